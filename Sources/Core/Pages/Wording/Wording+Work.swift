import Model

/// What is said of work that takes longer than a page may.
extension Wording {
    func underWay(_ kind: WorkPage.Kind) -> String {
        switch kind {
        case .recount: say("Recalculating the cards", "正在重新计算卡片")
        case .change: say("Changing the cards", "正在更改卡片")
        case .export: say("Writing the file", "正在生成文件")
        }
    }
    func cancelled(_ kind: WorkPage.Kind) -> String {
        switch kind {
        case .recount: say("The settings were not changed", "设置没有更改")
        case .change: say("No card was changed", "没有更改任何卡片")
        case .export: say("No file was written", "没有生成文件")
        }
    }
    func cancelledLead(_ kind: WorkPage.Kind) -> String {
        switch kind {
        case .recount: say("You cancelled it. The due dates of your cards are unchanged.", "已取消，卡片的到期时间保持不变。")
        case .change: say("You cancelled it. All cards are unchanged.", "已取消，所有卡片保持不变。")
        case .export: say("You cancelled it. Your cards are unchanged.", "已取消，卡片保持不变。")
        }
    }
    var fileReady: String { say("Your file is ready", "文件已生成") }
    func fileReadyLead(_ bytes: Int) -> String {
        let size = bytes < 1_000_000 ? "\(max(1, bytes / 1000)) KB" : "\(bytes / 1_000_000) MB"
        return say("\(size). You can save it here until Glossa stops.", "\(size)。在 Glossa 退出之前可随时保存。")
    }
    func backFrom(_ kind: WorkPage.Kind) -> String {
        switch kind {
        case .recount, .export: endStudy
        case .change: backToCards
        }
    }
    var saveFile: String { say("Save the file", "保存文件") }
}
