import Model

extension AnkiPackage {
    /// Passes on the notes in the order of their ids. Of notes with the same id, the first counts.
    public func forEachNote(_ body: (AnkiNote) throws -> Void) throws {
        let rows = try open().prepare("SELECT id, guid, mid, mod, tags, flds FROM notes ORDER BY id")
        var last: Int64?
        while try rows.step() {
            guard try rows.isNew(after: &last) else { continue }
            let fields = rows.text(5).split(separator: "\u{1F}", omittingEmptySubsequences: false).map(String.init)
            try body(
                AnkiNote(
                    id: rows.integer(0), guid: rows.text(1), notetypeID: rows.integer(2), modified: rows.integer(3),
                    tags: rows.text(4), fields: fields))
        }
    }

    /// Returns the number of cards.
    public func cardCount() throws -> Int {
        let file = try open()
        // Row by row: a plain COUNT(*) traverses the whole tree in one instruction, however large it is.
        let rows = try file.prepare("SELECT COUNT(*) FROM (SELECT 1 FROM cards LIMIT \(file.mostRows))")
        return try rows.step() ? rows.int(0, in: .told) : 0
    }

    /// Passes on the cards, grouped by note and in the order of their templates.
    public func forEachCard(_ body: (AnkiCard) throws -> Void) throws {
        let rows = try open().prepare(
            """
            SELECT id, nid, did, ord, mod, type, queue, due, ivl, factor, reps, lapses, left, odue, odid, flags, data
            FROM cards ORDER BY nid, ord, id
            """)
        while try rows.step() {
            var card = AnkiCard(id: rows.integer(0), noteID: rows.integer(1), deckID: rows.integer(2))
            card.ordinal = rows.int(3, in: .ankiOrdinal)
            card.modified = rows.integer(4)
            card.type = rows.int(5, in: .ankiKind)
            card.queue = rows.int(6, in: .ankiKind)
            card.due = rows.integer(7)
            card.interval = rows.integer(8)
            card.factor = rows.integer(9)
            card.reviews = rows.int(10, in: .answers)
            card.lapses = rows.int(11, in: .answers)
            card.left = rows.int(12, in: .ankiLeft)
            card.originalDue = rows.integer(13)
            card.originalDeckID = rows.integer(14)
            card.flags = rows.int(15, in: .ankiLeft)
            rows.withBytes(16) { card.readData($0) }
            card.hadImpossibleNumbers =
                Int64(card.ordinal) != rows.integer(3) || Int64(card.type) != rows.integer(5)
                || Int64(card.queue) != rows.integer(6) || Int64(card.reviews) != rows.integer(10)
                || Int64(card.lapses) != rows.integer(11) || Int64(card.left) != rows.integer(12)
                || Int64(card.flags) != rows.integer(15) || card.flags > 255 || card.hasImpossibleTimes
            try body(card)
        }
    }

    /// Passes on the review log in chronological order. Of rows with the same id, the first counts.
    public func forEachReview(_ body: (AnkiReview) throws -> Void) throws {
        let rows = try open().prepare(
            "SELECT id, cid, ease, ivl, lastIvl, factor, time, type FROM revlog ORDER BY id")
        var last: Int64?
        while try rows.step() {
            guard try rows.isNew(after: &last) else { continue }
            try body(
                AnkiReview(
                    id: rows.integer(0), cardID: rows.integer(1), ease: rows.int(2, in: .ankiKind),
                    interval: rows.integer(3),
                    lastInterval: rows.integer(4), factor: rows.integer(5), duration: rows.integer(6),
                    type: rows.int(7, in: .ankiKind)
                ))
        }
    }
}

extension SQLiteFile.Statement {
    /// Whether the row is the first with its id; rows must be in the order of their ids.
    ///
    /// - Throws: `.damaged` if they are not: SQLite trusts the order of a table's primary key.
    fileprivate func isNew(after last: inout Int64?) throws(AnkiError) -> Bool {
        let id = integer(0)
        guard last ?? .min <= id else { throw .damaged(part: "its collection: rows are out of order") }
        defer { last = id }
        return last != id
    }
}

// The ranges of Anki's columns (rslib/src/card/mod.rs and revlog/mod.rs). A package may contain anything.
extension Bounds {
    /// The index of a card's template in its notetype: 16 bits.
    fileprivate static let ankiOrdinal = Bounds(0...65_535)
    /// The type of a card, a queue, an answer or a row of the review log: 8 bits.
    fileprivate static let ankiKind = Bounds(-128...127)
    /// Remaining steps, with today's in the thousands, and the colours of a flag: 31 bits.
    fileprivate static let ankiLeft = Bounds(0...2_147_483_647)
}

extension AnkiCard {
    /// The longest plausible interval, in days: three times Anki's maximum, since other programs count differently.
    private static let longestInterval: Int64 = 109_500

    /// Whether its due date or interval is out of the range of Anki's columns.
    fileprivate var hasImpossibleTimes: Bool {
        Int32(exactly: due) == nil || Int32(exactly: originalDue) == nil || Int32(exactly: interval) == nil
            || interval > Self.longestInterval || !(0...65_535).contains(factor)
    }

    /// Parses what Anki stores as a small JSON object: `{"s":37.9953,"d":9.933,"dr":0.9,"lrt":1765714575}`.
    ///
    /// There are millions of them, so this takes one pass. A value that should be a number and is not becomes
    /// NaN; members other than these four are kept unchanged.
    fileprivate mutating func readData(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.count > 2 else { return }
        var start = 0
        while let member = Self.member(of: bytes, from: start) {
            start = member.end
            switch member.key {
            case "s": stability = Self.number(bytes, member.value)
            case "d": difficulty = Self.number(bytes, member.value)
            case "dr": desiredRetention = Self.number(bytes, member.value)
            case "lrt": lastReview = Int64(exactly: Self.number(bytes, member.value))
            default:
                if !otherData.isEmpty { otherData += "," }
                otherData += String(decoding: bytes[member.whole], as: UTF8.self)
            }
        }
    }

    private struct Member {
        /// The key if it has up to eight bytes; otherwise empty.
        var key: SmallKey
        var value: Range<Int>
        var whole: Range<Int>
        var end: Int
    }

    /// A short key that is compared without creating a string.
    private struct SmallKey {
        var bytes: UInt64

        static func ~= (pattern: StaticString, key: SmallKey) -> Bool {
            var bytes: UInt64 = 0
            for index in 0..<pattern.utf8CodeUnitCount { bytes = bytes << 8 | UInt64(pattern.utf8Start[index]) }
            return bytes == key.bytes
        }
    }

    /// The next complete member of the object.
    private static func member(of bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Member? {
        let quote = UInt8(ascii: "\"")
        var place = start
        while place < bytes.count, bytes[place] != quote { place += 1 }
        let keyStart = place + 1
        guard let keyEnd = end(ofText: bytes, from: place), keyEnd < bytes.count else { return nil }
        var key = SmallKey(bytes: 0)
        if keyEnd - 1 - keyStart <= 8 {
            for byte in bytes[keyStart..<(keyEnd - 1)] { key.bytes = key.bytes << 8 | UInt64(byte) }
        }
        place = keyEnd
        while place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
        guard place < bytes.count, bytes[place] == UInt8(ascii: ":") else { return nil }
        place += 1
        let valueStart = place
        var depth = 0
        while place < bytes.count {
            switch bytes[place] {
            case quote:
                guard let next = end(ofText: bytes, from: place) else { return nil }
                place = next
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
                if depth == 0 {
                    return Member(
                        key: key, value: valueStart..<place, whole: (keyStart - 1)..<place, end: place + 1)
                }
                if bytes[place] != UInt8(ascii: ",") { depth -= 1 }
            default: break
            }
            place += 1
        }
        return nil
    }

    /// The position after a string's closing quote; nil if it is not closed.
    private static func end(ofText bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var place = start + 1
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "\\"): place += 2
            case UInt8(ascii: "\""): return place + 1
            default: place += 1
            }
        }
        return nil
    }

    private static func number(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Double {
        let text = String(decoding: bytes[range], as: UTF8.self)
        return Double(text) ?? Double(text.filter { $0 != " " }) ?? .nan
    }
}
