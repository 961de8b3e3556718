import Cryptography
import Foundation

/// Writes a package that every Anki since 2.1 can open: a schema 11 collection with its media.
///
/// ```swift
/// let writer = try AnkiWriter(createdAt: 1_600_000_000, offset: 0, now: now)
/// try writer.add(notetypes: types, decks: decks, presets: presets, usesFSRS: true)
/// try writer.add(note)
/// try writer.add(card)
/// try writer.add(review)
/// try writer.finish(to: URL(filePath: "HSK.apkg")) { archive in try archive.add("a.mp3", bytes) }
/// ```
public final class AnkiWriter {
    private let folder: URL
    private let file: SQLiteFile
    private let notes: SQLiteFile.Statement
    private let cards: SQLiteFile.Statement
    private let reviews: SQLiteFile.Statement
    private let createdAt: Int64
    private let offset: Int
    private let now: Int64
    private var outline: Contents?
    private var sortFields: [Int64: Int] = [:]
    private var usedNotetypes: Set<Int64> = []

    /// The collection's metadata, which is written last: only then is it known which notetypes are needed.
    private struct Contents {
        var notetypes: [AnkiNotetype]
        var spareNotetypes: Set<Int64>
        var decks: [AnkiDeck]
        var presets: [AnkiPreset]
        var usesFSRS: Bool
    }

    /// - Parameters:
    ///   - createdAt: The beginning of the day from which due days count, in seconds since 1970.
    ///   - offset: Seconds by which the learner's clock is ahead of UTC.
    ///   - now: In milliseconds since 1970.
    public init(createdAt: Int64, offset: Int, now: Int64) throws(AnkiError) {
        folder = FileManager.default.temporaryDirectory.appending(path: "glossa-anki-\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw .unwritable(reason: error.reason)
        }
        self.createdAt = createdAt
        self.offset = offset
        self.now = now
        do throws(AnkiError) {
            file = try SQLiteFile(writing: folder.appending(path: "collection.anki21"))
            try file.run(LegacySchema.tables)
            try file.run("BEGIN")
            notes = try file.prepare("INSERT INTO notes VALUES (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, '')")
            cards = try file.prepare(
                "INSERT INTO cards VALUES (?, ?, ?, ?, ?, -1, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, ?, ?)")
            reviews = try file.prepare("INSERT INTO revlog VALUES (?, ?, -1, ?, ?, ?, ?, ?, ?)")
        } catch {
            try? FileManager.default.removeItem(at: folder)
            throw error
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Adds the collection's metadata. Call once, before adding notes.
    ///
    /// - Parameter spareNotetypes: Ids of notetypes to include even if no note uses them; nil for all.
    public func add(
        notetypes: [AnkiNotetype], spareNotetypes: Set<Int64>? = nil, decks: [AnkiDeck], presets: [AnkiPreset],
        usesFSRS: Bool
    ) throws(AnkiError) {
        outline = Contents(
            notetypes: notetypes, spareNotetypes: spareNotetypes ?? Set(notetypes.map(\.id)), decks: decks,
            presets: presets, usesFSRS: usesFSRS)
        sortFields = Dictionary(notetypes.map { ($0.id, $0.sortField) }, uniquingKeysWith: { first, _ in first })
    }

    private func write(_ outline: Contents) throws(AnkiError) {
        let notetypes = outline.notetypes.filter {
            usedNotetypes.contains($0.id) || outline.spareNotetypes.contains($0.id)
        }
        let col = try file.prepare("INSERT INTO col VALUES (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, '{}')")
        col.bind(1, createdAt)
        col.bind(2, now)
        col.bind(3, now)
        let json = LegacyJSON(now: now)
        col.bind(4, try json.config(offset: offset, usesFSRS: outline.usesFSRS))
        col.bind(5, try json.notetypes(notetypes))
        col.bind(6, try json.decks(outline.decks))
        col.bind(7, try json.presets(outline.presets))
        try col.run()
    }

    public func add(_ note: AnkiNote) throws(AnkiError) {
        usedNotetypes.insert(note.notetypeID)
        notes.bind(1, note.id)
        notes.bind(2, note.guid)
        notes.bind(3, note.notetypeID)
        notes.bind(4, note.modified)
        notes.bind(5, note.tags)
        notes.bind(6, note.fields.joined(separator: "\u{1F}"))
        let first = ankiSortText(note.fields.first ?? "")
        let sortField = sortFields[note.notetypeID] ?? 0
        notes.bind(7, note.fields.indices.contains(sortField) ? ankiSortText(note.fields[sortField]) : first)
        // The first eight digits of the SHA-1 of the first field, with which Anki finds duplicates.
        let digest = SHA1.hash(data: Data(first.utf8))
        notes.bind(8, digest.prefix(4).reduce(Int64(0)) { $0 << 8 | Int64($1) })
        try notes.run()
    }

    public func add(_ card: AnkiCard) throws(AnkiError) {
        let numbers: [Int64] = [
            card.id, card.noteID, card.deckID, Int64(card.ordinal), card.modified, Int64(card.type), Int64(card.queue),
            card.due, card.interval, card.factor, Int64(card.reviews), Int64(card.lapses), Int64(card.left),
            Int64(card.flags),
        ]
        for (index, number) in numbers.enumerated() { cards.bind(CInt(index + 1), number) }
        var data: [String] = []
        if let stability = card.stability, let difficulty = card.difficulty {
            data += ["\"s\":\(stability)", "\"d\":\(difficulty)"]
        }
        if let retention = card.desiredRetention { data.append("\"dr\":\(retention)") }
        if let last = card.lastReview { data.append("\"lrt\":\(last)") }
        if !card.otherData.isEmpty { data.append(card.otherData) }
        cards.bind(15, data.isEmpty ? "{}" : "{" + data.joined(separator: ",") + "}")
        try cards.run()
    }

    public func add(_ review: AnkiReview) throws(AnkiError) {
        let numbers: [Int64] = [
            review.id, review.cardID, Int64(review.ease), review.interval, review.lastInterval, review.factor,
            review.duration, Int64(review.type),
        ]
        for (index, number) in numbers.enumerated() { reviews.bind(CInt(index + 1), number) }
        try reviews.run()
    }

    /// Assembles the package. It replaces the file at `target` only when it is complete.
    ///
    /// - Parameter media: Passes each media file's name and bytes to the closure it receives.
    public func finish(to target: URL, media: ((String, [UInt8]) throws -> Void) throws -> Void) throws {
        if let outline { try write(outline) }
        try file.run("COMMIT")
        try file.run(LegacySchema.indexes)
        let draft = folder.appending(path: "package")
        do {
            try assemble(draft, media)
        } catch let fault as ArchiveFault {
            throw AnkiError(notWritten: fault)
        } catch is CancellationError {
            throw AnkiError.cancelled
        }
        do {
            let place = target.appendingPathExtension("part")
            try? FileManager.default.removeItem(at: place)
            try FileManager.default.copyItem(at: draft, to: place)
            guard rename(place.path, target.path) == 0 else {
                let reason = String(cString: strerror(errno))
                unlink(place.path)
                throw AnkiError.unwritable(reason: reason)
            }
        } catch let error as AnkiError {
            throw error
        } catch {
            unlink(target.path + ".part")
            throw AnkiError.unwritable(reason: error.reason)
        }
    }

    /// Writes the archive of the package.
    private func assemble(_ draft: URL, _ media: ((String, [UInt8]) throws -> Void) throws -> Void) throws {
        let archive = try ZipFileWriter(draft)
        try archive.add("meta", [0x08, 0x02], isCompressed: false)
        try archive.add("collection.anki2", try Self.stub(in: folder, now: now))
        try archive.add("collection.anki21", file: folder.appending(path: "collection.anki21"))
        var names: [String: String] = [:]
        try media { name, bytes in
            let entry = String(names.count)
            names[entry] = name
            try archive.add(entry, bytes, isCompressed: false)
        }
        let encoder = JSONEncoder()
        // The order of a dictionary differs between processes, and the same cards are to give the same package.
        encoder.outputFormatting = .sortedKeys
        try archive.add("media", Array(try encoder.encode(names)))
        try archive.finish()
    }

    /// An empty collection for programs that cannot read newer ones.
    private static func stub(in folder: URL, now: Int64) throws -> [UInt8] {
        let place = folder.appending(path: "stub")
        let file = try SQLiteFile(writing: place)
        try file.run(LegacySchema.tables)
        let json = LegacyJSON(now: now)
        let col = try file.prepare("INSERT INTO col VALUES (1, ?, ?, ?, 11, 0, 0, 0, ?, '{}', ?, ?, '{}')")
        col.bind(1, now / 1000)
        col.bind(2, now)
        col.bind(3, now)
        col.bind(4, try json.config(offset: 0, usesFSRS: false))
        col.bind(5, try json.decks([]))
        col.bind(6, try json.presets([]))
        try col.run()
        return Array(try Data(contentsOf: place))
    }
}
