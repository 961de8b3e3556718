#if !hasFeature(Embedded)
import Model

/// Deleting everything of a learner. A browser's own pages do not know of it.
extension Wording {
    var deleteEverything: String { say("Delete everything", "删除全部数据") }
    var deleteEverythingLead: String {
        say(
            "After a week, everything that Glossa has of yours is deleted. Until then you can change your mind.",
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
                + "settings and keys of language models are deleted. Files that you exported stay. "
                + "The backups of Glossa keep a copy for up to 12 months.",
            "将删除书、生词、卡片、复习记录、翻译、课程、词源笔记及其文件、你添加的词典、设置和语言模型的密钥。你已导出的文件不受影响。Glossa 的备份中仍有副本，最多保留 12 个月。")
    }
    var deletionConfirm: String { say("To confirm, type: delete everything", "请输入“删除全部数据”以确认") }
    var deleteInAWeek: String { say("Delete in a week", "一周后删除") }
    var deletionMistyped: String {
        say("Type the words just as they stand here. Nothing will be deleted yet.", "请照原样输入。目前不会删除任何数据。")
    }
    func deletionDue(on day: Moment) -> String {
        let day = date(day)
        return say("Everything of yours will be deleted on \(day).", "你的全部数据将于\(day)删除。")
    }
    var takeBackDeletion: String { say("Keep everything", "保留全部数据") }

    // MARK: Where there are accounts

    var deleteAccount: String { say("Delete your account", "删除账号") }
    var deleteAccountLead: String {
        say(
            "After a week, your account and everything that Glossa has of yours are deleted. Until then you can sign in "
                + "and change your mind.",
            "一周后，Glossa 将删除你的账号和全部数据。在此之前可以登录并撤销。")
    }
    var deletionOfAccount: String {
        say(
            "Your account goes with them: every device and program is signed out, your open invitations end, and nobody can "
                + "sign in with your name and password any more.",
            "账号也会一并删除：所有设备和程序都会退出登录，你发出的邀请将失效，你的用户名和密码将无法再登录。")
    }
    func accountDeletionDue(on day: Moment) -> String {
        let day = date(day)
        return say(
            "Your account and everything of yours will be deleted on \(day).", "你的账号和全部数据将于\(day)删除。")
    }
    var keepAccount: String { say("Keep my account", "保留账号") }

    private func date(_ day: Moment) -> String {
        date(year: day.date.year, month: day.date.month, day: day.date.day)
    }
}
#endif
