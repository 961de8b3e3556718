import ArgumentParser
import Foundation
import Glibc
import LanguageModel
import Model
import Models
import Operations

struct ModelsAdd: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a model behind any endpoint with OpenAI's protocol.",
        discussion: """
            A key is never an argument, since other users of the machine could see it: it is typed without echo, piped \
            in, or taken from a variable.

              glossa models add Local --url http://localhost:11434/v1 --model qwen3
              glossa models add Hosted --url https://api.openai.com/v1 --model gpt-5-mini --key
            """)

    @Argument(help: "Your name for it.") var name: String
    @Option(help: "Its address, up to /v1.") var url: String
    @Option(help: "What the endpoint calls the model.") var model: String
    @OptionGroup var limits: ModelLimits
    @OptionGroup var key: KeyOptions
    @Flag(help: "Write JSON.") var json = false
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let key = try key.read()
        let context = try await desk.open()
        let change = limits.change(name: name, url: url, model: model, key: key.map { .replace($0) } ?? .keep)
        let profile = try await context.models.add(change, as: context.newID(), at: context.now)
        if json { return try Output.json(profile) }
        Output.line("Added \(profile.name). `glossa models test \"\(profile.name)\"` checks whether it answers.")
    }
}

struct ModelsSet: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "set", abstract: "Change a model, or give it another key.")

    @Argument(help: "The model's name.") var name: String
    @Option(help: "Another name.") var rename: String?
    @Option(help: "Another address.") var url: String?
    @Option(help: "What the endpoint calls the model.") var model: String?
    @OptionGroup var limits: ModelLimits
    @OptionGroup var key: KeyOptions
    @Flag(help: "Delete the key.") var forgetKey = false
    @Flag(help: "Write JSON.") var json = false
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let key = try key.read()
        let context = try await desk.open()
        let former = try await context.models.profile(named: name)
        let change = limits.change(
            name: rename, url: url, model: model, key: key.map { .replace($0) } ?? (forgetKey ? .forget : .keep))
        let profile = try await context.changeModel(former.id, change)
        if json { return try Output.json(profile) }
        Output.line("Changed \(profile.name).")
    }
}

/// The limits of a model: options of several commands.
struct ModelLimits: ParsableArguments {
    @Option(help: "Seconds that an answer may take (default: 15).", transform: whole(.timeLimit))
    var timeLimit: Int?
    @Option(help: "Tokens that may be used in a month; 0 for no limit.", transform: whole(.budgetChange))
    var budget: Int?
    @Option(help: "How to request a reply of a given shape: automatic, schema, object or words.")
    var structured: ModelProfile.StructuredOutput?
    @Flag(inversion: .prefixedNo, help: "Whether to send nothing without a key.") var needsKey: Bool?

    func change(
        name: String?, url: String?, model: String?, key: ModelProfileChange.KeyChange
    ) -> ModelProfileChange {
        ModelProfileChange(
            name: name, baseURL: url, model: model, needsKey: needsKey, timeLimit: timeLimit, monthlyBudget: budget,
            structuredOutput: structured, key: key)
    }
}

/// The source of a key.
struct KeyOptions: ParsableArguments {
    @Flag(help: "Read the key from standard input; at a terminal, what is typed is not shown.") var key = false
    @Option(help: "Read the key from this environment variable.") var keyVariable: String?

    /// Reads the key; nil if no option requests it.
    func read() throws -> String? {
        if let keyVariable {
            guard let text = ProcessInfo.processInfo.environment[keyVariable], !text.isEmpty else {
                throw ValidationError(
                    "The variable \(keyVariable) is not set. Nothing was changed; set it first.")
            }
            return text
        }
        guard key else { return nil }
        return SilentInput.line("Key")
    }
}

extension ModelProfile.StructuredOutput: ExpressibleByArgument {}
