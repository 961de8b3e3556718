import Formats
import Foundation
import Library
import Model
import Notebook
import Operations
import Review
import Storage
import Support
import Testing
import Wire

/// The export of everything as an archive, and its import into an empty Glossa.
@Suite struct WholeTests {
    @Test func everyTableOfALearnerIsKeptOrHasAReasonNotToBe() async throws {
        let test = try await TestDesk()
        let tables = try await test.desk.database.readAcrossLearners { reader in
            try reader.rows("SELECT name, sql FROM sqlite_master WHERE type = 'table'").filter {
                try $0.optionalText(1)?.contains("learner_id") ?? false
            }.map { try $0.text(0) }
        }
        let kept = Set(KeptTable.all.map(\.name))
        let missing = Set(tables).subtracting(kept).subtracting(KeptTable.others.keys)
        #expect(missing.isEmpty, "the export has no \(missing.sorted()): add them to KeptTable, or say why not")
        #expect(kept.isDisjoint(with: KeptTable.others.keys))
        #expect(kept.union(KeptTable.others.keys) == Set(tables))
        #expect(kept.isSuperset(of: KeptTable.content))
        for table in KeptTable.all {
            let columns = try await test.desk.database.readAcrossLearners { reader in
                try reader.rows("SELECT name, type, \"notnull\" FROM pragma_table_info('\(table.name)')").map {
                    (try $0.text(0), try $0.text(1), try $0.integer(2))
                }
            }
            let kinds = ["TEXT": "text", "BIGINT": "integer", "DOUBLE PRECISION": "real", "BYTEA": "bytes"]
            let expected = columns.filter { $0.0 != "learner_id" }.map { name, type, notNull in
                "\(name) \(kinds[type] ?? type) \(notNull == 0)"
            }
            let found = table.columns.map { column in
                "\(column.name) \(column.kind == .file ? "bytes" : column.kind.rawValue) \(column.isOptional)"
            }
            #expect(found == expected, "\(table.name)")
        }
        try await test.remove()
    }

    @Test(arguments: Engine.tested) func anImportedExportIsEqualButForItsDate(_ engine: Engine) async throws {
        let (first, second) = (try await TestDesk(on: engine), try await TestDesk(on: engine))
        let (file, exported) = try await Self.exported(first)

        let later = TestDesk.now.advanced(bySeconds: 3600)
        let copy = await second.desk.context(at: later)
        let copyNotebook = copy.notebook(at: second.folder.appending(path: "EtyNote/etynote.md").path)
        try await copy.importWhole(file, into: copyNotebook)
        let again = second.folder.appending(path: "again.zip")
        try await copy.exportWhole(copyNotebook, to: again)
        let parts = try Self.parts(of: again, in: second)

        #expect(Set(parts.keys) == Set(exported.keys))
        for (name, text) in exported where name != "cards.apkg" {
            let date = "\"exportedAt\":\(later.milliseconds)"
            let same = parts[name].map { part in
                name != WholeDocument.name
                    ? part
                    : Data(
                        String(decoding: part, as: UTF8.self).replacing(
                            date, with: "\"exportedAt\":\(TestDesk.now.milliseconds)"
                        ).utf8)
            }
            #expect(same == text, "\(name)")
        }
        let names = exported.keys.sorted()
        for folder in ["books/", "media/", "pictures/", "dictionaries/", "notebook/"] {
            #expect(names.contains { $0.hasPrefix(folder) }, "\(folder)")
        }
        #expect(names.contains("cards.apkg") && names.contains("README.txt"))
        // The notebook's file came with its rows.
        #expect(try Data(contentsOf: URL(filePath: copyNotebook.path)) == exported["notebook/etynote.md"])
        #expect(try await second.desk.lookup("麦穗", in: .chinese).entries.map(\.source) == ["mine"])
        try await first.remove()
        try await second.remove()
    }

    /// Who moves to a server with accounts keeps a model of the network left behind, which is not asked from there.
    @Test(arguments: Engine.tested) func aModelThatItsLearnerMayNotNameIsBroughtAndNotAsked(
        _ engine: Engine
    ) async throws {
        let (first, second) = (try await TestDesk(on: engine), try await TestDesk(on: engine))
        let (context, notebook) = try await Self.filled(first)
        try await context.models.add(
            ModelProfileChange(name: "Near", baseURL: "http://localhost:11434/v1", model: "m"), as: context.newID(),
            at: TestDesk.now)
        let file = first.folder.appending(path: "all.zip")
        try await context.exportWhole(notebook, to: file)

        let (database, learner) = (second.desk.database, second.desk.learner)
        try await database.write(learner, at: TestDesk.now) { transaction in
            try transaction.runDerived(
                """
                INSERT INTO account (learner_id, name, shown_name, is_administrator, created_at)
                VALUES (?, 'a', 'A', ?, 1)
                """, [SQLValue(learner), SQLValue(false)])
        }
        let copy = await Workplace(of: second.desk).context(of: learner, at: TestDesk.now)
        let copyNotebook = copy.notebook(at: second.folder.appending(path: "EtyNote/etynote.md").path)
        try await copy.importWhole(file, into: copyNotebook)
        let brought = try #require(try await copy.models.profiles().first)
        #expect(brought.name == "Near")
        await #expect(throws: ModelError.impossibleProfile(.nearbyAddress)) {
            try await copy.models.test(brought.id, at: TestDesk.now)
        }
        try await first.remove()
        try await second.remove()
    }

    private static let noAddresses = [
        "http://api.example.org/v1", "file:///etc/passwd", "https://a:b@example.org/v1", "https://example.org/v1?a=b",
        "https://example.org/v1/", " https://example.org/v1", "gopher://127.0.0.1:25/", "",
    ]

    /// What could not be entered is not brought, either: the learner's key would be sent there.
    @Test(arguments: noAddresses) func aModelWithAnImpossibleAddressIsRefused(_ address: String) async throws {
        let (first, second) = (try await TestDesk(), try await TestDesk())
        let (context, notebook) = try await Self.filled(first)
        try await context.models.add(
            ModelProfileChange(name: "Far", baseURL: "https://far.example.org/v1", model: "m"), as: context.newID(),
            at: TestDesk.now)
        let whole = first.folder.appending(path: "all.zip")
        try await context.exportWhole(notebook, to: whole)
        let file = try Self.archive(try Self.parts(of: whole, in: first), in: first) {
            $0.replacing("\"https://far.example.org/v1\"", with: "\"\(address)\"")
        }
        let copy = await Workplace(of: second.desk).context(of: second.desk.learner, at: TestDesk.now)
        await #expect(throws: WholeImportError.damaged(part: "model_profile")) {
            try await copy.importWhole(file, into: copy.notebook(at: nil))
        }
        #expect(try await Self.count("model_profile", second) == 0)
        try await copy.importWhole(whole, into: copy.notebook(at: nil))
        #expect(try await copy.models.profiles().map(\.baseURL) == ["https://far.example.org/v1"])
        try await first.remove()
        try await second.remove()
    }

    /// Each name of a number in the archive, a value that Glossa would not have written, and the part that is refused.
    private static let unreliable: [(name: String, value: String, part: String)] = [
        ("page_count", "0", "book"), ("page_count", "-1", "book"), ("page_count", "8640000000000000", "book"),
        ("rating", "-8640000000000000", "review"), ("rating", "5", "review"),
        ("stability", "-1", "card"), ("difficulty", "-1e308", "card"),
    ]

    /// Pages, calculations and loops rely on them.
    @Test(arguments: unreliable)
    func numbersThatGlossaWouldNotHaveWrittenAreRefused(_ name: String, _ value: String, _ part: String) async throws {
        let (first, second) = (try await TestDesk(), try await TestDesk())
        let (context, notebook) = try await Self.filled(first)
        let question = try #require(try await context.review.nextQuestion(in: nil, at: context.now))
        try await context.review.grade(question.card.id, .good, reviewID: context.newSerialID(), at: context.now)
        let file = first.folder.appending(path: "all.zip")
        try await context.exportWhole(notebook, to: file)
        let parts = try Self.parts(of: file, in: first)
        let number = try Regex("\"\(name)\": ?[-0-9.e]+")
        let wrong = try Self.archive(parts, in: first) { $0.replacing(number, with: "\"\(name)\":\(value)") }
        let copy = await Workplace(of: second.desk).context(of: second.desk.learner, at: TestDesk.now)
        await #expect(throws: WholeImportError.damaged(part: part)) {
            try await copy.importWhole(wrong, into: copy.notebook(at: nil))
        }
        #expect(try await Self.count("book", second) == 0)
        try await copy.importWhole(file, into: copy.notebook(at: nil))
        try await first.remove()
        try await second.remove()
    }

    /// A learner's share of the disk goes by it.
    @Test(arguments: ["0", "-8640000000000000", "8640000000000000"])
    func theLengthOfABookIsCountedAnew(_ length: String) async throws {
        let (first, second) = (try await TestDesk(), try await TestDesk())
        let (_, parts) = try await Self.exported(first)
        let number = try Regex("\"scalar_count\": ?[-0-9]+")
        let wrong = try Self.archive(parts, in: first) { $0.replacing(number, with: "\"scalar_count\":\(length)") }
        let copy = await Workplace(of: second.desk).context(of: second.desk.learner, at: TestDesk.now)
        try await copy.importWhole(wrong, into: copy.notebook(at: nil))
        let lengths = { (desk: Desk) in try await desk.books().map(\.scalarCount).sorted() }
        #expect(try await lengths(second.desk) == lengths(first.desk))
        try await first.remove()
        try await second.remove()
    }

    /// A small archive would fill the disk.
    @Test func aFileOfAnArchiveIsOfOneRow() async throws {
        let (first, second) = (try await TestDesk(), try await TestDesk())
        let (file, parts) = try await Self.exported(first)
        let other = try #require(parts.keys.first { $0.hasPrefix("media/") && $0 != "media/a.png" })
        let shared = try Self.archive(parts, in: first) { $0.replacing("\"\(other)\"", with: "\"media/a.png\"") }
        let copy = await Workplace(of: second.desk).context(of: second.desk.learner, at: TestDesk.now)
        await #expect(throws: WholeImportError.damaged(part: "media/a.png")) {
            try await copy.importWhole(shared, into: copy.notebook(at: nil))
        }
        #expect(try await Self.count("media", second) == 0)
        try await copy.importWhole(file, into: copy.notebook(at: nil))
        #expect(try await Self.count("media", second) == 2)
        try await first.remove()
        try await second.remove()
    }

    /// The desk of the machine was the oldest one, and an archive may say any date.
    @Test func anImportDoesNotMakeALearnerTheOwnerOfTheMachine() async throws {
        let (first, second) = (try await TestDesk(), try await TestDesk())
        let (file, _) = try await Self.exported(first)
        let later = TestDesk.now.advanced(bySeconds: 3600)
        let other: ID<Learner> = TestIDs.next()
        let database = second.desk.database
        try await database.write(other, at: later) { transaction in
            try transaction.run(
                "INSERT INTO learner (id, name, created_at) VALUES (?, '', ?)", [transaction.owner, SQLValue(later)],
                changes: .upsert(.learner, other))
            try transaction.runDerived(
                "UPDATE learner SET created_at = ? WHERE id = ?", [SQLValue(later), transaction.owner])
        }
        try await database.write(second.desk.learner, at: later) { transaction in
            _ = try transaction.runDerived(
                "UPDATE learner SET created_at = ? WHERE id = ?", [SQLValue(later), transaction.owner])
        }
        let copy = await Workplace(of: second.desk).context(of: other, at: later)
        try await copy.importWhole(
            file, into: copy.notebook(at: second.folder.appending(path: "Learners/x/EtyNote/etynote.md").path))
        let local = try await Desk.localLearner(in: database, at: later, newID: TestIDs.next())
        #expect(local == second.desk.learner)
        try await first.remove()
        try await second.remove()
    }

    /// Whoever chose a language imports in it, and need not read the one of the archive's desk.
    @Test func thePagesKeepTheLanguageThatWasChosenHere() async throws {
        let first = try await TestDesk()
        try await first.desk.mark("书", in: .chinese, as: .known, at: TestDesk.now)
        func imported(into test: TestDesk) async throws -> Preferences {
            let context = await first.desk.context()
            let file = first.folder.appending(path: UUID().uuidString + ".zip")
            try await context.exportWhole(context.notebook(at: nil), to: file)
            let copy = await test.desk.context()
            try await copy.importWhole(file, into: copy.notebook(at: nil))
            return try await test.desk.database.read(test.desk.learner) { try $0.preferences() }
        }
        // The archive names none, then Chinese, into a desk that never chose one and one that chose English.
        let desks = [try await TestDesk(), try await TestDesk(), try await TestDesk()]
        try await Self.choose(.simplifiedChinese, in: desks[0])
        #expect(try await imported(into: desks[0]).interface == .simplifiedChinese)
        try await Self.choose(.simplifiedChinese, in: first)
        try await first.desk.changePreferences(at: TestDesk.now) { $0.knownHSKLevel = 4 }
        #expect(try await imported(into: desks[1]).interface == .simplifiedChinese)
        try await Self.choose(.simplifiedChinese, in: desks[2])
        try await Self.choose(.english, in: desks[2])
        let kept = try await imported(into: desks[2])
        // The other settings come with the archive.
        #expect(kept.interface == .english && kept.knownHSKLevel == 4)
        for test in [first] + desks { try await test.remove() }
    }

    @Test func twoExportsOfTheSameDataAreEqual() async throws {
        let test = try await TestDesk()
        let (context, notebook) = try await Self.filled(test)
        let files = ["one.zip", "two.zip"].map { test.folder.appending(path: $0) }
        for file in files { try await context.exportWhole(notebook, to: file) }
        let (one, two) = (try Self.parts(of: files[0], in: test), try Self.parts(of: files[1], in: test))
        #expect(Set(one.keys) == Set(two.keys))
        for (name, part) in one where name != "cards.apkg" { #expect(two[name] == part, "\(name)") }
        try await test.remove()
    }

    @Test func aGlossaThatIsNotEmptyTakesNoExportAndKeepsWhatItHas() async throws {
        let test = try await TestDesk()
        let (file, _) = try await Self.exported(test)
        let other = try await TestDesk()
        try await other.desk.mark("书", in: .chinese, as: .known, at: TestDesk.now)
        let copy = await other.desk.context()
        await #expect(throws: WholeImportError.notEmpty(["mark": 1])) {
            try await copy.importWhole(file, into: copy.notebook(at: nil))
        }
        #expect(try await Self.count("mark", other) == 1)
        #expect(try await Self.count("book", other) == 0)
        try await test.remove()
        try await other.remove()
    }

    @Test func damagedNewerAndForeignFilesAreRefusedAndChangeNothing() async throws {
        let test = try await TestDesk()
        let (file, parts) = try await Self.exported(test)
        let document = String(decoding: try #require(parts[WholeDocument.name]), as: UTF8.self)
        let other = try await TestDesk()
        let copy = await other.desk.context()
        func imported(_ document: String) async throws {
            let place = test.folder.appending(path: "changed.zip")
            let zip = try ZipFileWriter(place)
            try zip.add(WholeDocument.name, Array(document.utf8))
            for (name, part) in parts where name != WholeDocument.name { try zip.add(name, Array(part)) }
            try zip.finish()
            try await copy.importWhole(place, into: copy.notebook(at: nil))
        }
        await #expect(throws: WholeImportError.newer) {
            try await imported(document.replacing("glossa-export-2", with: "glossa-export-3"))
        }
        await #expect(throws: WholeImportError.newer) {
            try await imported(document.replacing("\"schema\":", with: "\"schema\":9"))
        }
        await #expect(throws: WholeImportError.notAnExport) { try await imported("{\"format\":\"other\"}") }
        for broken in [
            // Cut off; a number where a text belongs; a card without its note; a table that does not exist.
            String(document.dropLast(3)), document.replacing("\"word\":\"银行\"", with: "\"word\":7"),
            document.replacing("\"note_id\":", with: "\"note_id\":1"),
            document.replacing("\"mark\":[", with: "\"mork\":["),
            // A status that no version knows.
            document.replacing("\"status\":\"known\"", with: "\"status\":\"unheard\""),
        ] {
            await #expect(throws: WholeImportError.self) { try await imported(broken) }
        }
        // A picture that the archive does not have.
        await #expect(throws: WholeImportError.missing(part: "media/../a.png")) {
            try await imported(document.replacing("\"file\":\"media/", with: "\"file\":\"media/../"))
        }
        let text = test.folder.appending(path: "text.zip")
        try Data("no archive".utf8).write(to: text)
        await #expect(throws: WholeImportError.notAnExport) {
            try await copy.importWhole(text, into: copy.notebook(at: nil))
        }
        let cut = test.folder.appending(path: "cut.zip")
        let whole = try Data(contentsOf: file)
        try whole.prefix(whole.count / 2).write(to: cut)
        await #expect(throws: WholeImportError.self) { try await copy.importWhole(cut, into: copy.notebook(at: nil)) }

        for table in KeptTable.content { #expect(try await Self.count(table, other) == 0, "\(table)") }
        // It is still empty, and takes the whole file.
        try await imported(document)
        #expect(try await Self.count("mark", other) == 1)
        try await test.remove()
        try await other.remove()
    }

    @Test(arguments: Engine.tested) func aRefusedImportLeavesNoFileBehind(_ engine: Engine) async throws {
        let (first, second) = (try await TestDesk(), try await TestDesk(on: engine))
        let (file, parts) = try await Self.exported(first)
        let refused = try Self.archive(parts, in: first) {
            $0.replacing("\"status\":\"known\"", with: "\"status\":\"unheard\"")
        }
        let copy = await second.desk.context()
        let notebook = copy.notebook(at: second.folder.appending(path: "EtyNote/etynote.md").path)
        try await notebook.refresh(at: TestDesk.now)
        let before = try Self.files(of: second)

        await #expect(throws: WholeImportError.self) { try await copy.importWhole(refused, into: notebook) }
        #expect(try Self.files(of: second) == before)
        // Without a file, the earlier notebooks are rows.
        let rows = copy.notebook(at: nil)
        await #expect(throws: WholeImportError.self) { try await copy.importWhole(refused, into: rows) }
        #expect(try await rows.earlier().isEmpty)
        #expect(try Self.files(of: second) == before)

        try await copy.importWhole(file, into: notebook)
        #expect(try await notebook.earlier().count == 1)
        let names = try Self.files(of: second).keys
        #expect(names.contains { $0.hasSuffix(".glossadict") } && !names.contains { $0.contains(".glossadict.un") })
        #expect(!names.contains { $0.hasSuffix(".arriving") })
        try await first.remove()
        try await second.remove()
    }

    @Test func whatARefusedImportReplacedIsThereAgain() async throws {
        let (first, second) = (try await TestDesk(), try await TestDesk())
        let (_, parts) = try await Self.exported(first)
        let refused = try Self.archive(parts, in: first) {
            $0.replacing("\"status\":\"known\"", with: "\"status\":\"unheard\"")
        }
        let dictionary = try #require(parts.keys.first { $0.hasPrefix("dictionaries/") })
        let earlier = try #require(parts.keys.first { $0.hasPrefix("notebook/earlier/") })
        let places = [
            second.folder.appending(path: "Dictionaries/\(second.desk.learner)/\(dictionary.dropFirst(13))"),
            second.folder.appending(path: "EtyNote/\(earlier.dropFirst(9))"),
        ]
        for place in places {
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("mine".utf8).write(to: place)
        }
        let copy = await second.desk.context()
        let notebook = copy.notebook(at: second.folder.appending(path: "EtyNote/etynote.md").path)
        try await notebook.refresh(at: TestDesk.now)
        let before = try Self.files(of: second)
        await #expect(throws: WholeImportError.self) { try await copy.importWhole(refused, into: notebook) }
        #expect(try Self.files(of: second) == before)
        for place in places { #expect(try Data(contentsOf: place) == Data("mine".utf8)) }
        try await first.remove()
        try await second.remove()
    }

    /// Another process imports the same archive.
    @Test func aDictionaryThatAnotherImportBringsIsLeftToIt() async throws {
        let (first, second) = (try await TestDesk(), try await TestDesk())
        let (file, parts) = try await Self.exported(first)
        let dictionary = try #require(parts.keys.first { $0.hasPrefix("dictionaries/") })
        let folder = second.folder.appending(path: "Dictionaries/\(second.desk.learner)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let mark = folder.appending(path: "\(dictionary.dropFirst(13)).arriving").path
        let descriptor = open(mark, O_CREAT | O_RDWR, 0o600)
        #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
        let before = try Self.files(of: second)
        let copy = await second.desk.context()
        await #expect(throws: StorageError.busy) { try await copy.importWhole(file, into: copy.notebook(at: nil)) }
        #expect(try Self.files(of: second) == before)
        // It was killed.
        close(descriptor)
        try await copy.importWhole(file, into: copy.notebook(at: nil))
        #expect(access(mark, F_OK) != 0)
        #expect(try await copy.library.lookup("麦穗", in: .chinese).entries.map(\.source) == ["mine"])
        try await first.remove()
        try await second.remove()
    }

    @Test func anArchiveThatLacksTheFileOfADictionaryIsRefused() async throws {
        let (first, second) = (try await TestDesk(), try await TestDesk())
        let (_, parts) = try await Self.exported(first)
        let dictionary = try #require(parts.keys.first { $0.hasPrefix("dictionaries/") })
        let lacking = try Self.archive(parts.filter { $0.key != dictionary }, in: first) { $0 }
        let copy = await second.desk.context()
        let before = try Self.files(of: second)
        await #expect(throws: WholeImportError.missing(part: dictionary)) {
            try await copy.importWhole(lacking, into: copy.notebook(at: nil))
        }
        #expect(try Self.files(of: second) == before)
        for table in KeptTable.content { #expect(try await Self.count(table, second) == 0, "\(table)") }
        #expect("\(WholeImportError.missing(part: dictionary))".contains(dictionary))
        try await first.remove()
        try await second.remove()
    }

    /// Its file was lost before the export, which says so, or it was removed and can be restored for a day.
    @Test(arguments: [false, true]) func anExportWithoutTheFileOfADictionaryCanBeImported(
        _ isRemoved: Bool
    ) async throws {
        let (first, second) = (try await TestDesk(), try await TestDesk())
        let (context, notebook) = try await Self.filled(first)
        let id = try #require(try await first.desk.dictionaries().first?.id)
        if isRemoved {
            try await first.desk.removeDictionary(id, at: TestDesk.now)
        } else {
            let place = "Dictionaries/\(first.desk.learner)/\(id).glossadict"
            try FileManager.default.removeItem(at: first.folder.appending(path: place))
        }
        let file = first.folder.appending(path: "all.zip")
        try await context.exportWhole(notebook, to: file)
        let parts = try Self.parts(of: file, in: first)
        #expect(!parts.keys.contains { $0.hasPrefix("dictionaries/") })
        let document = String(decoding: try #require(parts[WholeDocument.name]), as: UTF8.self)
        #expect(document.contains("\"missingDictionaries\":[\"\(id)\"]") != isRemoved)

        let copy = await second.desk.context()
        try await copy.importWhole(file, into: copy.notebook(at: nil))
        let dictionaries = try await copy.library.dictionaries()
        #expect(dictionaries.map(\.id) == (isRemoved ? [] : [id]))
        for dictionary in dictionaries { #expect(copy.library.fault(of: dictionary) == .missing) }
        try await first.remove()
        try await second.remove()
    }

    // MARK: Samples

    /// Chooses the language of the pages, as the form of the settings does.
    private static func choose(_ interface: Preferences.Interface, in test: TestDesk) async throws {
        let context = await test.desk.context()
        let changes = try Preferences.changes(
            sent: { $0 == "interface" ? interface.rawValue : nil }, shown: { _ in nil })
        _ = try await context.savePreferences(changes, inBrowser: nil)
    }

    /// Exports a learner with something in each room.
    private static func exported(_ test: TestDesk) async throws -> (file: URL, parts: [String: Data]) {
        let (context, notebook) = try await filled(test)
        let file = test.folder.appending(path: "all.zip")
        try await context.exportWhole(notebook, to: file)
        return (file, try parts(of: file, in: test))
    }

    /// Packs parts as an archive, with a document that was changed.
    private static func archive(
        _ parts: [String: Data], in test: TestDesk, changing change: (String) -> String
    ) throws -> URL {
        let place = test.folder.appending(path: "\(UUID().uuidString).zip")
        let zip = try ZipFileWriter(place)
        for (name, part) in parts.sorted(by: { $0.key < $1.key }) {
            let isDocument = name == WholeDocument.name
            try zip.add(
                name, isDocument ? Array(change(String(decoding: part, as: UTF8.self)).utf8) : Array(part))
        }
        try zip.finish()
        return place
    }

    /// The files of a desk and their contents, but for the database; folders are empty texts.
    private static func files(of test: TestDesk) throws -> [String: Data] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: test.folder.path).filter {
            !$0.hasPrefix("glossa.sqlite")
        }
        return Dictionary(
            uniqueKeysWithValues: names.map { name in
                (name, (try? Data(contentsOf: test.folder.appending(path: name))) ?? Data())
            })
    }

    private static let text = "我今天去银行。他不喜欢看书。你在图书馆学习中文。老虎在门把手下。"

    private static func count(_ table: String, _ test: TestDesk) async throws -> Int {
        try await test.desk.database.read(test.desk.learner) { reader in
            try reader.first("SELECT COUNT(*) AS counted FROM \(table) WHERE learner_id = ?", [reader.owner])?
                .integer("counted") ?? 0
        }
    }

    /// Unpacks an archive.
    private static func parts(of file: URL, in test: TestDesk) throws -> [String: Data] {
        let folder = test.folder.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return try UnpackedZip(file, into: folder) { _ in true }.files.mapValues { try Data(contentsOf: $0) }
    }

    /// A learner with something in each room.
    private static func filled(_ test: TestDesk) async throws -> (LearnerContext, EtymologyNotebook) {
        let context = await test.desk.context()
        let notebook = context.notebook(at: test.folder.appending(path: "EtyNote/etynote.md").path)
        let now = TestDesk.now
        let book = try await test.importText(text, title: "渡口: a/b")
        try await test.desk.correct(
            NewCorrection(
                language: .chinese, parts: ["他"], readings: ["tā"], scope: .here,
                at: Place(book: book.id, page: 1, start: 7)), at: now)
        try await test.desk.correct(Correction(language: .chinese, parts: ["看书"], updatedAt: now), at: now)
        try await test.desk.mark("书", in: .chinese, as: .known, at: now)
        // The parent is created last, so that its id is the greater one.
        let child = try await context.review.addDeck(named: "Words", at: now, newID: context.newID())
        let parent = try await context.review.addDeck(named: "All", at: now, newID: context.newID())
        _ = try await context.review.add(
            [NoteDraft(language: LanguageTag(.chinese), word: "银行")], to: child.id, at: now
        ) { context.random() }
        _ = try await context.makeLesson(LessonWish(.reading, from: .text(text), minutes: 5, asksModel: false))
        _ = try await context.dailyWords.today(at: now, patience: 0)
        _ = try await context.importDictionary(
            DictionaryRequest(
                .bytes(Array("麥穗 麦穗 [mai4 sui4] /ear of wheat/\n".utf8)), fileName: "mine.u8", name: nil))
        let entry = { (word: String) in
            WordEntry(
                word: word, partOfSpeech: ["verb"], englishMeaning: ["to build"], chineseMeaning: ["建造"],
                root: .init(form: "struct", meaning: "to build", originLanguage: "Latin"), prefix: .init(),
                suffix: .init(), relatedWords: ["structure"], variants: ["construction"])
        }
        try await notebook.add(entry("construct"), at: now)
        let former = try await notebook.export()
        try await notebook.add(entry("obstruct"), at: now)
        // One earlier notebook.
        try await notebook.replace(with: former + Data("\n# plain\n".utf8), expecting: nil, at: now)
        try await test.desk.database.write(test.desk.learner, at: now) { transaction in
            let owner = transaction.owner
            func insert(_ table: String, _ values: [String: SQLValue]) throws {
                let sorted = values.sorted { $0.key < $1.key }
                let names = sorted.map(\.key).joined(separator: ", ")
                let marks = Array(repeating: "?", count: values.count + 1).joined(separator: ", ")
                try transaction.runDerived(
                    "INSERT INTO \(table) (learner_id, \(names)) VALUES (\(marks))", [owner] + sorted.map(\.value))
            }
            try transaction.runDerived(
                "UPDATE deck SET parent_id = ? WHERE learner_id = ? AND id = ?",
                [SQLValue(parent.id), owner, SQLValue(child.id)])
            let id = SQLValue(book.id)
            try insert("cover", ["book_id": id, "media_type": "image/png", "bytes": .blob([0, 1, 255])])
            try insert(
                "book_picture",
                [
                    "book_id": id, "digest": "abc", "media_type": "image/jpeg", "width": 3, "height": nil,
                    "bytes": .blob([9, 8, 7]),
                ])
            try insert(
                "inset",
                [
                    "book_id": id, "page": 1, "position": 40, "place": 3, "kind": "ruby", "digest": nil, "sign": "银行",
                    "text": "yínháng",
                ])
            for name in ["a.png", "折:线.mp3"] {
                try insert(
                    "media",
                    [
                        "name": .text(name), "media_type": "image/png", "sha256": .text(TestIDs.digest),
                        "bytes": .blob(Array(name.utf8)),
                    ])
            }
            try insert("former_schedule", ["sequence": 1, "part": 0, "schedules": .blob([0, 128, 255])])
            try insert("foreign_definition", ["name": "other/1", "definition": "{\"a\":\"\\u0001 \\\"\"}"])
            try insert(
                "setting",
                ["device": "", "name": "interface", "value": "zh-Hans", "updated_at": SQLValue(transaction.time)])
        }
        return (context, notebook)
    }
}
