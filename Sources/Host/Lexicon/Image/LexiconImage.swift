import Foundation

/// A compiled lexicon, memory-mapped: only the pages that are read take memory, and processes share them.
///
/// It is checked when it is opened (``LexiconHeader``, ``ImageVerification``), but its file may be truncated or
/// overwritten while it is mapped. Anything read from the mapping may therefore be corrupt: every offset and index in
/// it is checked against the bounds before use, and out of bounds finds nothing.
final class LexiconImage: @unchecked Sendable {
    private let base: UnsafeRawPointer
    private let size: Int
    private let sections: [UInt32: UnsafeRawBufferPointer]
    private let strings: UnsafeBufferPointer<UInt8>
    private let descriptor: Int32
    /// The range of the entries' texts in the file.
    private let entryTexts: Range<Int>
    /// Sections copied into this process's memory; see ``copy(_:as:)``.
    private var copies: [UnsafeMutableRawBufferPointer] = []
    /// The file as it was when opened.
    let identity: FileIdentity
    /// The SHA-256 of its contents.
    let digest: [UInt8]

    /// Longer than any string or entry text in any dictionary; a corrupt length must not exhaust memory.
    private static let longestString = 1 << 16
    private static let longestText = 1 << 20

    /// - Throws: ``LexiconError/missing(path:)``, ``LexiconError/unreadable(path:reason:)`` or
    ///   ``LexiconError/outdated(path:)``.
    init(path: String) throws(LexiconError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw errno == ENOENT
                ? .missing(path: path) : .unreadable(path: path, reason: String(cString: strerror(errno)))
        }
        var isOpen = false
        defer { if !isOpen { close(descriptor) } }
        guard let identity = FileIdentity(descriptor: descriptor) else {
            throw .unreadable(path: path, reason: String(cString: strerror(errno)))
        }
        let header = try LexiconHeader(path: path, fileLength: identity.length) { offset, count in
            [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
                filled = max(0, pread(descriptor, buffer.baseAddress, count, off_t(offset)))
            }
        }
        try ImageVerification(path: path, identity: identity, descriptor: descriptor, header: header).verify()
        guard let mapping = mmap(nil, identity.length, PROT_READ, MAP_SHARED, descriptor, 0), mapping != MAP_FAILED
        else { throw .unreadable(path: path, reason: String(cString: strerror(errno))) }
        // Look-ups have random access: reading ahead would fill memory with pages that are not needed.
        madvise(mapping, identity.length, MADV_RANDOM)
        // If the page cache holds the file in huge pages, one look-up would count for 2 MB.
        madvise(mapping, identity.length, MADV_NOHUGEPAGE)
        MappingGuard.guardMapping(mapping, length: identity.length)
        base = UnsafeRawPointer(mapping)
        size = identity.length
        let whole = UnsafeRawBufferPointer(start: mapping, count: identity.length)
        sections = header.sections.mapValues { UnsafeRawBufferPointer(rebasing: whole[$0]) }
        strings =
            sections[LexiconSection.strings.rawValue]?.bindMemory(to: UInt8.self)
            ?? UnsafeBufferPointer(start: nil, count: 0)
        entryTexts = header.sections[LexiconSection.entryTexts.rawValue] ?? 0..<0
        self.descriptor = descriptor
        self.identity = identity
        digest = header.bodyDigest
        isOpen = true
    }

    deinit {
        MappingGuard.forget(base)
        munmap(UnsafeMutableRawPointer(mutating: base), size)
        close(descriptor)
        for copy in copies { copy.deallocate() }
    }

    /// Whether the open file is unchanged, whatever is at its path by now.
    ///
    /// Removing or replacing a file changes only its metadata, not its contents.
    var isUnchanged: Bool { FileIdentity(descriptor: descriptor)?.hasSameContents(as: identity) ?? false }

    /// An entry's text, read from the file; nil if there is none.
    func entryText(_ record: EntryRecord) -> EntryText? {
        let length = Int(record.length)
        guard length <= Self.longestText, length <= entryTexts.count, Int(record.text) <= entryTexts.count - length
        else { return nil }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length) { buffer in
            let count = pread(descriptor, buffer.baseAddress, length, off_t(entryTexts.lowerBound + Int(record.text)))
            guard count == length else { return nil }
            return EntryText(UnsafeBufferPointer(rebasing: UnsafeBufferPointer(buffer)[..<count]))
        }
    }

    /// The records of a section; empty if the lexicon was built without it.
    func records<Record>(_ section: LexiconSection, offset: UInt32 = 0, as type: Record.Type = Record.self)
        -> UnsafeBufferPointer<Record>
    {
        guard let bytes = sections[section.rawValue + offset] else { return UnsafeBufferPointer(start: nil, count: 0) }
        return bytes.bindMemory(to: type)
    }

    /// The records of a section, copied into memory that nobody else can change and that lives as long as the image.
    ///
    /// For records that are read without bounds checks after one validation. Call it before the image is shared.
    func copy<Record>(_ section: LexiconSection, as type: Record.Type = Record.self) -> UnsafeBufferPointer<Record> {
        guard let bytes = sections[section.rawValue], let start = bytes.baseAddress, !bytes.isEmpty else {
            return UnsafeBufferPointer(start: nil, count: 0)
        }
        let copy = UnsafeMutableRawBufferPointer.allocate(
            byteCount: bytes.count, alignment: LexiconHeader.sectionAlignment)
        copies.append(copy)
        var filled = 0
        while filled < bytes.count {
            let count = pread(
                descriptor, copy.baseAddress.map { $0 + filled }, bytes.count - filled,
                off_t(start - base + filled))
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return UnsafeBufferPointer(start: nil, count: 0) }
            filled += count
        }
        return UnsafeBufferPointer(copy.bindMemory(to: type))
    }

    /// The UTF-8 bytes of a string, in place; none if there is no string.
    @inline(__always)
    func utf8(_ reference: UInt32) -> UnsafeBufferPointer<UInt8> {
        var place = Int(reference)
        var length = 0
        var shift = 0
        while place < strings.count, shift <= 14 {
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
    /// The element at an index that was itself read from the file; nil if there is none.
    @inline(__always)
    subscript(ifThere index: Int) -> Element? {
        UInt(bitPattern: index) < UInt(bitPattern: count) ? self[index] : nil
    }
}
