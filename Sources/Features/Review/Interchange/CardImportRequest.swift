import Cards
import Formats
import Foundation
import Model

/// A file of cards to import, as a form, a program or a command asks for it: an Anki package or a word list.
public struct CardImportRequest: Sendable {
    /// What the file is, and what the learner says of it.
    public enum Content: Sendable {
        /// The decks of the package become decks in the target, or of the top level.
        case package(SourceFile, into: ImportTarget?)
        case list(WordList)
    }

    /// The file's name as the learner knows it.
    public let fileName: String
    public let content: Content

    /// Finds out what a file is. What is said of lists does not concern a package.
    ///
    /// - Parameters:
    ///   - fileName: Without a path.
    ///   - target: The deck to import into. Nil for the deck that a list is named after, and for the top level for a
    ///     package.
    ///   - language: The language of a list's words that do not specify their own; nil for Chinese.
    ///   - kinds: The kinds of cards for each word of a list that does not specify its own.
    ///   - columns: The content of each column of a list; nil to detect it.
    ///   - hasHeader: Whether the first row of a list names its columns; nil to detect it.
    ///   - folder: Where a package that is not on disk is written. The copy is deleted with the request.
    /// - Throws: `AnkiError`, ``ReviewError/unreadableList(fileName:reason:advice:line:)``, also for an empty file.
    public init(
        _ source: ImportSource, named fileName: String, into target: ImportTarget? = nil, language: Language? = nil,
        kinds: [Card.Kind] = [.recognition], columns: [WordField?]? = nil, hasHeader: Bool? = nil,
        folder: URL = FileManager.default.temporaryDirectory
    ) throws {
        self.fileName = fileName
        let beginning: [UInt8]
        do throws(FormatError) {
            beginning = try source.beginning(2)
        } catch {
            throw ReviewError.unreadableList(error, fileName: fileName)
        }
        guard Self.isPackage(named: fileName, beginning: beginning) else {
            guard !beginning.isEmpty else { throw ReviewError.unreadableList(.empty, fileName: fileName) }
            var list = WordList(fileName: fileName, source: source)
            switch target {
            case .deck(let id)?: list.deck = id
            case .path(let path)?: list.newDeck = path
            case nil: break
            }
            list.language = language ?? list.language
            list.kinds = kinds
            list.fields = columns
            list.hasHeader = hasHeader
            content = .list(list)
            return
        }
        guard !beginning.isEmpty else { throw AnkiError.notAPackage }
        do throws(FormatError) {
            content = .package(try SourceFile(source, in: folder), into: target)
        } catch {
            throw AnkiError(notCopied: error)
        }
    }

    /// A request for a list about which the learner has decided.
    public init(_ list: WordList) {
        fileName = list.fileName
        content = .list(list)
    }

    /// Returns whether a file is an Anki package; any other is read as a word list. A package has the extension of one,
    /// or begins as every ZIP archive does.
    ///
    /// - Parameters:
    ///   - fileName: With or without a path.
    ///   - bytes: The file's first bytes, or all of them.
    public static func isPackage(named fileName: String, beginning bytes: some Sequence<UInt8>) -> Bool {
        let name = fileName.lowercased()
        return name.hasSuffix(".apkg") || name.hasSuffix(".colpkg") || bytes.starts(with: "PK".utf8)
    }
}
