import Foundation
import HTTPTypes
import NIOCore
import Routes

/// The OpenAPI document, and the rules for requests that follow from it.
///
/// An unknown query parameter, a value of the wrong type, and an undescribed field of a JSON body are rejected. If they
/// were ignored, a misspelled name would silently change the request.
struct APIDescription: Sendable {
    /// One method of one path.
    struct Operation: Sendable {
        fileprivate var method: HTTPRequest.Method
        /// The segments of the path; nil stands for a parameter.
        fileprivate var segments: [String?]
        /// The parameters of the query, by name.
        fileprivate(set) var parameters: [String: APIParameter]
        /// The shape of the JSON body; nil if the operation has none.
        fileprivate(set) var body: JSONShape?
    }

    /// The description of this server, read once.
    static let served = Result {
        try APIDescription(contentsOf: Bundle.module.bundleURL.appending(path: "openapi.json"))
    }

    /// The document of this server.
    ///
    /// - Throws: If it cannot be read.
    static func document() throws -> ByteBuffer { try served.get().document }

    private let document: ByteBuffer
    /// Sorted by the number of parameters in the path, so that `/models/choices` comes before `/models/{id}`.
    private let operations: [Operation]

    /// - Throws: If the file cannot be read or is not an OpenAPI document.
    init(contentsOf file: URL) throws {
        let data = try Data(contentsOf: file)
        guard let root = try JSONSerialization.jsonObject(with: data) as? [String: Any],
            let paths = root["paths"] as? [String: [String: Any]]
        else { throw AssetError.notFound(file.lastPathComponent) }
        document = ByteBuffer(data: data)
        let reader = Reader(root: root)
        operations = paths.flatMap { path, item in
            reader.operations(of: item, at: reader.server(of: item) + path)
        }.sorted { $0.parametersInPath < $1.parametersInPath }
    }

    /// The operation for a method and a path; nil if none is described.
    func operation(_ method: HTTPRequest.Method, _ path: String) -> Operation? {
        let method = method == .head ? .get : method
        let segments = path.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
        return operations.first { operation in
            operation.method == method && operation.segments.count == segments.count
                && zip(operation.segments, segments).allSatisfy { $0 == nil || $0 == $1 }
        }
    }
}

extension APIDescription.Operation {
    fileprivate var parametersInPath: Int { segments.count { $0 == nil } }

    /// - Throws: ``FormError`` or `OutOfBounds` if the query does not match the description.
    func check(query: String) throws {
        var names: Set<String> = []
        for part in query.split(separator: "&") {
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = Self.decoded(pair[0]), let value = Self.decoded(pair.count > 1 ? pair[1] : "") else {
                throw FormError.unusable("a parameter that is not percent-encoded UTF-8")
            }
            guard let parameter = parameters[name] else {
                throw FormError.unusable("the unknown parameter “\(name)”")
            }
            guard names.insert(name).inserted else { throw FormError.unusable("the parameter “\(name)” twice") }
            try parameter.check(value, name)
        }
    }

    private static func decoded(_ text: Substring) -> String? {
        text.replacing("+", with: " ").removingPercentEncoding
    }
}

/// Parses operations from the document.
private struct Reader {
    let root: [String: Any]

    /// Returns the base path of an item: that of its own server, or of the document's.
    func server(of item: [String: Any]) -> String {
        let servers = (item["servers"] ?? root["servers"]) as? [[String: Any]]
        return servers?.first?["url"] as? String ?? ""
    }

    func operations(of item: [String: Any], at path: String) -> [APIDescription.Operation] {
        item.compactMap { name, operation in
            guard let operation = operation as? [String: Any],
                let method = HTTPRequest.Method(name.uppercased())
            else { return nil }
            let segments = path.split(separator: "/").map { $0.hasPrefix("{") ? nil : String($0) }
            let sent = ["content", "application/json", "schema"].reduce(operation["requestBody"]) { part, name in
                (part as? [String: Any])?[name]
            }
            let isBare = operation["requestBody"] == nil && [.post, .put, .patch].contains(method)
            return APIDescription.Operation(
                method: method, segments: segments, parameters: parameters(of: item, operation),
                // Without a request body, an object may have no members.
                body: sent.map { JSONShape(resolved($0), in: self) } ?? (isBare ? .object([:], others: nil) : nil))
        }
    }

    private func parameters(of item: [String: Any], _ operation: [String: Any]) -> [String: APIParameter] {
        let described = [item, operation].flatMap { $0["parameters"] as? [Any] ?? [] }.map { resolved($0) }
        var parameters: [String: APIParameter] = [:]
        for parameter in described where parameter["in"] as? String == "query" {
            guard let name = parameter["name"] as? String else { continue }
            parameters[name] = APIParameter(resolved(parameter["schema"]))
        }
        return parameters
    }

    /// Returns a part of the document, with its reference resolved.
    func resolved(_ part: Any?) -> [String: Any] {
        guard let part = part as? [String: Any] else { return [:] }
        guard let reference = part["$ref"] as? String else { return part }
        let target = reference.split(separator: "/").dropFirst().reduce(root as Any?) { part, name in
            (part as? [String: Any])?[String(name)]
        }
        return resolved(target)
    }
}

extension APIParameter {
    fileprivate init(_ schema: [String: Any]) {
        if let choices = schema["enum"] as? [Any] {
            self = .choice(choices.map { "\($0)" })
        } else if schema["type"] as? String == "integer" {
            self = .whole(least: schema["minimum"] as? Int, most: schema["maximum"] as? Int)
        } else {
            switch schema["format"] as? String {
            case "uuid": self = .id
            case "date": self = .day
            default: self = .text
            }
        }
    }
}

extension JSONShape {
    fileprivate init(_ schema: [String: Any], in reader: Reader) {
        let kinds = (schema["anyOf"] ?? schema["oneOf"]) as? [Any] ?? []
        if let properties = schema["properties"] as? [String: Any] {
            let others = schema["additionalProperties"]
            self = .object(
                properties.mapValues { JSONShape(reader.resolved($0), in: reader) },
                others: others as? Bool == false ? nil : .anything)
        } else if let others = schema["additionalProperties"] as? [String: Any] {
            self = .object([:], others: JSONShape(reader.resolved(others), in: reader))
        } else if let items = schema["items"] {
            self = .list(of: JSONShape(reader.resolved(items), in: reader))
        } else {
            self = kinds.map { JSONShape(reader.resolved($0), in: reader) }.reduce(.anything) { $0.or($1) }
        }
    }

    /// Returns a shape with the members of both. In a choice, `.anything` is null or a value without members.
    private func or(_ other: JSONShape) -> JSONShape {
        switch (self, other) {
        case (.object(let members, let others), .object(let more, let rest)):
            .object(members.merging(more) { $0.or($1) }, others: others ?? rest)
        case (.anything, let shape), (let shape, _): shape
        }
    }
}
