/// Comparison byte by byte. Dictionaries and programs compose a character in one way only, so that it says what `==` says, in
/// a fraction of the time: `==` and hashing also consider the other ways.
extension String {
    /// Whether its bytes are those of a text.
    @inline(__always)
    func isSpelt(_ text: StaticString) -> Bool {
        isSpelt(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Whether its bytes are those of a text in UTF-8.
    @inline(__always)
    func isSpelt(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard utf8.count == text.count else { return false }
        return utf8.withContiguousStorageIfAvailable { areEqual($0, text) } ?? utf8.elementsEqual(text)
    }
}

/// Whether two texts of the same length have the same bytes; the last ones differ most often, as all kana begin alike.
@inline(__always)
private func areEqual(_ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = one.count
    while index > 0 {
        index &-= 1
        if one[index] != other[index] { return false }
    }
    return true
}

/// A text as a key of tables, compared byte by byte.
struct Spelling: Hashable, ExpressibleByStringLiteral {
    let text: String

    init(_ text: String) { self.text = text }
    init(stringLiteral text: String) { self.text = text }

    static func == (one: Spelling, other: Spelling) -> Bool {
        guard one.text.utf8.count == other.text.utf8.count else { return false }
        let isEqual = one.text.utf8.withContiguousStorageIfAvailable { one in
            other.text.utf8.withContiguousStorageIfAvailable { areEqual(one, $0) }
        }
        return (isEqual ?? nil) ?? one.text.utf8.elementsEqual(other.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

/// Whether a text is a case of a `switch`, byte by byte: every comparison in this module is of a word of the dictionary with a word
/// of the program, and there are dozens for each morpheme.
func ~= (pattern: String, text: String) -> Bool {
    text.utf8.count == pattern.utf8.count && text.utf8.elementsEqual(pattern.utf8)
}
