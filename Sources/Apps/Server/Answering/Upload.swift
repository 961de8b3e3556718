import Formats
import Foundation
import Hummingbird
import Lanes
import NIOCore
import NIOHTTP1
import Routes

/// An upload was rejected.
enum UploadError: Error {
    case tooLarge(megabytes: Int)
    case malformed
    /// The client disconnected before the upload was complete.
    case brokenOff
    case notWritten(String)
}

/// A `multipart/form-data` form (RFC 7578) with its files.
///
/// The body is streamed to a temporary file, so that an upload of a hundred megabytes takes no memory; its parts are
/// then located in the mapped file.
struct Upload: Sendable {
    /// The maximum size of an upload.
    static let megabytes = 300
    /// The maximum size of a text in a form field or in JSON, which is held in memory. A longer one must be a file.
    static let megabytesOfText = 16

    /// A chosen file.
    struct File: Sendable {
        /// The form field of the file.
        var field: String
        /// Its name, without a path.
        var name: String
        var bytes: Data
        /// The same bytes as an import source.
        var source: ImportSource
    }

    let form: Form
    let files: [File]

    /// A form's only file.
    var file: Data? { files.last?.bytes }

    /// A form's only file; nil if none was chosen.
    ///
    /// - Throws: ``FormError`` for several, of which all but one would be lost.
    var onlyFile: File? {
        get throws(FormError) {
            guard files.count <= 1 else { throw .unusable("more than one file") }
            return files.first
        }
    }

    /// - Parameters:
    ///   - folder: Where the body is stored until ``cleanUp`` has run.
    ///   - lane: Where its parts are located, which is slow in hundreds of megabytes; nil for small ones.
    init(_ request: Request, folder: String, in lane: LearnerLane? = nil) async throws {
        guard let type = request.headers[.contentType], let boundary = Self.boundary(type) else {
            throw UploadError.malformed
        }
        path = URL(filePath: folder).appending(path: "upload-\(UUID().uuidString)")
        mapped = try await Self.spool(request.body, to: path)
        do {
            if let lane {
                (form, files) = try await lane.run { [mapped] in try Self.parts(mapped, boundary: boundary) }
            } else {
                (form, files) = try Self.parts(mapped, boundary: boundary)
            }
        } catch {
            try? FileManager.default.removeItem(at: path)
            throw error
        }
    }

    private let path: URL
    private let mapped: MappedFile

    /// Deletes the temporary file. Its mapped parts stay readable, but are no longer held in memory.
    func cleanUp() {
        try? FileManager.default.removeItem(at: path)
        mapped.forget(0..<mapped.data.count)
    }

    private static func boundary(_ type: String) -> Data? {
        guard type.lowercased().hasPrefix("multipart/form-data"), let range = type.firstRange(of: "boundary=") else {
            return nil
        }
        let value = type[range.upperBound...].prefix { $0 != ";" }.filter { $0 != "\"" }
        return (1...70).contains(value.utf8.count) ? Data(("--" + value).utf8) : nil
    }

    private static func spool(_ body: RequestBody, to path: URL) async throws -> MappedFile {
        do {
            try FileManager.default.createDirectory(
                at: path.deletingLastPathComponent(), withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
            guard
                FileManager.default.createFile(atPath: path.path, contents: nil, attributes: [.posixPermissions: 0o600])
            else {
                throw UploadError.notWritten("the file could not be created")
            }
            let handle = try FileHandle(forWritingTo: path)
            defer { try? handle.close() }
            var size = 0
            var pieces = body.makeAsyncIterator()
            while let buffer = try await next(&pieces) {
                size += buffer.readableBytes
                guard size <= megabytes << 20 else { throw UploadError.tooLarge(megabytes: megabytes) }
                try handle.write(contentsOf: Data(buffer.readableBytesView))
            }
            return try MappedFile(path)
        } catch {
            try? FileManager.default.removeItem(at: path)
            if error is UploadError || error is HTTPParserError { throw error }
            throw UploadError.notWritten(error.reason)
        }
    }

    /// Returns the next piece of a body. An error here is one of the network, not of the disk.
    private static func next(_ pieces: inout RequestBody.AsyncIterator) async throws -> ByteBuffer? {
        do {
            return try await pieces.next()
        } catch let error as HTTPParserError where error != .invalidEOFState {
            throw error
        } catch {
            throw UploadError.brokenOff
        }
    }

    private static func parts(_ mapped: MappedFile, boundary: Data) throws -> (Form, [File]) {
        let data = mapped.data
        var form = Form(fields: [])
        var files: [File] = []
        // The total length of fields that are not files.
        var length = 0
        let separator = Data("\r\n\r\n".utf8)
        guard var place = find(boundary, in: mapped, from: 0)?.upperBound else {
            throw UploadError.malformed
        }
        let next = Data("\r\n".utf8) + boundary
        while place + 2 <= data.endIndex, data[place] != UInt8(ascii: "-") {
            guard let head = find(separator, in: mapped, from: place),
                let end = find(next, in: mapped, from: head.upperBound)
            else {
                throw UploadError.malformed
            }
            guard head.lowerBound - place <= longestHeader else { throw UploadError.malformed }
            let header = String(decoding: data[place..<head.lowerBound], as: UTF8.self)
            let content = data[head.upperBound..<end.lowerBound]
            guard form.count + files.count < Form.mostFields else { throw UploadError.malformed }
            if let name = parameter("name", of: header) {
                if let uploaded = parameter("filename", of: header) {
                    if !uploaded.isEmpty || !content.isEmpty {
                        let last = uploaded.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last
                        files.append(
                            File(
                                field: name, name: last.map(String.init) ?? "file", bytes: content,
                                source: .mapped(mapped, head.upperBound..<end.lowerBound)))
                    }
                } else {
                    length += content.count
                    guard length <= megabytesOfText << 20 else {
                        throw UploadError.tooLarge(megabytes: megabytesOfText)
                    }
                    form.add(name, String(decoding: content, as: UTF8.self).replacing("\0", with: ""))
                }
            }
            place = end.upperBound
        }
        // The last boundary ends in two hyphens; without it the upload is truncated.
        guard place + 2 <= data.endIndex else { throw UploadError.malformed }
        return (form, files)
    }

    /// Returns the first occurrence of some bytes at or after an offset. Releases the memory of searched pages to the
    /// system.
    private static func find(_ wanted: Data, in file: MappedFile, from place: Int) -> Range<Int>? {
        file.data.withUnsafeBytes { bytes in
            wanted.withUnsafeBytes { find($0, in: bytes, from: place) { file.forget($0) } }
        }.map { $0..<$0 + wanted.count }
    }

    private static func find(
        _ wanted: UnsafeRawBufferPointer, in bytes: UnsafeRawBufferPointer, from place: Int,
        forget: (Range<Int>) -> Void
    ) -> Int? {
        guard let base = bytes.baseAddress, let start = wanted.baseAddress, let first = wanted.first else { return nil }
        // Beyond it, too few bytes remain.
        let last = bytes.count - wanted.count
        var index = place
        while index <= last {
            let windowStart = index
            let end = min(index + window, last + 1)
            while index < end, let candidate = memchr(base + index, Int32(first), end - index) {
                index = base.distance(to: candidate)
                if memcmp(candidate, start, wanted.count) == 0 { return index }
                index += 1
            }
            index = end
            forget(windowStart..<end)
        }
        return nil
    }

    /// The maximum size of a part's headers in bytes: a name, a file name, a type.
    private static let longestHeader = 16 << 10

    /// The number of bytes searched at once.
    private static let window = 8 << 20

    /// Returns a quoted parameter of `Content-Disposition`.
    private static func parameter(_ name: String, of header: String) -> String? {
        guard let range = header.firstRange(of: "; \(name)=\"") else { return nil }
        return String(header[range.upperBound...].prefix { $0 != "\"" }).replacing("%22", with: "\"")
            .replacing("\0", with: "")
    }
}
