import Cryptography
import Foundation
import Lexicon

/// The first bytes of a compiled lexicon: its format, the positions of its sections, and its checksums.
///
/// All numbers are little-endian. Magic (8 bytes), version (4), number of sections (4); for each section its number,
/// its offset in the file and its length (8 each); the length of the whole file (8); the SHA-256 of everything after
/// the header (32); the SHA-256 of the header up to here (32).
package struct LexiconHeader {
    /// What a file of this form holds.
    package enum Form: String, Sendable {
        /// Glossa's own dictionaries.
        case lexicon
        /// A dictionary that a learner brought.
        case dictionary

        var magic: UInt64 {
            switch self {
            case .lexicon: 0x314C_4153_534F_4C47  // "GLOSSAL1", little-endian
            case .dictionary: 0x3144_4153_534F_4C47  // "GLOSSAD1"
            }
        }

        var version: UInt32 {
            switch self {
            case .lexicon: LexiconSection.formatVersion
            case .dictionary: DictionaryImage.formatVersion
            }
        }
    }

    package static let sectionAlignment = 64

    private static let beginning = 16
    private static let perSection = 24
    private static let digestLength = 32
    /// More sections than any version of Glossa writes.
    private static let mostSections = 1024

    /// The range of each section in the file.
    private(set) var sections: [UInt32: Range<Int>] = [:]
    /// The length of the header itself.
    let length: Int
    /// The digest of everything after the header.
    let bodyDigest: [UInt8]

    /// Reads and checks the header of a file.
    ///
    /// - Parameters:
    ///   - form: What it must hold.
    ///   - fileLength: The actual length of the file.
    ///   - read: Returns this many bytes of the file from an offset, or fewer at its end.
    init(
        path: String, form: Form = .lexicon, fileLength: Int, read: (_ offset: Int, _ count: Int) -> [UInt8]
    ) throws(LexiconError) {
        func unreadable(_ reason: String) -> LexiconError { .unreadable(path: path, reason: reason) }
        var bytes = read(0, Self.beginning)
        guard bytes.count == Self.beginning else { throw unreadable("the file is too short") }
        guard Self.number(bytes, 0, as: UInt64.self) == form.magic else { throw unreadable("it is not a \(form)") }
        guard Self.number(bytes, 8, as: UInt32.self) == form.version else {
            throw .outdated(path: path)
        }
        let count = Int(Self.number(bytes, 12, as: UInt32.self))
        guard count <= Self.mostSections else { throw unreadable("its table of contents is damaged") }
        length = Self.length(sections: count)
        bytes = read(0, length)
        guard bytes.count == length else { throw unreadable("the file is truncated") }
        let checked = length - Self.digestLength
        guard SHA256.hash(data: bytes[..<checked]).elementsEqual(bytes[checked...]) else {
            throw unreadable("its table of contents is damaged")
        }
        let declared = Self.number(bytes, checked - Self.digestLength - 8, as: UInt64.self)
        guard declared == UInt64(fileLength) else {
            throw unreadable("it is \(fileLength) bytes long and should be \(declared)")
        }
        bodyDigest = Array(bytes[checked - Self.digestLength..<checked])
        for index in 0..<count {
            let place = Self.beginning + index * Self.perSection
            let offset = Self.number(bytes, place + 8, as: UInt64.self)
            let size = Self.number(bytes, place + 16, as: UInt64.self)
            guard let id = UInt32(exactly: Self.number(bytes, place, as: UInt64.self)), sections[id] == nil,
                offset >= UInt64(length), offset <= UInt64(fileLength), size <= UInt64(fileLength) - offset,
                offset.isMultiple(of: UInt64(Self.sectionAlignment))
            else { throw unreadable("its table of contents is damaged") }
            sections[id] = Int(offset)..<Int(offset + size)
        }
    }

    /// The length of the header of a file with this many sections.
    package static func length(sections: Int) -> Int { beginning + sections * perSection + 8 + digestLength * 2 }

    /// Returns the header of a file.
    ///
    /// - Parameter body: Everything after the header.
    package static func bytes(
        of sections: [(id: UInt32, range: Range<Int>)], body: Data, form: Form = .lexicon
    ) -> [UInt8] {
        var bytes: [UInt8] = []
        func put(_ value: some FixedWidthInteger) {
            withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
        }
        put(form.magic)
        put(form.version)
        put(UInt32(sections.count))
        for section in sections {
            put(UInt64(section.id))
            put(UInt64(section.range.lowerBound))
            put(UInt64(section.range.count))
        }
        put(UInt64(length(sections: sections.count) + body.count))
        bytes.append(contentsOf: SHA256.hash(data: body))
        bytes.append(contentsOf: SHA256.hash(data: bytes))
        return bytes
    }

    private static func number<Value: FixedWidthInteger>(_ bytes: [UInt8], _ place: Int, as: Value.Type) -> Value {
        bytes[place..<place + MemoryLayout<Value>.size].reversed().reduce(0) { $0 << 8 | Value(truncatingIfNeeded: $1) }
    }
}
