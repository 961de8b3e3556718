import Foundation
import Model

/// A model behind an endpoint that speaks OpenAI's protocol: OpenAI itself, Ollama, llama.cpp, vLLM and many more.
///
/// A request that met a busy or failing server, or a connection that broke, is sent again up to twice, after growing
/// waits and as `Retry-After` says. Nothing is sent without a key where the profile needs one.
///
/// ```swift
/// let model = OpenAIModel(profile, key: key, transport: transport)
/// let reply = try await model.reply(to: ChatRequest([ChatMessage(.user, "Say hello in Chinese.")]))
/// ```
public struct OpenAIModel: LanguageModel {
    public let profile: ModelProfile
    let key: ModelKey?
    let transport: ModelTransport
    let timing: ModelTiming
    let dialects: Dialects
    let backoff = Backoff()

    /// - Parameters:
    ///   - profile: Where it answers, and within which time.
    ///   - key: The profile's key; nil for none.
    ///   - transport: The HTTP client, which may serve many.
    ///   - dialects: What has been learnt of endpoints; shared, so that it is learnt once.
    public init(
        _ profile: ModelProfile, key: ModelKey?, transport: ModelTransport, timing: ModelTiming = .machine,
        dialects: Dialects = Dialects()
    ) {
        self.profile = profile
        self.key = key
        self.transport = transport
        self.timing = timing
        self.dialects = dialects
    }

    var asked: Asked { Asked(model: profile.model, key: key) }

    /// The address of the chat.
    var address: String {
        let base = profile.baseURL
        return (base.hasSuffix("/") ? String(base.dropLast()) : base) + "/chat/completions"
    }

    /// Asks, and waits for the whole answer: no longer than the profile's time limit, repeated requests included.
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

    /// Reads an answer that comes in one piece.
    func whole(_ answer: ModelTransport.Answer, of request: ChatRequest) async throws(ModelError) -> ChatReply {
        let completion = try ChatWire.Completion(
            try await answer.collected(), isWebPage: answer.head.type == "text/html", asked)
        return try completion.reply(to: request, asked)
    }

    /// Sends a request, in another dialect where the endpoint does not understand the first.
    ///
    /// - Returns: An answer of status 200 whose body is still to come.
    func open(_ request: ChatRequest, isStream: Bool) async throws(ModelError) -> ModelTransport.Answer {
        var dialect = dialects[profile]
        while true {
            let body = ChatWire.body(request, model: profile.model, dialect: dialect, isStream: isStream)
            let answer = try await transport.post(body, to: address, key: key)
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

    /// Does something again, with growing waits, as long as that may help.
    ///
    /// - Parameter isOver: Whether it must not be done again, because something has come of it already.
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

    /// Gives up, and cancels what goes on, when it takes too long.
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
    /// A refusal that says nothing.
    init() {}
}
