import Routes

extension Shell {
    /// A form that permanently deletes something, one tap further away than everyday actions.
    ///
    /// - Parameters:
    ///   - label: Names what it deletes: "Delete the lesson".
    ///   - route: The form's target.
    func deletion(_ label: String, to route: Route) -> HTML {
        details(.class("more deletion")) {
            summary { label }
            form(Attribute("method", "post"), .action(route)) {
                p(.class("help")) { wording.deletedForGood }
                button(.class("button danger"), .type("submit")) {
                    Icon.trash.drawing(self)
                    span { label }
                }
            }
        }
    }
}
