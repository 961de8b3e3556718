extension String {
    /// Returns whether the text contains another one, code point by code point. An empty text is in every one.
    ///
    /// By hand: the standard library's search is not part of Embedded Swift.
    public func holds(_ part: String) -> Bool {
        let (whole, part) = (Array(utf8), Array(part.utf8))
        guard part.count <= whole.count else { return false }
        return (0...(whole.count - part.count)).contains { start in
            part.indices.allSatisfy { whole[start + $0] == part[$0] }
        }
    }
}
