extension TranslationContext: JSONConvertible {
    public init(json: JSON) throws(JSONError) {
        let object = try json.object
        self.init(
            grammarNotes: try object.value("grammarNotes"), culturalNotes: try object.value("culturalNotes"),
            alternativeTranslations: try object.value("alternativeTranslations"),
            difficulty: try object.value("difficulty"))
    }

    public var json: JSON {
        [
            "grammarNotes": grammarNotes.json, "culturalNotes": culturalNotes.json,
            "alternativeTranslations": alternativeTranslations.json, "difficulty": difficulty.json,
        ]
    }
}
