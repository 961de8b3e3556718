import Model
import Pages
import Routes

extension Samples {
    static var study: StudyPage.Model {
        let deck = Deck(
            id: ID(high: bookID.high, low: bookID.low), name: evil, icon: "🌱", createdAt: now, updatedAt: now)
        let card = Card(
            id: SerialID(at: now, random: 1), noteID: SerialID(at: now, random: 2), deckID: deck.id, kind: .cloze,
            schedule: CardSchedule(newAt: now), createdAt: now)
        let note = Note(
            id: card.noteID, language: .chinese, word: "银行", reading: "yínháng", definition: evil,
            sentence: "我去银行" + evil, translation: evil, picture: "a b.png\n" + evil, audio: "银行.mp3", level: "HSK 2",
            bookID: bookID, page: 3, guid: "",
            createdAt: now,
            updatedAt: now)
        return StudyPage.Model(
            deck: deck,
            question: StudyPage.Question(
                card: card, note: note, review: SerialID(at: now, random: 3),
                waits: [.seconds(30), .seconds(5400), .days(64), .days(1000)], isFlipped: true),
            counts: StudyCounts(new: 3, learning: 0, due: 1204), secondsLeft: 240, canUndo: true, waiting: 9)
    }

    static var numbers: StatisticsPage.Model {
        StatisticsPage.Model(
            today: 20_515,
            days: (0..<90).map {
                StatisticsPage.Day(
                    number: 20_426 + $0, again: $0 % 5, hard: $0 % 3, good: $0, easy: $0 % 4, seconds: $0 * 7)
            }, streak: 90,
            retention: [.init(days: 30, young: 30, youngRecalled: 27, mature: 0, matureRecalled: 0)],
            forecast: (0..<30).map { StatisticsPage.Forecast(daysAhead: $0, cards: 30 - $0) },
            difficulty: (1...10).map { StatisticsPage.Bin(from: $0, to: $0 + 1, cards: $0 * 3) },
            hours: (0..<24).map { StatisticsPage.Hour(hour: $0, reviews: 24, recalled: $0) })
    }
}
