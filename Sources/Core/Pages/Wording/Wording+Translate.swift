import Model
import Routes

/// The translation chat.
extension Wording {
    var translate: String { say("Translate", "翻译") }
    var translateLead: String {
        say(
            "Write in English or in the language you learn; every word of the answer can be tapped.",
            "用英语或你正在学的语言写；译文中的每个词都可以点开。")
    }
    var translateRoomLead: String {
        say("English, Chinese, Japanese: with readings, notes and other ways to say it.", "英语、中文、日语互译，附读音、说明和其他说法。")
    }
    var translateWithoutModel: String {
        say(
            "No language model is set up, so the dictionaries answer word by word.",
            "还没有设置语言模型，所以由词典逐词回答。")
    }
    var languageYouLearn: String { say("The language you learn", "你学的语言") }
    var conversation: String { say("Conversation", "对话") }
    var noTurns: String { say("Nothing translated yet", "还没有翻译") }
    func noTurnsLead(_ language: Language) -> String {
        say(
            "Write a sentence below, in English or in \(name(language)).", "请在下面写一句话，英语或\(name(language))均可。")
    }
    var textToTranslate: String { say("Text to translate", "要翻译的文字") }
    func translateHint(_ language: Language) -> String {
        say("English or \(name(language)) …", "英语或\(name(language))……")
    }
    var translateButton: String { say("Translate", "翻译") }
    var modelIsWriting: String { say("The model is writing …", "模型正在翻译……") }
    var goBack: String { say("Go back", "返回") }
    var serverUnreachable: String {
        say(
            "Glossa could not be reached. Your text is still in the field; try again.", "连不上 Glossa。文字仍在输入框中，请重试。")
    }
    var clearTurns: String { say("Clear the conversation", "清空对话") }
    var clearTurnsHelp: String { say("Saved translations are not deleted.", "已收藏的内容会保留。") }
    var savedTranslations: String { say("Saved translations", "收藏的翻译") }
    var searchTranslations: String { say("Search all translations", "搜索全部翻译") }
    var nothingSaved: String {
        say("Nothing saved yet. Tap the star of a translation to save it.", "还没有收藏。点译文旁的星号即可收藏。")
    }
    func noTranslation(with query: String) -> String {
        say("No translation contains “\(query)”.", "没有翻译包含“\(query)”。")
    }
    func translations(_ n: Int) -> String { say(count(n, "translation", "translations"), "\(Quantity.grouped(n)) 条翻译") }

    public var wordByWordOnly: String { say("Word by word, from the dictionaries", "逐词对照，来自词典") }
    var translationWaits: String {
        say(
            "The model cannot be reached. It will translate this once it can be; until then, word by word:",
            "暂时连不上模型，连上后会自动翻译。在此之前逐词对照：")
    }
    var readingsDisagree: String {
        say("The model reads these words differently from the dictionaries:", "以下词语的读音，模型与词典不同：")
    }
    func disagreement(_ reading: String, _ said: String) -> String {
        said.isEmpty
            ? say("\(reading); the model leaves it out", "\(reading)；模型没有给出")
            : say("\(reading); the model says \(said)", "\(reading)；模型读作 \(said)")
    }
    var notesOnIt: String { say("Notes", "说明") }
    var grammarNotes: String { say("Grammar", "语法") }
    var culturalNotes: String { say("Culture", "文化") }
    var alternatives: String { say("Other ways to say it", "其他说法") }
    var saveTranslation: String { say("Save", "收藏") }
    var unsaveTranslation: String { say("Remove from saved", "取消收藏") }
    var deleteTranslation: String { say("Delete", "删除") }
    var quickTranslation: String { say("Translate it", "翻译") }
    var openInTranslations: String { say("Open in Translate", "在翻译中打开") }

    func told(_ notice: TranslateNotice) -> String {
        switch notice {
        case .saved: say("Saved.", "已收藏。")
        case .unsaved: say("Removed from your saved translations.", "已取消收藏。")
        case .deleted: say("Deleted.", "已删除。")
        case .cleared: say("The conversation is empty; what you saved is still there.", "对话已清空，收藏的内容都在。")
        case .restored: say("Restored.", "已恢复。")
        case .cardMade: say("A card was made; it is in Review.", "已制作卡片，可在复习中找到。")
        case .cardKnown: cardKnown
        }
    }

    func explain(_ problem: TranslateProblem) -> Explanation {
        switch problem {
        case .emptyText:
            Explanation(
                say("There is no text", "没有文字"), say("There is nothing to translate.", "没有要翻译的内容。"),
                kept: nothingSent, next: say("Write a sentence.", "请写一句话。"))
        case .tooLong(let count, let limit):
            Explanation(
                say("The text is too long", "文字太长"),
                say(
                    "It has \(Quantity.grouped(count)) characters; at most \(Quantity.grouped(limit)) are translated at once.",
                    "共 \(Quantity.grouped(count)) 个字符，一次最多翻译 \(Quantity.grouped(limit)) 个。"), kept: nothingSent,
                next: say(
                    "Send a part of it, or import it as a book and translate its sentences there.",
                    "请分段发送，或作为书籍导入后逐句翻译。"))
        case .impossiblePair:
            Explanation(
                say("These languages are not translated", "不支持这两种语言"),
                say(
                    "Glossa translates between English and Chinese, and English and Japanese.",
                    "Glossa 只在英语与中文、英语与日语之间翻译。"), kept: nothingSent,
                next: say("Choose the other language above.", "请在上方选择另一种语言。"))
        case .noSuchTranslation:
            Explanation(
                say("Translation not found", "没有这条翻译"),
                say("It was deleted, or the address is wrong.", "它已被删除，或者地址有误。"),
                kept: say("Your other translations are unchanged.", "其他翻译都在。"),
                next: say("Look through your saved translations.", "请在收藏的翻译中查找。"))
        }
    }
}
