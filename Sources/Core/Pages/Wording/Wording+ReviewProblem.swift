import Model

extension Wording {
    func inReview(_ problem: Problem) -> Explanation {
        let again = say("Go back, change it and send it again.", "请返回修改后重新提交。")
        let decks = say("Choose a deck from Review.", "请到“复习”里选择卡组。")
        switch problem {
        case .deckNotFound:
            return Explanation(
                say("Deck not found", "找不到这个卡组"),
                say("It was deleted, or the link is wrong.", "它已被删除，或者链接有误。"), kept: nothingLost, next: decks)
        case .cardNotFound:
            return Explanation(
                say("Card not found", "找不到这张卡片"),
                say("It was deleted while it was being studied.", "复习时它已被删除。"), kept: nothingLost, next: decks)
        case .impossibleDeckName:
            return Explanation(
                say("A deck needs a name", "卡组需要名称"),
                say("The name was empty or too long.", "名称为空或太长。"), kept: nothingLost, next: again)
        case .deckExists(let path):
            return Explanation(
                say("This deck already exists", "已有同名的卡组"),
                say("There is already a deck called “\(path)”.", "卡组“\(path)”已经存在。"), kept: nothingLost,
                next: say("Choose another name, or use that deck.", "请换一个名称，或使用已有的卡组。"))
        case .deckInItself:
            return Explanation(
                say("A deck cannot be its own subdeck", "卡组不能成为自己的子卡组"),
                say("The parent deck you chose is one of its subdecks.", "所选的上级卡组是它的子卡组。"), kept: nothingLost,
                next: again)
        case .unreadableList(let name, let line):
            let nothing = say("Nothing was imported. Your file is unchanged.", "没有导入任何内容，文件保持原样。")
            guard let line else {
                return Explanation(
                    say("This is not a list of words", "这不是词语列表"),
                    say("“\(name)” contains no readable rows.", "“\(name)”里没有可以读取的行。"), kept: nothing,
                    next: say("Choose a CSV, TSV or JSON file, or an Anki package.", "请选择 CSV、TSV、JSON 文件或 Anki 卡包。"))
            }
            return Explanation(
                say("The list is incomplete", "列表不完整"),
                say(
                    "In line \(line) of “\(name)” a quotation mark is opened and never closed.",
                    "“\(name)”第 \(line) 行的引号没有闭合。"), kept: nothing,
                next: say("Correct that line and import the file again.", "请修正这一行后重新导入。"))
        case .unreadablePackage(let fault): return explain(fault)
        case .noColumnOfWords:
            return Explanation(
                say("Which column contains the words?", "哪一列是词语？"),
                say("No column is marked as the word column.", "没有指定词语所在的列。"), kept: nothingLost, next: again)
        case .nothingToUndo:
            return Explanation(
                say("There is nothing to undo", "没有可以撤销的操作"),
                say(
                    "Everything has already been undone, or something else has been done since.",
                    "都已撤销，或者之后又有了别的操作。"), kept: nothingLost, next: decks)
        case .reschedulingUndecided(let now, let then):
            return Explanation(
                say("Cards would be due on other days", "到期日会改变"),
                say(
                    "With these settings \(Quantity.grouped(then)) cards would be due today, not \(Quantity.grouped(now)).",
                    "按这些设置，今天到期的卡片将是 \(Quantity.grouped(then)) 张，现在是 \(Quantity.grouped(now)) 张。"),
                kept: say("Nothing was changed.", "没有更改任何内容。"),
                next: say(
                    "Choose whether to reschedule now, or from each card's next answer.",
                    "请选择立即重新安排，或从每张卡片的下一次评分起生效。"))
        case .staleRescheduling:
            return Explanation(
                say("The deck's settings have changed since", "卡组设置已有变动"),
                say(
                    "How this deck schedules its cards was changed after the new due dates had been computed.",
                    "算出新的到期日之后，这个卡组的复习安排设置又改动过。"),
                kept: say(
                    "Its latest settings still apply, and no card was rescheduled.", "最新的设置仍然有效，没有重新安排任何卡片。"),
                next: say(
                    "Change the settings again, or fit the parameters again, to see what would change now.",
                    "请重新修改设置或重新拟合参数，查看现在会有哪些变化。"))
        case .reschedulingGone:
            return Explanation(
                say("This choice is no longer open", "这个选择已失效"),
                say(
                    "It has been answered, other settings were saved, or the server was restarted.",
                    "可能已经作出选择、保存了其他设置，或者服务器重新启动过。"),
                kept: nothingLost,
                next: say(
                    "Look at the deck. If its settings are not the ones you want, change them again.",
                    "请查看卡组；如果设置不是你想要的，请重新修改。"))
        default:
            return Explanation(
                say("The deck settings were not saved", "卡组设置没有保存"),
                say("A step, a limit or the retention was out of its range.", "某个步骤、上限或记忆率超出范围。"),
                kept: say("The previous settings still apply.", "沿用原来的设置。"), next: again)
        }
    }
}

extension Wording {
    /// Why a package of Anki's was not imported.
    private func explain(_ fault: PackageFault) -> Explanation {
        let kept = say(
            "Nothing was imported. Your cards are unchanged.", "没有导入任何内容，原有卡片不受影响。")
        return switch fault {
        case .notAPackage:
            Explanation(
                say("This is not an Anki package", "这不是 Anki 卡包"),
                say("The archive contains no Anki collection.", "压缩包里没有 Anki 的集合。"), kept: kept,
                next: say(
                    "In Anki, choose File, Export, and a .apkg or .colpkg file.", "请在 Anki 里导出 .apkg 或 .colpkg 文件。"))
        case .damaged:
            Explanation(
                say("The package is damaged", "卡包已损坏"),
                say("It is incomplete or corrupt.", "文件不完整或有错误。"), kept: kept,
                next: say("Download it again, or export it again in Anki.", "请重新下载，或在 Anki 里重新导出。"))
        case .tooLarge(let megabytes):
            Explanation(
                say("The package is too large", "卡包太大"),
                say(
                    "It unpacks to more than \(megabytes) MB, or to suspiciously much data for its size.",
                    "解压后超过 \(megabytes) MB，或与文件大小不符。"), kept: kept,
                next: say("Export its decks one by one in Anki.", "请在 Anki 里分卡组导出。"))
        case .tooManyDecks(let limit):
            Explanation(
                say("The package has too many decks", "卡包中的卡组太多"),
                say("It has more than \(Quantity.grouped(limit)).", "超过了 \(Quantity.grouped(limit)) 个。"), kept: kept,
                next: say("Export fewer of them from Anki.", "请在 Anki 里只导出其中一部分。"))
        case .newer:
            Explanation(
                say("The package is from a newer Anki", "卡包来自更新的 Anki"),
                say("Glossa does not know its format yet.", "Glossa 还不认识这种格式。"), kept: kept,
                next: say(
                    "Export it with “Support older Anki versions”, or update Glossa.", "导出时勾选“支持旧版 Anki”，或更新 Glossa。"))
        }
    }
}
