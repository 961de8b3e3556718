import Hummingbird
import LanguageModel
import Model
import Models
import Routes

extension Site {
    /// `/api/v1/models…`
    func api(_ path: ModelsAPIPath, _ visit: Visit) async throws -> Response {
        let models = context.models
        switch path {
        case .profiles: return visit.request.method == .post ? try await addModel(visit) : try await listModels(visit)
        case .profile(let id): return try await apiModel(id, visit)
        case .key(let id): return try await apiKey(id, visit)
        case .test(let id): return try .json(Wire.Probe(try await models.test(id, at: visit.now)))
        case .choices: return try await apiChoices(visit)
        case .usage(let days):
            let usage = try await models.usage(days: min(36_500, max(1, days ?? 30)), at: visit.now)
            return try .json(usage.map { Wire.ModelUsage($0) })
        case .queue: return try .json(try await models.waitingRequests(limit: 1000).map { Wire.WaitingRequest($0) })
        case .request(let id):
            try await models.cancelWaiting(id, at: visit.now)
            return .noContent
        }
    }

    private func listModels(_ visit: Visit) async throws -> Response {
        let models = context.models
        var list: [Wire.ModelProfile] = []
        for profile in try await models.profiles() { list.append(try await wire(profile, visit)) }
        return try .json(list)
    }

    private func wire(_ profile: ModelProfile, _ visit: Visit) async throws -> Wire.ModelProfile {
        let models = context.models
        return Wire.ModelProfile(
            profile, key: try await models.keyPlace(of: profile.id),
            tokens: try await models.tokensThisMonth(at: visit.now)[profile.id] ?? 0)
    }

    private func addModel(_ visit: Visit) async throws -> Response {
        let body: Wire.NewModelProfile = try await visit.request.decoded()
        let models = context.models
        let key = try body.key.map { try ModelKey($0) }
        let profile = try await models.keep(
            ModelProfile(
                id: context.newID(), name: body.name, baseURL: body.baseUrl, model: body.model,
                needsKey: body.needsKey ?? !ModelProfile.isOnThisMachine(body.baseUrl),
                timeLimit: try body.timeLimit?.nearest(in: Bounds.timeLimit.withNeighbours, "timeLimit")
                    ?? ModelProfile.usualTimeLimit,
                monthlyBudget: try body.monthlyBudget?.within(.monthlyBudget, "monthlyBudget"),
                structuredOutput: body.structuredOutput ?? .automatic, createdAt: visit.now), at: visit.now)
        if let key { try await models.keep(key, for: profile.id) }
        var response = try Response.json(try await wire(profile, visit), status: .created)
        response.headers[.location] = Route.api(.models(.profile(profile.id))).link
        return response
    }

    private func apiModel(_ id: ID<ModelProfile>, _ visit: Visit) async throws -> Response {
        let models = context.models
        var profile = try await models.profile(id)
        switch visit.request.method {
        case .patch:
            let body: Wire.ModelProfileChange = try await visit.request.decoded()
            profile.name = body.name ?? profile.name
            profile.baseURL = body.baseUrl ?? profile.baseURL
            profile.model = body.model ?? profile.model
            profile.needsKey = body.needsKey ?? profile.needsKey
            profile.timeLimit =
                try body.timeLimit?.nearest(in: Bounds.timeLimit.withNeighbours, "timeLimit") ?? profile.timeLimit
            // 0 means no budget.
            if let budget = try body.monthlyBudget?.within(.tokens, "monthlyBudget") {
                profile.monthlyBudget = budget == 0 ? nil : budget
            }
            profile.structuredOutput = body.structuredOutput ?? profile.structuredOutput
            profile = try await models.keep(profile, at: visit.now)
        case .delete:
            try await models.remove(id, at: visit.now)
            return .noContent
        default: break
        }
        return try .json(try await wire(profile, visit))
    }

    private func apiKey(_ id: ID<ModelProfile>, _ visit: Visit) async throws -> Response {
        let models = context.models
        guard visit.request.method == .put else {
            try await models.forgetKey(of: id)
            return .noContent
        }
        let body: Wire.Key = try await visit.request.decoded()
        return try .json(Wire.KeptKey(place: try await models.keep(try ModelKey(body.key), for: id)))
    }

    private func apiChoices(_ visit: Visit) async throws -> Response {
        let models = context.models
        if visit.request.method == .put {
            let body: Wire.ModelChoices = try await visit.request.decoded()
            var choices = ModelChoices(standard: body.standard)
            for (name, id) in body.tasks {
                guard let task = ModelTask(rawValue: name) else { throw FormError.missing("tasks") }
                choices.byTask[task] = id
            }
            try await models.choose(choices, at: visit.now)
        }
        let choices = try await models.choices()
        return try .json(
            Wire.ModelChoices(
                standard: choices.standard,
                tasks: Dictionary(uniqueKeysWithValues: choices.byTask.map { ($0.key.rawValue, $0.value) })))
    }
}
