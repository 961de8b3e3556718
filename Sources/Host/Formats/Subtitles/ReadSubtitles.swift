import Foundation
import Model

/// Reads SubRip, WebVTT or SubStation Alpha subtitles: the spoken text in order, without times, tags and positions.
///
/// The lines of a cue become one, unless they are in two languages. A cue that ends inside a sentence is joined with one that begins with a lowercase
/// letter. Lines repeated from the preceding cue (rolling captions) are dropped.
func readSubtitles(_ text: String) -> ImportedText {
    var paragraphs: [String] = []
    var shown: Set<String> = []
    let start = text.prefix(4096).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    for cue in isDialogueFile(start) ? dialogueCues(in: text) : cues(in: text) {
        let fresh = cue.filter { !shown.contains($0) }
        shown = Set(cue)
        guard !fresh.isEmpty else { continue }
        for utterance in utterances(fresh) {
            // Appended in place: copying the text for each cue would take quadratic time.
            if goesOn(paragraphs.last, with: utterance) {
                paragraphs[paragraphs.count - 1] += " " + utterance
            } else {
                paragraphs.append(utterance)
            }
        }
    }
    let chapters = [ImportedChapter(text: paragraphs.joined(separator: "\n"))]
    var imported = ImportedText(chapters: chapters)
    imported.settleLanguage()
    return imported
}

/// The timing line of a cue: `00:00:01,000 --> 00:00:02,500`, with or without hours.
struct SubtitleTiming {
    init?(_ line: Substring) {
        guard let arrow = line.range(of: "-->") else { return nil }
        let isTime = line[..<arrow.lowerBound].allSatisfy { $0.isWholeNumber || ":,. ".contains($0) }
        guard isTime, line[..<arrow.lowerBound].contains(":") else { return nil }
    }
}

/// The lines of each cue, without markup. Everything outside cues (numbers, NOTE, STYLE) is skipped.
private func cues(in text: String) -> [[String]] {
    var cues: [[String]] = []
    var cue: [String]?
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
        if SubtitleTiming(line) != nil {
            // In a file without blank lines between cues, the next cue's number is the last line here.
            if var previous = cue {
                if let last = previous.last, Int(last) != nil { previous.removeLast() }
                cues.append(previous)
            }
            cue = []
        } else if line.allSatisfy(\.isWhitespace) {
            if let ended = cue { cues.append(ended) }
            cue = nil
        } else if cue != nil {
            let plain = withoutTags(line)
            if !plain.isEmpty { cue?.append(plain) }
        }
    }
    if let cue { cues.append(cue) }
    return cues
}

/// Joins the lines of a cue; a line that begins with a dash belongs to another speaker.
private func utterances(_ lines: [String]) -> [String] {
    var utterances: [String] = []
    for line in lines {
        let isReply = line.hasPrefix("-") || line.hasPrefix("–") || line.hasPrefix("—")
        if !isReply, let last = utterances.last, !isTranslation(line, of: last) {
            let isWide = (utterances.last?.unicodeScalars.last).map { $0.isEastAsian } ?? false
            let separator = isWide && line.unicodeScalars.first.map { $0.isEastAsian } ?? false ? "" : " "
            utterances[utterances.count - 1] += separator + line
        } else {
            utterances.append(line)
        }
    }
    return utterances
}

/// Whether one of two lines of a cue is in Chinese or Japanese and the other is not: two languages are often shown at once.
private func isTranslation(_ line: String, of other: String) -> Bool {
    func isWide(_ text: String) -> Bool { text.unicodeScalars.contains { 0x3040..<0xA000 ~= $0.value } }
    func isSentence(_ text: String) -> Bool { text.split(separator: " ").count > 1 }
    switch (isWide(line), isWide(other)) {
    case (true, false): return isSentence(other)
    case (false, true): return isSentence(line)
    default: return false
    }
}

private func goesOn(_ line: String?, with next: String) -> Bool {
    guard let line, let first = next.unicodeScalars.first, 0x61...0x7A ~= first.value else { return false }
    return !Sentence.isEnd(line.utf8.suffix(9))
}

/// Drops `<i>`, `<c.yellow>`, `<v Anna>`, `<00:01.000>`, `{\an8}`, and resolves the entities of WebVTT.
private func withoutTags(_ line: Substring) -> String {
    var plain = ""
    var closing: Character?
    for character in line where character != "\u{FEFF}" {
        if let end = closing {
            if character == end { closing = nil }
        } else if character == "<" {
            closing = ">"
        } else if character == "{" {
            closing = "}"
        } else {
            plain.append(character)
        }
    }
    return resolvingEntities(plain).trimmingCharacters(in: .whitespaces)
}
