import Model

/// Splits chapters into pages of about 500 Chinese or Japanese characters, or about 250 English words.
///
/// A page ends with a paragraph if possible, otherwise with a sentence, and inside a sentence only if that is longer
/// than two pages. Each page belongs to one chapter; a short remainder goes onto the page before it. The time is
/// linear in the length of the text.
///
/// Nothing is lost: the pages of a chapter, concatenated, are its text except for the line feeds at page boundaries. A
/// page neither begins nor ends with a line feed; one that ends inside a paragraph keeps the space after its last
/// sentence.
///
/// - Returns: Pages numbered from 1, whose `chapter` is an index into `chapters`. A chapter without text has none.
public func paginate(_ chapters: [ImportedChapter]) -> [Passage] {
    var passages: [Passage] = []
    for (index, chapter) in chapters.enumerated() {
        var text = chapter.text
        text.withUTF8 { buffer in
            for page in pages(of: measureSentences(buffer.span)) {
                let range = trimmed(page, in: buffer.span)
                guard !range.isEmpty else { continue }
                let slice = UnsafeBufferPointer(rebasing: buffer[range])
                passages.append(
                    Passage(
                        number: passages.count + 1, chapter: index, text: String(decoding: slice, as: UTF8.self)))
            }
        }
    }
    return passages
}

/// Fills pages with sentences; returns the byte ranges of the pages.
private func pages(of sentences: [MeasuredSentence]) -> [Range<Int>] {
    let paragraphRest = weightsToParagraphEnd(sentences)
    var remaining = sentences.reduce(0) { $0 + $1.weight }
    var pages: [Range<Int>] = []
    var start = 0
    var weight = 0
    for (index, sentence) in sentences.enumerated() {
        if index > 0, weight > 0 {
            let previous = sentences[index - 1]
            let next = previous.endsParagraph ? paragraphRest[index] : sentence.weight
            if shouldTurn(
                weight: weight, next: next, sentence: sentence.weight, atParagraph: previous.endsParagraph,
                remaining: remaining)
            {
                pages.append(start..<previous.end)
                start = previous.end
                weight = 0
            }
        }
        weight += sentence.weight
        remaining -= sentence.weight
    }
    if let last = sentences.last { pages.append(start..<last.end) }
    return pages
}

/// Whether to begin a new page before a sentence.
///
/// - Parameters:
///   - weight: What the page holds so far.
///   - next: The weight of what should stay together: the next paragraph or, inside one, the next sentence.
///   - remaining: The weight of the rest of the chapter.
private func shouldTurn(weight: Int, next: Int, sentence: Int, atParagraph: Bool, remaining: Int) -> Bool {
    let full = PageSize.full
    if remaining <= full / 4, weight + remaining <= full * 5 / 4 { return false }
    if weight + sentence > full * 5 / 4, weight >= full * 3 / 10 { return true }
    let enough = atParagraph ? full * 6 / 10 : full * 3 / 10
    return weight + next > full * 21 / 20 && weight >= enough
}

/// For each sentence, the weight from its beginning to the end of its paragraph.
private func weightsToParagraphEnd(_ sentences: [MeasuredSentence]) -> [Int] {
    var weights = sentences.map(\.weight)
    for index in weights.indices.dropLast().reversed() where !sentences[index].endsParagraph {
        weights[index] += weights[index + 1]
    }
    return weights
}

/// The range without line feeds at its ends.
private func trimmed(_ range: Range<Int>, in text: Span<UInt8>) -> Range<Int> {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper, text[lower] == 0x0A { lower += 1 }
    while lower < upper, text[upper - 1] == 0x0A { upper -= 1 }
    return lower..<upper
}

/// The capacity of a page, in units of which a CJK character takes four and a word of another script about eight.
enum PageSize {
    /// One page: 500 CJK characters, or about 250 English words.
    static let full = 2000
    /// The longest sentence that is not split.
    static let longestSentence = 2 * full
    static let wideCharacter = 4
    /// Quotation marks, dashes and ellipses, which are wide in Chinese and narrow in English.
    static let typographicMark = 2
    /// A word of up to `longWord` letters; the space after it takes one unit more.
    static let word = 7
    static let longWord = 16

    /// A picture on a line of its own takes most of a page, so that no page has two; one in a line is a character.
    static func weight(ofSign scalar: UInt32) -> Int {
        switch scalar {
        case InsetSign.plate: full * 13 / 20
        case InsetSign.strip: full / 10
        case InsetSign.picture: wideCharacter
        default: 0
        }
    }
}
