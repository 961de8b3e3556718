/// The ends of the inline marks in a line of Markdown, found in one pass for all of them.
///
/// Searching for the end of each mark from its start would read the rest of the line again and again if many marks are
/// opened and never closed.
struct InlineMarks {
    /// For each `[` and `(`, the position of its partner; none if it is never closed.
    private var partners: [Int: Int] = [:]
    /// The positions of runs of backticks, by length, each with the index of the first that has not been passed.
    private var runs: [Int: (places: [Int], next: Int)] = [:]
    /// The first `>` that has not been passed.
    private var nextTagEnd = 0

    /// Longer links, code spans and tags are treated as text that was never closed.
    private static let longestLink = 2000
    private static let longestCode = 2000
    private static let longestTag = 500

    init(_ source: [Character]) {
        var brackets: [Int] = []
        var parentheses: [Int] = []
        var run = 0
        for (place, character) in source.enumerated() {
            if character == "`" {
                run += 1
                continue
            }
            if run > 0 {
                runs[run, default: ([], 0)].places.append(place - run)
                run = 0
            }
            switch character {
            case "[": brackets.append(place)
            case "(": parentheses.append(place)
            case "]": if let open = brackets.popLast() { partners[open] = place }
            case ")": if let open = parentheses.popLast() { partners[open] = place }
            default: break
            }
        }
        if run > 0 { runs[run, default: ([], 0)].places.append(source.count - run) }
    }

    /// The position of the bracket that closes the one at a position.
    func closing(_ open: Int) -> Int? {
        partners[open].flatMap { $0 - open < Self.longestLink ? $0 : nil }
    }

    /// The position of the next run of exactly this many backticks, as in CommonMark.
    ///
    /// - Parameter place: Not before the position of an earlier call.
    mutating func backticks(_ length: Int, after place: Int) -> Int? {
        guard var run = runs[length] else { return nil }
        runs[length] = nil
        while run.next < run.places.count, run.places[run.next] < place { run.next += 1 }
        runs[length] = run
        return run.places[run.next...].first.flatMap { $0 - place < Self.longestCode ? $0 : nil }
    }

    /// The position of the next `>`.
    ///
    /// - Parameter place: Not before the position of an earlier call.
    mutating func tagEnd(after place: Int, in source: [Character]) -> Int? {
        nextTagEnd = max(nextTagEnd, place)
        while nextTagEnd < source.count, source[nextTagEnd] != ">" { nextTagEnd += 1 }
        return nextTagEnd < source.count && nextTagEnd - place < Self.longestTag ? nextTagEnd : nil
    }
}
