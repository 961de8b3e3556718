import Grammar
import Model
import Routes

@testable import Pages

/// Test data for the translation pages.
enum TranslateSamples {
    static func turn(
        _ number: UInt64, _ origin: Translation.Origin, from source: Language, to target: Language
    ) -> ReadTranslation {
        let text = "银行" + Samples.evil
        let word = Token(text: "银行", start: 0, end: 2, kind: .word, reading: "yínháng", gloss: "bank")
        let rest = Token(text: Samples.evil, start: 2, end: text.unicodeScalars.count, kind: .punctuation)
        return ReadTranslation(
            translation: Translation(
                id: ID(high: 1, low: number), sourceLanguage: source, targetLanguage: target, sourceText: Samples.evil,
                translatedText: origin == .model ? text : "", modelReading: Samples.evil,
                context: TranslationContext(
                    grammarNotes: [Samples.evil], culturalNotes: [Samples.evil], alternativeTranslations: ["银行"],
                    difficulty: .advanced), origin: origin, isSaved: origin == .model, createdAt: Samples.now),
            words: [
                GlossedWord(token: word, gloss: "bank", number: 1), GlossedWord(token: rest, gloss: nil, number: nil),
            ], reading: "yínháng", romaji: target == .japanese ? Samples.evil : "",
            disagreements: [
                .init(word: "银行", reading: "yínháng", said: Samples.evil),
                .init(word: "银行", reading: "yínháng", said: ""),
            ], reason: origin == .words ? .timedOut(seconds: 15) : nil)
    }

    static func pages(full: Bool, _ shell: Shell) -> [(name: String, html: HTML)] {
        let turns = [
            turn(1, .model, from: .english, to: .japanese), turn(2, .model, from: .chinese, to: .english),
            turn(3, .words, from: .english, to: .chinese), turn(4, .waiting, from: .chinese, to: .english),
        ]
        return [
            (
                "translate",
                TranslatePage.page(
                    .init(
                        language: full ? .japanese : .chinese, text: full ? Samples.evil : "", turns: full ? turns : [],
                        hasModel: full, notice: full ? .cleared : nil,
                        problem: full ? .tooLong(count: 10_000, limit: 3000) : nil), shell)
            ),
            (
                "saved translations",
                TranslationsPage.page(
                    .init(
                        query: full ? Samples.evil : "", page: full ? 2 : 1, pageCount: full ? 3 : 1,
                        total: full ? 45 : 0, turns: full ? [turns[0]] : []), shell)
            ),
            (
                "nothing found among translations",
                TranslationsPage.page(.init(query: Samples.evil), shell)
            ),
        ]
            + TranslateNotice.allCases.map { notice in
                (
                    "a translation, \(notice)",
                    TranslationPage.page(.init(turn: turns[full ? 0 : 1], notice: full ? notice : nil), shell)
                )
            }
    }
}
