import Model
import Operations
import Translations

extension Wire {
    /// The body of `/api/translate`.
    struct TranslationToMake: Decodable {
        struct Context: Decodable {
            struct Message: Decodable {
                /// `user` for a text, `assistant` for its translation.
                enum Role: String, Decodable {
                    case user, assistant
                }

                var role: Role
                var content: String
            }

            var previousMessages: [Message]?
            var userLevel: Difficulty?
        }

        var text: String
        var targetLanguage: Language
        /// Detected from the script if omitted.
        var sourceLanguage: Language?
        var context: Context?

        var wish: TranslationWish {
            TranslationWish(
                text, from: sourceLanguage, to: targetLanguage, level: context?.userLevel,
                messages: context?.previousMessages?.map { .init($0.content, isTranslation: $0.role == .assistant) })
        }
    }

    /// `{"isSaved": true}`
    struct TranslationChange: Decodable {
        var isSaved: Bool
    }

    /// `{"translation": …}`
    struct MadeTranslation: Encodable {
        var translation: TranslationJSON
    }

    /// `{"translations": […], "total": 120}`
    struct Translations: Encodable {
        var translations: [TranslationJSON]
        var total: Int
    }

    /// A line of a stream: the text so far, the turn at the end, or an error.
    struct TranslationLine: Encodable {
        var text: String?
        var translation: TranslationJSON?
        var error: Error?
    }
}
