import Formats
import Model

/// Returns marked words as CSV (RFC 4180), with a header line.
public func csv(of words: [MarkedWord]) -> String {
    var text = Table.csv([
        "language", "word", "reading", "status", "meaning", "level", "times_marked", "sentence", "book", "page",
    ])
    for word in words {
        let mark = word.mark
        text += Table.csv([
            mark.language.rawValue, mark.word, mark.reading ?? "", mark.status.rawValue, word.gloss ?? "",
            word.level.map(String.init) ?? "", String(mark.timesMarked), mark.sentence ?? "", word.bookTitle ?? "",
            mark.page.map(String.init) ?? "",
        ])
    }
    return text
}
