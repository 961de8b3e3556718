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
            A model on this machine (Ollama or llama.cpp) keeps everything here. A hosted one is often better, but it \
            reads what you ask.
            """, "本机上的模型（Ollama 或 llama.cpp）不会让任何内容离开这台机器。托管的模型往往更好，但会读到你的提问。")
    }
    var whatLeaves: String {
        say(
            """
            Your questions go to the address of the model you ask, and nowhere else. A key is stored in the keyring of \
            this system or in an encrypted file, and never in the database, an export, the log or a page.
            """,
            "提问只会发送到所用模型的地址，不会发往别处。密钥保存在系统钥匙串或加密文件中，不会出现在数据库、导出文件、日志或页面里。")
    }

    func notice(_ notice: ModelsPath.Notice) -> String {
        switch notice {
        case .removed: say("The model and its key were removed.", "模型及其密钥已删除。")
        case .chosen: say("Your choice is saved.", "选择已保存。")
        case .cancelled: say("The request was cancelled.", "已取消等待。")
        case .asking: say("Waiting requests are being sent again.", "正在重新发送等待中的提问。")
        }
    }

    // MARK: The list

    var standardModel: String { say("for everything else", "默认") }
    func keyState(_ place: KeyPlace?, isNeeded: Bool) -> String {
        if let place { return keyKept(place) }
        return isNeeded
            ? say("It needs a key but has none yet.", "需要密钥，但还没有。") : say("It needs no key.", "不需要密钥。")
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
        say(
            "A small model on this machine may be good enough for one task and not for another.",
            "本机的小模型可能胜任某些任务，却不适合另一些。")
    }
    var everythingElse: String { say("Everything else", "其他所有任务") }
    var asEverythingElse: String { say("Same as everything else", "与其他任务相同") }

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
            "Questions asked while the model could not be reached. They are sent again automatically, at growing intervals.",
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

    func modelUse(days: Int) -> String { say("Used in the last \(self.days(days))", "最近 \(self.days(days))的用量") }
    var dayHeading: String { say("Day", "日期") }
    var modelHeading: String { say("Model", "模型") }
    var taskHeading: String { say("For", "用途") }
    var requestsHeading: String { say("Requests", "次数") }
    var questionTokens: String { say("Question tokens", "提问词元") }
    var answerTokens: String { say("Answer tokens", "回答词元") }
    var removedModel: String { say("Removed", "已删除") }
    var estimatedTokens: String {
        say("* Estimated where the endpoint does not report its use.", "* 服务未提供用量时为估算值。")
    }

    // MARK: The form

    var modelName: String { say("Name", "名称") }
    var modelNameHelp: String { say("What you call it.", "你对它的称呼。") }
    var modelAddress: String { say("Address", "地址") }
    var modelAddressHelp: String {
        say(
            """
            Any endpoint that speaks OpenAI's protocol, up to and including /v1. Ollama on this machine: http://localhost:11434/v1
            """, "任何使用 OpenAI 协议的服务，写到 /v1 为止。本机的 Ollama：http://localhost:11434/v1")
    }
    var modelHelp: String { say("The name that the endpoint uses.", "服务中的模型名称。") }
    var modelKey: String { say("Key", "密钥") }
    var keyHelp: String {
        say(
            "From your account at the endpoint. It is stored on this machine and never shown again.",
            "来自你在该服务的账户。它保存在这台机器上，之后不再显示。")
    }
    /// Said while nobody has said whether a model needs a key.
    var noKeyHelp: String {
        say(
            "A model on this machine needs none. For any other, you can switch that off once it is saved.",
            "本机上的模型不需要密钥。其他模型可以在保存之后关闭这项要求。")
    }
    func keyKept(_ place: KeyPlace) -> String {
        switch place {
        case .keyring: say("Its key is in the keyring of this system.", "密钥在系统钥匙串中。")
        case .file: say("Its key is in your encrypted file.", "密钥在你的加密文件中。")
        }
    }
    var keyReplaced: String {
        say(
            "Type another to replace it. It is removed if the address becomes that of another server.",
            "输入新的密钥即可替换。若地址改为另一台服务器，密钥会被清除。")
    }
    var forgetKey: String { say("Remove the key", "清除密钥") }
    var forgetKeyHelp: String {
        say("The model stays, without its key.", "保留模型，只清除它的密钥。")
    }
    var needsKey: String { say("It needs a key", "需要密钥") }
    var needsKeyHelp: String {
        say(
            "Without one, nothing is sent. A model on your own machine needs none.",
            "没有密钥时不会发送任何内容。自己机器上的模型不需要密钥。")
    }
    var timeLimit: String { say("Time limit in seconds", "时限（秒）") }
    var timeLimitHelp: String {
        say("Answers that take longer are stopped. A slow machine may need more.", "超过时限就停止。较慢的机器可能需要更长时间。")
    }
    var monthlyBudget: String { say("Maximum tokens per month", "每月词元上限") }
    var monthlyBudgetHelp: String { say("Leave empty for no limit.", "留空则不限。") }
    var structuredOutput: String { say("Structured replies", "固定格式的回复") }
    var structuredOutputHelp: String {
        say(
            "How Glossa tells the endpoint which format to use. Every reply is checked either way.",
            "用什么方式告知服务所需的格式。无论哪种方式，每个回复都会检查。")
    }
    func name(_ output: ModelProfile.StructuredOutput) -> String {
        switch output {
        case .automatic: say("Detect automatically", "自动尝试")
        case .schema: say("By a JSON schema", "按 JSON 结构定义")
        case .object: say("As a JSON object", "用 JSON 对象")
        case .words: say("In words", "用文字说明")
        }
    }
    var modelSaved: String { say("The model is saved.", "模型已保存。") }
    var removeModel: String { say("Remove this model", "删除这个模型") }
    var removeModelHelp: String {
        say(
            "Its key is removed, too. Its usage stays on record, and waiting requests go to another model.",
            "密钥也会清除。用量记录会保留，等待中的提问会交给其他模型。")
    }

    // MARK: The test

    var connection: String { say("Connection", "连接") }
    var testConnection: String { say("Test connection", "测试连接") }
    var testLead: String {
        say("A short question shows whether the model answers, and how fast.", "用一个很短的问题，看看模型能否回答、有多快。")
    }
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
