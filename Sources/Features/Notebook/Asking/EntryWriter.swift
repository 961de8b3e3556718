import Etymology
import LanguageModel
import Lexicon
import Model
import Models

/// Has a language model write entries of the notebook, with the dictionaries beside it: what they know goes into the
/// question, and what the reply contradicts of it is found.
public struct EntryWriter: Sendable {
    let lexicon: Lexicon?
    let models: ModelDesk

    /// - Parameter lexicon: Nil to ask without dictionaries; nothing is checked then but the form.
    public init(lexicon: Lexicon?, models: ModelDesk) {
        self.lexicon = lexicon
        self.models = models
    }

    /// The entry of a word as a model writes it; as the dictionaries do where no model can be asked, or none has answered
    /// as it should.
    ///
    /// - Parameters:
    ///   - remembers: Whether what was answered before will do.
    /// - Throws: ``NotebookError`` where the dictionaries cannot help either, `StorageError`, `CancellationError`.
    public func entry(for input: String, remembers: Bool = true, at now: Timestamp) async throws -> WrittenEntry {
        do { return try await askedEntry(for: input, remembers: remembers, at: now) } catch let error as ModelError {
            if error == .cancelled { throw CancellationError() }
            guard let lexicon else { throw error == .noProfile ? NotebookError.noDictionaries : error }
            do {
                return WrittenEntry(entry: try EntryComposer(lexicon: lexicon).entry(for: input), reason: error)
            } catch let fault {
                // Where a model was set up, that it did not answer is what the learner can change.
                throw error == .noProfile ? fault : error
            }
        }
    }

    /// The entry of a word as a model writes it, asked for up to three times.
    ///
    /// - Throws: ``NotebookError`` for what is no word, `ModelError`, `StorageError`.
    public func askedEntry(
        for input: String, remembers: Bool = true, at now: Timestamp
    ) async throws -> WrittenEntry {
        let request = try request(for: input)
        let model = try await models.model(for: .etymology, remembers: remembers, at: now)
        let reply = try await model.validReply(to: request, preamble: EntryPrompt.preamble)
        return try entry(in: reply)
    }

    /// Has the question wait until a model can be reached. The answer is given to whoever takes ``ModelTask/etymology``.
    ///
    /// - Throws: ``NotebookError`` for what is no word, `StorageError`.
    public func enqueue(_ input: String, _ id: ID<WaitingRequest>, at now: Timestamp) async throws {
        let word = try word(in: input)
        try await models.enqueue(
            WaitingPayload(try request(for: input), preamble: EntryPrompt.preamble, context: word), id, for: .etymology,
            summary: word, at: now)
    }

    /// What a reply holds, beside what the dictionaries know.
    ///
    /// - Throws: `ModelError.invalidReply` for an entry that the notebook could not hold.
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

    /// The English word that is meant. One that no dictionary has is taken as it is, where it looks like one.
    private func word(in input: String) throws(NotebookError) -> String {
        do throws(NotebookError) {
            guard let lexicon else { throw .unknownWord(NotebookText.trimmed(input)) }
            return try EntryComposer(lexicon: lexicon).word(for: input)
        } catch {
            guard case .unknownWord(let word) = error, Self.looksLikeEnglish(word) else { throw error }
            return word.lowercased()
        }
    }

    /// Letters of the Latin script with hyphens, apostrophes and single spaces between them.
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
    /// The field that is at fault; empty for the whole.
    var field: String {
        switch self {
        case .notJSON: ""
        case .missing(let field), .unexpected(let field), .mistyped(let field, _), .empty(let field),
            .unprintable(let field), .tooLong(let field, _):
            field
        }
    }
}
