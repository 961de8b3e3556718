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
        #expect(exercise.check(exercise.answer).isRight, comment)
        switch exercise.task {
        case .choice(let choice):
            #expect(choice.choices.count >= 3 && Set(choice.choices).count == choice.choices.count, comment)
            #expect(choice.choices.filter { exercise.check([$0]).isRight }.count == 1, comment)
        case .cloze(let gap, let answer): #expect(!gap.filled(with: "").isEmpty && !answer.text.isEmpty, comment)
        case .order(let order):
            #expect(order.alternatives.allSatisfy { order.accepts([$0]) }, comment)
            #expect(!order.accepts(order.pieces) || order.pieces.count < 3, comment)
            #expect(Self.solvable(order), comment)
        case .match(let match): #expect(match.pairs.count >= 3, comment)
        case .dictation(let answer): #expect(!answer.text.isEmpty, comment)
        }
    }

    /// Whether the pieces of an ordering exercise contain exactly the letters of its sentence.
    private static func solvable(_ order: Exercise.Order) -> Bool {
        func letters(_ text: String) -> [Character] {
            text.lowercased().filter { $0.isLetter || $0.isNumber }.sorted()
        }
        return letters(order.pieces.joined()) == letters(order.sentence)
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
                if case .hearing = exercise.ask { return true }
                return exercise.kind == .dictation || Met.passage.contains(exercise.answer[0])
            }
            #expect(own.count * 2 >= lesson.content.exercises.count, "\(lesson.content.exercises)")
            for exercise in lesson.content.exercises { Self.check(exercise) }
            let asked = lesson.content.exercises.map { LessonComposer.question($0) }
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
            #expect(try await fixture.lessons.list().total == 1)
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
            #expect(exercises.contains { $0.kind == .cloze })
            for exercise in exercises {
                guard case .cloze(let gap, let answer) = exercise.task else { continue }
                let sentence = gap.filled(with: answer.text)
                #expect(Met.words.contains { $0.sentence == sentence && $0.word == exercise.words[0] })
                #expect(exercise.check([answer.readings[0]]).isRight)
            }
            let bank = try #require(exercises.first { $0.ask == .meaning("银行") })
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
                if case .gap(let gap) = exercise.ask { #expect(whole.contains(gap.filled(with: exercise.answer[0]))) }
                if !exercise.passage.isEmpty { #expect(whole.contains(exercise.passage)) }
            }
            #expect(lesson.content.exercises.contains { if case .gap = $0.ask { true } else { false } })
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
                if case .dictation(let answer) = dictation.task { #expect(dictation.check(answer.readings).isRight) }
            }
        }
    }

    @Test func aConversationTakesQuestionsAndRepliesFromTranslations() async throws {
        try await LessonFixture.run { fixture in
            let ids = try await fixture.translate(Met.talk)
            let lesson = try await fixture.make(.conversation, from: .translations(ids))
            let exercises = lesson.content.exercises
            for exercise in exercises { Self.check(exercise) }
            let reply = try #require(exercises.first { $0.ask == .reply("几点开门？") })
            #expect(reply.answer == ["九点开门。"])
            #expect(
                exercises.contains { exercise in
                    Met.talk.contains { exercise.ask == .saying($0.english) && exercise.answer == [$0.text] }
                })
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

extension Exercise {
    /// What a choice asks; nil for other kinds.
    var ask: Ask? { if case .choice(let choice) = task { choice.ask } else { nil } }
}
