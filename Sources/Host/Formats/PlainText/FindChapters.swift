extension Manuscript {
    /// Splits the text into chapters at its headings.
    ///
    /// - A line that `Heading` recognises opens a chapter and stays in the text as its first paragraph.
    /// - A volume heading directly above a chapter heading is merged with it: the title is "第一卷 · 第一章".
    /// - Three or more headings with nothing between them are a table of contents: only the last opens a chapter.
    /// - A heading that repeats the one directly above it opens nothing.
    /// - If there are no headings, lone numbers between blank lines that count 1, 2, 3 … are headings.
    /// - Text before the first heading is a chapter without a title; a text without headings is one such chapter.
    func chapters() -> [ImportedChapter] { chapters(.any).chapters }

    /// Which lines count as headings.
    enum Headings {
        /// Undecided: worded headings, or lone numbers if there are none.
        case any
        case worded
        /// Lone numbers that continue from the given one.
        case counted(after: Int)
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
            if openings.isEmpty {
                let counted = countedHeadings(after: 0)
                if counted.count >= 2 { (openings, next) = (counted, .counted(after: counted.count)) }
            }
        case .worded: openings = withoutContents(wordedHeadings())
        case .counted(let number):
            openings = countedHeadings(after: number)
            next = .counted(after: number + openings.count)
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
            if let heading = Heading(string(line), standsAlone: standsAlone) {
                openings.append((index, heading))
            }
        }
        return openings
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
