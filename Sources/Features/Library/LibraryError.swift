import Formats
import Model

/// An error of an import. What reading declines is a `ReadingError`.
public enum LibraryError: Error, Sendable {
    case noSuchStory(String)
    /// The file could not be imported as a book.
    case format(FormatError, fileName: String)
}

extension LibraryError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noSuchStory(let slug): "There is no story \(slug) on the shelf. Nothing was changed."
        case .format(let error, let fileName): "\(fileName): \(error)"
        }
    }
}
