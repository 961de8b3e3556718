import Grammar
import Lexicon
import Linguistics
import Model
import Practice
import Support
import Testing

@testable import Lessons

/// Lessons that are composed for a learner without material of their own, or with easy material.
@Suite struct LevelTests {
    @Test func aBeginnerIsAskedForWordsOfTheFirstLevelsOnly() async throws {
        try await LessonFixture.run { fixture in
            let lesson = try await fixture.make(.vocabulary, minutes: 30)
            let asked = Set(lesson.content.exercises.flatMap(\.words))
            #expect(asked.count > 10)
            for word in asked {
                let entry = try #require(fixture.test.desk.entry(of: word, in: .chinese))
                #expect((entry.hsk3 ?? entry.hsk2 ?? 9) <= 2, "\(word)")
            }
        }
    }

    /// 湖北 and 省 are as frequent in newspapers as 房间.
    @Test(arguments: ["湖北", "涓"]) func whatNoLevelListsIsNotForBeginners(_ word: String) throws {
        let dictionary = WordDictionary(lexicon: try RealLexicon.open(), language: .chinese)
        #expect(dictionary.word(word).map { $0.difficulty == .advanced } ?? true)
    }

    @Test(arguments: [
        ("这首歌最近很火。", "火", "popular; hot"), ("他点了一支蜡烛，火灭了。", "火", "fire"), ("这个人真牛！", "牛", "awesome; impressive"),
        ("椅子上有三本书。", "本", nil),
    ])
    func aWordMeansWhatItsSentenceSays(_ text: String, _ word: String, _ meaning: String?) throws {
        let lexicon = try RealLexicon.open()
        let dictionary = WordDictionary(lexicon: lexicon, language: .chinese)
        let tokens = try #require(ChineseAnnotator(lexicon: lexicon)).tokens(text)
        let token = try #require(tokens.first { $0.text == word })
        #expect(dictionary.contentWord(token)?.meaning == meaning)
        guard meaning != nil else { return }
        let sentence = LessonSentence(text: text, translation: "", tokens: tokens)
        #expect(dictionary.word(word, reading: token.reading, in: sentence)?.meaning == meaning)
    }

    @Test(arguments: [
        ("店", "みせ", "store; shop"), ("引く", "ひく", "to pull; to tug"), ("何も", "なにも", "nothing; not anything"),
    ])
    func aJapaneseWordByItselfHasItsUsualMeaning(_ word: String, _ reading: String, _ meaning: String) throws {
        let dictionary = WordDictionary(lexicon: try RealLexicon.open(), language: .japanese)
        #expect(dictionary.word(word, reading: reading)?.meaning == meaning)
    }

    @Test func anHonorificIsNoTileOfItsOwn() throws {
        let text = "ここにご住所をご記入ください。"
        let annotator = TextAnnotator(lexicon: try RealLexicon.open(), language: .japanese)
        let sentence = LessonSentence(text: text, translation: "", tokens: annotator.tokens(text))
        let tiles = LessonComposer.phrases(of: sentence)
        #expect(!tiles.contains("ご") && tiles.joined() + "。" == text, "\(tiles)")
    }

    @Test func anIntermediateLearnerIsNotDrilledInWa() async throws {
        try await LessonFixture.run { fixture in
            try await fixture.mark(
                [("図書館", "私は図書館で本を読みます。"), ("電車", "電車は駅に着きました。"), ("料理", "母は料理を作っています。")], in: .japanese)
            let lesson = try await fixture.make(.grammar, language: .japanese, level: .intermediate)
            let early = Set(
                GrammarPattern.all(in: .japanese).filter { Difficulty(of: $0) == .beginner }.map(\.form))
            let later = Set(
                GrammarPattern.all(in: .japanese).filter { Difficulty(of: $0) != .beginner }.map(\.form))
            let headings = lesson.content.explanations.map(\.heading)
            #expect(!headings.isEmpty && early.subtracting(later).isDisjoint(with: headings), "\(headings)")
            for exercise in lesson.content.exercises { ComposeTests.check(exercise) }
        }
    }

    @Test(arguments: [(Language.chinese, Difficulty.beginner), (.chinese, .intermediate), (.japanese, .beginner)])
    func aGrammarLessonAsksForThePatternItself(_ language: Language, _ level: Difficulty) async throws {
        try await LessonFixture.run { fixture in
            let lesson = try await fixture.make(.grammar, language: language, level: level)
            let examples = Set(GrammarPattern.all(in: language).flatMap(\.examples).map(\.sentence))
            let gaps = lesson.content.exercises.filter { if case .gap = $0.ask { true } else { false } }
            #expect(!gaps.isEmpty)
            for exercise in gaps {
                guard case .gap(let gap) = exercise.ask else { continue }
                #expect(!exercise.translation.isEmpty)
                #expect(examples.contains(gap.filled(with: exercise.answer[0])))
            }
        }
    }

    /// Whichever points are drawn, some of which have no marker that can be left out.
    @Test func everyGrammarLessonAsksForAPattern() async throws {
        try await LessonFixture.run { fixture in
            let order = LessonOrder(.grammar, from: .words, minutes: 6, language: .chinese, level: .intermediate)
            for seed in 0..<30 as Range<UInt64> {
                let content = try await fixture.lessons.composed(order, seed: seed, at: TestDesk.now).content
                #expect(content.exercises.contains { if case .gap = $0.ask { true } else { false } }, "seed \(seed)")
            }
        }
    }

    @Test(arguments: [Language.chinese, .japanese], Difficulty.allCases)
    func aConversationIsADialogueOfTheLevel(_ language: Language, _ level: Difficulty) async throws {
        try await LessonFixture.run { fixture in
            let lesson = try await fixture.make(.conversation, language: language, level: level)
            let pairs = Dialogue.all(in: language, at: level).flatMap { dialogue in
                zip(dialogue.lines, dialogue.lines.dropFirst()).map { ($0.0.text, $0.1.text) }
            }
            let replies = lesson.content.exercises.compactMap { exercise -> (String, String)? in
                if case .reply(let question) = exercise.ask { (question, exercise.answer[0]) } else { nil }
            }
            #expect(replies.count >= 2)
            #expect(replies.allSatisfy { reply in pairs.contains { $0 == reply } })
        }
    }

    @Test func aStoryOfTheShelfIsReadAtItsLevel() async throws {
        try await LessonFixture.run { fixture in
            let pool = WordPool()
            func story(_ slug: String, _ level: String, _ text: String) -> Story {
                Story(
                    slug: slug, title: slug, summary: "", language: .chinese, level: level, scalarCount: 0,
                    bytes: Array("---\ntitle: \(slug)\nlevel: \(level)\n---\n\n# \(slug)\n\n\(text)\n".utf8))
            }
            let stories = [
                story("早饭", "HSK 2", Met.passage), story("法院", "HSK 5", "法院驳回了原告的上诉。律师对判决表示不满。"),
            ]
            pool.offer { stories }
            let lessons = LessonDesk(over: fixture.test.desk, models: fixture.models, pool: pool)
            let order = LessonOrder(.reading, from: .words, minutes: 10, language: .chinese, level: .beginner)
            let lesson = try await lessons.composed(order, seed: 3, at: TestDesk.now)
            let whole = Met.passage.filter { !$0.isWhitespace }
            #expect(lesson.content.exercises.contains { !$0.passage.isEmpty })
            for exercise in lesson.content.exercises where !exercise.passage.isEmpty {
                #expect(whole.contains(exercise.passage))
            }
        }
    }
}
