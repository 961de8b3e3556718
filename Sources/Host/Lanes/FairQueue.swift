/// A queue that serves its owners in turn, one element each, so that frequent callers do not delay occasional ones.
///
/// The elements of one owner keep their order. Taking and removing are linear in the number of elements, at most 128.
struct FairQueue<Owner: Hashable, Element: Identifiable> {
    /// Owners with elements, the next one first.
    private var turns: [Owner] = []
    private var elements: [Owner: [Element]] = [:]
    private(set) var count = 0

    func count(of owner: Owner) -> Int { elements[owner]?.count ?? 0 }

    mutating func append(_ element: Element, of owner: Owner) {
        if elements[owner] == nil { turns.append(owner) }
        elements[owner, default: []].append(element)
        count += 1
    }

    /// Removes and returns the first element of the owner whose turn it is; then it is the next owner's turn.
    ///
    /// - Parameter isServed: Whether an owner may have a turn. An owner who is skipped keeps the turn.
    mutating func popFirst(where isServed: (Owner) -> Bool = { _ in true }) -> (owner: Owner, element: Element)? {
        guard let place = turns.firstIndex(where: isServed) else { return nil }
        let owner = turns.remove(at: place)
        guard var own = elements[owner] else { return nil }
        let element = own.removeFirst()
        elements[owner] = own.isEmpty ? nil : own
        if !own.isEmpty { turns.append(owner) }
        count -= 1
        return (owner, element)
    }

    /// Removes and returns an element out of turn; nil if it is no longer in the queue.
    mutating func remove(_ id: Element.ID, of owner: Owner) -> Element? {
        guard var own = elements[owner], let place = own.firstIndex(where: { $0.id == id }) else { return nil }
        let element = own.remove(at: place)
        elements[owner] = own.isEmpty ? nil : own
        if own.isEmpty { turns.removeAll { $0 == owner } }
        count -= 1
        return element
    }
}
