import Model

extension Wording {
    /// Why a note was not kept.
    func explain(_ problem: NoteProblem) -> Explanation {
        let title = say("The card could not be made", "无法制成卡片")
        let again = say("Correct it and send it again.", "请修改后重新提交。")
        return switch problem {
        case .noWord:
            Explanation(title, say("No word was given.", "没有填写词语。"), kept: nothingLost, next: again)
        case .longWord(let word):
            Explanation(
                title,
                say("“\(Self.beginning(word))” is too long for a word.", "“\(Self.beginning(word))”太长，不像一个词。"),
                kept: nothingLost, next: again)
        case .longField(let field, let word):
            Explanation(
                title,
                say(
                    "The field “\(name(field))” of “\(Self.beginning(word))” is too long.",
                    "“\(Self.beginning(word))”的“\(name(field))”太长。"),
                kept: nothingLost, next: again)
        case .noCard(let word):
            Explanation(
                title,
                say(
                    "A gap needs a sentence that contains “\(word)”.",
                    "填空需要含有“\(word)”的例句。"), kept: nothingLost,
                next: say("Add such a sentence, or choose another kind of card.", "请补充例句，或选择其他卡片类型。"))
        case .noMeaning(let word):
            Explanation(
                title,
                say(
                    "No dictionary says what “\(Self.beginning(word.word))” means.",
                    "词典里没有“\(Self.beginning(word.word))”的释义。"), kept: nothingLost,
                next: word.parts.isEmpty
                    ? say("Write what it means.", "请写下它的意思。")
                    : say(
                        "Write what it means, or make cards of its parts: \(word.partList).",
                        "请写下它的意思，或为其中的词制作卡片：\(word.partList)。"))
        case .losesMarkup(let word):
            Explanation(
                say("Formatting would be lost", "格式将会丢失"),
                say(
                    "A field of “\(Self.beginning(word))” came from Anki with formatting that does not fit the new line breaks.",
                    "“\(Self.beginning(word))”的某个字段带有来自 Anki 的格式，无法容纳修改后的分行。"),
                kept: say("Nothing was saved yet.", "尚未保存任何内容。"),
                next: say(
                    "Save again to export the field as plain text, or restore the line breaks.",
                    "再次保存，该字段将以纯文本导出；或恢复原来的分行。"))
        }
    }

    /// As much of a text as fits into a message.
    private static func beginning(_ text: String) -> String {
        text.unicodeScalars.count > 24 ? String(String.UnicodeScalarView(text.unicodeScalars.prefix(20))) + "…" : text
    }
}
