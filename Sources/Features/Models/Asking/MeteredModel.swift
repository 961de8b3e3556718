import Entitlements
import LanguageModel
import Model
import Practice
import Storage
import Synchronization

extension ModelDesk {
    /// Returns the model for a task: limited by its budget, metered, and with cached replies for repeated requests.
    ///
    /// - Parameters:
    ///   - remembers: Whether a cached reply will do; false if the learner asks for another one.
    /// - Throws: ``ModelError/noProfile``, ``ModelError/keys(_:)``, `StorageError`.
    public func model(
        for task: ModelTask, remembers: Bool = true, at now: Timestamp
    ) async throws -> MeteredModel {
        let profile = try await profile(for: task)
        return MeteredModel(
            profile: profile, task: task, remembers: remembers, now: now, desk: self, model: try await model(profile))
    }

    /// Awaits ``Reader/modelProfile(for:)``.
    ///
    /// - Throws: ``ModelError/noProfile`` if there is none.
    public func profile(for task: ModelTask) async throws -> ModelProfile {
        guard let profile = try await database.read(learner, { try $0.modelProfile(for: task) }) else {
            throw ModelError.noProfile
        }
        return profile
    }

    /// Returns an unmetered model for a profile's endpoint, with its key.
    func model(_ profile: ModelProfile) async throws -> OpenAIModel {
        let reach = try await database.read(learner) { try self.reach(of: profile, $0) }
        return OpenAIModel(
            profile, key: try await findKey(of: profile.id)?.key, transport: transport, reach: reach, timing: timing,
            dialects: dialects)
    }
}

// MARK: Metering

extension ModelDesk {
    /// - Throws: ``ModelError/budgetUsedUp(used:budget:)`` if a profile has exhausted its monthly budget.
    func checkBudget(of profile: ModelProfile, at now: Timestamp) async throws {
        guard let budget = profile.monthlyBudget else { return }
        let first = firstDayOfMonth(of: now)
        let used = try await database.read(learner) { try $0.modelTokens(since: first)[profile.id] ?? 0 }
        guard used < budget else { throw ModelError.budgetUsedUp(used: used, budget: budget) }
    }

    /// Uses one of the learner's free requests, if the model is the server's and the learner has not bought more.
    ///
    /// A model that the learner brought is never limited.
    ///
    /// - Returns: Whether it was a free one.
    /// - Throws: ``ModelError/freeRequestsUsedUp(limit:)``.
    func takeFreeRequest(for profile: ModelProfile, at now: Timestamp) async throws -> Bool {
        guard let store, everybodys.contains(profile.baseURL),
            try await database.read(learner, { try $0.entitlement(in: store, at: now) }) == .free
        else { return false }
        let (limit, day) = (store.freeRequests, day(of: now))
        let isLeft = try await database.write(learner, at: now) { try $0.takeFreeRequest(of: limit, on: day) }
        guard isLeft else { throw ModelError.freeRequestsUsedUp(limit: limit) }
        return true
    }

    /// Gives back a free request that the model did not answer.
    func giveBackFreeRequest(at now: Timestamp) async {
        let day = day(of: now)
        // The request's own error says more than that of the count.
        try? await database.write(learner, at: now) { try $0.giveBackFreeRequest(on: day) }
    }

    /// Records the usage of a request.
    func count(_ tokens: TokenCount, of profile: ModelProfile, _ task: ModelTask, at now: Timestamp) async throws {
        let day = day(of: now)
        try await database.write(learner, at: now) {
            try $0.countUsage(
                of: profile.id, for: task, prompt: tokens.prompt, completion: tokens.completion,
                isEstimated: tokens.isEstimated, on: day)
        }
    }
}

/// A model with metered and limited usage.
public struct MeteredModel: LanguageModel {
    public let profile: ModelProfile
    public let task: ModelTask
    let remembers: Bool
    let now: Timestamp
    let desk: ModelDesk
    let model: any LanguageModel
    /// Whether the question was asked: a model is made for each.
    private let isAsked = AskedOnce()

    init(
        profile: ModelProfile, task: ModelTask, remembers: Bool, now: Timestamp, desk: ModelDesk,
        model: any LanguageModel
    ) {
        self.profile = profile
        self.task = task
        self.remembers = remembers
        self.now = now
        self.desk = desk
        self.model = model
    }

    /// Replies from the cache if possible, and otherwise asks the endpoint. A reply without the requested shape is not
    /// cached.
    ///
    /// - Throws: ``ModelError``, such as ``ModelError/budgetUsedUp(used:budget:)`` and
    ///   ``ModelError/freeRequestsUsedUp(limit:)``; `StorageError`.
    public func reply(to request: ChatRequest) async throws -> ChatReply {
        let digest = request.digest(for: profile.baseURL, profile.model)
        if remembers, let reply = try await desk.rememberedReply(digest, at: now) {
            // A failure of the cache must not fail the request.
            try? await desk.touchReply(digest, at: now)
            return reply
        }
        try await desk.checkBudget(of: profile, at: now)
        let reply = try await withFreeRequest {
            try await desk.ongoing.run { [model] in try await model.reply(to: request) }
        }
        try await desk.count(reply.tokens, of: profile, task, at: now)
        let isWanted = !reply.isCutShort && request.schema.map { (try? $0.check(reply.text)) != nil } ?? true
        if isWanted { try? await desk.remember(reply, digest, at: now) }
        return reply
    }

    /// Streams a reply and meters it at the end. Caches nothing, because a conversation does not repeat word for word.
    public func stream(_ request: ChatRequest) -> AsyncThrowingStream<ChatPiece, any Error> {
        AsyncThrowingStream { continuation in
            let task = Task {
                do {
                    try await desk.ongoing.run { try await pass(request, to: continuation) }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// Passes the pieces of a reply on, and meters it.
    private func pass(
        _ request: ChatRequest, to pieces: AsyncThrowingStream<ChatPiece, any Error>.Continuation
    ) async throws {
        try await desk.checkBudget(of: profile, at: now)
        try await withFreeRequest {
            for try await piece in model.stream(request) {
                if case .end(let reply) = piece {
                    try await desk.count(reply.tokens, of: profile, task, at: now)
                }
                pieces.yield(piece)
            }
            // A stream that is cancelled ends as if it were whole.
            try Task.checkCancellation()
        }
    }

    /// Asks the model, and uses a free request if it answers: one for the question, however often it is asked until the
    /// answer has the right shape. Whoever stops waiting, or allows too little time, has used one, too, because the
    /// model has worked for it.
    private func withFreeRequest<Value>(_ ask: () async throws -> Value) async throws -> Value {
        let isFirst = isAsked.set(true)
        var isFree = false
        do {
            if isFirst { isFree = try await desk.takeFreeRequest(for: profile, at: now) }
            return try await ask()
        } catch {
            if isFirst, !error.leavesTheModelAtWork {
                isAsked.set(false)
                if isFree { await desk.giveBackFreeRequest(at: now) }
            }
            throw error
        }
    }
}

extension Error {
    /// Whether a model may have answered all the same: nobody waited for it, or not for longer.
    var leavesTheModelAtWork: Bool {
        if self is CancellationError { return true }
        return switch self as? ModelError {
        case .cancelled, .timedOut: true
        default: false
        }
    }
}

/// Whether a question has been asked.
final class AskedOnce: Sendable {
    private let isAsked = Mutex(false)

    /// - Returns: Whether this changed it.
    @discardableResult
    func set(_ value: Bool) -> Bool {
        isAsked.withLock { isAsked in
            defer { isAsked = value }
            return isAsked != value
        }
    }
}
