/// A task for a language model. Each task has its own profile setting and usage count.
public enum ModelTask: String, CaseIterable, Hashable, Sendable {
    /// The etymology of an English word, for the notebook.
    case etymology
    /// A translation with its reading and notes.
    case translation
    /// Exercises based on a translation.
    case lesson
    /// A sentence that contains a word.
    case sentence
    /// A conversation with the tutor.
    case tutor
    /// An explanation of grammar.
    case grammar
    /// Words for what a picture shows.
    case picture
    /// Anything else, such as a question asked on the command line.
    case other
}

#if !hasFeature(Embedded)
extension ModelTask: Codable {}
#endif
