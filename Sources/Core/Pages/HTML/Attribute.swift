import Model
import Routes

/// An attribute of an element. Writing it escapes its value.
struct Attribute {
    let name: String
    /// Nil for an attribute without a value, such as `disabled`.
    let value: String?
    /// False if the attribute is to be omitted.
    var isPresent = true

    init(_ name: String, _ value: String?) {
        self.name = name
        self.value = value
    }

    /// This attribute, present only if `condition` is true.
    func when(_ condition: Bool) -> Attribute {
        var attribute = self
        attribute.isPresent = condition && isPresent
        return attribute
    }

    func write(into html: inout HTML) {
        guard isPresent else { return }
        html.write(" ")
        html.write(trusted: name)
        guard let value else { return }
        html.write("=\"")
        html.write(escaping: value)
        html.write("\"")
    }
}

extension Attribute {
    static func `class`(_ names: String) -> Attribute { Attribute("class", names).when(!names.isEmpty) }
    static func id(_ id: String) -> Attribute { Attribute("id", id) }
    static func href(_ route: Route) -> Attribute { Attribute("href", route.link) }
    static func href(_ link: String) -> Attribute { Attribute("href", link) }
    static func src(_ route: Route) -> Attribute { Attribute("src", route.link) }
    static func action(_ route: Route) -> Attribute { Attribute("action", route.link) }
    static func type(_ type: String) -> Attribute { Attribute("type", type) }
    static func name(_ name: String) -> Attribute { Attribute("name", name) }
    static func value(_ value: String) -> Attribute { Attribute("value", value) }
    static func title(_ title: String) -> Attribute { Attribute("title", title) }
    static func role(_ role: String) -> Attribute { Attribute("role", role) }
    static func lang(_ tag: String) -> Attribute { Attribute("lang", tag) }
    static func lang(_ language: Language) -> Attribute { Attribute("lang", language.tag) }
    static func label(_ text: String) -> Attribute { Attribute("aria-label", text) }
    static func labelled(by id: String) -> Attribute { Attribute("aria-labelledby", id) }
    static func described(by id: String) -> Attribute { Attribute("aria-describedby", id) }
    static func aria(_ name: String, _ value: String) -> Attribute { Attribute("aria-" + name, value) }
    static func data(_ name: String, _ value: String = "") -> Attribute { Attribute("data-" + name, value) }
    static func popoverTarget(_ id: String) -> Attribute { Attribute("popovertarget", id) }
    static var hiddenFromReaders: Attribute { Attribute("aria-hidden", "true") }
    static var current: Attribute { Attribute("aria-current", "page") }
    static var checked: Attribute { Attribute("checked", nil) }
    static var selected: Attribute { Attribute("selected", nil) }
    static var required: Attribute { Attribute("required", nil) }
    static var popover: Attribute { Attribute("popover", nil) }
}
