extension Manuscript {
    /// Splits the text into chapters at its headings.
    ///
    /// - A line that `Heading` recognises opens a chapter and stays in the text as its first paragraph.
    /// - A volume heading directly above a chapter heading is merged with it: the title is "第一卷 · 第一章".
    /// - Three or more headings with nothing between them are a table of contents: only the last opens a chapter.
    /// - A heading that repeats the one directly above it opens nothing.
    /// - A line that is only a `HeadingCandidate` does so too if its like count on from it.
    /// - If there are no headings, lone numbers between blank lines that count 1, 2, 3 … are headings, or else numbers with
    ///   titles, or else short lines that stand apart.
    /// - Text before the first heading is a chapter without a title; a text without headings is one such chapter.
    func chapters() -> [ImportedChapter] { chapters(.any).chapters }

    /// Which lines count as headings.
    enum Headings {
        /// Undecided: worded headings, or lone numbers if there are none.
        case any
        case worded
        /// Lone numbers that continue from the given one.
        case counted(after: Int)
        /// Numbers with titles.
        case listed
        /// Lines that stand apart.
        case apart
    }

    /// Splits part of a text into chapters at its headings.
    ///
    /// - Returns: The chapters, and the kind of headings to look for in the next part of the text.
    func chapters(_ kind: Headings) -> (chapters: [ImportedChapter], next: Headings) {
        guard !lines.isEmpty else { return ([], kind) }
        var openings: [Opening] = []
        var next = Headings.worded
        switch kind {
        case .any:
            openings = withoutContents(wordedHeadings())
            if openings.isEmpty { (openings, next) = unwordedHeadings() ?? ([], .worded) }
        case .worded: openings = withoutContents(wordedHeadings())
        case .counted(let number):
            openings = countedHeadings(after: number)
            next = .counted(after: number + openings.count)
        case .listed: (openings, next) = (listedHeadings(), .listed)
        case .apart: (openings, next) = (headingsApart(), .apart)
        }
        return (chapters(openingAt: openings), next)
    }

    private func chapters(openingAt openings: [Opening]) -> [ImportedChapter] {
        var chapters: [ImportedChapter] = []
        if openings.first?.line != 0 {
            chapters.append(ImportedChapter(text: string(lines: 0..<(openings.first?.line ?? lines.count))))
        }
        for (index, opening) in openings.enumerated() {
            let end = index + 1 < openings.count ? openings[index + 1].line : lines.count
            chapters.append(ImportedChapter(title: opening.heading.title, text: string(lines: opening.line..<end)))
        }
        return chapters
    }

    private typealias Opening = (line: Int, heading: Heading)

    private func wordedHeadings() -> [Opening] {
        var openings: [Opening] = []
        for (index, line) in lines.enumerated()
        where line.width <= Heading.maximumWidth && Heading.mayStart(with: text[line.range]) {
            let standsAlone = index == 0 || line.blanksBefore > 0
            if let heading = Heading(string(line), standsAlone: standsAlone) { openings.append((index, heading)) }
        }
        let known = Set(openings.map(\.line))
        let counting = candidates().counting { !$0.isListed }.filter { !known.contains($0.line) }
        openings += counting.map { ($0.line, Heading(title: $0.candidate.title, isVolume: false)) }
        // A collection, one of whose stories has chapters.
        let opened = Set(openings.map(\.line))
        let apart = headingsApart().filter { !opened.contains($0.line) }
        if apart.count > openings.count, !openings.isEmpty { openings += apart }
        return openings.sorted { $0.line < $1.line }
    }

    /// The lines that may be headings if their like count on from them.
    private func candidates() -> [(line: Int, candidate: HeadingCandidate)] {
        var candidates: [(line: Int, candidate: HeadingCandidate)] = []
        for (index, line) in lines.enumerated()
        where line.width <= Heading.maximumWidth && HeadingCandidate.mayBe(text[line.range]) {
            if let candidate = HeadingCandidate(string(line)) { candidates.append((index, candidate)) }
        }
        return candidates
    }

    /// The headings of a text without any that words mark, and their kind.
    private func unwordedHeadings() -> ([Opening], Headings)? {
        let counted = countedHeadings(after: 0)
        if counted.count >= 2 { return (counted, .counted(after: counted.count)) }
        let listed = listedHeadings()
        if !listed.isEmpty { return (listed, .listed) }
        let apart = headingsApart()
        return apart.isEmpty ? nil : (apart, .apart)
    }

    /// Numbers with titles that count on. Those of a list have less text between them than chapters.
    private func listedHeadings() -> [Opening] {
        let counting = candidates().counting(\.isListed)
        return haveChapters(between: counting.map(\.line))
            ? counting.map { ($0.line, Heading(title: $0.candidate.title, isVolume: false)) } : []
    }

    /// Short lines without a stop after two blank lines and before one.
    private func headingsApart() -> [Opening] {
        var openings: [Opening] = []
        for (index, line) in lines.enumerated() where line.width <= 40 {
            guard index == 0 || line.blanksBefore >= 2, index + 1 < lines.count, lines[index + 1].blanksBefore > 0,
                let title = titleApart(string(line))
            else { continue }
            openings.append((index, Heading(title: title, isVolume: false)))
        }
        return openings.count >= 3 && haveChapters(between: openings.map(\.line)) ? openings : []
    }

    /// A line as a title: it begins with a letter or a bracket, and is neither a date nor has it digits or a stop.
    private func titleApart(_ line: String) -> String? {
        guard let first = line.first, first.isLetter || "《〈“「".contains(first), line.last != "—" else { return nil }
        let isTitle = !line.contains { "0123456789。，；：！？…,;:!?.".contains($0) }
        return isTitle && !(line.contains("年") && line.contains("月")) ? line : nil
    }

    /// Whether there is text enough between lines for chapters: a kilobyte on average.
    private func haveChapters(between places: [Int]) -> Bool {
        guard let first = places.first else { return false }
        return text.count - Int(lines[first].start) >= places.count << 10
    }

    /// Lone-number headings that continue from a given number.
    private func countedHeadings(after number: Int) -> [Opening] {
        var openings: [Opening] = []
        for (index, line) in lines.enumerated() where line.width <= 8 {
            guard index == 0 || line.blanksBefore > 0, index + 1 < lines.count,
                lines[index + 1].blanksBefore > 0
            else { continue }
            let title = string(line)
            if loneNumber(title) == number + openings.count + 1 {
                openings.append((index, Heading(title: title, isVolume: false)))
            }
        }
        return openings
    }

    /// Drops tables of contents and repeated headings, and prepends a volume's title to that of its first chapter.
    private func withoutContents(_ headings: [Opening]) -> [Opening] {
        var kept: [Opening] = []
        var start = 0
        while start < headings.count {
            var end = start + 1
            while end < headings.count, headings[end].line == headings[end - 1].line + 1 { end += 1 }
            kept.append(contentsOf: openings(ofRun: headings[start..<end]))
            start = end
        }
        return kept
    }

    /// The chapters opened by a run of headings on consecutive lines.
    private func openings(ofRun run: ArraySlice<Opening>) -> [Opening] {
        guard let first = run.first, let last = run.last, run.count > 1 else { return Array(run) }
        if run.count == 2 {
            if first.heading.title == last.heading.title { return [first] }
            guard first.heading.isVolume else { return [first, last] }
            let title = "\(first.heading.title) · \(last.heading.title)"
            return [(first.line, Heading(title: title, isVolume: false))]
        }
        let beforeLast = run[run.endIndex - 2]
        guard beforeLast.heading.isVolume, !last.heading.isVolume else { return [last] }
        return openings(ofRun: run.suffix(2))
    }
}
