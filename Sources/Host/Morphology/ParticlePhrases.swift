/// Particles that consist of several morphemes, such as という and について, which IPADIC has as one.
///
/// They are joined for grammar only: in a text, 言う in という may begin a phrase of its own.
public enum ParticlePhrases {
    /// Returns the morphemes with such particles joined; those that are one already stay.
    public static func joined(_ morphemes: [Morpheme]) -> [Morpheme] {
        var joined: [Morpheme] = []
        joined.reserveCapacity(morphemes.count)
        var index = 0
        while index < morphemes.count {
            let count = length(at: index, in: morphemes)
            joined.append(count == 1 ? morphemes[index] : whole(morphemes[index..<index + count]))
            index += count
        }
        return joined
    }

    /// Of how many morphemes the particle at a place consists.
    private static func length(at index: Int, in morphemes: [Morpheme]) -> Int {
        guard ["と", "に", "を"].contains(morphemes[index].surface) else { return 1 }
        for count in [3, 2] where index + count <= morphemes.count {
            let parts = morphemes[index..<index + count]
            let text = parts.map(\.surface).joined()
            // 答えようとして, 着服したとして: what one is about to do, or is said to have done.
            let quotes = text == "として" && index > 0 && morphemes[index - 1].partOfSpeech.inflects
            if phrases.contains(text), !quotes { return count }
        }
        return 1
    }

    private static func whole(_ parts: ArraySlice<Morpheme>) -> Morpheme {
        let surface = parts.map(\.surface).joined()
        let reading = parts.compactMap(\.reading).joined()
        return Morpheme(
            surface: surface, start: parts[parts.startIndex].start, end: parts[parts.endIndex - 1].end,
            partOfSpeech: .particle, classes: ["助詞", "格助詞", "連語"], lemma: surface, reading: reading,
            pronunciation: reading, isKnown: true)
    }

    private static let phrases: Set<String> = [
        "という", "といった", "として", "とともに", "について", "につき", "によって", "により", "による", "に対して", "に対し",
        "に対する", "に関して", "に関する", "において", "における", "にわたって", "にとって", "にかけて", "に従って", "に際して",
        "をめぐって",
    ]
}
