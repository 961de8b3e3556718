import Cryptography
import Foundation
import Lexicon
import Memory

extension Lexicon {
    /// Opens a compiled lexicon in a file and maps it into memory: only the pages that are read take memory, and
    /// processes share them.
    ///
    /// The file is checked when it is opened (``LexiconHeader``, ``ImageVerification``), but it may be damaged while it
    /// is open; see ``LexiconPlace`` for how it is then reopened.
    ///
    /// - Throws: ``LexiconError/missing(path:)``, ``LexiconError/unreadable(path:reason:)`` or
    ///   ``LexiconError/outdated(path:)``.
    public convenience init(path: String) throws(LexiconError) {
        let file = try LexiconFile(path: path)
        self.init(
            image: file.image(),
            fingerprint: "\(LexiconSection.formatVersion)-\(file.header.bodyDigest.prefix(8).hexadecimal)")
    }

    /// Whether the open file is unchanged, whatever is at its path by now; true without a file.
    var isUnchanged: Bool { (image.owner as? LexiconFile)?.isUnchanged ?? true }
}

extension DictionaryImage {
    /// Opens the file of a dictionary that a learner brought, and maps it into memory. Its texts are mapped, too, because
    /// every look-up reads a few of them.
    ///
    /// - Throws: ``LexiconError/missing(path:)``, ``LexiconError/unreadable(path:reason:)`` or
    ///   ``LexiconError/outdated(path:)``.
    public convenience init(path: String) throws(LexiconError) {
        self.init(try LexiconFile(path: path, form: .dictionary).mappedImage())
    }
}

/// The file of a compiled lexicon, open and memory-mapped.
final class LexiconFile: @unchecked Sendable {
    private let mapping: UnsafeRawBufferPointer
    private let descriptor: Int32
    /// Sections copied into this process's memory; see ``copy(_:)``.
    private var copies: [UnsafeMutableRawBufferPointer] = []
    let header: LexiconHeader
    /// The file as it was when opened.
    private let identity: FileIdentity

    init(path: String, form: LexiconHeader.Form = .lexicon) throws(LexiconError) {
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
        header = try LexiconHeader(path: path, form: form, fileLength: identity.length) { offset, count in
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
        self.mapping = UnsafeRawBufferPointer(start: mapping, count: identity.length)
        self.descriptor = descriptor
        self.identity = identity
        isOpen = true
    }

    deinit {
        if let start = mapping.baseAddress {
            MappingGuard.forget(start)
            munmap(UnsafeMutableRawPointer(mutating: start), mapping.count)
        }
        close(descriptor)
        for copy in copies { copy.deallocate() }
    }

    /// Whether the file has the contents that it had when it was opened.
    ///
    /// Removing or replacing a file changes only its metadata, not its contents.
    var isUnchanged: Bool { FileIdentity(descriptor: descriptor)?.hasSameContents(as: identity) ?? false }

    /// The file's sections, mapped; call it once.
    ///
    /// The texts of entries are read from the file, so that an occasional look-up does not stay in memory.
    func image() -> LexiconImage {
        var sections: [UInt32: UnsafeRawBufferPointer] = [:]
        for (number, range) in header.sections {
            sections[number] =
                LexiconImage.isReadUnchecked(number)
                ? copy(range) : UnsafeRawBufferPointer(rebasing: mapping[range])
        }
        let texts = header.sections[LexiconSection.entryTexts.rawValue] ?? 0..<0
        let descriptor = descriptor
        return LexiconImage(sections: sections, owner: self) { offset, buffer in
            guard buffer.count <= texts.count, offset <= texts.count - buffer.count else { return false }
            return pread(descriptor, buffer.baseAddress, buffer.count, off_t(texts.lowerBound + offset)) == buffer.count
        }
    }

    /// The file's sections, all of them mapped.
    func mappedImage() -> LexiconImage {
        LexiconImage(
            sections: header.sections.mapValues { UnsafeRawBufferPointer(rebasing: mapping[$0]) }, owner: self)
    }

    /// A section, copied into memory that nobody else can change; none if it cannot be read.
    private func copy(_ range: Range<Int>) -> UnsafeRawBufferPointer? {
        let copy = UnsafeMutableRawBufferPointer.allocate(
            byteCount: range.count, alignment: LexiconHeader.sectionAlignment)
        copies.append(copy)
        var filled = 0
        while filled < range.count {
            let count = pread(
                descriptor, copy.baseAddress.map { $0 + filled }, range.count - filled,
                off_t(range.lowerBound + filled))
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return nil }
            filled += count
        }
        return UnsafeRawBufferPointer(copy)
    }
}
