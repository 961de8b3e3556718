import Hummingbird
import Model
import NIOCore
import NIOHTTP1
import Routes

extension Request {
    /// Collects the body, if it is no longer than `limit` bytes.
    func collected(upTo limit: Int) async throws -> ByteBuffer {
        do {
            return try await body.collect(upTo: limit)
        } catch is NIOTooManyBytesError {
            throw FormError.tooLong(megabytes: limit >> 20)
        } catch is HTTPParserError {
            // The client disconnected, or sent invalid HTTP.
            throw FormError.unusable("a body that breaks off")
        }
    }
}

extension Form {
    /// Parses a body in `application/x-www-form-urlencoded`.
    init(_ request: Request) async throws {
        let text = String(buffer: try await request.collected(upTo: Self.limit))
        guard text.utf8.count(where: { $0 == UInt8(ascii: "&") }) < Self.mostFields else {
            throw FormError.unusable("more than \(Self.mostFields) fields")
        }
        self.init(encoded: text)
    }
}
