import Model

/// Deleting everything of a learner.
extension Wording {
    var deleteEverything: String { say("Delete everything", "删除全部数据") }
    var deleteEverythingLead: String {
        say(
            "Everything that Glossa has of you is deleted after a week. Until then you can take it back.",
            "一周后，Glossa 将删除你的全部数据。在此之前可以随时撤销。")
    }
    var exportFirst: String { say("Export everything first", "先导出全部数据") }
    var exportFirstLead: String {
        say(
            "The archive holds your books, words, cards, notebook, pictures and settings. An empty Glossa can import it.",
            "压缩文件包含你的书、生词、卡片、词源笔记、图片和设置，可导入一个空的 Glossa。")
    }
    var exportArchive: String { say("Export as an archive", "导出为压缩文件") }
    var deletionWhat: String {
        say(
            "Books, words, cards, answers, translations, lessons, the notebook and its file, dictionaries that you brought, "
                + "settings and keys of language models are deleted. Exports and backups that you have made stay.",
            "将删除书、生词、卡片、复习记录、翻译、课程、词源笔记及其文件、你添加的词典、设置和语言模型的密钥。你已导出的文件和备份不受影响。")
    }
    var deletionConfirm: String { say("To confirm, type: delete everything", "请输入“删除全部数据”以确认") }
    var deleteInAWeek: String { say("Delete in a week", "一周后删除") }
    var deletionMistyped: String {
        say("Nothing will be deleted: the confirmation was not typed.", "不会删除任何数据：确认文字不正确。")
    }
    func deletionDue(on day: Moment) -> String {
        let day = date(year: day.date.year, month: day.date.month, day: day.date.day)
        return say("Everything of yours will be deleted on \(day).", "你的全部数据将于\(day)删除。")
    }
    var takeBackDeletion: String { say("Keep everything", "保留全部数据") }
}
