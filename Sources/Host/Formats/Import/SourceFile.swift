import Foundation

/// A source as a file, for what cannot read memory: the file itself, or a temporary copy that is deleted with the value.
public final class SourceFile: Sendable {
    public let url: URL
    private let isCopy: Bool

    /// - Parameter folder: An existing folder for a copy.
    /// - Throws: `.diskFull`, or `.unreadableFile` if no copy can be written; `.tooLarge`.
    public init(
        _ source: ImportSource, in folder: URL = FileManager.default.temporaryDirectory
    ) throws(FormatError) {
        if case .file(let url) = source {
            self.url = url.absoluteURL
            isCopy = false
            return
        }
        var name = Array((folder.path + "/glossa-XXXXXX").utf8CString)
        let descriptor = mkstemp(&name)
        guard descriptor >= 0 else { throw FormatError(notWritten: systemError()) }
        defer { close(descriptor) }
        do throws(FormatError) {
            try source.withBytes { (bytes) throws(FormatError) in try Self.write(bytes, to: descriptor) }
        } catch {
            unlink(name)
            throw error
        }
        url = URL(filePath: String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
        isCopy = true
    }

    deinit { if isCopy { unlink(url.path) } }

    private static func write(_ bytes: Span<UInt8>, to descriptor: Int32) throws(FormatError) {
        let failure = bytes.withUnsafeBytes { buffer -> FormatError? in
            var written = 0
            while written < buffer.count {
                let count = Glibc.write(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return FormatError(notWritten: systemError()) }
                written += count
            }
            return nil
        }
        if let failure { throw failure }
    }
}
