import Model

extension Wording {
    var contents: String { say("Contents", "目录") }
    var searchInBook: String { say("Search in this book", "在本书中搜索") }
    var readingSettings: String { say("Reading settings", "阅读设置") }
    var readingProgress: String { say("Progress in the book", "阅读进度") }
    var endSession: String { say("End", "结束") }
    /// On the button that keeps the place where no script does.
    var keepPlace: String { say("Save my place here", "记住读到这里") }
    var finish: String { say("Finish", "读完") }
    var jumpToPage: String { say("Go to page", "跳到第几页") }
    var go: String { say("Go", "跳转") }
    func knownOnPage(_ share: Share) -> String { say("\(share.text) known on this page", "本页认识 \(share.text)") }
    func knownInBook(_ share: Share) -> String { say("\(share.text) in the book", "全书认识 \(share.text)") }
    /// A picture that the book does not describe.
    func picture(onPage page: Int, of pages: Int) -> String {
        say("Picture on page \(page) of \(pages)", "第 \(page) 页的图片，共 \(pages) 页")
    }
    var emptyPage: String { say("There is no text on this page.", "这一页没有文字。") }
    var endOfBook: String { say("The end", "全书完") }
    var pageControls: String { say("Pages", "翻页") }
    var phraseHint: String { say("Look up the selection", "查选中的文字") }

    /// What a status means to somebody who cannot see its colour.
    var markedAsDifficult: String { say("marked as difficult", "已标为生词") }

    // MARK: Reading settings

    var textSize: String { say("Text size", "字号") }
    var lineHeight: String { say("Line height", "行距") }
    var theme: String { say("Theme", "主题") }
    var readingsAbove: String { say("Readings above words", "词上注音") }
    var script: String { say("Characters", "汉字") }
    var layout: String { say("Layout", "版式") }
    var toneColours: String { say("Colour the tones", "声调着色") }
    var toneSandhi: String { say("Show tones as spoken", "按实际读音标调") }
    var toneSandhiHelp: String { say("nǐ hǎo becomes ní hǎo", "nǐ hǎo 标为 ní hǎo") }
    var statusColours: String { say("Show new and marked words", "标出新词和生词") }

    func name(_ theme: Preferences.Theme) -> String {
        switch theme {
        case .automatic: say("Auto", "自动")
        case .light: say("Light", "浅色")
        case .dark: say("Dark", "深色")
        case .sepia: say("Sepia", "护眼")
        }
    }

    func name(_ readings: Preferences.Readings) -> String {
        switch readings {
        case .never: say("Never", "不显示")
        case .unknown: say("Unknown words", "仅不认识的词")
        case .always: say("Always", "全部")
        }
    }

    var lineDirection: String { say("Direction of lines", "文字方向") }

    func name(_ lines: Preferences.Lines) -> String {
        switch lines {
        case .original: say("As in the book", "与原书相同")
        case .horizontal: say("Horizontal", "横排")
        case .vertical: say("Vertical", "竖排")
        }
    }

    func name(_ script: Preferences.Script) -> String {
        switch script {
        case .original: say("Original", "原文")
        case .simplified: say("Simplified", "简体")
        case .traditional: say("Traditional", "繁体")
        }
    }

    func name(_ layout: Preferences.Layout) -> String {
        switch layout {
        case .flow: say("Continuous", "连续滚动")
        case .pages: say("Page by page", "逐页")
        }
    }

    // MARK: Search in the book, session

    var searchInLibrary: String { say("Search in all books", "在所有书中搜索") }
    var searchInBooksHelp: String {
        say(
            "Finds a word in all its forms, in either script, and by its reading. Put it in quotation marks to find it only as it is written.",
            "变形、简繁体都能找到，也可以用拼音或假名搜索。加上引号则只找原样。")
    }
    func nothingInLibrary(_ query: String) -> String {
        say("“\(query)” is in none of your books.", "你的书中都没有“\(query)”。")
    }
    func places(_ n: Int) -> String { say(count(n, "place", "places"), "\(Quantity.grouped(n)) 处") }
    func results(_ n: Int, _ query: String) -> String {
        say(count(n, "place", "places") + " with “\(query)”", "“\(query)”出现 \(Quantity.grouped(n)) 处")
    }
    func nothingInBook(_ query: String) -> String { say("“\(query)” is not in this book.", "本书中没有“\(query)”。") }
    var sessionDone: String { say("Well done", "读得不错") }
    var bookFinished: String { say("You have finished the book", "你读完了这本书") }
    var sessionNumbers: String { say("This session", "这次阅读") }
    var newWords: String { say("New words", "新遇到的词") }
    var wordsYouMarked: String { say("Words you marked", "你标记的词") }
    var seeMarkedWords: String { say("See your marked words", "查看生词本") }
    var backToToday: String { say("Back to today", "回到今天") }
}
