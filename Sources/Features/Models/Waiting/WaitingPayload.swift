import Foundation
import LanguageModel
import Model

/// A question that is to be asked when the network is back.
public struct WaitingPayload: Hashable, Sendable, Codable {
    public var request: ChatRequest
    /// What is put before the messages when a reply did not have the wanted shape.
    public var preamble: String
    /// What the feature that asks needs to know again when the answer comes; nobody else reads it.
    public var context: String

    public init(_ request: ChatRequest, preamble: String = "", context: String = "") {
        self.request = request
        self.preamble = preamble
        self.context = context
    }
}

/// A question that waits or has waited.
public struct WaitedRequest: Sendable {
    public let state: WaitingRequest.State
    public let payload: WaitingPayload
    /// Nil while there is none.
    public let reply: ChatReply?
    /// Why it was not answered; nil before the first attempt and after the answer.
    public let error: ModelError?
}

/// A question that waited, with its answer.
public struct AnsweredRequest: Sendable {
    public let id: ID<WaitingRequest>
    public let task: ModelTask
    public let summary: String
    public let payload: WaitingPayload
    /// It has the shape that the request's schema describes.
    public let reply: ChatReply
}

/// What features do with answers that they had to wait for, by task.
///
/// A handler is called again until it has returned, so it does nothing twice for one ``AnsweredRequest/id``.
public struct WaitingHandlers: Sendable {
    /// Takes an answer.
    public typealias Handler = @Sendable (AnsweredRequest) async throws -> Void

    private var handlers: [ModelTask: Handler] = [:]

    public init() {}

    /// The handler of a task; nil for none.
    public subscript(task: ModelTask) -> Handler? {
        get { handlers[task] }
        set { handlers[task] = newValue }
    }
}
