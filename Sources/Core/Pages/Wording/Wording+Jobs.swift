import Model

/// What is said of jobs, which take longer than a page may.
extension Wording {
    /// - Parameter title: What the job is about, such as the name of a file.
    func underWay(_ kind: JobName.Kind, _ title: String) -> String {
        switch kind {
        case .book, .books, .cards, .dictionary: say("Importing \(title)", "正在导入 \(title)")
        case .whole: archiveUnderWay
        case .recount: say("Recalculating the cards", "正在重新计算卡片")
        case .change: say("Changing the cards", "正在更改卡片")
        case .export: say("Writing the file", "正在生成文件")
        case .backup: say("Making a backup", "正在备份")
        case .fit: say("Fitting …", "正在拟合……")
        case .test: say("Asking…", "正在询问…")
        case .entry: say("A language model is writing the entry.", "语言模型正在撰写词条。")
        case .sentence: say("A language model is translating the sentence.", "语言模型正在翻译这句话。")
        }
    }
    /// The steps of a job, in order. Empty if it has only one.
    func steps(of kind: JobName.Kind) -> [String] {
        switch kind {
        case .book:
            [
                say("Reading the file", "读取文件"), say("Extracting the text", "提取文字"),
                say("Dividing it into pages", "分页"), say("Counting words", "统计词语"),
                say("Adding it to the library", "放入书库"),
            ]
        case .books, .cards, .dictionary, .whole, .recount, .change, .export, .backup, .fit, .test, .entry, .sentence:
            []
        }
    }
    /// What a page says of a cancelled job: a heading, unless the place has one already, and what was kept.
    func cancelled(_ kind: JobName.Kind) -> (heading: String?, kept: String) {
        switch kind {
        case .book:
            (importCancelled, say("Nothing was added. Your other books are unchanged.", "没有添加任何内容，其他书籍不受影响。"))
        case .books:
            (
                importCancelled,
                say("Books that were imported before are in the library.", "取消前导入的书已在书库中。")
            )
        case .cards:
            (
                importCancelled,
                say("Nothing from the file was imported. What you had is unchanged.", "没有导入该文件的任何内容，原有内容不受影响。")
            )
        case .dictionary:
            (importCancelled, say("Nothing was added. Your other dictionaries are unchanged.", "没有添加任何内容，其他词典不受影响。"))
        case .whole: (importCancelled, archiveCancelled)
        case .recount:
            (
                say("The settings were not changed", "设置没有更改"),
                say("You cancelled it. The due dates of your cards are unchanged.", "已取消，卡片的到期时间保持不变。")
            )
        case .change:
            (
                say("No card was changed", "没有更改任何卡片"),
                say("You cancelled it. All cards are unchanged.", "已取消，所有卡片保持不变。")
            )
        case .export:
            (
                say("No file was written", "没有生成文件"),
                say("You cancelled it. Your cards are unchanged.", "已取消，卡片保持不变。")
            )
        case .backup:
            (
                say("No backup was made", "没有备份"),
                say("You cancelled it. Your data and the other backups are unchanged.", "已取消，数据和其他备份保持不变。")
            )
        case .fit: (say("The fit was cancelled", "拟合已取消"), say("Your parameters are unchanged.", "参数没有变化。"))
        case .test: (nil, say("You cancelled the test.", "你取消了测试。"))
        case .entry: (nil, say("You stopped the question. Nothing was saved.", "你已停止提问，没有保存任何内容。"))
        case .sentence:
            (nil, say("You stopped the question. The rest of the page is unchanged.", "你已停止提问，页面其余内容不变。"))
        }
    }
    private var importCancelled: String { say("The import was cancelled", "导入已取消") }
    var pageRefreshes: String { say("This page refreshes automatically.", "页面会自动刷新。") }

    // MARK: Their page

    var fileReady: String { say("Your file is ready", "文件已生成") }
    func fileReadyLead(_ bytes: Int) -> String {
        let size = bytes < 1_000_000 ? "\(max(1, bytes / 1000)) KB" : "\(bytes / 1_000_000) MB"
        return say("\(size). You can save it here until Glossa stops.", "\(size)。在 Glossa 退出之前可随时保存。")
    }
    var saveFile: String { say("Save the file", "保存文件") }
    /// Starting another job of the kind; nil for jobs that start elsewhere.
    func startAnother(_ kind: JobName.Kind) -> String? {
        switch kind {
        case .book, .books: say("Import another", "再导入一本")
        case .cards: importAnother
        case .dictionary, .whole: nil
        case .recount, .change, .export, .backup, .fit, .test, .entry, .sentence: nil
        }
    }
    /// The way from a job to the page that it was started from.
    func backFrom(_ kind: JobName.Kind) -> String {
        switch kind {
        case .book, .books: library
        case .cards: allDecks
        case .dictionary: yourDictionaries
        case .whole: archive
        case .backup: backups
        case .recount, .export: endStudy
        case .change: backToCards
        case .fit, .test, .entry, .sentence: goBack
        }
    }
}
