import Model
import Topics

func checkTopics(_ report: inout Report) {
    for language in [Language.chinese, .japanese] {
        let words = TopicWord.all(in: language)
        report.expect("words of \(language.rawValue)", words.count >= 280)
        report.expect("first word", words.first?.word ?? "", language == .chinese ? "动画片" : "映画")
        var text = ""
        for word in words { text += word.word + word.level.rawValue + word.sentence + word.translation }
        report.same("tables of \(language.rawValue)", text.utf8)
    }
    var dailyWords = DailyWords(
        day: CalendarDate(number: 20_500), language: .chinese, level: .beginner, origin: .lists,
        cards: [DailyWord(number: 1, word: "书", reading: "shū", meaning: "book")], madeAt: Timestamp(milliseconds: 0))
    report.expect("words give way to another level", dailyWords.givesWay(to: .chinese, .advanced))
    dailyWords.cards[0].seenAt = Timestamp(milliseconds: 1)
    report.expect("words that were seen stay", !dailyWords.givesWay(to: .chinese, .advanced) && dailyWords.isDone)
}
