/// The name of a job, which is work that takes too long for one page load: its kind, and what it is about. Only one job
/// of a name runs at a time.
///
/// It is written as `fit-019ccf09-…`.
public struct JobName: Hashable, Sendable {
    /// What a job does; the raw value begins its name.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// Importing a book.
        case book
        /// Importing several books.
        case books
        /// Importing cards from a package or a list.
        case cards
        /// Importing a dictionary.
        case dictionary
        /// Importing an archive with everything.
        case whole
        /// Recalculating cards for new settings.
        case recount
        /// One action on many cards.
        case change
        /// Exporting a deck to a file.
        case export
        /// Making a backup of everything.
        case backup
        /// Fitting the parameters of a deck.
        case fit
        /// Testing the connection to a language model.
        case test
        /// A language model writes an entry of the notebook.
        case entry
        /// A language model translates a sentence.
        case sentence

        /// Whether a job has a page of its own. The others are shown on the page of what they are about.
        public var hasPage: Bool {
            switch self {
            case .book, .books, .cards, .dictionary, .whole, .recount, .change, .export, .backup: true
            case .fit, .test, .entry, .sentence: false
            }
        }
    }

    public let kind: Kind
    /// What the job is about, not empty: an id, or a text.
    public let subject: String

    public init(_ kind: Kind, _ subject: String) {
        self.kind = kind
        self.subject = subject
    }

    /// Parses a name as ``description`` writes it; nil if it is none.
    public init?(_ text: String) {
        guard let dash = text.utf8.firstIndex(of: UInt8(ascii: "-")), let kind = Kind(rawValue: String(text[..<dash]))
        else { return nil }
        let subject = text[text.utf8.index(after: dash)...]
        guard !subject.isEmpty else { return nil }
        self.init(kind, String(subject))
    }

    public static func fit(of deck: ID<Deck>) -> JobName { JobName(.fit, deck.description) }

    public static func test(of profile: ID<ModelProfile>) -> JobName { JobName(.test, profile.description) }

    /// The job that writes the entry of a word, however it is capitalized.
    public static func entry(_ word: String) -> JobName { JobName(.entry, word.lowercased()) }

    public static func sentence(_ text: String, in language: Language) -> JobName {
        JobName(.sentence, language.rawValue + " " + text)
    }
}

extension JobName: CustomStringConvertible {
    public var description: String { kind.rawValue + "-" + subject }
}

#if !hasFeature(Embedded)
extension JobName.Kind: Codable {}
#endif
