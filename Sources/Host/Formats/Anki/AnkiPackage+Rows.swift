extension AnkiPackage {
    /// Hands out the notes in the order of their ids. Of notes with one id the first counts.
    public func forEachNote(_ body: (AnkiNote) throws -> Void) throws {
        let rows = try open().prepare("SELECT id, guid, mid, mod, tags, flds FROM notes ORDER BY id")
        var last: Int64?
        while try rows.step() {
            guard rows.integer(0) != last else { continue }
            last = rows.integer(0)
            let fields = rows.text(5).split(separator: "\u{1F}", omittingEmptySubsequences: false).map(String.init)
            try body(
                AnkiNote(
                    id: rows.integer(0), guid: rows.text(1), notetypeID: rows.integer(2), modified: rows.integer(3),
                    tags: rows.text(4), fields: fields))
        }
    }

    /// How many cards there are.
    public func cardCount() throws -> Int {
        let rows = try open().prepare("SELECT COUNT(*) FROM cards")
        return try rows.step() ? rows.int(0) : 0
    }

    /// Hands out the cards, those of one note together, in the order of their templates.
    public func forEachCard(_ body: (AnkiCard) throws -> Void) throws {
        let rows = try open().prepare(
            """
            SELECT id, nid, did, ord, mod, type, queue, due, ivl, factor, reps, lapses, left, odue, odid, flags, data
            FROM cards ORDER BY nid, ord, id
            """)
        while try rows.step() {
            var card = AnkiCard(id: rows.integer(0), noteID: rows.integer(1), deckID: rows.integer(2))
            card.ordinal = rows.int(3)
            card.modified = rows.integer(4)
            card.type = rows.int(5)
            card.queue = rows.int(6)
            card.due = rows.integer(7)
            card.interval = rows.integer(8)
            card.factor = rows.integer(9)
            card.reviews = rows.int(10)
            card.lapses = rows.int(11)
            card.left = rows.int(12)
            card.originalDue = rows.integer(13)
            card.originalDeckID = rows.integer(14)
            card.flags = rows.int(15)
            rows.withBytes(16) { card.readData($0) }
            try body(card)
        }
    }

    /// Hands out the review log in the order of time. Of rows with one id the first counts.
    public func forEachReview(_ body: (AnkiReview) throws -> Void) throws {
        let rows = try open().prepare(
            "SELECT id, cid, ease, ivl, lastIvl, factor, time, type FROM revlog ORDER BY id")
        var last: Int64?
        while try rows.step() {
            guard rows.integer(0) != last else { continue }
            last = rows.integer(0)
            try body(
                AnkiReview(
                    id: rows.integer(0), cardID: rows.integer(1), ease: rows.int(2), interval: rows.integer(3),
                    lastInterval: rows.integer(4), factor: rows.integer(5), duration: rows.integer(6), type: rows.int(7)
                ))
        }
    }
}

extension AnkiCard {
    /// Reads what Anki keeps as a small JSON object: `{"s":37.9953,"d":9.933,"dr":0.9,"lrt":1765714575}`.
    ///
    /// There are millions of them, and only four numbers are wanted. What stands in the place of a number and is none counts as NaN.
    fileprivate mutating func readData(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.count > 2 else { return }
        stability = number("\"s\":", in: bytes)
        difficulty = number("\"d\":", in: bytes)
        desiredRetention = number("\"dr\":", in: bytes)
        lastReview = number("\"lrt\":", in: bytes).flatMap { Int64(exactly: $0) }
    }

    private func number(_ key: StaticString, in bytes: UnsafeBufferPointer<UInt8>) -> Double? {
        let length = key.utf8CodeUnitCount
        guard bytes.count > length else { return nil }
        var start = 0
        // Keys stand behind a brace or a comma, so that none is found inside a text.
        while start + length < bytes.count {
            let isKey =
                start > 0 && (bytes[start - 1] == UInt8(ascii: "{") || bytes[start - 1] == UInt8(ascii: ","))
                && (0..<length).allSatisfy { bytes[start + $0] == key.utf8Start[$0] }
            if isKey { break }
            start += 1
        }
        guard start + length < bytes.count else { return nil }
        let digits = bytes[(start + length)...].prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "}") }
        let text = String(decoding: digits, as: UTF8.self)
        return Double(text.filter { $0 != " " }) ?? .nan
    }
}
