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
            let usage = try await models.usage(days: days ?? ModelUsage.usualDays, at: visit.now)
            return try .json(usage.map { Wire.ModelUsage($0) })
        case .queue: return try .json(try await models.waitingRequests(limit: 1000).map { Wire.WaitingRequest($0) })
        case .request(let id):
            try await models.cancelWaiting(id, at: visit.now)
            return .noContent
        }
    }

    private func listModels(_ visit: Visit) async throws -> Response {
        try .json(try await context.models.states(at: visit.now).map { try Self.wire($0) })
    }

    private func wire(_ id: ID<ModelProfile>, _ visit: Visit) async throws -> Wire.ModelProfile {
        try Self.wire(try await context.models.state(of: id, at: visit.now))
    }

    private static func wire(_ state: ModelProfileState) throws -> Wire.ModelProfile {
        if let problem = state.problem { throw problem }
        return Wire.ModelProfile(state.profile, key: state.key, tokens: state.tokens)
    }

    private func addModel(_ visit: Visit) async throws -> Response {
        let body: Wire.NewModelProfile = try await visit.request.decoded()
        let change = ModelProfileChange(
            name: body.name, baseURL: body.baseUrl, model: body.model, needsKey: body.needsKey,
            timeLimit: try body.timeLimit?.nearest(in: Bounds.timeLimit.withNeighbours, "timeLimit"),
            monthlyBudget: try body.monthlyBudget?.within(.monthlyBudget, "monthlyBudget"),
            structuredOutput: body.structuredOutput, key: body.key)
        let profile = try await context.models.add(change, as: context.newID(), at: visit.now)
        var response = try Response.json(try await wire(profile.id, visit), status: .created)
        response.headers[.location] = Route.api(.models(.profile(profile.id))).link
        return response
    }

    private func apiModel(_ id: ID<ModelProfile>, _ visit: Visit) async throws -> Response {
        switch visit.request.method {
        case .patch:
            let body: Wire.ModelProfileChange = try await visit.request.decoded()
            let change = ModelProfileChange(
                name: body.name, baseURL: body.baseUrl, model: body.model, needsKey: body.needsKey,
                timeLimit: try body.timeLimit?.nearest(in: Bounds.timeLimit.withNeighbours, "timeLimit"),
                monthlyBudget: try body.monthlyBudget?.within(.tokens, "monthlyBudget"),
                structuredOutput: body.structuredOutput)
            try await context.models.change(id, change, at: visit.now)
        case .delete:
            try await context.models.remove(id, at: visit.now)
            return .noContent
        default: break
        }
        return try .json(try await wire(id, visit))
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
