import Model
import Routes

extension LearningChange {
    /// Reads the form of the learner's goals. Today's forms have only the language or the level, and say so with a field
    /// `only`: what they do not send stays as it is.
    ///
    /// - Throws: For a name that the form does not offer, or minutes that are not a whole number. The minutes are clamped
    ///   to their limits.
    public init(_ form: Form) throws(FieldFault) {
        self.init()
        do throws(NotAChoice) { try takeChoices(form) } catch { throw .choice(error) }
        guard form["only"] == nil, let minutes = form.sentNumber("dailyGoal") else { return }
        do throws(OutOfBounds) { dailyGoal = try minutes.nearest(in: .dailyGoal, "dailyGoal") } catch {
            throw .number(error)
        }
    }

    private mutating func takeChoices(_ form: Form) throws(NotAChoice) {
        language = try Language(sent: form["language"], "language")
        level = try Difficulty(sent: form["level"], "level")
        guard form["only"] == nil else { return }
        interests = try Self.choices(form, "interest")
        learningGoals = try Self.choices(form, "goal")
        preferredLessonTypes = try Self.choices(form, "kind")
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
