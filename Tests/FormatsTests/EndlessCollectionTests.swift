import Foundation
import Testing

@testable import Formats

/// Collections in which a table page refers to one page below it six hundred times, on three levels. SQLite visits
/// 216 million copies of each row and detects no damage.
@Suite struct EndlessCollectionTests {
    private static let pageSize = 4096

    /// A collection whose table with this name has that structure.
    private func collection(_ table: String, depth: Int) throws -> [UInt8] {
        let place = FileManager.default.temporaryDirectory.appending(path: "glossa-test-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: place) }
        let root: Int
        do {
            let file = try SQLiteFile(writing: place)
            try file.run(
                """
                PRAGMA page_size = \(Self.pageSize);
                CREATE TABLE col (id, crt, mod, scm, ver, dty, usn, ls, conf, models, decks, dconf, tags);
                CREATE TABLE notes (id INTEGER PRIMARY KEY, guid, mid, mod, usn, tags, flds, sfld, csum, flags, data);
                CREATE TABLE cards (id INTEGER PRIMARY KEY, nid, did, ord, mod, usn, type, queue, due, ivl, factor, reps,
                    lapses, left, odue, odid, flags, data);
                CREATE TABLE revlog (id INTEGER PRIMARY KEY, cid, usn, ease, ivl, lastIvl, factor, time, type);
                INSERT INTO col VALUES (1, 1767240000, 0, 0, 11, 0, 0, 0, '{}', '{}', '{}', '{}', '{}');
                INSERT INTO notes VALUES (1, 'a', 1, 1, 0, '', 'x', '', 0, 0, ''), (2, 'b', 1, 1, 0, '', 'x', '', 0, 0, '');
                INSERT INTO cards VALUES (1, 1, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, ''),
                    (2, 2, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, '');
                INSERT INTO revlog VALUES (1500000000000, 1, 0, 3, 1, 1, 2500, 1000, 1),
                    (1500000000001, 1, 0, 3, 1, 1, 2500, 1000, 1);
                """)
            let found = try file.prepare("SELECT rootpage FROM sqlite_master WHERE name = '\(table)'")
            #expect(try found.step())
            root = Int(found.integer(0))
        }
        var bytes = Array(try Data(contentsOf: place))
        let start = (root - 1) * Self.pageSize
        var child = bytes.count / Self.pageSize + 1
        bytes += bytes[start..<start + Self.pageSize]
        for _ in 1..<depth {
            bytes += Self.interior(above: child)
            child += 1
        }
        bytes.replaceSubrange(start..<start + Self.pageSize, with: Self.interior(above: child))
        bytes.replaceSubrange(28..<32, with: Self.number(bytes.count / Self.pageSize, in: 4))
        return bytes
    }

    /// An interior page of a table's tree that refers to one page six hundred times (sqlite.org/fileformat2.html,
    /// section 1.6).
    private static func interior(above child: Int) -> [UInt8] {
        let cell = number(child, in: 4) + [0x7F]
        let place = number(pageSize - cell.count, in: 2)
        let head = [5, 0, 0] + number(600, in: 2) + place + [0] + number(child, in: 4)
        let pointers = [[UInt8]](repeating: place, count: 600).flatMap(\.self)
        return head + pointers + [UInt8](repeating: 0, count: pageSize - head.count - pointers.count - cell.count)
            + cell
    }

    private static func number(_ number: Int, in bytes: Int) -> [UInt8] {
        (0..<bytes).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }

    @Test(arguments: [("notes", 1), ("notes", 3), ("cards", 3), ("revlog", 1), ("revlog", 3)])
    func itIsRefused(_ table: String, _ depth: Int) throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "glossa-test-\(UUID().uuidString).apkg")
        defer { try? FileManager.default.removeItem(at: file) }
        let archive = zipArchive([
            ("collection.anki2", try collection(table, depth: depth)), ("media", Array("{}".utf8)),
        ])
        try Data(archive).write(to: file)
        let package = try AnkiPackage(file)
        #expect {
            try package.forEachNote { _ in }
            _ = try package.cardCount()
            try package.forEachCard { _ in }
            try package.forEachReview { _ in }
        } throws: { error in
            if case AnkiError.damaged = error { true } else { false }
        }
    }
}
