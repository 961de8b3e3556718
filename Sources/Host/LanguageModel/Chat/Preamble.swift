/// A system message that precedes the others after a reply that did not have the shape of the request's schema.
public enum Preamble {
    /// For any schema, as the notebook's specification words it.
    public static let strict = "Previous JSON invalid. Follow schema strictly."

    /// For an object with a single member, which is named again.
    public static func only(_ member: String) -> String {
        "Answer with the JSON object alone, with a member “\(member)”: no other text, no Markdown."
    }
}
