import ArgumentParser
import Model

/// Parses an option that is a whole number: `@Option(help: "The page.", transform: whole(.page)) var page: Int?`
///
/// - Returns: The argument parser's transform, which throws an error that names the allowed range.
func whole(_ bounds: Bounds) -> @Sendable (String) throws -> Int {
    { text in
        guard let number = try? SentNumber(text)?.within(bounds, "") else {
            throw ValidationError("Enter a whole number from \(bounds.least) to \(bounds.most).")
        }
        return number
    }
}
