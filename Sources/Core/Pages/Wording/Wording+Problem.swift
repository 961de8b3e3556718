import Model

extension Wording {
    var whatWasKept: String { say("What was kept", "保留的内容") }
    var whatToDo: String { say("What to do next", "接下来怎么做") }
    var reference: String { say("Reference for the log", "日志编号") }
    var nothingLost: String { say("Nothing you saved has changed.", "你保存的内容没有任何变化。") }
    /// What to do when it is not known how far a job came.
    private var checkWork: String {
        say("Check whether it has done its work; if not, start it again.", "请看看任务是否已完成；如果没有，请重新开始。")
    }

    /// What cannot be told more exactly.
    var unexpected: Explanation {
        Explanation(
            say("Something went wrong", "出错了"),
            say("An unexpected error occurred.", "发生了意外的错误。"),
            kept: say("Everything saved before this is still there.", "此前保存的内容都还在。"),
            next: say("Try again. If it happens again, check the server log.", "请重试。如果仍然出错，请查看服务器日志。"))
    }

    private func missing(_ problem: Problem) -> Explanation {
        switch problem {
        case .bookNotFound:
            Explanation(
                say("Book not found", "找不到这本书"),
                say("It was deleted, or the link is wrong.", "它已被删除，或者链接有误。"),
                kept: say("Your other books and marked words are unchanged.", "其他书籍和标记的词都在。"),
                next: say("Look for it in the library.", "请到书库里找找看。"))
        case .pageNotFound(let page, let total):
            Explanation(
                say("There is no page \(page)", "没有第 \(page) 页"),
                say("This book has \(pages(total)).", "这本书共有 \(total) 页。"),
                kept: say("Your place in the book has not changed.", "你的阅读位置没有变化。"),
                next: say("Continue from where you were.", "请从上次的位置继续阅读。"))
        case .noDailyWords(let day):
            Explanation(
                say("There are no words of \(day)", "没有 \(day) 的词语"),
                say("Words are chosen on the day itself, from 5 a.m.", "词语在当天早上五点以后选出。"), kept: nothingLost,
                next: say("Look at today’s words.", "请看今日词语。"))
        case .noDailyWord(let count):
            Explanation(
                say("The day has no such word", "这一天没有这个词"),
                say("The words of this day are numbered from 1 to \(count).", "这一天的词语编号为 1 到 \(count)。"),
                kept: nothingLost, next: say("Look at today’s words.", "请看今日词语。"))
        case .jobNotFound:
            Explanation(
                say("This task has ended", "这项任务已结束"),
                say("The server has been restarted, or the task ended long ago.", "服务器重新启动过，或者任务早已结束。"),
                kept: say(
                    "What it had saved by then is kept. A file whose import was cut off left nothing behind.",
                    "它当时已保存的内容都在；导入被中断的文件没有留下任何内容。"),
                next: checkWork)
        case .jobInterrupted(let kind):
            Explanation(
                say("This task was interrupted", "这项任务被中断"),
                say("The server that carried it out stopped before it was done.", "执行这项任务的服务器在完成之前停止了。"),
                kept: kind == .books
                    ? say(
                        "Each file was imported completely or not at all. What was imported is in the library.",
                        "每个文件要么完整导入，要么没有导入；已导入的书都在书库中。")
                    : say(
                        "It was done completely or not at all. Nothing was left half done.",
                        "任务要么全部完成，要么完全没有执行，没有只做一半的内容。"),
                next: checkWork)
        default:
            Explanation(
                say("Page not found", "页面不存在"), say("The link leads nowhere.", "这个链接没有指向任何内容。"),
                kept: nothingLost, next: say("Go to today, the library or the dictionary.", "请前往“今天”、书库或词典。"))
        }
    }
}

#if hasFeature(Embedded)
extension Wording {
    /// What a problem means. A browser's own pages are for reading, marking and studying; whatever else can go wrong needs
    /// the server, which tells it. Without those sentences, the program that a phone loads is smaller.
    public func explain(_ problem: Problem) -> Explanation {
        switch problem {
        case .notFound, .bookNotFound, .pageNotFound: missing(problem)
        case .deckNotFound, .cardNotFound, .impossibleDeckName, .deckExists, .deckInItself, .impossibleDeckSettings,
            .nothingToUndo:
            inReview(problem)
        case .impossibleNote(let problem): explain(problem)
        case .impossibleWord, .tooManyWords, .impossibleCorrection, .emptyTitle: inReading(problem)
        default: unexpected
        }
    }
}
#else
extension Wording {
    /// What a problem means: its title, what happened, what was kept, and what to do.
    public func explain(_ problem: Problem) -> Explanation {
        switch problem {
        case .notFound, .bookNotFound, .pageNotFound, .noDailyWords, .noDailyWord, .jobNotFound,
            .jobInterrupted:
            missing(problem)
        case .notADictionary, .brokenDictionary, .noEntries, .dictionaryNotFound, .tooManyDictionaries, .noDictionaries:
            ofDictionaries(problem)
        case .emptyFile, .notText, .unreadableEncoding, .truncated, .unsafeArchive, .tooLarge, .encrypted, .noText,
            .blankFile, .unsupported:
            unreadable(problem)
        case .deckNotFound, .cardNotFound, .impossibleDeckName, .deckExists, .deckInItself, .impossibleDeckSettings,
            .nothingToUndo, .reschedulingUndecided, .staleRescheduling, .reschedulingGone, .unreadableList,
            .unreadablePackage, .noColumnOfWords:
            inReview(problem)
        case .impossibleNote(let problem): explain(problem)
        case .unusableMedium(let fault): explain(fault)
        case .notebook(let problem): explain(problem)
        case .account(let error): explain(error)
        case .archive(let problem): explain(problem)
        case .lesson(let problem): explain(problem)
        case .model(let error): explain(error)
        case .translate(let problem): explain(problem)
        case .tooManyRequests(let seconds):
            Explanation(
                say("Too many requests", "请求过多"),
                say("Glossa received more requests within a minute than it accepts.", "一分钟内的请求超过了限制。"),
                kept: nothingSent,
                next: say("Try again in \(count(seconds, "second", "seconds")).", "请在 \(seconds) 秒后重试。"))
        case .searchTookTooLong:
            Explanation(
                say("The search took too long", "搜索时间过长"),
                say("It was stopped after a few seconds.", "搜索在几秒后被停止。"), kept: nothingLost,
                next: say("Search for fewer or longer words.", "请减少搜索条件，或换用更长的词。"))
        case .overloaded(let seconds):
            Explanation(
                say("Glossa is busy", "Glossa 正忙"),
                say("It has too much to do at the moment to handle this request.", "目前任务太多，暂时无法处理这个请求。"),
                kept: nothingLost,
                next: say("Try again in \(count(seconds, "second", "seconds")).", "请在 \(seconds) 秒后重试。"))
        case .databaseAway:
            Explanation(
                say("The database does not respond", "数据库没有响应"),
                say("Glossa runs, but cannot reach your data at the moment.", "Glossa 正在运行，但目前无法访问你的数据。"),
                kept: say(
                    "Everything saved before is intact; this request was not carried out.", "之前保存的内容都在；这次请求没有执行。"),
                next: say("Try again in a moment.", "请稍后重试。"))
        case .textTooLong(let limit):
            Explanation(
                say("The text is too long for one answer", "文本太长，无法一次处理"),
                say(
                    "It has more than \(Quantity.grouped(limit)) characters.",
                    "它超过了 \(Quantity.grouped(limit)) 个字符。"), kept: nothingLost,
                next: say("Use a shorter part of it, or import it as a book.", "请截取较短的一段，或将其作为书籍导入。"))
        case .picture(let problem): explain(problem)
        case .diskFull:
            Explanation(
                say("The disk is full", "磁盘已满"),
                say("There was no room left to write.", "没有剩余空间可以写入。"), kept: nothingLost,
                next: say(
                    "Free some space on the disk of Glossa’s data and on that of temporary files, then try again.",
                    "请在 Glossa 数据所在的磁盘和临时文件所在的磁盘上清理一些空间，然后重试。"))
        case .overQuota(let excess): explain(excess)
        case .readOnlyDisk:
            Explanation(
                say("The disk is read-only", "磁盘为只读"),
                say("Your data can be read, but not changed.", "数据可以读取，但不能修改。"), kept: nothingLost,
                next: say(
                    "Make the data folder writable, restart Glossa and try again.", "请让数据文件夹可写，重新启动 Glossa 后再试。"))
        case .noBackups:
            Explanation(
                say("There can be no backups", "无法备份"),
                say("Glossa cannot use the folder of its backups.", "Glossa 无法使用备份文件夹。"), kept: nothingLost,
                next: say(
                    "Make that folder writable, or name another in GLOSSA_BACKUPS, then restart Glossa.",
                    "请让该文件夹可写，或用 GLOSSA_BACKUPS 指定另一个文件夹，然后重新启动 Glossa。"))
        case .databaseMoved:
            Explanation(
                say("The database file is gone", "数据库文件不见了"),
                say(
                    "It was deleted, moved or replaced while Glossa was running. This change was not saved.",
                    "Glossa 运行期间，它被删除、移动或替换了。这次修改没有保存。"),
                kept: say(
                    "Glossa still has what was saved before, as long as it runs.", "在 Glossa 退出之前，此前保存的内容还在。"),
                next: say(
                    "Do not stop Glossa yet: choose Me → Export everything. Then put the file back and restart.",
                    "先不要关闭 Glossa：请在“我”里导出全部数据，再恢复文件并重新启动。"))
        case .databaseDamaged:
            Explanation(
                say("The database is damaged", "数据库已损坏"),
                say(
                    "Part of its file cannot be read. Nothing more is written to it.",
                    "文件中有一部分无法读取，Glossa 不再写入任何内容。"),
                kept: say(
                    "The file was not changed. Whatever can still be read is shown.", "文件保持原样，仍能读取的内容会照常显示。"),
                next: say(
                    "Export what you can (Me → Export everything), stop Glossa, copy the file, and restore a backup.",
                    "请尽量导出数据（在“我”里导出全部数据），然后关闭 Glossa，复制该文件，再用备份恢复。"))
        case .methodNotAllowed:
            Explanation(
                say("This address does not take that", "这个地址不支持该操作"),
                say(
                    "The request is of a kind that the page does not answer.", "这个网页无法处理这种请求。"),
                kept: nothingLost,
                next: say("Open the page by a link, or press its button again.", "请通过链接打开网页，或重新点一次按钮。"))
        case .fromElsewhere:
            Explanation(
                say("This came from another web site", "请求来自其他网站"),
                say(
                    "Glossa answers only its own pages, so nothing was shown or changed.",
                    "Glossa 只响应自己的网页，因此没有显示或更改任何内容。"),
                kept: nothingLost,
                next: say(
                    "Open Glossa by its address or from a bookmark, and go on from there.", "请通过网址或书签打开 Glossa，再继续操作。"))
        case .badForm:
            Explanation(
                say("The form could not be understood", "无法识别提交的内容"),
                say("Something was missing or out of its range.", "缺少内容，或数值超出范围。"), kept: nothingLost,
                next: say("Go back, check the form and send it again.", "请返回检查后重新提交。"))
        case .outOfBounds(let field, let least, let most):
            Explanation(
                say("A number is out of its range", "数值超出范围"),
                say(
                    "“\(field)” must be a number from \(least) to \(most).", "“\(field)”必须是 \(least) 到 \(most) 之间的数。"),
                kept: nothingLost,
                next: say("Go back, correct the number and send it again.", "请返回修改后重新提交。"))
        case .notAChoice(let error):
            Explanation(
                say("A choice is unknown", "没有这个选项"),
                say(
                    "“\(error.field)” must be one of \(error.list).", "“\(error.field)”必须是 \(error.list) 之一。"),
                kept: nothingLost,
                next: say("Go back, choose one of these and send it again.", "请返回，选择其中一项后重新提交。"))
        case .impossibleWord, .tooManyWords, .impossibleCorrection, .emptyTitle: inReading(problem)
        case .unexpected: unexpected
        }
    }

    /// Of a file that was to become a book, a dictionary or cards.
    private var nothingAdded: String {
        say("Nothing was added. Everything else is unchanged.", "没有添加任何内容，原有内容不受影响。")
    }

    private func explain(_ excess: QuotaExceeded) -> Explanation {
        let happened: String
        if excess.isOfFiles {
            let (used, limit) = (grouped(excess.used.files), grouped(excess.limit.files))
            let needed = grouped(excess.needed.files)
            happened = say(
                "You keep \(used) of at most \(limit) files, and this would add \(needed).",
                "你已保存 \(used) 个文件，上限为 \(limit) 个，而这次还要增加 \(needed) 个。")
        } else {
            let (used, limit) = (size(bytes: Int(excess.used.bytes)), size(bytes: Int(excess.limit.bytes)))
            let needed = size(bytes: Int(excess.needed.bytes))
            happened = say(
                "You keep \(used) of at most \(limit), and this needs another \(needed).",
                "你已使用 \(used)，上限为 \(limit)，而这次还需要 \(needed)。")
        }
        return Explanation(
            say("There is no room left for this", "你的存储空间不够"), happened, kept: nothingAdded,
            next: say(
                "Delete books, dictionaries, or pictures and recordings that you no longer need, or ask whoever runs this "
                    + "server for more room. Then try again.",
                "请删除不再需要的书、词典，或图片和录音，也可以请服务器管理员为你增加空间，然后重试。"))
    }

    private func grouped(_ number: Int64) -> String { Quantity.grouped(Int(number)) }

    private func unreadable(_ problem: Problem) -> Explanation {
        let happened: (title: String, text: String, next: String)
        switch problem {
        case .emptyFile:
            happened = (
                say("The file is empty", "文件是空的"), say("There was no text in it.", "里面没有文字。"),
                say("Choose another file, or paste the text.", "请选择其他文件，或直接粘贴文字。")
            )
        case .notText(let name):
            happened = (
                say("This is not a text file", "这不是文本文件"),
                say("“\(name)” is another kind of file.", "“\(name)”是另一种文件。"),
                say(
                    "Choose a text, EPUB, PDF, DOCX, FB2, MOBI, Markdown or subtitle file.",
                    "请选择文本、EPUB、PDF、DOCX、FB2、MOBI、Markdown 或字幕文件。")
            )
        case .unreadableEncoding(let tried):
            happened = (
                say("The text could not be decoded", "无法解码文字"),
                say("It is not valid \(tried).", "它不是有效的 \(tried) 编码。"),
                say("Import it again and choose another encoding.", "请重新导入，并选择其他编码。")
            )
        case .truncated(let name):
            happened = (
                say("The file is incomplete", "文件不完整"), say("“\(name)” ends too early.", "“\(name)”在中途断开了。"),
                say("Download it again, then import it.", "请重新获取文件后再导入。")
            )
        case .unsafeArchive(let name):
            happened = (
                say("The file is not safe to open", "文件不安全"),
                say(
                    "“\(name)” tries to write outside its own folder, or unpacks to far too much data.",
                    "“\(name)”试图写入自身文件夹以外的位置，或解压后过大。"),
                say("Use a copy from a source that you trust.", "请使用来源可靠的文件。")
            )
        case .tooLarge(let limit):
            happened = (
                say("The file is too large", "文件太大"), say("The limit is \(limit) MB.", "上限为 \(limit) MB。"),
                say("Split it, or import only the text.", "请拆分文件，或只导入文字。")
            )
        case .encrypted(let name):
            happened = (
                say("The file is locked", "文件已加密"), say("“\(name)” is encrypted.", "“\(name)”有密码保护。"),
                say("Unlock it with the program that made it, then import it.", "请先用原来的程序解除密码，再导入。")
            )
        case .noText(let name):
            happened = (
                say("The file contains no text", "没有找到文字"),
                say("“\(name)” contains only pictures of pages.", "“\(name)”里只有页面图片。"),
                say("Use a version with text.", "请使用带文字的版本。")
            )
        case .blankFile(let name):
            happened = (
                say("The file contains no text", "没有找到文字"),
                say("“\(name)” was read, but there is no text in it.", "“\(name)”可以读取，但里面没有文字。"),
                say("Try another copy, or a text file.", "请换一份文件，或使用文本文件。")
            )
        default:
            happened = (
                say("Glossa does not read this kind of file", "不支持这种文件"),
                say("Its format is not one Glossa knows.", "Glossa 不认识这种格式。"),
                say("Choose a text, EPUB, PDF, Markdown or subtitle file.", "请选择文本、EPUB、PDF、Markdown 或字幕文件。")
            )
        }
        return Explanation(happened.title, happened.text, kept: nothingAdded, next: happened.next)
    }
}
#endif
