import Model
import Routes

/// What is said of lessons.
extension Wording {
    var lessons: String { say("Lessons", "课程") }
    var lessonsLead: String {
        say("Short lessons made from your own words and sentences.", "用你自己的词语和句子编成的短课。")
    }
    var lessonsRoomLead: String {
        say(
            "Vocabulary, grammar, reading, listening and conversation, from what you have met.",
            "用学过的内容练词汇、语法、阅读、听力和会话。")
    }

    // MARK: A new lesson

    var newLesson: String { say("A new lesson", "新课") }
    var lessonKind: String { say("What to train", "练什么") }
    var lessonFrom: String { say("Made from", "用什么编") }
    var makeLesson: String { say("Make the lesson", "开始编课") }
    var lessonBook: String { say("A page of a book", "书中的一页") }
    var lessonText: String { say("A text", "一段文字") }
    var lessonTextHelp: String { say("At most 10,000 characters.", "最多 10,000 个字符。") }
    var fromWordsHelp: String {
        say("Words you marked as difficult, and those whose cards are due.", "你标记的生词，以及卡片到期的词。")
    }
    func fromTranslationsHelp(_ n: Int) -> String {
        n == 0
            ? say("You have saved no translations yet; sample sentences are used instead.", "你还没有收藏翻译，先用例句代替。")
            : say(
                n == 1 ? "The translation you saved last." : "The \(n) translations you saved last.", "你最近收藏的 \(n) 条翻译。"
            )
    }
    var noBooksForLesson: String {
        say("There is no book in your library yet. Import one, or paste a text.", "书库里还没有书。请先导入一本，或粘贴一段文字。")
    }
    var askModelForLesson: String { say("Have a language model write it", "请语言模型来写") }
    var askModelHelp: String {
        say("Its exercises are checked. Your words and sentences are sent to it.", "练习会经过检查。你的词语和句子会发送给它。")
    }
    var lessonsWithoutModel: String {
        say("No language model is set up: Glossa composes the lesson itself.", "没有设置语言模型：由 Glossa 自己编课。")
    }

    public func name(_ kind: LessonKind) -> String {
        switch kind {
        case .vocabulary: say("Vocabulary", "词汇")
        case .grammar: say("Grammar", "语法")
        case .conversation: say("Conversation", "会话")
        case .reading: say("Reading", "阅读")
        case .listening: say("Listening", "听力")
        }
    }

    func name(_ source: LessonsPage.Source) -> String {
        switch source {
        case .words: say("My words", "我的生词")
        case .translations: say("My translations", "收藏的翻译")
        case .passage: say("A book", "一本书")
        case .text: say("A text", "一段文字")
        }
    }

    // MARK: The list

    var yourLessons: String { say("Your lessons", "你的课程") }
    var lessonFinished: String { say("Finished", "已完成") }
    func answeredOf(_ n: Int, _ count: Int) -> String { say("\(n) of \(count) answered", "已答 \(n) / \(count)") }
    func exercises(_ n: Int) -> String { say(count(n, "exercise", "exercises"), "\(n) 道练习") }
    func told(_ notice: LessonsNotice) -> String {
        switch notice {
        case .deleted: say("The lesson was deleted.", "这节课已删除。")
        case .waits:
            say(
                "The language model cannot be reached. Your request is queued, and the lesson will appear once the model answers.",
                "暂时连不上语言模型。提问已排队，连上后新课就会出现。")
        }
    }
    func lessonsWait(_ n: Int) -> String {
        say(
            n == 1 ? "1 lesson is waiting for the language model." : "\(n) lessons are waiting for the language model.",
            "\(n) 节课在等语言模型。")
    }
    var whatWaits: String { say("See what is waiting", "查看等待列表") }

    // MARK: Before the exercises

    var beginLesson: String { say("Begin", "开始") }
    func goOnWithLesson(_ n: Int) -> String { say("Continue with exercise \(n)", "继续第 \(n) 题") }
    var deleteLesson: String { say("Delete the lesson", "删除这节课") }
    var deletedForGood: String { say("It is deleted permanently; nothing else changes.", "删除后无法恢复，其他内容不受影响。") }
    var whatItIsAbout: String { say("What it is about", "本课内容") }
    var sayAloud: String { say("To say aloud", "说一说") }
    var sayAloudHelp: String {
        say("Answer aloud, then open each to compare.", "先大声回答，再展开对照。")
    }
    var writtenByModel: String {
        say(
            "Written by a language model; readings come from the dictionaries. It may be wrong.",
            "由语言模型编写，读音来自词典，内容可能有误。")
    }
    var composedByGlossa: String {
        say("Composed by Glossa from your material and the dictionaries.", "由 Glossa 用你的材料和词典编成。")
    }
    var modelDidNotWrite: String {
        say("The language model did not write this lesson; Glossa composed it.", "这节课不是语言模型写的，而是 Glossa 编的。")
    }
    var modelLessonComes: String {
        say(
            "Your request is queued; the model’s lesson will appear in the list once it answers.",
            "提问已排队，连上模型后，它写的课会出现在列表里。")
    }
    func told(_ shortage: Lesson.Shortage) -> String {
        switch shortage {
        case .words:
            say(
                "You have too few words for this, so common words of your level were added. Mark words while you read.",
                "你的生词还不够，已补充你这个水平的常用词。阅读时请多标记生词。")
        case .sentences:
            say(
                "You have too few sentences for this, so examples of your level were added. Mark words in your books.",
                "你的句子还不够，已补充你这个水平的例句。请在书里多标记生词。")
        case .translations:
            say(
                "You have saved too few translations for this, so examples of your level were added.",
                "你收藏的翻译还不够，已补充你这个水平的例句。")
        }
    }

    // MARK: Problems

    func explain(_ problem: LessonProblem) -> Explanation {
        switch problem {
        case .noSuchLesson:
            Explanation(
                say("Lesson not found", "找不到这节课"),
                say("It was deleted, or the link is wrong.", "它已被删除，或者链接有误。"), kept: nothingLost,
                next: say("Choose another one from the list.", "请从列表中另选一节。"))
        case .noSuchExercise(let number, let count):
            Explanation(
                say("There is no exercise \(number)", "没有第 \(number) 题"),
                say("This lesson has \(exercises(count)).", "这节课共有 \(count) 题。"), kept: nothingLost,
                next: say("Go back to the lesson and continue from there.", "请回到这节课再继续。"))
        case .tooLittle:
            Explanation(
                say("There is too little for this lesson", "材料不够编这节课"),
                say(
                    "Neither your words nor the dictionaries have enough for a lesson of this kind.",
                    "你的词语和词典里，都没有足够的内容编这类课。"), kept: nothingLost,
                next: say(
                    "Mark words, save translations, paste a text, or choose another kind. English grammar and conversation need a language model.",
                    "请标记生词、收藏翻译、粘贴文字，或换一类课。英语的语法课和会话课需要语言模型。"))
        case .notFinished:
            Explanation(
                say("This lesson is not finished", "这节课还没做完"),
                say("There is no result before it is finished.", "完成之后才有结果。"),
                kept: say("Your answers are saved.", "你的回答都已保存。"),
                next: say("Continue and finish it.", "请继续做完。"))
        case .nothingAnswered:
            Explanation(
                say("Nothing is answered yet", "还没有回答任何题目"),
                say("A lesson is finished after at least one answer.", "至少回答一题才能结束。"), kept: nothingLost,
                next: say("Answer an exercise first.", "请先回答一题。"))
        case .impossibleText(let limit):
            Explanation(
                say("This text cannot be used", "这段文字不能用"),
                say(
                    "It has no words, or more than \(Quantity.grouped(limit)) characters.",
                    "它没有文字，或超过 \(Quantity.grouped(limit)) 个字符。"), kept: nothingLost,
                next: say("Paste a passage of a few sentences.", "请粘贴几句话。"))
        case .noSuchTranslations:
            Explanation(
                say("Translations not found", "找不到这些翻译"),
                say("They were deleted, or there is nothing in them to practise.", "它们已被删除，或没有可练的内容。"),
                kept: nothingLost, next: say("Choose others, or make the lesson from your words.", "请另选翻译，或用你的生词编课。"))
        }
    }
}
