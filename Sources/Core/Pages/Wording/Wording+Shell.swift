extension Wording {
    /// What the desk is called.
    public var glossa: String { "Glossa" }
    var skipToContent: String { say("Skip to the content", "跳到正文") }
    var rooms: String { say("Rooms", "主导航") }
    var today: String { say("Today", "今天") }
    var read: String { say("Read", "阅读") }
    var words: String { say("Words", "生词本") }
    var dictionary: String { say("Dictionary", "词典") }
    var me: String { say("Me", "我的") }

    // MARK: Used in many places

    var cancel: String { say("Cancel", "取消") }
    var close: String { say("Close", "关闭") }
    var copy: String { say("Copy", "复制") }
    var copied: String { say("Copied", "已复制") }
    var save: String { say("Save", "保存") }
    var undo: String { say("Undo", "撤销") }
    var delete: String { say("Delete", "删除") }
    var search: String { say("Search", "搜索") }
    var show: String { say("Show", "显示") }
    var sortBy: String { say("Sort by", "排序") }
    var language: String { say("Language", "语言") }
    var everyLanguage: String { say("Every language", "全部语言") }
    var title: String { say("Title", "书名") }
    var author: String { say("Author", "作者") }
    var word: String { say("Word", "词语") }
    var reading: String { say("Reading", "读音") }
    var otherSpelling: String { say("Other spelling", "另一种写法") }
    var meaning: String { say("Meaning", "释义") }
    var levelHeading: String { say("Level", "等级") }
    var statusHeading: String { say("Status", "状态") }
    var startReading: String { say("Start reading", "开始阅读") }
    var goOnReading: String { say("Continue reading", "继续阅读") }
    var markDifficult: String { say("Mark difficult", "标为生词") }
    var markKnown: String { say("Known", "我会了") }
    var markIgnored: String { say("Ignore", "忽略") }
    var unmark: String { say("Unmark", "取消标记") }
    var sayIt: String { say("Say it", "朗读") }
    var previous: String { say("Previous", "上一页") }
    var next: String { say("Next", "下一页") }
    /// The steps from one word to another, where there are no pages.
    var previousWord: String { say("Previous", "上一个") }
    var nextWord: String { say("Next", "下一个") }
    func pageOf(_ page: Int, _ total: Int) -> String {
        say(
            "Page \(Quantity.grouped(page)) of \(Quantity.grouped(total))",
            "第 \(Quantity.grouped(page)) 页，共 \(Quantity.grouped(total)) 页")
    }
    func page(_ page: Int) -> String { say("Page \(Quantity.grouped(page))", "第 \(Quantity.grouped(page)) 页") }
    func read(percent: Int) -> String { say("\(percent)% read", "已读 \(percent)%") }
    func wordsKnown(_ share: Share) -> String { say("\(share.text) of words known", "认识 \(share.text) 的词") }
}
