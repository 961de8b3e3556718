import Hummingbird
import LanguageModel
import Model
import Models
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
            let profile = try await models.profile(id)
            var model = ModelProfilePage.Model(
                id: id, title: profile.name, draft: ModelProfilePage.Draft(profile), test: test(of: id),
                isSaved: isSaved)
            do { model.key = try await models.keyPlace(of: id) } catch let error as ModelError { model.problem = error }
            return .page(ModelProfilePage.page(model, visit.shell))
        case .save(let id): return try await keepModel(try await models.profile(id), visit)
        case .remove(let id):
            work.modelTests.cancel(id.description)
            try await models.remove(id, at: visit.now)
            return .seeOther(.me(.models(.overview(.removed))))
        case .forgetKey(let id):
            try await models.forgetKey(of: id)
            return .seeOther(.me(.models(.profile(id, saved: true))))
        case .test(let id): return try await startTest(of: id, visit)
        case .stopTest(let id):
            work.modelTests.cancel(id.description)
            return .seeOther(.me(.models(.profile(id))))
        case .choose: return try await choose(visit)
        case .cancel(let id):
            try await models.cancelWaiting(id, at: visit.now)
            return .seeOther(.me(.models(.overview(.cancelled))))
        case .retry(let id):
            try await models.retryWaiting(id, at: visit.now)
            return askAgain()
        case .retryAll:
            try await models.hasten(at: visit.now)
            return askAgain()
        }
    }

    private func overview(_ notice: ModelsPath.Notice?, _ visit: Visit) async throws -> ModelsPage.Model {
        let models = context.models
        let tokens = try await models.tokensThisMonth(at: visit.now)
        var model = ModelsPage.Model(
            rows: [], choices: try await models.choices(),
            requests: try await models.waitingRequests(limit: ModelsPage.requestsShown),
            use: try await models.usage(days: ModelsPage.daysShown, at: visit.now).map { ModelsPage.Use($0) },
            notice: notice)
        for profile in try await models.profiles() {
            var row = ModelsPage.Row(profile: profile, key: nil, tokens: tokens[profile.id] ?? 0)
            do { row.key = try await models.keyPlace(of: profile.id) } catch let error as ModelError {
                model.problem = error
            }
            model.rows.append(row)
        }
        return model
    }

    /// Saves a profile from its form, or shows the form again with its errors.
    ///
    /// - Parameter former: Nil for a new one.
    private func keepModel(_ former: ModelProfile?, _ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        let models = context.models
        let draft = ModelProfilePage.Draft(form)
        do {
            // Validate the key first, so that no profile is saved without its key.
            var key: ModelKey?
            if let text = form["key"], !text.isEmpty { key = try ModelKey(text) }
            let profile = try await models.keep(
                try draft.profile(id: former?.id ?? context.newID(), createdAt: former?.createdAt ?? visit.now),
                at: visit.now)
            if let key { try await models.keep(key, for: profile.id) }
            work.modelTests.forget(profile.id.description)
            return .seeOther(.me(.models(.profile(profile.id, saved: true))))
        } catch let error as ModelError {
            var model = ModelProfilePage.Model(
                id: former?.id, title: former?.name ?? "", draft: draft, problem: error)
            if let former { model.key = try? await models.keyPlace(of: former.id) }
            return .page(ModelProfilePage.page(model, visit.shell), status: error.status)
        }
    }

    private func startTest(of id: ID<ModelProfile>, _ visit: Visit) async throws -> Response {
        let models = context.models
        let profile = try await models.profile(id)
        let now = visit.now
        work.modelTests.start(profile.name, named: id.description, from: true) { _ in try await models.test(id, at: now)
        }
        return .seeOther(.me(.models(.profile(id))))
    }

    private func test(of id: ID<ModelProfile>) -> ModelProfilePage.Test {
        switch work.modelTests.job(id.description)?.state {
        case nil: .none
        case .running: .running
        case .finished(let probe):
            .answered(model: probe.model, text: probe.text, milliseconds: probe.milliseconds)
        case .failed(let error): .failed(Failure.explain(error).problem)
        case .cancelled: .cancelled
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

    /// Processes the queue at once and says so on the page.
    private func askAgain() -> Response {
        Task { await waiting.pass() }
        return .seeOther(.me(.models(.overview(.asking))))
    }
}
