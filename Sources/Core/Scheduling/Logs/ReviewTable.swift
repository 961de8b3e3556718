import Model

/// Reads review logs in the form of open-spaced-repetition: a CSV table with the columns `card_id`, `review_time`
/// (milliseconds) and `review_rating`, and where they are known `review_state` and `review_duration` (milliseconds).
public enum ReviewTable {
    /// What was read, and what was not.
    public struct Rows: Hashable, Sendable {
        public var rows: [ReviewRow] = []
        /// Lines that are no review, counted from 1 with the heading; at most the first hundred.
        public var damaged: [Int] = []
        /// How many lines are no review.
        public var damagedCount = 0
        /// Lines with rating 0, which stand for a date set by hand: no answer, and left out.
        public var manual = 0
    }

    /// The columns that are read.
    private struct Columns {
        var card = -1, time = -1, rating = -1, state = -1, duration = -1
    }

    /// Reads a table. A line that is damaged (too few cells, no number, rating or state out of range) is left out and told.
    ///
    /// - Parameter bytes: UTF-8; numbers are whole, unquoted or in quotation marks.
    /// - Returns: Nil where the heading lacks one of the three columns that are needed.
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
                // Anki's reviews in a filtered deck are 4 here.
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
        // The mark that some programs put before UTF-8.
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

    /// Reads a cell and the comma or line end after it. Nil where it is no whole number of at most 18 digits.
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
