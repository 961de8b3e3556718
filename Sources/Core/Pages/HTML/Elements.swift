/// The HTML elements that the pages use, as functions of their attributes and content.
///
///     p(.class("lead")) { "Read " ; strong { book.title } }
func element(_ name: StaticString, _ attributes: [Attribute], _ content: HTML) -> HTML {
    var html = HTML()
    html.reserve(for: content)
    html.open(name, attributes)
    html.append(content)
    html.close(name)
    return html
}

/// An element without content or an end tag.
func void(_ name: StaticString, _ attributes: [Attribute]) -> HTML {
    var html = HTML()
    html.open(name, attributes)
    return html
}

/// No content.
@HTMLBuilder func nothing() -> HTML {}

func html(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("html", attributes, content())
}
func head(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("head", attributes, content())
}
func body(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("body", attributes, content())
}
func title(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("title", attributes, content())
}
func header(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("header", attributes, content())
}
func nav(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("nav", attributes, content())
}
func main(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("main", attributes, content())
}
func footer(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("footer", attributes, content())
}
func section(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("section", attributes, content())
}
func article(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("article", attributes, content())
}
func aside(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("aside", attributes, content())
}
func h1(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("h1", attributes, content())
}
func h2(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("h2", attributes, content())
}
func h3(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("h3", attributes, content())
}
func p(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("p", attributes, content())
}
func div(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("div", attributes, content())
}
func span(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("span", attributes, content())
}
func a(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("a", attributes, content())
}
func ul(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("ul", attributes, content())
}
func ol(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("ol", attributes, content())
}
func li(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("li", attributes, content())
}
func dl(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("dl", attributes, content())
}
func dt(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("dt", attributes, content())
}
func dd(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("dd", attributes, content())
}
func table(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("table", attributes, content())
}
func caption(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("caption", attributes, content())
}
func thead(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("thead", attributes, content())
}
func tbody(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("tbody", attributes, content())
}
func tr(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("tr", attributes, content())
}
func th(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("th", attributes, content())
}
func td(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("td", attributes, content())
}
func form(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("form", attributes, content())
}
func fieldset(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("fieldset", attributes, content())
}
func legend(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("legend", attributes, content())
}
func label(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("label", attributes, content())
}
func button(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("button", attributes, content())
}
func select(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("select", attributes, content())
}
func option(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("option", attributes, content())
}
func textarea(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("textarea", attributes, content())
}
func progress(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("progress", attributes, content())
}
func details(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("details", attributes, content())
}
func code(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("code", attributes, content())
}
func summary(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("summary", attributes, content())
}
func strong(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("strong", attributes, content())
}
func em(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("em", attributes, content())
}
func small(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("small", attributes, content())
}
func time(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("time", attributes, content())
}
func ruby(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("ruby", attributes, content())
}
func rt(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("rt", attributes, content())
}
func bdi(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("bdi", attributes, content())
}
func svg(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("svg", attributes, content())
}
func noscript(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("noscript", attributes, content())
}
func script(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("script", attributes, content())
}
func figure(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("figure", attributes, content())
}
func blockquote(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("blockquote", attributes, content())
}
func meta(_ attributes: Attribute...) -> HTML { void("meta", attributes) }
func link(_ attributes: Attribute...) -> HTML { void("link", attributes) }
func input(_ attributes: Attribute...) -> HTML { void("input", attributes) }
func img(_ attributes: Attribute...) -> HTML { void("img", attributes) }
func br(_ attributes: Attribute...) -> HTML { void("br", attributes) }
func hr(_ attributes: Attribute...) -> HTML { void("hr", attributes) }
func use(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML = nothing) -> HTML {
    element("use", attributes, content())
}
