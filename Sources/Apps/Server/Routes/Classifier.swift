import Hummingbird
import Model
import Pages
import Pictures
import Routes

extension Site {
    func classifierForm(isSaved: Bool, _ visit: Visit) async throws -> Response {
        try await context.pictures(pictureWorker).checkFilesMayBeNamed()
        let settings = try await context.pictures(pictureWorker).classifierSettings()
        let model = ClassifierPage.Model(settings: settings, isSetUp: settings != nil, isSaved: isSaved)
        return .page(ClassifierPage.page(model, visit.shell))
    }

    /// `POST /practice/picture/classifier/save`: shows paths that cannot be loaded again as typed.
    func saveClassifier(_ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        let typed = ClassifierSettings(
            model: try form.required("model"), labels: form["labels"] ?? "",
            scale: try form.choice("scale") { ClassifierSettings.Scale(rawValue: $0) } ?? .imagenet)
        let pictures = context.pictures(pictureWorker)
        do { try await pictures.keep(typed, at: visit.now) } catch let error as PictureProblem {
            let (problem, status) = Failure.explain(error)
            let isSetUp = try await pictures.classifierSettings() != nil
            let model = ClassifierPage.Model(settings: typed, isSetUp: isSetUp, problem: problem)
            return .page(ClassifierPage.page(model, visit.shell), status: status)
        }
        return .seeOther(.practice(.picture(.classifier(saved: true))))
    }

    /// `POST /practice/picture/classifier/remove`
    func removeClassifier(_ visit: Visit) async throws -> Response {
        try await context.pictures(pictureWorker).removeClassifier(at: visit.now)
        return .seeOther(.practice(.picture(.classifier())))
    }
}
