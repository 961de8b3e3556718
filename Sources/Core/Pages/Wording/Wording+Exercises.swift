import Model

/// What is said while a lesson is done, and of its result.
extension Wording {
    func exerciseOf(_ n: Int, _ count: Int) -> String { say("Exercise \(n) of \(count)", "第 \(n) 题，共 \(count) 题") }
    var leaveLesson: String { say("Leave the lesson; your answers are saved", "离开，回答会保留") }
    var checkAnswer: String { say("Check", "检查") }
    var dontKnow: String { say("I don’t know", "我不知道") }
    var nextExercise: String { say("Next", "下一题") }
    var listen: String { say("Listen", "听") }
    var noSound: String { say("No sound? Read it instead", "听不到？看读音") }
    var whatYouHear: String { say("What you hear", "你听到的内容") }
    var yourSentence: String { say("Your sentence", "你的句子") }
    var piecesLeft: String { say("Words to place", "待排列的词") }
    var choosePartner: String { say("Choose…", "请选择…") }
    /// Above an exercise that was answered wrongly before.
    var onceMore: String { say("Once more: you got this one wrong before.", "再来一次：这道题之前答错了。") }
    /// Below a wrong answer.
    var comesAgain: String { say("It comes again at the end of the lesson.", "这道题会在课末再出现一次。") }
    var finishLesson: String { say("Finish the lesson", "完成这节课") }
    var endLessonNow: String { say("End it now", "现在结束") }

    /// What an exercise asks for.
    func asks(_ exercise: Exercise) -> String {
        switch exercise.task {
        case .choice(let choice): asks(choice.ask, inPassage: !exercise.passage.isEmpty)
        case .cloze: say("Fill the gap.", "填空。")
        case .order: say("Put the words in order.", "把词语排成句子。")
        case .match: say("Find the meaning of each word.", "为每个词找出意思。")
        case .dictation: say("Write down what you hear.", "听写句子。")
        }
    }

    private func asks(_ ask: Exercise.Ask, inPassage: Bool) -> String {
        switch ask {
        case .meaning:
            inPassage ? say("What does it mean here?", "它在这里是什么意思？") : say("What does this mean?", "这是什么意思？")
        case .hearing: say("Listen. What does it mean?", "听一听，是什么意思？")
        case .gap: say("What belongs in the gap?", "空格里应该填什么？")
        case .saying: say("How do you say this?", "这个怎么说？")
        case .reply: say("Which reply fits?", "哪个回答合适？")
        case .question: say("Choose the right answer.", "选择正确答案。")
        }
    }

    func typingHelp(_ language: Language) -> String {
        switch language {
        case .chinese:
            say("Characters, or pinyin with its tones: as marks or numbers.", "可以写汉字，也可以写带声调的拼音（符号或数字）。")
        case .japanese: say("Kanji or kana. Punctuation does not count.", "可以写汉字或假名，标点不计。")
        case .english: say("Capitals and punctuation do not count.", "大小写和标点不计。")
        }
    }

    // MARK: Verdicts

    var nothingAnswered: String {
        say("Nothing is answered yet. Answer first, or choose “I don’t know”.", "还没有作答。请先作答，或者点“我不知道”。")
    }
    var rightAnswer: String { say("Right", "正确") }
    var wrongAnswer: String { say("Not right", "不对") }
    /// Of an order: words can often be put in more right ways than one.
    var otherOrder: String { say("Not the order of this sentence", "和原句的顺序不一样") }
    var yourAnswer: String { say("Your answer", "你的回答") }
    func told(_ slip: Verdict.Slip, _ language: Language) -> String {
        switch slip {
        case .tones: say("The sounds are right; look at the tones.", "音对了，请注意声调。")
        case .de: say("Right, except for one of the three particles pronounced “de”.", "只有“的、地、得”用错了。")
        }
    }

    // MARK: The result

    var lessonResult: String { say("Result", "结果") }
    var answeredRight: String { say("answered right", "答对") }
    var exercisesHeading: String { say("Answered", "已答") }
    var timeSpent: String { say("Time", "用时") }
    var sameLessonAgain: String { say("Do it again", "再做一遍") }
    var anotherLesson: String { say("Another lesson", "再来一节课") }
    var lookAtAnswers: String { say("See the answers", "查看回答") }
    var wordsOfLesson: String { say("Words of the lesson", "本课的词") }
    var whatResultDid: String {
        say(
            """
            A word whose card was due counts as reviewed: “\(name(Rating.good))” if you were always right, \
            “\(name(Rating.again))” after one mistake. Cards that are not due were not changed. You can make a card for a \
            word that you got wrong and that has none.
            """, "卡片到期的词已算复习：全对记为“\(name(Rating.good))”，错一次就记为“\(name(Rating.again))”。没到期的卡片保持不变。答错又没有卡片的词，可以做成卡片。")
    }
    func told(_ outcome: FinishedLesson.Outcome, isRight: Bool) -> String {
        switch outcome {
        case .graded:
            say(
                "Its card was answered “\(name(isRight ? Rating.good : .again))”.",
                "卡片记为“\(name(isRight ? Rating.good : .again))”。")
        case .notDue: say("Its card is not due.", "卡片还没到期。")
        case .noCard: say("It has no card.", "还没有卡片。")
        }
    }
}
