import Etymology
import LanguageModel
import Lexicon
import Model
import Models

/// Writes notebook entries from the dictionaries, or has a language model write them with their help: the dictionaries'
/// data go into the question, and the writer reports where the reply contradicts them.
public struct EntryWriter: Sendable {
    let lexicon: Lexicon?
    let models: ModelDesk?

    /// - Parameters:
    ///   - lexicon: Nil to ask without dictionaries; then only the form of the reply is checked.
    ///   - models: Nil to ask no model.
    public init(lexicon: Lexicon?, models: ModelDesk?) {
        self.lexicon = lexicon
        self.models = models
    }

    /// Returns the entry of a word: English in any form, or Chinese, which is replaced by its most common English
    /// equivalent.
    ///
    /// - Throws: ``NotebookError`` for anything that is not a word, or that the dictionaries lack; `ModelError` if a model
    ///   was to write it and did not; `StorageError`, `CancellationError`.
    public func entry(for input: String, by author: EntryAuthor, at now: Timestamp) async throws -> WrittenEntry {
        switch author {
        case .dictionaries: WrittenEntry(entry: try composedEntry(for: input))
        case .model(let anew): try await askedEntry(for: input, remembers: !anew, at: now)
        case .anyone: try await entry(for: input, at: now)
        }
    }

    /// Returns what a Chinese or Japanese word is made of; nil for any other word, and for one that no dictionary has.
    public func composition(of word: String) -> WordComposition? {
        lexicon.flatMap { EntryComposer(lexicon: $0).composition(of: word) }
    }

    /// Returns the entry of a word from the dictionaries.
    ///
    /// - Throws: ``NotebookError``.
    public func composedEntry(for input: String) throws(NotebookError) -> WordEntry {
        guard let lexicon else { throw .noDictionaries }
        return try EntryComposer(lexicon: lexicon).entry(for: input)
    }

    /// Returns the entry of a word from a model, or from the dictionaries if no model is available or gives a usable
    /// answer.
    ///
    /// - Parameters:
    ///   - remembers: Whether to accept an earlier answer.
    /// - Throws: ``NotebookError`` if the dictionaries cannot help either, `StorageError`, `CancellationError`.
    public func entry(for input: String, remembers: Bool = true, at now: Timestamp) async throws -> WrittenEntry {
        do { return try await askedEntry(for: input, remembers: remembers, at: now) } catch let error as ModelError {
            if error == .cancelled { throw CancellationError() }
            do throws(NotebookError) {
                return WrittenEntry(entry: try composedEntry(for: input), reason: error)
            } catch let fault {
                // If a model is set up, its failure is what the learner can fix.
                throw error == .noProfile ? fault : error
            }
        }
    }

    /// Returns the entry of a word from a model, in up to three attempts.
    ///
    /// - Throws: ``NotebookError`` for anything that is not a word, `ModelError`, `StorageError`.
    public func askedEntry(
        for input: String, remembers: Bool = true, at now: Timestamp
    ) async throws -> WrittenEntry {
        guard let models else { throw ModelError.noProfile }
        let request = try request(for: input)
        let model = try await models.model(for: .etymology, remembers: remembers, at: now)
        let reply = try await model.validReply(to: request, preamble: Preamble.strict)
        return try entry(in: reply)
    }

    /// Queues the question until a model is reachable. The answer goes to the handler of ``ModelTask/etymology``.
    ///
    /// - Throws: ``NotebookError`` for anything that is not a word, `ModelError.noProfile` without models, `StorageError`.
    public func enqueue(_ input: String, _ id: ID<WaitingRequest>, at now: Timestamp) async throws {
        let word = try word(in: input)
        guard let models else { throw ModelError.noProfile }
        try await models.enqueue(
            WaitingPayload(try request(for: input), preamble: Preamble.strict, context: word), id, for: .etymology,
            summary: word, at: now)
    }

    /// Returns the entry in a reply, compared with the dictionaries.
    ///
    /// - Throws: `ModelError.invalidReply` for an entry that the notebook cannot hold.
    public func entry(in reply: ChatReply) throws(ModelError) -> WrittenEntry {
        let entry: WordEntry
        do throws(EntryFault) { entry = try WordEntry(reply: reply) } catch {
            throw .invalidReply(SchemaFault(.notAllowed, at: error.field), tries: 1)
        }
        let doubts = lexicon.map { EntryComposer(lexicon: $0).doubts(about: entry) } ?? []
        return WrittenEntry(entry: entry, model: reply.model, doubts: doubts)
    }

    func request(for input: String) throws(NotebookError) -> ChatRequest {
        let word = try word(in: input)
        let facts = lexicon.map { EntryComposer(lexicon: $0).facts(of: word) } ?? ""
        return EntryPrompt.request(for: word, facts: facts)
    }

    /// Returns the English word in an input. A word that no dictionary has is accepted if it looks like English.
    private func word(in input: String) throws(NotebookError) -> String {
        do throws(NotebookError) {
            guard let lexicon else { throw .unknownWord(NotebookText.word(input)) }
            return try EntryComposer(lexicon: lexicon).word(for: input)
        } catch {
            guard case .unknownWord(let word, _) = error, Self.looksLikeEnglish(word) else { throw error }
            return word.lowercased()
        }
    }

    /// Returns whether a text consists of Latin letters with single hyphens, apostrophes and spaces between them.
    static func looksLikeEnglish(_ text: String) -> Bool {
        let pieces = text.split(omittingEmptySubsequences: false) { " -'’".contains($0) }
        return text.count >= 2 && text.utf8.count <= NotebookError.longestWord && pieces.count <= 4
            && pieces.allSatisfy { piece in
                !piece.isEmpty
                    && piece.unicodeScalars.allSatisfy { $0.properties.isAlphabetic && $0.value < 0x250 }
            }
    }
}

extension EntryFault {
    /// The field with the fault; empty for the whole.
    var field: String {
        switch self {
        case .notJSON: ""
        case .missing(let field), .unexpected(let field), .mistyped(let field, _), .empty(let field),
            .unprintable(let field), .tooLong(let field, _):
            field
        }
    }
}
