import Model
import Routes

@testable import Pages

/// Test data for the pages of daily words, sentences and pictures.
enum DailyWordsSamples {
    static func dailyWords(full: Bool) -> DailyWords {
        let sentence = ExampleSentence("北京银行" + Samples.evil, translation: Samples.evil, source: .book, bookTitle: "银行")
        let cards = [
            DailyWord(
                number: 1, word: "银行", reading: "yínháng", meaning: Samples.evil, sentence: full ? sentence : nil,
                level: full ? 2 : nil, interest: full ? .travel : nil, seenAt: full ? Samples.now : nil,
                addedAt: full ? Samples.now : nil),
            DailyWord(number: 2, word: "银行北京银行", reading: "", meaning: "bank"),
        ]
        return DailyWords(
            day: CalendarDate(number: 20_500), language: .chinese, level: .beginner, origin: full ? .model : .lists,
            cards: cards, madeAt: Samples.now)
    }

    static let words = [
        PictureWord(
            language: .chinese, word: "银行", reading: "yínháng", meaning: Samples.evil,
            sentence: ExampleSentence("银行", translation: "bank", source: .model), label: "bank", permille: 812),
        PictureWord(language: .chinese, word: "小猫", reading: "", meaning: "bank"),
    ]

    static func sentences(full: Bool) -> WordPage.Examples {
        WordPage.Examples(
            sentences: full
                ? [
                    ExampleSentence("北京银行", translation: Samples.evil, source: .model),
                    ExampleSentence("小猫", translation: "", source: .grammar),
                    ExampleSentence("银行", source: .book, bookTitle: Samples.evil),
                ] : [], canAsk: full, hasModel: full, isWaiting: full, foundNone: full)
    }

    static func pages(full: Bool, _ shell: Shell) -> [(name: String, html: HTML)] {
        var finished = dailyWords(full: full)
        for index in finished.cards.indices { finished.cards[index].seenAt = Samples.now }
        let target = CardTarget(decks: [], chosen: nil, newDeck: full ? .chinese : nil)
        let id = ID<PictureWord>(high: RouteTests.book.high, low: RouteTests.book.low)
        let found = PicturePage.Found(
            id: id, namer: full ? .classifier : .model, words: full ? words : [words[1]],
            modelProblem: full ? .brokenOff : nil, saved: full ? .made : nil, target: target)
        let settings = ClassifierSettings(model: Samples.evil, labels: "a", scale: .unit)
        var word = Samples.word(full: full)
        word.sentences = sentences(full: full)
        return [
            (
                "a word of today",
                DailyWordsPage.page(.init(dailyWords: dailyWords(full: full), number: 1, target: target), shell)
            ),
            (
                "its back",
                DailyWordsPage.page(
                    .init(
                        dailyWords: dailyWords(full: full), number: full ? 1 : 2, isFlipped: true,
                        made: full ? .known : nil,
                        target: target, hasModel: full), shell)
            ),
            (
                "the end of today's words",
                DailyWordsPage.page(.init(dailyWords: finished, number: 3, hasModel: full), shell)
            ),
            (
                "some of today's words left",
                DailyWordsPage.page(.init(dailyWords: dailyWords(full: full), number: 3), shell)
            ),
            ("no words yet", DailyWordsPage.unmade(shell)),
            ("no words today", DailyWordsPage.empty(shell)),
            (
                "today with words",
                TodayPage.page(
                    .init(
                        goOn: nil, recent: [],
                        week: Week(
                            activeSeconds: 0, charactersRead: 0, wordsLookedUp: 0, wordsMarked: 0, daysRead: 0),
                        suggestions: [], isNewLearner: false, dailyWords: full ? finished : dailyWords(full: false)),
                    shell)
            ),
            ("a word with sentences", WordPage.page(word, shell)),
            (
                "a picture",
                PicturePage.page(
                    .init(
                        language: .chinese, found: full ? found : nil, problem: full ? .picture(.damaged) : nil,
                        hasModel: full, hasClassifier: full,
                        waited: full
                            ? [
                                WaitingRequest(
                                    id: ID(high: id.high, low: id.low), task: .picture, summary: Samples.evil,
                                    state: .waiting, attempts: 2, nextAttempt: Samples.now, error: nil,
                                    createdAt: Samples.now)
                            ] : [], isWaiting: full, megabytes: 20), shell)
            ),
            (
                "the word for a picture",
                PicturePage.page(
                    .init(language: .japanese, found: found, hasModel: true, hasClassifier: false, megabytes: 20), shell
                )
            ),
            (
                "the image classifier",
                ClassifierPage.page(
                    .init(
                        settings: full ? settings : nil, isSetUp: full, isSaved: full,
                        problem: full ? .picture(.badModel(Samples.evil)) : nil), shell)
            ),
        ]
    }
}
