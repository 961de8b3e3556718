/// Cards of one note, of which a day should show only one: seeing the first gives the others away.
public enum Siblings {
    /// Which places of a queue to leave out for today: all but the first of each note.
    ///
    /// - Parameters:
    ///   - notes: The note of each card, in the order of the queue.
    ///   - seen: Notes of which a card was already answered today.
    public static func buried<Note: Hashable>(_ notes: [Note], seen: Set<Note> = []) -> [Int] {
        var met = seen
        var buried: [Int] = []
        for (place, note) in notes.enumerated() where !met.insert(note).inserted { buried.append(place) }
        return buried
    }
}
