extension StringProtocol {
    /// The text without white space at either end.
    public var trimmingWhitespace: String {
        var view = self[...]
        while let first = view.first, first.isWhitespace { view.removeFirst() }
        while let last = view.last, last.isWhitespace { view.removeLast() }
        return String(view)
    }
}
