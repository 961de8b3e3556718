import Cards
import Formats

extension ReviewError {
    /// The error for a word list that cannot be read.
    public static func unreadableList(_ error: FormatError, fileName: String) -> ReviewError {
        .unreadableList(fileName: fileName, reason: reason(error), advice: advice(error), line: error.line)
    }

    private static func reason(_ error: FormatError) -> String {
        switch error {
        case .empty, .noText: "The list has no rows."
        case .notText(let kind): "The file is not a word list\(kind.map { ": it is a \($0)" } ?? "")."
        case .tooLarge(let limit): "The list is larger than \(limit >> 20) MB."
        case .malformedTable(let line?, let reason): "Line \(line): \(reason)."
        case .malformedTable(nil, let reason): "It cannot be read: \(reason)."
        case .diskFull: "The disk is full."
        case .unreadableFile(let reason): "The file cannot be read: \(reason)."
        default: "Its text does not match any of the encodings tried."
        }
    }

    private static func advice(_ error: FormatError) -> String {
        switch error {
        case .tooLarge: "Split it, and import the parts one by one."
        case .malformedTable: "Correct that line, and import it again."
        case .diskFull: "Free some space and import it again."
        case .unreadableFile: "Check that it exists and that Glossa may read it."
        default: "A list is CSV, TSV or JSON, in UTF-8 or another common encoding."
        }
    }
}

extension FormatError {
    /// The unreadable line of a list; nil if the error is not in a line.
    fileprivate var line: Int? {
        if case .malformedTable(let line, _) = self { line } else { nil }
    }
}
