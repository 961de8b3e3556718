import Foundation
import Lexicon
import LexiconFile

/// What the last extension of a lexicon begins with while it is being written.
private let unfinishedMark = "unfinished-"

/// Deletes lexicons and dictionaries that a process which was killed did not write to the end.
///
/// - Parameter now: Files that were changed less than a day before are left alone: they may be in the making.
public func removeUnfinishedLexicons(in folder: URL, now: Date) {
    for name in forgottenFiles(in: folder, now: now) {
        guard URL(filePath: name).pathExtension.hasPrefix(unfinishedMark) else { continue }
        try? FileManager.default.removeItem(at: folder.appending(path: name))
    }
}

/// Returns the names of the files in a folder that were last changed more than a day before a moment; none if the
/// folder cannot be read. Does not follow links.
public func forgottenFiles(in folder: URL, now: Date) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { name in
        var status = stat()
        guard lstat(folder.appending(path: name).path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            return false
        }
        return now.timeIntervalSince1970 - TimeInterval(status.st_mtim.tv_sec) > 24 * 3600
    }
}

/// Collects the sections of a compiled lexicon and writes them as one file.
struct LexiconWriter {
    private var sections: [(id: UInt32, bytes: [UInt8])] = []
    private(set) var strings: [UInt8] = [0]  // offset 0 is the empty string
    private var known: [String: UInt32] = [:]

    /// Stores a string once and returns its offset in the string section; 0 for the empty string.
    mutating func string(_ text: String) -> UInt32 {
        if text.isEmpty { return 0 }
        if let offset = known[text] { return offset }
        let offset = UInt32(strings.count)
        var length = text.utf8.count
        repeat {
            let byte = UInt8(length & 0x7F)
            length >>= 7
            strings.append(length > 0 ? byte | 0x80 : byte)
        } while length > 0
        strings.append(contentsOf: text.utf8)
        known[text] = offset
        return offset
    }

    mutating func add<Element>(_ section: LexiconSection, offset: UInt32 = 0, _ records: [Element]) {
        records.withUnsafeBytes { sections.append((section.rawValue + offset, Array($0))) }
    }

    /// Adds an index: see ``SortedIndex``.
    mutating func addIndex(_ section: LexiconSection, _ index: IndexBuilder.Sections) {
        add(section, offset: 0, index.offsets)
        add(section, offset: 1, index.text)
        add(section, offset: 2, index.numbers)
        add(section, offset: 3, index.ranks)
    }

    /// Writes the file under a temporary name and renames it, so that a lexicon is complete or does not exist.
    func write(to url: URL, as form: LexiconHeader.Form = .lexicon) throws {
        var all = sections
        all.append((LexiconSection.strings.rawValue, strings))
        let alignment = LexiconHeader.sectionAlignment
        func aligned(_ offset: Int) -> Int { (offset + alignment - 1) / alignment * alignment }
        let start = LexiconHeader.length(sections: all.count)
        var body = Data(capacity: all.reduce(0) { $0 + $1.bytes.count + alignment })
        var places: [(id: UInt32, range: Range<Int>)] = []
        for section in all {
            let offset = aligned(start + body.count)
            body.append(contentsOf: [UInt8](repeating: 0, count: offset - start - body.count))
            body.append(contentsOf: section.bytes)
            places.append((section.id, offset..<offset + section.bytes.count))
        }
        try Self.write(Data(LexiconHeader.bytes(of: places, body: body, form: form)), body, to: url)
    }

    /// Bytes written at once. The kernel caches data in the pieces in which it was written and maps a whole piece when
    /// one byte of it is read, so pieces of megabytes would make every look-up cost megabytes of memory.
    private static let pieceSize = 1 << 16

    /// Writes the header and the body, which are not put together first: a body has hundreds of megabytes.
    private static func write(_ header: Data, _ body: Data, to url: URL) throws {
        removeUnfinishedLexicons(in: url.deletingLastPathComponent(), now: Date())
        let unfinished = url.appendingPathExtension(unfinishedMark + UUID().uuidString)
        do {
            try Data().write(to: unfinished)
            let file = try FileHandle(forWritingTo: unfinished)
            defer { try? file.close() }
            let first = min(pieceSize - header.count % pieceSize, body.count)
            try file.write(contentsOf: header + body[..<first])
            for start in stride(from: first, to: body.count, by: pieceSize) {
                try file.write(contentsOf: body[start..<min(start + pieceSize, body.count)])
            }
            try file.synchronize()
            guard rename(unfinished.path, url.path) == 0 else {
                throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
            }
        } catch {
            try? FileManager.default.removeItem(at: unfinished)
            throw error
        }
    }
}
