import Model

/// What can go wrong with a language model, in words.
extension Wording {
    var writtenKept: String { say("What you wrote is unchanged.", "你写的内容保持不变。") }
    var nothingSent: String {
        say("Nothing was sent, and what you wrote is unchanged.", "没有发送任何内容，你写的内容保持不变。")
    }

    /// What happened, what was kept and what to do next.
    public func tell(_ error: ModelError) -> String {
        let words = explain(error)
        return [words.happened, words.kept, words.next].joined(separator: say(" ", ""))
    }

    func explain(_ error: ModelError) -> Explanation {
        switch error {
        case .noProfile, .noSuchProfile, .noKey, .noSuchRequest, .requestTooLarge, .budgetUsedUp, .freeRequestsUsedUp,
            .cancelled:
            beforeAsking(error)
        case .impossibleProfile(let fault): explain(fault)
        case .keys(let fault): explain(fault)
        case .unreachable(let reason): explain(reason)
        case .untrusted, .timedOut, .brokenOff, .refusedKey, .wrongAddress, .unknownModel, .notAnEndpoint:
            explainReaching(error)
        case .tooManyRequests, .accountUsedUp, .serverFailed, .refusedRequest, .tooLong: explainRefusal(error)
        case .emptyReply, .cutShort, .withheld, .invalidReply: explainAnswer(error)
        }
    }

    private func beforeAsking(_ error: ModelError) -> Explanation {
        switch error {
        case .noSuchProfile:
            Explanation(
                say("There is no such model", "没有这个模型"), say("It was removed, or the name is wrong.", "它已被删除，或者名称有误。"),
                kept: say("Your other models are all there.", "其他模型都在。"),
                next: say("Look for it among the language models in the settings.", "请到设置的语言模型中查找。"))
        case .noKey(let name):
            Explanation(
                say("The key is missing", "缺少密钥"),
                say("“\(name)” needs a key and has none.", "“\(name)”需要密钥，但还没有。"), kept: nothingSent,
                next: say("Give it one in the settings, under language models.", "请在设置的语言模型中填写密钥。"))
        case .noSuchRequest:
            Explanation(
                say("This request is not waiting", "这个提问不在等待中"),
                say("It has already been answered or cancelled.", "它已得到回答，或已被取消。"),
                kept: say("Other waiting requests are unchanged.", "其他等待中的提问不受影响。"),
                next: say("Look at the list again.", "请重新查看列表。"))
        case .requestTooLarge(let megabytes):
            Explanation(
                say("The request is too large to queue", "提问太大，无法排队"),
                say("It is larger than \(megabytes) MB.", "它超过了 \(megabytes) MB。"), kept: writtenKept,
                next: say("Use a smaller picture or a shorter text.", "请换用较小的图片或较短的文字。"))
        case .budgetUsedUp(let used, let budget):
            Explanation(
                say("This month's budget is used up", "本月用量已达上限"),
                say(
                    "\(Quantity.grouped(used)) of \(count(budget, "token", "tokens")) are used.",
                    "已用 \(Quantity.grouped(used)) 个词元，上限为 \(Quantity.grouped(budget)) 个。"), kept: nothingSent,
                next: say("Raise the budget in the settings, or choose another model.", "请在设置中提高上限，或改用其他模型。"))
        case .freeRequestsUsedUp(let limit):
            Explanation(
                say("Today’s free requests are used up", "今天的免费次数已用完"),
                say(
                    "This server’s language model answers \(count(limit, "request", "requests")) a day for free.",
                    "这台服务器的语言模型每天免费回答 \(limit) 次。"), kept: nothingSent,
                next: say(
                    "Ask again after midnight, subscribe in the app, or add a model of your own in the settings.",
                    "请等到零点以后再问，或在 App 中订阅，也可以在设置中添加自己的模型。"))
        case .cancelled:
            Explanation(
                say("The request was cancelled", "已取消提问"), say("Glossa stopped waiting for an answer.", "不再等待回答。"),
                kept: writtenKept, next: say("Ask again whenever you like.", "需要时可以重新提问。"))
        default:
            Explanation(
                say("No language model is set up", "还没有设置语言模型"),
                say("This needs one to answer.", "这需要语言模型来回答。"), kept: nothingSent,
                next: say("Add one in the settings, under language models.", "请在设置的语言模型中添加一个。"))
        }
    }

    private func explain(_ fault: ModelError.ProfileFault) -> Explanation {
        let happened: (title: String, text: String, next: String)
        switch fault {
        case .noName:
            happened = (
                say("The name is missing", "缺少名称"), say("A name has from 1 to 60 characters.", "名称为 1 至 60 个字符。"),
                say("Give the model a name.", "请为模型取一个名称。")
            )
        case .nameTaken:
            happened = (
                say("The name is taken", "名称已被使用"), say("Another model has this name.", "另一个模型已用了这个名称。"),
                say("Choose another name.", "请换一个名称。")
            )
        case .address:
            happened = (
                say("The address cannot be used", "地址无法使用"),
                say(
                    "It is not an http or https address, or it contains a password, a question mark or a hash.",
                    "它不是 http 或 https 地址，或者含有密码、问号或井号。"),
                say("Write it like http://localhost:11434/v1.", "请写成 http://localhost:11434/v1 的形式。")
            )
        case .insecureAddress:
            happened = (
                say("The address is not safe", "地址不安全"),
                say(
                    "Over http, anyone between here and another network could read your texts and your key.",
                    "通过 http 连接其他网络时，途中的任何人都能读到你的文字和密钥。"),
                say("Use https.", "请使用 https。")
            )
        case .nearbyAddress:
            happened = (
                say("The address is the server’s own", "这是服务器内部的地址"),
                say(
                    "Only administrators can name the server’s machine and network.", "只有管理员可以使用服务器本机或其内部网络的地址。"),
                say("Use an address on the internet, or ask an administrator.", "请使用互联网上的地址，或联系管理员。")
            )
        case .noModel:
            happened = (
                say("The model is missing", "缺少模型名称"),
                say("The endpoint has to be told which model to use.", "必须告诉服务使用哪个模型。"),
                say("Enter its name as the endpoint spells it.", "请填写服务中的模型名称。")
            )
        case .timeLimit:
            happened = (
                say("The time limit cannot be used", "时限无法使用"),
                say("It must be from 1 to 600 seconds.", "时限为 1 至 600 秒。"), say("Enter a whole number.", "请填写整数。")
            )
        case .budget:
            happened = (
                say("The budget cannot be used", "上限无法使用"),
                say(
                    "It must be a number of tokens, from 0 to \(Quantity.grouped(Bounds.budgetChange.most)); 0 is no limit.",
                    "上限是词元的数量，从 0 到 \(Quantity.grouped(Bounds.budgetChange.most))；0 表示不限。"),
                say("Enter a whole number, or leave it empty.", "请填写整数，或留空。")
            )
        case .key:
            happened = (
                say("The key cannot be used", "密钥无法使用"),
                say(
                    "A key consists of Latin letters, digits and symbols, without spaces.", "密钥只包含拉丁字母、数字和符号，中间没有空格。"),
                say("Copy it from your account again.", "请从你的账户重新复制。")
            )
        }
        return Explanation(
            happened.title, happened.text,
            kept: say("Nothing was changed; your previous settings still apply.", "没有任何改动，原有设置保持不变。"),
            next: happened.next)
    }

    private func explain(_ fault: ModelError.KeyFault) -> Explanation {
        switch fault {
        case .readableByOthers(let path):
            Explanation(
                say("Others could read your keys", "其他人可能读到你的密钥"),
                say("Users other than its owner can read the file \(path).", "文件 \(path) 对所有者以外的人开放。"),
                kept: say("The file is unchanged, and no key was used.", "文件保持不变，没有使用任何密钥。"),
                next: say(
                    "Run chmod 600 on it, and replace the keys if others use this machine.",
                    "请对它运行 chmod 600；如果这台机器还有别人使用，请更换密钥。"))
        case .damaged(let path):
            Explanation(
                say("Your keys cannot be read", "无法读取密钥"),
                say("The file \(path) or its secret is damaged.", "文件 \(path) 或其保密文件已损坏。"),
                kept: say(
                    "The file is unchanged; models, settings and books do not depend on it.", "文件保持不变；模型、设置和书籍不受影响。"),
                next: say(
                    "Restore both from a backup, or move them away and enter the keys again.",
                    "请从备份中恢复这两个文件，或将其移走后重新填写密钥。"))
        case .unwritable(let path):
            Explanation(
                say("The key could not be saved", "无法保存密钥"),
                say("\(path) cannot be written.", "无法写入 \(path)。"),
                kept: say("The previous key, if there was one, is still there.", "如有原来的密钥，它仍然保留。"),
                next: say(
                    "Check that the disk has room and that the folder is yours, then try again.",
                    "请确认磁盘有空间且文件夹归你所有，然后重试。"
                ))
        case .keyring:
            Explanation(
                say("The keyring does not respond", "钥匙串没有响应"),
                say("The keyring of this system could not be opened.", "无法打开系统钥匙串。"),
                kept: say("The previous key, if there was one, is still there.", "如有原来的密钥，它仍然保留。"),
                next: say("Unlock the keyring and try again.", "请解锁钥匙串后重试。"))
        }
    }

    private func explain(_ reason: ModelError.Unreachable) -> Explanation {
        let happened: (title: String, text: String)
        switch reason {
        case .unknownHost:
            happened = (
                say("The model's host was not found", "找不到模型的主机"),
                say("There is no network, or the address is wrong.", "没有网络，或者地址有误。")
            )
        case .refused:
            happened = (
                say("No model is listening there", "没有模型在监听"),
                say("The machine responds, but nothing is listening on this port.", "机器可以连接，但这个端口没有响应。")
            )
        case .noRoute:
            happened = (
                say("There is no route to the model", "无法到达模型"), say("The network is down.", "网络已断开。")
            )
        case .noAnswer:
            happened = (
                say("The model's machine does not respond", "模型所在的机器没有响应"),
                say("The network is down, or the machine is off.", "网络已断开，或者机器已关闭。")
            )
        }
        return Explanation(
            happened.title, happened.text, kept: writtenKept,
            next: say(
                "Check the network, start the model or correct its address, then try again.",
                "请检查网络、启动模型或更正地址，然后重试。"))
    }
}

extension ModelError: CustomStringConvertible {
    /// What happened, what was kept, what to do next and the command that does it, in English.
    public var description: String {
        let told = "\(Wording(.english).explain(.model(self)).title): \(Wording(.english).tell(self))"
        return command.map { "\(told) (`glossa models \($0)`)" } ?? told
    }
}
