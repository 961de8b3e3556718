import Foundation
import Model

/// A model behind an endpoint with OpenAI's protocol: OpenAI itself, Ollama, llama.cpp, vLLM and many more.
///
/// After an overloaded or failing server or a broken connection, a request is repeated up to twice, with growing waits
/// and observing `Retry-After`. Nothing is sent without a key if the profile requires one.
///
/// ```swift
/// let model = OpenAIModel(profile, key: key, transport: transport)
/// let reply = try await model.reply(to: ChatRequest([ChatMessage(.user, "Say hello in Chinese.")]))
/// ```
public struct OpenAIModel: LanguageModel {
    public let profile: ModelProfile
    let key: ModelKey?
    let transport: ModelTransport
    let reach: EndpointReach
    let timing: ModelTiming
    let dialects: Dialects
    let backoff = Backoff()

    /// - Parameters:
    ///   - profile: The endpoint's address and time limit.
    ///   - key: The profile's key; nil for none.
    ///   - transport: The HTTP client, which may be shared.
    ///   - reach: Which hosts it may reach.
    ///   - dialects: What is known about the dialects of endpoints; shared, so that it is found out once.
    public init(
        _ profile: ModelProfile, key: ModelKey?, transport: ModelTransport, reach: EndpointReach = .everywhere,
        timing: ModelTiming = .machine, dialects: Dialects = Dialects()
    ) {
        self.profile = profile
        self.key = key
        self.transport = transport
        self.reach = reach
        self.timing = timing
        self.dialects = dialects
    }

    var asked: Asked { Asked(model: profile.model, key: key) }

    /// The URL of the chat endpoint.
    var address: String {
        let base = profile.baseURL
        return (base.hasSuffix("/") ? String(base.dropLast()) : base) + "/chat/completions"
    }

    /// Sends a request and waits for the whole answer, for at most the profile's time limit, including repetitions.
    public func reply(to request: ChatRequest) async throws(ModelError) -> ChatReply {
        try checkKey()
        return try await within(.seconds(profile.timeLimit)) { () throws(ModelError) in
            try await repeating { () throws(ModelError) in
                let answer = try await open(request, isStream: false)
                return try await whole(answer, of: request)
            }
        }
    }

    func checkKey() throws(ModelError) {
        if profile.needsKey, key == nil { throw .noKey(profile: profile.name) }
    }

    /// Reads an answer that is not streamed.
    func whole(_ answer: ModelTransport.Answer, of request: ChatRequest) async throws(ModelError) -> ChatReply {
        let completion = try ChatWire.Completion(
            try await answer.collected(), isWebPage: answer.head.type == "text/html", asked)
        return try completion.reply(to: request, asked)
    }

    /// Sends a request, in another dialect if the endpoint does not understand the first.
    ///
    /// - Returns: A response with status 200 whose body has not been read yet.
    func open(_ request: ChatRequest, isStream: Bool) async throws(ModelError) -> ModelTransport.Answer {
        var dialect = dialects[profile]
        while true {
            let body = ChatWire.body(request, model: profile.model, dialect: dialect, isStream: isStream)
            let answer = try await transport.post(body, to: address, key: key, reach: reach)
            guard answer.head.status != 200 else {
                dialects[profile] = dialect
                return answer
            }
            var told = try await answer.collected()
            if !JSONExtent(told).isOfAReply { told = Data() }
            let fault = (try? JSONDecoder().decode(ChatWire.Refusal.self, from: told))?.error
            let error = ModelError(
                status: answer.head.status, retryAfter: answer.head.retryAfter, fault, body: told,
                isWebPage: answer.head.type == "text/html", asked)
            guard case .refusedRequest = error,
                let next = dialect.next(
                    after: fault ?? ChatWire.Fault(), profile.structuredOutput, wantsSchema: request.schema != nil)
            else { throw error }
            dialect = next
        }
    }

    /// Repeats an operation with growing waits as long as that may help.
    ///
    /// - Parameter isOver: Whether it must not be repeated, because it has already had an effect.
    func repeating<Value>(
        unless isOver: () -> Bool = { false }, _ body: () async throws(ModelError) -> Value
    ) async throws(ModelError) -> Value {
        var attempt = 1
        while true {
            do throws(ModelError) {
                return try await body()
            } catch {
                guard error.isWorthRepeating, attempt < backoff.attempts, !isOver(),
                    let wait = backoff.wait(after: attempt, retryAfter: error.retryAfter, random: timing.random())
                else { throw error }
                do { try await timing.pause(wait) } catch { throw ModelError.cancelled }
                attempt += 1
            }
        }
    }

    /// Cancels an operation that takes too long, and throws.
    func within<Value: Sendable>(
        _ limit: Duration, _ body: @escaping @Sendable () async throws(ModelError) -> Value
    ) async throws(ModelError) -> Value {
        let outcome = await withTaskGroup(of: Result<Value, ModelError>?.self) { group in
            group.addTask {
                do throws(ModelError) { return .success(try await body()) } catch { return .failure(error) }
            }
            group.addTask { [timing, profile] in
                do { try await timing.expire(limit) } catch { return nil }
                return .failure(.timedOut(seconds: profile.timeLimit))
            }
            var first: Result<Value, ModelError>?
            for await result in group where first == nil && result != nil {
                first = result
                group.cancelAll()
            }
            return first
        }
        if Task.isCancelled { throw .cancelled }
        return try (outcome ?? .failure(.cancelled)).get()
    }
}

extension ChatWire.Fault {
    /// An error response without details.
    init() {}
}
