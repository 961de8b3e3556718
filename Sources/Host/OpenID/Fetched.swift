import Model

/// Something of a provider's that is fetched when it is needed, once for all who wait for it at the same time, and kept for a
/// while. After a failure it is not asked for again at once: a provider that is away need not answer everybody who wants to
/// sign in.
actor Fetched<Value: Sendable> {
    private let lifetime: Int64
    private let fetch: @Sendable (Timestamp) async throws(OpenIDError) -> Value
    private var kept: (value: Value, at: Timestamp)?
    private var failure: (error: OpenIDError, at: Timestamp)?
    /// When it was last asked for, whatever came of it.
    private var askedAt: Timestamp?
    private var asking: Task<Value, any Error>?

    /// Seconds after a failure until the provider is asked again.
    static var pause: Int64 { 10 }

    /// - Parameters:
    ///   - lifetime: Seconds after which it is fetched again.
    ///   - fetch: Asks the provider, at a moment.
    init(for lifetime: Int64, _ fetch: @escaping @Sendable (Timestamp) async throws(OpenIDError) -> Value) {
        self.lifetime = lifetime
        self.fetch = fetch
    }

    /// Returns it, fetched now or a while ago; or longer ago, if it cannot be fetched now: what was so yesterday probably still
    /// is.
    ///
    /// - Throws: ``OpenIDError`` if it was never fetched, and cannot be.
    func value(at now: Timestamp) async throws(OpenIDError) -> Value {
        if let kept, now.seconds(since: kept.at) < lifetime { return kept.value }
        do {
            return try await fetched(at: now)
        } catch {
            guard let kept else { throw error }
            return kept.value
        }
    }

    /// Fetches it again, because what is kept is not enough; nil if it was asked for less than some seconds ago.
    func newer(at now: Timestamp, pause: Int64) async throws(OpenIDError) -> Value? {
        if asking == nil, let askedAt, (0..<pause).contains(now.seconds(since: askedAt)) { return nil }
        return try await fetched(at: now)
    }

    private func fetched(at now: Timestamp) async throws(OpenIDError) -> Value {
        if asking == nil, let failure, (0..<Self.pause).contains(now.seconds(since: failure.at)) { throw failure.error }
        let task = asking ?? Task { [fetch] in try await fetch(now) }
        if asking == nil {
            asking = task
            askedAt = now
        }
        let result = await task.result
        // The first of those who waited notes what came of it.
        let isFirst = asking == task
        if isFirst { asking = nil }
        switch result {
        case .success(let value):
            if isFirst { (kept, failure) = ((value, now), nil) }
            return value
        case .failure(let error):
            let told = error as? OpenIDError ?? .unreachable(reason: "\(type(of: error))")
            if isFirst { failure = (told, now) }
            throw told
        }
    }
}
