/// An error concerning the compiled lexicon or its sources.
public enum LexiconError: Error, CustomStringConvertible, Sendable {
    case missing(path: String)
    case unreadable(path: String, reason: String)
    case outdated(path: String)
    /// A data set could not be fetched from any of its sources.
    case notFetched(name: String, reason: String)
    /// A data set was fetched, but differs from the pinned one.
    case wrongChecksum(name: String, expected: String, found: String)
    case notWritten(path: String, reason: String)
    /// A line of a table that comes with Glossa, from 1, does not have the form that the file describes.
    case malformed(file: String, line: Int, reason: String)

    public var description: String {
        switch self {
        case .missing(let path):
            "There is no compiled lexicon at \(path). Run `glossa lexicon build` to make it."
        case .unreadable(let path, let reason):
            "The lexicon at \(path) cannot be read: \(reason). It contains no data of yours; run `glossa lexicon build` to rebuild it."
        case .outdated(let path):
            "The lexicon at \(path) was made by another version of Glossa. Run `glossa lexicon build` to rebuild it."
        case .notFetched(let name, let reason):
            "\(name) could not be fetched: \(reason). Everything else was kept; check the network and run `glossa lexicon build` again."
        case .wrongChecksum(let name, let expected, let found):
            "\(name) is not the expected file (SHA-256 \(found) instead of \(expected)) and was not used. Run `glossa lexicon build` again; if the error persists, the publisher has changed the file."
        case .notWritten(let path, let reason):
            "The lexicon could not be written to \(path): \(reason). The old one, if any, is as it was; make room, or choose another place with --lexicon or GLOSSA_LEXICON, and run `glossa lexicon build` again."
        case .malformed(let file, let line, let reason):
            "Line \(line) of Glossa's own table \(file) is malformed: \(reason). The old lexicon, if any, is as it was; correct the line in Sources/Host/LexiconCompiler/Data and build Glossa again."
        }
    }
}
