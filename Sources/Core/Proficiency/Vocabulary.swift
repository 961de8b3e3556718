/// The distinct words of a text with their counts, most frequent first.
public struct Vocabulary: Hashable, Sendable {
    /// A word of the text, however often it occurs.
    public struct Word: Hashable, Sendable {
        /// The lemma.
        public var text: String
        /// The HSK level; 0 outside the lists.
        public var level: Int
        public var count: Int
        /// Whether it is a name that is in no dictionary: counted, but not expected to be known.
        public var isName: Bool

        public init(text: String, level: Int, count: Int, isName: Bool = false) {
            self.text = text
            self.level = level
            self.count = count
            self.isName = isName
        }
    }

    public private(set) var words: [Word]

    /// - Parameter words: In any order, without duplicates, which are not merged.
    public init(_ words: [Word]) {
        self.words = words.sorted { left, right in
            left.count != right.count ? left.count > right.count : left.text < right.text
        }
    }

    /// The number of distinct words that are not names.
    public var differentWords: Int {
        var number = 0
        for word in words where !word.isName { number += 1 }
        return number
    }
}

// MARK: As bytes

extension Vocabulary {
    /// A compact encoding: for each word its length, its UTF-8, its level with the name flag in bit 7, and its count
    /// (LEB128).
    public var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(words.count * 10)
        func put(_ number: Int) {
            var number = number
            repeat {
                let low = UInt8(number & 0x7F)
                number >>= 7
                bytes.append(number > 0 ? low | 0x80 : low)
            } while number > 0
        }
        for word in words {
            put(word.text.utf8.count)
            bytes.append(contentsOf: word.text.utf8)
            bytes.append(UInt8(word.level & 0x7F) | (word.isName ? 0x80 : 0))
            put(word.count)
        }
        return bytes
    }

    /// Decodes the format of ``bytes``. Returns nil for anything else.
    public init?(bytes: [UInt8]) {
        var words: [Word] = []
        var position = 0
        func number() -> Int? {
            var value = 0
            var shift = 0
            while position < bytes.count, shift < 56 {
                let byte = bytes[position]
                position += 1
                value |= Int(byte & 0x7F) << shift
                if byte & 0x80 == 0 { return value }
                shift += 7
            }
            return nil
        }
        while position < bytes.count {
            guard let length = number(), length <= bytes.count - position else { return nil }
            let text = String(decoding: bytes[position..<position + length], as: UTF8.self)
            position += length
            guard position < bytes.count else { return nil }
            let flags = bytes[position]
            position += 1
            guard let count = number() else { return nil }
            words.append(Word(text: text, level: Int(flags & 0x7F), count: count, isName: flags & 0x80 != 0))
        }
        self.words = words
    }
}
