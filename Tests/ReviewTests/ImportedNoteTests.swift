import Foundation
import Library
import Model
import Scheduling
import Storage
import Support
import Testing

@testable import Formats
@testable import Review

/// Notes imported from Anki, and changes to their fields.
@Suite struct ImportedNoteTests {
    private let now = TestDesk.now
    private static let definition =
        "<div class=\"g\"><ruby>書<rt>しょ</rt></ruby> book &amp; volume</div><ul><li>one</li><li><b>two</b></li></ul>"

    private func withDesk(_ engine: Engine, _ body: (ReviewDesk, URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "glossa-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await withDatabase(engine) { database in
            let learner = try await Desk.localLearner(in: database, at: now, newID: TestIDs.next())
            try await body(ReviewDesk(database: database, lexicon: nil, learner: learner, day: LearnerDay()), folder)
        }
    }

    /// A notetype whose first template asks for the word.
    private static func type(_ names: [String] = ["Word", "Reading", "Definition", "Extra"]) -> AnkiNotetype {
        var type = AnkiNotetype(id: 5, name: "Some")
        type.fields = names.map { .init(name: $0) }
        type.templates = [
            .init(name: "Production", question: "{{Definition}}", answer: "{{Word}}"),
            .init(name: "Recognition", question: "{{Word}}", answer: "{{Definition}}"),
        ]
        return type
    }

    private func package(
        _ fields: [String], _ type: AnkiNotetype = type(), tags: String = " Étude::A HSK ",
        modified: Int64 = 1_767_000_000,
        deck: [String] = ["Words"], id: Int64 = 100, gaps: Int = 1, in folder: URL
    ) throws -> URL {
        let writer = try AnkiWriter(createdAt: 1_767_240_000, offset: 0, now: now.milliseconds)
        try writer.add(
            notetypes: [type], decks: [AnkiDeck(id: 7, path: deck)], presets: [AnkiPreset(id: 1)], usesFSRS: true)
        try writer.add(
            AnkiNote(
                id: id, guid: id == 100 ? "a" : "\(id)", notetypeID: 5, modified: modified, tags: tags, fields: fields))
        for ordinal in type.isCloze ? 0..<gaps : type.templates.indices {
            var card = AnkiCard(id: id + 1 + Int64(ordinal), noteID: id, deckID: 7)
            card.ordinal = ordinal
            try writer.add(card)
        }
        let file = folder.appending(path: "\(UUID().uuidString).apkg")
        try writer.finish(to: file) { _ in }
        return file
    }

    private func note(_ desk: ReviewDesk) async throws -> Note {
        try #require(try await desk.cards(CardQuery(""), limit: 1, at: now).cards.first).note
    }

    private func kinds(_ desk: ReviewDesk) async throws -> [Card.Kind] {
        try await desk.cards(CardQuery(""), at: now).cards.map(\.card).sorted { $0.id < $1.id }.map(\.kind)
    }

    private func exported(_ desk: ReviewDesk, in folder: URL) async throws -> AnkiNote {
        let file = folder.appending(path: "out.apkg")
        _ = try await desk.exportAnki(to: file, at: now)
        var notes: [AnkiNote] = []
        try AnkiPackage(file).forEachNote { notes.append($0) }
        return try #require(notes.first)
    }

    /// A note as a browser's form submits it after only a tag was edited.
    private func sentBack(_ note: Note, tag: String) -> Note {
        var sent = note
        sent.reading = note.reading.replacing("\n", with: "")
        for field in [\Note.word, \.definition, \.sentence, \.translation] {
            sent[keyPath: field] = note[keyPath: field].replacing("\n", with: "\r\n")
        }
        sent.tags.append(tag)
        return sent
    }

    @Test(arguments: Engine.tested) func aTagIsAllThatATagChanges(_ engine: Engine) async throws {
        try await withDesk(engine) { desk, folder in
            let fields = ["本<br>書", "ほん", Self.definition, "<script>x()</script>rest"]
            _ = try await desk.importAnki(try package(fields, in: folder), at: now) { TestIDs.next() }
            let before = try await note(desk)
            #expect(before.definition == "書 book & volume\none\ntwo" && before.word == "本\n書")
            try await desk.edit(sentBack(before, tag: "new"), at: now.advanced(bySeconds: 60))
            var after = try await note(desk)
            let out = try await exported(desk, in: folder)
            #expect(out.fields == fields && out.tags == " Étude::A HSK new ")
            after.tags = before.tags
            after.updatedAt = before.updatedAt
            #expect(after == before)
        }
    }

    @Test func anEditOfOneFieldKeepsTheOthersAndItsOwnMarkup() async throws {
        try await withDesk(.sqlite) { desk, folder in
            let fields = ["本", "ほん", Self.definition, "x"]
            _ = try await desk.importAnki(try package(fields, in: folder), at: now) { TestIDs.next() }
            var note = try await note(desk)
            note.definition = note.definition.replacing("two", with: "three\r\nfour")
            try await desk.edit(note, at: now)
            #expect(try await self.note(desk).definition.hasSuffix("one\nthree\nfour"))
            let out = try await exported(desk, in: folder)
            #expect(out.fields[2] == Self.definition.replacing("two", with: "three<br>four"))
            #expect(out.fields[0...1] == fields[0...1] && out.fields[3] == fields[3])
        }
    }

    @Test func markupThatCannotHoldTheNewTextIsAskedAbout() async throws {
        try await withDesk(.sqlite) { desk, folder in
            let fields = ["eins<br>zwei <b>drei</b>", "", "<p>a <b>b</p><p>c</b> d</p>", ""]
            _ = try await desk.importAnki(try package(fields, in: folder), at: now) { TestIDs.next() }
            var note = try await note(desk)
            #expect(note.word == "eins\nzwei drei")
            note.word = "eins\r\nzwei DREI\r\n"
            note.definition = "a bc d"
            await #expect(throws: ReviewError.self) { try await desk.edit(note, at: now) }
            #expect(try await exported(desk, in: folder).fields == fields)
            try await desk.edit(note, droppingMarkup: true, at: now)
            #expect(try await self.note(desk).word == "eins\nzwei DREI")
            #expect(try await exported(desk, in: folder).fields == ["eins<br>zwei <b>DREI</b>", "", "a bc d", ""])
            // Once the formatting is gone, the form no longer asks.
            note.definition = "a bc d e"
            try await desk.edit(note, at: now)
        }
    }

    @Test func aFieldLongerThanCanBeTypedDoesNotKeepATagFromBeingSaved() async throws {
        try await withDesk(.sqlite) { desk, folder in
            let long = String(repeating: "long text ", count: 4000)
            let word = String(repeating: "字", count: 100)
            _ = try await desk.importAnki(try package([word, "", long, ""], in: folder), at: now) { TestIDs.next() }
            try await desk.edit(sentBack(try await note(desk), tag: "kept"), at: now)
            #expect(try await note(desk).tags.contains("kept"))
            var note = try await note(desk)
            note.definition += "!"
            await #expect(throws: ReviewError.self) { try await desk.edit(note, at: now) }
        }
    }

    /// Changes a note to the form that the first versions stored: with their conversion of its fields, and with a
    /// form's line endings.
    private func age(_ desk: ReviewDesk, _ note: Note, definition: String, language: Language) async throws {
        try await desk.database.write(desk.learner, at: now) { transaction in
            try transaction.run(
                "UPDATE note SET definition = ?, language = ? WHERE id = ? AND learner_id = ?",
                [
                    SQLValue(definition), SQLValue(language.rawValue), SQLValue(note.id), SQLValue(desk.learner),
                ], changes: .upsert(.note, note.id))
            for (kind, former) in [
                ("recall", "recognition+"), ("recognition", "recall"), ("recognition+", "recognition"),
            ] {
                try transaction.run(
                    "UPDATE card SET kind = ? WHERE kind = ? AND learner_id = ?",
                    [SQLValue(former), SQLValue(kind), SQLValue(desk.learner)], changes: .upsertMany(.card))
            }
            try transaction.deriveLater([note], desk.learner)
        }
    }

    @Test(arguments: Engine.tested) func notesOfEarlierVersionsAreDerivedAnew(_ engine: Engine) async throws {
        try await withDesk(engine) { desk, folder in
            let fields = ["mot", "", "a<br>b<ruby>書<rt>しょ</rt></ruby> rest", ""]
            let file = try package(fields, deck: ["French", "Words"], in: folder)
            _ = try await desk.importAnki(file, at: now) { TestIDs.next() }
            let fresh = try await note(desk)
            #expect(fresh.definition == "a\nb書 rest" && fresh.language.rawValue == "fr")
            #expect(try await kinds(desk) == [.recall, .recognition])
            try await age(desk, fresh, definition: "a\r\nb書", language: .english)
            #expect(try await kinds(desk) == [.recognition, .recall])
            // A note without derived fields is still exported as it was imported.
            #expect(try await exported(desk, in: folder).fields == fields)
            #expect(try await desk.deriveImportedNotes(at: now))
            #expect(try await note(desk) == fresh)
            #expect(try await kinds(desk) == [.recall, .recognition])
            let waiting = try await desk.database.readAcrossLearners {
                try $0.rows("SELECT 1 FROM note_to_derive").count
            }
            #expect(waiting == 0)
        }
    }

    @Test(arguments: Engine.tested) func derivingStopsAtTheNoteWithWhichItsTimeEnds(_ engine: Engine) async throws {
        try await withDesk(engine) { desk, folder in
            for id in [100, 200, 300] as [Int64] {
                let file = try package(["mot\(id)", "", "a<br>b", ""], deck: ["French"], id: id, in: folder)
                _ = try await desk.importAnki(file, at: now) { TestIDs.next() }
            }
            for found in try await desk.cards(CardQuery(""), at: now).cards {
                try await age(desk, found.note, definition: "a\r\nb", language: .english)
            }
            for left in [2, 1, 0] {
                #expect(try await desk.deriveImportedNotes(at: now, within: .zero) == (left == 0))
                let waiting = try await desk.database.readAcrossLearners {
                    try $0.rows("SELECT 1 FROM note_to_derive").count
                }
                #expect(waiting == left)
            }
        }
    }

    @Test(arguments: Engine.tested) func whatTheLearnerWroteSurvivesTheDeriving(_ engine: Engine) async throws {
        try await withDesk(engine) { desk, folder in
            let fields = ["本", "", "a<ruby>書<rt>しょ</rt></ruby> rest", ""]
            _ = try await desk.importAnki(try package(fields, in: folder), at: now) { TestIDs.next() }
            let fresh = try await note(desk)
            try await age(desk, fresh, definition: "my own words", language: .japanese)
            #expect(try await desk.deriveImportedNotes(at: now, within: .seconds(60)))
            let after = try await note(desk)
            #expect(
                after.definition == "my own words" && after.language == .japanese && after.updatedAt == fresh.updatedAt)
            #expect(try await exported(desk, in: folder).fields[2] == "my own words")
        }
    }

    @Test(arguments: Engine.tested) func thePackageMendsFieldsThatHadBecomePlainText(_ engine: Engine) async throws {
        try await withDesk(engine) { desk, folder in
            let own = "<b>mine</b><br>only"
            let original = ["本", "ほん", "<div>one &amp; <i>two</i></div><div>three</div>", own]
            let flattened = ["本", "ほん", "one &amp; two\r\nthree", "something else"]
            _ = try await desk.importAnki(
                try package(flattened, modified: 1_767_000_500, in: folder), at: now
            ) { TestIDs.next() }
            let report = try await desk.importAnki(try package(original, in: folder), at: now) { TestIDs.next() }
            #expect(report.notesUpdated == 1 && report.notesUnchanged == 0)
            let out = try await exported(desk, in: folder)
            #expect(out.fields == Array(original[0...2]) + ["something else"])
            #expect(try await note(desk).definition == "one & two\nthree")
            let again = try await desk.importAnki(try package(original, in: folder), at: now) { TestIDs.next() }
            #expect(again.notesUpdated == 0 && again.notesUnchanged == 1)
        }
    }

    @Test(arguments: Engine.tested) func aLanguageThatGlossaLacksIsKept(_ engine: Engine) async throws {
        try await withDesk(engine) { desk, folder in
            var type = AnkiNotetype(id: 5, name: "My Cloze")
            type.isCloze = true
            type.fields = [.init(name: "Other"), .init(name: "Text"), .init(name: "Back")]
            type.templates = [.init(name: "Cloze", question: "{{cloze:Text}}", answer: "{{cloze:Text}}")]
            let text = "Je ne sais pas ce que c'est {{c1::de::of}} dire qu'il est dans la maison avec vous."
            let report = try await desk.importAnki(
                try package(["", text, "I do not know"], type, in: folder), at: now
            ) { TestIDs.next() }
            let note = try await note(desk)
            #expect(note.language.rawValue == "fr" && note.language.language == nil && note.word == "de")
            #expect(note.sentence.hasPrefix("Je ne sais pas ce que c'est de dire"))
            let questions = try await questions(desk)
            #expect(
                questions.map { $0.note.front(of: .cloze, $0.face).text(gap: "_") } == [
                    "Je ne sais pas ce que c'est [of] dire qu'il est dans la maison avec vous."
                ])
            #expect(
                report.losses.contains {
                    if case .language(let tag, _) = $0.kind { tag.rawValue == "fr" } else { false }
                })
            for query in ["lang:fr", "lang:other", "-lang:en"] {
                #expect(try await desk.cards(CardQuery(query), at: now).total == 1, "\(query)")
            }
            #expect(try await desk.cards(CardQuery("lang:en"), at: now).total == 0)
            var edited = note
            edited.sentence = note.sentence.replacing("maison", with: "ville")
            try await desk.edit(edited, at: now)
            #expect(try await exported(desk, in: folder).fields[1] == text.replacing("maison", with: "ville"))
            // Exports it as a list and imports it again.
            let csv = try await desk.csv()
            #expect(csv.contains(",fr,"))
            let table = try readTable(.bytes(Array(csv.utf8)))
            let preview = try await desk.previewWords(table, as: table.guessedFields(), language: .chinese)
            #expect(preview.added == 0 && preview.changed == 0)
        }
    }

    /// What each card shows, in order.
    private func questions(_ desk: ReviewDesk) async throws -> [Question] {
        let ids = try await desk.cards(CardQuery(""), at: now).cards.map(\.card.id).sorted()
        var questions: [Question] = []
        for id in ids { questions.append(try await desk.read { try $0.question(id, at: now, desk.day) }) }
        return questions
    }

    @Test(arguments: Engine.tested) func eachCardAsksForItsOwnGap(_ engine: Engine) async throws {
        try await withDesk(engine) { desk, folder in
            var type = AnkiNotetype(id: 5, name: "Cloze")
            type.isCloze = true
            type.fields = ["Text", "Back Extra", "Notes"].map { .init(name: $0) }
            type.templates = [
                .init(
                    name: "Cloze", question: "{{cloze:Text}}",
                    answer: "{{cloze:Text}}<br>{{Back Extra}}<p>{{Notes}}</p>")
            ]
            let fields = [
                "The capital of {{c1::France::country}} is {{c2::Paris}}, {{c2::really}}.", "a country",
                "<p>one</p><p>two</p>",
            ]
            _ = try await desk.importAnki(try package(fields, type, gaps: 3, in: folder), at: now) { TestIDs.next() }
            func expectFaces() async throws {
                let questions = try await questions(desk)
                #expect(
                    questions.map { $0.note.front(of: $0.card.kind, $0.face).text(gap: "_") } == [
                        "The capital of [country] is Paris, really.", "The capital of France is _, _.", "",
                    ])
                #expect(questions.map(\.note.word) == ["France", "Paris … really", "France"])
                #expect(questions.map(\.note.definition) == ["a country", "a country", "a country"])
                #expect(questions.map(\.face.remarks) == ["one\ntwo", "one\ntwo", "one\ntwo"])
                #expect(questions[2].note.front(of: .cloze, questions[2].face) == .nothing)
            }
            try await expectFaces()
            #expect(try await note(desk).word == "France")
            #expect(try await exported(desk, in: folder).fields == fields)
            // Notes of an earlier version, which had no faces.
            let before = try await note(desk)
            try await desk.database.write(desk.learner, at: now) { transaction in
                try transaction.run(
                    "DELETE FROM card_face WHERE learner_id = ?", [SQLValue(desk.learner)],
                    changes: .upsertMany(.card))
                try transaction.deriveLater([before], desk.learner)
            }
            #expect(try await questions(desk)[1].note.word == "France")
            #expect(try await desk.deriveImportedNotes(at: now))
            try await expectFaces()
            #expect(try await note(desk) == before)
        }
    }

    @Test(arguments: Engine.tested) func aFrontShowsItsPicturesAndNotTheAnswer(_ engine: Engine) async throws {
        try await withDesk(engine) { desk, folder in
            var type = AnkiNotetype(id: 5, name: "Basic (and reversed card)")
            type.fields = ["Front", "Back"].map { .init(name: $0) }
            type.templates = [
                .init(name: "Card 1", question: "{{Front}}", answer: "{{FrontSide}}<hr id=answer>{{Back}}"),
                .init(name: "Card 2", question: "{{Back}}", answer: "{{FrontSide}}<hr id=answer>{{Front}}"),
            ]
            let notes: [(id: Int64, fields: [String], fronts: [Card.Front], pictures: [[String]])] = [
                (
                    100, ["<img src=\"red.png\">", "a red rectangle"],
                    [.pictures(["red.png"]), .definition("a red rectangle")], [["red.png"], []]
                ),
                (
                    200, ["What colour?<br><img src=\"q.png\">", "blue <img src=\"a.png\">"],
                    [.word("What colour?"), .definition("blue")], [["q.png"], ["a.png"]]
                ),
                (
                    300, ["<img src=\"x.png\">", "<img src=\"y.png\">"], [.pictures(["x.png"]), .pictures(["y.png"])],
                    [["x.png"], ["y.png"]]
                ),
                (400, ["[sound:s.mp3]", "seven"], [.sound(instead: "s.mp3"), .definition("seven")], [[], []]),
                (500, ["", "only an answer"], [.nothing, .definition("only an answer")], [[], []]),
            ]
            for note in notes {
                let file = try package(note.fields, type, id: note.id, in: folder)
                _ = try await desk.importAnki(file, at: now) { TestIDs.next() }
            }
            let questions = try await questions(desk)
            #expect(questions.map { $0.note.front(of: $0.card.kind, $0.face) } == notes.flatMap(\.fronts))
            #expect(
                questions.map { $0.note.pictures(onFrontOf: $0.card.kind, $0.face) } == notes.flatMap(\.pictures))
            // The language is not told by the name of a file.
            #expect(questions[0].note.language == .english && questions[0].note.word == "red.png")
            let file = folder.appending(path: "out.apkg")
            _ = try await desk.exportAnki(to: file, at: now)
            var fields: [[String]] = []
            try AnkiPackage(file).forEachNote { fields.append($0.fields) }
            #expect(fields == notes.map(\.fields))
        }
    }

    /// Until version 31 a note was named after its answer, which was the question.
    @Test func aNoteNamedAfterItsAnswerIsNamedAfterItsPicture() async throws {
        try await withDesk(.sqlite) { desk, folder in
            let fields = ["<img src=\"red.png\">", "", "a red rectangle", ""]
            _ = try await desk.importAnki(try package(fields, in: folder), at: now) { TestIDs.next() }
            let fresh = try await note(desk)
            try await desk.database.write(desk.learner, at: now) { transaction in
                try transaction.run(
                    "UPDATE note SET word = definition WHERE learner_id = ?", [SQLValue(desk.learner)],
                    changes: .upsertMany(.note))
                try transaction.deriveLater([fresh], desk.learner)
            }
            #expect(try await note(desk).word == "a red rectangle")
            #expect(try await exported(desk, in: folder).fields == fields)
            #expect(try await desk.deriveImportedNotes(at: now))
            #expect(try await note(desk) == fresh && fresh.word == "red.png")
        }
    }

    @Test func whatCannotBeKeptIsTold() async throws {
        try await withDesk(.sqlite) { desk, folder in
            var type = Self.type()
            type.templates = [
                .init(name: "A", question: "{{Definition}}{{type:Word}}{{hint:Reading}}", answer: "{{Word}}"),
                .init(name: "B", question: "<script>f()</script>{{#Extra}}{{Extra}}{{/Extra}}", answer: ""),
            ]
            let report = try await desk.importAnki(
                try package(["chien", "", "dog \\(x^2\\)", "zzz"], type, in: folder), at: now
            ) { TestIDs.next() }
            #expect(
                Set(report.losses.map(\.kind)).isSuperset(of: [
                    .typedAnswers, .hints, .scripts, .hiddenFields, .formulas, .directions(notetype: "Some"),
                    .language(.english, isGuessed: true),
                ]))
        }
    }
}
