import HTTPTypes
import Hummingbird
import Model
import Synchronization

/// Too much was asked in too short a time; the seconds after which more is answered.
enum RateLimitError: Error {
    case exceeded(seconds: Int)
}

/// Keeps programs from asking faster than is good for the learner's purse and machine: a bucket of tokens for each kind
/// of request, which fills at a steady rate (RFC 9110 has the status 429, draft-ietf-httpapi-ratelimit-headers the fields).
final class RateLimiter: Sendable {
    /// What is limited.
    enum Kind: String, CaseIterable {
        /// Whatever the API answers by itself.
        case answers
        /// What may ask a language model, which takes long or costs money.
        case models

        /// How many may come in a minute, and at once.
        var perMinute: Double { self == .models ? 60 : 60_000 }
    }

    private struct Bucket {
        var tokens: Double
        var filledAt: Timestamp
    }

    private let buckets = Mutex<[Kind: Bucket]>([:])

    /// What is left after a request was let through.
    struct Allowance {
        var limit: Int
        var remaining: Int
        /// Seconds until the bucket is full again.
        var reset: Int
    }

    /// Lets a request through.
    ///
    /// - Throws: ``RateLimitError/exceeded(seconds:)``.
    func admit(_ kind: Kind, at now: Timestamp) throws(RateLimitError) -> Allowance {
        let rate = kind.perMinute / 60
        let result: Result<Allowance, RateLimitError> = buckets.withLock { buckets in
            var bucket = buckets[kind] ?? Bucket(tokens: kind.perMinute, filledAt: now)
            let seconds = max(0, Double(now.milliseconds - bucket.filledAt.milliseconds) / 1000)
            bucket.tokens = min(kind.perMinute, bucket.tokens + seconds * rate)
            bucket.filledAt = now
            defer { buckets[kind] = bucket }
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
    /// Says how much more may be asked.
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
