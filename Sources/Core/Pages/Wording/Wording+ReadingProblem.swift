import Model

extension Wording {
    /// What a problem with a word, a correction or a title means.
    func inReading(_ problem: Problem) -> Explanation {
        switch problem {
        case .tooManyWords(let limit):
            Explanation(
                say("Too many words at once", "一次的词语太多"),
                say(
                    "At most \(Quantity.grouped(limit)) words are marked at once.",
                    "一次最多标记 \(Quantity.grouped(limit)) 个词。"),
                kept: nothingLost,
                next: say("Choose fewer, or all that match.", "请减少选择，或选择全部符合条件的词。"))
        case .impossibleCorrection(let fault):
            Explanation(
                say("The correction was not kept", "没有保存这项改正"), explain(fault),
                kept: say("Your text is as it was.", "你的文字保持原样。"),
                next: fault == .notPinyin || fault == .notKana
                    ? say("Try again with another reading.", "请换一个读音再试。")
                    : say("Try again with other parts.", "请换一种分法再试。"))
        case .emptyTitle:
            Explanation(
                say("A book needs a title", "书籍需要书名"), say("The title was empty.", "书名是空的。"),
                kept: say("The old title was kept.", "原来的书名保持不变。"),
                next: say("Go back and enter a title.", "请返回并填写书名。"))
        default:
            Explanation(
                say("This cannot be a word", "这不能作为词语"),
                say(
                    "A word has from 1 to 200 bytes, and no control or undecodable characters.",
                    "词语为 1 至 200 个字节，不含控制字符或无法解码的字符。"),
                kept: nothingLost, next: say("Check the word and try again.", "请检查这个词后重试。"))
        }
    }

    private func explain(_ fault: CorrectionFault) -> String {
        switch fault {
        case .readingCount: say("It needs as many readings as parts.", "读音的数量必须与各部分相同。")
        case .emptyPart:
            say("Each part needs at least one character, and no spaces.", "每个部分至少有一个字，且不含空格。")
        case .tooLong: say("It is too long.", "内容太长。")
        case .notPinyin:
            say("A Chinese reading is pinyin, with a syllable for each character.", "中文读音须为拼音，每个字一个音节。")
        case .notKana: say("A Japanese reading is in kana.", "日语读音须为假名。")
        case .neighbour:
            say("A neighbour in the text has at most 300 bytes, and no spaces.", "前后文最多 300 个字节，且不含空格。")
        case .noPlace:
            say(
                "To hold here or in its context, it needs the place in a book, or its neighbours.",
                "要只在此处或相同上下文中生效，需要书中的位置或前后文。")
        case .otherText: say("The place in the book has another text.", "书中这个位置的文字与改正的不一致。")
        }
    }
}
