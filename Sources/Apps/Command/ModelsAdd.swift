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
        let models = try await desk.open().models
        let clock = SystemClock()
        var profile = ModelProfile(
            id: ID(at: clock.now(), random: clock.random()), name: name, baseURL: url, model: model,
            needsKey: key != nil || !ModelProfile.isOnThisMachine(url), createdAt: clock.now())
        limits.apply(to: &profile)
        profile = try await models.keep(profile, at: clock.now())
        if let key { try await models.keep(key, for: profile.id) }
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
        let models = try await desk.open().models
        var profile = try await models.profile(named: name)
        profile.name = rename ?? profile.name
        profile.baseURL = url ?? profile.baseURL
        profile.model = model ?? profile.model
        limits.apply(to: &profile)
        profile = try await models.keep(profile, at: SystemClock().now())
        if forgetKey { try await models.forgetKey(of: profile.id) }
        if let key { try await models.keep(key, for: profile.id) }
        if json { return try Output.json(profile) }
        Output.line("Changed \(profile.name).")
    }
}

/// The limits of a model: options of several commands.
struct ModelLimits: ParsableArguments {
    @Option(help: "Seconds that an answer may take (default: 15).", transform: whole(.timeLimit))
    var timeLimit: Int?
    @Option(help: "Tokens that may be used in a month; 0 for no limit.", transform: whole(.tokens))
    var budget: Int?
    @Option(help: "How to request a reply of a given shape: automatic, schema, object or words.")
    var structured: ModelProfile.StructuredOutput?
    @Flag(inversion: .prefixedNo, help: "Whether to send nothing without a key.") var needsKey: Bool?

    func apply(to profile: inout ModelProfile) {
        profile.timeLimit = timeLimit ?? profile.timeLimit
        if let budget { profile.monthlyBudget = budget == 0 ? nil : budget }
        profile.structuredOutput = structured ?? profile.structuredOutput
        profile.needsKey = needsKey ?? profile.needsKey
    }
}

/// The source of a key.
struct KeyOptions: ParsableArguments {
    @Flag(help: "Read the key from standard input; at a terminal, what is typed is not shown.") var key = false
    @Option(help: "Read the key from this environment variable.") var keyVariable: String?

    /// Reads the key; nil if no option requests it.
    func read() throws -> ModelKey? {
        if let keyVariable {
            guard let text = ProcessInfo.processInfo.environment[keyVariable], !text.isEmpty else {
                throw ValidationError(
                    "The variable \(keyVariable) is not set. Nothing was changed; set it first.")
            }
            return try ModelKey(text)
        }
        guard key else { return nil }
        var shown = termios()
        let isTerminal = tcgetattr(STDIN_FILENO, &shown) == 0
        if isTerminal {
            Output.note("Key (not shown while you type):")
            var silent = shown
            silent.c_lflag &= ~tcflag_t(ECHO)
            tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent)
        }
        defer { if isTerminal { tcsetattr(STDIN_FILENO, TCSAFLUSH, &shown) } }
        return try ModelKey(readLine() ?? "")
    }
}

extension ModelProfile.StructuredOutput: ExpressibleByArgument {}
