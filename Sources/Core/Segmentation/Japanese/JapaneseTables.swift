/// A word of the Japanese lattice, 16 bytes. The words written alike follow one another.
package struct JapaneseWordRecord {
    /// Its number as the right neighbour, that is, its row in the matrix of connections.
    package var left: UInt16
    /// Its number as the left neighbour: its column.
    package var right: UInt16
    package var cost: Int16
    /// The number of its part of speech; the highest bit marks the last of the words that are written alike.
    package var partOfSpeech: UInt16
    /// The offset of its reading in the section of readings; 0 for none.
    package var reading: UInt32
    /// The string of its dictionary form; 0 if that is the word itself.
    package var lemma: UInt32

    package init(
        left: UInt16, right: UInt16, cost: Int16, partOfSpeech: UInt16, reading: UInt32, lemma: UInt32
    ) {
        self.left = left
        self.right = right
        self.cost = cost
        self.partOfSpeech = partOfSpeech
        self.reading = reading
        self.lemma = lemma
    }

    package static let lastBit: UInt16 = 0x8000
    package var isLast: Bool { partOfSpeech & Self.lastBit != 0 }
}

/// What a run of characters of a category may be if no dictionary knows it, 10 bytes.
package struct JapaneseUnknownRecord {
    /// ``JapaneseCategory``'s number.
    package var category: UInt16
    package var left: UInt16
    package var right: UInt16
    package var cost: Int16
    package var partOfSpeech: UInt16

    package init(category: UInt16, left: UInt16, right: UInt16, cost: Int16, partOfSpeech: UInt16) {
        self.category = category
        self.left = left
        self.right = right
        self.cost = cost
        self.partOfSpeech = partOfSpeech
    }
}

/// The tables of the Japanese lattice, in memory with another owner.
///
/// They may be damaged while they are in use: every index is checked, and whatever is out of bounds finds nothing.
public struct JapaneseTables: @unchecked Sendable {
    /// A double array over UTF-8 (Yata, Darts-clone); its values are the numbers of first words.
    let trie: UnsafeBufferPointer<UInt32>
    let words: UnsafeBufferPointer<JapaneseWordRecord>
    /// Readings: a length, then one byte for each katakana (U+30A0 and its value).
    let readings: UnsafeBufferPointer<UInt8>
    /// The cost of each pair of neighbours, by row (``JapaneseWordRecord/left``).
    let connections: UnsafeBufferPointer<Int16>
    /// The number of rows, and of columns.
    let size: Int
    let unknown: UnsafeBufferPointer<JapaneseUnknownRecord>

    /// Nil without a dictionary of Japanese.
    package init?(
        trie: UnsafeBufferPointer<UInt32>, words: UnsafeBufferPointer<JapaneseWordRecord>,
        readings: UnsafeBufferPointer<UInt8>, connections: UnsafeBufferPointer<Int16>,
        unknown: UnsafeBufferPointer<JapaneseUnknownRecord>
    ) {
        guard !trie.isEmpty, !words.isEmpty, !connections.isEmpty, !unknown.isEmpty else { return nil }
        var size = 0
        while (size + 1) * (size + 1) <= connections.count { size += 1 }
        guard size * size == connections.count else { return nil }
        self.trie = trie
        self.words = words
        self.readings = readings
        self.connections = connections
        self.size = size
        self.unknown = unknown
    }

    /// A word; nil if there is none with this number.
    @inline(__always)
    package func word(_ number: Int) -> JapaneseWordRecord? {
        UInt(bitPattern: number) < UInt(bitPattern: words.count) ? words[number] : nil
    }

    /// The reading of a word in hiragana; nil if it has none.
    package func reading(of word: JapaneseWordRecord) -> String? {
        guard word.reading > 0, let start = Int(exactly: word.reading), start < readings.count else { return nil }
        let length = Int(readings[start])
        guard length > 0, length < readings.count - start else { return nil }
        // Each character takes three bytes of UTF-8.
        return String(unsafeUninitializedCapacity: 3 * length) { text in
            for index in 0..<length {
                let byte = readings[start + 1 + index]
                // Katakana up to ヶ have hiragana; ー and ・ have not.
                let value = byte <= 0x56 ? 0x3040 + UInt32(byte) : 0x30A0 + UInt32(byte)
                text[3 * index] = UInt8(0xE0 | value >> 12)
                text[3 * index + 1] = UInt8(0x80 | (value >> 6 & 0x3F))
                text[3 * index + 2] = UInt8(0x80 | (value & 0x3F))
            }
            return 3 * length
        }
    }
}
