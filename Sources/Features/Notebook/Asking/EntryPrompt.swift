import LanguageModel
import Model

/// The request for an entry to a language model, worded exactly as in the notebook's specification, and the schema of
/// its reply.
enum EntryPrompt {
    /// On OpenAI's scale from 0 to 2.
    static let temperature = 0.2

    static let system = """
        Return only valid JSON.
        No explanations.
        No markdown.
        Do not omit fields.
        Do not add fields.
        """

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

    /// - Parameter facts: Dictionary data on the word, which precedes the question; may be empty. Both share one
    ///   message, because some models reject two user messages in a row.
    static func request(for word: String, facts: String) -> ChatRequest {
        let question = user(word)
        return ChatRequest(
            [
                ChatMessage(.system, system),
                ChatMessage(.user, facts.isEmpty ? question : facts + "\n\n" + question),
            ], temperature: temperature, schema: schema(of: word))
    }

    /// Returns the notebook's schema: every field, lists that are not empty, the requested word, and nothing else.
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
