import Model
import Routes

extension LearningChange {
    /// Reads the form of the learner's goals. The form of the first page has only the language.
    ///
    /// - Throws: `NotAChoice` for a name that the form does not offer. The minutes are clamped to their limits; without a
    ///   whole number they stay as they are.
    public init(_ form: Form) throws(NotAChoice) {
        self.init()
        language = try Language(sent: form["language"], "language")
        guard form["only"] != "language" else { return }
        interests = try Self.choices(form, "interest")
        learningGoals = try Self.choices(form, "goal")
        dailyGoal = form.nearest("dailyGoal", in: .dailyGoal)
        preferredLessonTypes = try Self.choices(form, "kind")
        level = try Difficulty(sent: form["level"], "level")
    }

    private static func choices<Choice: RawRepresentable<String> & CaseIterable>(
        _ form: Form, _ field: String
    ) throws(NotAChoice) -> [Choice] {
        var choices: [Choice] = []
        for name in form.all(field) {
            if let choice = try Choice(sent: name, field) { choices.append(choice) }
        }
        return choices
    }
}
