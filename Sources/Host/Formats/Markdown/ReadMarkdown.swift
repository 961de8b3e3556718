/// Reads CommonMark and GitHub Flavored Markdown: the words, without the marks.
///
/// First-level headings are chapters. If there is only one, it is the book's title, and second-level headings are the
/// chapters. Deeper headings are paragraphs. Pictures are left out.
func readMarkdown(_ text: String) -> ImportedText {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
    if lines.first?.unicodeScalars.first == "\u{FEFF}" {
        lines[0] = Substring(lines[0].unicodeScalars.dropFirst())
    }
    let front = FrontMatter(takingFrom: &lines)
    let blocks = readBlocks(lines)
    let topCount = blocks.count { $0.headingLevel == 1 }
    let title = topCount == 1 ? blocks.first { $0.headingLevel == 1 }?.text : nil
    let chapters = cutChapters(blocks, atLevel: topCount > 1 ? 1 : 2)
    let pictures = blocks.reduce(0) { $0 + $1.pictureCount }
    var imported = ImportedText(
        title: front.title ?? title, author: front.author, level: front.level, chapters: chapters)
    imported.language = settledLanguage(declared: front.language, chapters: chapters)
    if pictures > 0 { imported.notes.append(.picturesLeftOut(pictures)) }
    return imported
}

/// Splits at headings of a level and above. A heading directly under another one continues its chapter and names it.
private func cutChapters(_ blocks: [MarkdownBlock], atLevel level: Int) -> [ImportedChapter] {
    var chapters: [ImportedChapter] = []
    var isUnderHeading = false
    for block in blocks {
        let opens = block.headingLevel.map { $0 <= level } ?? false
        if chapters.isEmpty || (opens && !isUnderHeading) {
            chapters.append(ImportedChapter(text: block.text))
        } else {
            chapters[chapters.count - 1].text += "\n" + block.text
        }
        if opens { chapters[chapters.count - 1].title = block.text }
        isUnderHeading = opens
    }
    return chapters
}
