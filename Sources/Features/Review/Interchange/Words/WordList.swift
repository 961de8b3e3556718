import Cards
import Formats
import Model
import Storage

/// A word list and how the learner wants it imported. What is not decided is detected.
public struct WordList: Sendable {
    public let fileName: String
    public let source: ImportSource
    /// Nil to detect it.
    public var separator: Table.Separator?
    /// Whether the first row names the columns; nil to detect it.
    public var hasHeader: Bool?
    /// The content of each column; nil to detect it by names and contents.
    public var fields: [WordField?]?
    /// The language of words that do not specify their own.
    public var language = Language.chinese
    /// The kinds of cards for each word that does not specify its own; none for recognition alone.
    public var kinds: [Card.Kind] = [.recognition]
    /// The deck that receives the words; nil for ``newDeck``.
    public var deck: ID<Deck>?
    /// The path of a deck, which is added if it is missing.
    public var newDeck: String

    /// - Parameter newDeck: Nil to name the deck after the file.
    public init(fileName: String, source: ImportSource, newDeck: String? = nil) {
        self.fileName = fileName
        self.source = source
        self.newDeck = newDeck ?? Self.deckName(for: fileName)
    }

    /// Returns the name of a deck for a list: the file's name without its extension.
    public static func deckName(for fileName: String) -> String {
        let title = fileName.split(separator: ".").dropLast().joined(separator: ".")
        return title.isEmpty ? fileName : title
    }

    /// Throws if the decisions allow no import.
    ///
    /// - Throws: ``ReviewError/impossibleDeckName``, ``ReviewError/noColumnOfWords``.
    public func check() throws(ReviewError) {
        if deck == nil { _ = try DeckTree.names(of: newDeck) }
        if let fields, !fields.contains(.word) { throw .noColumnOfWords }
    }

    /// What the learner decides about a list, having seen how it is read.
    public struct Change: Sendable {
        /// Nil to detect it.
        public var separator: Table.Separator?
        /// Nil to leave it as it is.
        public var hasHeader: Bool?
        /// Nil to detect them in the list as it is now read. Columns of another number are detected, too.
        public var columns: [WordField?]?
        /// Nil to leave it as it is.
        public var language: Language?
        /// None for recognition alone.
        public var kinds: [Card.Kind] = []
        /// Nil for a new deck.
        public var deck: ID<Deck>?
        /// The path of the new deck; nil to leave it as it is.
        public var newDeck: String?

        public init() {}
    }

    /// Takes the learner's decisions.
    ///
    /// - Throws: ``ReviewError/unreadableList(fileName:reason:advice:line:)``.
    public mutating func apply(_ change: Change) throws(ReviewError) {
        separator = change.separator
        hasHeader = change.hasHeader ?? hasHeader
        fields = nil
        if let columns = change.columns, try columns.count == table().columnCount { fields = columns }
        language = change.language ?? language
        kinds = change.kinds
        deck = change.deck
        newDeck = change.newDeck ?? newDeck
    }

    /// Reads the rows.
    ///
    /// - Throws: ``ReviewError/unreadableList(fileName:reason:advice:line:)``.
    public func table() throws(ReviewError) -> Table {
        do throws(FormatError) {
            return try readTable(source, separator: separator, hasHeader: hasHeader)
        } catch {
            throw .unreadableList(error, fileName: fileName)
        }
    }

    /// Returns the content of each of the table's columns: as the learner specified or, by default, as detected.
    public func fields(of table: Table) -> [WordField?] { fields ?? table.guessedFields() }
}

/// What the import of a word list would do.
public struct WordListPreview: Sendable {
    public var table: Table
    /// The content of each column.
    public var fields: [WordField?]
    public var words: WordPreview
}

extension ReviewDesk {
    /// Reads a list, and computes what its import would do, without changing anything.
    ///
    /// - Throws: ``ReviewError/unreadableList(fileName:reason:advice:line:)``, `StorageError`.
    public func preview(_ list: WordList) async throws -> WordListPreview {
        let table = try list.table()
        let fields = list.fields(of: table)
        return WordListPreview(
            table: table, fields: fields,
            words: try await previewWords(table, as: fields, language: list.language))
    }

    /// Reads and imports a list; see ``importWords(_:as:to:language:kinds:at:random:progress:)-(_,_,ImportTarget,_,_,_,_,_)``.
    ///
    /// - Parameter progress: Receives the fraction done, from 0 to 1, on any thread.
    /// - Throws: What ``WordList/check()`` and ``WordList/table()`` throw, ``ReviewError/noSuchDeck(_:)``,
    ///   `StorageError`, `CancellationError`. Nothing is imported then.
    public func importWords(
        _ list: WordList, at now: Timestamp, random: @Sendable @escaping () -> UInt64,
        progress: @Sendable @escaping (Double) -> Void = { _ in }
    ) async throws -> WordImport {
        try list.check()
        let table = try list.table()
        return try await importWords(
            table, as: list.fields(of: table), to: list.deck.map { .deck($0) } ?? .path(list.newDeck),
            language: list.language, kinds: list.kinds, at: now, random: random, progress: progress)
    }

    /// Returns whether an undo would revert an import: nothing else has been done since.
    ///
    /// - Parameter moment: When it was imported.
    public func canUndoImport(at moment: Timestamp) async throws -> Bool {
        let last = try await lastUndoable()
        return last?.verb == .cardImport && last?.at == moment
    }
}
