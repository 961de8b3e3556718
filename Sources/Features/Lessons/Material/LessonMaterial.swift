import Model

/// A word for lessons, with a meaning short enough for a choice.
struct LessonWord: Hashable, Sendable {
    /// The dictionary form.
    var word: String
    /// Marked pinyin or kana; may be empty.
    var reading: String
    /// One sense, short.
    var meaning: String
    /// Nil if the difficulty is unknown.
    var difficulty: Difficulty?
    var wordClass: WordClass
    /// One of the learner's sentences with the word.
    var sentence: LessonSentence?
}

/// The class that wrong choices share with right ones.
enum WordClass: Hashable, Sendable {
    case noun, verb, adjective, other
}

/// A sentence with its words.
struct LessonSentence: Hashable, Sendable {
    var text: String
    /// Empty if there is no translation.
    var translation: String
    /// Joined, they are the text.
    var tokens: [Token]

    /// Its length in Unicode scalars.
    var length: Int { text.unicodeScalars.count }
}

/// The learner's material for a lesson.
struct LessonMaterial: Sendable {
    /// A turn of a conversation.
    struct Turn: Sendable {
        var sentence: LessonSentence
        /// When it was said, to distinguish a reply from a new topic.
        var at: Timestamp
    }

    var language: Language
    var level: Difficulty
    /// Most urgent first.
    var words: [LessonWord] = []
    var sentences: [LessonSentence] = []
    /// In chronological order; each has a translation.
    var turns: [Turn] = []
    /// A passage to read, sentence by sentence; may be empty.
    var passage: [LessonSentence] = []
    var shortage: Lesson.Shortage?
}
