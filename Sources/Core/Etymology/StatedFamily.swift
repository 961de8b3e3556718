/// The family of a word as etymological dictionaries agree, where what the letters and the lists tell leads astray or is
/// nothing: "here" has "hither".
public struct StatedFamily: Sendable {
    /// Words that share its root, those that a learner knows best first; empty where the dictionaries are to be asked.
    public var related: [String]
    /// Words made of it, or its forms; empty where the dictionaries are to be asked.
    public var variants: [String]

    /// The family of a word in small letters; nil where the dictionaries are to be asked.
    public static func of(_ word: String) -> StatedFamily? { all[word] }

    /// By the word, in small letters.
    static let all: [String: StatedFamily] = Rows(lines).fields.reduce(into: [:]) { all, fields in
        all[fields[0]] = StatedFamily(related: words(fields[1]), variants: fields.count > 2 ? words(fields[2]) : [])
    }

    private static func words(_ field: String) -> [String] { field.split(separator: " ").map { String($0) } }
}
