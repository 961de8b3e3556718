import Foundation
import HTTPTypes
import Hummingbird
import Library
import Model
import Operations
import Routes
import Server
import Support
import Testing

@testable import Storage

/// Two learners' sites over one database: whatever one learner requests with the other's ids, nothing is shown or
/// changed.
@Suite struct TwoLearnersTests {
    /// A text that only the first learner's data contains.
    private static let secret = "Zamarkand"

    /// Ids of the first learner's data.
    private struct Belongings {
        let book = ID<Book>.next
        let session = ID<ReadingSession>.next
        let deck = ID<Deck>.next
        let translation = ID<Translation>.next
        let lesson = ID<Lesson>.next
        let profile = ID<ModelProfile>.next
        let request = ID<WaitingRequest>.next
        let notebookEntry = ID<WordEntry>.next
        let dictionary = ID<LearnerDictionary>.next
        let note = SerialID<Note>(71)!
        let card = SerialID<Card>(72)!
        let review = SerialID<Review>(73)!

        var all: [String] {
            [
                "\(book)", "\(session)", "\(deck)", "\(translation)", "\(lesson)", "\(profile)", "\(request)",
                "\(note)", "\(dictionary)",
                "\(card)", "\(review)", "Zamarkand.png",
            ]
        }

        /// A row of each table that has ids of its own, with the arguments that follow the learner.
        var rows: [(sql: String, arguments: [SQLValue])] {
            [
                (
                    """
                    INSERT INTO book (learner_id, id, title, language, source, fingerprint, page_count, scalar_count,
                        has_cover, created_at, updated_at)
                    VALUES (?, ?, 'Zamarkand', 'zh', 'paste', 'f', 1, 4, 1, 1, 1)
                    """, [SQLValue(book)]
                ),
                (
                    "INSERT INTO chapter (learner_id, book_id, position, title, first_page) VALUES (?, ?, 0, 'Zamarkand', 1)",
                    [SQLValue(book)]
                ),
                (
                    "INSERT INTO passage (learner_id, book_id, number, chapter, text) VALUES (?, ?, 1, 0, 'Zamarkand 银行')",
                    [SQLValue(book)]
                ),
                (
                    "INSERT INTO cover (learner_id, book_id, media_type, bytes) VALUES (?, ?, 'image/png', ?)",
                    [SQLValue(book), .blob(Array("Zamarkand".utf8))]
                ),
                (
                    """
                    INSERT INTO mark (learner_id, language, word, status, sentence, book_id, page, created_at, updated_at)
                    VALUES (?, 'zh', '银行', 'difficult', 'Zamarkand', ?, 1, 1, 1)
                    """, [SQLValue(book)]
                ),
                (
                    """
                    INSERT INTO correction (learner_id, language, text, parts, readings, updated_at)
                    VALUES (?, 'zh', 'Zamarkand', 'Zamar kand', '', 1)
                    """, []
                ),
                (
                    """
                    INSERT INTO context_correction
                        (learner_id, language, text, before_text, after_text, parts, readings, updated_at)
                    VALUES (?, 'zh', 'Zamarkand', '', '', '["Zamarkand"]', '[null]', 1)
                    """, []
                ),
                (
                    """
                    INSERT INTO place_correction
                        (learner_id, book_id, page, place, language, parts, readings, sentence, updated_at)
                    VALUES (?, ?, 1, 0, 'zh', '["Zamarkand"]', '[null]', 'Zamarkand', 1)
                    """, [SQLValue(book)]
                ),
                (
                    """
                    INSERT INTO reading_session (learner_id, id, book_id, started_at, last_seen_at, first_page, last_page)
                    VALUES (?, ?, ?, 1, 1, 1, 1)
                    """, [SQLValue(session), SQLValue(book)]
                ),
                (
                    """
                    INSERT INTO deck (learner_id, id, name, icon, position, options, created_at, updated_at)
                    VALUES (?, ?, 'Zamarkand', '', 1, '{}', 1, 1)
                    """, [SQLValue(deck)]
                ),
                (
                    """
                    INSERT INTO note (learner_id, id, language, word, reading, definition, sentence, translation, picture,
                        audio, tags, level, book_id, guid, created_at, updated_at)
                    VALUES (?, ?, 'zh', '银行', '', 'Zamarkand', '', '', 'Zamarkand.png', '', '', '', ?, 'zh/银行', 1, 1)
                    """, [SQLValue(note), SQLValue(book)]
                ),
                (
                    """
                    INSERT INTO card (learner_id, id, note_id, deck_id, kind, state, step, ease, interval_days, repetitions,
                        due, reviews, lapses, position, created_at)
                    VALUES (?, ?, ?, ?, 'recognition', 2, 0, 2.5, 3, 1, 1, 1, 0, 1, 1)
                    """, [SQLValue(card), SQLValue(note), SQLValue(deck)]
                ),
                (
                    """
                    INSERT INTO review (learner_id, id, card_id, at, rating, state, interval_seconds, duration)
                    VALUES (?, ?, ?, 1, 3, 0, 60, 1000)
                    """, [SQLValue(review), SQLValue(card)]
                ),
                (
                    "INSERT INTO undo_step (learner_id, sequence, verb, undoing, at) VALUES (?, 1, 'grade', '{}', 1)",
                    []
                ),
                (
                    """
                    INSERT INTO media (learner_id, name, media_type, sha256, bytes)
                    VALUES (?, 'Zamarkand.png', 'image/png', 'x', ?)
                    """, [.blob(Array("Zamarkand".utf8))]
                ),
                (
                    """
                    INSERT INTO translation (learner_id, id, source_language, target_language, source_text, translated_text,
                        model_reading, context, origin, is_saved, created_at, updated_at)
                    VALUES (?, ?, 'en', 'zh', 'Zamarkand', 'Zamarkand', '', '{}', 'model', 1, 1, 1)
                    """, [SQLValue(translation)]
                ),
                (
                    """
                    INSERT INTO lesson (learner_id, id, language, kind, title, difficulty, origin, estimated_seconds,
                        content, created_at, updated_at)
                    VALUES (?, ?, 'zh', 'vocabulary', 'Zamarkand', 'beginner', 'own', 60, '{}', 1, 1)
                    """, [SQLValue(lesson)]
                ),
                (
                    """
                    INSERT INTO notebook_entry (learner_id, id, position, title, folded_title, text, created_at,
                        updated_at)
                    VALUES (?, ?, 1, 'Zamarkand', 'zamarkand', ?, 1, 1)
                    """, [SQLValue(notebookEntry), .blob(Array("# Zamarkand\n".utf8))]
                ),
                (
                    """
                    INSERT INTO lesson_answer (learner_id, lesson_id, exercise, answer, verdict, seconds, at)
                    VALUES (?, ?, 0, 'Zamarkand', 'right', 1, 1)
                    """, [SQLValue(lesson)]
                ),
                (
                    """
                    INSERT INTO model_profile (learner_id, id, name, base_url, model, needs_key, time_limit,
                        structured_output, created_at, updated_at)
                    VALUES (?, ?, 'Zamarkand', 'http://127.0.0.1:9/v1', 'tiny', 0, 5, 'words', 1, 1)
                    """, [SQLValue(profile)]
                ),
                ("INSERT INTO model_choice (learner_id, task, profile_id) VALUES (?, '', ?)", [SQLValue(profile)]),
                (
                    """
                    INSERT INTO model_request (learner_id, id, task, summary, payload, state, attempts, next_attempt_at,
                        created_at, updated_at)
                    VALUES (?, ?, 'translation', 'Zamarkand', '{}', 'failed', 1, 9000000000000, 1, 1)
                    """, [SQLValue(request)]
                ),
                (
                    "INSERT INTO card_deck (learner_id, language, deck_id, updated_at) VALUES (?, 'zh', ?, 1)",
                    [SQLValue(deck)]
                ),
                (
                    """
                    INSERT INTO setting (learner_id, device, name, value, updated_at)
                    VALUES (?, '', 'learning.interests', 'Zamarkand', 1)
                    """, []
                ),
                (
                    """
                    INSERT INTO dictionary (learner_id, id, name, kind, languages, switched_on, position, entry_count,
                        fact_count, digest, attribution, created_at, updated_at)
                    VALUES (?, ?, 'Zamarkand', 'yomitan', 'ja', 'ja', 1, 1, 0, '', 'Zamarkand', 1, 1)
                    """, [SQLValue(dictionary)]
                ),
                ("INSERT INTO learner_zone (learner_id, since, zone) VALUES (?, 0, 'Asia/Samarkand')", []),
                (
                    """
                    INSERT INTO dose (learner_id, day, language, level, origin, made_at)
                    VALUES (?, 20454, 'zh', 'beginner', 'lists', 1)
                    """, []
                ),
                (
                    """
                    INSERT INTO dose_card (learner_id, day, number, word, reading, meaning, sentence, translation, book_title)
                    VALUES (?, 20454, 1, '银行', '', 'Zamarkand', '', '', 'Zamarkand')
                    """, []
                ),
            ]
        }

        /// Every page that takes an id, and the pages that list a learner's data.
        var routes: [Route] {
            let book: [BookPath] = [
                .details, .page(1), .page(1, fragment: true), .jump(1), .chapters, .search("Zamar"), .cover, .rename,
                .language, .delete,
                .restore, .heartbeat, .endSession,
            ]
            let deck: [DeckPath] = [
                .details(), .save, .delete, .restore, .study(), .grade, .changeCard, .addForm, .preview, .addWords,
                .export(.apkg), .export(.csv), .export(.json), .fitting, .startFit, .restoreParameters,
                .simulation(), .chooseRetention,
            ]
            let review: [ReviewPath] = [
                .decks(), .decks(deleted: self.deck), .widget, .addDeck, .makeCards, .statistics(deck: self.deck),
                .statistics(), .browse(), .changeCards, .history(), .historyCSV(), .note(note), .note(note, .save),
                .note(note, .form(deck: self.deck, card: card)), .media("Zamarkand.png"), .undo,
                .cardImport(.form(deck: self.deck)),
            ]
            let lessons: [LessonsPath] = [
                .list(), .make, .lesson(lesson), .answer(lesson), .finish(lesson), .again(lesson), .result(lesson),
                .delete(lesson),
            ]
            let translate: [TranslatePath] = [
                .chat(), .saved(), .saved(query: "Zamar"), .turn(translation), .turn(translation, fragment: true),
                .save(translation), .card(translation), .delete(translation), .clear,
            ]
            let models: [ModelsPath] = [
                .overview(), .profile(profile), .save(profile), .forgetKey(profile), .test(profile),
                .cancel(request), .retry(request), .retryAll, .choose, .remove(profile),
            ]
            let place = Place(book: self.book, page: 1, start: 0)
            return book.map { .book(self.book, $0) } + deck.map { .review(.deck(self.deck, $0)) }
                + review.map { .review($0) }
                + lessons.map { .practice(.lessons($0)) } + translate.map { .practice(.translate($0)) }
                + models.map { .me(.models($0)) }
                + [
                    DictionariesPath.list(added: dictionary, removed: dictionary), .save(dictionary),
                    .remove(dictionary),
                    .restore(dictionary), .move,
                ].map { .me(.dictionaries($0)) } + [
                    .today, .library(), .library(.books(deleted: self.book)), .words(), .words(.csv()),
                    .words(.markMany),
                    .word(.chinese, "银行"), .word(.chinese, "银行", .card(WordView(place: place))),
                    .word(.chinese, "银行", .mark), .word(.chinese, "银行", .unmark), .phrase(.chinese, "银行", place),
                    .session(session), .corrections(), .corrections(.remove), .practice(), .practice(.dailyWords()),
                    .practice(.dailyWords(.make)), .practice(.dailyWords(.seen)), .me(), .me(.export), .me(.archive()),
                    .me(.importWhole), .me(.deletion), .me(.media()),
                    .me(.deleteUnusedMedia),
                    .me(.progress),
                    .me(.learning()),
                    .notebook(), .notebook(.titles(query: "zamar")), .notebook(.entry(TwoLearnersTests.secret)),
                    .notebook(.review(count: 5, seed: 1, at: 1)), .notebook(.delete(TwoLearnersTests.secret)),
                    .notebook(.export), .job(.fit(of: self.deck)), .job(.fit(of: self.deck), .cancel),
                    .job(.test(of: profile), .cancel),
                ]
        }

        var form: String {
            "title=x&author=y&name=x&deck=\(deck)&parent=\(deck)&card=\(card)&cards=\(card)&note=\(note)&book=\(book)&page=1"
                + "&start=0&word=%E9%93%B6%E8%A1%8C&words=zh/%E9%93%B6%E8%A1%8C&language=zh&status=known&rating=3"
                + "&review=\(review)&exercise=0&answer=a&action=delete&change=delete&text=Zamar&day=2026-01-02&number=1"
                + "&place=\(dictionary)&direction=up&standard=\(profile)&profile=\(profile)&translation=\(translation)&retention=90"
        }

        var json: String {
            """
            {"bookId":"\(book)","page":1,"deckId":"\(deck)","parentId":"\(deck)","title":"x","name":"x","rating":3,
            "reviewId":"\(review)","durationMilliseconds":10,"word":"银行","language":"zh","status":"known",
            "words":[{"word":"银行"}],"marks":[{"word":"银行","language":"zh","status":"known","bookId":"\(book)"}],
            "translationIds":["\(translation)"],"lessonType":"review","from":"passage","standard":"\(profile)",
            "tasks":{"lesson":"\(profile)"},"key":"k","exercise":1,"answer":["a"],"isSaved":false,"mark":"seen","text":"书",
            "isOnIn":["zh"],"order":["\(dictionary)"],"action":"retry","parts":["a"],"readings":[]}
            """
        }
    }

    /// A request of the second learner.
    private struct Asked {
        var method: HTTPRequest.Method
        var path: String
        var body = ""
    }

    /// Every path in the API's description, with each id replaced by the first learner's.
    private static func apiRequests(_ belongings: Belongings, _ description: [String: Any]) throws -> [Asked] {
        let paths = try #require(description["paths"] as? [String: [String: Any]])
        return paths.sorted { $0.key < $1.key }.flatMap { template, methods in
            let base = ((methods["servers"] as? [[String: Any]])?.first?["url"] as? String) ?? "/api/v1"
            let fixed = template.replacing("{n}", with: "1").replacing("{language}", with: "zh")
                .replacing("{word}", with: "%E9%93%B6%E8%A1%8C").replacing("{title}", with: secret)
                .replacing("{name}", with: "Zamarkand.png").replacing("{sha256}", with: TestIDs.digest)
            let filled =
                fixed.contains("{id}") ? belongings.all.map { fixed.replacing("{id}", with: $0) } : [fixed]
            return methods.keys.sorted().compactMap { HTTPRequest.Method($0.uppercased()) }
                .filter { [.get, .post, .put, .patch, .delete].contains($0) }
                .flatMap { method in
                    filled.map { Asked(method: method, path: base + $0, body: method == .get ? "" : belongings.json) }
                }
        }
    }

    private static func all(of learner: ID<Learner>, in database: any Database) async throws -> [String: [[SQLValue]]] {
        try await database.readAcrossLearners { reader in
            let tables = try reader.rows("SELECT name FROM sqlite_master WHERE type = 'table'").map { try $0.text(0) }
            var found: [String: [[SQLValue]]] = [:]
            for table in tables
            where ![
                "schema_migration", "sqlite_sequence", "sqlite_stat1", "request_limit", "work_claim", "store_purchase",
            ].contains(table) {
                let key = table == "learner" ? "id" : "learner_id"
                found[table] = try reader.rows("SELECT * FROM \(table) WHERE \(key) = ?", [SQLValue(learner)]).map(
                    \.values)
            }
            return found
        }
    }

    private func withSite(
        of desk: Desk, in folder: URL,
        _ body: @escaping @Sendable (_ client: TestClient) async throws -> Void
    ) async throws {
        // Each has a folder of its own, and so a notebook.
        let options = ServerOptions(in: folder.appending(path: desk.learner.description))
        try await serving(Workplace(of: desk), door: .open(desk.learner), options: options, body)
    }

    private func withTwoDesks(
        _ body: (_ first: Desk, _ second: Desk, _ belongings: Belongings, _ folder: URL) async throws -> Void
    ) async throws {
        let test = try await TestDesk()
        let belongings = Belongings()
        try await test.desk.database.write(test.desk.learner, at: TestDesk.now) { transaction in
            for row in belongings.rows { try transaction.runDerived(row.sql, [transaction.owner] + row.arguments) }
        }
        let other = ID<Learner>.next
        try await test.desk.database.write(other, at: TestDesk.now) { transaction in
            _ = try transaction.run(
                "INSERT INTO learner (id, name, created_at) VALUES (?, 'second', 9)", [SQLValue(other)],
                changes: .upsert(.learner, other))
        }
        let second = Desk(
            database: test.desk.database, lexicon: test.desk.lexicon, japanese: nil, learner: other)
        try await body(test.desk, second, belongings, test.folder)
        try await test.remove()
    }

    @Test func nothingOfALearnerIsShownToAnotherOrChangedByOne() async throws {
        try await withTwoDesks { first, second, belongings, folder in
            let before = try await Self.all(of: first.learner, in: first.database)
            #expect(before.values.filter { !$0.isEmpty }.count >= 20)
            try await withSite(of: second, in: folder) { client in
                let description = try await client.get("/api/v1/openapi.json").object()
                let api = try Self.apiRequests(belongings, description)
                #expect(api.count > 200)
                let pages = belongings.routes.map { route in
                    Asked(method: route.methods == [.get] ? .get : .post, path: route.link)
                }
                for asked in pages + api {
                    let isForm = !asked.path.hasPrefix("/api/")
                    let answer =
                        switch asked.method {
                        case .get: try await client.get(asked.path)
                        case .post where isForm: try await client.post(asked.path, form: belongings.form)
                        default: try await client.send(asked.method, asked.path, json: asked.body)
                        }
                    #expect(answer.status.code != 500, "\(asked.method) \(asked.path)")
                    // A form may repeat the request's own text, but nothing else of the first learner's.
                    let told = answer.text.replacing("Zamarkand.png", with: "").replacing("/Zamarkand", with: "")
                    let isOwnTitle = asked.path.contains(Self.secret)
                    #expect(isOwnTitle || !told.contains(Self.secret), "\(asked.method) \(asked.path)")
                }
            }
            let after = try await Self.all(of: first.learner, in: first.database)
            for (table, rows) in before { #expect(after[table] == rows, "\(table)") }
        }
    }

    /// Proves that the test above would detect a leak.
    @Test func theLearnerSeesWhatTheOtherDoesNot() async throws {
        try await withTwoDesks { first, _, belongings, folder in
            try await withSite(of: first, in: folder) { client in
                for path in [
                    "/books/\(belongings.book)", "/api/v1/books/\(belongings.book)", "/api/v1/translations",
                    "/me/models/\(belongings.profile)", "/words", "/review/notes/\(belongings.note)",
                ] {
                    let text = try await client.get(path).text
                    #expect(text.contains(Self.secret), "\(path)")
                }
            }
        }
    }

    @Test func aMarkInABookOfAnotherLearnerIsRefused() async throws {
        try await withTwoDesks { _, second, belongings, _ in
            await #expect(throws: ReadingError.self) {
                try await second.mark(
                    "书", in: .chinese, as: .difficult, context: .init(book: belongings.book, page: 1), at: TestDesk.now)
            }
            let marked = try await second.markedWords()
            #expect(marked.isEmpty)
        }
    }

    @Test func twoLearnersGiveTheirAnswersTheSameID() async throws {
        try await withTwoDesks { first, second, belongings, folder in
            try await withSite(of: second, in: folder) { client in
                let deck = try #require(
                    try await client.send(.post, "/api/v1/decks", json: #"{"name":"Own"}"#).object()["id"] as? String)
                let added = try await client.send(
                    .post, "/api/v1/cards", json: #"{"deckId":"\#(deck)","words":[{"word":"银行"}]}"#)
                #expect(added.status == .created)
                let due = try await client.get("/api/v1/decks/\(deck)/due").object()
                let card = try #require((due["card"] as? [String: Any])?["id"] as? String)
                let graded = try await client.send(
                    .post, "/api/v1/cards/\(card)/grade",
                    json: #"{"rating":4,"reviewId":"\#(belongings.review)","durationMilliseconds":4000}"#)
                #expect(graded.status == .ok)
                #expect(try graded.object()["isRepeated"] as? Bool == false)
                #expect(try await client.send(.post, "/api/v1/reviews/undo", json: "{}").status == .ok)
            }
            let kept = try await Self.all(of: first.learner, in: first.database)["review"]
            #expect(kept?.count == 1)
        }
    }
}

extension ID {
    fileprivate static var next: ID { TestIDs.next() }
}
