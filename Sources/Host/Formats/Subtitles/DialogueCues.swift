/// The lines of each cue of Advanced SubStation Alpha subtitles (ASS, SSA), in the order in which they are shown: without
/// override tags, drawings and comments.
///
/// Source: the file format that libass reads, github.com/libass/libass/wiki/ASS-File-Format-Guide.
func dialogueCues(in text: String) -> [[String]] {
    var columns = DialogueColumns()
    var cues: [(start: Int, lines: [String])] = []
    for line in text.split(whereSeparator: \.isNewline) {
        let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { continue }
        switch parts[0].filter({ !$0.isWhitespace && $0 != "\u{FEFF}" }).lowercased() {
        case "format": columns = DialogueColumns(parts[1]) ?? columns
        case "dialogue":
            guard let (start, spoken) = columns.read(parts[1]) else { continue }
            let lines = dialogueLines(spoken)
            if !lines.isEmpty { cues.append((start, lines)) }
        default: continue
        }
    }
    // Signs and a second language often follow all other lines. Lines at the same time keep the order of the file.
    let ordered = cues.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
    return ordered.map(\.element.lines)
}

/// Whether a text begins like a file of such subtitles.
func isDialogueFile(_ head: Substring) -> Bool {
    let opening = head.prefix(200).lowercased()
    return opening.hasPrefix("[script info]") || opening.hasPrefix("[v4") || opening.hasPrefix("[events]")
}

/// Which fields of a line of dialogue hold its start and its text.
private struct DialogueColumns {
    /// The usual places in either version of the format.
    private var count = 10
    private var start = 1

    init() {}

    /// - Parameter format: The names of the fields, the last of which is the text; nil for the format of styles.
    init?(_ format: Substring) {
        let names = format.split(separator: ",", omittingEmptySubsequences: false)
            .map { $0.filter { !$0.isWhitespace }.lowercased() }
        guard names.last == "text", let start = names.firstIndex(of: "start") else { return nil }
        (count, self.start) = (names.count, start)
    }

    /// The start of a line in hundredths of a second, and its text, which may contain commas.
    func read(_ line: Substring) -> (start: Int, text: Substring)? {
        let fields = line.split(separator: ",", maxSplits: count - 1, omittingEmptySubsequences: false)
        guard fields.count == count else { return nil }
        // Hours, minutes, seconds and hundredths: `0:01:02.50`.
        let parts = fields[start].split { $0 == ":" || $0 == "." || $0.isWhitespace }.map { Int($0) ?? -1 }
        guard parts.count == 4, parts.allSatisfy({ 0..<10_000 ~= $0 }) else { return nil }
        return (((parts[0] * 60 + parts[1]) * 60 + parts[2]) * 100 + parts[3], fields[count - 1])
    }
}

/// The lines of a dialogue's text. `{…}` holds override tags, and `{\p1}` begins a drawing, whose text is its commands.
private func dialogueLines(_ text: Substring) -> [String] {
    var lines = [""]
    var isDrawing = false
    // Up to here, a { may be closed: looking for a } that is not there takes long if it is done for every {.
    let lastEnd = text.lastIndex(of: "}") ?? text.startIndex
    var rest = text
    while let character = rest.first {
        if character == "{", rest.startIndex < lastEnd, let end = rest.firstIndex(of: "}") {
            for tag in rest[rest.index(after: rest.startIndex)..<end].split(separator: "\\") {
                // \pos and \pbo are other tags.
                if tag.first == "p", let scale = Int(tag.dropFirst()) { isDrawing = scale > 0 }
            }
            rest = rest[rest.index(after: end)...]
            continue
        }
        if character == "\\", let code = rest.dropFirst().first, "Nnh".contains(code) {
            if code == "N" { lines.append("") } else { lines[lines.count - 1] += " " }
            rest = rest.dropFirst(2)
            continue
        }
        if !isDrawing { lines[lines.count - 1].append(character) }
        rest = rest.dropFirst()
    }
    return lines.map { $0.split { $0 == " " || $0 == "\t" }.joined(separator: " ") }.filter { !$0.isEmpty }
}
