import Formats
import Foundation
import Model
import Notebook
import Operations
import Review
import Storage
import Support
import Synchronization
import Testing
import Wire

/// The document with everything that a learner has.
@Suite struct ExportTests {
    /// Tables with learners' data that no section reads, and why.
    private static let exceptions = [
        "account": "the name and password on one server",
        "access": "what is signed in to one server",
        "invitation": "an invitation to one server",
        "identity": "what signs in to one server",
        "purchase": "which purchases serve the learner on one server",
        "free_request": "how much of what is free on one server was used today",
        "change": "the log of changes, which repeats no row",
        "cover": "pictures out of books' files; the document has the books' texts",
        "vocabulary": "computed from the pages",
        "review_day": "sums of the answers",
        "review_hour": "sums of the answers",
        "undo_step": "former values, for undo",
        "former_schedule": "former values, for undo",
        "foreign_definition": "Anki's own form of notes, which the export for Anki returns",
        "foreign_review": "Anki's own form of answers, which the export for Anki returns",
        "note_to_derive": "a queue of work",
        "card_face": "follows from Anki's own form of notes, and from the sentence of a card",
        "card_deck": "which deck received the last card of a language",
        "model_reply": "a cache",
        "example_sentence": "a cache",
        "lesson_word": "follows from the answers to the exercises and the answers to the cards",
        "picture_labeller": "paths on this machine",
        "learner_zone": "how local days are counted; the document's times are UTC",
        "notebook_file": "the state of a file on this machine",
        "notebook_copy": "former notebooks",
        "deletion_request": "a request to delete everything",
        "job": "how far the work of a server is",
    ]

    @Test func everythingTheLearnerHasCanLeave() async throws {
        let test = try await TestDesk()
        let context = try await Self.filled(test)
        let document = Document()
        try await context.exportEverything(context.notebook(at: nil)) { document.append($0) }
        let text = document.text
        #expect(text.hasPrefix("{\n\"format\":\"glossa-export-1\",\n\"exportedAt\":1767323045000,\n\"preferences\":{"))
        #expect(text.hasSuffix("}\n}\n"))
        let export = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(Set(export.keys) == Set(ExportSection.all.map(\.name)).union(["format", "exportedAt"]))
        let books = export["books"] as? [[String: Any]]
        #expect(books?.count == 1 && books?.first?["pages"] as? [String] == [Self.text])
        #expect((export["marks"] as? [[String: Any]])?.first?["word"] as? String == "书")
        let corrections = try #require(export["corrections"] as? [[String: Any]])
        #expect(corrections.compactMap { $0["scope"] as? String }.sorted() == ["everywhere", "here", "inContext"])
        let here = corrections.first { $0["scope"] as? String == "here" }
        #expect(here?["page"] as? Int == 1 && here?["start"] as? Int == 7 && here?["bookId"] is String)
        #expect(here?["sentence"] as? String == "他不喜欢看书。" && here?["updatedAt"] is Int)
        let inContext = corrections.first { $0["scope"] as? String == "inContext" }
        #expect(inContext?["before"] as? String == "我" && inContext?["after"] as? String == "去")
        #expect((export["review"] as? [String: [[String: Any]]])?["notes"]?.first?["word"] as? String == "银行")
        #expect((export["lessons"] as? [[String: Any]])?.count == 1)
        #expect((export["doses"] as? [[String: Any]])?.count == 1)
        #expect(export["notebook"] as? String == "")
        try await test.remove()
    }

    @Test func theSectionsStandInTheirOrder() {
        #expect(
            ExportSection.all.map(\.name) == [
                "preferences", "deviceSettings", "books", "marks", "corrections", "sessions", "review", "models",
                "translations", "notebook", "lessons", "learningPreferences", "doses", "dictionaries", "mediaBytes",
                "bookPictures",
            ])
    }

    @Test func aNotebookWithAFileIsExportedFromIt() async throws {
        let test = try await TestDesk()
        let file = test.folder.appending(path: "etynote.md")
        try Data("# pear\n\n/ \"quoted\"\n".utf8).write(to: file)
        let context = await test.desk.context()
        let document = Document()
        try await context.exportEverything(context.notebook(at: file.path)) { document.append($0) }
        #expect(document.text.contains(##""notebook":"# pear\n\n/ \"quoted\"\n""##))
        try await test.remove()
    }

    @Test func aFullDiskEndsTheExportWithItsReason() async throws {
        let test = try await TestDesk()
        let context = try await Self.filled(test)
        await #expect(throws: CocoaError.self) {
            try await context.exportEverything(context.notebook(at: nil)) { _ in
                throw CocoaError(.fileWriteOutOfSpace)
            }
        }
        try await test.remove()
    }

    @Test func everyTableIsExportedOrHasAReasonNotToBe() async throws {
        let test = try await TestDesk()
        let context = try await Self.filled(test)
        let notebook = context.notebook(at: nil)
        let tables = try await context.database.readAcrossLearners { reader in
            try reader.rows("SELECT name, sql FROM sqlite_master WHERE type = 'table'").filter {
                try $0.optionalText(1)?.contains("learner_id") ?? false
            }.map { try $0.text(0) }
        }
        #expect(tables.count > 30)
        let learner = context.learner
        let statements = try await context.database.read(learner) { reader in
            let listener = ListeningConnection(reader.connection)
            let listened = Reader(listener, learner: learner)
            let json = JSONStream { _ in }
            try json.object {
                for section in ExportSection.all { try section.write(to: json, listened, notebook) }
            }
            try json.finish()
            return listener.statements
        }
        let read = Set(statements.flatMap { Self.tables(of: $0) })
        let missing = Set(tables).subtracting(read).subtracting(Self.exceptions.keys)
        #expect(missing.isEmpty, "no section reads \(missing.sorted()): export them, or say why not")
        #expect(Set(Self.exceptions.keys).isDisjoint(with: read))
        #expect(Set(Self.exceptions.keys).isSubset(of: tables))
        try await test.remove()
    }

    private static let text = "我今天去银行。他不喜欢看书。你在图书馆学习中文。老虎在门把手下。"

    /// A learner with something in each part whose rows are read one by one.
    private static func filled(_ test: TestDesk) async throws -> LearnerContext {
        let context = await test.desk.context()
        let book = try await test.importText(text)
        for (part, reading, scope, start) in [
            ("今天", "jīntian", CorrectionScope.Kind.inContext, 1), ("他", "tā", .here, 7),
        ] {
            try await test.desk.correct(
                NewCorrection(
                    language: .chinese, parts: [part], readings: [reading], scope: scope,
                    at: Place(book: book.id, page: 1, start: start)), at: TestDesk.now)
        }
        try await test.desk.mark("书", in: .chinese, as: .known, at: TestDesk.now)
        try await test.desk.correct(
            Correction(language: .chinese, parts: ["看书"], updatedAt: TestDesk.now), at: TestDesk.now)
        let deck = try await context.review.addDeck(named: "Words", at: context.now, newID: context.newID())
        let draft = NoteDraft(language: LanguageTag(.chinese), word: "银行")
        _ = try await context.review.add([draft], to: deck.id, at: context.now) { context.random() }
        let made = try await context.makeLesson(
            LessonWish(.reading, from: .text(text), minutes: 5, asksModel: false))
        #expect(made.lesson != nil)
        _ = try await context.dailyWords.today(at: context.now, patience: 0)
        return context
    }

    /// The names that follow FROM and JOIN.
    private static func tables(of statement: String) -> [String] {
        let words = statement.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        return zip(words, words.dropFirst()).filter { ["FROM", "JOIN"].contains($0.0) }.map(\.1)
    }
}

/// Collects a document that is written piece by piece.
private final class Document: Sendable {
    private let data = Mutex(Data())

    func append(_ piece: Data) { data.withLock { $0 += piece } }

    var text: String { String(decoding: data.withLock { $0 }, as: UTF8.self) }
}

/// Passes statements on, and remembers them.
private final class ListeningConnection: Connection {
    private let connection: any Connection
    private(set) var statements: [String] = []

    init(_ connection: any Connection) { self.connection = connection }

    func rows(_ sql: String, _ arguments: [SQLValue]) throws(StorageError) -> [Row] {
        statements.append(sql)
        return try connection.rows(sql, arguments)
    }

    func stream(
        _ sql: String, _ arguments: [SQLValue], _ body: (Row) throws(StorageError) -> Void
    ) throws(StorageError) {
        statements.append(sql)
        try connection.stream(sql, arguments, body)
    }

    func streamIntegers(
        _ sql: String, _ arguments: [SQLValue], _ body: (Span<Int64>) throws(StorageError) -> Void
    ) throws(StorageError) {
        statements.append(sql)
        try connection.streamIntegers(sql, arguments, body)
    }

    func execute(_ sql: String, _ next: () throws(StorageError) -> ArraySlice<SQLValue>?) throws(StorageError) -> Int {
        throw .refused(reason: "an export writes nothing")
    }

    func define(_ sql: String) throws(StorageError) { throw .refused(reason: "an export writes nothing") }

    func restrict(_ policy: String) throws(StorageError) { throw .refused(reason: "an export writes nothing") }
    func advise(_ statistic: String) throws(StorageError) { throw .refused(reason: "an export writes nothing") }
}
