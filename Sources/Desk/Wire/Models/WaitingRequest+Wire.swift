import Model

/// What the API and commands say of a queued request alike.
private struct RequestFields: Encodable {
    var id: ID<WaitingRequest>
    var task: ModelTask
    var summary: String
    var state: WaitingRequest.State
    var attempts: Int
    var createdAt: Timestamp

    init(_ request: WaitingRequest) {
        id = request.id
        task = request.task
        summary = request.summary
        state = request.state
        attempts = request.attempts
        createdAt = request.createdAt
    }
}

/// A request in the queue, in the API.
public struct WaitingRequestJSON: Encodable, Sendable {
    private let request: WaitingRequest

    public init(_ request: WaitingRequest) { self.request = request }

    private enum CodingKeys: String, CodingKey { case nextAttemptAt, error, message }

    public func encode(to encoder: any Encoder) throws {
        try RequestFields(request).encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        if request.state == .waiting { try container.encode(request.nextAttempt, forKey: .nextAttemptAt) }
        try container.encodeIfPresent(request.error?.code, forKey: .error)
        try container.encodeIfPresent(request.error?.description, forKey: .message)
    }
}

/// A request in the queue as `glossa models queue` prints it, with its error in words.
public struct PrintedWaitingRequest: Encodable, Sendable {
    private let request: WaitingRequest

    public init(_ request: WaitingRequest) { self.request = request }

    private enum CodingKeys: String, CodingKey { case error }

    public func encode(to encoder: any Encoder) throws {
        try RequestFields(request).encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(request.error?.description, forKey: .error)
    }
}
