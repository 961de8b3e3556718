/// The hand-written family of a word, as etymological dictionaries agree, for words whose letters and lists mislead or
/// say nothing: "here" has "hither".
public struct StatedFamily: Sendable {
    /// Words with the same root, those best known to learners first; if empty, ask the dictionaries.
    public var related: [String]
    /// Derivatives or inflected forms; if empty, ask the dictionaries.
    public var variants: [String]

    /// Returns the family of a word in lower case; nil if the dictionaries should be asked.
    public static func of(_ word: String) -> StatedFamily? { all[word] }

    /// Keyed by the word, in lower case.
    static let all: [String: StatedFamily] = Rows(lines).fields.reduce(into: [:]) { all, fields in
        all[fields[0]] = StatedFamily(related: words(fields[1]), variants: fields.count > 2 ? words(fields[2]) : [])
    }

    private static func words(_ field: String) -> [String] { field.split(separator: " ").map { String($0) } }
}
