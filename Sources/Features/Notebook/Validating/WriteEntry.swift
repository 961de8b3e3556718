import Foundation
import Model

extension WordEntry {
    /// The entry as JSON, with its fields in the order of the notebook's form.
    public var json: String {
        func text(_ value: some Encodable) -> String {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .withoutEscapingSlashes
            return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
        }
        func list(_ values: [String]) -> String { "[" + values.map(text).joined(separator: ", ") + "]" }
        func element(_ element: Element) -> String {
            """
            {
                "form": \(text(element.form)),
                "meaning": \(text(element.meaning)),
                "originLanguage": \(text(element.originLanguage))
              }
            """
        }
        return """
            {
              "word": \(text(word)),
              "partOfSpeech": \(list(partOfSpeech)),
              "englishMeaning": \(list(englishMeaning)),
              "chineseMeaning": \(list(chineseMeaning)),
              "root": \(element(root)),
              "prefix": \(element(prefix)),
              "suffix": \(element(suffix)),
              "relatedWords": \(list(relatedWords)),
              "variants": \(list(variants))
            }
            """
    }
}
