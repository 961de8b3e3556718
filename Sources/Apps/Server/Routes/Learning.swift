import Hummingbird
import Insights
import Model
import Pages
import Routes

extension Site {
    /// `POST /me/learning/save`
    func saveLearning(_ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        try await context.changeGoals(try LearningChange(form))
        return .seeOther(form.returnRoute(or: .me(.learning(saved: true))))
    }
}
