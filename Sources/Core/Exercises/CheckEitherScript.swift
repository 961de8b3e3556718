import Model

extension Exercise {
    /// Whether the learner types the answer, instead of choosing from what is shown.
    public var isTyped: Bool { kind == .cloze || kind == .dictation }

    /// Checks an answer to an exercise of a lesson. Chinese may be typed in simplified or traditional characters,
    /// whichever the lesson uses.
    ///
    /// - Parameters:
    ///   - given: In the form that ``Exercise/Kind`` describes.
    ///   - language: The target language of the lesson.
    ///   - heard: The reading of the typed text, in kana, if a Japanese analyser is available; see ``check(_:heard:)``.
    ///   - simplified: Converts a text to simplified characters; nil without dictionaries.
    public func check(
        _ given: [String], in language: Language, heard: String? = nil, simplified: ((String) -> String)?
    ) -> Verdict {
        let verdict = check(given, heard: heard)
        guard !verdict.isRight, language == .chinese, isTyped, let simplified else { return verdict }
        return mappingAnswers(simplified).check(given.map(simplified))
    }
}
