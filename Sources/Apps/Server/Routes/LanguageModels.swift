import Hummingbird
import LanguageModel
import Model
import Models
import Operations
import Pages
import Routes

extension Site {
    /// `/me/models…`
    func models(_ path: ModelsPath, _ visit: Visit) async throws -> Response {
        let models = context.models
        switch path {
        case .overview(let notice): return .page(ModelsPage.page(try await overview(notice, visit), visit.shell))
        case .form:
            return .page(ModelProfilePage.page(ModelProfilePage.Model(), visit.shell))
        case .add: return try await keepModel(nil, visit)
        case .profile(let id, let isSaved):
            let test = try await test(of: id)
            let model = ModelProfilePage.Model(
                try await models.state(of: id, at: visit.now), test: test, isSaved: isSaved)
            return .page(ModelProfilePage.page(model, visit.shell))
        case .save(let id): return try await keepModel(try await models.state(of: id, at: visit.now), visit)
        case .remove(let id):
            try await context.removeModel(id)
            return .seeOther(.me(.models(.overview(.removed))))
        case .forgetKey(let id):
            try await context.forgetKey(ofModel: id)
            return .seeOther(.me(.models(.profile(id, saved: true))))
        case .test(let id): return .seeOther(try await context.startTest(of: id))
        case .choose: return try await choose(visit)
        case .cancel(let id):
            try await models.cancelWaiting(id, at: visit.now)
            return .seeOther(.me(.models(.overview(.cancelled))))
        case .retry(let id):
            try await retry(id, visit)
            return .seeOther(.me(.models(.overview(.asking))))
        case .retryAll:
            try await retry(nil, visit)
            return .seeOther(.me(.models(.overview(.asking))))
        }
    }

    private func overview(_ notice: ModelsPath.Notice?, _ visit: Visit) async throws -> ModelsPage.Model {
        let models = context.models
        return ModelsPage.Model(
            try await models.overview(at: visit.now),
            requests: try await models.waitingRequests(limit: ModelsPage.requestsShown),
            usage: try await models.usage(days: ModelsPage.daysShown, at: visit.now), notice: notice)
    }

    /// Saves a profile from its form, or shows the form again with its errors.
    ///
    /// - Parameter former: Nil for a new one.
    private func keepModel(_ former: ModelProfileState?, _ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        let draft = try ModelProfilePage.Draft(form)
        do {
            let change = try draft.change(key: form["key"])
            let profile =
                if let former { try await context.changeModel(former.profile.id, change) } else {
                    try await context.models.add(change, as: context.newID(), at: visit.now)
                }
            return .seeOther(.me(.models(.profile(profile.id, saved: true))))
        } catch let error as ModelError {
            let model = ModelProfilePage.Model(draft, of: former, problem: error)
            return .page(ModelProfilePage.page(model, visit.shell), status: Failure.explain(error).status)
        }
    }

    private func test(of id: ID<ModelProfile>) async throws -> JobState<ModelProfilePage.Answer, Problem>? {
        try await shown(.test(of: id)) { probe in
            ModelProfilePage.Answer(model: probe.model, text: probe.text, milliseconds: probe.milliseconds)
        }
    }

    private func choose(_ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        func chosen(_ name: String) throws(FormError) -> ID<ModelProfile>? {
            try form.choice(name) { ID<ModelProfile>($0) }
        }
        var choices = ModelChoices(standard: try chosen("standard"))
        for task in ModelTask.allCases { choices.byTask[task] = try chosen(task.rawValue) }
        try await context.models.choose(choices, at: visit.now)
        return .seeOther(.me(.models(.overview(.chosen))))
    }

    /// Sends a request of the queue at once, or all that wait, and returns before they are answered.
    func retry(_ id: ID<WaitingRequest>?, _ visit: Visit) async throws {
        try await context.models.retryWaiting(id, at: visit.now)
        let learner = context.learner
        Task { await waiting.pass(of: learner) }
    }
}
