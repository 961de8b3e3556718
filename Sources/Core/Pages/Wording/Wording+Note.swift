import Model

extension Wording {
    /// Why a note was not kept.
    func explain(_ problem: NoteProblem) -> Explanation {
        let title = say("The card could not be made", "无法制成卡片")
        let again = say("Put it right and send it again.", "请修改后重新提交。")
        return switch problem {
        case .noWord:
            Explanation(title, say("There was no word.", "没有填写词语。"), kept: nothingLost, next: again)
        case .longWord(let word):
            Explanation(
                title,
                say("“\(Self.beginning(word))” is too long for a word.", "“\(Self.beginning(word))”太长，不像一个词。"),
                kept: nothingLost, next: again)
        case .longField(let word):
            Explanation(
                title, say("What is written for “\(word)” is too long.", "“\(word)”的内容太长。"), kept: nothingLost,
                next: again)
        case .noCard(let word):
            Explanation(
                title,
                say(
                    "A gap asks for a sentence that has “\(word)” in it.",
                    "填空需要含有“\(word)”的例句。"), kept: nothingLost,
                next: say("Give it such a sentence, or choose another kind of card.", "请补充例句，或选择其他卡片类型。"))
        }
    }

    /// As much of a text as fits into a message.
    private static func beginning(_ text: String) -> String {
        text.unicodeScalars.count > 24 ? String(String.UnicodeScalarView(text.unicodeScalars.prefix(20))) + "…" : text
    }
}
