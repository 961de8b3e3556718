/// Who writes an entry of the notebook.
public enum EntryAuthor: Hashable, Sendable {
    /// The dictionaries alone.
    case dictionaries
    /// A language model.
    ///
    /// - Parameter anew: Whether an earlier answer does not count.
    case model(anew: Bool = false)
    /// A language model if one is set up and answers, otherwise the dictionaries.
    case anyone
}
