/// An operation that can be undone.
public enum UndoableVerb: String, Sendable {
    case grade, suspend, bury, flag, move, tag, delete, edit
    /// Cards were rescheduled for other settings.
    case reschedule
    /// The import of a word list.
    case cardImport = "import"

    /// Whether it may have changed many thousand cards.
    public var isLong: Bool {
        switch self {
        case .grade, .edit: false
        case .suspend, .bury, .flag, .move, .tag, .delete, .reschedule, .cardImport: true
        }
    }
}

/// An operation that was undone.
public struct Undone: Hashable, Sendable {
    public var verb: UndoableVerb
    /// The card, or the first of several; nil if there is none.
    public var card: SerialID<Card>?
    /// The undone answer.
    public var rating: Rating?
    /// The note and its word, if the operation concerned one.
    public var note: SerialID<Note>?
    public var word: String?
    /// The number of restored cards, or of notes if tags were changed.
    public var count: Int
    /// Whether the operation was the reverse of its verb: resumed, brought forward or unflagged.
    public var isReverse: Bool

    public init(
        verb: UndoableVerb, card: SerialID<Card>? = nil, rating: Rating? = nil, note: SerialID<Note>? = nil,
        word: String? = nil, count: Int = 1, isReverse: Bool = false
    ) {
        self.verb = verb
        self.card = card
        self.rating = rating
        self.note = note
        self.word = word
        self.count = count
        self.isReverse = isReverse
    }
}

#if !hasFeature(Embedded)
extension Undone: CustomStringConvertible {
    /// In English, for commands and programs: "your answer good on 银行", "12 cards moved".
    public var description: String {
        let cards = count == 1 ? "1 card" : "\(count) cards"
        let one = word.map { count == 1 ? $0 : cards } ?? cards
        return switch verb {
        case .grade: "your answer\(rating.map { " \($0)" } ?? "")\(word.map { " on \($0)" } ?? "")"
        case .suspend: isReverse ? "\(one) resumed" : "\(one) suspended"
        case .bury: isReverse ? "\(one) brought back to today" : "\(one) put off until tomorrow"
        case .flag: isReverse ? "\(one) unflagged" : "\(one) flagged"
        case .move: "\(one) moved"
        case .tag: "tags of \(word ?? (count == 1 ? "1 note" : "\(count) notes"))"
        case .delete: "\(one) deleted"
        case .edit: "\(word ?? "a note") edited"
        case .cardImport: "the import of \(one)"
        case .reschedule: "the rescheduling of \(cards)"
        }
    }
}
extension UndoableVerb: Codable {}
#endif
