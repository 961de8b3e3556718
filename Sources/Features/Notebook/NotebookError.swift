/// An error in the etymology notebook.
public enum NotebookError: Error, Sendable, Equatable {
    /// The input is empty.
    case emptyWord
    /// The input has more than ``longestWord`` bytes: no English word is as long.
    case tooLong
    /// The English word is in no dictionary; the likeliest words of the dictionaries that differ from it by a slip.
    case unknownWord(String, near: [String] = [])
    /// No single English word has the meaning of the Chinese text.
    case unknownChinese(String)
    /// There are no compiled dictionaries.
    case noDictionaries
    /// The entry violates the notebook's form.
    case fault(EntryFault)
    /// The notebook has no entry with this title.
    case noSuchEntry(String)
    /// The file could not be read.
    case unreadable(path: String, reason: String)
    /// The file could not be written; its content is still there.
    case notWritten(path: String, reason: String)
    /// The data to import is not a notebook.
    case noNotebook(reason: String)
    /// The proposed or the present notebook has changed since the learner agreed.
    case staleProposal
    /// There is no earlier notebook with this name.
    case noEarlierNotebook(String)

    /// In bytes.
    public static let longestWord = 100
}

extension NotebookError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .emptyWord: "There is no word to look up. Nothing was changed; enter an English or Chinese word."
        case .tooLong:
            "A word can have at most \(Self.longestWord) bytes. Nothing was changed; enter a single word."
        case .unknownWord(let word, let near):
            "No dictionary here has “\(word)”. Nothing was changed; "
                + (near.isEmpty
                    ? "check the spelling, or try its dictionary form."
                    : "did you mean \(near.map { "“\($0)”" }.joined(separator: ", "))?")
        case .unknownChinese(let word):
            "There is no single English word for “\(word)” to take apart. Nothing was changed; try a shorter word."
        case .noDictionaries:
            "There are no dictionaries here. Nothing was changed; `glossa lexicon build` compiles them."
        case .fault(let fault): "The entry was not kept: \(fault)."
        case .noSuchEntry(let title): "The notebook has no entry “\(title)”. Nothing was changed."
        case .unreadable(let path, let reason):
            "The notebook \(path) cannot be read: \(reason). It is unchanged."
        case .notWritten(let path, let reason):
            "The notebook \(path) cannot be written: \(reason). What was in it is still there."
        case .noNotebook(let reason):
            "That is not a notebook: \(reason). Your notebook is unchanged; choose a Markdown file of entries."
        case .staleProposal:
            "One of the two notebooks has changed since. Your notebook is unchanged; review the import again."
        case .noEarlierNotebook(let name):
            "There is no earlier notebook “\(name)”. Your notebook is unchanged; `glossa notebook earlier` lists them."
        }
    }
}
