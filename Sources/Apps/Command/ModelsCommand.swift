import ArgumentParser
import Foundation
import LanguageModel
import Model
import Models
import Operations
import Wire

/// `glossa models`: language models.
struct ModelsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "models", abstract: "Set up language models, send requests, and show their use.",
        subcommands: [
            ModelsList.self, ModelsAdd.self, ModelsSet.self, ModelsRemove.self, ModelsTest.self, ModelsChoose.self,
            ModelsUsage.self, ModelsQueue.self, ModelsAsk.self,
        ], defaultSubcommand: ModelsList.self)
}

struct ModelsList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List the models.")

    @Flag(help: "Write JSON.") var json = false
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let context = try await desk.open()
        let overview = try await context.models.overview(at: context.now)
        let rows = overview.states.map { PrintedModelProfile($0, in: overview) }
        if let problem = overview.problem { Output.note("\(problem)") }
        if json { return try Output.json(rows) }
        if rows.isEmpty { Output.note("There is no model yet; `glossa models add` adds one.") }
        for row in rows {
            let key =
                if row.keyProblem != nil { "key unknown" } else if let key = row.key {
                    "key in the \(key.rawValue)"
                } else { row.profile.needsKey ? "key missing" : "no key" }
            let budget = row.profile.monthlyBudget.map { " of \($0)" } ?? ""
            let tasks = row.tasks.isEmpty ? "" : "  for " + row.tasks.joined(separator: ", ")
            Output.line(
                """
                \(row.profile.name)  \(row.profile.model)  \(row.profile.baseURL)  \(key)  \
                \(row.tokensThisMonth)\(budget) tokens this month\(tasks)
                """)
        }
    }
}

struct ModelsRemove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "remove", abstract: "Remove a model and its key.")

    @Argument(help: "The model's name.") var name: String
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let context = try await desk.open()
        let profile = try await context.models.profile(named: name)
        try await context.removeModel(profile.id)
        Output.line("Removed \(profile.name) and its key.")
    }
}

struct ModelsTest: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Send a model a minimal request.",
        discussion:
            "Prints which model answered and how fast, or the error, in which case the exit status is not 0.")

    @Argument(help: "The model's name (default: the standard one).") var name: String?
    @Flag(help: "Write JSON.") var json = false
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let context = try await desk.open()
        let models = context.models
        let profile =
            if let name { try await models.profile(named: name) } else { try await models.profile(for: .other) }
        let probe = try await models.test(profile.id, at: context.now)
        if json { return try Output.json(PrintedModelProbe(probe)) }
        Output.line("\(profile.name): \(probe.model) answered in \(probe.milliseconds) ms.")
    }
}

struct ModelsChoose: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "choose", abstract: "Choose the model for a task.",
        discussion: "Tasks: standard (everything without a choice of its own), "
            + ModelTask.allCases.map(\.rawValue).joined(separator: ", ") + ".")

    @Argument(help: "The task.") var task: String
    @Argument(help: "The model's name; none to use the standard model.") var name: String?
    @OptionGroup var desk: DeskOptions

    func validate() throws {
        guard task == "standard" || ModelTask(rawValue: task) != nil else {
            throw ValidationError("There is no task \(task). Nothing was changed; the help lists the tasks.")
        }
    }

    func run() async throws {
        let context = try await desk.open()
        let models = context.models
        let id: ID<ModelProfile>? = if let name { try await models.profile(named: name).id } else { nil }
        try await models.choose(ModelChoice(id, for: ModelTask(rawValue: task)), at: context.now)
    }
}

struct ModelsUsage: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "usage", abstract: "Show the tokens used, by day, model and task.")

    @Option(help: "Days back from today.", transform: whole(.days))
    var days = ModelUsage.usualDays
    @Flag(help: "Write JSON.") var json = false
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let context = try await desk.open()
        let usage = try await context.models.usage(days: days, at: context.now)
        if json { return try Output.json(usage.map { PrintedModelUsage($0) }) }
        for use in usage {
            Output.line(
                """
                \(use.day)  \(use.profileName ?? "(removed)")  \(use.task.rawValue)  \
                \(Output.count(use.requests, "request")), \(use.promptTokens) + \(use.completionTokens) tokens\
                \(use.estimatedRequests > 0 ? " (estimated)" : "")
                """)
        }
    }
}
