/// Reads CommonMark and GitHub Flavored Markdown: the words, without the marks.
///
/// The headings of the first level that occurs more than once are chapters, as are those above; if there is only one of the
/// first level, it is the book's title. Deeper headings are paragraphs. If there are no headings, they are found as in a plain
/// text. Footnotes follow the chapter that refers to them. Pictures are left out.
func readMarkdown(_ text: String) -> ImportedText {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
    if lines.first?.unicodeScalars.first == "\u{FEFF}" {
        lines[0] = Substring(lines[0].unicodeScalars.dropFirst())
    }
    let front = FrontMatter(takingFrom: &lines)
    let (blocks, notes) = readBlocks(lines)
    let topCount = blocks.count { $0.headingLevel == 1 }
    let title = topCount == 1 ? blocks.first { $0.headingLevel == 1 }?.text : nil
    let worded = blocks.haveHeadings || !notes.isEmpty ? nil : blocks.wordedChapters
    let chapters = worded ?? blocks.chapters(atLevel: blocks.chapterLevel, notes: notes)
    var imported = ImportedText(
        title: front.title ?? title, author: front.author, level: front.level, chapters: chapters,
        notes: blocks.pictureNotes)
    imported.settleLanguage(declared: front.language)
    return imported
}
