/// What a learner changes of a note; nil leaves a field as it is.
public struct NoteChange: Hashable, Sendable {
    public var word: String?
    public var reading: String?
    public var definition: String?
    public var sentence: String?
    public var translation: String?
    public var tags: [String]?
    /// Another spelling of the word. A word that changes loses the one it had.
    public var variant: String?

    public init(
        word: String? = nil, reading: String? = nil, definition: String? = nil, sentence: String? = nil,
        translation: String? = nil, tags: [String]? = nil, variant: String? = nil
    ) {
        self.word = word
        self.reading = reading
        self.definition = definition
        self.sentence = sentence
        self.translation = translation
        self.tags = tags
        self.variant = variant
    }

    /// Returns a note with the change.
    public func applied(to note: Note) -> Note {
        var changed = note
        changed.word = word ?? note.word
        changed.reading = reading ?? note.reading
        changed.definition = definition ?? note.definition
        changed.sentence = sentence ?? note.sentence
        changed.translation = translation ?? note.translation
        changed.tags = tags ?? note.tags
        changed.variant = variant ?? note.variant
        return changed
    }
}
