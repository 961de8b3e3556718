import Model
import Routes

@testable import Pages

/// Invented language models, with every possible error.
enum ModelSamples {
    /// One error for each distinct title.
    static let errors: [ModelError] = [
        .noProfile, .noSuchProfile, .noKey(profile: "a"), .noSuchRequest, .requestTooLarge(megabytes: 8),
        .budgetUsedUp(used: 1204, budget: 1000), .freeRequestsUsedUp(limit: 20), .impossibleProfile(.noName),
        .impossibleProfile(.nameTaken),
        .impossibleProfile(.address), .impossibleProfile(.insecureAddress), .impossibleProfile(.nearbyAddress),
        .impossibleProfile(.noModel), .impossibleProfile(.timeLimit), .impossibleProfile(.budget),
        .impossibleProfile(.key),
        .keys(.readableByOthers(path: "a")), .keys(.damaged(path: "a")), .keys(.unwritable(path: "a")), .keys(.keyring),
        .unreachable(.unknownHost), .unreachable(.refused), .unreachable(.noRoute), .unreachable(.noAnswer),
        .untrusted, .timedOut(seconds: 15), .brokenOff, .cancelled, .refusedKey(status: 401),
        .wrongAddress(status: 404), .unknownModel("a"), .notAnEndpoint(.webPage), .tooManyRequests(retryAfter: 9),
        .accountUsedUp, .serverFailed(status: 500), .refusedRequest(status: 400, message: "a"), .tooLong, .emptyReply,
        .cutShort, .withheld, .invalidReply(SchemaFault(.notJSON), tries: 3),
    ]

    /// Errors about something else answering at the endpoint's address share one title.
    static let sameTitled: [ModelError] = [
        .notAnEndpoint(.webPage), .notAnEndpoint(.otherJSON), .notAnEndpoint(.otherText),
        .notAnEndpoint(.otherProtocol), .notAnEndpoint(.tooMuch),
    ]

    static func pages(full: Bool, _ shell: Shell) -> [(name: String, html: HTML)] {
        let profile = ModelProfile(
            id: RouteTests.profile, name: Samples.evil, baseURL: "http://localhost/v1?" + Samples.evil,
            model: Samples.evil, monthlyBudget: full ? 1000 : nil, createdAt: Samples.now)
        var other = ModelProfile(
            id: ID(high: 1, low: 2), name: "a", baseURL: "https://a", model: "b", needsKey: false,
            createdAt: Samples.now)
        other.structuredOutput = .words
        let requests = WaitingRequest.State.allCases.enumerated().map { index, state in
            WaitingRequest(
                id: ID(high: 7, low: UInt64(index)), task: ModelTask.allCases[index], summary: Samples.evil,
                state: state, attempts: index, nextAttempt: Samples.now,
                error: state == .failed ? .refusedKey(status: 401) : nil, createdAt: Samples.now)
        }
        let use = ModelTask.allCases.enumerated().map { index, task in
            ModelsPage.Use(
                day: CalendarDate(number: 20_000 + index), profile: index == 0 ? nil : Samples.evil, task: task,
                requests: index, promptTokens: 1204, completionTokens: 7, isEstimated: index == 1)
        }
        let overview = ModelsPage.Model(
            rows: [.init(profile: profile, key: .keyring, tokens: 1204), .init(profile: other, key: nil, tokens: 0)],
            choices: ModelChoices(standard: other.id, byTask: [.tutor: profile.id]), requests: requests, use: use,
            notice: .chosen, problem: .keys(.keyring))
        let tests: [JobState<ModelProfilePage.Answer, Problem>] =
            full
            ? [
                .finished(.init(model: Samples.evil, text: Samples.evil, milliseconds: 1849)),
                .failed(.model(.unknownModel(Samples.evil))),
            ] : [.running(JobProgress()), .cancelled]
        let form = ModelProfilePage.Model(
            draft: ModelProfilePage.Draft(name: Samples.evil, baseURL: Samples.evil, timeLimit: Samples.evil),
            problem: full ? .impossibleProfile(.address) : nil)
        return [
            ("models", ModelsPage.page(full ? overview : ModelsPage.Model(rows: []), shell)),
            ("new model", ModelProfilePage.page(form, shell)),
        ]
            + tests.map { test in
                let model = ModelProfilePage.Model(
                    id: profile.id, title: profile.name, draft: ModelProfilePage.Draft(profile),
                    key: full ? .file : nil, test: test, isSaved: full)
                return ("model", ModelProfilePage.page(model, shell))
            }
            + errors.map { error in
                ("problem with a model", ProblemPage.page(ProblemPage.Model(problem: .model(error)), shell))
            }
    }
}
