import Exercises
import Grammar
import Model
import Support
import Testing

@testable import Lessons

/// Lessons are composed of the learner's own material, and every exercise can be answered.
@Suite struct ComposeTests {
    /// Checks an exercise by itself: its answer is accepted and can be chosen, and no wrong choice is accepted.
    static func check(_ exercise: Exercise, _ lesson: String = "") {
        let comment = Comment(rawValue: "\(lesson): \(exercise)")
        switch exercise.kind {
        case .order:
            #expect(exercise.alternatives.allSatisfy { exercise.check([$0]).isRight }, comment)
            #expect(!exercise.check(exercise.choices).isRight || exercise.choices.count < 3, comment)
            #expect(Self.solvable(exercise), comment)
        default: #expect(exercise.check(exercise.answer).isRight, comment)
        }
        switch exercise.kind {
        case .choice:
            #expect(exercise.choices.count >= 3 && Set(exercise.choices).count == exercise.choices.count, comment)
            #expect(exercise.choices.contains(exercise.answer[0]), comment)
            #expect(exercise.choices.filter { exercise.check([$0]).isRight }.count == 1, comment)
        case .match:
            #expect(exercise.left.count >= 3 && Set(exercise.answer) == Set(exercise.choices), comment)
        case .cloze: #expect(!(exercise.text + exercise.textAfter).isEmpty && !exercise.answer[0].isEmpty, comment)
        case .dictation: #expect(!exercise.answer[0].isEmpty, comment)
        case .order: break
        }
    }

    /// Whether the pieces of an ordering exercise contain exactly the letters of its answer.
    private static func solvable(_ exercise: Exercise) -> Bool {
        func letters(_ text: String) -> [Character] {
            text.lowercased().filter { $0.isLetter || $0.isNumber }.sorted()
        }
        return letters(exercise.choices.joined()) == letters(exercise.answer[0])
    }

    @Test(arguments: LessonKind.allCases, [Language.chinese, .japanese])
    func everyKindIsComposedEvenForALearnerWithNothing(_ kind: LessonKind, _ language: Language) async throws {
        try await LessonFixture.run { fixture in
            for level in Difficulty.allCases {
                let lesson = try await fixture.make(kind, language: language, level: level)
                #expect(lesson.shortage != nil && lesson.origin == .own && lesson.fault == nil)
                #expect(lesson.content.exercises.count >= 3)
                // The target is ten minutes; a level with few patterns has too few sample sentences for that.
                #expect((120...600).contains(lesson.estimatedDuration), "\(lesson.estimatedDuration)")
                for exercise in lesson.content.exercises { Self.check(exercise, "\(kind) \(language) \(level)") }
            }
        }
    }

    @Test(arguments: [LessonKind.conversation, .listening])
    func aTextThatWasChosenIsWhatIsAsked(_ kind: LessonKind) async throws {
        try await LessonFixture.run { fixture in
            let lesson = try await fixture.make(kind, from: .text(Met.passage), minutes: 5)
            let own = lesson.content.exercises.filter { exercise in
                Met.passage.contains(exercise.answer[0]) || exercise.ask == .hearing
            }
            #expect(own.count * 2 >= lesson.content.exercises.count, "\(lesson.content.exercises)")
            for exercise in lesson.content.exercises { Self.check(exercise) }
            let asked = lesson.content.exercises.map { [$0.kind.rawValue, $0.text, $0.textAfter] + $0.answer }
            #expect(Set(asked).count == asked.count)
        }
    }

    @Test func englishHasVocabularyAndSaysWhatItHasNot() async throws {
        try await LessonFixture.run { fixture in
            let lesson = try await fixture.make(.vocabulary, language: .english, level: .intermediate)
            for exercise in lesson.content.exercises { Self.check(exercise) }
            await #expect(throws: LessonError.tooLittle(.grammar, .english)) {
                try await fixture.make(.grammar, language: .english)
            }
            #expect(try await fixture.lessons.lessonCount() == 1)
        }
    }

    @Test func aVocabularyLessonAsksForTheLearnersOwnWordsInTheirSentences() async throws {
        try await LessonFixture.run { fixture in
            try await fixture.mark(Met.words)
            let lesson = try await fixture.make(.vocabulary, minutes: 6)
            let own = Set(Met.words.map(\.word))
            let exercises = lesson.content.exercises
            #expect(lesson.shortage == nil)
            #expect(exercises.allSatisfy { own.isSuperset(of: $0.words) })
            let gaps = exercises.filter { $0.kind == .cloze }
            #expect(!gaps.isEmpty)
            for gap in gaps {
                let sentence = gap.text + gap.answer[0] + gap.textAfter
                #expect(Met.words.contains { $0.sentence == sentence && $0.word == gap.words[0] })
                #expect(gap.check([gap.readings[0]]).isRight)
            }
            let bank = try #require(exercises.first { $0.kind == .choice && $0.text == "银行" })
            #expect(bank.answer == ["bank"])
            #expect(lesson.content.explanations.contains { $0.heading == "银行" && $0.reading == "yínháng" })
            #expect(exercises.contains { $0.kind == .match && $0.words.count >= 3 })
        }
    }

    @Test func theSameSeedMakesTheSameLessonAndAnotherOneAnother() async throws {
        try await LessonFixture.run { fixture in
            try await fixture.mark(Met.words)
            let order = LessonOrder(.vocabulary, from: .words, minutes: 10, language: .chinese, level: .beginner)
            let first = try await fixture.lessons.composed(order, seed: 7, at: TestDesk.now)
            #expect(try await fixture.lessons.composed(order, seed: 7, at: TestDesk.now) == first)
            #expect(try await fixture.lessons.composed(order, seed: 8, at: TestDesk.now) != first)
        }
    }

    @Test func tooFewWordsAreFilledUpFromTheLevelAndTheLessonSaysSo() async throws {
        try await LessonFixture.run { fixture in
            try await fixture.mark(Array(Met.words.prefix(2)))
            let lesson = try await fixture.make(.vocabulary)
            #expect(lesson.shortage == .words)
            let asked = Set(lesson.content.exercises.flatMap(\.words))
            #expect(asked.isSuperset(of: ["银行", "排队"]) && asked.count >= 6)
            for word in asked.subtracting(["银行", "排队"]) {
                let entry = try #require(fixture.test.desk.entry(of: word, in: .chinese))
                #expect((entry.hsk3 ?? entry.hsk2 ?? 1) <= 2, "\(word)")
            }
        }
    }

    @Test func aGrammarLessonExplainsWhatStandsInTheText() async throws {
        try await LessonFixture.run { fixture in
            let lesson = try await fixture.make(.grammar, from: .text(Met.passage))
            #expect(lesson.shortage == nil)
            let headings = lesson.content.explanations.map(\.heading)
            let points = try await fixture.test.desk.texts.explain(Met.passage, in: .chinese).points.map(\.pattern.form)
            #expect(!headings.isEmpty && Set(points).isSuperset(of: headings))
            #expect(lesson.content.explanations.allSatisfy { !$0.chineseText.isEmpty && !$0.examples.isEmpty })
            for exercise in lesson.content.exercises { Self.check(exercise) }
            #expect(lesson.content.exercises.contains { $0.kind == .order })
        }
    }

    @Test func aReadingLessonAsksForWordsOfThePassageInTheirPlace() async throws {
        try await LessonFixture.run { fixture in
            let lesson = try await fixture.make(.reading, from: .text(Met.passage))
            let whole = Met.passage.filter { !$0.isWhitespace }
            for exercise in lesson.content.exercises {
                Self.check(exercise)
                if exercise.ask == .gap {
                    #expect(whole.contains(exercise.text + exercise.answer[0] + exercise.textAfter))
                }
                if !exercise.passage.isEmpty { #expect(whole.contains(exercise.passage)) }
            }
            #expect(lesson.content.exercises.contains { $0.ask == .gap })
            #expect(lesson.content.exercises.contains { !$0.passage.isEmpty })
        }
    }

    @Test func aListeningLessonDictatesShortSentencesWithTheirReadings() async throws {
        try await LessonFixture.run { fixture in
            let lesson = try await fixture.make(
                .listening, from: .text(Met.japanese), language: .japanese, level: .advanced)
            let dictations = lesson.content.exercises.filter { $0.kind == .dictation }
            #expect(dictations.contains { $0.answer == ["昨日、友達と図書館へ行きました。"] })
            for dictation in dictations {
                Self.check(dictation)
                #expect(dictation.check(dictation.readings).isRight)
            }
        }
    }

    @Test func aConversationTakesQuestionsAndRepliesFromTranslations() async throws {
        try await LessonFixture.run { fixture in
            let ids = try await fixture.translate(Met.talk)
            let lesson = try await fixture.make(.conversation, from: .translations(ids))
            let exercises = lesson.content.exercises
            for exercise in exercises { Self.check(exercise) }
            let reply = try #require(exercises.first { $0.ask == .reply && $0.text == "几点开门？" })
            #expect(reply.answer == ["九点开门。"])
            let saying = try #require(exercises.first { $0.ask == .saying })
            #expect(Met.talk.contains { $0.english == saying.text && [$0.text] == saying.answer })
            #expect(lesson.content.practiceQuestions.contains { $0.answer == "银行在哪儿？" })
        }
    }

    @Test func whatCannotBeMadeALessonSaysSo() async throws {
        try await LessonFixture.run { fixture in
            for text in ["", "。。。", String(repeating: "字", count: 10_001)] {
                await #expect(throws: LessonError.impossibleText) {
                    try await fixture.make(.reading, from: .text(text))
                }
            }
            await #expect(throws: LessonError.noSuchTranslations) {
                try await fixture.make(.vocabulary, from: .translations([TestIDs.next()]))
            }
            // Ten thousand characters, and punctuation without any word, are harmless.
            let long = try await fixture.make(.reading, from: .text(String(repeating: "我在银行排队。", count: 1428)))
            #expect(long.content.exercises.count >= 3)
            let emoji = try await fixture.make(.vocabulary, from: .text("我喜欢🌱，<b>也</b>喜欢学习。"))
            for exercise in emoji.content.exercises { Self.check(exercise) }
        }
    }
}
