/// A word that Glossa's dictionaries lack: one that a book repeats, such as the name of one of its persons, or one of the
/// learner's own.
public struct BookTerm: Hashable, Sendable {
    public var text: String
    /// How rare it is in the book: the negative logarithm of its share of the words, in hundredths of a nat.
    public var rarity: Int
    /// Whether it is the learner's own: the word of a card, or a headword of a dictionary that the learner brought.
    public var isOwn = false

    /// The most terms that a book has.
    public static var most: Int { 2000 }
    /// The most characters of a term.
    public static var longest: Int { 4 }

    public init(text: String, rarity: Int) {
        self.text = text
        self.rarity = rarity
    }

    /// A word of the learner's own.
    public init(own text: String) {
        self.text = text
        rarity = Self.ownRarity
        isOwn = true
    }

    /// As rare as a word of the lexicon that is read once in 8,000: it joins 打工|人, and a phrase that it shares its letters
    /// with, such as 我|是, stays two words.
    private static var ownRarity: Int { 900 }
    /// The lengths of own words that are looked for in a text, in characters.
    public static var ownLengths: ClosedRange<Int> { 2...8 }

    /// Reads terms from the form in which they are stored. Lines that cannot be read are left out.
    public static func list(stored: String) -> [BookTerm] {
        var terms: [BookTerm] = []
        for line in stored.split(separator: "\n").prefix(most) {
            let fields = line.split(separator: "\t")
            guard fields.count == 2, (2...longest).contains(fields[0].unicodeScalars.count),
                let rarity = Int(fields[1]), (0...10_000).contains(rarity)
            else { continue }
            terms.append(BookTerm(text: String(fields[0]), rarity: rarity))
        }
        return terms
    }

    /// Returns the form in which terms are stored: each on a line, with a tab before its rarity.
    public static func stored(_ terms: [BookTerm]) -> String {
        var text = ""
        for term in terms {
            text += term.text
            text += "\t"
            text += term.rarity.description
            text += "\n"
        }
        return text
    }
}
