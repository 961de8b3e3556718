/// Builds markup from a list of pieces. A `String` among them is text and is escaped.
@resultBuilder
enum HTMLBuilder {
    static func buildExpression(_ html: HTML) -> HTML { html }
    static func buildExpression(_ text: String) -> HTML { HTML(text: text) }
    static func buildExpression(_ html: HTML?) -> HTML { html ?? HTML() }
    static func buildBlock() -> HTML { HTML() }
    static func buildPartialBlock(first: HTML) -> HTML { first }
    static func buildPartialBlock(accumulated: consuming HTML, next: HTML) -> HTML {
        accumulated.append(next)
        return accumulated
    }
    static func buildOptional(_ html: HTML?) -> HTML { html ?? HTML() }
    static func buildEither(first: HTML) -> HTML { first }
    static func buildEither(second: HTML) -> HTML { second }
    static func buildArray(_ pieces: [HTML]) -> HTML {
        var whole = HTML()
        for piece in pieces { whole.append(piece) }
        return whole
    }
}
