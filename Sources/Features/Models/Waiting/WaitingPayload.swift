import Foundation
import LanguageModel
import Model

/// A question to ask when the network is back.
public struct WaitingPayload: Hashable, Sendable, Codable {
    public var request: ChatRequest
    /// Text put before the messages after a reply without the requested shape.
    public var preamble: String
    /// The asking feature's context for the answer; no other code reads it.
    public var context: String

    public init(_ request: ChatRequest, preamble: String = "", context: String = "") {
        self.request = request
        self.preamble = preamble
        self.context = context
    }
}

/// A current or former question of the queue.
public struct WaitedRequest: Sendable {
    public let state: WaitingRequest.State
    public let payload: WaitingPayload
    /// Nil while there is none.
    public let reply: ChatReply?
    /// Why it was not answered; nil before the first attempt and after the answer.
    public let error: ModelError?
}

/// A queued question with its answer.
public struct AnsweredRequest: Sendable {
    public let id: ID<WaitingRequest>
    public let task: ModelTask
    public let summary: String
    public let payload: WaitingPayload
    /// The reply, which matches the request's schema.
    public let reply: ChatReply
}

/// The features' handlers for delayed answers, by task.
///
/// A handler is called again until it returns without an error, so it must be idempotent for each
/// ``AnsweredRequest/id``.
public struct WaitingHandlers: Sendable {
    /// Processes an answer.
    public typealias Handler = @Sendable (AnsweredRequest) async throws -> Void

    private var handlers: [ModelTask: Handler] = [:]

    public init() {}

    /// The handler of a task; nil for none.
    public subscript(task: ModelTask) -> Handler? {
        get { handlers[task] }
        set { handlers[task] = newValue }
    }
}
