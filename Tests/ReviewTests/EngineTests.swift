import Formats
import Foundation
import Library
import Model
import Review
import Scheduling
import Storage
import Support
import Testing

/// Runs every review statement on both engines, so that a statement refused by one of them fails here.
@Suite struct EngineTests {
    private let now = TestDesk.now
    private let numbers = RandomInOrder()

    private func withDesk(_ engine: Engine, _ body: (ReviewDesk) async throws -> Void) async throws {
        try await withDatabase(engine) { database in
            let learner = try await Desk.localLearner(in: database, at: now, newID: TestIDs.next())
            try await body(ReviewDesk(database: database, lexicon: nil, learner: learner, day: LearnerDay()))
        }
    }

    /// A deck of six words, some of which were answered on several days.
    private func studied(_ desk: ReviewDesk) async throws -> Deck {
        let deck = try await desk.addDeck(named: "Words", at: now, newID: TestIDs.next())
        let numbers = numbers
        let table = try readTable(
            .bytes(
                Array("word,definition,tags,status\n书,book,a,1\n他,he,,1\n银行,bank,b,\n好,good,,99\n人,x,,\n天,y,,\n".utf8)))
        let report = try await desk.importWords(
            table, as: table.guessedFields(), to: deck.id, language: .chinese, kinds: [.recognition, .recall], at: now,
            random: { numbers.next() })
        #expect(report.added == 5 && report.cards == 10 && report.markedKnown == 1)
        for day in 0..<6 {
            for second in 0..<4 as Range<Int64> {
                let time = now.advanced(bySeconds: Int64(day) * 86_400 + second * 700)
                guard let question = try await desk.nextQuestion(in: deck.id, at: time) else { break }
                let rating: Rating = second == 3 ? .again : .good
                try await desk.grade(
                    question.card.id, rating, reviewID: SerialID(at: time, random: numbers.next()), duration: 3000,
                    at: time)
            }
        }
        return deck
    }

    @Test(arguments: Engine.tested) func studyAndItsNumbers(_ engine: Engine) async throws {
        try await withDesk(engine) { desk in
            let deck = try await studied(desk)
            let later = now.advanced(bySeconds: 6 * 86_400)
            let statistics = try await desk.statistics(of: deck.id, at: later)
            let history = try await desk.history(limit: 100)
            #expect(statistics.total.reviews == history.count && history.count > 15)
            #expect(statistics.cards.reduce(0, +) == 10)
            #expect(try await desk.historyCSV().split(separator: "\r\n").count == history.count + 1)
            var filter = HistoryFilter()
            filter.rating = .again
            filter.deck = deck.id
            filter.from = now
            #expect(try await desk.history(filter, limit: 10).allSatisfy { $0.rating == .again })
            #expect(try await desk.waiting(at: later).total > 0)
            _ = try await desk.undo(at: later)
            #expect(try await desk.history(limit: 100).count == history.count - 1)
        }
    }

    @Test(arguments: Engine.tested) func sumsThatAreMissingAreCountedFromTheLog(_ engine: Engine) async throws {
        try await withDesk(engine) { desk in
            let deck = try await studied(desk)
            // Answers to mature cards follow months later.
            let later = now.advanced(bySeconds: 200 * 86_400)
            for second in 0..<3 as Range<Int64> {
                let time = later.advanced(bySeconds: second * 150 * 86_400)
                for place in 0..<6 as Range<Int64> {
                    let moment = time.advanced(bySeconds: place)
                    guard let question = try await desk.nextQuestion(in: deck.id, at: moment) else { break }
                    try await desk.grade(
                        question.card.id, place == 1 ? .hard : .easy,
                        reviewID: SerialID(at: moment, random: numbers.next()), duration: 2000, at: moment)
                }
            }
            let end = later.advanced(bySeconds: 400 * 86_400)
            let counted = try await desk.statistics(days: nil, at: end)
            #expect(counted.total.phases.allSatisfy { $0.total > 0 })
            try await desk.sumUpLogIfNeeded(at: end)
            #expect(try await desk.statistics(days: nil, at: end).days == counted.days)
            try await desk.database.write(desk.learner, at: end) { transaction in
                try transaction.runDerived("DELETE FROM review_day WHERE learner_id = ?", [SQLValue(desk.learner)])
            }
            #expect(try await desk.statistics(days: nil, at: end).total.reviews == 0)
            try await desk.sumUpLogIfNeeded(at: end)
            let summed = try await desk.statistics(days: nil, at: end)
            #expect(summed.days == counted.days)
            #expect(summed.hours.map(\.reviews) == counted.hours.map(\.reviews))
            #expect(summed.hours.map(\.recalled) == counted.hours.map(\.recalled))
        }
    }

    private static let searches = [
        "书", "deck:Words", "tag:a", "level:\"HSK 1\"", "lang:zh", "kind:recall", "is:due", "is:new", "is:suspended",
        "is:flagged", "is:leech", "is:young", "is:mature", "is:buried", "is:learning", "is:review", "due<3", "lapses>0",
        "interval>=1", "reviews>1", "ease<2.6", "stability>0.1", "difficulty>1", "added<2", "-tag:a -is:new",
    ]

    @Test(arguments: Engine.tested) func everyTermOfASearchIsUnderstood(_ engine: Engine) async throws {
        try await withDesk(engine) { desk in
            _ = try await studied(desk)
            let later = now.advanced(bySeconds: 6 * 86_400)
            #expect(try await desk.cards(CardQuery(""), limit: 100, at: later).total == 10)
            for query in Self.searches {
                let found = try await desk.cards(CardQuery(query), limit: 100, at: later)
                let others = try await desk.cards(CardQuery("-" + query), limit: 100, at: later)
                if !query.contains(" -") { #expect(found.total + others.total == 10, "\(query)") }
            }
            #expect(try await desk.cards(CardQuery("书"), limit: 100, at: later).total == 2)
            #expect(try await desk.cards(CardQuery("tag:a"), limit: 100, at: later).total == 2)
            #expect(try await desk.cards(CardQuery("kind:recall"), limit: 100, at: later).total == 5)
        }
    }

    @Test(arguments: Engine.tested) func manyCardsAreChangedAndTakenBack(_ engine: Engine) async throws {
        try await withDesk(engine) { desk in
            let deck = try await studied(desk)
            let other = try await desk.addDeck(named: "Other", in: deck.id, at: now, newID: TestIDs.next())
            let later = now.advanced(bySeconds: 6 * 86_400)
            let ids = try await desk.cardIDs(CardQuery(""), at: later)
            let before = try await desk.exported().cards
            let changes: [CardChange] = [
                .suspend(true), .flag(true), .bury(true), .move(to: other.id), .tag(["new"], true), .delete,
            ]
            for change in changes {
                #expect(try await desk.change(ids, change, at: later) > 0, "\(change)")
                _ = try await desk.undo(at: later)
                #expect(try await desk.exported().cards == before, "\(change)")
            }
        }
    }

    @Test(arguments: Engine.tested) func pinyinFindsReadingsInEveryWriting(_ engine: Engine) async throws {
        try await withDesk(engine) { desk in
            let deck = try await desk.addDeck(named: "Words", at: now, newID: TestIDs.next())
            let readings = [
                "银行": "yínháng", "你好": "nǐ hǎo", "西安": "Xī'ān", "先": "xian1", "女人": "nu:3 ren2", "上": "shàng",
                "天": "tiān",
                "很": "", "阿根廷": "Āgēntíng",
            ]
            let drafts = readings.sorted { $0.key < $1.key }.map { word, reading in
                var draft = NoteDraft(language: .chinese, word: word)
                draft.reading = reading
                draft.definition = word == "很" ? "a tian of nihao" : "-"
                return draft
            }
            let numbers = numbers
            _ = try await desk.add(drafts, to: deck.id, at: now) { numbers.next() }
            func words(_ query: String) async throws -> Set<String> {
                Set(try await desk.cards(CardQuery(query), at: now).cards.map(\.note.word))
            }
            for query in ["yinhang", "yin2hang2", "yínháng", "YinHang", "yin'hang"] {
                #expect(try await words(query) == ["银行"], "\(query)")
            }
            #expect(try await words("nihao") == ["你好", "很"])
            #expect(try await words("ni3hao3") == ["你好"])
            #expect(try await words("nǐhǎo") == ["你好"])
            #expect(try await words("ni4hao3").isEmpty)
            #expect(try await words("xian") == ["西安", "先"])
            #expect(try await words("nvren") == ["女人"])
            #expect(try await words("agenting") == ["阿根廷"])
            // A syllable is matched as a whole: shang does not match hang, and tian does not match an.
            #expect(try await words("hang") == ["银行"])
            #expect(try await words("tian") == ["天", "很"])
            #expect(try await words("-tian") == Set(readings.keys).subtracting(["天", "很"]))
            #expect(try await desk.cardIDs(CardQuery("yinhang"), at: now).count == 1)
        }
    }

    @Test(arguments: Engine.tested) func decksLeaveAndComeBack(_ engine: Engine) async throws {
        try await withDesk(engine) { desk in
            let deck = try await studied(desk)
            let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).apkg")
            defer { try? FileManager.default.removeItem(at: file) }
            let exported = try await desk.exportAnki(deck.id, to: file, at: now)
            let answers = try await desk.history(limit: 100).count
            #expect(exported.cards == 10 && exported.reviews == answers)
            let report = try await desk.importAnki(file, at: now, newID: { TestIDs.next() })
            #expect(report.notesAdded == 0 && report.cardsAdded == 0 && report.reviewsAdded == 0)
            #expect(try await desk.json(of: deck.id).split(separator: "\"guid\"").count == 6)
            #expect(try await desk.exported().cards.count == 10)
            try await withDesk(engine) { other in
                let report = try await other.importAnki(file, at: now, newID: { TestIDs.next() })
                #expect(report.notesAdded == 5 && report.cardsAdded == 10 && report.reviewsAdded == answers)
                let theirs = try await other.statistics(at: now.advanced(bySeconds: 6 * 86_400))
                let ours = try await desk.statistics(at: now.advanced(bySeconds: 6 * 86_400))
                #expect(theirs.cards == ours.cards && theirs.days == ours.days)
            }
        }
    }

    @Test(arguments: Engine.tested) func listsAreTriedTakenInAndTakenBack(_ engine: Engine) async throws {
        try await withDesk(engine) { desk in
            let deck = try await studied(desk)
            let before = try await desk.exported()
            let word = try #require(before.notes.first).word
            let table = try readTable(
                .bytes(Array("word,definition,status\n\(word),other,1\n树,tree,1\n河,river,99\n".utf8)))
            let fields = table.guessedFields()
            let preview = try await desk.previewWords(table, as: fields, language: .chinese)
            #expect(preview.added == 1 && preview.changed == 1 && preview.changes.map(\.after) == ["other"])
            let numbers = RandomInOrder()
            let report = try await desk.importWords(
                table, as: fields, to: .path("New::Deck"), language: .chinese, at: now, random: { numbers.next() })
            #expect(report.added == 1 && report.updated == 1 && report.markedKnown == 1)
            #expect(try await desk.undo(at: now).verb == .cardImport)
            let after = try await desk.exported()
            #expect(after.notes == before.notes && after.cards == before.cards)
            let empty = try readTable(.bytes(Array("word,definition\n,x\n".utf8)))
            let nothing = try await desk.importWords(
                empty, as: [.word, .definition], to: .path("Empty"), language: .chinese, at: now
            ) { 1 }
            #expect(nothing.deck == nil)
            #expect(try await desk.decks().map(\.id) == [deck.id])
        }
    }

    @Test(arguments: Engine.tested) func mediaAreCheckedDeletedAndExported(_ engine: Engine) async throws {
        try await withDesk(engine) { desk in
            let deck = try await studied(desk)
            var draft = NoteDraft(language: .chinese, word: "树")
            let bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            draft.newPicture = try NewMedium(fileName: "a.png", bytes: bytes, as: .picture)
            _ = try await desk.add([draft], to: deck.id, at: now) { 77 }
            let check = try await desk.checkMedia()
            #expect(check.count == 1 && check.bytes == 8 && check.unused.isEmpty && check.missing.isEmpty)
            #expect(try await desk.exportedMedia() == ["a.png": Data(bytes)])
            try await desk.database.write(desk.learner, at: now) { transaction in
                try transaction.runDerived("UPDATE note SET picture = '' WHERE learner_id = ?", [transaction.owner])
            }
            #expect(try await desk.deleteUnusedMedia(at: now).unused == [.init(name: "a.png", bytes: 8)])
            #expect(try await desk.checkMedia().count == 0)
        }
    }

    @Test(arguments: Engine.tested) func schedulesAreCountedAnew(_ engine: Engine) async throws {
        try await withDesk(engine) { desk in
            var deck = try await studied(desk)
            let later = now.advanced(bySeconds: 6 * 86_400)
            #expect(try await desk.fit(deck.id).reviews >= 0)
            deck.options.algorithm = .sm2
            #expect(try await desk.settle(deck, rescheduling: .now, at: later) != nil)
            _ = try await desk.compareRetentions(of: deck.id, days: 30, newPerDay: 5, at: later)
            try await desk.setDeleted(true, deck: deck.id, at: later)
            #expect(try await desk.decks().isEmpty)
            try await desk.setDeleted(false, deck: deck.id, at: later)
            #expect(try await desk.decks().count == 1)
        }
    }
}
