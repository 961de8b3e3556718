import Model
import Phonology

/// What is said of the dictionaries that learners bring.
extension Wording {
    var yourDictionaries: String { say("Your dictionaries", "你的词典") }
    var yourDictionariesLead: String {
        say(
            "Dictionaries that you bring are looked up together with Glossa’s own: on the card of a word and on the dictionary page.",
            "你导入的词典会和 Glossa 自带的词典一起查询，显示在词语卡片和词典页面上。")
    }
    var bringADictionary: String { say("Bring a dictionary", "导入词典") }
    var dictionaryFile: String { say("File", "文件") }
    var dictionaryFormats: String {
        say(
            "Yomitan (.zip), StarDict (.zip, .tar.gz, .tar.bz2, .tar.xz), CC-CEDICT and EDICT (text, also .gz)",
            "Yomitan（.zip）、StarDict（.zip、.tar.gz、.tar.bz2、.tar.xz）、CC-CEDICT 和 EDICT（文本，也可为 .gz）")
    }
    var dictionaryName: String { say("Name", "名称") }
    var dictionaryNameHelp: String { say("Leave empty to take it from the file.", "留空则从文件中读取。") }
    var dictionaryOrder: String { say("Order", "顺序") }
    var dictionaryOrderLead: String {
        say("Entries are shown in this order.", "词条按这个顺序显示。")
    }
    var builtInDictionaries: String { say("Glossa’s dictionaries", "Glossa 自带的词典") }
    var dictionaryIsOff: String { say("Off in every language", "在所有语言中都已关闭") }
    func unreadable(_ fault: LearnerDictionary.Fault) -> String {
        let event =
            switch fault {
            case .missing: say("Its file is missing.", "它的文件丢失了。")
            case .damaged: say("Its file is damaged.", "它的文件已损坏。")
            case .otherFormat:
                say(
                    "Its file has the format of another version of Glossa.", "它的文件是另一个版本的 Glossa 的格式。")
            }
        return event
            + say(
                " Nothing is found in it. Import the dictionary again to repair it; its name, order and languages stay.",
                "目前查不到其中的词条。重新导入这部词典即可修复，名称、顺序和语言都会保留。")
    }
    var aboutTheDictionary: String { say("About this dictionary", "关于这部词典") }
    var changeTheDictionary: String { say("Change or remove", "更改或移除") }
    var lookedUpIn: String { say("Look it up in", "用于查询") }
    func removeDictionary(_ name: String) -> String { say("Remove \(name)", "移除“\(name)”") }
    func moveUp(_ name: String) -> String { say("Move \(name) up", "上移“\(name)”") }
    func moveDown(_ name: String) -> String { say("Move \(name) down", "下移“\(name)”") }
    func dictionarySize(_ entries: Int, facts: Int) -> String {
        let words = say(count(entries, "entry", "entries"), "\(Quantity.grouped(entries)) 个词条")
        guard facts > 0 else { return words }
        return words + say(", ", "，")
            + say(
                "\(count(facts, "frequency or accent", "frequencies and accents"))",
                "\(Quantity.grouped(facts)) 条词频或声调")
    }
    func dictionaryAdded(_ name: String, _ entries: Int, facts: Int) -> String {
        say(
            "“\(name)” is ready: \(dictionarySize(entries, facts: facts)).",
            "“\(name)”已可使用：\(dictionarySize(entries, facts: facts))。")
    }
    func dictionaryKnown(_ name: String) -> String {
        say("You had “\(name)” already. Nothing was added.", "你已有“\(name)”，没有重复导入。")
    }
    func dictionaryTwin(_ name: String) -> String {
        say(
            "You have another dictionary called “\(name)” with as many entries. If it is the same one, remove one of them, or each entry appears twice.",
            "你还有一部名称和词条数都相同的“\(name)”。如果是同一部词典，请移除其中一部，否则每个词条会显示两次。")
    }
    func dictionaryRemoved(_ name: String) -> String {
        say("“\(name)” was removed. You can restore it for a day.", "已移除“\(name)”，一天之内可以恢复。")
    }
    func name(_ kind: LearnerDictionary.Kind) -> String {
        switch kind {
        case .yomitan: "Yomitan"
        case .starDict: "StarDict"
        case .cedict: "CC-CEDICT"
        case .edict: "EDICT"
        }
    }

    /// "Frequency 1234", "Accent たべꜜる [2]", "[tabeɾɯ]"
    func fact(_ fact: WordFact, of entry: EntryCard) -> String {
        switch fact.kind {
        case .frequency(let value): say("Frequency \(value)", "词频 \(value)")
        case .pitch(let drop):
            say("Accent ", "声调 ")
                + PitchAccent.marked(
                    fact.reading.isEmpty ? entry.reading.isEmpty ? entry.headword : entry.reading : fact.reading,
                    drop: drop) + " [\(drop)]"
        case .pronunciation(let text): text
        }
    }
}

extension Wording {
    /// What a problem with the learner's dictionaries means.
    func ofDictionaries(_ problem: Problem) -> Explanation {
        switch problem {
        case .notADictionary(let name):
            Explanation(
                say("This is not a dictionary", "这不是词典"),
                say("“\(name)” is not a dictionary that Glossa reads.", "Glossa 无法将“\(name)”作为词典读取。"),
                kept: nothingLost,
                next: say("Choose one of these: \(dictionaryFormats).", "请选择以下格式：\(dictionaryFormats)。"))
        case .brokenDictionary(let name, let part):
            Explanation(
                say("The dictionary cannot be read", "词典无法读取"),
                say("“\(part)” in “\(name)” is missing or broken.", "“\(name)”中的“\(part)”缺失或已损坏。"), kept: nothingLost,
                next: say("Download the file again, or try another copy.", "请重新下载文件，或换一份。"))
        case .noEntries(let name):
            Explanation(
                say("The dictionary has no entries", "词典里没有词条"),
                say(
                    "“\(name)” was read, but it has no entry with a headword and a definition that can be looked up.",
                    "“\(name)”可以读取，但里面没有可供查询的词条。"), kept: nothingLost,
                next: say("Try another copy, or another dictionary.", "请换一份文件，或使用其他词典。"))
        case .tooManyDictionaries(let limit):
            Explanation(
                say("You have \(limit) dictionaries", "你已有 \(limit) 部词典"),
                say("That is the most that can be looked up together.", "这是可同时查询的上限。"), kept: nothingLost,
                next: say("Remove one that you do not need, and import again.", "请移除不需要的词典，再重新导入。"))
        case .noDictionaries:
            Explanation(
                say("The dictionaries are not there", "词典不在了"),
                say(
                    "Glossa’s dictionaries are not compiled here, or cannot be read.", "Glossa 自带的词典还没有编译，或者无法读取。"),
                kept: nothingLost,
                next: say(
                    "Run “glossa lexicon build”; a running server takes them up within seconds.",
                    "请运行“glossa lexicon build”，正在运行的服务器会在几秒内启用它们。"))
        default:
            Explanation(
                say("Dictionary not found", "找不到这部词典"),
                say("It was removed, or the link is wrong.", "它已被移除，或者链接有误。"), kept: nothingLost,
                next: say("Look for it among your dictionaries.", "请到“你的词典”中找找看。"))
        }
    }
}
