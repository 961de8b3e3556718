import Model

/// The metadata of a Markdown file between two lines of `---`: `title`, `author`, `language`, `level`.
struct FrontMatter {
    private(set) var title: String?
    private(set) var author: String?
    private(set) var language: String?
    private(set) var level: String?

    /// Removes the front matter from the lines of a file, if there is any.
    init(takingFrom lines: inout ArraySlice<Substring>) {
        guard lines.first.map({ $0.trimmingWhitespace == "---" }) ?? false,
            let end = lines.dropFirst().firstIndex(where: {
                $0.trimmingWhitespace == "---" || $0.trimmingWhitespace == "..."
            })
        else { return }
        for line in lines[..<end].dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            var value = parts[1].trimmingWhitespace[...]
            if let quote = value.first, "\"'".contains(quote), value.count > 1, value.last == quote {
                value = value.dropFirst().dropLast()
            }
            guard !value.isEmpty else { continue }
            switch parts[0].trimmingWhitespace.lowercased() {
            case "title": title = String(value)
            case "author", "authors": author = String(value)
            case "language", "lang": language = String(value)
            case "level": level = String(value)
            default: continue
            }
        }
        lines = lines[lines.index(after: end)...]
    }
}
