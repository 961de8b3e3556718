import Cards
import Foundation
import Library
import Model
import Notebook
import Operations
import Reading
import Review
import Storage
import Support
import Testing

/// How much each learner may keep: what exceeds it is refused, whatever way it comes, and nothing of it is kept.
@Suite struct QuotaTests {
    private static func workplace(_ test: TestDesk, bytes: Int64, files: Int64 = 100) -> Workplace {
        let (folder, owner) = (test.folder, test.desk.learner)
        return Workplace(
            of: test.desk,
            quota: .ofLearners(bytes: bytes, files: files) { learner in
                let dictionaries = folder.appending(path: "Dictionaries/\(learner)")
                return learner == owner ? [dictionaries, folder.appending(path: "EtyNote")] : [dictionaries]
            })
    }

    private static func context(_ test: TestDesk, bytes: Int64, files: Int64 = 100) async -> LearnerContext {
        await workplace(test, bytes: bytes, files: files).context(of: test.desk.learner)
    }

    /// A book of some twenty thousand bytes.
    private static func book(_ sentence: String) throws -> Desk.ImportRequest {
        try Desk.ImportRequest(text: String(repeating: sentence, count: 1000), title: sentence)
    }

    private static let one = "我在银行看书。"
    private static let two = "你在图书馆看书。"
    private static let three = "他去银行学习。"
    /// A picture of 300,008 bytes, as far as its first bytes tell.
    private static let picture: [UInt8] =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Array(repeating: 7, count: 300_000)

    @Test(arguments: Engine.tested) func whatALearnerKeepsIsCounted(_ engine: Engine) async throws {
        let test = try await TestDesk(on: engine)
        let context = await Self.context(test, bytes: 1_000_000)
        #expect(try #require(try await context.spaceUse()).used == SpaceUse(bytes: 0, files: 0))
        let book = try await context.importBook(Self.book(Self.one)).book
        let text = Int64(book.scalarCount) * 3
        let space = try #require(try await context.spaceUse())
        #expect(space.used == SpaceUse(bytes: text, files: 1) && text >= 20_000)
        #expect(space.limit == SpaceUse(bytes: 1_000_000, files: 100))
        try await test.desk.database.write(test.desk.learner, at: TestDesk.now) { transaction in
            let owner = transaction.owner
            _ = try transaction.runDerived(
                "INSERT INTO cover (learner_id, book_id, media_type, bytes) VALUES (?, ?, 'image/png', ?)",
                [owner, SQLValue(book.id), .blob([0, 1, 255])])
            _ = try transaction.runDerived(
                "INSERT INTO media (learner_id, name, media_type, sha256, bytes) VALUES (?, 'a', 'image/png', '', ?)",
                [owner, .blob([0, 200, 7, 0, 9])])
            _ = try transaction.runDerived(
                "INSERT INTO notebook_copy (learner_id, name, text, updated_at) VALUES (?, 'a', ?, 1)",
                [owner, .blob(Array("# 字\n".utf8))])
        }
        let folder = test.folder.appending(path: "EtyNote/earlier")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("1234567".utf8).write(to: folder.appending(path: "a.md"))
        let all = try #require(try await context.spaceUse()).used
        #expect(all == SpaceUse(bytes: text + 3 + 5 + 6 + 7, files: 5))
        // Without a quota nothing is counted.
        #expect(try await Workplace(of: test.desk).context(of: test.desk.learner).spaceUse() == nil)
        try await test.remove()
    }

    @Test(arguments: Engine.tested) func aBookBeyondTheQuotaIsRefused(_ engine: Engine) async throws {
        let test = try await TestDesk(on: engine)
        let workplace = Self.workplace(test, bytes: 50_000)
        let context = await workplace.context(of: test.desk.learner)
        let first = try await context.importBook(Self.book(Self.one)).book
        _ = try await context.importBook(Self.book(Self.two))
        let used = try #require(try await context.spaceUse()).used
        let excess = await #expect(throws: QuotaExceeded.self) {
            _ = try await context.importBook(Self.book(Self.three))
        }
        #expect(excess?.used == used && excess?.limit.bytes == 50_000 && (excess?.needed.bytes ?? 0) >= 20_000)
        #expect(excess?.isOfFiles == false)
        #expect(try await context.library.books().count == 2)
        #expect(try #require(try await context.spaceUse()).used == used)
        // What is there already needs no room.
        #expect(try await context.importBook(Self.book(Self.one)).wasAlready)

        // What one learner keeps is not counted for another.
        let other: ID<Learner> = TestIDs.next()
        try await test.desk.database.write(other, at: TestDesk.now) { transaction in
            _ = try transaction.run(
                "INSERT INTO learner (id, name, created_at) VALUES (?, '', 1)", [transaction.owner],
                changes: .upsert(.learner, other))
        }
        let others = await workplace.context(of: other)
        #expect(try #require(try await others.spaceUse()).used == SpaceUse(bytes: 0, files: 0))
        #expect(try await !others.importBook(Self.book(Self.three)).wasAlready)

        // Who deletes a book has its room at once, if that is enough; if not, it can still be restored.
        try await context.library.delete(first.id, at: context.now)
        let long = try Desk.ImportRequest(text: String(repeating: Self.three, count: 5000))
        await #expect(throws: QuotaExceeded.self) { _ = try await context.importBook(long) }
        try await context.library.restore(first.id, at: context.now)
        try await context.library.delete(first.id, at: context.now)
        #expect(try await !context.importBook(Self.book(Self.three)).wasAlready)
        await #expect(throws: (any Error).self) { try await context.library.restore(first.id, at: context.now) }
        #expect(try await context.library.books().count == 2)
        try await test.remove()
    }

    @Test func filesAreCountedToo() async throws {
        let test = try await TestDesk()
        let context = await Self.context(test, bytes: 1_000_000, files: 2)
        _ = try await context.importBook(Self.book(Self.one))
        _ = try await context.importBook(Self.book(Self.two))
        let excess = await #expect(throws: QuotaExceeded.self) {
            _ = try await context.importBook(Self.book(Self.three))
        }
        #expect(excess?.isOfFiles == true && excess?.used.files == 2 && excess?.needed.files == 1)
        try await test.remove()
    }

    @Test func severalBooksAreKeptAsFarAsThereIsRoom() async throws {
        let test = try await TestDesk()
        let context = await Self.context(test, bytes: 50_000)
        let files = try await context.importBooks(
            [Self.book(Self.one), Self.book(Self.two), Self.book(Self.three), Self.book(Self.one)])
        let refused = files.map { file in
            if case .failure(let error) = file.outcome { error is QuotaExceeded } else { false }
        }
        #expect(refused == [false, false, true, false])
        try await test.remove()
    }

    /// A package with a note that has the picture.
    private static func package(in test: TestDesk) async throws -> (file: URL, context: LearnerContext) {
        let context = await Workplace(of: test.desk).context(of: test.desk.learner)
        let deck = try await context.review.addDeck(named: "Words", at: context.now, newID: context.newID())
        _ = try await context.review.add([draft()], to: deck.id, at: context.now) { context.random() }
        let file = test.folder.appending(path: "words.apkg")
        _ = try await context.review.exportAnki(to: file, at: context.now)
        return (file, context)
    }

    private static func draft() throws -> NoteDraft {
        var draft = NoteDraft(language: LanguageTag(.chinese), word: "银行")
        draft.newPicture = try NewMedium(fileName: "bank.png", bytes: picture, as: .picture)
        return draft
    }

    private static func cards(_ file: URL) throws -> CardImportRequest {
        try CardImportRequest(.file(file), named: "words.apkg")
    }

    @Test(arguments: Engine.tested) func aPackageBeyondTheQuotaIsRefused(_ engine: Engine) async throws {
        let (source, test) = (try await TestDesk(), try await TestDesk(on: engine))
        let file = try await Self.package(in: source).file
        let small = await Self.context(test, bytes: 100_000)
        let excess = await #expect(throws: QuotaExceeded.self) {
            _ = try await small.importCards(Self.cards(file))
        }
        #expect(excess?.needed == SpaceUse(bytes: 300_008, files: 1))
        #expect(try await small.review.decks().isEmpty)
        #expect(try await small.review.checkMedia().count == 0)

        // A book that was deleted makes room for it.
        let larger = await Self.context(test, bytes: 400_000)
        let text = String(repeating: Self.one, count: 5000)
        let book = try await larger.importBook(Desk.ImportRequest(text: text)).book
        await #expect(throws: QuotaExceeded.self) { _ = try await larger.importCards(Self.cards(file)) }
        try await larger.library.delete(book.id, at: larger.now)
        _ = try await larger.importCards(Self.cards(file))
        #expect(try await larger.review.checkMedia().count == 1)
        let rows = try await test.desk.database.read(test.desk.learner) { reader in
            try reader.first("SELECT COUNT(*) AS number FROM passage WHERE learner_id = ?", [reader.owner])?.integer(0)
        }
        #expect(rows == 0)
        // Importing it again adds nothing, and is no matter of room.
        _ = try await small.importCards(Self.cards(file))
        try await source.remove()
        try await test.remove()
    }

    @Test func notesAndListsAreRefusedToo() async throws {
        let test = try await TestDesk()
        let context = await Self.context(test, bytes: 100)
        let list = try CardImportRequest(
            .bytes(Array("银行,bank\n图书馆,library\n".utf8)), named: "list.csv", into: .path("List"),
            columns: [.word, .definition], hasHeader: false)
        await #expect(throws: QuotaExceeded.self) { _ = try await context.importCards(list) }
        #expect(try await context.review.decks().isEmpty)
        let deck = try await context.review.addDeck(named: "Words", at: context.now, newID: context.newID())
        await #expect(throws: QuotaExceeded.self) {
            _ = try await context.review.add([Self.draft()], to: deck.id, at: context.now) { context.random() }
        }
        #expect(try await context.review.checkMedia().count == 0)
        try await test.remove()
    }

    @Test func aDictionaryBeyondTheQuotaIsRefusedAndLeavesNoFile() async throws {
        let test = try await TestDesk()
        let line = Array("麥穗 麦穗 [mai4 sui4] /ear of wheat/\n".utf8)
        let request = DictionaryRequest(.bytes(line), fileName: "mine.u8")
        // One of them is refused before it is read; of the other it is known only when it is written.
        for bytes in [Int64(line.count) - 1, Int64(line.count) + 1] {
            let context = await Self.context(test, bytes: bytes)
            let excess = await #expect(throws: QuotaExceeded.self) { _ = try await context.importDictionary(request) }
            #expect(excess?.used == SpaceUse(bytes: 0, files: 0) || bytes > line.count)
            #expect(try await context.library.dictionaries().isEmpty)
            let folder = test.folder.appending(path: "Dictionaries/\(test.desk.learner)")
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(files.filter { $0.hasSuffix(".glossadict") || $0.hasSuffix(".arriving") } == [])
        }
        let context = await Self.context(test, bytes: 10_000_000)
        _ = try await context.importDictionary(request)
        let used = try #require(try await context.spaceUse()).used
        #expect(used.bytes > line.count && used.files >= 1)
        try await test.remove()
    }

    @Test(arguments: Engine.tested) func anArchiveBeyondTheQuotaIsRefused(_ engine: Engine) async throws {
        let (source, test) = (try await TestDesk(), try await TestDesk(on: engine))
        let context = try await Self.package(in: source).context
        let file = source.folder.appending(path: "all.zip")
        try await context.exportWhole(context.notebook(at: nil), to: file)
        // The pictures alone are too much, or the rows besides.
        for bytes: Int64 in [100_000, 300_020] {
            let copy = await Self.context(test, bytes: bytes)
            await #expect(throws: QuotaExceeded.self) {
                try await copy.importWhole(file, into: copy.notebook(at: nil))
            }
            #expect(try await copy.review.decks().isEmpty)
            #expect(try #require(try await copy.spaceUse()).used == SpaceUse(bytes: 0, files: 0))
        }
        let copy = await Self.context(test, bytes: 1_000_000)
        try await copy.importWhole(file, into: copy.notebook(at: nil))
        #expect(try await copy.review.checkMedia().count == 1)
        try await source.remove()
        try await test.remove()
    }

    @Test func aNotebookBeyondTheQuotaIsRefused() async throws {
        let test = try await TestDesk()
        let context = await Self.context(test, bytes: 10)
        let text = Data("# construct\n\nto build\n".utf8)
        for path in [nil, test.folder.appending(path: "EtyNote/etynote.md").path] {
            let notebook = context.notebook(at: path)
            await #expect(throws: QuotaExceeded.self) { try await notebook.propose(text, at: context.now) }
            await #expect(throws: QuotaExceeded.self) {
                try await notebook.replace(with: text, expecting: nil, at: context.now)
            }
            #expect(try await notebook.proposal() == nil)
            #expect(try await notebook.count() == 0)
        }
        try await test.remove()
    }

    // MARK: Notes, entries and marks

    /// A draft whose meaning has so many letters.
    private static func draft(_ word: String, letters: Int) -> NoteDraft {
        var draft = NoteDraft(language: LanguageTag(.chinese), word: word)
        draft.definition = String(repeating: "a", count: letters)
        return draft
    }

    /// A desk for 22 KB with a deck and two notes of more than 9 KB each.
    private struct FullDesk {
        let test: TestDesk
        let context: LearnerContext
        let deck: Deck
        var notes: [SerialID<Note>] = []

        init(_ engine: Engine) async throws {
            test = try await TestDesk(on: engine)
            let context = await QuotaTests.context(test, bytes: 22_000)
            self.context = context
            deck = try await context.review.addDeck(named: "Words", at: context.now, newID: context.newID())
            for word in ["银行", "图书馆"] {
                let added = try await add(word, letters: 3000)
                notes += added
            }
        }

        func add(_ word: String, letters: Int, to other: Deck? = nil) async throws -> [SerialID<Note>] {
            let context = context
            return try await context.review.add(
                [QuotaTests.draft(word, letters: letters)], to: (other ?? deck).id, at: context.now
            ) { context.random() }.notes
        }

        func delete(_ note: SerialID<Note>) async throws {
            let cards = try await context.review.note(note).cards
            try await context.review.change(cards.map(\.id), .delete, at: context.now)
        }

        /// The lengths of the meanings of all notes, also of deleted ones.
        func lengths() async throws -> [Int] {
            try await test.desk.database.read(test.desk.learner) { reader in
                try reader.rows(
                    "SELECT CAST(LENGTH(definition) AS BIGINT) FROM note WHERE learner_id = ? ORDER BY id",
                    [reader.owner]
                ).map { row throws(StorageError) in try row.integer(0) }
            }.sorted()
        }
    }

    @Test(arguments: Engine.tested) func notesAskForRoom(_ engine: Engine) async throws {
        let full = try await FullDesk(engine)
        let (review, now) = (full.context.review, full.context.now)
        await #expect(throws: QuotaExceeded.self) { _ = try await full.add("学习", letters: 3000) }
        #expect(try await full.lengths() == [3000, 3000])
        let longer = NoteChange(definition: String(repeating: "b", count: 6000))
        await #expect(throws: QuotaExceeded.self) { try await review.edit(full.notes[0], longer, at: now) }
        let cards = try await review.note(full.notes[0]).cards.map(\.id)
        let tags = (0..<100).map { "tag\($0)-" + String(repeating: "x", count: 40) }
        await #expect(throws: QuotaExceeded.self) { try await review.change(cards, .tag(tags, true), at: now) }
        #expect(try await full.lengths() == [3000, 3000])
        // What shrinks needs no room, nor does what fits.
        try await review.edit(full.notes[0], NoteChange(definition: "bank"), at: now)
        try await review.change(cards, .tag(["money"], true), at: now)
        _ = try await full.add("学习", letters: 3000)
        #expect(try await full.lengths() == [4, 3000, 3000])
        try await full.test.remove()
    }

    @Test(arguments: Engine.tested) func deletedCardsGiveTheirRoomBack(_ engine: Engine) async throws {
        let full = try await FullDesk(engine)
        let (review, now) = (full.context.review, full.context.now)
        // As long as that is not enough, or not needed, the deletion can be undone.
        try await full.delete(full.notes[0])
        await #expect(throws: QuotaExceeded.self) { _ = try await full.add("学习", letters: 6000) }
        #expect(try await review.undo(at: now).verb == .delete)
        #expect(try await review.note(full.notes[0]).note.definition.count == 3000)
        try await full.delete(full.notes[0])
        _ = try await full.add("学习", letters: 3000)
        #expect(try await full.lengths() == [0, 3000, 3000])
        #expect(try await review.lastUndoable() == nil)
        await #expect(throws: ReviewError.self) { _ = try await review.undo(at: now) }
        // The word can be learnt anew.
        try await full.delete(full.notes[1])
        let again = try await full.add("银行", letters: 3000)
        #expect(try await review.note(#require(again.first)).note.definition.count == 3000)
        try await full.test.remove()
    }

    @Test(arguments: Engine.tested) func aDeletedDeckGivesItsRoomBack(_ engine: Engine) async throws {
        let full = try await FullDesk(engine)
        let (review, now) = (full.context.review, full.context.now)
        let other = try await review.addDeck(named: "Others", at: now, newID: full.context.newID())
        try await review.setDeleted(true, deck: full.deck.id, at: now)
        await #expect(throws: QuotaExceeded.self) { _ = try await full.add("学习", letters: 7300, to: other) }
        try await review.setDeleted(false, deck: full.deck.id, at: now)
        // A note with a card in another deck stays.
        let both = try #require(full.notes.last)
        let card = try #require(try await review.note(both).cards.first)
        try await review.change([card.id], .move(to: other.id), at: now)
        try await review.setDeleted(true, deck: full.deck.id, at: now)
        _ = try await full.add("学习", letters: 3000, to: other)
        #expect(try await full.lengths() == [0, 3000, 3000])
        await #expect(throws: ReviewError.self) {
            try await review.setDeleted(false, deck: full.deck.id, at: now)
        }
        #expect(try await review.decks().map(\.id) == [other.id])
        #expect(try await review.note(both).cards.map(\.id) == [card.id])
        try await full.test.remove()
    }

    @Test func anEntryBeyondTheQuotaIsRefused() async throws {
        let test = try await TestDesk()
        let entry = WordEntry(
            word: "construct", partOfSpeech: ["verb"], englishMeaning: ["to build"], chineseMeaning: ["建造"],
            root: .init(form: "struct", meaning: "to build", originLanguage: "Latin"), prefix: .init(), suffix: .init(),
            relatedWords: ["structure"], variants: ["construction"])
        let path = test.folder.appending(path: "EtyNote/etynote.md").path
        for place in [nil, path] {
            let (small, large) = (await Self.context(test, bytes: 10), await Self.context(test, bytes: 100_000))
            let notebook = small.notebook(at: place)
            await #expect(throws: QuotaExceeded.self) { try await notebook.keep(entry, at: small.now) }
            await #expect(throws: QuotaExceeded.self) { try await notebook.add(entry, at: small.now) }
            #expect(try await notebook.count() == 0)
            #expect(!FileManager.default.fileExists(atPath: path))
            if place != nil { #expect(try await large.notebook(at: place).keep(entry, at: large.now)) }
        }
        try await test.remove()
    }

    @Test(arguments: Engine.tested) func aListOfLongSentencesIsRefused(_ engine: Engine) async throws {
        let test = try await TestDesk(on: engine)
        let context = await Self.context(test, bytes: 100_000)
        let sentence = MarkContext(sentence: String(repeating: "银", count: 500))
        let changes = (0..<600).map { MarkChange("word\($0)", in: .english, as: .difficult, context: sentence) }
        await #expect(throws: QuotaExceeded.self) { try await context.library.mark(changes, at: context.now) }
        await #expect(throws: QuotaExceeded.self) { _ = try await context.library.markEach(changes, at: context.now) }
        #expect(try #require(try await context.spaceUse()).used.bytes == 0)
        // Few, or without sentences, they are marked, and counted.
        let short = changes.map { MarkChange($0.word, in: .english, as: .difficult) }
        #expect(try await context.library.markEach(Array(changes.prefix(5)) + short, at: context.now) == 0)
        #expect(try #require(try await context.spaceUse()).used.bytes > 5 * 1500)
        try await test.remove()
    }
}
