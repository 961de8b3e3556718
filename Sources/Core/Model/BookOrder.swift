/// The order of books in the library.
public enum BookOrder: String, CaseIterable, Hashable, Sendable {
    /// Last opened first.
    case recent
    case title
    /// Furthest read first.
    case progress
    /// Highest share of known words first: the easiest book to read next.
    case known
    /// Last imported first.
    case added
}
