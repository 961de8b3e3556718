import Hummingbird
import Insights
import Model
import Pages
import Routes

extension Site {
    /// `POST /me/learning/save`
    func saveLearning(_ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        try await context.insights.change(try LearningChange(form), at: visit.now)
        return .seeOther(form.returnRoute(or: .me(.learning(saved: true))))
    }
}
