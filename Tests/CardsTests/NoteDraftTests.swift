import Cards
import Model
import Testing

/// Drafts of notes as they are typed, pasted and met.
@Suite struct NoteDraftTests {
    private static func draft(_ word: String, reading: String = "", definition: String = "") -> NoteDraft {
        var draft = NoteDraft(language: .chinese, word: word)
        draft.reading = reading
        draft.definition = definition
        return draft
    }

    @Test func wordsAreTidied() throws {
        let ready = try NoteDraft.ready([Self.draft(" to \t be \n\n or\u{3000}not ")], nil)
        #expect(ready.map(\.word) == ["to be\nor not"])
    }

    @Test func aBlankWordIsRefused() {
        #expect(throws: ReviewError.self) { try NoteDraft.ready([], nil) }
        #expect(throws: ReviewError.self) { try NoteDraft.ready([Self.draft(" ")], nil) }
        #expect(throws: ReviewError.self) { try NoteDraft.ready([Self.draft("书"), Self.draft("\n ")], nil) }
        #expect(throws: ReviewError.self) { try NoteDraft.list(" \n\t\n", in: .chinese, nil) }
    }

    @Test func longFieldsAndZerosAreRefused() {
        let long = String(repeating: "x", count: 20_001)
        for draft in [
            Self.draft(String(repeating: "x", count: 201)), Self.draft("a", reading: long),
            Self.draft("a", definition: "\0"),
        ] {
            #expect(throws: ReviewError.self) { try NoteDraft.ready([Self.draft("b"), draft], nil) }
        }
        #expect(throws: Never.self) { try NoteDraft.ready([Self.draft("a", reading: String(long.dropLast()))], nil) }
        // The error names the field and its word.
        do throws(ReviewError) { try Self.draft("a", reading: long).check() } catch {
            guard case .impossibleNote(.longField(.reading, of: "a")) = error else {
                Issue.record("\(error)")
                return
            }
        }
    }

    @Test func aPastedListHasEachWordOnceUpToALimit() throws {
        let list = try NoteDraft.list("书\tshu1\tbook\r\n\n书\tother\n手\t\thand\textra", in: .chinese, nil)
        #expect(list.drafts.map(\.word) == ["书", "手"])
        #expect(list.drafts.map(\.reading) == ["shu1", ""])
        #expect(list.drafts.map(\.definition) == ["book", "hand"])
        #expect(list.leftOut == 0)
        let words = (0..<NoteDraft.longestList + 3).map { "word\($0)" }.joined(separator: "\n")
        let long = try NoteDraft.list(words, in: .english, nil)
        #expect(long.drafts.count == NoteDraft.longestList && long.leftOut == 3)
    }

    @Test func whereAWordWasMetReplacesItsMark() {
        var marked = Self.draft("书", reading: "shū")
        marked.sentence = "旧的。"
        marked.page = 1
        let same = marked.met(MetWord(reading: "shū"), nil)
        #expect(same.sentence == "旧的。" && same.page == 1 && same.reading == "shū")
        let met = marked.met(MetWord(sentence: "新的书。", reading: "shù", page: 9), nil)
        #expect(met.sentence == "新的书。" && met.page == 9 && met.reading == "shù")
    }

    @Test func aMeaningThatTheLearnerWroteStays() {
        let written = Self.draft("书", reading: "shū", definition: "what I am writing")
        let met = written.met(MetWord(sentence: "新的书。", reading: "shù"), nil)
        #expect(met.definition == "what I am writing" && met.reading == "shū" && met.sentence == "新的书。")
    }

    @Test func typedTagsAreSeparatedBySpacesOrCommas() {
        #expect(CardChange.tag(typed: " a, b，c\td ", true) == .tag(["a", "b", "c", "d"], true))
        #expect(CardChange.tag(typed: " ,，", true) == nil)
        let longest = String(repeating: "t", count: CardChange.longestTag)
        #expect(CardChange.tag(typed: longest, false) == .tag([longest], false))
        #expect(CardChange.tag(typed: "a " + longest + "t", true) == nil)
    }

    @Test func aHistoryCoversWholeDays() {
        let day = LearnerDay(LocalClock(offset: 3600), .review)
        let now = Timestamp(milliseconds: 1_767_323_045_000)
        let today = CalendarDate(number: day.number(of: now))
        #expect(
            HistoryFilter(latestDays: 1, at: now, day)
                == HistoryFilter(from: day.beginning(of: today.number)))
        #expect(
            HistoryFilter(from: today, to: today, day)
                == HistoryFilter(from: day.beginning(of: today.number), until: day.beginning(of: today.number + 1)))
        #expect(HistoryFilter(latestDays: 0, at: now, day) == HistoryFilter(latestDays: 1, at: now, day))
    }
}
