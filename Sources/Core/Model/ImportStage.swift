/// The stage of an import, in the order in which they follow each other.
public enum ImportStage: Hashable, Sendable {
    /// It waits for its turn.
    case reading
    /// Its text is extracted; the fraction done, from 0 to 1.
    case text(Double)
    /// The text is divided into pages.
    case pages
    /// Its words are counted; the fraction done, from 0 to 1.
    case words(Double)
    /// The book is added to the library.
    case saving
}
