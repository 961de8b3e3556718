import Foundation

/// A compiled lexicon, memory-mapped: only the pages that are read take memory, and the kernel shares them.
final class LexiconImage: @unchecked Sendable {
    private let base: UnsafeRawPointer
    private let size: Int
    private let sections: [UInt32: UnsafeRawBufferPointer]
    private let strings: UnsafePointer<UInt8>
    private let descriptor: Int32
    /// Where the texts of entries begin in the file, and their length.
    private let entryTexts: (offset: Int, count: Int)

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
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_size >= 16 else {
            throw .unreadable(path: path, reason: "the file is too short")
        }
        size = Int(status.st_size)
        guard let mapping = mmap(nil, size, PROT_READ, MAP_SHARED, descriptor, 0), mapping != MAP_FAILED else {
            throw .unreadable(path: path, reason: String(cString: strerror(errno)))
        }
        base = UnsafeRawPointer(mapping)
        // Look-ups jump about: reading ahead would fill memory with pages that no one asked for.
        madvise(mapping, size, MADV_RANDOM)
        // Where the file lies in huge pages in the cache, one look-up would count for 2 MB.
        madvise(mapping, size, MADV_NOHUGEPAGE)
        var found: [UInt32: UnsafeRawBufferPointer] = [:]
        let whole = UnsafeRawBufferPointer(start: base, count: size)
        let magic = whole.loadUnaligned(fromByteOffset: 0, as: UInt64.self)
        let version = whole.loadUnaligned(fromByteOffset: 8, as: UInt32.self)
        let count = Int(whole.loadUnaligned(fromByteOffset: 12, as: UInt32.self))
        var problem: LexiconError?
        if magic != LexiconHeader.magic {
            problem = .unreadable(path: path, reason: "it is not a lexicon")
        } else if version != LexiconHeader.version {
            problem = .outdated(path: path)
        } else if 16 + count * 24 > size {
            problem = .unreadable(path: path, reason: "the file is cut short")
        } else {
            for index in 0..<count {
                let place = 16 + index * 24
                let id = whole.loadUnaligned(fromByteOffset: place, as: UInt64.self)
                let offset = whole.loadUnaligned(fromByteOffset: place + 8, as: UInt64.self)
                let length = whole.loadUnaligned(fromByteOffset: place + 16, as: UInt64.self)
                guard offset <= size, length <= UInt64(size) - offset else {
                    problem = .unreadable(path: path, reason: "the file is cut short")
                    break
                }
                found[UInt32(truncatingIfNeeded: id)] = UnsafeRawBufferPointer(
                    rebasing: whole[Int(offset)..<Int(offset + length)])
            }
        }
        sections = found
        strings =
            found[LexiconSection.strings.rawValue]?.baseAddress?.assumingMemoryBound(to: UInt8.self)
            ?? base.assumingMemoryBound(to: UInt8.self)
        let texts = found[LexiconSection.entryTexts.rawValue]
        entryTexts = (texts?.baseAddress.map { $0 - UnsafeRawPointer(mapping) } ?? 0, texts?.count ?? 0)
        self.descriptor = descriptor
        if let problem { throw problem }
        isOpen = true
    }

    deinit {
        munmap(UnsafeMutableRawPointer(mutating: base), size)
        close(descriptor)
    }

    /// What an entry says, read from the file; nothing where the file has been cut short since it was opened.
    func entryText(_ record: EntryRecord) -> EntryText {
        let length = Int(record.length)
        guard Int(record.text) + length <= entryTexts.count else {
            return EntryText(UnsafeBufferPointer(start: nil, count: 0))
        }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length) { buffer in
            let count = pread(descriptor, buffer.baseAddress, length, off_t(entryTexts.offset + Int(record.text)))
            return EntryText(UnsafeBufferPointer(rebasing: UnsafeBufferPointer(buffer)[..<max(0, count)]))
        }
    }

    /// The records of a section; empty where the lexicon was built without it.
    func records<Record>(_ section: LexiconSection, offset: UInt32 = 0, as type: Record.Type = Record.self)
        -> UnsafeBufferPointer<Record>
    {
        guard let bytes = sections[section.rawValue + offset] else { return UnsafeBufferPointer(start: nil, count: 0) }
        return bytes.bindMemory(to: type)
    }

    /// The UTF-8 bytes of a string, where they lie.
    @inline(__always)
    func utf8(_ reference: UInt32) -> UnsafeBufferPointer<UInt8> {
        var cursor = strings + Int(reference)
        var length = 0
        var shift = 0
        while true {
            let byte = cursor.pointee
            cursor += 1
            length |= Int(byte & 0x7F) << shift
            if byte & 0x80 == 0 { break }
            shift += 7
        }
        return UnsafeBufferPointer(start: cursor, count: length)
    }

    func string(_ reference: UInt32) -> String {
        String(decoding: utf8(reference), as: UTF8.self)
    }
}
