import Hummingbird
import Insights
import Model
import Pages
import Routes

extension Site {
    /// `POST /me/learning/save`
    func saveLearning(_ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        var change = LearningChange()
        change.language = try form.choice("language") { Language(rawValue: $0) }
        // The first page asks only for the language.
        if form["only"] != "language" {
            change.interests = form.all("interest").compactMap { LearningPreferences.Interest(rawValue: $0) }
            change.learningGoals = form.all("goal").compactMap { LearningPreferences.Goal(rawValue: $0) }
            change.dailyGoal = form.nearest("dailyGoal", in: .dailyGoal)
            change.preferredLessonTypes = form.all("kind").compactMap { LessonKind(rawValue: $0) }
            change.level = try form.choice("level") { Difficulty(rawValue: $0) }
        }
        try await context.insights.change(change, at: visit.now)
        return .seeOther(form.returnRoute(or: .me(.learning(saved: true))))
    }
}
