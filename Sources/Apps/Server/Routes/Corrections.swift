import Hummingbird
import Library
import Model
import Pages
import Routes

extension Site {
    /// `/corrections…`
    func corrections(_ path: CorrectionsPath, _ visit: Visit) async throws -> Response {
        switch path {
        case .list:
            let (corrections, titles) = try await desk.correctionsWithTitles()
            return .page(
                CorrectionsPage.page(CorrectionsPage.Model(corrections: corrections, titles: titles), visit.shell))
        case .save:
            let form = try await Form(visit.request)
            if let new = try CorrectionForm.correction(form) { try await desk.correct(new, at: visit.now) }
            return .seeOther(form.returnRoute(or: .corrections()))
        case .remove:
            let form = try await Form(visit.request)
            guard let language = try form.choice("language", { Language(rawValue: $0) }) else {
                throw FormError.missing("language")
            }
            try await desk.removeCorrection(
                language, text: try form.required("text"), try CorrectionForm.scope(form), at: visit.now)
            return .seeOther(form.returnRoute(or: .corrections()))
        }
    }
}
