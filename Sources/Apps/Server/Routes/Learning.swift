import Hummingbird
import Insights
import Model
import Pages
import Routes

extension Site {
    /// `POST /me/learning/save`
    func saveLearning(_ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        let insights = context.insights
        let known = try await insights.learningPreferences()
        var kept = known
        kept.language = try form.choice("language") { Language(rawValue: $0) } ?? known.language
        // The first page asks for nothing but the language.
        if form["only"] != "language" {
            kept.interests = form.all("interest").compactMap { LearningPreferences.Interest(rawValue: $0) }
            kept.learningGoals = form.all("goal").compactMap { LearningPreferences.Goal(rawValue: $0) }
            kept.dailyGoal = form.nearest("dailyGoal", in: .dailyGoal) ?? known.dailyGoal
            kept.preferredLessonTypes = form.all("kind").compactMap { LessonKind(rawValue: $0) }
            kept.level = try form.choice("level") { Difficulty(rawValue: $0) } ?? known.level
        }
        try await insights.keep(kept, at: visit.now)
        return .seeOther(form.returnRoute(or: .me(.learning(saved: true))))
    }
}
