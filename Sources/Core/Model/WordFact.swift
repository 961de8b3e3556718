/// What a learner's dictionary tells of a word besides its meanings.
public struct WordFact: Hashable, Sendable {
    /// What the dictionary tells of the word, and its value.
    public enum Kind: Hashable, Sendable {
        /// How common the word is, as the dictionary writes it: a rank, a number of occurrences, stars.
        case frequency(String)
        /// The mora after which the pitch falls, from 1; 0 if it does not fall.
        case pitch(Int)
        /// The pronunciation, usually in the letters of the IPA.
        case pronunciation(String)
    }

    /// The name of the dictionary.
    public var dictionary: String
    /// The reading that it is about; empty for the word however it is read.
    public var reading: String
    public var kind: Kind

    public init(dictionary: String, reading: String = "", kind: Kind) {
        self.dictionary = dictionary
        self.reading = reading
        self.kind = kind
    }

    /// The highest mora after which a pitch can fall.
    public static let lastMora = 99

    /// What it says, as text: for a pitch the number of the mora.
    public var value: String {
        switch kind {
        case .frequency(let text), .pronunciation(let text): text
        case .pitch(let drop): String(drop)
        }
    }

    /// The kind's name in the API.
    public var kindName: String {
        switch kind {
        case .frequency: "frequency"
        case .pitch: "pitch"
        case .pronunciation: "pronunciation"
        }
    }
}
