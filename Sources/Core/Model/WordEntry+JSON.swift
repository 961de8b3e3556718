extension WordEntry: JSONConvertible {
    public init(json: JSON) throws(JSONError) {
        let object = try json.object
        self.init(
            word: try object.value("word"), partOfSpeech: try object.value("partOfSpeech"),
            englishMeaning: try object.value("englishMeaning"), chineseMeaning: try object.value("chineseMeaning"),
            root: try object.value("root"), prefix: try object.value("prefix"), suffix: try object.value("suffix"),
            relatedWords: try object.value("relatedWords"), variants: try object.value("variants"))
    }

    /// The fields in the order of the notebook's form.
    public var json: JSON {
        [
            "word": word.json, "partOfSpeech": partOfSpeech.json, "englishMeaning": englishMeaning.json,
            "chineseMeaning": chineseMeaning.json, "root": root.json, "prefix": prefix.json, "suffix": suffix.json,
            "relatedWords": relatedWords.json, "variants": variants.json,
        ]
    }
}

extension WordEntry {
    /// The entry as JSON for people to read, laid out as the notebook's form.
    public var formattedJSON: String {
        """
        {
          "word": \(word.json.encoded()),
          "partOfSpeech": \(Self.formatted(partOfSpeech)),
          "englishMeaning": \(Self.formatted(englishMeaning)),
          "chineseMeaning": \(Self.formatted(chineseMeaning)),
          "root": \(root.formattedJSON),
          "prefix": \(prefix.formattedJSON),
          "suffix": \(suffix.formattedJSON),
          "relatedWords": \(Self.formatted(relatedWords)),
          "variants": \(Self.formatted(variants))
        }
        """
    }

    private static func formatted(_ texts: [String]) -> String {
        var list = "["
        for (index, text) in texts.enumerated() { list += (index > 0 ? ", " : "") + text.json.encoded() }
        return list + "]"
    }
}

extension WordEntry.Element {
    fileprivate var formattedJSON: String {
        """
        {
            "form": \(form.json.encoded()),
            "meaning": \(meaning.json.encoded()),
            "originLanguage": \(originLanguage.json.encoded())
          }
        """
    }
}

extension WordEntry.Element: JSONConvertible {
    public init(json: JSON) throws(JSONError) {
        let object = try json.object
        self.init(
            form: try object.value("form"), meaning: try object.value("meaning"),
            originLanguage: try object.value("originLanguage"))
    }

    public var json: JSON { ["form": form.json, "meaning": meaning.json, "originLanguage": originLanguage.json] }
}
