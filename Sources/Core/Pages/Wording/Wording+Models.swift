import Model
import Routes

/// What is said of language models.
extension Wording {
    var languageModels: String { say("Language models", "语言模型") }
    var languageModelsLead: String {
        say(
            "They answer where dictionaries cannot. Everything else works without one.",
            "词典无法回答的问题由它们回答。没有模型，其他功能照常可用。")
    }
    var addModel: String { say("Add a model", "添加模型") }
    var noModels: String { say("No model yet", "还没有模型") }
    var noModelsLead: String {
        say(
            """
            A model on this machine (Ollama or llama.cpp) keeps everything here. A hosted one is often better, and reads \
            what you ask it.
            """, "本机上的模型（Ollama 或 llama.cpp）不会让任何内容离开这台机器。托管的模型往往更好，但会读到你的提问。")
    }
    var whatLeaves: String {
        say(
            """
            What you ask goes to the address of the model that is asked, and to nobody else. A key is kept in the keyring \
            of this system or in an encrypted file, never in the database, in an export, in the log or on a page.
            """,
            "提问只会发送到所用模型的地址，不会发往别处。密钥保存在系统钥匙串或加密文件中，不会出现在数据库、导出文件、日志或页面里。")
    }

    func notice(_ notice: ModelsPath.Notice) -> String {
        switch notice {
        case .removed: say("The model and its key were removed.", "模型及其密钥已删除。")
        case .chosen: say("Your choice is saved.", "选择已保存。")
        case .cancelled: say("The request no longer waits.", "已取消等待。")
        case .asking: say("What waits is being asked again.", "正在重新发送等待中的提问。")
        }
    }

    // MARK: The list

    var standardModel: String { say("for everything else", "默认") }
    func keyState(_ place: KeyPlace?, isNeeded: Bool) -> String {
        if let place { return keyKept(place) }
        return isNeeded
            ? say("It needs a key, and has none yet.", "需要密钥，但还没有。") : say("It needs no key.", "不需要密钥。")
    }
    func tokensThisMonth(_ tokens: Int, of budget: Int?) -> String {
        guard let budget else {
            return say(
                count(tokens, "token", "tokens") + " this month", "本月用了 \(Quantity.grouped(tokens)) 个词元")
        }
        return say(
            "\(Quantity.grouped(tokens)) of \(count(budget, "token", "tokens")) this month",
            "本月用了 \(Quantity.grouped(tokens)) 个词元，上限 \(Quantity.grouped(budget)) 个")
    }
    var whichModel: String { say("Which model does what", "哪个模型做什么") }
    var whichModelLead: String {
        say("A small model on this machine may do for one task and not for another.", "本机的小模型可能胜任某些任务，却不适合另一些。")
    }
    var everythingElse: String { say("Everything else", "其他所有任务") }
    var asEverythingElse: String { say("As everything else", "与其他任务相同") }

    func name(_ task: ModelTask) -> String {
        switch task {
        case .etymology: say("Etymology", "词源")
        case .translation: say("Translation", "翻译")
        case .lesson: say("Lessons", "课程")
        case .sentence: say("Example sentences", "例句")
        case .tutor: say("Tutor", "导师对话")
        case .grammar: say("Grammar", "语法讲解")
        case .picture: say("Words for pictures", "看图学词")
        case .other: say("Other", "其他")
        }
    }

    // MARK: What waits

    var waitingRequests: String { say("Waiting for the network", "等待联网") }
    var waitingRequestsLead: String {
        say(
            "What was asked while the model could not be reached. It is asked again by itself, with growing pauses.",
            "模型无法连接时提出的问题，会自动重新发送，间隔逐渐加长。")
    }
    var askNow: String { say("Ask now", "立即发送") }
    var askAgain: String { say("Ask again", "重新发送") }
    func askedTimes(_ n: Int) -> String { say("asked \(times(n))", "已发送 \(times(n))") }
    func name(_ state: WaitingRequest.State) -> String {
        switch state {
        case .waiting: say("Waiting", "等待中")
        case .answered: say("Answered", "已回答")
        case .done: say("Done", "已完成")
        case .failed: say("Given up", "已放弃")
        case .cancelled: say("Cancelled", "已取消")
        }
    }

    // MARK: What was used

    func modelUse(days: Int) -> String { say("Used in \(self.days(days))", "最近 \(self.days(days))的用量") }
    var dayHeading: String { say("Day", "日期") }
    var modelHeading: String { say("Model", "模型") }
    var taskHeading: String { say("For", "用途") }
    var requestsHeading: String { say("Requests", "次数") }
    var questionTokens: String { say("Tokens asked", "提问词元") }
    var answerTokens: String { say("Tokens answered", "回答词元") }
    var removedModel: String { say("Removed", "已删除") }
    var estimatedTokens: String {
        say("* Estimated, where the endpoint does not say.", "* 服务未提供用量时为估算值。")
    }

    // MARK: The form

    var modelName: String { say("Name", "名称") }
    var modelNameHelp: String { say("What you call it.", "你对它的称呼。") }
    var modelAddress: String { say("Address", "地址") }
    var modelAddressHelp: String {
        say(
            """
            Of any endpoint that speaks OpenAI's protocol, up to /v1. Ollama on this machine: http://localhost:11434/v1
            """, "任何使用 OpenAI 协议的服务，写到 /v1 为止。本机的 Ollama：http://localhost:11434/v1")
    }
    var modelHelp: String { say("As the endpoint names it.", "服务中的模型名称。") }
    var modelKey: String { say("Key", "密钥") }
    var keyHelp: String {
        say(
            "From your account at the endpoint. It is kept on this machine and never shown again.",
            "来自你在该服务的账户。它保存在这台机器上，之后不再显示。")
    }
    func keyKept(_ place: KeyPlace) -> String {
        switch place {
        case .keyring: say("Its key is in the keyring of this system.", "密钥在系统钥匙串中。")
        case .file: say("Its key is in an encrypted file of yours.", "密钥在你的加密文件中。")
        }
    }
    var keyReplaced: String { say("Type another to replace it.", "输入新的密钥即可替换。") }
    var forgetKey: String { say("Forget the key", "清除密钥") }
    var forgetKeyHelp: String {
        say("The model stays, without its key.", "保留模型，只清除它的密钥。")
    }
    var needsKey: String { say("It needs a key", "需要密钥") }
    var needsKeyHelp: String {
        say(
            "While it has none, nothing is sent. A model on your own machine needs none.",
            "没有密钥时不会发送任何内容。自己机器上的模型不需要密钥。")
    }
    var timeLimit: String { say("Time limit in seconds", "时限（秒）") }
    var timeLimitHelp: String {
        say("Longer answers are given up. A slow machine may need more.", "超过时限就放弃。较慢的机器可能需要更长时间。")
    }
    var monthlyBudget: String { say("Tokens a month, at most", "每月词元上限") }
    var monthlyBudgetHelp: String { say("Empty for any number.", "留空则不限。") }
    var structuredOutput: String { say("Replies of a given shape", "固定格式的回复") }
    var structuredOutputHelp: String {
        say(
            "How the endpoint is told of the shape. Every reply is checked in any case.",
            "用什么方式告知服务所需的格式。无论哪种方式，每个回复都会检查。")
    }
    func name(_ output: ModelProfile.StructuredOutput) -> String {
        switch output {
        case .automatic: say("Find out by trying", "自动尝试")
        case .schema: say("By a JSON schema", "按 JSON 结构定义")
        case .object: say("As a JSON object", "用 JSON 对象")
        case .words: say("In words", "用文字说明")
        }
    }
    var modelSaved: String { say("The model is saved.", "模型已保存。") }
    var removeModel: String { say("Remove this model", "删除这个模型") }
    var removeModelHelp: String {
        say(
            "Its key is forgotten, too. What was used stays counted, and what waits is asked of another model.",
            "密钥也会清除。用量记录会保留，等待中的提问会交给其他模型。")
    }

    // MARK: The test

    var connection: String { say("Connection", "连接") }
    var testConnection: String { say("Test connection", "测试连接") }
    var testLead: String {
        say("A short question shows whether the model answers, and how fast.", "用一个很短的问题，看看模型能否回答、有多快。")
    }
    var testRunning: String { say("Asking…", "正在询问…") }
    var testCancelled: String { say("You cancelled the test.", "你取消了测试。") }
    func testAnswered(_ model: String, milliseconds: Int) -> String {
        let time =
            milliseconds < 1000
            ? say("\(milliseconds) ms", "\(milliseconds) 毫秒")
            : say("\(tenths(milliseconds)) s", "\(tenths(milliseconds)) 秒")
        return say("\(model) answered in \(time).", "\(model) 在 \(time)内作出了回答。")
    }
    private func tenths(_ milliseconds: Int) -> String {
        let tenths = (milliseconds + 50) / 100
        return "\(tenths / 10).\(tenths % 10)"
    }
}
