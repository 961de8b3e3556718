/// The sections of a compiled lexicon, in memory with another owner: a memory-mapped file, or bytes that a browser
/// loaded.
///
/// A mapped file may be truncated or overwritten while it is open. Anything read from an image may therefore be
/// corrupt: every offset and index in it is checked against the bounds before use, and out of bounds finds nothing.
public final class LexiconImage: @unchecked Sendable {
    /// Copies a part of the section of entry texts into a buffer, from an offset in that section.
    ///
    /// - Returns: Whether the whole buffer was filled.
    public typealias TextReader = @Sendable (_ offset: Int, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Bool

    /// By number, because every look-up asks for several; those that nothing reads are left out.
    private let sections: [UnsafeRawBufferPointer?]
    private let strings: UnsafeBufferPointer<UInt8>
    private let entryTexts: UnsafeBufferPointer<UInt8>
    private let readText: TextReader?
    /// The owner of the memory, which lives as long as the image.
    public let owner: AnyObject?

    /// Longer than any string or entry text in any dictionary; a corrupt length must not exhaust memory.
    private static let longestString = 1 << 16
    private static let longestText = 1 << 20
    /// No section that is read has a higher number.
    private static let highestSection: UInt32 = 1023

    /// - Parameters:
    ///   - sections: The bytes of each section by its number in the file, aligned to 8 bytes. Whatever is missing finds
    ///     nothing. Sections that are ``isReadUnchecked(_:)`` must never change.
    ///   - owner: Keeps the memory alive; nil if it lives as long as the program.
    ///   - readText: Reads the texts of entries from elsewhere; nil to read them from their section.
    public init(
        sections: [UInt32: UnsafeRawBufferPointer], owner: AnyObject? = nil, readText: TextReader? = nil
    ) {
        var numbered: [UnsafeRawBufferPointer?] = []
        for (number, bytes) in sections where number <= Self.highestSection {
            let index = Int(number)
            while numbered.count <= index { numbered.append(nil) }
            numbered[index] = bytes
        }
        self.sections = numbered
        self.owner = owner
        self.readText = readText
        func bytes(_ section: LexiconSection) -> UnsafeBufferPointer<UInt8> {
            sections[section.rawValue]?.bindMemory(to: UInt8.self) ?? UnsafeBufferPointer(start: nil, count: 0)
        }
        strings = bytes(.strings)
        entryTexts = bytes(.entryTexts)
    }

    /// Whether a section is validated once and then read without bounds checks, by its number in the file.
    public static func isReadUnchecked(_ number: UInt32) -> Bool {
        guard let section = LexiconSection(rawValue: number) else { return false }
        return switch section {
        case .scalars, .trie, .transitions, .phraseSplits, .nameCosts, .specialClasses, .wordCosts, .readingRules,
            .senseRules:
            true
        default: false
        }
    }

    /// Whether look-ups read a section, by its number in the file.
    public static func reads(_ number: UInt32) -> Bool {
        if LexiconSection(rawValue: number) != nil { return true }
        let index = LexiconSection(rawValue: number / 10 * 10)
        return number % 10 < SortedIndex.sectionCount && index.map { LexiconSection.indexes.contains($0) } ?? false
    }

    /// An entry's text; nil if there is none.
    func entryText(_ record: EntryRecord) -> EntryText? { withText(of: record) { EntryText($0) } }

    /// Calls a closure with the bytes of an entry's text; nil if there is none.
    func withText<Result>(of record: EntryRecord, _ body: (UnsafeBufferPointer<UInt8>) -> Result?) -> Result? {
        let offset = Int(truncatingIfNeeded: record.text)
        let length = Int(truncatingIfNeeded: record.length)
        guard offset >= 0, (0...Self.longestText).contains(length) else { return nil }
        guard let readText else {
            guard length <= entryTexts.count, offset <= entryTexts.count - length else { return nil }
            return body(UnsafeBufferPointer(rebasing: entryTexts[offset..<offset + length]))
        }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length) { buffer in
            readText(offset, buffer) ? body(UnsafeBufferPointer(buffer)) : nil
        }
    }

    /// The records of a section; empty if the lexicon was built without it.
    func records<Record>(_ section: LexiconSection, offset: UInt32 = 0, as type: Record.Type = Record.self)
        -> UnsafeBufferPointer<Record>
    {
        let index = Int(section.rawValue + offset)
        guard index < sections.count, let bytes = sections[index] else {
            return UnsafeBufferPointer(start: nil, count: 0)
        }
        return bytes.bindMemory(to: type)
    }

    /// The UTF-8 bytes of a string, in place; none if there is no string.
    @inline(__always)
    func utf8(_ reference: UInt32) -> UnsafeBufferPointer<UInt8> {
        var place = Int(truncatingIfNeeded: reference)
        var length = 0
        var shift = 0
        while UInt(bitPattern: place) < UInt(bitPattern: strings.count), shift <= 14 {
            let byte = strings[place]
            place &+= 1
            length |= Int(byte & 0x7F) &<< shift
            if byte & 0x80 == 0 {
                guard length <= strings.count &- place, length <= Self.longestString else { break }
                return UnsafeBufferPointer(rebasing: strings[place..<place &+ length])
            }
            shift &+= 7
        }
        return UnsafeBufferPointer(start: nil, count: 0)
    }

    func string(_ reference: UInt32) -> String {
        String(decoding: utf8(reference), as: UTF8.self)
    }
}

extension UnsafeBufferPointer {
    /// The element at an index that was itself read from the image; nil if there is none.
    @inline(__always)
    subscript(ifThere index: Int) -> Element? {
        UInt(bitPattern: index) < UInt(bitPattern: count) ? self[index] : nil
    }

    @inline(__always)
    subscript(ifThere index: UInt32) -> Element? { self[ifThere: Int(truncatingIfNeeded: index)] }
}
