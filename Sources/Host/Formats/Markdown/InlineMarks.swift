/// Where the inline marks of a line of Markdown end, found in one pass for all of them.
///
/// Looking for the end of each mark from where it begins would read the rest of the line again and again where marks are
/// opened and never closed.
struct InlineMarks {
    /// For each `[` and `(` the place of its partner; none for what is never closed.
    private var partners: [Int: Int] = [:]
    /// Where runs of backticks begin, by their length, each with the first that has not been passed.
    private var runs: [Int: (places: [Int], next: Int)] = [:]
    /// The first `>` that has not been passed.
    private var nextTagEnd = 0

    /// Links and code that go on for longer are text that was never closed, and so are longer tags.
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

    /// Where the bracket that opens at a place is closed.
    func closing(_ open: Int) -> Int? {
        partners[open].flatMap { $0 - open < Self.longestLink ? $0 : nil }
    }

    /// Where the next run of exactly so many backticks begins, as CommonMark has it.
    ///
    /// - Parameter place: Not before the place of an earlier call.
    mutating func backticks(_ length: Int, after place: Int) -> Int? {
        guard var run = runs[length] else { return nil }
        runs[length] = nil
        while run.next < run.places.count, run.places[run.next] < place { run.next += 1 }
        runs[length] = run
        return run.places[run.next...].first.flatMap { $0 - place < Self.longestCode ? $0 : nil }
    }

    /// Where the next `>` is.
    ///
    /// - Parameter place: Not before the place of an earlier call.
    mutating func tagEnd(after place: Int, in source: [Character]) -> Int? {
        nextTagEnd = max(nextTagEnd, place)
        while nextTagEnd < source.count, source[nextTagEnd] != ">" { nextTagEnd += 1 }
        return nextTagEnd < source.count && nextTagEnd - place < Self.longestTag ? nextTagEnd : nil
    }
}
