import Foundation

/// Where a file's bytes are.
public enum ImportSource: Sendable {
    /// In memory.
    case bytes([UInt8])
    /// In memory, as Foundation has them (an upload's body).
    case data(Data)
    /// On disk. A large file is memory-mapped, so that it is never in memory as a whole; while it is read, nobody may cut
    /// it short.
    case file(URL)

    /// The largest file that is taken: 1 GiB.
    static let limit = 1 << 30

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
        case .file(let url):
            let data: Data
            do {
                // Zero for what is no file, such as a pipe.
                let length = try FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int ?? 0
                data = try Data(contentsOf: url, options: length > LongText.threshold ? .alwaysMapped : [])
            } catch {
                throw .unreadableFile(reason: (error as NSError).localizedDescription)
            }
            return try ImportSource.data(data).withBytes(body)
        }
    }
}
