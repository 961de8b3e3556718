import Model

extension ImportedText {
    /// Puts a title that stands alone before the first chapter onto that chapter's first page: a page of its own would
    /// hold nothing but "渡口".
    ///
    /// A title is at most three short lines, none of which ends a sentence: the book's title and its author, say, or a
    /// heading with nothing under it. The lines stay in the text, above the heading of the chapter they join. A heading
    /// that is not the book's title goes on in the chapter's: "第一卷 · 第一章".
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
