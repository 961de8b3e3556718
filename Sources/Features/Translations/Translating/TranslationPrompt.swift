import LanguageModel
import Model
import Practice

/// The request for a translation to a language model, and the schema of its reply.
enum TranslationPrompt {
    /// On OpenAI's scale from 0 to 2: a translation may be worded freely, but not invented.
    static let temperature = 0.3

    /// The model's reply, before comparison with the dictionaries.
    struct Reply: Decodable {
        var translatedText: String
        var reading: String
        var grammarNotes: [String]
        var culturalNotes: [String]
        var alternativeTranslations: [String]
        var difficulty: Difficulty
    }

    /// The translation comes first, so that it can be shown while the rest is still being written.
    static let schema = JSONSchema.object([
        .init("translatedText", .string(atMost: 12_000)), .init("reading", .string(allowsEmpty: true, atMost: 24_000)),
        .init("grammarNotes", .array(of: .string(atMost: 600), count: 0...8)),
        .init("culturalNotes", .array(of: .string(atMost: 600), count: 0...5)),
        .init("alternativeTranslations", .array(of: .string(atMost: 12_000), count: 0...5)),
        .init("difficulty", .choice(Difficulty.allCases.map(\.rawValue))),
    ])

    static func request(_ request: TranslationRequest, previous: [TranslationRequest.Turn]) -> ChatRequest {
        let source = name(request.sourceLanguage)
        let target = name(request.targetLanguage)
        let learnt = request.targetLanguage == .english ? request.sourceLanguage : request.targetLanguage
        let script = learnt == .japanese ? "Hepburn romaji" : "pinyin with tone marks"
        let system = """
            You translate \(source) into \(target) for a learner of \(name(learnt)) at \(request.level.rawValue) level. \
            Translate the whole text, naturally and faithfully, in a register that fits it\
            \(request.targetLanguage == .chinese ? ", in simplified characters" : ""). Reply with one JSON object:
            translatedText: the translation and nothing else.
            reading: the \(name(learnt)) text in \(script).
            grammarNotes: up to four short notes in English on what a learner at this level has to know to understand the \
            \(name(learnt)) text; each begins with the words it is about.
            culturalNotes: what one has to know besides the words, in English; often none.
            alternativeTranslations: up to three other ways to say it, in \(target); often none.
            difficulty: beginner, intermediate or advanced, of the \(name(learnt)) text.
            """
        var messages = [ChatMessage(.system, system)]
        if !previous.isEmpty {
            let turns = previous.suffix(TranslationRequest.turnsTold).map { "\($0.sourceText)\n→ \($0.translatedText)" }
            messages.append(
                .material(
                    "These turns of the conversation came before. Do not translate them.",
                    turns.joined(separator: "\n\n")))
            // Some models require alternating turns.
            messages.append(ChatMessage(.assistant, "{}"))
        }
        messages.append(.material("Translate this text from \(source) into \(target).", request.text))
        return ChatRequest(messages, temperature: temperature, schema: schema)
    }

    private static func name(_ language: Language) -> String {
        switch language {
        case .chinese: "Chinese"
        case .japanese: "Japanese"
        case .english: "English"
        }
    }
}
