/// Reads Markdown as CommonMark and GitHub have it: the words, without the marks.
///
/// Headings of the first level are chapters. A single one is the book's title, and those of the second level are
/// the chapters. Deeper headings are paragraphs. Pictures are left out.
func readMarkdown(_ text: String) throws(FormatError) -> ImportedText {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
    if lines.first?.unicodeScalars.first == "\u{FEFF}" {
        lines[0] = Substring(lines[0].unicodeScalars.dropFirst())
    }
    let front = FrontMatter(takingFrom: &lines)
    let blocks = readBlocks(lines)
    let topCount = blocks.count { $0.headingLevel == 1 }
    let chapterLevel = topCount > 1 ? 1 : 2
    var chapters: [ImportedChapter] = []
    var title: String?
    for block in blocks {
        let opens = block.headingLevel.map { $0 <= chapterLevel } ?? false
        if block.headingLevel == 1, topCount == 1 { title = block.text }
        let isUnderTitleOnly = chapters.last.map { $0.title == title && $0.text == title } ?? false
        if opens && !(isUnderTitleOnly && block.headingLevel == 2) || chapters.isEmpty {
            chapters.append(ImportedChapter(title: opens ? block.text : nil, text: block.text))
        } else {
            if opens { chapters[chapters.count - 1].title = block.text }
            chapters[chapters.count - 1].text += "\n" + block.text
        }
    }
    let pictures = blocks.reduce(0) { $0 + $1.pictureCount }
    var imported = ImportedText(
        title: front.title ?? title, author: front.author, level: front.level, chapters: chapters)
    imported.language = settledLanguage(declared: front.language, chapters: chapters)
    if pictures > 0 { imported.notes.append(.picturesLeftOut(pictures)) }
    return imported
}
