import Foundation
import Model
import Review
import Scheduling
import Storage
import Support
import Synchronization
import Testing

@Suite struct StudyTests {
    private let desk: ReviewDesk
    private let numbers = RandomInOrder()
    private let now = TestDesk.now

    init() async throws {
        let test = try await TestDesk()
        desk = test.desk.review
    }

    private func deck(
        _ words: [String], kinds: [Card.Kind] = [.recognition], _ change: (inout DeckOptions) -> Void = { _ in }
    )
        async throws -> Deck
    {
        var options = DeckOptions()
        change(&options)
        let deck = try await desk.addDeck(named: "Words", options: options, at: now, newID: TestIDs.next())
        guard !words.isEmpty else { return deck }
        let numbers = numbers
        _ = try await desk.add(
            words.map { Self.draft($0) }, to: deck.id, kinds: kinds, at: now
        ) { numbers.next() }
        return deck
    }

    /// A word with a meaning if the small dictionary does not have it.
    private static func draft(_ word: String) -> NoteDraft {
        var draft = NoteDraft(language: .chinese, word: word)
        if !["书", "银行"].contains(word) { draft.definition = "-" }
        return draft
    }

    private func answer(_ question: Question, _ rating: Rating, after seconds: Int64) async throws -> Graded {
        try await desk.grade(
            question.card.id, rating, reviewID: SerialID(at: now, random: numbers.next()), duration: 4000,
            at: now.advanced(bySeconds: seconds))
    }

    @Test(
        arguments: [
            (.english, "teach", "She taught at home: Teaching is fun.", "She _ at home: _ is fun."),
            (.english, "art", "She starts with the arts.", "She starts with the _."),
            (.japanese, "食べる", "昨日、りんごを食べました。", "昨日、りんごを_。"), (.chinese, "猫", "那隻貓。", "那隻_。"),
        ] as [(Language, String, String, String)])
    func aGapFindsTheFormsOfItsWord(
        _ language: Language, _ word: String, _ sentence: String, _ asked: String
    ) async throws {
        let desk = ReviewDesk(
            database: desk.database, lexicon: try RealLexicon.open(), learner: desk.learner, day: LearnerDay())
        let deck = try await deck([])
        var draft = NoteDraft(language: LanguageTag(language), word: word)
        draft.sentence = sentence
        let numbers = numbers
        let added = try await desk.add([draft], to: deck.id, kinds: [.cloze], at: now) { numbers.next() }
        #expect(added.cards == 1)
        let question = try #require(try await desk.nextQuestion(in: deck.id, at: now))
        #expect(question.note.word == word && question.note.sentence == sentence)
        #expect(question.note.front(of: .cloze, question.face).text(gap: "_") == asked)
    }

    @Test func aNewCardIsShownAgainAfterItsSteps() async throws {
        let deck = try await deck(["书"])
        let first = try #require(try await desk.nextQuestion(in: deck.id, at: now))
        #expect(first.note.word == "书")
        #expect(first.counts == StudyCounts(new: 1))
        #expect(first.outcomes.again.wait == .seconds(60))
        #expect(first.outcomes.good.wait == .seconds(600))
        let graded = try await answer(first, .good, after: 5)
        #expect(graded.card.schedule.state == .learning)
        let second = try #require(try await desk.nextQuestion(in: deck.id, at: now.advanced(bySeconds: 605)))
        #expect(second.card.id == first.card.id)
        _ = try await answer(second, .good, after: 606)
        let none = try await desk.nextQuestion(in: deck.id, at: now.advanced(bySeconds: 4000))
        #expect(none == nil)
        let later = try await desk.nextQuestion(in: deck.id, at: now.advanced(bySeconds: 10 * 86_400))
        #expect(later?.card.schedule.state == .review)
        #expect((later?.retrievability ?? 0) > 0.5)
    }

    @Test func theSameAnswerTwiceCountsOnce() async throws {
        let deck = try await deck(["书"])
        let question = try #require(try await desk.nextQuestion(in: deck.id, at: now))
        let review = SerialID<Review>(at: now, random: 7)
        let first = try await desk.grade(question.card.id, .good, reviewID: review, at: now)
        let second = try await desk.grade(question.card.id, .again, reviewID: review, at: now.advanced(bySeconds: 9))
        #expect(!first.isRepeated && second.isRepeated)
        #expect(second.card == first.card)
        #expect(second.card.schedule.reviews == 1)
    }

    @Test func anyNumberOfAnswersCanBeTakenBack() async throws {
        let deck = try await deck(["书", "银行", "你好"])
        let first = try #require(try await desk.nextQuestion(in: deck.id, at: now))
        _ = try await answer(first, .easy, after: 1)
        let second = try #require(try await desk.nextQuestion(in: deck.id, at: now.advanced(bySeconds: 2)))
        _ = try await answer(second, .again, after: 3)
        let last = try await desk.undo(at: now.advanced(bySeconds: 4))
        #expect(last.verb == .grade && last.card == second.card.id && last.note == second.note.id)
        #expect(last.description == "your answer again on \(second.note.word)")
        let before = try await desk.undo(at: now.advanced(bySeconds: 5))
        #expect(before.card == first.card.id)
        let again = try #require(try await desk.nextQuestion(in: deck.id, at: now.advanced(bySeconds: 6)))
        #expect(again.card == first.card)
        #expect(again.counts == StudyCounts(new: 3))
        await #expect(throws: ReviewError.self) { try await desk.undo(at: now) }
    }

    @Test func dailyLimitsHoldAndNewDaysBegin() async throws {
        let deck = try await deck(["书", "银行", "你好"]) { $0.newPerDay = 2 }
        for second in [1, 2] as [Int64] {
            let question = try #require(try await desk.nextQuestion(in: deck.id, at: now.advanced(bySeconds: second)))
            _ = try await answer(question, .easy, after: second)
        }
        let today = try await desk.nextQuestion(in: deck.id, at: now.advanced(bySeconds: 3))
        #expect(today == nil)
        let tomorrow = try await desk.nextQuestion(in: deck.id, at: now.advanced(bySeconds: 86_400))
        #expect(tomorrow?.card.schedule.state == .new)
    }

    @Test func siblingsWaitUntilTomorrow() async throws {
        let deck = try await deck(["书"], kinds: [.recognition, .recall])
        let question = try #require(try await desk.nextQuestion(in: deck.id, at: now))
        _ = try await answer(question, .easy, after: 1)
        let today = try await desk.nextQuestion(in: deck.id, at: now.advanced(bySeconds: 2))
        #expect(today == nil)
        let tomorrow = try await desk.nextQuestion(in: deck.id, at: now.advanced(bySeconds: 86_400))
        #expect(tomorrow?.card.kind == .recall)
    }

    /// The words and kinds of the questions of a deck, each answered with *easy*, until there is none.
    private func asked(_ deck: Deck, after seconds: Int64 = 0) async throws -> [String] {
        var asked: [String] = []
        while asked.count < 20,
            let question = try await desk.nextQuestion(in: deck.id, at: now.advanced(bySeconds: seconds))
        {
            asked.append(question.note.word + " " + question.card.kind.rawValue)
            _ = try await answer(question, .easy, after: seconds + Int64(asked.count))
        }
        return asked
    }

    @Test func siblingsThatAreNotBuriedDoNotFollowOneAnother() async throws {
        let deck = try await deck(["书", "银行"], kinds: [.recognition, .recall]) { $0.buriesSiblings = false }
        #expect(try await asked(deck) == ["书 recognition", "银行 recognition", "书 recall", "银行 recall"])
    }

    @Test func siblingsOfOneNoteComeWhereNothingElseIsWaiting() async throws {
        let deck = try await deck(["书"], kinds: [.recognition, .recall]) { $0.buriesSiblings = false }
        #expect(try await asked(deck) == ["书 recognition", "书 recall"])
    }

    @Test func spacedSiblingsCountAgainstTheLimit() async throws {
        let deck = try await deck(["书", "银行"], kinds: [.recognition, .recall]) {
            $0.buriesSiblings = false
            $0.newPerDay = 3
        }
        #expect(try await asked(deck) == ["书 recognition", "银行 recognition", "书 recall"])
        #expect(try await asked(deck, after: 86_400) == ["银行 recall"])
    }

    @Test func anAnswerTakenBackIsAskedAgainInTheSameOrder() async throws {
        let deck = try await deck(["书", "银行"], kinds: [.recognition, .recall]) { $0.buriesSiblings = false }
        let first = try #require(try await desk.nextQuestion(in: deck.id, at: now))
        _ = try await answer(first, .easy, after: 1)
        let second = try #require(try await desk.nextQuestion(in: deck.id, at: now.advanced(bySeconds: 2)))
        #expect(second.note.word == "银行" && second.counts.new == 3)
        _ = try await answer(second, .easy, after: 3)
        _ = try await desk.undo(at: now.advanced(bySeconds: 4))
        let again = try #require(try await desk.nextQuestion(in: deck.id, at: now.advanced(bySeconds: 5)))
        #expect(again.card.id == second.card.id && again.counts.new == 3)
        _ = try await desk.undo(at: now.advanced(bySeconds: 6))
        #expect(try await desk.nextQuestion(in: deck.id, at: now.advanced(bySeconds: 7))?.card.id == first.card.id)
    }

    @Test func aDueCardComesBetweenTwoSiblings() async throws {
        let deck = try await deck(["银行"]) { $0.buriesSiblings = false }
        let due = try #require(try await desk.nextQuestion(in: deck.id, at: now))
        _ = try await answer(due, .easy, after: 1)
        let numbers = numbers
        _ = try await desk.add([Self.draft("书")], to: deck.id, kinds: [.recognition, .recall], at: now) {
            numbers.next()
        }
        // A year later the card is due, and the two new ones are waiting.
        let asked = try await asked(deck, after: 365 * 86_400)
        #expect(asked.count == 3 && asked[1] == "银行 recognition")
    }

    @Test func aDeckInADeckIsStudiedWithIt() async throws {
        let parent = try await desk.addDeck(named: "Chinese::HSK 1", at: now, newID: TestIDs.next())
        let top = try await desk.deck(named: "Chinese")
        let numbers = numbers
        _ = try await desk.add([NoteDraft(language: .chinese, word: "书")], to: parent.id, at: now) {
            numbers.next()
        }
        #expect(try await desk.nextQuestion(in: top.id, at: now)?.deck.id == parent.id)
        #expect(try await desk.deckList(at: now).counts[top.id] == StudyCounts(new: 1))
        #expect(try await desk.waiting(at: now).total == 1)
    }

    @Test func aClockSetBackLosesNothing() async throws {
        let deck = try await deck(["书"])
        let question = try #require(try await desk.nextQuestion(in: deck.id, at: now))
        _ = try await answer(question, .easy, after: 100 * 86_400)
        let graded = try await answer(question, .good, after: 0)
        #expect(graded.card.schedule.reviews == 2)
        #expect((graded.card.schedule.memory?.stability ?? 0) > 0)
    }

    @Test func aCardComesOnTheQuietestOfItsDays() async throws {
        // After an answer of *easy*, a new card is due in about eight days; each further card avoids the days of
        // those before it.
        let words = (0..<12).map { "字\($0)" }
        let even = try await deck(words)
        var days: [Int: Int] = [:]
        for index in words.indices {
            let time = now.advanced(bySeconds: Int64(index))
            let question = try #require(try await desk.nextQuestion(in: even.id, at: time))
            let graded = try await answer(question, .easy, after: Int64(index))
            #expect(graded.wait == question.outcomes.easy.wait, "the button told the truth")
            days[graded.card.schedule.interval, default: 0] += 1
        }
        #expect(days.count > 2)
        #expect((days.values.max() ?? 0) - (days.values.min() ?? 0) <= 1, "\(days)")
    }

    @Test func easyDaysAreSpared() async throws {
        let words = (0..<8).map { "字\($0)" }
        // Today is a Friday; eight days later it is Saturday.
        let sparing = try await deck(words) {
            $0.balancesLoad = false
            $0.dayShares = [1, 1, 1, 1, 1, 0, 1]
        }
        for index in words.indices {
            let question = try #require(
                try await desk.nextQuestion(in: sparing.id, at: now.advanced(bySeconds: Int64(index))))
            let due = try await answer(question, .easy, after: Int64(index)).card.schedule.due
            #expect((LearnerDay().number(of: due) + 3) % 7 != 5)
        }
    }

    @Test func thousandsOfWordsAreAddedAtOnce() async throws {
        let words = (0..<10_000).map { Self.draft("字\($0)") }
        let deck = try await deck([])
        let numbers = Mutex(SplitMix64(seed: 9))
        let added = try await desk.add(words, to: deck.id, kinds: [.recognition, .recall], at: now) {
            numbers.withLock { $0.next() }
        }
        #expect(added.notes.count == 10_000 && added.cards == 20_000)
    }

    @Test func aDeckBroughtBackLeavesWhatWasDeletedBefore() async throws {
        let inner = try await desk.addDeck(named: "Chinese::Old", at: now, newID: TestIDs.next())
        let kept = try await desk.addDeck(named: "Chinese::New", at: now, newID: TestIDs.next())
        let top = try await desk.deck(named: "Chinese")
        try await desk.setDeleted(true, deck: inner.id, at: now)
        try await desk.setDeleted(true, deck: top.id, at: now.advanced(bySeconds: 5))
        #expect(try await desk.decks().isEmpty)
        try await desk.setDeleted(false, deck: top.id, at: now.advanced(bySeconds: 9))
        #expect(Set(try await desk.decks().map(\.id)) == [top.id, kept.id])
    }

    @Test func aWordGetsTheKindsOfCardsThatItLacks() async throws {
        let deck = try await deck(["银行"])
        let numbers = numbers
        var draft = NoteDraft(language: .chinese, word: "银行")
        draft.sentence = "我去银行。"
        let kinds: [Card.Kind] = [.recognition, .cloze, .recall]
        let added = try await desk.add([draft], to: deck.id, kinds: kinds, at: now) { numbers.next() }
        #expect(added.cards == 2 && added.notes.isEmpty && added.known.isEmpty)
        let note = try #require(try await desk.exported().notes.first)
        #expect(note.sentence == "我去银行。" && note.definition.hasPrefix("bank"))
        let again = try await desk.add([draft], to: deck.id, kinds: kinds, at: now) { numbers.next() }
        #expect(again.cards == 0 && again.known == ["银行"])
    }

    @Test func aWordWithoutACardIsRefused() async throws {
        let deck = try await deck([])
        let draft = NoteDraft(language: .chinese, word: "坏")
        await #expect(throws: ReviewError.self) {
            try await desk.add([draft], to: deck.id, kinds: [.cloze], at: now) { 1 }
        }
        #expect(try await desk.exported().notes.isEmpty)
    }

    @Test func aLeechIsFoundByTheSettingOfItsDeck() async throws {
        let deck = try await deck(["书"]) {
            $0.leechThreshold = 1
            $0.learningSteps = []
        }
        let question = try #require(try await desk.nextQuestion(in: deck.id, at: now))
        _ = try await answer(question, .good, after: 0)
        #expect(try await desk.cards(CardQuery("is:leech"), limit: 9, at: now).total == 0)
        _ = try await answer(question, .again, after: 30 * 86_400)
        #expect(try await desk.cards(CardQuery("is:leech"), limit: 9, at: now).total == 1)
    }

    @Test func aWordIsFilledFromTheDictionary() async throws {
        let filled = desk.filled(NoteDraft(language: .chinese, word: " 银行 "))
        #expect(filled.reading == "yínháng")
        #expect(filled.definition.hasPrefix("bank"))
    }

    @Test func impossibleSettingsAreRefused() async throws {
        var deck = try await deck([])
        deck.options.parameters = [1, 2, 3]
        let changed = deck
        await #expect(throws: ReviewError.self) { try await desk.settle(changed, at: now) }
        deck.options.parameters = []
        deck.parentID = deck.id
        let inItself = deck
        await #expect(throws: ReviewError.self) { try await desk.settle(inItself, at: now) }
    }
}

/// Consecutive numbers, for ids.
final class RandomInOrder: Sendable {
    private let count = Mutex<UInt64>(0)

    func next() -> UInt64 {
        count.withLock { count in
            count += 1
            return count
        }
    }
}
