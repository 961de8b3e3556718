#if !hasFeature(Embedded)
/// A browser's own pages answer no address that was typed or loaded again; the server does.
extension Route {
    /// The page from which a form is sent to this route; nil if the route is no action of a page.
    ///
    /// What a form answers with a page keeps the form's address in the browser, where it is loaded again, shared or opened
    /// from the history. The page is the nearest one above the action's path, unless it is named here.
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
