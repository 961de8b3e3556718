import Routes

/// The links from one page of a long list to its neighbours.
enum Pagination {
    /// - Parameters:
    ///   - number: The page that is shown, from 1.
    ///   - count: The number of pages.
    ///   - route: Where another page is.
    /// - Returns: Nil for a list with a single page.
    static func links(_ number: Int, of count: Int, _ shell: Shell, to route: (Int) -> Route) -> HTML? {
        guard count > 1 else { return nil }
        return bar(number, shell.wording.pageOf(number, count), hasNext: number < count, shell, route)
    }

    /// The same for a list whose pages are not counted.
    static func links(_ number: Int, hasNext: Bool, _ shell: Shell, to route: (Int) -> Route) -> HTML? {
        guard number > 1 || hasNext else { return nil }
        return bar(number, shell.wording.page(number), hasNext: hasNext, shell, route)
    }

    private static func bar(
        _ number: Int, _ text: String, hasNext: Bool, _ shell: Shell, _ route: (Int) -> Route
    ) -> HTML {
        let wording = shell.wording
        return nav(.class("pagination"), .label(wording.listPages)) {
            if number > 1 { shell.buttonLink(wording.previous, to: route(number - 1), class: "button quiet") }
            span { text }
            if hasNext { shell.buttonLink(wording.next, to: route(number + 1), class: "button quiet") }
        }
    }
}
