import Model
import Pictures

/// The words for a picture in the JSON of the API and commands.
public struct PictureJSON: Encodable, Sendable {
    /// A word for it.
    public struct Word: Encodable, Sendable {
        var language: Language
        var word: String
        var reading: String
        var meaning: String
        var label: String
        /// From 0 to 1; null from a language model.
        var probability: Double?
        var sentence: String?
        var translation: String?

        enum CodingKeys: String, CodingKey {
            case language, word, reading, meaning, label, probability, sentence, translation
        }

        /// Every field is always present; unknown values are null.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(language, forKey: .language)
            try container.encode(word, forKey: .word)
            try container.encode(reading, forKey: .reading)
            try container.encode(meaning, forKey: .meaning)
            try container.encode(label, forKey: .label)
            try container.encode(probability, forKey: .probability)
            try container.encode(sentence, forKey: .sentence)
            try container.encode(translation, forKey: .translation)
        }
    }

    var namer: PictureNamer
    var words: [Word]

    public init(_ picture: NamedPicture) {
        namer = picture.namer
        words = picture.words.map { word in
            Word(
                language: word.language, word: word.word, reading: word.reading, meaning: word.meaning,
                label: word.label, probability: word.permille.map { Double($0) / 1000 },
                sentence: word.sentence?.text, translation: word.sentence?.translation)
        }
    }
}
