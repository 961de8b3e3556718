import Model

/// Writes JSON piece by piece, with the members of objects in the order in which they are given.
enum JSONText {
    /// A string, escaped where necessary.
    static func string(_ text: String) -> String { JSON.text(text).encoded() }

    /// A list of values that are already JSON.
    static func array(_ values: [String]) -> String { "[" + values.joined(separator: ",") + "]" }

    /// An object of values that are already JSON.
    static func object(_ members: [(String, String)]) -> String {
        "{" + members.map { string($0.0) + ":" + $0.1 }.joined(separator: ",") + "}"
    }
}
