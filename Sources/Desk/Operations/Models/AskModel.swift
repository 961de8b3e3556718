import LanguageModel
import Model
import Models

/// A question of the learner's own to a language model.
public struct ModelQuestion: Sendable {
    public var text: String
    /// A system message before the question.
    public var system: String?
    /// Pictures that belong to it.
    public var images: [ChatImage]
    /// The shape of the reply; nil for prose.
    public var schema: JSONSchema?
    /// The task, which determines the model.
    public var task: ModelTask
    /// The sampling temperature, from 0 to 2.
    public var temperature: Double
    /// The most tokens in the answer; nil for as many as the endpoint allows.
    public var maximumTokens: Int?
    /// Whether an earlier answer counts.
    public var remembers: Bool
    /// Whether the question is queued if there is no network.
    public var waits: Bool

    public init(
        _ text: String, system: String? = nil, images: [ChatImage] = [], schema: JSONSchema? = nil,
        for task: ModelTask = .other, temperature: Double = 0.2, maximumTokens: Int? = nil, remembers: Bool = true,
        waits: Bool = false
    ) {
        self.text = text
        self.system = system
        self.images = images
        self.schema = schema
        self.task = task
        self.temperature = temperature
        self.maximumTokens = maximumTokens
        self.remembers = remembers
        self.waits = waits
    }

    fileprivate var request: ChatRequest {
        let system = system.map { [ChatMessage(.system, $0)] } ?? []
        return ChatRequest(
            system + [ChatMessage(.user, text, images: images)], temperature: temperature,
            maximumTokens: maximumTokens, schema: schema)
    }
}

/// What became of a question.
public enum AskedModel: Hashable, Sendable {
    /// The reply; JSON alone if the question has a schema.
    case answered(String)
    /// The question waits in the queue under an id, because of an error.
    case waits(ID<WaitingRequest>, because: ModelError)
}

extension LearnerContext {
    /// Asks a language model. A reply with a schema is checked against it, and requested up to three times.
    ///
    /// - Parameter showing: Receives the answer piece by piece as it arrives; nil to wait for all of it. Only prose is
    ///   shown so.
    /// - Throws: `ModelError`, `StorageError`, `CancellationError`.
    public func ask(_ question: ModelQuestion, showing: ((String) -> Void)? = nil) async throws -> AskedModel {
        let request = question.request
        do {
            let model = try await models.model(for: question.task, remembers: question.remembers, at: now)
            if let showing, request.schema == nil {
                var answer = ""
                for try await case .text(let piece) in model.stream(request) {
                    showing(piece)
                    answer += piece
                }
                return .answered(answer)
            }
            let reply = try await model.validReply(to: request, preamble: Preamble.strict)
            return .answered(request.schema == nil ? reply.text : JSONSchema.unfenced(reply.text))
        } catch let error as ModelError where error.isOffline && question.waits {
            let id: ID<WaitingRequest> = newID()
            try await models.enqueue(
                WaitingPayload(request, preamble: Preamble.strict), id, for: question.task, summary: question.text,
                at: now)
            return .waits(id, because: error)
        }
    }
}
