import Model

/// A write as recorded in the change log: the row, its entity, and whether it still exists.
///
/// Consumers of the log (sync, undo, caches) fetch the row itself; the log does not repeat it.
public struct Change: Hashable, Sendable {
    /// The kind of a row. The raw value is the name of its table.
    public enum Entity: String, CaseIterable, Hashable, Sendable {
        /// The learner's own row: the name.
        case learner
        /// The start of a learner's stay in a time zone; its key is that moment.
        case learnerZone = "learner_zone"
        /// One setting; its key is the name, for a setting of one device `device/name`.
        case setting
        /// A learner's display preferences as a whole, which versions before ``setting`` recorded.
        case preference
        /// A book with its chapters, passages and cover, which never change without it.
        case book
        /// A word and the learner's mark on it; its key is `language/word`.
        case mark
        /// A split or reading corrected everywhere; its key is `language/text`.
        case correction
        /// One corrected between two neighbours; its key is `language/before⇥text⇥after`.
        case contextCorrection = "context_correction"
        /// One corrected in one place of a book; its key is `book/page/place`.
        case placeCorrection = "place_correction"
        /// A reading session.
        case readingSession = "reading_session"
        /// A deck of cards.
        case deck
        /// The deck that receives new cards of a language; its key is the language.
        case cardDeck = "card_deck"
        /// The facts to remember about a word.
        case note
        /// A question about a note, with its schedule.
        case card
        /// An answer to a card; never changed, deleted only by undo.
        case review
        /// An image or a recording; its key is its name.
        case media
        /// A configured language model, without its API key.
        case modelProfile = "model_profile"
        /// The profile that serves a task; its key is the task, empty for the default.
        case modelChoice = "model_choice"
        /// The usage of a model on a day; its key is `day/profile/task`.
        case modelUsage = "model_usage"
        /// A request that waits for the network, or its answer.
        case modelRequest = "model_request"
        /// A turn of the translation chat.
        case translation
        /// A learner's learning preferences as a whole, which versions before ``setting`` recorded.
        case learningPreference = "learning_preference"
        /// A lesson; its exercises never change.
        case lesson
        /// The answer to an exercise; its key is `lesson/exercise`.
        case lessonAnswer = "lesson_answer"
        /// A lesson's result for a word it trained; its key is `lesson/word`.
        case lessonWord = "lesson_word"
        /// The words of a day, with the state of each; its key is the day's date.
        case dailyWords = "dose"
        /// An entry of the etymology notebook, or a text between two entries.
        case notebookEntry = "notebook_entry"
        /// A dictionary that the learner brought; its entries never change.
        case dictionary
        /// The learner's name, password and rights on this server; its key is the learner's id.
        case account
        /// A device or a program that is signed in.
        case access
        /// An invitation by the learner.
        case invitation
        /// What the learner is at a provider of sign-ins.
        case identity
        /// The files of the image classifier; its key is the learner's id.
        case pictureClassifier = "picture_labeller"
    }

    /// What happened to the row.
    public enum Kind: String, Hashable, Sendable {
        /// The row was created or changed.
        case upsert
        /// The row was deleted.
        case delete
    }

    /// Whether the row exists.
    public let kind: Kind
    /// The kind of the row.
    public let entity: Entity
    /// The row's primary key without the learner: an id, or its parts joined by "/" (`zh/银行`). Only the last part may
    /// contain "/".
    public let key: String

    /// Creates a change of one row, with its key in the log's format.
    public init(_ kind: Kind, _ entity: Entity, key: String) {
        self.kind = kind
        self.entity = entity
        self.key = key
    }

    /// The row with this id was created or changed.
    public static func upsert<Subject>(_ entity: Entity, _ id: ID<Subject>) -> Change {
        Change(.upsert, entity, key: id.description)
    }

    /// The row with this key was created or changed: `.upsert(.mark, "zh", "银行")`.
    public static func upsert(_ entity: Entity, _ key: String...) -> Change {
        Change(.upsert, entity, key: key.joined(separator: "/"))
    }

    /// The row with this id was created or changed.
    public static func upsert<Subject>(_ entity: Entity, _ id: SerialID<Subject>) -> Change {
        Change(.upsert, entity, key: id.description)
    }

    /// Too many rows were created or changed at once for the log to name them, so consumers fetch all the learner's
    /// rows of this entity. The key is `*`.
    public static func upsertMany(_ entity: Entity) -> Change { Change(.upsert, entity, key: "*") }

    /// The row with this id was deleted.
    public static func delete<Subject>(_ entity: Entity, _ id: SerialID<Subject>) -> Change {
        Change(.delete, entity, key: id.description)
    }

    /// The row with this id was deleted.
    public static func delete<Subject>(_ entity: Entity, _ id: ID<Subject>) -> Change {
        Change(.delete, entity, key: id.description)
    }

    /// The row with this key was deleted: `.delete(.mark, "zh", "银行")`.
    public static func delete(_ entity: Entity, _ key: String...) -> Change {
        Change(.delete, entity, key: key.joined(separator: "/"))
    }
}

/// A change with its sequence number in a learner's log.
public struct LoggedChange: Hashable, Sendable {
    /// Counts from 1 for each learner, without gaps, in the order of commits.
    public let sequence: Int
    /// The recorded change.
    public let change: Change
    /// The time given to its transaction.
    public let time: Timestamp
}
