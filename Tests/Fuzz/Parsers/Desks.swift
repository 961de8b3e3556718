import Foundation
import Library
import Model
import Review
import Scheduling
import Support

/// The desk that inputs are run against: a few books, decks and cards, the same in every process.
struct FuzzDesk: Sendable {
    let test: TestDesk
    let review: ReviewDesk
    let book: Book
    let deck: Deck

    static let shared = Task { try await FuzzDesk() }

    private init() async throws {
        test = try await TestDesk()
        book = try await test.importText("第一章 银行\n\n他把手放在门把手上。我今天去图书馆学习中文。\n", title: "书")
        review = test.desk.review
        deck = try await review.addDeck(named: "Chinese::One", at: TestDesk.now, newID: TestIDs.next())
        var drafts = ["银行", "书", "学习", "100%_好"].map { NoteDraft(language: .chinese, word: $0) }
        drafts.append(NoteDraft(language: .english, word: "Bank"))
        drafts[0].tags = ["Place"]
        drafts[0].sentence = "他在银行工作。"
        _ = try await review.add(drafts, to: deck.id, kinds: [.recognition, .recall, .cloze], at: TestDesk.now) {
            let id: ID<Book> = TestIDs.next()
            return id.low
        }
    }
}

extension Parser {
    /// Runs card searches.
    static var cardSearch: Parser {
        Parser(
            "card-search", share: 8,
            texts: [
                #"deck:"Chinese::One" -tag:Verb due<7 lapses>=3 is:leech 银行 "tag:no""#,
                "yinhang -bank lang:zh kind:cloze is:due",
                "added<30 ease>=2.5 stability<1 difficulty=5 level:hsk3 % _ \\",
            ],
            tokens: [
                "deck:", "tag:", "level:", "lang:", "kind:", "is:", "due<", "due>=", "lapses>", "added<", "interval=",
                "-", "\"", " ", "1e308", "-1e308",
                "nan", "inf", "9223372036854775808", "%", "_", "\\", "'", ";", "?", "ni3hao3", "银",
                "a a a a a a a a a a a a a a a a a a a a ",
            ]
        ) { input in
            let desk = try await FuzzDesk.shared.value
            let text = String(decoding: input, as: UTF8.self)
            guard !text.utf8.contains(0) else { return }
            _ = try await desk.review.cards(matching: text, limit: 1, at: TestDesk.now)
            let found = try await desk.review.cards(CardQuery(text), order: .word, at: TestDesk.now)
            if found.total < found.cards.count { throw Fault("fewer cards in all than on a page") }
        }
    }

    /// Splits texts into words, with readings, glosses and grammar.
    static var annotating: Parser {
        Parser(
            "annotating", share: 4,
            texts: [
                "他把手放在门把手上。", "我在银行学习了一个今天。", "彼は本を読んでいます。東京へ行った。",
                "She’d been running, hadn't she? 3.14%, U.S.A. re-read—it’s.",
            ],
            tokens: [
                "把", "了", "一", "\u{FE0F}", "👨‍👩‍👧", "\u{200D}", "e\u{301}", "\u{202E}", "ｱ", "々", "〇", "'", "’", "-", "\n",
                " ", "３",
            ]
        ) { input in
            let desk = try await FuzzDesk.shared.value.test.desk
            let text = String(decoding: input.prefix(2000), as: UTF8.self)
            guard !text.utf8.contains(0) else { return }
            let count = text.unicodeScalars.count
            for language in [Language.chinese, .japanese, .english] {
                var end = 0
                for token in try await desk.texts.annotate(text, in: language) {
                    guard token.start >= end, token.end > token.start, token.end <= count else {
                        throw Fault("a token at \(token.start)–\(token.end) after \(end) of \(count) in \(language)")
                    }
                    end = token.end
                }
                _ = try? await desk.texts.explain(String(text.prefix(200)), in: language)
            }
        }
    }
}
