import Model
import Routes

#if hasFeature(Embedded)
extension Wording {
    /// A browser's own pages never meet these: an archive is imported by the server. Without their sentences, the program that
    /// a phone loads is smaller.
    func explain(_: ArchiveProblem) -> Explanation { explain(Problem.unexpected) }
    var archiveUnderWay: String { "" }
    var archiveCancelled: String { "" }
    var archive: String { "" }
}
#else
/// Exporting everything as an archive, and importing one.
extension Wording {
    var archive: String { say("Export or import everything", "导出或导入全部数据") }
    var archiveLead: String {
        say(
            "One file with everything that you have here, for safekeeping or for another Glossa.",
            "把你在这里的全部内容装进一个文件，用于备份或迁移到另一个 Glossa。")
    }
    func spaceUsed(_ used: SpaceUse, of limit: SpaceUse) -> String {
        let (bytes, most) = (size(bytes: Int(used.bytes)), size(bytes: Int(limit.bytes)))
        let (files, mostFiles) = (Quantity.grouped(Int(used.files)), Quantity.grouped(Int(limit.files)))
        return say(
            "You use \(bytes) of \(most), in \(files) of at most \(mostFiles) files.",
            "已使用 \(bytes)（上限 \(most)），共 \(files) 个文件（上限 \(mostFiles) 个）。")
    }
    var exportHeading: String { say("Export", "导出") }
    var importHeading: String { say("Import", "导入") }
    var archiveImportLead: String {
        say(
            "Your desk must be empty: no books, words, cards or notebook entries. Settings do not count. Afterwards it is "
                + "just like the one that the archive comes from, settings included; only the language of these pages stays "
                + "if you have chosen it here.",
            "你的书桌必须是空的：没有书、生词、卡片和词源笔记（设置不算）。导入后，这里会与导出时一样，包括各项设置；只有在这里选定的界面语言保持不变。")
    }
    var archiveFile: String { say("Archive (.zip)", "压缩文件（.zip）") }
    var importArchive: String { say("Import the archive", "导入压缩文件") }
    var archiveImported: String { say("Everything in the archive was imported.", "压缩文件中的全部内容已导入。") }
    var archiveUnderWay: String { say("Importing everything", "正在导入全部数据") }
    var archiveCancelled: String {
        say("Nothing from the archive was imported. Your desk is as empty as before.", "没有导入压缩文件中的任何内容，书桌仍是空的。")
    }

    func explain(_ problem: ArchiveProblem) -> Explanation {
        switch problem {
        case .notEmpty:
            Explanation(
                say("Your desk is not empty", "书桌不是空的"),
                say(
                    "It has books, words, cards or something else already, and an archive replaces nothing.",
                    "里面已有书、生词、卡片或其他内容，而导入不会替换任何内容。"),
                kept: noneImported,
                next: say(
                    "Import the archive into a new account or a new Glossa, or delete everything here first.",
                    "请导入到新账号或新的 Glossa，或先删除这里的全部数据。"))
        case .notAnExport:
            Explanation(
                say("This is not an export of everything", "这不是全部数据的导出文件"),
                say("Glossa did not write this file, or not as an archive.", "它不是 Glossa 导出的压缩文件。"),
                kept: noneImported,
                next: say(
                    "Choose the .zip file that “Export as an archive” has saved.", "请选择“导出为压缩文件”所保存的 .zip 文件。"))
        case .damaged:
            Explanation(
                say("The archive is damaged", "压缩文件已损坏"),
                say("It is cut off, corrupt or contradicts itself.", "文件不完整、已损坏或内容互相矛盾。"), kept: noneImported,
                next: say("Copy it again, or export it again.", "请重新复制文件，或重新导出。"))
        case .incomplete(let part):
            Explanation(
                say("The archive is incomplete", "压缩文件不完整"),
                say("It lists “\(part)”, and does not have that file.", "它列出了“\(part)”，但其中没有这个文件。"), kept: noneImported,
                next: say("Copy it again, or export it again.", "请重新复制文件，或重新导出。"))
        case .encrypted:
            Explanation(
                say("The archive is encrypted", "压缩文件已加密"),
                say("It has a password.", "它有密码保护。"), kept: noneImported,
                next: say("Pack it again without a password.", "请去掉密码后重新压缩。"))
        case .tooLarge:
            Explanation(
                say("The archive is too large", "压缩文件解压后过大"),
                say(
                    "It unpacks to far more than its length can account for.", "解压后的内容远远超过文件本身应有的大小。"),
                kept: noneImported,
                next: say("Choose a file that Glossa has exported.", "请选择 Glossa 导出的文件。"))
        case .newer:
            Explanation(
                say("A newer Glossa made this archive", "压缩文件来自更新版本的 Glossa"),
                say("This one does not know its format.", "当前版本无法识别它的格式。"), kept: noneImported,
                next: say("Update Glossa here, and import it again.", "请更新这里的 Glossa 后再导入。"))
        }
    }

    private var noneImported: String {
        say("Nothing was imported, and nothing here was changed.", "没有导入任何内容，这里的数据没有变化。")
    }
}
#endif
