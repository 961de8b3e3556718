import Foundation

/// Where a file's bytes are.
public enum ImportSource: Sendable {
    /// In memory.
    case bytes([UInt8])
    /// In memory, as Foundation has them (an upload's body).
    case data(Data)
    /// On disk. The file is memory-mapped, so that a large one is not read as a whole.
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
                data = try Data(contentsOf: url, options: .mappedIfSafe)
            } catch {
                throw .unreadableFile(reason: (error as NSError).localizedDescription)
            }
            return try ImportSource.data(data).withBytes(body)
        }
    }
}
