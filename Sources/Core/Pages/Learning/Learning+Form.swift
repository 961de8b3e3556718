import Model
import Routes

extension LearningChange {
    /// Reads the form of the learner's goals. The form of the first page has only the language.
    ///
    /// - Throws: For a name that the form does not offer, or minutes that are not a whole number. The minutes are clamped
    ///   to their limits.
    public init(_ form: Form) throws(FieldFault) {
        self.init()
        do throws(NotAChoice) { try takeChoices(form) } catch { throw .choice(error) }
        guard form["only"] != "language", let minutes = form.sentNumber("dailyGoal") else { return }
        do throws(OutOfBounds) { dailyGoal = try minutes.nearest(in: .dailyGoal, "dailyGoal") } catch {
            throw .number(error)
        }
    }

    private mutating func takeChoices(_ form: Form) throws(NotAChoice) {
        language = try Language(sent: form["language"], "language")
        guard form["only"] != "language" else { return }
        interests = try Self.choices(form, "interest")
        learningGoals = try Self.choices(form, "goal")
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
