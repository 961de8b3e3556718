import Foundation
import HTTPTypes
import Hummingbird
import Model
import NIOCore
import Pages
import Routes
import Wire

extension Response {
    static func json(_ value: some Encodable, status: HTTPResponse.Status = .ok) throws -> Response {
        .bytes(
            ByteBuffer(data: try WireJSON.data(of: value)), type: "application/json", status: status, cache: "no-store")
    }

    /// Returns an error as the API tells it.
    static func apiError(_ error: ErrorJSON, status: HTTPResponse.Status) -> Response {
        (try? json(error, status: status)) ?? .text(error.message + "\n", status: status)
    }
}

extension Request {
    /// The maximum number of values in a body: 400,000 cards have fewer. Decoding takes about fifty bytes for each.
    private static let mostValues = 2_000_000

    /// Decodes the JSON body.
    func decoded<Value: Decodable>(_ type: Value.Type = Value.self, upTo limit: Int = 4 << 20) async throws -> Value {
        let buffer = try await collected(upTo: limit)
        let extent = JSONExtent(buffer.readableBytesView)
        guard extent.isShallow else { throw FormError.unusable("lists or objects that are nested too deep") }
        guard extent.values <= Self.mostValues else {
            throw FormError.unusable("more than \(Self.mostValues) values")
        }
        do {
            return try JSONDecoder().decode(Value.self, from: JSONText.withoutNUL(Data(buffer.readableBytesView)))
        } catch let error as OutOfBounds {
            throw error
        } catch let error as DecodingError where error.isForLackOfField {
            throw FormError.missing(error.field)
        } catch let error as DecodingError where !error.field.isEmpty {
            throw FormError.unusable("“\(error.field)”, which is not of the documented shape")
        } catch {
            throw FormError.unusable("a body that is not JSON of the documented shape")
        }
    }
}

extension DecodingError {
    /// Whether a member is missing.
    fileprivate var isForLackOfField: Bool {
        if case .keyNotFound = self { true } else { false }
    }

    /// The path of the unreadable member, separated by dots; empty for the whole document.
    fileprivate var field: String {
        let context =
            switch self {
            case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context): context
            case .keyNotFound(let key, let context):
                Context(codingPath: context.codingPath + [key], debugDescription: "")
            @unknown default: Context(codingPath: [], debugDescription: "")
            }
        return context.codingPath.map { $0.intValue.map { "\($0 + 1)" } ?? $0.stringValue }.joined(separator: ".")
    }
}
