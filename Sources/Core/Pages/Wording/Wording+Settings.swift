import Model

extension Wording {
    var settings: String { say("Settings", "设置") }
    var settingsSaved: String { say("Your settings are saved.", "设置已保存。") }
    /// Pictures are looked at with fewer limits than they should be.
    public func picturesUnsealed(_ missing: [PictureLimit]) -> String {
        let list = missing.map { name($0) }.joined(separator: say(", ", "、"))
        return say(
            "Glossa cannot set these limits for the process that reads pictures on this machine: \(list). Pictures still work; until this is fixed, use only pictures that you trust.",
            "在这台机器上，Glossa 无法对处理图片的进程设置以下限制：\(list)。看图功能仍可使用；在解决之前，请只打开可信的图片。")
    }
    private func name(_ limit: PictureLimit) -> String {
        switch limit {
        case .memory: say("memory", "内存用量")
        case .processorTime: say("processor time", "处理器时间")
        case .openFiles: say("open files", "打开文件数")
        case .writtenBytes: say("written files", "写入文件")
        case .memoryImages: say("core dumps", "内存转储")
        case .systemCalls: say("network and programs (seccomp)", "网络与启动程序（系统调用过滤）")
        }
    }
    var interfaceLanguage: String { say("Language of Glossa", "界面语言") }
    var whatIKnow: String { say("What I know", "我的水平") }
    func knownLevel(of language: Language) -> String {
        say("\(name(language)) words I know", "我认识的\(name(language))词")
    }
    var knownLevelNone: String { say("None yet: I am a beginner", "暂无：我是初学者") }
    func knownLevelUpTo(_ level: Int, in language: Language) -> String {
        // A learner names a level of the JLPT outright; only which words belong to it is an estimate.
        let name = language == .japanese ? "N\(6 - level)" : self.level(level, in: language)
        return say("Up to \(name)", "\(name) 及以下")
    }
    func knownLevelHelp(of language: Language) -> String {
        let list = language == .japanese ? "JLPT" : "HSK"
        return say(
            "Words up to this \(list) level count as known unless you say otherwise, and today’s words, lessons and stories are chosen to match.",
            "\(list) 这一级及以下的词默认算认识，除非你另外标记；今日词语、课程和故事也据此来选。")
    }
    var appearance: String { say("Appearance", "外观") }
    var onThePage: String { say("On the page", "阅读页") }
    var yourLearning: String { say("Your learning", "我的学习") }
    var yourData: String { say("Your data", "你的数据") }
    var yourDataLead: String {
        say("Everything is on this machine, in a folder of your own.", "所有数据都在这台机器上，存放在你自己的文件夹里。")
    }
    /// The same where others have desks on the machine, too.
    var yourDataOnServer: String {
        say(
            "Everything is on this server. Other learners can’t see it; whoever runs this server can.",
            "所有数据都在这台服务器上。其他用户看不到，但服务器的管理员可以看到。")
    }
    var exportEverything: String { say("Export everything as JSON", "导出全部数据 JSON") }
    var exportWords: String { say("Export words as CSV", "导出生词本 CSV") }
    var on: String { say("On", "开") }
    var off: String { say("Off", "关") }

    // MARK: About

    var about: String { say("About Glossa", "关于 Glossa") }
    var aboutLead: String {
        say(
            "A desk for learning a language by reading it. Local, free (Apache 2.0), without telemetry.",
            "一张通过阅读学语言的书桌。本地运行，自由软件（Apache 2.0），不收集任何数据。")
    }
    func version(_ version: String) -> String { say("Version \(version)", "版本 \(version)") }
    var dataSets: String { say("Dictionaries and lists", "词典与词表") }
    var dataSetsLead: String {
        say("Compiled on this machine at set-up; each keeps its own licence.", "安装时在本机编译，各自保留原有许可。")
    }
    var dataSet: String { say("Data set", "数据集") }
    var usedFor: String { say("Used for", "用途") }
    /// What a data set is used for, which its description says in English.
    func purpose(_ english: String) -> String {
        guard interface == .simplifiedChinese else { return english }
        for (purpose, chinese) in Self.purposes where purpose == english { return chinese }
        return english
    }
    var licence: String { say("Licence", "许可") }
    var versionHeading: String { say("Version", "版本") }
    var ready: String { say("Ready", "就绪") }
    var missing: String { say("Not installed", "未安装") }
    var missingHelp: String {
        say(
            "To install what is missing, run this on the machine; Glossa then picks it up automatically:",
            "要安装缺少的部分，请在本机运行以下命令，完成后 Glossa 会自动启用：")
    }
    func explain(_ problem: AboutPage.DictionaryProblem) -> String {
        switch problem {
        case .damaged:
            say(
                "The dictionary file is damaged and is not used. None of your data is in it.",
                "词典文件已损坏，未被使用；其中没有你的任何数据。")
        case .outdated:
            say(
                "The dictionaries were compiled by another version of Glossa and are not used.",
                "词典由其他版本的 Glossa 编译，未被使用。")
        }
    }
    var programs: String { say("Programs and libraries", "程序与库") }

    private static let purposes: [(String, String)] = [
        ("Chinese words, readings and meanings", "中文词语的读音和释义"),
        ("Levels of Chinese words, HSK 2.0", "中文词语的等级（HSK 2.0）"),
        ("Levels of Chinese words, HSK 3.0 (GF0025-2021)", "中文词语的等级（HSK 3.0，GF0025-2021）"),
        ("How often Chinese words are used", "中文词频"),
        ("Conversion between simplified and traditional Chinese", "简繁转换"),
        ("English words, senses and forms", "英语词语的义项和词形"),
        ("English definitions and etymologies", "英语释义和词源"),
        ("How English words are pronounced (General American)", "英语读音（美式）"),
        ("Where English words come from", "英语词源"),
        ("Japanese words, readings and meanings", "日语词语的读音和释义"),
        ("How often English and Japanese words are used", "英语和日语词频"),
        ("Estimated levels of Japanese words, N5 to N1", "日语词语的估计等级（N5 至 N1）"),
        ("Japanese words and readings, for segmentation", "日语词语和读音（用于分词）"),
        ("Japanese characters, readings and meanings", "日语汉字的读音和释义"),
    ]
}
