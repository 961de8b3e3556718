/// What a language model is asked for. A profile is chosen for each, and use is counted by it.
public enum ModelTask: String, CaseIterable, Hashable, Sendable {
    /// Where an English word comes from, for the notebook.
    case etymology
    /// A translation with its reading and notes.
    case translation
    /// Exercises made from what was translated.
    case lesson
    /// A sentence with a word in it.
    case sentence
    /// A conversation with the tutor.
    case tutor
    /// An explanation of grammar.
    case grammar
    /// The words for what a picture shows.
    case picture
    /// Anything else, such as a question asked on the command line.
    case other
}

#if !hasFeature(Embedded)
extension ModelTask: Codable {}
#endif
