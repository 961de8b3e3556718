/// Why a verb declined its request: a missing card, an impossible name, a stale answer.
///
/// Verbs run on the server and in the browser, and Embedded Swift needs one type of error for all that they throw. So
/// the feature's own error travels in `StorageError.declined`; where Foundation is, ``Database`` takes it out again.
public final class Declined: Sendable, CustomStringConvertible {
    /// What happened, what was kept, and what to do next.
    public let description: String

    #if hasFeature(Embedded)
    fileprivate init(_ description: String) { self.description = description }
    #else
    /// The feature's error.
    public let error: any Error

    /// - Parameter error: The feature's error.
    public init(_ error: any Error) {
        self.error = error
        description = "\(error)"
    }
    #endif
}

extension Declined: Hashable {
    public static func == (left: Declined, right: Declined) -> Bool { left.description == right.description }
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

extension StorageError {
    #if hasFeature(Embedded)
    /// Wraps a feature's error, for a verb to throw.
    public static func declining<Failure: Error & CustomStringConvertible>(_ error: Failure) -> StorageError {
        .declined(Declined(error.description))
    }
    #else
    /// Wraps a feature's error, for a verb to throw. A `StorageError` stays as it is.
    public static func declining(_ error: any Error) -> StorageError {
        error as? StorageError ?? .declined(Declined(error))
    }

    /// The feature's error if a verb declined, or else this one.
    public var unwrapped: any Error {
        if case .declined(let declined) = self { declined.error } else { self }
    }
    #endif
}

/// Runs a part of a verb that throws its feature's own error, and throws that as a refusal.
public func declining<Value, Failure: Error & CustomStringConvertible>(
    _ body: () throws(Failure) -> Value
) throws(StorageError) -> Value {
    do throws(Failure) { return try body() } catch { throw .declining(error) }
}
