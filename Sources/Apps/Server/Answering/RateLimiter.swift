import Accounts
import HTTPTypes
import Hummingbird
import Model
import Storage
import Synchronization

/// The client exceeded its rate limit; the seconds until it may retry.
enum RateLimitError: Error {
    case exceeded(seconds: Int)
}

/// Limits how fast programs may use the learner's money and machine: a token bucket for each learner and kind of request (RFC
/// 9110 defines the status 429, draft-ietf-httpapi-ratelimit-headers the fields).
///
/// Answers are counted by each server, whose machine the limit protects. Requests that may use a language model are counted
/// in the database where there are accounts or several servers, because they are the learner's money, wherever they are
/// asked for.
final class RateLimiter: Sendable {
    /// A kind of limited request.
    enum Kind: String, CaseIterable {
        /// Requests that the API answers by itself.
        case answers
        /// Requests that may use a language model, which is slow or costs money.
        case models

        /// The number of requests allowed per minute, and at once.
        var perMinute: Double { self == .models ? 60 : 60_000 }
    }

    private struct Bucket {
        var tokens: Double
        var filledAt: Timestamp

        /// Whether it is full again, so that a new one would admit the same requests.
        func isFull(at now: Timestamp, _ kind: Kind) -> Bool {
            let seconds = max(0, Double(now.milliseconds - filledAt.milliseconds) / 1000)
            return tokens + seconds * kind.perMinute / 60 >= kind.perMinute
        }
    }

    private struct Buckets {
        var byKey: [Key: Bucket] = [:]
        /// The number of buckets at which full ones are let go: twice as many as were left the last time, so that
        /// looking through them costs little for each request.
        var limit = Self.many

        private static let many = 256

        subscript(key: Key) -> Bucket? {
            get { byKey[key] }
            set { byKey[key] = newValue }
        }

        mutating func letGoOfFull(at now: Timestamp) {
            guard byKey.count >= limit else { return }
            byKey = byKey.filter { !$0.value.isFull(at: now, $0.key.kind) }
            limit = max(Self.many, 2 * byKey.count)
        }
    }

    private struct Key: Hashable {
        var learner: ID<Learner>
        var kind: Kind
    }

    private let buckets = Mutex(Buckets())
    /// Where requests that may use a language model are counted; nil for the memory.
    private let database: (any Database)?

    /// - Parameter database: Nil where only this server answers, and only one learner asks.
    init(countingModelsIn database: (any Database)? = nil) { self.database = database }

    /// The remaining quota after an admitted request.
    struct Allowance {
        var limit: Int
        var remaining: Int
        /// Seconds until the bucket is full again.
        var reset: Int
    }

    /// Admits a learner's request.
    ///
    /// - Throws: ``RateLimitError/exceeded(seconds:)``, `StorageError`.
    func admit(_ kind: Kind, for learner: ID<Learner>, at now: Timestamp) async throws -> Allowance {
        guard kind == .models, let database else { return try counted(kind, learner, now) }
        let outcome: RequestLimit.Outcome
        do {
            outcome = try await RequestLimit.models.count(learner.description, in: database, at: now)
        } catch let error as StorageError where error.allowsReading {
            // A disk that is full keeps nobody from reading.
            return try counted(kind, learner, now)
        }
        switch outcome {
        case .admitted(let remaining, let reset):
            return Allowance(limit: Int(RequestLimit.models.burst), remaining: remaining, reset: reset)
        case .refused(let seconds): throw RateLimitError.exceeded(seconds: seconds)
        }
    }

    /// The number of learners and kinds of request that are counted in memory.
    var counted: Int { buckets.withLock { $0.byKey.count } }

    /// Counts a request in memory.
    private func counted(
        _ kind: Kind, _ learner: ID<Learner>, _ now: Timestamp
    ) throws(RateLimitError) -> Allowance {
        let key = Key(learner: learner, kind: kind)
        let rate = kind.perMinute / 60
        let result: Result<Allowance, RateLimitError> = buckets.withLock { buckets in
            buckets.letGoOfFull(at: now)
            var bucket = buckets[key] ?? Bucket(tokens: kind.perMinute, filledAt: now)
            let seconds = max(0, Double(now.milliseconds - bucket.filledAt.milliseconds) / 1000)
            bucket.tokens = min(kind.perMinute, bucket.tokens + seconds * rate)
            bucket.filledAt = now
            defer { buckets[key] = bucket }
            guard bucket.tokens >= 1 else {
                return .failure(.exceeded(seconds: max(1, Int(((1 - bucket.tokens) / rate).rounded(.up)))))
            }
            bucket.tokens -= 1
            return .success(
                Allowance(
                    limit: Int(kind.perMinute), remaining: Int(bucket.tokens),
                    reset: Int(((kind.perMinute - bucket.tokens) / rate).rounded(.up))))
        }
        return try result.get()
    }
}

extension Response {
    /// Adds headers with the remaining quota.
    mutating func tell(_ allowance: RateLimiter.Allowance) {
        headers[.rateLimitLimit] = String(allowance.limit)
        headers[.rateLimitRemaining] = String(allowance.remaining)
        headers[.rateLimitReset] = String(allowance.reset)
    }
}

extension HTTPField.Name {
    static let rateLimitLimit = Self("RateLimit-Limit")!
    static let rateLimitRemaining = Self("RateLimit-Remaining")!
    static let rateLimitReset = Self("RateLimit-Reset")!
}
