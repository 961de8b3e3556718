import ArgumentParser
import Model

/// Reads an option that is a whole number: `@Option(help: "The page.", transform: whole(.page)) var page: Int?`
///
/// - Returns: What the argument parser runs on the text; it throws what is allowed.
func whole(_ bounds: Bounds) -> @Sendable (String) throws -> Int {
    { text in
        guard let number = try? SentNumber(text)?.within(bounds, "") else {
            throw ValidationError("Enter a whole number from \(bounds.least) to \(bounds.most).")
        }
        return number
    }
}
