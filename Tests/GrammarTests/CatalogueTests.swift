import Model
import Testing

@testable import Grammar

@Suite struct CatalogueTests {
    @Test(arguments: [(Language.chinese, 60), (.japanese, 40)]) func thereAreEnoughPatterns(
        _ language: Language, _ least: Int
    ) {
        let patterns = GrammarPattern.all(in: language)
        #expect(patterns.count >= least)
        #expect(Set(patterns.map(\.id)).count == patterns.count)
        #expect(GrammarRecognizer.of(language).failures.isEmpty)
    }

    @Test(arguments: [Language.chinese, .japanese]) func everyPatternIsExplained(_ language: Language) {
        let patterns = GrammarPattern.all(in: language)
        let ids = Set(patterns.map(\.id))
        for pattern in patterns {
            #expect(pattern.examples.count >= 2, "\(pattern.id)")
            #expect(pattern.explanation.english.count >= 20, "\(pattern.id)")
            #expect(pattern.explanation.chinese.count >= 8, "\(pattern.id)")
            #expect(!pattern.id.contains(" ") && !pattern.form.isEmpty, "\(pattern.id)")
            #expect(Set(pattern.hides).isSubset(of: ids), "\(pattern.id)")
            #expect((1...7).contains(pattern.level), "\(pattern.id)")
        }
    }

    @Test func thePatternsThatLearnersMeetFirstAreThere() {
        let chinese = GrammarPattern.all(in: .chinese).map(\.title)
        for form in ["把", "被", "了", "过", "得", "比", "是…的", "越…越", "一…就", "虽然", "因为", "如果", "连", "除了"] {
            #expect(chinese.contains { $0.contains(form) }, "\(form)")
        }
        let japanese = GrammarPattern.all(in: .japanese).map(\.title)
        for form in ["は", "が", "て", "ている", "ています", "たら", "させる", "られる", "ば", "なければならない"] {
            #expect(japanese.contains { $0.contains(form) }, "\(form)")
        }
    }

    @Test(arguments: [
        ("to look at; to read", "to look at"), ("(completed action marker)", "(completed action marker)"),
        ("bank (for money), branch", "bank"), ("a / b", "a"), ("", ""),
    ]) func aSenseIsCutToItsFirstMeaning(_ sense: String, _ short: String) {
        #expect(LiteralGloss.short(sense) == short)
    }
}
