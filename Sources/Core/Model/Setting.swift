/// A browser on one machine, which has settings of its own, such as its font size. It has no other data.
public enum Device {}

/// Whose a setting is.
public enum SettingOwner: Hashable, Sendable {
    /// It depends on the screen and the hand: each device has its own value, and starts with the learner's.
    case device
    /// The same on all of the learner's devices.
    case learner
    /// Not chosen but remembered, such as when the last round ended. No form sets it.
    case state
}

/// One field of a value such as ``Preferences``, which is stored as text in a row of its own.
///
/// So a change of one field leaves the others to whoever changes them at the same time, and a text that cannot be read
/// affects only its own field.
public struct Setting<Values: Sendable>: Sendable {
    /// The name in the database, in the change log and in forms.
    public let name: String
    public let owner: SettingOwner
    /// What is wrong with a text that cannot be read.
    let fault: FieldFault
    private let text: @Sendable (Values) -> String
    private let take: @Sendable (String, inout Values) -> Bool

    /// - Parameters:
    ///   - fault: What is wrong with a text that cannot be read.
    ///   - text: Returns the field as text.
    ///   - take: Sets the field to a text, within its bounds. Returns whether the text could be read; if not, the field
    ///     is unchanged.
    init(
        _ name: String, _ owner: SettingOwner, fault: FieldFault, text: @escaping @Sendable (Values) -> String,
        take: @escaping @Sendable (String, inout Values) -> Bool
    ) {
        self.name = name
        self.owner = owner
        self.fault = fault
        self.text = text
        self.take = take
    }

    /// The field as it is stored.
    public func text(of values: Values) -> String { text(values) }

    /// Sets the field to a stored text; a text that cannot be read leaves it as it is.
    ///
    /// - Returns: Whether the text could be read.
    @discardableResult
    public func set(_ stored: String, in values: inout Values) -> Bool { take(stored, &values) }
}

/// A new value for one setting.
public struct SettingChange: Hashable, Sendable {
    public let name: String
    public let owner: SettingOwner
    /// The value as text.
    public let value: String
}

/// A value whose fields are stored one by one.
public protocol SettingValues: Sendable {
    /// Every field: the only place that says what it is called, whose it is, and how it is written and read.
    static var settings: [Setting<Self>] { get }

    /// Every field at its default.
    init()
}

extension SettingValues {
    /// Takes fields from their stored texts; those that are absent or cannot be read stay as they are.
    public mutating func take(_ stored: [String: String]) {
        for setting in Self.settings {
            if let text = stored[setting.name] { setting.set(text, in: &self) }
        }
    }

    /// The fields that differ from those of a former value.
    public func changes(from former: Self) -> [SettingChange] {
        Self.settings.compactMap { setting in
            let text = setting.text(of: self)
            guard text != setting.text(of: former) else { return nil }
            return SettingChange(name: setting.name, owner: setting.owner, value: text)
        }
    }

    /// Returns what a form changes: each field that it sends and that is not empty, other than with the value it showed.
    ///
    /// A form sends all its fields. Comparing them with those it showed tells which of them were chosen, so that the
    /// others do not undo what another window has saved since.
    ///
    /// - Parameters:
    ///   - sent: The value of a field that the form sends; nil if it does not send it.
    ///   - shown: The value that the form showed; nil if unknown, when a field that is sent counts as chosen.
    /// - Throws: For a value that cannot be read; then nothing is to be changed. A number is clamped to its bounds.
    public static func changes(
        sent: (String) -> String?, shown: (String) -> String?
    ) throws(FieldFault) -> [SettingChange] {
        var changes: [SettingChange] = []
        for setting in settings where setting.owner != .state {
            guard let text = sent(setting.name), !text.isEmpty else { continue }
            var values = Self()
            guard setting.set(text, in: &values) else { throw setting.fault }
            let value = setting.text(of: values)
            guard value != shown(setting.name) else { continue }
            changes.append(SettingChange(name: setting.name, owner: setting.owner, value: value))
        }
        return changes
    }

    /// The fields as a form shows them, for the field that it sends back: `theme=dark&fontSize=20`.
    public var shown: String {
        Self.settings.filter { $0.owner != .state }.map { $0.name + "=" + $0.text(of: self) }.joined(separator: "&")
    }
}

extension Setting {
    /// A field that takes one of several values.
    static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
        _ name: String, _ owner: SettingOwner, _ get: @escaping @Sendable (Values) -> Choice,
        _ set: @escaping @Sendable (inout Values, Choice) -> Void
    ) -> Setting {
        Setting(
            name, owner, fault: .choice(NotAChoice(field: name, allowed: Choice.allCases.map { $0.rawValue })),
            text: { get($0).rawValue },
            take: { text, values in
                guard let choice = Choice(rawValue: text) else { return false }
                set(&values, choice)
                return true
            })
    }

    /// A field that takes several of several values, in the learner's order.
    static func choices<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
        _ name: String, _ owner: SettingOwner, _ get: @escaping @Sendable (Values) -> [Choice],
        _ set: @escaping @Sendable (inout Values, [Choice]) -> Void
    ) -> Setting {
        Setting(
            name, owner, fault: .choice(NotAChoice(field: name, allowed: Choice.allCases.map { $0.rawValue })),
            text: { get($0).map { $0.rawValue }.joined(separator: " ") },
            take: { text, values in
                var choices: [Choice] = []
                for word in text.split(separator: " ") {
                    guard let choice = Choice(rawValue: String(word)) else { return false }
                    choices.append(choice)
                }
                set(&values, choices)
                return true
            })
    }

    /// A switch.
    static func flag(
        _ name: String, _ owner: SettingOwner, _ get: @escaping @Sendable (Values) -> Bool,
        _ set: @escaping @Sendable (inout Values, Bool) -> Void
    ) -> Setting {
        Setting(
            name, owner, fault: .choice(NotAChoice(field: name, allowed: ["on", "off"])),
            text: { get($0) ? "on" : "off" },
            take: { text, values in
                guard text == "on" || text == "off" else { return false }
                set(&values, text == "on")
                return true
            })
    }

    /// A number, clamped to its bounds.
    static func number(
        _ name: String, _ owner: SettingOwner, in bounds: Bounds, _ get: @escaping @Sendable (Values) -> Int,
        _ set: @escaping @Sendable (inout Values, Int) -> Void
    ) -> Setting {
        Setting(
            name, owner, fault: .number(OutOfBounds(field: name, bounds)),
            text: { String(bounds.nearest(to: get($0))) },
            take: { text, values in
                guard let number = SentNumber(text)?.nearest(in: bounds) else { return false }
                set(&values, number)
                return true
            })
    }

    /// A moment, or none.
    static func moment(
        _ name: String, _ owner: SettingOwner, _ get: @escaping @Sendable (Values) -> Timestamp?,
        _ set: @escaping @Sendable (inout Values, Timestamp?) -> Void
    ) -> Setting {
        Setting(
            name, owner, fault: .number(OutOfBounds(field: name, .unchecked)),
            text: { get($0).map { String($0.milliseconds) } ?? "" },
            take: { text, values in
                guard !text.isEmpty else {
                    set(&values, nil)
                    return true
                }
                guard let moment = SentNumber(text)?.moment else { return false }
                set(&values, moment)
                return true
            })
    }
}
