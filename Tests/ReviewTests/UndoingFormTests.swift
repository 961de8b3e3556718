import Library
import Model
import Storage
import Support
import Testing

@testable import Review

/// Steps that `JSONEncoder` wrote can still be undone.
@Suite struct UndoingFormTests {
    static let graded =
        ##"{"cards":[{"schedule":{"state":2,"step":0,"reviews":3,"due":1773000000123,"memory":{"stabili"##
        + ##"ty":3.1262000000000003,"difficulty":5},"repetitions":2,"ease":2.5,"lastReview":1772654400000"##
        + ##","lapses":1,"interval":4},"standing":1,"buriedOn":20520,"createdAt":1773000000123,"isFlagged"##
        + ##"":true,"id":"1859125248000000001","noteID":"1859125248000000000","deckID":"019ccf09-0200-700"##
        + ##"1-9e37-79b97f4a7c15","position":7,"kind":"cloze"},{"schedule":{"state":0,"step":0,"reviews":"##
        + ##"0,"due":1773000000123,"repetitions":0,"ease":2.5,"lapses":0,"interval":0},"standing":0,"crea"##
        + ##"tedAt":1773000000123,"isFlagged":false,"id":"1859125248000000002","noteID":"1859125248000000"##
        + ##"000","deckID":"019ccf09-0200-7001-9e37-79b97f4a7c15","position":0,"kind":"recall"}],"review""##
        + ##":"1859125248000000003","answer":{"milliseconds":3000,"isNew":false,"rating":3,"isYoung":true"##
        + ##","day":20520,"deck":"019ccf09-0200-7001-9e37-79b97f4a7c15","isMature":false,"hour":9},"notes"##
        + ##"":[{"picture":"","definition":"bank\n\u0001","language":"pt-BR","translation":"","updatedAt""##
        + ##":1773000000123,"reading":"yín háng","id":"1859125248000000000","level":"","bookID":"019ccf09"##
        + ##"-0200-7002-9e37-79b97f4a7c15","word":"a\/b \"c\" \\","guid":"g~1","sentence":"银行😀","page":3,"##
        + ##""tags":["hsk"],"audio":"","createdAt":1773000000123}]}"##

    static let changed =
        ##"{"notes":[],"values":[{"value":"","ids":[1859125248000000001,9223372036854775807],"column":""##
        + ##"deleted_at"}],"marks":[{"language":"zh","word":"银行"}],"decks":["019ccf09-0200-7001-9e37-79b9"##
        + ##"7f4a7c15"],"cards":[],"options":[{"deck":"019ccf09-0200-7001-9e37-79b97f4a7c15","options":{""##
        + ##"maximumInterval":36500,"balancesLoad":true,"learningSteps":[1,10],"parameters":[],"reviewsPe"##
        + ##"rDay":200,"suspendsLeeches":false,"dayShares":[1,1,1,1,1,1,1],"relearningSteps":[10],"newPer"##
        + ##"Day":20,"algorithm":"fsrs","buriesSiblings":true,"desiredRetention":0.9,"ankiSM2":{"starting"##
        + ##"Ease":2.5,"lapseMultiplier":0,"graduatingInterval":1,"easyInterval":4,"easyBonus":1.3,"hardM"##
        + ##"ultiplier":1.2,"intervalMultiplier":1,"minimumLapseInterval":1},"leechThreshold":8}}]}"##

    @Test(arguments: [graded, changed]) func aStepThatFoundationWroteIsReadWhole(_ text: String) throws {
        let json = try JSON(parsing: text.utf8)
        #expect(try Undoing(json: json).json.encoded(sortingKeys: true) == json.encoded(sortingKeys: true))
    }

    @Test func itsValuesAreInTheirPlaces() throws {
        let graded = try Undoing(json: JSON(parsing: Self.graded.utf8))
        let card = try #require(graded.cards.first)
        #expect(graded.cards.count == 2 && card.kind == .cloze && card.standing == .suspended && card.buriedOn == 20520)
        #expect(card.schedule.memory == MemoryState(stability: 3.1262000000000003, difficulty: 5))
        #expect(card.schedule.due == Timestamp(milliseconds: 1_773_000_000_123) && card.schedule.lapses == 1)
        #expect(graded.cards[1].schedule.lastReview == nil && graded.cards[1].buriedOn == nil)
        #expect(graded.notes.first?.word == "a/b \"c\" \\" && graded.notes.first?.definition == "bank\n\u{1}")
        #expect(graded.review == SerialID(1_859_125_248_000_000_003) && graded.answer?.phase == .young)
        let changed = try Undoing(json: JSON(parsing: Self.changed.utf8))
        #expect(changed.values?.first?.column == .deletedAt && changed.values?.first?.ids.last == .max)
        #expect(changed.options?.first?.options == DeckOptions() && changed.marks?.first?.language == .chinese)
    }

    @Test(arguments: Engine.tested) func aDamagedStepIsNamedWithItsPlace(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            let now = TestDesk.now
            let learner = try await Desk.localLearner(in: database, at: now, newID: TestIDs.next())
            let desk = ReviewDesk(database: database, lexicon: nil, learner: learner, day: LearnerDay())
            try await database.write(learner, at: now) { transaction in
                try transaction.runDerived(
                    "INSERT INTO undo_step (learner_id, sequence, verb, undoing, at) VALUES (?, 1, 'grade', ?, 1)",
                    [SQLValue(learner), SQLValue(#"{"cards":[{"id":"7"}],"notes":[]}"#)])
            }
            let error = await #expect(throws: StorageError.self) { try await desk.undo(at: now) }
            guard case .unexpectedValue(let column, _, let found)? = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(column == "undoing" && found == "no value at cards[0].noteID")
        }
    }
}
