import Model

/// A word as lessons know it: what the dictionary says, short enough to choose from.
struct LessonWord: Hashable, Sendable {
    /// The dictionary form.
    var word: String
    /// Marked pinyin or kana; empty for none.
    var reading: String
    /// One sense, short.
    var meaning: String
    /// Nil where nothing tells how hard it is.
    var difficulty: Difficulty?
    var wordClass: WordClass
    /// A sentence of the learner's with the word in it.
    var sentence: LessonSentence?
}

/// What wrong choices have in common with right ones.
enum WordClass: Hashable, Sendable {
    case noun, verb, adjective, other
}

/// A sentence with its words.
struct LessonSentence: Hashable, Sendable {
    var text: String
    /// Empty where nobody has said.
    var translation: String
    /// Together they are the text.
    var tokens: [Token]

    /// Its length in Unicode scalars.
    var length: Int { text.unicodeScalars.count }
}

/// What a learner has that a lesson can be made of.
struct LessonMaterial: Sendable {
    /// A turn of a conversation.
    struct Turn: Sendable {
        var sentence: LessonSentence
        /// When it was said, so that a reply can be told from the next topic.
        var at: Timestamp
    }

    var language: Language
    var level: Difficulty
    /// The most urgent first.
    var words: [LessonWord] = []
    var sentences: [LessonSentence] = []
    /// In the order in which they were said; each has a translation.
    var turns: [Turn] = []
    /// A passage to read, sentence by sentence; empty for none.
    var passage: [LessonSentence] = []
    var shortage: Lesson.Shortage?
}
