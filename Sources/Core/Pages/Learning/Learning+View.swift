import Model
import Routes

/// `/me/learning`: the learner's goals.
public enum LearningPage {
    /// The data that the page shows.
    public struct Model: Sendable {
        public var preferences: LearningPreferences
        /// Whether the goals were just saved.
        public var isSaved: Bool

        public init(preferences: LearningPreferences, isSaved: Bool = false) {
            self.preferences = preferences
            self.isSaved = isSaved
        }
    }

    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let now = model.preferences
        return shell.page(wording.learningPreferences, room: .me, parts: [.lessons]) {
            p(.class("way-back")) {
                a(.href(.me())) {
                    Icon.back.drawing(shell)
                    span { wording.me }
                }
            }
            shell.heading(wording.learningPreferences, lead: wording.learningPreferencesLead)
            if model.isSaved { shell.banner(wording.learningSaved, icon: .check) }
            form(.class("card learning-form"), Attribute("method", "post"), .action(.me(.saveLearning))) {
                div(.class("lesson-row")) {
                    field(wording.languageILearn, for: "learning-language") {
                        select(
                            id: "learning-language", name: "language",
                            Language.allCases.map {
                                Choice(value: $0.rawValue, name: wording.name($0), isChosen: $0 == now.language)
                            })
                    }
                    field(wording.dailyGoal, for: "learning-minutes") {
                        input(
                            .type("number"), .id("learning-minutes"), .name("dailyGoal"),
                            Attribute("min", String(LearningPreferences.dailyGoals.lowerBound)),
                            Attribute("max", String(LearningPreferences.dailyGoals.upperBound)), .required,
                            .value(String(now.dailyGoal)))
                    }
                }
                segments(
                    wording.learningLevel, name: "level",
                    Difficulty.allCases.map {
                        Choice(value: $0.rawValue, name: wording.name($0), isChosen: $0 == now.level)
                    })
                checks(
                    wording.interests, name: "interest",
                    LearningPreferences.Interest.allCases.map {
                        Choice(
                            value: $0.rawValue, name: wording.name($0), isChosen: now.interests.contains($0))
                    })
                checks(
                    wording.learningGoals, name: "goal",
                    LearningPreferences.Goal.allCases.map {
                        Choice(
                            value: $0.rawValue, name: wording.name($0), isChosen: now.learningGoals.contains($0))
                    })
                checks(
                    wording.preferredLessons, name: "kind",
                    LessonKind.allCases.map {
                        Choice(
                            value: $0.rawValue, name: wording.name($0),
                            isChosen: now.preferredLessonTypes.contains($0))
                    })
                button(.class("button large"), .type("submit")) { wording.save }
            }
        }
    }

    /// A group of choices of which any number can be selected.
    private static func checks(_ caption: String, name: String, _ choices: [Choice]) -> HTML {
        fieldset(.class("checks")) {
            legend { caption }
            div(.class("checks-row")) {
                for choice in choices {
                    label(.class("check")) {
                        input(
                            .type("checkbox"), .name(name), .value(choice.value), .checked.when(choice.isChosen))
                        span { choice.name }
                    }
                }
            }
        }
    }
}
