#if !hasFeature(Embedded)
extension Route {
    /// The page from which a form is sent to this route; nil if the route is no action of a page.
    ///
    /// When a page is the answer to a form, the browser shows the form's address, which can then be loaded again,
    /// shared or opened from the history. Such a request always goes to the server, so the browser's replica needs no page
    /// for it. The page is the nearest one above the action's path, unless it is named here.
    public var pageOfForm: Route? {
        if case .api = self { return nil }
        guard methods == [.post] else { return nil }
        switch self {
        case .account(.enter): return .account(.signIn())
        case .account(.create): return .account(.join())
        case .account(.link), .account(.posted): return .account()
        default: break
        }
        var path = Substring(path)
        while let slash = path.lastIndex(of: "/"), slash != path.startIndex {
            path = path[..<slash]
            if let route = Route(path: String(path), query: ""), route.methods == [.get], !route.isFragment {
                return route
            }
        }
        return .today
    }
}
#endif
