import Hummingbird
import LanguageModel
import Model
import Models
import Routes
import Wire

extension Site {
    /// `/api/v1/models…`
    func api(_ path: ModelsAPIPath, _ visit: Visit) async throws -> Response {
        let models = context.models
        switch path {
        case .profiles: return visit.request.method == .post ? try await addModel(visit) : try await listModels(visit)
        case .profile(let id): return try await apiModel(id, visit)
        case .key(let id): return try await apiKey(id, visit)
        case .test(let id): return try .json(ModelProbeJSON(try await models.test(id, at: visit.now)))
        case .choices: return try await apiChoices(visit)
        case .usage(let days):
            let usage = try await models.usage(days: days ?? ModelUsage.usualDays, at: visit.now)
            return try .json(usage.map { ModelUsageJSON($0) })
        case .queue: return try .json(try await models.waitingRequests().map { WaitingRequestJSON($0) })
        case .request(let id):
            if visit.request.method == .post {
                try await retry(id, visit)
            } else {
                try await models.cancelWaiting(id, at: visit.now)
            }
            return .noContent
        }
    }

    private func listModels(_ visit: Visit) async throws -> Response {
        try .json(try await context.models.overview(at: visit.now).states.map { ModelProfileJSON($0) })
    }

    private func wire(_ id: ID<ModelProfile>, _ visit: Visit) async throws -> ModelProfileJSON {
        ModelProfileJSON(try await context.models.state(of: id, at: visit.now))
    }

    private func addModel(_ visit: Visit) async throws -> Response {
        let body: SentModelProfile = try await visit.request.decoded()
        let profile = try await context.models.add(try body.change, as: context.newID(), at: visit.now)
        var response = try Response.json(try await wire(profile.id, visit), status: .created)
        response.headers[.location] = Route.api(.models(.profile(profile.id))).link
        return response
    }

    private func apiModel(_ id: ID<ModelProfile>, _ visit: Visit) async throws -> Response {
        switch visit.request.method {
        case .patch:
            let body: SentModelProfileChange = try await visit.request.decoded()
            _ = try await context.changeModel(id, try body.change)
        case .delete:
            try await context.removeModel(id)
            return .noContent
        default: break
        }
        return try .json(try await wire(id, visit))
    }

    private func apiKey(_ id: ID<ModelProfile>, _ visit: Visit) async throws -> Response {
        guard visit.request.method == .put else {
            try await context.forgetKey(ofModel: id)
            return .noContent
        }
        let body: SentModelKey = try await visit.request.decoded()
        return try .json(KeptKeyJSON(try await context.keep(try ModelKey(body.key), ofModel: id)))
    }

    private func apiChoices(_ visit: Visit) async throws -> Response {
        let models = context.models
        if visit.request.method == .put {
            let body: ModelChoicesJSON = try await visit.request.decoded()
            try await models.choose(try body.choices, at: visit.now)
        }
        return try .json(ModelChoicesJSON(try await models.choices()))
    }
}
