extension SettingValues {
    /// Takes fields from the JSON object in which a version before settings had rows of their own saved them all, under
    /// the same names. Fields that are absent or cannot be read stay as they are.
    public mutating func take(former json: JSON) {
        guard case .object(let object) = json else { return }
        var stored: [String: String] = [:]
        for setting in Self.settings {
            if let text = object[setting.name]?.settingText { stored[setting.name] = text }
        }
        take(stored)
    }
}

extension JSON {
    /// The value as the text of a setting; nil if no setting has such a value.
    fileprivate var settingText: String? {
        switch self {
        case .text(let text): return text
        case .flag(let flag): return flag ? "on" : "off"
        case .integer(let integer): return String(integer)
        case .real(let real):
            if let integer = try? Int64(json: self) { return String(integer) }
            // A fraction is no setting's; a huge number is brought within the setting's bounds.
            return SentNumber(real).nearest(in: .unchecked).map { String($0) }
        default: return nil
        }
    }
}
