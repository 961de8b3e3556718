import Model

/// Reads a plain text as Aozora Bunko writes them: its title and author from the lines above, its readings as the author's,
/// its headings as chapters, without the legend, the notes for typesetters and the colophon.
///
/// Source: 青空文庫「注記一覧」.
func readAozora(_ text: String) -> ImportedText {
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    let frame = AozoraFrame(lines)
    var assembly = AozoraChapters()
    for line in lines[frame.body] where !assembly.isEnded { assembly.add(AozoraLine(line)) }
    var imported = ImportedText(
        title: frame.title, author: frame.author, chapters: assembly.settled(),
        notes: assembly.pictureCount > 0 ? [.picturesLeftOut(assembly.pictureCount)] : [])
    imported.insets = assembly.insets
    imported.settleLanguage(declared: "ja")
    return imported
}

/// Whether a text has the marks of Aozora Bunko: its legend, a note for typesetters, or readings in kana after kanji.
///
/// - Parameter head: The first few thousand characters.
func isAozora(_ head: String) -> Bool {
    guard head.utf8.contains(0xE3) else { return false }
    var readings = 0
    var reading: [Unicode.Scalar]?
    var last: Unicode.Scalar = " "
    for scalar in head.unicodeScalars {
        defer { last = scalar }
        if last == "［", scalar == "＃" { return true }
        if scalar == "《" {
            reading = last.properties.isIdeographic ? [] : nil
        } else if scalar == "》" {
            if reading?.isEmpty == false { readings += 1 }
            reading = nil
        } else if reading != nil {
            let isKana = 0x3041...0x3096 ~= scalar.value || 0x30A1...0x30FC ~= scalar.value
            if isKana { reading?.append(scalar) } else { reading = nil }
        }
        if readings >= 2 { return true }
    }
    return false
}

/// What stands around the text of an Aozora Bunko file.
struct AozoraFrame {
    var title: String?
    var author: String?
    /// The lines of the text.
    var body: Range<Int>

    /// The most lines of a header, of a legend and of a colophon.
    private static let longestHeader = 12
    private static let longestLegend = 60
    private static let longestColophon = 300

    init(_ lines: [Substring.UnicodeScalarView]) {
        var start = 0
        var end = lines.count
        let rules = lines.indices.prefix(Self.longestHeader + Self.longestLegend).filter { Self.isRule(lines[$0]) }
        let first = max(0, lines.count - Self.longestColophon)
        let colophon = lines.indices[first...].first { Self.begins(lines[$0], "底本：") || Self.begins(lines[$0], "底本:") }
        if let colophon { end = colophon }
        if rules.count >= 2, rules[0] <= Self.longestHeader, rules[1] < end {
            start = rules[1] + 1
            (title, author) = Self.names(lines[..<rules[0]])
        } else if colophon != nil {
            // Without readings there is no legend: the header ends at the first empty line.
            let head = lines.prefix(Self.longestHeader)
            let top = head.firstIndex { !AozoraLine($0).words.isEmpty } ?? 0
            if let blank = head[top...].firstIndex(where: { AozoraLine($0).words.isEmpty }), blank - top >= 2 {
                (title, author) = Self.names(head[top..<blank])
                start = blank
            }
        }
        body = start..<max(start, end)
    }

    /// The title with its subtitle, and the author: the last of the names, before those of translators and editors.
    private static func names(_ lines: ArraySlice<Substring.UnicodeScalarView>) -> (String?, String?) {
        var names = lines.map { AozoraLine($0).words }.filter { !$0.isEmpty }
        guard !names.isEmpty else { return (nil, nil) }
        let title = names.removeFirst()
        while names.count > 1, let last = names.last, ["訳", "編", "校訂", "校注", "譯"].contains(where: last.hasSuffix) {
            names.removeLast()
        }
        let author = names.popLast()
        // The original's title of a translation is left out.
        let subtitles = names.filter { name in name.unicodeScalars.contains { $0.value >= 0x3041 } }
        return (([title] + subtitles).joined(separator: "　"), author)
    }

    private static func isRule(_ line: Substring.UnicodeScalarView) -> Bool {
        var count = 0
        for scalar in line where scalar != "\r" {
            guard scalar == "-" else { return false }
            count += 1
        }
        return count >= 20
    }

    private static func begins(_ line: Substring.UnicodeScalarView, _ words: String) -> Bool {
        line.starts(with: words.unicodeScalars)
    }
}

/// The chapters of an Aozora Bunko text, as its lines come.
struct AozoraChapters {
    private var chapters: [ImportedChapter] = []
    private(set) var insets: [ImportedInset] = []
    private(set) var pictureCount = 0
    private(set) var isEnded = false
    /// The level of the heading that goes on over lines; nil outside.
    private var openLevel: Int?
    /// The headings directly above the next line.
    private var titles: [String] = []
    private var isUnderHeading = false
    private static let mostChapters = 50_000
    /// The most headings on consecutive lines that are the title of one chapter: more are a list.
    private static let mostTitles = 8

    mutating func add(_ line: AozoraLine) {
        var level = line.headingLevel ?? openLevel
        for turn in line.turns {
            switch turn {
            case .beginsHeading(let begun):
                openLevel = begun
                level = begun
            case .endsHeading: openLevel = nil
            case .endsText: isEnded = true
            }
        }
        pictureCount += line.pictureCount
        guard !line.text.isEmpty else { return }
        insets += line.rubies.map { .ruby($0) }
        let text = String(line.text)
        let continuesTitle = isUnderHeading && titles.count < Self.mostTitles
        if level != nil { titles = (continuesTitle ? titles : []) + [line.words] }
        if chapters.isEmpty || (level != nil && !continuesTitle && chapters.count < Self.mostChapters) {
            chapters.append(ImportedChapter(text: text))
        } else {
            chapters[chapters.count - 1].text += "\n" + text
        }
        if level != nil { chapters[chapters.count - 1].title = titles.joined(separator: " · ") }
        isUnderHeading = level != nil
    }

    /// The chapters. Without headings they are found as in any plain text.
    func settled() -> [ImportedChapter] {
        guard chapters.count == 1, chapters[0].title == nil, let worded = chapters[0].blocks.wordedChapters,
            worded.reduce(0, { $0 + $1.text.insetSignCount }) == insets.count
        else { return chapters }
        return worded.map { chapter in
            var chapter = chapter
            chapter.title = chapter.title?.droppingInsetSigns
            return chapter
        }
    }
}
