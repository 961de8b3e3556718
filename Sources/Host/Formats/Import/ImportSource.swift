import Foundation

/// The source of a file's bytes.
public enum ImportSource: Sendable {
    /// In memory.
    case bytes([UInt8])
    /// In memory, as Foundation's `Data`.
    case data(Data)
    /// On disk. A large file is mapped, so that it is never in memory as a whole.
    case file(URL)
    /// A range of a mapped file (the body of an upload).
    case mapped(MappedFile, Range<Int>)

    /// The largest file accepted: 1 GiB.
    package static let limit = 1 << 30

    /// Calls `body` with the bytes. The span is valid only during the call.
    ///
    /// - Throws: `.unreadableFile`, `.tooLarge`, or what `body` throws.
    func withBytes<Result>(
        _ body: (Span<UInt8>) throws(FormatError) -> Result
    ) throws(FormatError) -> Result {
        switch self {
        case .bytes(let bytes):
            guard bytes.count <= Self.limit else { throw .tooLarge(limit: Self.limit) }
            return try body(bytes.span)
        case .data(let data):
            guard data.count <= Self.limit else { throw .tooLarge(limit: Self.limit) }
            return try body(data.span)
        case .mapped(let file, let range):
            guard range.count <= Self.limit else { throw .tooLarge(limit: Self.limit) }
            let bytes = UnsafeRawBufferPointer(rebasing: file.bytes[range]).bindMemory(to: UInt8.self)
            return try withExtendedLifetime(file) { () throws(FormatError) in try body(bytes.span) }
        case .file(let url):
            let large = try largeFileMapped()
            if case .mapped = large { return try large.withBytes(body) }
            let data: Data
            do {
                data = try Data(contentsOf: url)
            } catch {
                throw .unreadableFile(reason: error.reason)
            }
            return try ImportSource.data(data).withBytes(body)
        }
    }

    /// The length of the file in bytes, as far as it can be told without reading it; otherwise 0.
    package var length: Int {
        switch self {
        case .bytes(let bytes): bytes.count
        case .data(let data): data.count
        case .file(let url): (try? FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int) ?? 0
        case .mapped(_, let range): range.count
        }
    }

    /// Returns the first bytes, by which the kind of a file is known, or all if there are fewer.
    ///
    /// - Throws: `.unreadableFile`, `.tooLarge`.
    public func beginning(_ count: Int) throws(FormatError) -> [UInt8] {
        guard case .file(let url) = self else {
            return try withBytes { (bytes) throws(FormatError) in bytes.prefix(count) }
        }
        do {
            let file = try FileHandle(forReadingFrom: url)
            defer { try? file.close() }
            return Array(try file.read(upToCount: count) ?? Data())
        } catch {
            throw .unreadableFile(reason: error.reason)
        }
    }

    /// The same source, mapped if it is a large file.
    func largeFileMapped() throws(FormatError) -> ImportSource {
        guard case .file(let url) = self else { return self }
        // Nil for anything but a regular file, such as a pipe.
        let length = try? FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int
        guard let length, length > LongText.threshold else { return self }
        let file = try MappedFile(url)
        return .mapped(file, 0..<file.bytes.count)
    }

    /// Returns the memory of the last megabytes before a position to the system if the source is mapped.
    func forget(upTo end: Int) {
        guard case .mapped(let file, let range) = self else { return }
        let place = range.lowerBound + end
        file.forget(max(range.lowerBound, place - (16 << 20))..<place)
    }
}
