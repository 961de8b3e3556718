import Foundation
import Model

/// An open Anki package (`.apkg` or `.colpkg`): its decks, its notetypes and access to its rows.
///
/// Reads the formats of every Anki since 2.0: `collection.anki2` and `collection.anki21` are SQLite databases with JSON
/// in them, `collection.anki21b` is one with Protocol Buffers, compressed with Zstandard. Newer packages also contain
/// an older collection that only asks the user to update Anki; the newest collection is read.
///
/// ```swift
/// let package = try AnkiPackage(URL(filePath: "HSK.apkg"))
/// try package.forEachNote { note in print(note.fields) }
/// ```
public final class AnkiPackage: Sendable {
    /// The limits on a package.
    public enum Limit {
        /// Size of the collection: 8 GB.
        public static let collection = 8 << 30
        /// The most bytes of the collection per byte of its package, beyond the first 256 MB.
        static let ratio = 200
        /// Size of the list of media, and of each settings table that an older collection stores as JSON: 32 MB.
        static let table = 32 << 20
        /// The most media in a package.
        static let mediaCount = 1_000_000
        /// The most decks: pages list all of a learner's decks, and large collections have a few hundred.
        static let deckCount = 5_000
        /// Size of a media file: 100 MB, as in Anki.
        public static let medium = 100 << 20
        /// Size of all media: 4 GB.
        public static let media = 4 << 30
        /// The most bytes of all media per byte of their package, beyond the first 64 MB. Pictures and recordings are
        /// already compressed and hardly shrink; an uncompressed recording of silence is the extreme.
        static let mediaRatio = 20

        /// The size limit of all media for a package of the given length, in bytes.
        static func media(packageLength: Int) -> Int {
            min(media, max(64 << 20, packageLength.multipliedReportingOverflow(by: mediaRatio).partialValue))
        }
    }

    public let decks: [AnkiDeck]
    public let presets: [AnkiPreset]
    public let notetypes: [AnkiNotetype]
    /// When the collection was created, in seconds since 1970: its review days are counted from that day.
    public let createdAt: Int64
    /// Seconds by which the collection's clock was then ahead of UTC; nil if unknown.
    public let createdOffset: Int?
    /// Whether the collection says that FSRS schedules it. An `.apkg` does not say.
    public let usesFSRS: Bool
    /// The hour at which the learner's days begin; nil if the collection does not say.
    public let dayStart: Int?
    /// The number of searches saved in the collection.
    public let savedSearches: Int
    /// The media in the package.
    public let media: [AnkiMedia]
    /// The size of the package and of its collection, in bytes.
    public let length: Int

    /// The most bytes that all its media together may have, by its length.
    public var mostBytesOfMedia: Int { Limit.media(packageLength: length) }

    private let file: URL
    private let folder: URL
    private let isModern: Bool
    private var collection: URL { folder.appending(path: "collection") }

    /// Opens a package. The collection is unpacked into a temporary folder, which is deleted with the value.
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

    /// Passes on the media one by one, in the order of the archive.
    ///
    /// - Parameter body: Receives a media file and its bytes; nil for one that is larger than ``Limit/medium`` or
    ///   exceeds what remains of ``Limit/media`` or of the size that is plausible for the package.
    public func forEachMedium(_ body: (AnkiMedia, [UInt8]?) throws -> Void) throws {
        guard !media.isEmpty else { return }
        let byEntry = Dictionary(media.map { ($0.entry, $0) }, uniquingKeysWith: { first, _ in first })
        let archive = try AnkiArchive(file)
        var room = Limit.media(packageLength: length)
        // Unpacking a file that turns out too large costs time as well.
        var effort = room.addingReportingOverflow(max(room, 2 * Limit.medium)).partialValue
        while let entry = try archive.next() {
            guard let medium = byEntry[entry] else { continue }
            let limit = min(Limit.medium, room, effort)
            // An entry that declares too great a length is not unpacked.
            let isTooLong = limit <= 0 || (!isModern && archive.entryLength > Int64(limit))
            let bytes =
                isTooLong ? nil : try Self.bytes(of: entry, in: archive, isZstandard: isModern, limit: limit)
            room -= bytes?.count ?? 0
            effort -= bytes?.count ?? (isTooLong ? 0 : limit)
            try body(medium, bytes)
        }
    }

    /// Returns an entry's bytes; nil if there are more than `limit`.
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
            throw AnkiError(notUnpacked: error)
        }
        return folder
    }

    /// Unpacks the collection into a folder and returns the list of media.
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
        guard let output = fopen(file.path, "wx") else { throw AnkiError(notUnpacked: systemError()) }
        defer { fclose(output) }
        try write(name, isModern: isModern, limit: limit, of: archive, to: output)
    }

    /// Unpacks an entry into an open file.
    static func write(
        _ name: String, isModern: Bool, limit: Int, of archive: AnkiArchive, to output: UnsafeMutablePointer<FILE>
    ) throws(AnkiError) {
        try archive.unpack(name, isZstandard: isModern, limit: limit) { (block) throws(AnkiError) in
            guard fwrite(block.baseAddress, 1, block.count, output) == block.count else {
                throw AnkiError(notUnpacked: systemError())
            }
        }
        guard fflush(output) == 0 else { throw AnkiError(notUnpacked: systemError()) }
    }

    private static func packageVersion(_ bytes: [UInt8]) -> Int {
        var message = ProtobufMessage(bytes)
        while let (field, value) = message.next() { if field == 1 { return value.integer } }
        return 0
    }

    /// The media list of a newer package: names in the order of the entries `0`, `1`, `2` …
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

    /// The media list of an older package: a JSON object from entry to name.
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
