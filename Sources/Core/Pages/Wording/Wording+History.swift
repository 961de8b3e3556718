import Model

/// What the history of answers says.
extension Wording {
    var history: String { say("History", "评分记录") }
    var historyLead: String { say("Every answer you gave, newest first.", "你的每一次评分，从最近的开始。") }
    var filterAnswers: String { say("Filter the answers", "筛选评分") }
    var fromDay: String { say("From", "从") }
    var untilDay: String { say("Until", "到") }
    var ratingHeading: String { say("Answer", "评分") }
    var everyRating: String { say("Every answer", "全部评分") }
    var whenHeading: String { say("When", "时间") }
    var intervalHeading: String { say("Interval", "间隔") }
    var noAnswerMatches: String { say("No answers match.", "没有符合条件的评分。") }

    func answersFound(_ n: Int, isMore: Bool) -> String {
        let number = Quantity.grouped(isMore ? HistoryPage.mostCounted : n)
        if isMore { return say("More than \(number) answers", "超过 \(number) 次评分") }
        return say(count(n, "answer", "answers"), "\(number) 次评分")
    }

    /// Milliseconds as seconds with one decimal.
    func seconds(_ milliseconds: Int) -> String {
        let tenths = (milliseconds + 50) / 100
        let text = "\(Quantity.grouped(tenths / 10)).\(tenths % 10)"
        return say("\(text) s", "\(text) 秒")
    }
}
