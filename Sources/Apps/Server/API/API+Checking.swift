import Hummingbird
import Routes

extension Site {
    /// Checks the query and the JSON body of a request against the API's description.
    ///
    /// - Returns: The visit with its body collected.
    /// - Throws: ``FormError`` or `OutOfBounds` for anything that is not described.
    func checked(_ visit: Visit) async throws -> Visit {
        let description = try APIDescription.served.get()
        guard let operation = description.operation(visit.request.method, visit.request.uri.path) else { return visit }
        try operation.check(query: visit.request.uri.query ?? "")
        guard let shape = operation.body, !visit.request.isMultipart else { return visit }
        var visit = visit
        let body = try await visit.request.collected(upTo: visit.route.bodyLimit)
        if let field = shape.unknownField(in: body.readableBytesView) {
            throw FormError.unusable("the unknown field “\(field)”")
        }
        visit.request.body = RequestBody(buffer: body)
        return visit
    }
}

extension Request {
    /// Whether the body is a form that may contain files.
    var isMultipart: Bool { headers[.contentType]?.lowercased().hasPrefix("multipart/") ?? false }
}
