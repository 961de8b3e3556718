/// Why Japanese cannot be analysed on this machine.
public enum MorphologyError: Error, Hashable, Sendable {
    /// There is no MeCab dictionary in the usual places.
    case noDictionary(searched: [String])
    /// There is a dictionary, but Glossa cannot use it.
    case unusableDictionary(path: String, reason: String)
}

extension MorphologyError: CustomStringConvertible {
    /// What happened, and what to do next.
    public var description: String {
        let advice = "Install one (Debian: apt install mecab-ipadic-utf8) or name its folder."
        let kept = "Chinese and English still work."
        return switch self {
        case .noDictionary(let searched):
            "There is no MeCab dictionary in \(searched.joined(separator: ", ")). \(kept) \(advice)"
        case .unusableDictionary(let path, let reason):
            "The MeCab dictionary in \(path) cannot be used: \(reason). Glossa needs IPADIC in UTF-8. \(kept) \(advice)"
        }
    }
}
