import Foundation
import Testing

@testable import Formats

/// Malformed packages: each is either refused with a reason or read as far as possible.
@Suite struct AnkiPackageTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "anki-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func file(_ bytes: some Collection<UInt8>) throws -> URL {
        let file = folder.appending(path: "\(UUID().uuidString).apkg")
        try Data(bytes).write(to: file)
        return file
    }

    private func package(_ entries: [(name: String, bytes: [UInt8])]) throws -> AnkiPackage {
        try AnkiPackage(try file(zipArchive(entries)))
    }

    /// A package of `notes` notes with one card each.
    private func written(notes: Int = 50) throws -> [UInt8] {
        let writer = try AnkiWriter(createdAt: 1_767_240_000, offset: 0, now: 1_767_323_045_000)
        var type = AnkiNotetype(id: 5, name: "Basic")
        type.fields = [.init(name: "Front")]
        type.templates = [.init(name: "Card 1", question: "{{Front}}", answer: "")]
        try writer.add(
            notetypes: [type], decks: [AnkiDeck(id: 7, path: ["Chinese"])], presets: [AnkiPreset(id: 1)], usesFSRS: true
        )
        for number in 1...Int64(notes) {
            let text = "\(number) " + String(repeating: "书", count: 40)
            try writer.add(
                AnkiNote(id: number, guid: "g\(number)", notetypeID: 5, modified: 1, tags: "", fields: [text]))
            try writer.add(AnkiCard(id: number, noteID: number, deckID: 7))
        }
        let file = folder.appending(path: "whole.apkg")
        try writer.finish(to: file) { try $0("a.mp3", [1, 2, 3]) }
        return Array(try Data(contentsOf: file))
    }

    @Test func aPackageHasItsPartsInTheOrderThatAnkiWritesThem() throws {
        let archive = try AnkiArchive(try file(written()))
        var names: [String] = []
        while let name = try archive.next() { names.append(name) }
        #expect(names == ["meta", "collection.anki2", "collection.anki21", "0", "media"])
    }

    @Test func thePartsOfMediaAreListedInOrder() throws {
        let writer = try AnkiWriter(createdAt: 1_767_240_000, offset: 0, now: 1_767_323_045_000)
        try writer.add(notetypes: [], decks: [], presets: [], usesFSRS: true)
        let place = folder.appending(path: "media.apkg")
        try writer.finish(to: place) { add in for number in 10..<20 { try add("\(number).mp3", [1]) } }
        let archive = try AnkiArchive(place)
        while let name = try archive.next(), name != "media" {}
        let expected = (0..<10).map { "\"\($0)\":\"\($0 + 10).mp3\"" }.joined(separator: ",")
        let media = try archive.bytes("media", isZstandard: false, limit: 1000)
        #expect(String(decoding: media, as: UTF8.self) == "{\(expected)}")
    }

    @Test func aCancelledPackageLeavesTheFileThatWasThere() async throws {
        let place = folder.appending(path: "kept.apkg")
        try Data([1, 2, 3]).write(to: place)
        let task = Task {
            let writer = try AnkiWriter(createdAt: 1_767_240_000, offset: 0, now: 1_767_323_045_000)
            try writer.add(notetypes: [], decks: [], presets: [], usesFSRS: true)
            withUnsafeCurrentTask { $0?.cancel() }
            try writer.finish(to: place) { _ in }
        }
        await #expect(throws: AnkiError.cancelled) { try await task.value }
        #expect(try Data(contentsOf: place) == Data([1, 2, 3]))
    }

    @Test func aFullDiskIsNotAnUnreadableFile() throws {
        let archive = try AnkiArchive(try file(zipArchive([("collection.anki2", [1, 2, 3])])))
        #expect(try archive.next() == "collection.anki2")
        let full = try #require(fopen("/dev/full", "w"))
        defer { fclose(full) }
        #expect(throws: AnkiError.diskFull) {
            try AnkiPackage.write("collection.anki2", isModern: false, limit: 100, of: archive, to: full)
        }
    }

    /// Reads everything that an import reads.
    private func readAll(_ package: AnkiPackage) throws -> Int {
        var count = 0
        try package.forEachNote { _ in count += 1 }
        try package.forEachCard { _ in count += 1 }
        try package.forEachReview { _ in count += 1 }
        try package.forEachMedium { _, _ in count += 1 }
        return count
    }

    /// A collection built by statements, without the constraints of a real one.
    private func collection(_ statements: String) throws -> [UInt8] {
        let place = folder.appending(path: UUID().uuidString)
        let file = try SQLiteFile(writing: place)
        try file.run(
            """
            CREATE TABLE col (id, crt, mod, scm, ver, dty, usn, ls, conf, models, decks, dconf, tags);
            CREATE TABLE notes (id, guid, mid, mod, usn, tags, flds, sfld, csum, flags, data);
            CREATE TABLE cards (id, nid, did, ord, mod, usn, type, queue, due, ivl, factor, reps, lapses, left, odue, odid,
                flags, data);
            CREATE TABLE revlog (id, cid, usn, ease, ivl, lastIvl, factor, time, type);
            CREATE TABLE graves (usn, oid, type);
            INSERT INTO col VALUES (1, 1767240000, 0, 0, 11, 0, 0, 0, '{}', '{}', '{}', '{}', '{}');
            """ + statements)
        return Array(try Data(contentsOf: place))
    }

    @Test func aPackageCutOffAnywhereIsRefused() throws {
        let whole = try written()
        #expect(try readAll(try AnkiPackage(try file(whole))) == 101)
        for length in stride(from: 0, to: whole.count - 1, by: max(1, whole.count / 97)) {
            #expect(throws: AnkiError.self) { try readAll(try AnkiPackage(try file(whole.prefix(length)))) }
        }
    }

    @Test func aFlippedByteNeverGoesUnnoticedInTheCollection() throws {
        let whole = try written(notes: 400)
        var refused = 0
        for position in stride(from: 40, to: whole.count, by: max(1, whole.count / 101)) {
            var bytes = whole
            bytes[position] ^= 0x55
            let file = try file(bytes)
            do {
                #expect(try readAll(try AnkiPackage(file)) <= 801)
            } catch is AnkiError {
                refused += 1
            }
        }
        // Most of the bytes belong to the collection, whose checksum then fails.
        #expect(refused > 60)
    }

    @Test func aDamagedCollectionIsRefused() throws {
        let collection = try collection(
            "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000) "
                + "INSERT INTO notes SELECT i, 'g' || i, 1, 1, 0, '', 'front' || i, '', 0, 0, '' FROM n;")
        for page in stride(from: 1, to: collection.count / 4096, by: 3) {
            var bytes = collection
            for index in page * 4096..<page * 4096 + 600 { bytes[index] = UInt8(truncatingIfNeeded: index &* 31) }
            #expect(throws: AnkiError.self) {
                let package = try self.package([("collection.anki21", bytes), ("media", Array("{}".utf8))])
                _ = try readAll(package)
            }
        }
        #expect(throws: AnkiError.self) { try package([("collection.anki2", Array("not a database".utf8))]) }
        #expect(throws: AnkiError.self) { try package([("collection.anki2", [])]) }
    }

    @Test func aBombIsRefusedBeforeItFillsTheDisk() throws {
        // A Zstandard frame whose blocks are 128 KB of one byte each: 9 KB for 300 MB.
        var bomb: [UInt8] = [0x28, 0xB5, 0x2F, 0xFD, 0x00, 0x38]
        let blocks = 2400
        for number in 1...blocks {
            let header = (number == blocks ? 1 : 0) | 1 << 1 | (128 << 10) << 3
            bomb += [UInt8(header & 255), UInt8(header >> 8 & 255), UInt8(header >> 16 & 255), 0]
        }
        let archive = try file(zipArchive([("meta", [8, 3]), ("collection.anki21b", bomb), ("media", [])]))
        #expect(throws: AnkiError.tooLarge(limit: 256 << 20)) { try AnkiPackage(archive) }
    }

    @Test func picturesThatUnpackToFarMoreThanTheirPackageAreLeftOut() throws {
        let zeros = [UInt8](repeating: 0, count: 40 << 20)
        let names = (0..<6).map { "\"\($0)\":\"\($0).png\"" }.joined(separator: ",")
        var entries: [(name: String, bytes: [UInt8])] = [
            ("collection.anki2", try collection("")), ("media", Array("{\(names)}".utf8)),
        ]
        for index in 0..<6 { entries.append((String(index), zeros)) }
        let package = try package(entries)
        #expect(package.media.count == 6)
        var kept = 0
        var refused = 0
        try package.forEachMedium { _, bytes in
            kept += bytes?.count ?? 0
            if bytes == nil { refused += 1 }
        }
        #expect(kept <= 64 << 20)
        #expect(refused == 5)
    }

    /// Such columns once turned a few hundred bytes into gigabytes, and one ran forever and could not be stopped.
    @Test(arguments: [
        "CREATE TABLE x (id INTEGER, flds TEXT GENERATED ALWAYS AS (hex(zeroblob(150000000))) VIRTUAL)",
        "CREATE TABLE x (a TEXT, b AS (a || a), c AS (b || b))",
    ]) func aCollectionThatComputesItsColumnsIsRefused(_ table: String) throws {
        let place = FileManager.default.temporaryDirectory.appending(path: "glossa-test-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: place) }
        do {
            let made = try SQLiteFile(writing: place)
            try made.run(table)
        }
        #expect(throws: AnkiError.damaged(part: "its collection: a column of it is computed")) {
            try SQLiteFile(reading: place)
        }
    }

    @Test func aViewIsNoTable() throws {
        let place = FileManager.default.temporaryDirectory.appending(path: "glossa-test-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: place) }
        do {
            let made = try SQLiteFile(writing: place)
            try made.run("CREATE TABLE a (id INTEGER); CREATE VIEW notes AS SELECT * FROM a")
        }
        let file = try SQLiteFile(reading: place)
        #expect(try file.hasTable("a") && !file.hasTable("notes"))
    }

    @Test func anEmptyPackageIsNamedSo() throws {
        #expect(throws: AnkiError.notAPackage) { try AnkiPackage(try file([])) }
        #expect(throws: AnkiError.notAPackage) { try AnkiPackage(try file(zipArchive([]))) }
        #expect(throws: AnkiError.notAPackage) { try package([("media", Array("{}".utf8))]) }
        let empty = try package([("collection.anki2", try collection("")), ("media", [])])
        #expect(try readAll(empty) == 0)
    }

    @Test func theStubBesideTheCollectionIsNotTheDeck() throws {
        let note = "INSERT INTO notes VALUES (1, 'a', 1, 1, 0, '', '\(UUID())', '', 0, 0, '');"
        let package = try self.package([
            ("collection.anki2", try collection(note + note.replacing("(1,", with: "(2,"))),
            ("collection.anki21", try collection(note)), ("media", Array("{}".utf8)),
        ])
        #expect(try readAll(package) == 1)
    }

    @Test func aNewerFormIsNamed() throws {
        #expect(throws: AnkiError.newerPackage(version: 9)) {
            try package([("meta", [8, 9]), ("collection.anki2", try collection(""))])
        }
    }

    @Test func rowsWithOneIdCountOnceAndTheLogComesInOrder() throws {
        let package = try self.package([
            (
                "collection.anki21",
                try collection(
                    """
                    INSERT INTO notes VALUES (1, 'a', 1, 1, 0, '', 'x', '', 0, 0, ''), (1, 'b', 1, 1, 0, '', 'y', '', 0, 0, '');
                    INSERT INTO revlog VALUES (30, 1, 0, 3, 1, 1, 0, 0, 1), (10, 1, 0, 3, 1, 1, 0, 0, 1),
                        (20, 1, 0, 3, 1, 1, 0, 0, 1), (10, 1, 0, 4, 1, 1, 0, 0, 1), (-5, 1, 0, 4, 1, 1, 0, 0, 1);
                    """)
            ), ("media", Array("{}".utf8)),
        ])
        var notes: [String] = []
        try package.forEachNote { notes.append($0.guid) }
        var log: [Int64] = []
        try package.forEachReview { log.append($0.id) }
        #expect(notes.count == 1)
        #expect(log == [-5, 10, 20, 30])
    }

    @Test func aMemoryStateThatIsNoNumberIsSeen() throws {
        let package = try self.package([
            (
                "collection.anki21",
                try collection(
                    """
                    INSERT INTO cards VALUES
                        (1, 1, 1, 0, 0, 0, 2, 2, 1, 1, 0, 1, 0, 0, 0, 0, 0, '{"s":NaN,"d":NaN}'),
                        (2, 1, 1, 1, 0, 0, 2, 2, 1, 1, 0, 1, 0, 0, 0, 0, 0, '{"s":1e999,"d":5}'),
                        (3, 1, 1, 2, 0, 0, 2, 2, 1, 1, 0, 1, 0, 0, 0, 0, 0, '{"pos":3}'),
                        (4, 1, 1, 3, 0, 0, 2, 2, 1, 1, 0, 1, 0, 0, 0, 0, 0, '{"s":');
                    """)
            ), ("media", Array("{}".utf8)),
        ])
        var states: [(Double?, Double?)] = []
        try package.forEachCard { states.append(($0.stability, $0.difficulty)) }
        #expect(states[0].0?.isNaN == true && states[0].1?.isNaN == true)
        #expect(states[1].0?.isFinite == false && states[1].1 == 5)
        #expect(states[2].0 == nil && states[2].1 == nil)
        #expect(states[3].1 == nil)
    }
}

@Suite struct SortTextTests {
    @Test(arguments: [
        ("书", "书"), ("<b>书</b> &amp; x", "书 & x"), ("a<br>b", "ab"), ("<img src=\"x y.jpg\">", " x y.jpg "),
        ("<IMG class=a src=x.jpg>", " x.jpg "), ("[sound:a.mp3]", "[sound:a.mp3]"), ("1 < 2", "1 < 2"),
        ("a<!-- <b> -->b<style>p { }</style>", "ab"), ("&#20070;&#x4e66;&nbsp;&unknown;", "书书 &unknown;"),
    ])
    func tagsGoAndNamesOfMediaStay(_ html: String, _ text: String) {
        #expect(ankiSortText(html) == text)
    }

    /// In a comment, where a name is found, too.
    @Test func aNameIsFoundInALaterBeginning() {
        #expect(ankiSortText("a<!-- <img alt=x> <img src=y.jpg> -->b") == "a y.jpg b")
    }

    /// Looked through once for each beginning, it would take hours.
    @Test(.timeLimit(.minutes(1))) func aTagOfManyBeginningsTakesNoLongerThanItIs() {
        let beginnings = String(repeating: "<img ", count: 100_000)
        #expect(ankiSortText("书\(beginnings)>") == "书")
        #expect(ankiSortText("书<!-- \(beginnings) -->") == "书")
    }
}
