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
            return .page(
                CorrectionsPage.page(CorrectionsPage.Model(corrections: try await desk.corrections()), visit.shell))
        case .save:
            let form = try await Form(visit.request)
            guard let language = try form.choice("language", { Language(rawValue: $0) }) else {
                throw FormError.missing("language")
            }
            if let parts = try Self.parts(form) {
                try await desk.correct(
                    SplitForm.correction(language, parts: parts, reading: form["reading"], at: visit.now),
                    at: visit.now)
            }
            return .seeOther(form.returnRoute(or: .corrections()))
        case .remove:
            let form = try await Form(visit.request)
            guard let language = try form.choice("language", { Language(rawValue: $0) }) else {
                throw FormError.missing("language")
            }
            try await desk.removeCorrection(language, text: try form.required("text"), at: visit.now)
            return .seeOther(form.returnRoute(or: .corrections()))
        }
    }

    /// Returns the parts that a form specifies, or nil if it changes nothing.
    private static func parts(_ form: Form) throws -> [String]? {
        if let parts = form["parts"] { return parts.split(separator: "|").map(String.init) }
        return SplitForm.parts(text: try form.required("text"), was: form["was"] ?? "", cuts: form.all("cut"))
    }
}
