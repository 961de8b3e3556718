import DailyWords
import Foundation
import Library
import Model
import Review
import Scheduling
import Storage
import Support
import Testing

@Suite struct DailyWordsTests {
    private static let now = TestDesk.now

    @Test func withoutAModelTheWordsComeFromLists() async throws {
        try await TestDailyWords.run { test in
            try await test.insights.keep(LearningPreferences(dailyGoal: 35, language: .chinese), at: Self.now)
            let dailyWords = try await test.daily.today(at: Self.now, patience: 1)
            #expect(dailyWords.origin == .lists)
            #expect(dailyWords.cards.map(\.number) == Array(1...dailyWords.cards.count))
            #expect(dailyWords.cards.count == 10)
            #expect(Set(dailyWords.cards.map(\.word)).count == dailyWords.cards.count)
            // 中文 is a proper noun in the small lexicon; the others mean nothing on their own.
            #expect(!dailyWords.cards.contains { ["中文", "的", "我", "个", "不"].contains($0.word) })
            let bank = try #require(dailyWords.cards.first { $0.word == "银行" })
            #expect(bank.reading == "yínháng")
            #expect(bank.meaning == "bank")
            #expect(bank.level == 1)
        }
    }

    @Test func aDayHasItsWordsOnceHoweverManyAsk() async throws {
        try await TestDailyWords.run { test in
            let daily = try await withThrowingTaskGroup(of: DailyWords.self) { group in
                for _ in 0..<20 { group.addTask { try await test.daily.today(at: Self.now, patience: 1) } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(Set(daily).count == 1)
            let rows = try await test.desk.database.readAcrossLearners { try $0.rows("SELECT day FROM dose") }
            #expect(rows.count == 1)
        }
    }

    @Test func theNextMorningBringsOtherWords() async throws {
        try await TestDailyWords.run { test in
            let today = try await test.daily.today(at: Self.now, patience: 0)
            // 03:04 in the morning still belongs to the previous day; a new day begins at 05:00.
            #expect(today.day.description == "2026-01-01")
            let before = Timestamp(milliseconds: 1_767_329_999_000)
            #expect(try await test.daily.today(at: before, patience: 0) == today)
            let next = try await test.daily.today(at: before.advanced(bySeconds: 1), patience: 0)
            #expect(next.day.description == "2026-01-02")
            #expect(Set(next.cards.map(\.word)).isDisjoint(with: today.cards.map(\.word)))
            #expect(try await test.daily.dailyWords(on: today.day) == today)
        }
    }

    @Test func knownIgnoredAndLearntWordsAreLeftOut() async throws {
        try await TestDailyWords.run { test in
            let desk = test.desk
            try await desk.mark("学习", in: .chinese, as: .known, at: Self.now)
            try await desk.mark("今天", in: .chinese, as: .ignored, at: Self.now)
            let review = desk.review
            let deck = try await review.addDeck(named: "Words", at: Self.now, newID: TestIDs.next())
            _ = try await review.add(
                [NoteDraft(language: .chinese, word: "银行")], to: deck.id, at: Self.now, random: { 1 })
            var words: Set<String> = []
            for day in 0..<10 {
                let time = Self.now.advanced(bySeconds: Int64(day) * 86_400)
                guard let dailyWords = try? await test.daily.today(at: time, patience: 0) else { break }
                words.formUnion(dailyWords.cards.map(\.word))
            }
            #expect(words.contains("图书馆"))
            #expect(words.isDisjoint(with: ["学习", "今天", "银行"]))
        }
    }

    @Test func whenNoWordIsLeftItSaysSo() async throws {
        try await TestDailyWords.run { test in
            await #expect(throws: DailyWordsError.noWords) {
                for day in 0..<20 {
                    let time = Self.now.advanced(bySeconds: Int64(day) * 86_400)
                    _ = try await test.daily.today(at: time, patience: 0)
                }
            }
        }
    }

    @Test func aSentenceOfTheLearnersOwnBookGoesFirst() async throws {
        try await TestDailyWords.run { test in
            try await test.insights.keep(LearningPreferences(dailyGoal: 35, language: .chinese), at: Self.now)
            _ = try await test.test.importText("我在图书馆学习中文。他去银行。", title: "书", language: .chinese)
            let dailyWords = try await test.daily.today(at: Self.now, patience: 0)
            let card = try #require(dailyWords.cards.first { $0.word == "学习" })
            #expect(card.sentence == ExampleSentence("我在图书馆学习中文。", source: .book, bookTitle: "书"))
        }
    }

    @Test func interestsGiveHalfOfTheWords() async throws {
        try await TestDailyWords.run { test in
            try await test.insights.keep(
                LearningPreferences(interests: [.culture], dailyGoal: 5, language: .chinese), at: Self.now)
            let dailyWords = try await test.daily.today(at: Self.now, patience: 0)
            // The first three words of the culture table that the small lexicon or Glossa's own glosses have.
            #expect(dailyWords.cards.filter { $0.interest == .culture }.map(\.word) == ["书", "节日", "小说"])
            #expect(dailyWords.cards.count == 5)
        }
    }

    @Test func whatBecomesOfACardIsKept() async throws {
        try await TestDailyWords.run { test in
            let dailyWords = try await test.daily.today(at: Self.now, patience: 0)
            let later = Self.now.advanced(bySeconds: 60)
            try await test.daily.mark(.seen, card: 2, on: dailyWords.day, at: later)
            let marked = try await test.daily.mark(.seen, card: 2, on: dailyWords.day, at: later.advanced(bySeconds: 9))
            #expect(marked.card(2)?.seenAt == later)
            #expect(marked.seen == 1)
            #expect(marked.next == 1)
            #expect(try await test.daily.mark(.added, card: 1, on: dailyWords.day, at: later).card(1)?.addedAt == later)
            await #expect(throws: DailyWordsError.noSuchCard(of: dailyWords.cards.count)) {
                try await test.daily.mark(.seen, card: 99, on: dailyWords.day, at: later)
            }
            let other = CalendarDate(number: dailyWords.day.number - 1)
            await #expect(throws: DailyWordsError.noDailyWords(other)) {
                try await test.daily.mark(.seen, card: 1, on: other, at: later)
            }
        }
    }

    @Test func wordsOfAnotherLevelGiveWayUntilOneWasLookedAt() async throws {
        try await TestDailyWords.run { test in
            let first = try await test.daily.today(at: Self.now, patience: 0)
            try await test.insights.keep(LearningPreferences(language: .chinese, level: .advanced), at: Self.now)
            let second = try await test.daily.today(at: Self.now, patience: 0)
            #expect(second.level == .advanced)
            #expect(second.day == first.day)
            try await test.daily.mark(.seen, card: 1, on: second.day, at: Self.now)
            try await test.insights.keep(LearningPreferences(language: .chinese, level: .beginner), at: Self.now)
            #expect(try await test.daily.today(at: Self.now, patience: 0).level == .advanced)
        }
    }

    @Test(arguments: Engine.tested) func bothDatabasesKeepTheSame(_ engine: Engine) async throws {
        let small = try await TestDesk()
        try await withModels(engine) { models in
            let desk = Desk(
                database: models.desk.database, lexicon: small.desk.lexicon, japanese: nil,
                learner: models.desk.learner)
            let daily = DailyWordsDesk(over: desk, models: models, random: { (1, 2) })
            let made = try await daily.today(at: Self.now, patience: 0)
            #expect(try await daily.dailyWords(on: made.day) == made)
            try await daily.mark(.seen, card: 1, on: made.day, at: Self.now)
            try await daily.mark(.added, card: 2, on: made.day, at: Self.now)
            let kept = try await daily.today(at: Self.now.advanced(bySeconds: 60), patience: 0)
            #expect(kept.card(1)?.seenAt == Self.now && kept.card(2)?.addedAt == Self.now)
            let exported = try await desk.database.read(desk.learner) { reader in
                var exported: [DailyWords] = []
                try reader.forEachDailyWords { exported.append($0) }
                return exported
            }
            #expect(exported == [kept])
            let next = try await daily.today(at: Self.now.advanced(bySeconds: 86_400), patience: 0)
            #expect(Set(next.cards.map(\.word)).isDisjoint(with: made.cards.map(\.word)))
            try await RecordedServer.run([try .sentences([("他在银行。", "He is at the bank.")])]) { server in
                try await models.addProfile(at: server.address)
                #expect(try await daily.askForExamples(of: "银行", in: .chinese, at: Self.now) == .made(1))
                let week = Self.now.advanced(bySeconds: DailyWordsDesk.examplesKept)
                #expect(try await daily.askForExamples(of: "银行", in: .chinese, at: week) == .made(1))
                #expect(try await daily.examples(of: "银行", in: .chinese, at: week).madeAt == week)
            }
        }
        try await small.remove()
    }
}
