import Model

/// What can go wrong on the way to a language model and with what it answers, in words.
extension Wording {
    func explainReaching(_ error: ModelError) -> Explanation {
        switch error {
        case .untrusted:
            Explanation(
                say("The certificate is not trusted", "证书不可信"),
                say("The machine at this address cannot prove who it is.", "该地址的机器无法证明自己的身份。"), kept: nothingSent,
                next: say("Correct the address, or ask whoever runs the endpoint.", "请更正地址，或联系服务的管理者。"))
        case .timedOut(let seconds):
            Explanation(
                say("The answer took too long", "回答超时"),
                say("There was no answer within \(seconds) s, so the request was stopped.", "\(seconds) 秒内没有回答，已停止提问。"),
                kept: writtenKept,
                next: say("Try again, or raise the time limit in the settings.", "请重试，或在设置中延长时限。"))
        case .refusedKey(let status):
            Explanation(
                say("The key was refused", "密钥被拒绝"),
                say("The endpoint answered \(status).", "服务返回了 \(status)。"), kept: writtenKept,
                next: say("Enter the right key in the settings, under language models.", "请在设置的语言模型中填写正确的密钥。"))
        case .wrongAddress(let status):
            Explanation(
                say("Nothing is at this address", "这个地址没有服务"),
                say("The machine answered \(status) for the path.", "机器对该路径返回了 \(status)。"), kept: writtenKept,
                next: say("Correct the address; it usually ends with /v1.", "请更正地址，通常以 /v1 结尾。"))
        case .unknownModel(let name):
            Explanation(
                say("The endpoint has no such model", "服务没有这个模型"),
                say("It does not know “\(name)”.", "它不认识“\(name)”。"), kept: writtenKept,
                next: say(
                    "Enter the name as the endpoint spells it, or download the model there.", "请按服务中的名称填写，或先在那里下载模型。"))
        case .notAnEndpoint(let found):
            Explanation(
                say("This is not a language model", "这不是语言模型"),
                say("The address answered with \(self.found(found)).", "该地址返回的是\(self.found(found))。"),
                kept: writtenKept,
                next: say("Correct the address; it usually ends with /v1.", "请更正地址，通常以 /v1 结尾。"))
        default:
            Explanation(
                say("The answer broke off", "回答中断"),
                say("The connection ended before the answer did.", "连接在回答完成前断开了。"), kept: writtenKept,
                next: say("Try again.", "请重试。"))
        }
    }

    private func found(_ found: ModelError.Found) -> String {
        switch found {
        case .webPage: say("a web page", "网页")
        case .otherJSON: say("JSON of another kind", "其他内容的 JSON")
        case .otherText: say("some other text", "其他文字")
        case .otherProtocol: say("something other than HTTP", "非网页协议的数据")
        case .tooMuch: say("more data than an answer can have", "过大的数据")
        }
    }

    func explainRefusal(_ error: ModelError) -> Explanation {
        switch error {
        case .tooManyRequests(let seconds):
            Explanation(
                say("The endpoint asks you to wait", "服务要求暂停"),
                say("It has received too many requests.", "它收到的请求太多了。"), kept: writtenKept,
                next: seconds.map { say("Try again in \(duration($0)).", "请在 \(duration($0))后重试。") }
                    ?? say("Try again in a few minutes.", "请过几分钟再试。"))
        case .accountUsedUp:
            Explanation(
                say("Your account there has no credit left", "服务账户余额不足"),
                say("The endpoint requires payment first.", "服务要求先付费。"), kept: writtenKept,
                next: say("Check your account there, or choose another model.", "请检查该账户，或改用其他模型。"))
        case .serverFailed(let status):
            Explanation(
                say("The endpoint has failed", "服务出错"),
                say("It answered \(status), more than once.", "它多次返回 \(status)。"), kept: writtenKept,
                next: say("Try again in a few minutes.", "请过几分钟再试。"))
        case .refusedRequest(let status, let message):
            Explanation(
                say("The endpoint refused the request", "服务拒绝了请求"),
                say("It answered \(status): \(message)", "它返回了 \(status)：\(message)"), kept: writtenKept,
                next: say("Change what it mentions, or choose another model.", "请按提示更改，或改用其他模型。"))
        default:
            Explanation(
                say("The text is too long for the model", "文字对模型来说太长"),
                say("It cannot read that much at once.", "它无法一次处理这么多内容。"), kept: writtenKept,
                next: say("Shorten the text, or choose a model with a larger context.", "请缩短文字，或改用上下文更长的模型。"))
        }
    }

    func explainAnswer(_ error: ModelError) -> Explanation {
        switch error {
        case .emptyReply:
            Explanation(
                say("The answer was empty", "回答为空"), say("The model said nothing.", "模型没有说任何内容。"),
                kept: writtenKept, next: say("Try again, or choose another model.", "请重试，或改用其他模型。"))
        case .cutShort:
            Explanation(
                say("The answer was cut short", "回答被截断"),
                say("It reached the limit of its length.", "它达到了长度上限。"), kept: writtenKept,
                next: say("Ask for less at once, or choose another model.", "请减少一次提问的内容，或改用其他模型。"))
        case .withheld:
            Explanation(
                say("The answer was withheld", "回答被拦截"),
                say("The endpoint's filter does not let it through.", "服务的过滤器没有放行。"), kept: writtenKept,
                next: say("Rephrase it, or choose another model.", "请换一种说法，或改用其他模型。"))
        case .invalidReply(let fault, let tries):
            Explanation(
                say("The answer does not have the right shape", "回答的格式不对"),
                say(
                    "\(tries == 1 ? "The reply was not usable" : "None of \(tries) replies was usable"): \(explain(fault)).",
                    "\(tries) 次回复都不符合要求：\(explain(fault))。"), kept: writtenKept,
                next: say("Try again, or choose a model that follows instructions better.", "请重试，或改用更能遵循要求的模型。"))
        default: explain(ModelError.noProfile)
        }
    }

    private func explain(_ fault: SchemaFault) -> String {
        let place = fault.path.isEmpty ? say("the reply", "整个回复") : "“\(fault.path)”"
        return switch fault.kind {
        case .notJSON: say("it was not only JSON", "不是纯 JSON")
        case .missing: say("\(place) is missing", "缺少\(place)")
        case .extra: say("\(place) does not belong there", "多出了\(place)")
        case .wrongType(let expected, let found):
            say(
                "\(place) is of type \(found.rawValue), not \(expected.rawValue)",
                "\(place)的类型是\(name(found))，而不是\(name(expected))")
        case .empty: say("\(place) is empty", "\(place)为空")
        case .tooLong: say("\(place) is too long", "\(place)太长")
        case .notAllowed: say("\(place) has a value that is not allowed", "\(place)的值不被允许")
        }
    }

    private func name(_ type: JSONType) -> String {
        switch type {
        case .object: "对象"
        case .array: "列表"
        case .string: "文字"
        case .integer: "整数"
        case .number: "数字"
        case .boolean: "真假值"
        case .null: "空值"
        }
    }
}
