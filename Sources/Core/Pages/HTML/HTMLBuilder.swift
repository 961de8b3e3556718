/// Lets markup be written as a list of its pieces. A `String` among them is text and is escaped.
@resultBuilder
public enum HTMLBuilder {
    public static func buildExpression(_ html: HTML) -> HTML { html }
    public static func buildExpression(_ text: String) -> HTML { HTML(text: text) }
    public static func buildExpression(_ html: HTML?) -> HTML { html ?? HTML() }
    public static func buildBlock() -> HTML { HTML() }
    public static func buildPartialBlock(first: HTML) -> HTML { first }
    public static func buildPartialBlock(accumulated: HTML, next: HTML) -> HTML {
        var whole = accumulated
        whole.append(next)
        return whole
    }
    public static func buildOptional(_ html: HTML?) -> HTML { html ?? HTML() }
    public static func buildEither(first: HTML) -> HTML { first }
    public static func buildEither(second: HTML) -> HTML { second }
    public static func buildArray(_ pieces: [HTML]) -> HTML {
        var whole = HTML()
        for piece in pieces { whole.append(piece) }
        return whole
    }
}
