import Library
import Linguistics
import Model
import Proficiency
import Storage

/// A phrase that the learner selected, with its words.
public struct OpenedPhrase: Sendable {
    /// The phrase, shortened if it is too long.
    public var text: String
    public var language: Language
    /// Its words and the text between them.
    public var tokens: [Token]
    /// The entries of the whole phrase.
    public var entries: [Entry]
    public var knowledge: Knowledge
    /// The language to translate it into.
    public var target: Language
}

extension LearnerContext {
    /// The maximum length of a phrase, in characters.
    static let longestPhrase = 200

    /// Opens a phrase: its words, and what the learner knows of them, as of one snapshot.
    public func openPhrase(_ phrase: String, in language: Language) async throws -> OpenedPhrase {
        let text = phrase.cut(to: Self.longestPhrase)
        let (corrections, knowledge, shelf, interface) = try await database.read(learner) { [library] reader in
            (
                try reader.corrections(language), try library.knowledge.current(reader).knowledge(language),
                try library.ownDictionaries.current(reader), try reader.preferences().interface
            )
        }
        let lexicon = library.lexicon
        var tokens = library.annotator(of: language, corrections: corrections).tokens(text, language)
        if language == .english, interface == .simplifiedChinese, let lexicon {
            for place in tokens.indices where tokens[place].kind.isWord {
                tokens[place].gloss = lexicon.usualEntry(of: tokens[place].lemma, in: .english, for: interface)?.gloss
            }
        }
        return OpenedPhrase(
            text: text, language: language,
            tokens: tokens,
            entries: shelf.entries(
                around: lexicon?.explained(lexicon?.entries(of: text, in: language) ?? [], for: interface) ?? [],
                of: text, in: language),
            knowledge: knowledge,
            target: language == .english ? try await learntLanguage() : .english)
    }
}
