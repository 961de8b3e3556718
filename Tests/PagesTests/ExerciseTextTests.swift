import Model
import Proficiency
import Testing

@testable import Pages

/// Readings and sound in what an exercise asks and tells.
@Suite struct ExerciseTextTests {
    private static let gap = Exercise.Gap(before: "我在", after: "排队。")
    private static let cloze = Exercise(.cloze(gap, .init("银行", readings: ["yínháng"])))
    private static let readings = ["我": "wǒ", "在": "zài", "银行": "yínháng", "排队": "páiduì", "行": "háng", "银": "yín"]

    /// Cuts a text at the given words.
    private static func tokens(_ words: String...) -> (text: String, tokens: [Token]) {
        var tokens: [Token] = []
        var place = 0
        for word in words {
            let end = place + word.unicodeScalars.count
            let reading = readings[word]
            tokens.append(
                Token(text: word, start: place, end: end, kind: reading == nil ? .punctuation : .word, reading: reading)
            )
            place = end
        }
        return (words.joined(), tokens)
    }

    private static let whole = tokens("我", "在", "银行", "排队", "。")

    private static func texts(_ tokens: (text: String, tokens: [Token])..., known: [String] = []) -> ExerciseTexts {
        var knowledge = Knowledge()
        for word in known { knowledge.statuses[word] = .known }
        return ExerciseTexts(tokens, by: WordPresenter(.chinese, Preferences(), knowledge: knowledge))
    }

    private static func page(
        _ exercise: Exercise, _ texts: ExerciseTexts, answer: [String]? = nil, language: Language = .chinese
    ) -> String {
        var lesson = LessonSamples.lesson(full: false)
        lesson.language = language
        lesson.content.exercises = [exercise]
        let given = answer.map {
            LessonAnswer(exercise: 0, answer: $0, verdict: Verdict(isRight: $0 == exercise.answer, parts: []))
        }
        return ExercisePage.page(
            .init(
                lesson: lesson, course: LessonCourse(lesson, given.map { [$0] } ?? []), number: 1, exercise: exercise,
                answer: given, answered: given == nil ? 0 : 1, texts: texts), Samples.shell(.english)
        ).markup
    }

    @Test func textsOfTheLanguageAreReadWithTheirGapFilled() {
        #expect(ExerciseTexts.texts(of: Self.cloze, in: .chinese) == ["我在银行排队。"])
        let choice = Exercise(
            .choice(.init(.gap(Self.gap), ["银行", "书"], answer: "书")!), passage: "我有书。", translation: "in the bank")
        #expect(ExerciseTexts.texts(of: choice, in: .chinese) == ["我有书。", "我在银行排队。", "我在书排队。"])
        let meaning = Exercise(.choice(.init(.meaning("银行"), ["bank", "book"], answer: "bank")!))
        #expect(ExerciseTexts.texts(of: meaning, in: .chinese) == ["银行"])
        #expect(ExerciseTexts.texts(of: meaning, in: .english).isEmpty)
    }

    @Test func aGapTellsNothingOfItsAnswer() {
        let asked = Self.page(Self.cloze, Self.texts(Self.whole))
        #expect(asked.contains("<ruby class=\"t3\">我<rt>wǒ</rt></ruby>") && asked.contains("<rt>duì</rt>"))
        #expect(!asked.contains("háng") && !asked.contains("data-text"))
        let told = Self.page(Self.cloze, Self.texts(Self.whole), answer: ["银行"])
        #expect(told.contains("<rt>háng</rt>") && told.contains("data-text=\"我在银行排队。\""))
    }

    @Test func aWordThatTheGapCutsHasNoReadingOutsideIt() {
        let exercise = Exercise(.cloze(.init(before: "银", after: ""), .init("行")))
        let texts = Self.texts((text: "银行", tokens: Self.tokens("银行").tokens))
        #expect(texts.reading(around: .init(before: "银", after: ""), "行", .always) == "银 ＿＿")
        #expect(!Self.page(exercise, texts).contains("háng"))
    }

    @Test func wordsSayWhatTheLearnerKnowsOfThem() {
        let page = Self.page(Self.cloze, Self.texts(Self.whole, known: ["我"]))
        #expect(page.contains("<span class=\"spelt is-known\"><ruby class=\"t3\">我"))
        #expect(page.contains("<span class=\"spelt is-new\"><ruby class=\"t4\">在"))
    }

    @Test func aChoiceIsNamedByItsTextAlone() {
        let exercise = Exercise(.choice(.init(.saying("bank"), ["银行", "排队"], answer: "银行")!))
        let asked = Self.page(exercise, Self.texts(Self.tokens("银行"), Self.tokens("排队")))
        #expect(asked.contains("<rt aria-hidden=\"true\">háng</rt>") && !asked.contains("<rt>"))
        #expect(!asked.contains("data-text"))
        let told = Self.page(exercise, Self.texts(Self.tokens("银行")), answer: ["排队"])
        #expect(told.contains("<rt>háng</rt>") && told.contains("data-text=\"银行\""))
        #expect(told.contains("It comes again at the end of the lesson."))
    }

    @Test func whatIsShownInTheLanguageCanBeHeard() {
        let meaning = Exercise(
            .choice(.init(.meaning("银行"), ["bank", "queue"], answer: "bank")!), passage: "我在银行排队。")
        let page = Self.page(meaning, Self.texts(Self.whole, Self.tokens("银行")))
        #expect(page.contains("data-text=\"银行\"") && page.contains("data-text=\"我在银行排队。\""))
        let english = Exercise(.choice(.init(.meaning("bank"), ["a", "b"], answer: "a")!))
        #expect(Self.page(english, ExerciseTexts(), language: .english).contains("data-text=\"bank\""))
        #expect(!Self.page(english, ExerciseTexts()).contains("data-text"))
    }

    @Test func piecesKeepTheirTextBesideTheirReadings() {
        let order = Exercise(.order(.init(["银行", "在", "我"], sentence: "我在银行")))
        let page = Self.page(order, Self.texts(Self.tokens("银行"), Self.tokens("在"), Self.tokens("我")))
        #expect(page.contains("data-piece=\"银行\"") && page.contains("<rt aria-hidden=\"true\">háng</rt>"))
        #expect(!page.contains("data-text"))
    }

    @Test func aLineHasTheReadingsThatTheLearnerWants() {
        let texts = Self.texts(Self.whole, known: ["我", "在"])
        #expect(texts.reading(of: "我在银行排队。", .always) == "wǒ zài yínháng páiduì")
        #expect(texts.reading(of: "我在银行排队。", .unknown) == "银行 yínháng · 排队 páiduì")
        #expect(texts.reading(of: "我在银行排队。", .never).isEmpty)
        #expect(texts.reading(around: Self.gap, "银行", .always) == "wǒ zài ＿＿ páiduì")
        #expect(texts.reading(around: Self.gap, "银行", .unknown) == "排队 páiduì")
        #expect(texts.reading(around: Self.gap, "银行", .never).isEmpty)
        #expect(texts.reading(of: "银行", in: Self.gap, .always) == "yínháng")
        #expect(texts.reading(of: "书", .always).isEmpty)
    }
}
