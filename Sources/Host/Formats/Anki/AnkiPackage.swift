import Foundation
import Model

/// A package of Anki's (`.apkg` or `.colpkg`), opened: its decks and notetypes, and the ways to its rows.
///
/// Reads the form of every Anki since 2.0: `collection.anki2` and `collection.anki21` hold SQLite with JSON in it,
/// `collection.anki21b` SQLite with Protocol Buffers, packed with Zstandard. Newer packages carry an older collection
/// too, which only asks the reader to update Anki; the newest there is counts.
///
/// ```swift
/// let package = try AnkiPackage(URL(filePath: "HSK.apkg"))
/// try package.forEachNote { note in print(note.fields) }
/// ```
public final class AnkiPackage: Sendable {
    /// What is taken of a package at most.
    public enum Limit {
        /// Bytes of the collection: 8 GB.
        public static let collection = 8 << 30
        /// Bytes that the collection may have for each byte of its package, beyond the first 256 MB.
        static let ratio = 200
        /// Bytes of the list of media, and of each table of settings that an older collection keeps as JSON: 32 MB.
        static let table = 32 << 20
        /// Media of a package.
        static let mediaCount = 1_000_000
        /// Pages list all of a learner's decks; large collections have some hundreds.
        static let deckCount = 5_000
        /// Bytes of one medium: 100 MB, as in Anki.
        public static let medium = 100 << 20
        /// Bytes of all media: 4 GB.
        public static let media = 4 << 30
        /// Bytes that all media may have for each byte of their package, beyond the first 64 MB. Pictures and recordings
        /// are packed already and hardly become smaller; an uncompressed recording of silence is the extreme.
        static let mediaRatio = 20

        /// Bytes of all media of a package of so many.
        static func media(packageLength: Int) -> Int {
            min(media, max(64 << 20, packageLength.multipliedReportingOverflow(by: mediaRatio).partialValue))
        }
    }

    public let decks: [AnkiDeck]
    public let presets: [AnkiPreset]
    public let notetypes: [AnkiNotetype]
    /// When the collection was made, in seconds since 1970: its days of review are counted from that day.
    public let createdAt: Int64
    /// Seconds that the collection's clock was ahead of UTC then; nil where that is not known.
    public let createdOffset: Int?
    /// Whether the collection says that it is scheduled by FSRS. An `.apkg` does not say.
    public let usesFSRS: Bool
    /// The hour at which the learner's days begin; nil where the collection does not say.
    public let dayStart: Int?
    /// How many searches are saved in the collection.
    public let savedSearches: Int
    /// How many media there are.
    public let media: [AnkiMedia]
    /// Bytes of the package and of its collection.
    public let length: Int

    private let file: URL
    private let folder: URL
    private let isModern: Bool
    private var collection: URL { folder.appending(path: "collection") }

    /// Opens a package. The collection is unpacked into a temporary folder, which goes with the value.
    ///
    /// - Throws: ``AnkiError``.
    public init(_ file: URL) throws(AnkiError) {
        self.file = file
        let length = try Self.length(of: file)
        self.length = length
        let names = try Self.names(in: file)
        let chosen = ["collection.anki21b", "collection.anki21", "collection.anki2"].first(where: names.contains)
        guard let chosen else { throw .notAPackage }
        isModern = chosen == "collection.anki21b"
        folder = try Self.temporaryFolder()
        do throws(AnkiError) {
            media = try Self.unpack(chosen, isModern: isModern, from: file, length: length, into: folder)
            let database = try SQLiteFile(reading: folder.appending(path: "collection"))
            for table in Self.tables + (isModern ? Self.modernTables : []) where try !database.hasTable(table) {
                throw AnkiError.damaged(part: "its collection has no table \(table)")
            }
            let outline = try isModern ? Outline(modern: database) : Outline(legacy: database)
            guard outline.decks.count <= Limit.deckCount else {
                throw AnkiError.tooManyDecks(limit: Limit.deckCount)
            }
            decks = outline.decks
            presets = outline.presets
            notetypes = outline.notetypes
            createdAt = outline.createdAt
            createdOffset = outline.createdOffset
            usesFSRS = outline.usesFSRS
            dayStart = outline.dayStart
            savedSearches = outline.savedSearches
        } catch {
            try? FileManager.default.removeItem(at: folder)
            throw error
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private static let tables = ["col", "notes", "cards", "revlog"]
    private static let modernTables = ["config", "notetypes", "fields", "templates", "decks", "deck_config"]

    /// Opens the collection for one reader.
    func open() throws(AnkiError) -> SQLiteFile { try SQLiteFile(reading: collection) }

    /// Hands out the media one by one, in the order of the archive.
    ///
    /// - Parameter body: Takes a medium and its bytes; nil for one that is larger than ``Limit/medium``, or for which no
    ///   room is left: under ``Limit/media``, or beside what the package could hold if it were honest.
    public func forEachMedium(_ body: (AnkiMedia, [UInt8]?) throws -> Void) throws {
        guard !media.isEmpty else { return }
        let byEntry = Dictionary(media.map { ($0.entry, $0) }, uniquingKeysWith: { first, _ in first })
        let archive = try AnkiArchive(file)
        var room = Limit.media(packageLength: length)
        // What was unpacked in vain takes time as well.
        var effort = room.addingReportingOverflow(max(room, 2 * Limit.medium)).partialValue
        while let entry = try archive.next() {
            guard let medium = byEntry[entry] else { continue }
            let limit = min(Limit.medium, room, effort)
            // An entry that states its length is not unpacked to learn that it is too long.
            let isTooLong = limit <= 0 || (!isModern && archive.entryLength > Int64(limit))
            let bytes =
                isTooLong ? nil : try Self.bytes(of: entry, in: archive, isZstandard: isModern, limit: limit)
            room -= bytes?.count ?? 0
            effort -= bytes?.count ?? (isTooLong ? 0 : limit)
            try body(medium, bytes)
        }
    }

    /// An entry's bytes; nil when there are more than `limit`.
    private static func bytes(
        of entry: String, in archive: AnkiArchive, isZstandard: Bool, limit: Int
    ) throws(AnkiError) -> [UInt8]? {
        do throws(AnkiError) {
            return try archive.bytes(entry, isZstandard: isZstandard, limit: limit)
        } catch {
            guard case .tooLarge = error else { throw error }
            return nil
        }
    }

    private static func length(of file: URL) throws(AnkiError) -> Int {
        var status = stat()
        guard stat(file.path, &status) == 0 else { throw .unreadableFile(reason: String(cString: strerror(errno))) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadableFile(reason: "it is not a file") }
        return Int(status.st_size)
    }

    private static func names(in file: URL) throws(AnkiError) -> Set<String> {
        let archive = try AnkiArchive(file)
        var names: Set<String> = []
        while let name = try archive.next() { names.insert(name) }
        guard !names.isEmpty else { throw .notAPackage }
        return names
    }

    private static func temporaryFolder() throws(AnkiError) -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "glossa-anki-\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw .unreadableFile(reason: error.reason)
        }
        return folder
    }

    /// Unpacks the collection into a folder, and gives the list of media.
    private static func unpack(
        _ chosen: String, isModern: Bool, from file: URL, length: Int, into folder: URL
    ) throws(AnkiError) -> [AnkiMedia] {
        let archive = try AnkiArchive(file)
        var media: [AnkiMedia] = []
        var isUnpacked = false
        while let name = try archive.next() {
            switch name {
            case "meta":
                let version = try packageVersion(archive.bytes(name, isZstandard: false, limit: 1 << 16))
                if version > 3 { throw .newerPackage(version: version) }
            case "media":
                let bytes = try archive.bytes(name, isZstandard: isModern, limit: Limit.table)
                media = try isModern ? modernMedia(bytes) : legacyMedia(bytes)
            case chosen where !isUnpacked:
                let limit = min(Limit.collection, max(256 << 20, length.multipliedReportingOverflow(by: Limit.ratio).0))
                try write(name, isModern: isModern, limit: limit, of: archive, to: folder.appending(path: "collection"))
                isUnpacked = true
            default: continue
            }
        }
        return media
    }

    private static func write(
        _ name: String, isModern: Bool, limit: Int, of archive: AnkiArchive, to file: URL
    ) throws(AnkiError) {
        guard let output = fopen(file.path, "wx") else {
            throw .unreadableFile(reason: String(cString: strerror(errno)))
        }
        defer { fclose(output) }
        try archive.unpack(name, isZstandard: isModern, limit: limit) { (block) throws(AnkiError) in
            guard fwrite(block.baseAddress, 1, block.count, output) == block.count else {
                throw .unreadableFile(reason: "no room to unpack it: " + String(cString: strerror(errno)))
            }
        }
        guard fflush(output) == 0 else { throw .unreadableFile(reason: String(cString: strerror(errno))) }
    }

    private static func packageVersion(_ bytes: [UInt8]) -> Int {
        var message = ProtobufMessage(bytes)
        while let (field, value) = message.next() { if field == 1 { return value.integer } }
        return 0
    }

    /// The list of a newer package: names in the order of the entries `0`, `1`, `2` …
    private static func modernMedia(_ bytes: [UInt8]) throws(AnkiError) -> [AnkiMedia] {
        var list = ProtobufMessage(bytes)
        var media: [AnkiMedia] = []
        var index = 0
        while let (field, value) = list.next() {
            guard field == 1 else { continue }
            var name = ""
            var number = index
            var entry = value.message
            while let (field, value) = entry.next() {
                if field == 1 { name = value.text }
                if field == 255 { number = value.integer }
            }
            media.append(AnkiMedia(name: name, entry: String(number)))
            index += 1
            guard index <= Limit.mediaCount else { throw .damaged(part: "its list of media") }
        }
        return media
    }

    /// The list of an older package: a JSON object from entry to name.
    private static func legacyMedia(_ bytes: [UInt8]) throws(AnkiError) -> [AnkiMedia] {
        guard !bytes.isEmpty else { return [] }
        let extent = JSONExtent(bytes)
        guard extent.isShallow, extent.values <= Limit.mediaCount,
            let names = try? JSONDecoder().decode([String: String].self, from: Data(bytes))
        else {
            throw .damaged(part: "its list of media")
        }
        return names.map { AnkiMedia(name: $1, entry: $0) }.sorted { $0.entry < $1.entry }
    }
}
