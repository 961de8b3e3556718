import Model

/// What is told of an Anki package that could not be carried over as it was.
extension Wording {
    /// A sentence, the same on pages, in the API and on the command line.
    public func explain(_ loss: AnkiLoss) -> String {
        let n = loss.count
        let number = Quantity.grouped(n)
        return switch loss.kind {
        case .looks:
            say(
                """
                The appearance of cards (templates and styles of \(count(n, "note type", "note types"))) is saved for \
                export; Glossa uses its own.
                """,
                "卡片外观（\(number) 种笔记类型的模板和样式）留待导出时使用，Glossa 用自己的样式显示卡片。")
        case .filteredDecks(let cards):
            say(
                """
                \(count(n, "filtered deck was", "filtered decks were")) not imported; \
                \(count(cards, "card is back in its home deck", "cards are back in their home decks")).
                """,
                "\(number) 个筛选卡组没有导入，其中的 \(Quantity.grouped(cards)) 张卡片在原来的卡组里。")
        case .cardsWithoutNote:
            say(
                "\(count(n, "card has", "cards have")) no note and \(were(n)) skipped.",
                "\(number) 张卡片没有对应的笔记，已略过。")
        case .repeatedGuids:
            say(
                """
                \(count(n, "note has", "notes have")) the same identifier as an earlier note and \(were(n)) skipped, with \
                \(n == 1 ? "its" : "their") cards.
                """,
                "\(number) 条笔记的标识符与前面的重复，已连同卡片略过。")
        case .repeatedCards:
            say(
                "\(count(n, "card repeats", "cards repeat")) another of the same note and \(were(n)) skipped.",
                "\(number) 张卡片与同一笔记的其他卡片重复，已略过。")
        case .memories:
            say(
                "\(count(n, "card", "cards")) had an invalid memory state; it was recalculated from the review log.",
                "\(number) 张卡片的记忆状态无效，已根据复习记录重新计算。")
        case .answersOfNoCard:
            say(
                """
                \(count(n, "answer belongs to a card", "answers belong to cards")) no longer in the collection and \
                \(were(n)) skipped.
                """,
                "\(number) 条复习记录对应的卡片已不存在，已略过。")
        case .impossibleRatings:
            say(
                "\(count(n, "answer has", "answers have")) a rating other than 1 to 4 and \(were(n)) skipped.",
                "\(number) 条复习记录的评分不在 1 到 4 之间，已略过。")
        case .changesByHand:
            say(
                """
                \(count(n, "log entry is not an answer", "log entries are not answers")) (due dates changed by hand); \
                saved for export.
                """,
                "\(number) 条记录不是评分（手动更改到期日），留待导出时使用。")
        case .filteredAnswers:
            say(
                """
                \(count(n, "answer was", "answers were")) given in filtered decks and \(n == 1 ? "does" : "do") not count; \
                saved for export.
                """,
                "\(number) 条筛选卡组里的记录不计入复习，留待导出时使用。")
        case .deckDescriptions:
            say(
                """
                The \(n == 1 ? "description" : "descriptions") of \(count(n, "deck is", "decks are")) saved for export; \
                Glossa does not show \(n == 1 ? "it" : "them").
                """,
                "\(number) 个卡组的说明留待导出时使用，Glossa 不显示。")
        case .deckSettings:
            say(
                """
                \(count(n, "deck", "decks")) already existed with settings other than the package's; \
                \(n == 1 ? "its settings stay" : "their settings stay") as they are.
                """,
                "\(number) 个卡组已经存在，设置与卡包里的不同，保持不变。")
        case .savedSearches:
            say(
                "\(count(n, "saved search was", "saved searches were")) not imported.",
                "\(number) 个保存的搜索没有导入。")
        case .dayStart(let hour):
            say(
                "Days begin at \(hour):00 in the package, and at a different hour here.",
                "卡包里的一天从 \(hour):00 开始，与这里不同。")
        case .parameters(let preset):
            say(
                "The FSRS parameters of the preset “\(preset)” are of an older version. They are saved for export; the defaults are used.",
                "预设“\(preset)”的 FSRS 参数版本较旧，留待导出时使用；这里改用默认参数。")
        case .impossibleParameters(let preset):
            say(
                "The FSRS parameters of the preset “\(preset)” are invalid; the defaults are used.",
                "预设“\(preset)”的 FSRS 参数无效，改用默认参数。")
        case .mediaRenamed:
            say(
                """
                \(count(n, "picture or recording was", "pictures and recordings were")) renamed: the name was taken, or \
                contained a path.
                """,
                "\(number) 个图片或录音已改名：名称重复或带有路径。")
        case .mediaRefused:
            say(
                """
                \(count(n, "picture or recording has an invalid name", "pictures and recordings have invalid names")) \
                and \(were(n)) skipped.
                """,
                "\(number) 个图片或录音的名称无效，已略过。")
        case .mediaTooLarge:
            say(
                """
                \(count(n, "picture or recording is", "pictures and recordings are")) too large (over 100 MB, or far \
                larger than a package of this size can hold) and \(were(n)) skipped.
                """,
                "\(number) 个图片或录音太大（超过 100 MB，或远超这个文件应有的大小），已略过。")
        case .mediaMissing:
            say(
                """
                \(count(n, "picture or recording is", "pictures and recordings are")) listed in the package but missing from it.
                """,
                "\(number) 个图片或录音列在卡包里，但没有文件。")
        case .newerHere:
            say(
                """
                \(count(n, "card is", "cards are")) newer here than in the package and \(were(n)) not changed.
                """,
                "\(number) 张卡片在这里的版本比卡包里的新，保持不变。")
        case .answersHere:
            say(
                """
                \(count(n, "card has", "cards have")) answers here that are not in the package: \
                \(n == 1 ? "its due date stays as it is" : "their due dates stay as they are"); suspension, flag and deck \
                come from the package.
                """,
                "\(number) 张卡片在这里有卡包里没有的复习记录：到期日保持不变，暂停、标记和所在卡组以卡包为准。")
        case .cardNumbers:
            say(
                """
                \(count(n, "card has", "cards have")) invalid numbers (intervals, due dates, counts or flags); the \
                nearest valid ones are used.
                """,
                "\(number) 张卡片含有不可能的数值（间隔、到期日、次数或标记），已改为最接近的有效值。")
        case .answerNumbers:
            say(
                """
                \(count(n, "answer in the log has", "answers in the log have")) invalid intervals, factors or times; the \
                nearest valid ones are used.
                """,
                "\(number) 条复习记录的间隔、系数或用时无效，已改为最接近的有效值。")
        case .presetNumbers(let preset):
            say(
                """
                \(count(n, "setting", "settings")) of the preset “\(preset)” \(were(n)) outside what Anki allows; the nearest \
                allowed \(n == 1 ? "value is" : "values are") used.
                """,
                "预设“\(preset)”有 \(number) 项设置超出 Anki 允许的范围，已改为最接近的允许值。")
        case .directions(let notetype):
            say(
                """
                \(count(n, "card", "cards")) of the note type “\(notetype)”: the template does not say what is asked for. \
                Glossa shows the word on a note's first card, and the meaning on its second.
                """,
                "笔记类型“\(notetype)”的 \(number) 张卡片：模板没有说明要问什么。Glossa 在第一张卡片上显示词语，在第二张上显示释义。")
        case .typedAnswers:
            say(
                """
                \(count(n, "note type asks", "note types ask")) you to type the answer; Glossa shows the question without an \
                input field.
                """,
                "\(number) 种笔记类型要求输入答案，Glossa 只显示问题，没有输入框。")
        case .hints:
            say(
                "\(count(n, "note type has", "note types have")) hints that can be revealed; Glossa does not show them on the front.",
                "\(number) 种笔记类型带有可展开的提示，Glossa 不在正面显示。")
        case .hiddenFields:
            say(
                """
                \(count(n, "note type shows some fields only under a condition, or hides them", "note types show some fields only under a condition, or hide them")); \
                Glossa shows the fields that it knows.
                """,
                "\(number) 种笔记类型按条件显示或隐藏某些字段，Glossa 显示它认识的字段。")
        case .occlusions:
            say(
                """
                \(count(n, "note covers", "notes cover")) parts of a picture; Glossa shows the picture without covers. The \
                covers are saved for export.
                """,
                "\(number) 条笔记遮挡图片的一部分，Glossa 显示没有遮挡的图片；遮挡留待导出时使用。")
        case .formulas:
            say(
                "\(count(n, "note has", "notes have")) LaTeX or MathJax, which Glossa shows as it is written.",
                "\(number) 条笔记含有 LaTeX 或 MathJax，Glossa 按原文显示。")
        case .scripts:
            say(
                "\(count(n, "note type runs", "note types run")) scripts on the cards; Glossa does not run them.",
                "\(number) 种笔记类型的卡片带有脚本，Glossa 不运行。")
        case .language(let tag, let isGuessed): explainLanguage(tag, isGuessed, n)
        }
    }

    private func explainLanguage(_ tag: LanguageTag, _ isGuessed: Bool, _ n: Int) -> String {
        let number = Quantity.grouped(n)
        if tag.language != nil {
            return say(
                "The language of \(count(n, "note", "notes")) was guessed: \(name(of: tag)).",
                "\(number) 条笔记的语言是推测的：\(name(of: tag))。")
        }
        guard tag.isKnown else {
            return say(
                """
                The language of \(count(n, "note", "notes")) is unknown. \(n == 1 ? "It is" : "They are") saved as \
                “\(name(of: tag))” and reviewed as usual, without a dictionary.
                """,
                "\(number) 条笔记的语言未知，记为“\(name(of: tag))”；没有词典，复习照常。")
        }
        return say(
            """
            \(count(n, "note is", "notes are")) in \(name(of: tag))\(isGuessed ? ", judging by the words" : ""). Glossa has \
            no dictionary of this language; the cards are reviewed as usual.
            """,
            "\(number) 条笔记是\(name(of: tag))\(isGuessed ? "（根据内容推测）" : "")。Glossa 没有这种语言的词典，卡片照常复习。")
    }

    private func were(_ n: Int) -> String { n == 1 ? "was" : "were" }
}
