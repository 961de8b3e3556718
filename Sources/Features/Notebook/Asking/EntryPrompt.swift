import LanguageModel
import Model

/// What a language model is asked for an entry, word for word as the notebook's specification has it, and the shape of
/// its reply.
enum EntryPrompt {
    /// Of OpenAI's scale from 0 to 2.
    static let temperature = 0.2

    static let system = """
        Return only valid JSON.
        No explanations.
        No markdown.
        Do not omit fields.
        Do not add fields.
        """

    /// Put before the messages of the second and the third try.
    static let preamble = "Previous JSON invalid. Follow schema strictly."

    static func user(_ word: String) -> String {
        """
        Analyze the word: \(word)

        Return strictly in this JSON format:

        {
          "word": "",
          "partOfSpeech": [""],
          "englishMeaning": [""],
          "chineseMeaning": [""],
          "root": {
            "form": "",
            "meaning": "",
            "originLanguage": ""
          },
          "prefix": {
            "form": "",
            "meaning": "",
            "originLanguage": ""
          },
          "suffix": {
            "form": "",
            "meaning": "",
            "originLanguage": ""
          },
          "relatedWords": [""],
          "variants": [""]
        }
        """
    }

    /// - Parameter facts: What the dictionaries say of the word, which comes first; empty for nothing. They share one message
    ///   with the question, because some models take no two messages of a user in a row.
    static func request(for word: String, facts: String) -> ChatRequest {
        let question = user(word)
        return ChatRequest(
            [
                ChatMessage(.system, system),
                ChatMessage(.user, facts.isEmpty ? question : facts + "\n\n" + question),
            ], temperature: temperature, schema: schema(of: word))
    }

    /// The notebook's form: every field, every list with a text, the word that was asked for, and nothing else.
    static func schema(of word: String) -> JSONSchema {
        let list = JSONSchema.array(of: .string(atMost: 400), count: 1...24)
        let element = JSONSchema.object(
            ["form", "meaning", "originLanguage"].map { .init($0, .string(allowsEmpty: true, atMost: 400)) })
        return .object([
            .init("word", .choice([word])), .init("partOfSpeech", list), .init("englishMeaning", list),
            .init("chineseMeaning", list), .init("root", element), .init("prefix", element), .init("suffix", element),
            .init("relatedWords", list), .init("variants", list),
        ])
    }
}
