import Model

/// A reader for review logs in open-spaced-repetition's format: a CSV table with the columns `card_id`, `review_time`
/// (milliseconds) and `review_rating`, and optionally `review_state` and `review_duration` (milliseconds).
public enum ReviewTable {
    /// The rows of a table, with counts of what was skipped.
    public struct Rows: Hashable, Sendable {
        public var rows: [ReviewRow] = []
        /// The numbers of malformed lines, counted from 1 including the header; at most the first hundred.
        public var damaged: [Int] = []
        /// The number of malformed lines.
        public var damagedCount = 0
        /// The number of lines with rating 0. They record a date set by hand, not an answer, and are skipped.
        public var manual = 0
    }

    /// The positions of the columns to read.
    private struct Columns {
        var card = -1, time = -1, rating = -1, state = -1, duration = -1
    }

    /// Reads a table. Skips and reports malformed lines (too few cells, not a number, rating or state out of range).
    ///
    /// - Parameter bytes: UTF-8; numbers are integers, with or without quotation marks.
    /// - Returns: Nil if the header lacks one of the three required columns.
    public static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Rows? {
        var position = 0
        guard let columns = heading(bytes, &position) else { return nil }
        var result = Rows()
        result.rows.reserveCapacity(bytes.count / 32)
        var line = 1
        while position < bytes.count {
            line += 1
            var card: Int64?
            var time: Int64?
            var rating: Int64?
            var state: Int64? = columns.state < 0 ? 2 : nil
            var duration: Int64? = 0
            var column = 0
            let start = position
            var isEnd = false
            while !isEnd {
                let value = number(bytes, &position, &isEnd)
                switch column {
                case columns.card: card = value
                case columns.time: time = value
                case columns.rating: rating = value
                case columns.state: state = value
                case columns.duration: duration = value
                default: break
                }
                column += 1
            }
            if column == 1, position - start <= 2, card == nil { continue }
            if rating == 0 {
                result.manual += 1
                continue
            }
            guard let card, let time, let rating = rating.flatMap({ Rating(rawValue: Int(clamping: $0)) }), let state,
                // Anki's reviews in a filtered deck have state 4 here.
                let known = state == 4 ? .review : CardState(rawValue: Int(clamping: state))
            else {
                result.damagedCount += 1
                if result.damaged.count < 100 { result.damaged.append(line) }
                continue
            }
            let review = Review(
                time: Timestamp(milliseconds: time), rating: rating, state: known,
                duration: Int(clamping: max(0, duration ?? 0)))
            result.rows.append(ReviewRow(card: card, review: review))
        }
        return result
    }

    private static func heading(_ bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int) -> Columns? {
        // Skip a UTF-8 byte order mark.
        if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { position = 3 }
        var columns = Columns()
        var column = 0
        var name: [UInt8] = []
        while true {
            let byte = position < bytes.count ? bytes[position] : UInt8(ascii: "\n")
            position += 1
            if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\n") {
                if name.elementsEqual("card_id".utf8) { columns.card = column }
                if name.elementsEqual("review_time".utf8) { columns.time = column }
                if name.elementsEqual("review_rating".utf8) { columns.rating = column }
                if name.elementsEqual("review_state".utf8) { columns.state = column }
                if name.elementsEqual("review_duration".utf8) { columns.duration = column }
                name.removeAll(keepingCapacity: true)
                column += 1
                if byte == UInt8(ascii: "\n") { break }
            } else if byte > 0x20, byte != UInt8(ascii: "\"") {
                name.append(byte)
            }
        }
        return columns.card >= 0 && columns.time >= 0 && columns.rating >= 0 ? columns : nil
    }

    /// Reads a cell and the comma or line end after it. Returns nil unless it is an integer of at most 18 digits.
    private static func number(_ bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int, _ isEnd: inout Bool)
        -> Int64?
    {
        var value: Int64 = 0
        var digits = 0
        var isNegative = false
        var isNumber = true
        while true {
            let byte = position < bytes.count ? bytes[position] : UInt8(ascii: "\n")
            position += 1
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                digits += 1
                if digits <= 18 { value = value &* 10 &+ Int64(byte - UInt8(ascii: "0")) }
            case UInt8(ascii: "-") where digits == 0 && !isNegative: isNegative = true
            case UInt8(ascii: ","), UInt8(ascii: "\n"):
                isEnd = byte == UInt8(ascii: "\n")
                guard isNumber, digits > 0, digits <= 18 else { return nil }
                return isNegative ? -value : value
            case UInt8(ascii: "\r"), UInt8(ascii: " "), UInt8(ascii: "\""): break
            default: isNumber = false
            }
        }
    }
}
