import Model
import Routes

// The pictures and notes of a page. A note is a footnote without JavaScript, and with it a pop-up.

extension ReadingPage {
    static func write(_ plate: Plate, of model: Model, into html: inout HTML) {
        html.write("<figure class=\"plate\">")
        let isNamed = !plate.alternative.isEmpty
        write(
            plate.picture, isNamed ? plate.alternative : model.pictureName.text, of: model, "plate-picture",
            lang: isNamed ? nil : model.pictureName.tag, into: &html)
        html.write("</figure>")
    }

    /// - Parameter lang: The language of the alternative text if it is not the book's.
    static func write(
        _ picture: BookPicture, _ alternative: String, of model: Model, _ name: StaticString, lang: String? = nil,
        into html: inout HTML
    ) {
        html.write("<img class=\"")
        html.write(name)
        html.write("\" loading=\"lazy\" decoding=\"async\" src=\"")
        html.write(trusted: Route.book(model.book.id, .picture(picture.digest)).link)
        if let width = picture.width, let height = picture.height {
            html.write("\" width=\"")
            html.write(trusted: String(width))
            html.write("\" height=\"")
            html.write(trusted: String(height))
        }
        if let lang {
            html.write("\" lang=\"")
            html.write(trusted: lang)
        }
        html.write("\" alt=\"")
        html.write(escaping: alternative)
        html.write("\">")
    }

    /// The sign of a note in the text: a link to the note on the page.
    static func writeReference(to note: BookNote, number: Int, page: Int, into html: inout HTML) {
        let id = "\(page)-\(number)"
        html.write("<sup class=\"note-sign\"><a role=\"doc-noteref\" id=\"noteref-")
        html.write(trusted: id)
        html.write("\" href=\"#note-")
        html.write(trusted: id)
        html.write("\">")
        html.write(escaping: note.sign)
        html.write("</a></sup>")
    }

    static func write(_ note: BookNote, number: Int, page: Int, into html: inout HTML) {
        let id = "\(page)-\(number)"
        html.write("<aside class=\"page-note\" role=\"doc-footnote\" popover id=\"note-")
        html.write(trusted: id)
        html.write("\"><a role=\"doc-backlink\" href=\"#noteref-")
        html.write(trusted: id)
        html.write("\">")
        html.write(escaping: note.sign)
        html.write("</a>")
        for line in note.text.split(separator: "\n").map({ String($0) }) {
            html.write(line.runsFromRightToLeft ? "<p dir=\"auto\">" : "<p>")
            html.write(escaping: line)
            html.write("</p>")
        }
        html.write("</aside>")
    }
}

extension ReadingPage.Model {
    /// Whether the lines run from top to bottom.
    func isVertical(_ preferences: Preferences) -> Bool {
        guard book.language != .english else { return false }
        return switch preferences.lines {
        case .original: book.isVertical
        case .horizontal: false
        case .vertical: true
        }
    }
}
