import Model

extension ImportedText {
    /// Merges a title that stands alone before the first chapter into that chapter: a page of its own would
    /// contain nothing but "渡口".
    ///
    /// A title is at most three short lines, none of which ends a sentence: the book's title and its author, for
    /// example, or a heading with nothing under it. The lines stay in the text, above the heading of the chapter. A
    /// heading that is not the book's title is prepended to that of the chapter: "第一卷 · 第一章".
    mutating func joinTitle() {
        guard chapters.count > 1, let first = chapters.first, isTitle(first) else { return }
        chapters.removeFirst()
        chapters[0].text = first.text + "\n" + chapters[0].text
        guard let heading = first.title, heading != title else { return }
        chapters[0].title = chapters[0].title.map { "\(heading) · \($0)" } ?? heading
    }

    private func isTitle(_ chapter: ImportedChapter) -> Bool {
        guard chapter.title == nil || chapter.title == title || chapter.title == chapter.text else { return false }
        let lines = chapter.text.split(separator: "\n", maxSplits: 3)
        return lines.count <= 3 && lines.allSatisfy { $0.count <= 60 && !endsSentence($0) }
    }

    private func endsSentence(_ line: Substring) -> Bool {
        line.last.map { "。．！？!?….”」』".contains($0) } ?? false
    }
}
