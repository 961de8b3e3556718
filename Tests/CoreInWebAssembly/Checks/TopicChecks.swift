import Model

func checkTopics(_ report: inout Report) {
    var tables = TopicTables()
    tables.add(TopicWord("朝", level: .beginner), to: nil, in: .japanese)
    tables.add(TopicWord("食べ物", level: .beginner), to: .food, in: .japanese)
    tables.add(
        TopicWord("映画", level: .beginner, sentence: "週末に友達と映画を見た。", translation: "I saw a film with a friend."),
        to: .anime, in: .japanese)
    tables.add(TopicWord("味方", level: .intermediate), to: .anime, in: .japanese)
    tables.add(TopicWord("动画片", level: .beginner), to: .anime, in: .chinese)
    var text = ""
    for word in tables.all(in: .japanese) { text += word.word + word.level.rawValue + word.sentence + word.translation }
    report.expect(
        "words of every topic", text,
        "映画beginner週末に友達と映画を見た。I saw a film with a friend.味方intermediate食べ物beginner朝beginner")
    report.expect("words of an interest", tables.words(for: .anime, in: .chinese).first?.word ?? "", "动画片")
    report.expect("no words of everyday life", tables.everyday(in: .chinese).isEmpty)
    var dailyWords = DailyWords(
        day: CalendarDate(number: 20_500), language: .chinese, level: .beginner, origin: .lists,
        cards: [DailyWord(number: 1, word: "书", reading: "shū", meaning: "book")], madeAt: Timestamp(milliseconds: 0))
    report.expect("words give way to another level", dailyWords.givesWay(to: .chinese, .advanced))
    dailyWords.cards[0].seenAt = Timestamp(milliseconds: 1)
    report.expect("words that were seen stay", !dailyWords.givesWay(to: .chinese, .advanced) && dailyWords.isDone)
}
