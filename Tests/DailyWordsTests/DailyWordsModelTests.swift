import DailyWords
import Foundation
import Model
import Models
import Support
import Testing

/// Today's words with a language model, over the real HTTP client.
@Suite struct DailyWordsModelTests {
    private static let now = TestDesk.now

    @Test func theModelsWordsAreTakenWithTheDictionarysReadings() async throws {
        let answer = try RecordedServer.Answer.cards([
            ("银行", "yínxíng", "我今天去银行。", "I am going to the bank today."),
            ("老虎", "", "我喜欢老虎。", "I like tigers."),
        ])
        try await RecordedServer.run([answer]) { server in
            try await TestDailyWords.run { test in
                try await test.models.addProfile(at: server.address)
                let dailyWords = try await test.daily.today(at: Self.now, patience: 30)
                #expect(dailyWords.origin == .model)
                #expect(dailyWords.cards[0].word == "银行")
                #expect(dailyWords.cards[0].reading == "yínháng")
                #expect(
                    dailyWords.cards[0].sentence
                        == ExampleSentence("我今天去银行。", translation: "I am going to the bank today.", source: .model))
                #expect(dailyWords.cards[1].reading == "lǎohǔ")
                // The missing words come from lists.
                #expect(dailyWords.cards.count == DailyWordsSize.cards(forMinutes: LearningPreferences().dailyGoal))
                #expect(Set(dailyWords.cards.map(\.word)).count == dailyWords.cards.count)
            }
        }
    }

    @Test func inventedWordsAndSentencesWithoutTheirWordAreDropped() async throws {
        let answer = try RecordedServer.Answer.cards([
            ("银虎学", "yín", "我有一个银虎学。", "I have one."), ("老虎", "lǎohǔ", "我去图书馆。", "I am going to the library."),
            ("中文", "Zhōngwén", "我学习中文。", "I learn Chinese."),
            ("图书馆", "túshūguǎn", String(repeating: "我在图书馆", count: 20), "Too long."),
            ("书", "shū", "我看书。", "I read books."), ("书", "shū", "他看书。", "He reads books."),
        ])
        try await RecordedServer.run([answer]) { server in
            try await TestDailyWords.run { test in
                try await test.models.addProfile(at: server.address)
                let dailyWords = try await test.daily.today(at: Self.now, patience: 30)
                #expect(dailyWords.cards.filter { $0.sentence?.source == .model }.map(\.word) == ["书"])
                #expect(!dailyWords.cards.contains { ["银虎学", "中文"].contains($0.word) })
            }
        }
    }

    @Test(arguments: ["Sure, here are your words!", #"{"cards":"none"}"#, #"{"cards":[{"word":"书"}]}"#, ""])
    func aReplyOfAnotherShapeLeavesItToTheLists(_ reply: String) async throws {
        try await RecordedServer.run([.reply(reply)]) { server in
            try await TestDailyWords.run { test in
                try await test.models.addProfile(at: server.address)
                let dailyWords = try await test.daily.today(at: Self.now, patience: 30)
                #expect(dailyWords.origin == .lists)
                #expect(dailyWords.cards.count >= 5)
                #expect(!server.requests.isEmpty)
            }
        }
    }

    @Test func offlineTheWordsDoNotWait() async throws {
        try await TestDailyWords.run { test in
            // Nothing listens at the port.
            try await test.models.addProfile(at: "http://127.0.0.1:9/v1")
            let dailyWords = try await test.daily.today(at: Self.now, patience: 30)
            #expect(dailyWords.origin == .lists)
            #expect(try await test.models.desk.waitingRequests(limit: 10).isEmpty)
        }
    }

    @Test func aModelThatIsTooSlowIsNotWaitedFor() async throws {
        try await RecordedServer.run([.silence]) { server in
            try await TestDailyWords.run { test in
                try await test.models.addProfile(at: server.address)
                let dailyWords = try await test.daily.today(at: Self.now, patience: 1)
                #expect(dailyWords.origin == .lists)
            }
        }
    }

    @Test func manyAtOnceAskTheModelOnce() async throws {
        let answer = try RecordedServer.Answer.cards([("老虎", "lǎohǔ", "我喜欢老虎。", "I like tigers.")])
        try await RecordedServer.run([answer]) { server in
            try await TestDailyWords.run { test in
                try await test.models.addProfile(at: server.address)
                let daily = try await withThrowingTaskGroup(of: DailyWords.self) { group in
                    for _ in 0..<10 { group.addTask { try await test.daily.today(at: Self.now, patience: 30) } }
                    return try await group.reduce(into: []) { $0.append($1) }
                }
                #expect(Set(daily).count == 1)
                #expect(daily[0].origin == .model)
                #expect(server.requests.count == 1)
            }
        }
    }

    @Test func wordsOfTheLatestDaysAreNotAskedForAgain() async throws {
        let answer = try RecordedServer.Answer.cards([("老虎", "lǎohǔ", "我喜欢老虎。", "I like tigers.")])
        try await RecordedServer.run([answer]) { server in
            try await TestDailyWords.run { test in
                try await test.models.addProfile(at: server.address)
                _ = try await test.daily.today(at: Self.now, patience: 30)
                let next = try await test.daily.today(at: Self.now.advanced(bySeconds: 86_400), patience: 30)
                #expect(!next.cards.contains { $0.word == "老虎" })
                #expect(try #require(server.requests.last).body.contains("Leave these words out"))
            }
        }
    }
}
