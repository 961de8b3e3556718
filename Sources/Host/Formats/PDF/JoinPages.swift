/// Splits the output of `pdftotext` into pages of lines, without blank lines at either end of a page.
func splitPages(_ output: [UInt8]) -> [[Substring]] {
    var pages = String(decoding: output, as: UTF8.self)
        .split(separator: "\u{0C}", omittingEmptySubsequences: false)
        .map { page in
            let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
            let isBlank: (Substring) -> Bool = { $0.allSatisfy(\.isWhitespace) }
            return Array(lines.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
        }
    // The last page ends with a form feed as well.
    if pages.last?.isEmpty ?? false { pages.removeLast() }
    return pages
}

/// Drops page numbers, and lines that recur, with any number in them, at the head or foot of three pages in ten.
func withoutRunningHeads(_ pages: [[Substring]]) -> [[Substring]] {
    var heads: [String: Int] = [:]
    var feet: [String: Int] = [:]
    for page in pages {
        if let first = page.first { heads[withoutNumbers(first), default: 0] += 1 }
        if let last = page.last, page.count > 1 { feet[withoutNumbers(last), default: 0] += 1 }
    }
    let often = max(3, pages.count * 3 / 10)
    return pages.map { page in
        var lines = page[...]
        if let first = lines.first, isPageNumber(first) || heads[withoutNumbers(first), default: 0] >= often {
            lines.removeFirst()
        }
        if let last = lines.last, isPageNumber(last) || feet[withoutNumbers(last), default: 0] >= often {
            lines.removeLast()
        }
        return Array(lines)
    }
}

/// Joins pages, so that paragraphs continue across them, and lines into paragraphs.
func manuscript(of pages: [[Substring]]) -> Manuscript {
    var manuscript = Manuscript()
    for page in pages {
        for line in page.drop(while: { $0.allSatisfy(\.isWhitespace) }) {
            manuscript.append(line.utf8.span)
            manuscript.append([0x0A].span)
        }
    }
    manuscript.finish()
    manuscript.joinLines()
    return manuscript
}

private func withoutNumbers(_ line: Substring) -> String {
    String(line.filter { !$0.isNumber && !$0.isWhitespace })
}

/// "12", "- 12 -", "第 12 页", "Page 12 of 80".
private func isPageNumber(_ line: Substring) -> Bool {
    line.count <= 20 && line.contains(where: \.isNumber)
        && ["", "--", "—", "——", "··", "第页", "第頁", "/", "Page", "Pageof", "page"].contains(withoutNumbers(line))
}
