/// Cards of the same note. A day should show only one, because the first gives the others away.
public enum Siblings {
    /// Returns the queue positions to skip today: all but the first card of each note.
    ///
    /// - Parameters:
    ///   - notes: The note of each card, in queue order.
    ///   - seen: Notes with a card already answered today.
    public static func buried<Note: Hashable>(_ notes: [Note], seen: Set<Note> = []) -> [Int] {
        var met = seen
        var buried: [Int] = []
        for (place, note) in notes.enumerated() where !met.insert(note).inserted { buried.append(place) }
        return buried
    }
}
