/// What can go wrong with the etymology notebook.
public enum NotebookError: Error, Sendable, Equatable {
    /// Nothing was asked for.
    case emptyWord
    /// More than ``longestWord`` bytes: no word of English is as long.
    case tooLong
    /// No dictionary has the English word.
    case unknownWord(String)
    /// No dictionary tells what the Chinese text is in English.
    case unknownChinese(String)
    /// The dictionaries know the word, but not enough of it for an entry.
    case incomplete(String, lacking: String)
    /// There are no compiled dictionaries.
    case noDictionaries
    /// An entry that breaks the notebook's form.
    case fault(EntryFault)
    /// The notebook has no entry with this title.
    case noSuchEntry(String)
    /// The file could not be read.
    case unreadable(path: String, reason: String)
    /// The file could not be written; what was in it is still there.
    case notWritten(path: String, reason: String)
    /// What was to be brought in is no notebook.
    case noNotebook(reason: String)
    /// The proposed notebook, or the present one, is no longer the one that the learner agreed about.
    case staleProposal
    /// There is no earlier notebook of this name.
    case noEarlierNotebook(String)

    /// In bytes.
    public static let longestWord = 100
}

extension NotebookError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .emptyWord: "There is no word to look up. Nothing was changed; give a word of English or Chinese."
        case .tooLong:
            "That is longer than a word: \(Self.longestWord) bytes at most. Nothing was changed; give a single word."
        case .unknownWord(let word):
            "No dictionary here has “\(word)”. Nothing was changed; check the spelling, or try its dictionary form."
        case .unknownChinese(let word):
            "No dictionary here tells what “\(word)” is in English. Nothing was changed; try a shorter word."
        case .incomplete(let word, let lacking):
            "The dictionaries have “\(word)”, but \(lacking) for it. Nothing was changed."
        case .noDictionaries:
            "There are no dictionaries here. `glossa lexicon build` compiles them; nothing was changed."
        case .fault(let fault): "The entry was not kept: \(fault)."
        case .noSuchEntry(let title): "The notebook has no entry “\(title)”. Nothing was changed."
        case .unreadable(let path, let reason):
            "The notebook \(path) cannot be read: \(reason). It was left as it is."
        case .notWritten(let path, let reason):
            "The notebook \(path) cannot be written: \(reason). What was in it is still there."
        case .noNotebook(let reason):
            "That is not a notebook: \(reason). Your notebook was left as it is; choose a Markdown file of entries."
        case .staleProposal:
            "One of the two notebooks has changed since. Your notebook was left as it is; look at the import again."
        case .noEarlierNotebook(let name):
            "There is no earlier notebook “\(name)”. Your notebook was left as it is; `glossa notebook earlier` lists them."
        }
    }
}
