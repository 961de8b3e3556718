import Hummingbird
import Model
import Pages
import Pictures
import Routes

extension Site {
    func labellerForm(isSaved: Bool, _ visit: Visit) async throws -> Response {
        let settings = try await pictureDesk(at: visit.now).labellerSettings()
        let model = LabellerPage.Model(settings: settings, isSetUp: settings != nil, isSaved: isSaved)
        return .page(LabellerPage.page(model, visit.shell))
    }

    /// `POST /practice/picture/labeller/save`: files that cannot be loaded are shown again as they were typed.
    func saveLabeller(_ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        let typed = LabellerSettings(
            model: try form.required("model"), labels: form["labels"] ?? "",
            scale: try form.choice("scale") { LabellerSettings.Scale(rawValue: $0) } ?? .imagenet)
        let pictures = pictureDesk(at: visit.now)
        do { try await pictures.keep(typed, at: visit.now) } catch let error as PictureProblem {
            let (problem, status) = Failure.explain(error)
            let isSetUp = try await pictures.labellerSettings() != nil
            let model = LabellerPage.Model(settings: typed, isSetUp: isSetUp, problem: problem)
            return .page(LabellerPage.page(model, visit.shell), status: status)
        }
        return .seeOther(.practice(.picture(.labeller(saved: true))))
    }

    /// `POST /practice/picture/labeller/remove`
    func removeLabeller(_ visit: Visit) async throws -> Response {
        try await pictureDesk(at: visit.now).removeLabeller(at: visit.now)
        return .seeOther(.practice(.picture(.labeller())))
    }
}
