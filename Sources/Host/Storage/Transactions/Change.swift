import Model

/// What a write did, as the change log tells it: which row of which entity, and whether it is still there.
///
/// Whoever reads the log (sync, undo, caches) fetches the row itself; the log does not repeat it.
public struct Change: Hashable, Sendable {
    /// What a row is about. The raw value is the name of its table.
    public enum Entity: String, CaseIterable, Hashable, Sendable {
        /// The learner's own row: the name.
        case learner
        /// From when on the learner lived in a time zone; its key is that moment.
        case learnerZone = "learner_zone"
        /// How a learner wants the pages; its key is the learner's id.
        case preference
        /// A book with its chapters, passages and cover, which never change without it.
        case book
        /// A word with the learner's word on it; its key is `language/word`.
        case mark
        /// A split or reading put right; its key is `language/text`.
        case correction
        /// A sitting with a book.
        case readingSession = "reading_session"
        /// A pile of cards.
        case deck
        /// The deck that new cards of a language go to; its key is the language.
        case cardDeck = "card_deck"
        /// What is to be remembered of a word.
        case note
        /// A question about a note, with its schedule.
        case card
        /// An answer on a card; never changed, deleted only when it is undone.
        case review
        /// A picture or a recording; its key is its name.
        case media
        /// A language model that can be asked, without its key.
        case modelProfile = "model_profile"
        /// Which profile is asked for a task; its key is the task, and empty for all others.
        case modelChoice = "model_choice"
        /// What was used of a model on a day; its key is `day/profile/task`.
        case modelUsage = "model_usage"
        /// A question that waits for the network, or its answer.
        case modelRequest = "model_request"
        /// A turn of the translation chat.
        case translation
        /// What the learner wants to learn; its key is the learner's id.
        case learningPreference = "learning_preference"
        /// A lesson; its exercises never change.
        case lesson
        /// The answer to an exercise; its key is `lesson/exercise`.
        case lessonAnswer = "lesson_answer"
        /// What a lesson found of a word it trained; its key is `lesson/word`.
        case lessonWord = "lesson_word"
        /// The words of a day, with what has become of each; its key is the day's date.
        case dailyWords = "dose"
        /// The files of the image classifier; its key is the learner's id.
        case pictureClassifier = "picture_labeller"
    }

    /// What became of the row.
    public enum Kind: String, Hashable, Sendable {
        /// It was made or changed.
        case upsert
        /// It is gone.
        case delete
    }

    /// Whether the row is there.
    public let kind: Kind
    /// What the row is about.
    public let entity: Entity
    /// The row's primary key without the learner: an id, or its parts joined by "/" (`zh/银行`). Parts before the
    /// last have no "/" of their own.
    public let key: String

    /// A change of one row, with its key as the log has it.
    public init(_ kind: Kind, _ entity: Entity, key: String) {
        self.kind = kind
        self.entity = entity
        self.key = key
    }

    /// The row with this id was made or changed.
    public static func upsert<Subject>(_ entity: Entity, _ id: ID<Subject>) -> Change {
        Change(.upsert, entity, key: id.description)
    }

    /// The row with this key was made or changed: `.upsert(.mark, "zh", "银行")`.
    public static func upsert(_ entity: Entity, _ key: String...) -> Change {
        Change(.upsert, entity, key: key.joined(separator: "/"))
    }

    /// The row with this id was made or changed.
    public static func upsert<Subject>(_ entity: Entity, _ id: SerialID<Subject>) -> Change {
        Change(.upsert, entity, key: id.description)
    }

    /// So many rows were made or changed at once that the log does not name them: whoever reads it fetches all that the
    /// learner has of this entity. Its key is `*`.
    public static func upsertMany(_ entity: Entity) -> Change { Change(.upsert, entity, key: "*") }

    /// The row with this id is gone.
    public static func delete<Subject>(_ entity: Entity, _ id: SerialID<Subject>) -> Change {
        Change(.delete, entity, key: id.description)
    }

    /// The row with this id is gone.
    public static func delete<Subject>(_ entity: Entity, _ id: ID<Subject>) -> Change {
        Change(.delete, entity, key: id.description)
    }

    /// The row with this key is gone: `.delete(.mark, "zh", "银行")`.
    public static func delete(_ entity: Entity, _ key: String...) -> Change {
        Change(.delete, entity, key: key.joined(separator: "/"))
    }
}

/// A change with its place in a learner's log.
public struct LoggedChange: Hashable, Sendable {
    /// Counts from 1 for each learner, without gaps, in the order in which changes were saved.
    public let sequence: Int
    /// What was changed.
    public let change: Change
    /// The time its transaction was given.
    public let time: Timestamp
}
