/// A list of PyPI `wordfreq`: words by how often they are used.
struct WordfreqList {
    /// The share of all words that each word is.
    private(set) var shares: [String: Double] = [:]

    /// Parses MessagePack: an array of a header and of a list of words for each hundredth of a bel (centibel), the
    /// commonest first: the words of the list with the number 120 are 10 to the power of −1.2 of all words.
    ///
    /// Reads the header, arrays and strings; the list ends at anything else, and where the bytes end.
    init(_ bytes: [UInt8]) {
        var reader = Reader(bytes: bytes)
        guard let lists = reader.array(), reader.skipHeader() else { return }
        var share = 1.0
        // 10 to the power of −0.01.
        let step = 0.977_237_220_955_810_7
        for _ in 1..<max(1, lists) {
            guard let words = reader.array() else { return }
            for _ in 0..<words {
                guard let word = reader.string() else { return }
                shares[word] = share
            }
            share *= step
        }
    }

    private struct Reader {
        let bytes: [UInt8]
        var position = 0

        mutating func byte() -> UInt8? {
            guard position < bytes.count else { return nil }
            defer { position += 1 }
            return bytes[position]
        }

        /// A number of several bytes, the highest first.
        mutating func number(_ count: Int) -> Int? {
            var value = 0
            for _ in 0..<count {
                guard let byte = byte() else { return nil }
                value = value << 8 | Int(byte)
            }
            return value
        }

        /// The length of an array.
        mutating func array() -> Int? {
            switch byte() {
            case .some(let first) where first & 0xF0 == 0x90: Int(first & 0x0F)
            case 0xDC: number(2)
            case 0xDD: number(4)
            default: nil
            }
        }

        mutating func string() -> String? {
            let length: Int? =
                switch byte() {
                case .some(let first) where first & 0xE0 == 0xA0: Int(first & 0x1F)
                case 0xD9: number(1)
                case 0xDA: number(2)
                case 0xDB: number(4)
                default: nil
                }
            guard let length, length <= bytes.count - position else { return nil }
            defer { position += length }
            return String(decoding: bytes[position..<position + length], as: UTF8.self)
        }

        /// Skips the map that names the format, centibels, and its version.
        mutating func skipHeader() -> Bool {
            guard let first = byte(), first & 0xF0 == 0x80 else { return false }
            for _ in 0..<Int(first & 0x0F) {
                guard let name = string() else { return false }
                if name == "format" {
                    guard string() == "cB" else { return false }
                } else {
                    guard let value = byte(), value < 0x80 else { return false }
                }
            }
            return true
        }
    }
}
