import HTTPTypes
import Hummingbird
import Model
import Synchronization

/// The client exceeded its rate limit; the seconds until it may retry.
enum RateLimitError: Error {
    case exceeded(seconds: Int)
}

/// Limits how fast programs may use the learner's money and machine: a token bucket for each learner and kind of request (RFC
/// 9110 defines the status 429, draft-ietf-httpapi-ratelimit-headers the fields).
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
    }

    private struct Key: Hashable {
        var learner: ID<Learner>
        var kind: Kind
    }

    private let buckets = Mutex<[Key: Bucket]>([:])

    /// The remaining quota after an admitted request.
    struct Allowance {
        var limit: Int
        var remaining: Int
        /// Seconds until the bucket is full again.
        var reset: Int
    }

    /// Admits a learner's request.
    ///
    /// - Throws: ``RateLimitError/exceeded(seconds:)``.
    func admit(_ kind: Kind, for learner: ID<Learner>, at now: Timestamp) throws(RateLimitError) -> Allowance {
        let key = Key(learner: learner, kind: kind)
        let rate = kind.perMinute / 60
        let result: Result<Allowance, RateLimitError> = buckets.withLock { buckets in
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
