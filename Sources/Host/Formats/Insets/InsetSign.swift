/// The signs that stand in a text for pictures, notes and authors' readings while it is read and divided into pages.
///
/// They are noncharacters of Unicode, which are for use inside a program and never part of a text. All have the same
/// first two bytes in UTF-8.
enum InsetSign {
    /// A picture between words.
    static let picture: UInt32 = 0xFDD0
    /// A note.
    static let note: UInt32 = 0xFDD1
    /// A picture with a line of its own.
    static let plate: UInt32 = 0xFDD2
    /// A low picture with a line of its own.
    static let strip: UInt32 = 0xFDD3

    /// An author's reading, before the characters that it belongs to.
    static let ruby: UInt32 = 0xFDD4

    static let all: ClosedRange<UInt32> = picture...ruby
    /// Those of pictures and notes.
    static let shown: ClosedRange<UInt32> = picture...strip

    /// The first two bytes of each.
    static let lead: [UInt8] = [0xEF, 0xB7]
    /// The last byte of a picture's; the others follow.
    static let lastBytes: ClosedRange<UInt8> = 0x90...0x94
    static let pictureByte: UInt8 = 0x90
    static let noteByte: UInt8 = 0x91
    static let plateByte: UInt8 = 0x92
    static let stripByte: UInt8 = 0x93
    static let rubyByte: UInt8 = 0x94

    /// The UTF-8 of the sign with a last byte.
    static func bytes(_ last: UInt8) -> [UInt8] { lead + [last] }

    /// The last byte of the sign that begins at an index; nil if none does.
    static func last(at index: Int, in text: ArraySlice<UInt8>) -> UInt8? {
        guard index + 2 < text.endIndex, text[index] == lead[0], text[index + 1] == lead[1],
            lastBytes.contains(text[index + 2])
        else { return nil }
        return text[index + 2]
    }
}

extension String {
    /// The text without signs, and the places of those that were in it: the Unicode scalars before each in the result.
    ///
    /// A line of nothing but signs disappears; its signs are at the beginning of the next line, or at the end of the text.
    func withoutInsetSigns() -> (text: String, places: [(sign: UInt32, place: Int)]) {
        var text = String.UnicodeScalarView()
        var count = 0
        var places: [(sign: UInt32, place: Int)] = []
        var isFirst = true
        for line in unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
            let isPlate = line.allSatisfy { InsetSign.all.contains($0.value) } && !line.isEmpty
            // The signs of a plate stand after the line feed that the next line begins with.
            let start = isFirst ? count : count + 1
            if isPlate {
                for scalar in line { places.append((scalar.value, start)) }
                continue
            }
            if !isFirst {
                text.append("\n")
                count += 1
            }
            isFirst = false
            for scalar in line {
                if InsetSign.all.contains(scalar.value) {
                    places.append((scalar.value, count))
                } else {
                    text.append(scalar)
                    count += 1
                }
            }
        }
        for index in places.indices where places[index].place > count { places[index].place = count }
        return (String(text), places)
    }

    /// The number of signs in it.
    var insetSignCount: Int { unicodeScalars.count { InsetSign.all.contains($0.value) } }

    /// The text without signs.
    var droppingInsetSigns: String {
        guard utf8.contains(InsetSign.lead[0]) else { return self }
        return withoutInsetSigns().text
    }
}
