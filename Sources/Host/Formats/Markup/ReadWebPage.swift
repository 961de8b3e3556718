/// Reads a saved web page as one chapter: its text without navigation, forms and footers.
func readWebPage(_ html: String) throws(FormatError) -> ImportedText {
    let page = extractText(
        fromHTML: Array(html.utf8), dropping: ["aside", "button", "footer", "form", "nav", "select", "textarea"])
    let text = String(decoding: page.text, as: UTF8.self)
    guard !text.isEmpty else { throw .noText }
    let chapters = [ImportedChapter(title: page.heading, text: text)]
    return ImportedText(
        title: page.title ?? page.heading, language: guessLanguage(of: chapters), chapters: chapters,
        notes: page.pictureCount > 0 ? [.picturesLeftOut(page.pictureCount)] : [])
}
