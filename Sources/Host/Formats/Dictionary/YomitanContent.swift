import Model

/// Turns a meaning of Yomitan, which may be structured like a web page, into lines of plain text.
struct YomitanContent {
    private var finished: [String] = []
    private var line = ""
    /// The most characters of one meaning.
    private static let longest = 1 << 15
    private var length = 0

    static func lines(of meaning: JSON) -> [String] {
        var content = YomitanContent()
        content.addMeaning(meaning)
        content.endLine()
        return content.finished
    }

    private mutating func addMeaning(_ meaning: JSON) {
        switch meaning {
        case .text(let text): add(text)
        case .object(let object):
            switch object["type"].text {
            case "text": add(object["text"].text)
            case "image": add(object["description"].text)
            default: addContent(object["content"])
            }
        // The word of which this is a form, and the steps that lead from it: not a meaning, but the only one that there is.
        case .list(let redirection): if let base = redirection.first { add("→ " + base.text) }
        default: break
        }
    }

    private mutating func addContent(_ content: JSON?) {
        switch content {
        case .text(let text): add(text)
        case .list(let parts): for part in parts { addContent(part) }
        case .object(let element): add(element)
        default: break
        }
    }

    private mutating func add(_ element: JSONObject) {
        let content = element["content"]
        switch element["tag"].text.lowercased() {
        case "br": endLine()
        // What is not read.
        case "rp", "script", "style", "template", "head", "title": break
        case "rt":
            add("(")
            addContent(content)
            add(")")
        case "img": add(element["description"] == nil ? element["title"].text : element["description"].text)
        case "div", "p", "ol", "ul", "li", "table", "thead", "tbody", "tfoot", "tr", "details", "summary":
            endLine()
            addContent(content)
            endLine()
        case "td", "th":
            if !line.isEmpty { add(" · ") }
            addContent(content)
        default: addContent(content)
        }
    }

    private mutating func add(_ text: String) {
        guard length < Self.longest else { return }
        length += text.utf8.count
        guard text.utf8.contains(0x0A) else {
            line += text
            return
        }
        for (index, part) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if index > 0 { endLine() }
            line += part
        }
    }

    private mutating func endLine() {
        let text = line.trimmingWhitespace
        if !text.isEmpty { finished.append(text) }
        line = ""
    }
}
