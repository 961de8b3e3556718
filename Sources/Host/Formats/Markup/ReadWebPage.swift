import Foundation

/// Reads a saved web page as one chapter: its text without navigation, forms and footers.
func readWebPage(_ html: String) throws(FormatError) -> ImportedText {
    let page = extractText(
        fromHTML: Array(html.utf8), dropping: ["aside", "button", "footer", "form", "nav", "select", "textarea"],
        keepsRuby: true)
    let text = String(decoding: page.text, as: UTF8.self)
    guard !text.isEmpty else { throw .noText }
    let chapters = [ImportedChapter(title: page.heading, text: text)]
    var imported = ImportedText(
        title: page.title ?? page.heading, chapters: chapters,
        notes: page.pictureCount > 0 ? [.picturesLeftOut(page.pictureCount)] : [])
    imported.insets = page.insets.compactMap { inset in
        guard case .ruby(let ruby) = inset else { return nil }
        return .ruby(ruby)
    }
    imported.tidy(declaredLanguage: statedLanguage(of: html))
    return imported
}

/// The language that `<html lang="…">` states.
private func statedLanguage(of html: String) -> String? {
    let head = html.prefix(4096)
    guard let start = head.range(of: "<html", options: .caseInsensitive) else { return nil }
    let attributes = head[start.upperBound...].prefix { $0 != ">" }
    guard let name = attributes.range(of: "lang=", options: .caseInsensitive) else { return nil }
    let value = attributes[name.upperBound...].drop { $0 == "\"" || $0 == "'" }
    return String(value.prefix { $0.isLetter || $0 == "-" })
}
