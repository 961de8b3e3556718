import Model

/// A text to translate.
public struct SentTranslation: Decodable, Sendable {
    /// What was said before, and the learner's level.
    public struct Context: Decodable, Sendable {
        /// A text or its translation.
        public struct Message: Decodable, Sendable {
            /// `user` for a text, `assistant` for its translation.
            public enum Role: String, Decodable, Sendable {
                case user, assistant
            }

            public var role: Role
            public var content: String
        }

        public var previousMessages: [Message]?
        public var userLevel: Difficulty?
    }

    public var text: String
    public var targetLanguage: Language
    /// Detected from the script if omitted.
    public var sourceLanguage: Language?
    public var context: Context?
}

/// `{"isSaved": true}`
public struct SentTranslationChange: Decodable, Sendable {
    public var isSaved: Bool
}
