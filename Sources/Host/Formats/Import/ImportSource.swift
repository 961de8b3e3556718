import Foundation

/// Where a file's bytes are.
public enum ImportSource: Sendable {
    /// In memory.
    case bytes([UInt8])
    /// In memory, as Foundation has them.
    case data(Data)
    /// On disk. A large file is mapped, so that it is never in memory as a whole.
    case file(URL)
    /// A part of a file that is mapped (an upload's body).
    case mapped(MappedFile, Range<Int>)

    /// The largest file that is taken: 1 GiB.
    package static let limit = 1 << 30

    /// Lends the bytes to `body`. The span is valid only within it.
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

    /// The same source; a large file is mapped.
    func largeFileMapped() throws(FormatError) -> ImportSource {
        guard case .file(let url) = self else { return self }
        // Nil for what is no file, such as a pipe.
        let length = try? FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int
        guard let length, length > LongText.threshold else { return self }
        let file = try MappedFile(url)
        return .mapped(file, 0..<file.bytes.count)
    }

    /// Gives the memory of the last megabytes before a place back to the system, where the source is mapped.
    func forget(upTo end: Int) {
        guard case .mapped(let file, let range) = self else { return }
        let place = range.lowerBound + end
        file.forget(max(range.lowerBound, place - (16 << 20))..<place)
    }
}
