import Routes

extension Shell {
    /// What deletes a thing for good, one tap further away than what is done every day.
    ///
    /// - Parameters:
    ///   - label: What is deleted: "Delete the lesson".
    ///   - route: Where the form leads.
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
