import Formats
import Foundation
import Lanes
import Library
import Model
import Storage
import Support
import Synchronization
import Testing

/// The dictionaries that a learner brings: keeping, ordering, removing them, and looking words up.
@Suite struct DictionaryTests {
    static let lines = """
        # Mine
        銀行 银行 [yin2 hang2] /financial house/
        麥穗 麦穗 [mai4 sui4] /ear of wheat/
        """

    static func request(_ text: String = lines, name: String? = nil) -> DictionaryRequest {
        DictionaryRequest(.bytes(Array(text.utf8)), fileName: "mine.u8", name: name)
    }

    private func add(
        _ test: TestDesk, _ text: String = lines, name: String? = nil, at now: Timestamp = TestDesk.now
    ) async throws -> ImportedDictionary {
        try await test.desk.importDictionary(Self.request(text, name: name), at: now, newID: TestIDs.next())
    }

    /// The files in the learner's folder that are dictionaries.
    private func files(_ test: TestDesk) throws -> [String] {
        let folder = test.folder.appending(path: "Dictionaries/\(test.desk.learner)")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".glossadict") }
    }

    private func sources(_ test: TestDesk, _ query: String, _ language: Language? = nil) async throws -> [String] {
        try await test.desk.lookup(query, in: language).entries.map(\.source)
    }

    @Test func aDictionaryIsLookedUpWithGlossasOwn() async throws {
        let test = try await TestDesk()
        let added = try await add(test)
        #expect(!added.wasAlready)
        #expect(added.dictionary.name == "mine" && added.dictionary.kind == .cedict)
        #expect(added.dictionary.languages == [.chinese] && added.dictionary.entryCount == 2)
        #expect(added.dictionary.attribution == "Mine")
        #expect(try await sources(test, "银行") == ["CC-CEDICT", "mine"])
        #expect(try await sources(test, "麦穗") == ["mine"])
        #expect(try await sources(test, "mai4sui4", .chinese) == ["mine"])
        #expect(try await sources(test, "麦穗", .japanese).isEmpty)
        try await test.remove()
    }

    @Test func theOrderHoldsWhereWordsAreLookedUp() async throws {
        let test = try await TestDesk()
        let first = try await add(test, name: "first").dictionary.id
        let second = try await add(test, Self.lines + "\n", name: "second").dictionary.id
        #expect(try await sources(test, "银行") == ["CC-CEDICT", "first", "second"])
        try await test.desk.orderDictionaries([.own(second), .builtIn, .own(first)], at: TestDesk.now)
        #expect(try await sources(test, "银行") == ["second", "CC-CEDICT", "first"])
        try await test.desk.moveDictionary(.own(first), up: true, at: TestDesk.now)
        #expect(try await sources(test, "银行") == ["second", "first", "CC-CEDICT"])
        // At the top, it stays there.
        try await test.desk.moveDictionary(.own(second), up: true, at: TestDesk.now)
        try await test.desk.moveDictionary(.builtIn, up: true, at: TestDesk.now)
        #expect(try await sources(test, "银行") == ["second", "CC-CEDICT", "first"])
        await #expect(throws: DictionaryError.noSuchDictionary) {
            try await test.desk.orderDictionaries([.own(TestIDs.next())], at: TestDesk.now)
        }
        try await test.remove()
    }

    @Test func aDictionaryIsSwitchedOffAndOnByLanguage() async throws {
        let test = try await TestDesk()
        let id = try await add(test).dictionary.id
        #expect(try await test.desk.switchDictionary(id, on: false, at: TestDesk.now).isOnIn.isEmpty)
        #expect(try await sources(test, "银行") == ["CC-CEDICT"])
        let both = try await test.desk.switchDictionary(id, on: true, in: [.japanese], at: TestDesk.now)
        #expect(both.isOnIn == [.japanese] && both.languages == [.chinese, .japanese])
        #expect(try await sources(test, "麦穗", .chinese).isEmpty)
        #expect(try await sources(test, "麦穗", .japanese) == ["mine"])
        try await test.desk.changeDictionary(id, name: "  New ", isOnIn: [.chinese], at: TestDesk.now)
        #expect(try await sources(test, "麦穗") == ["New"])
        await #expect(throws: DictionaryError.emptyName) {
            try await test.desk.changeDictionary(id, name: " ", at: TestDesk.now)
        }
        try await test.remove()
    }

    @Test func aRemovedDictionaryCanBeRestoredForADay() async throws {
        let test = try await TestDesk()
        let id = try await add(test).dictionary.id
        try await test.desk.removeDictionary(id, at: TestDesk.now)
        #expect(try await test.desk.dictionaries().isEmpty)
        #expect(try await sources(test, "银行") == ["CC-CEDICT"])
        #expect(try await test.desk.restoreDictionary(id, at: TestDesk.now).name == "mine")
        #expect(try await sources(test, "银行") == ["CC-CEDICT", "mine"])
        try await test.desk.removeDictionary(id, at: TestDesk.now)
        // The same file brings it back.
        let again = try await add(test)
        #expect(!again.wasAlready && again.dictionary.id == id)
        try await test.desk.removeDictionary(id, at: TestDesk.now)
        #expect(try files(test).count == 1)
        let later = Timestamp(milliseconds: TestDesk.now.milliseconds + 86_400_001)
        _ = try await add(test, Self.lines + "\n", at: later)
        #expect(try files(test).count == 1)
        await #expect(throws: DictionaryError.noSuchDictionary) {
            try await test.desk.restoreDictionary(id, at: later)
        }
        try await test.remove()
    }

    @Test func theSameFileIsBroughtOnce() async throws {
        let test = try await TestDesk()
        let first = try await add(test).dictionary
        let again = try await add(test, name: "other")
        #expect(again.wasAlready && again.dictionary == first)
        #expect(try files(test).count == 1)
        try await test.remove()
    }

    @Test func theSameFileThatIsBroughtManyTimesAtOnceIsBroughtOnce() async throws {
        let test = try await TestDesk()
        let brought = try await withThrowingTaskGroup(of: ImportedDictionary.self) { group in
            for _ in 0..<3 { group.addTask { try await add(test) } }
            return try await group.reduce(into: [ImportedDictionary]()) { $0.append($1) }
        }
        #expect(try await test.desk.dictionaries().count == 1)
        #expect(Set(brought.map(\.dictionary.id)).count == 1)
        #expect(brought.filter { !$0.wasAlready }.count == 1)
        #expect(try files(test).count == 1)
        try await test.remove()
    }

    /// Another import, by another process perhaps, adds the same file after this one has found nothing.
    @Test func theDigestIsLookedAtAgainWhereADictionaryIsAdded() async throws {
        let test = try await TestDesk()
        let first = try await add(test).dictionary
        func second() -> LearnerDictionary {
            LearnerDictionary(
                id: TestIDs.next(), name: "second", kind: .cedict, languages: [.chinese], entryCount: 2,
                digest: first.digest, createdAt: TestDesk.now)
        }
        let desk = test.desk
        let again = second()
        #expect(try await desk.database.write(desk.learner, at: TestDesk.now) { try $0.add(again) } == first)
        try await desk.removeDictionary(first.id, at: TestDesk.now)
        let later = second()
        #expect(try await desk.database.write(desk.learner, at: TestDesk.now) { try $0.add(later) }.id == first.id)
        #expect(try await desk.dictionaries().map(\.id) == [first.id])
        try await test.remove()
    }

    @Test func whatAKilledImportLeftIsDeletedAfterADay() async throws {
        let test = try await TestDesk()
        let kept = try await add(test).dictionary
        try await test.desk.removeDictionary(kept.id, at: TestDesk.now)
        let folder = test.folder.appending(path: "Dictionaries/\(test.desk.learner)")
        let orphan: ID<LearnerDictionary> = TestIDs.next()
        let left = ["\(orphan).glossadict.unfinished-A-B"]
        // The dictionary of another database, such as the one of which this is a former copy, is the learner's, too.
        let others = ["notes.txt", "x.glossadict", "\(orphan).glossadict", "\(orphan).glossadict.verified"]
        for name in left + others { try Data("x".utf8).write(to: folder.appending(path: name)) }
        func names() throws -> Set<String> {
            Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
        }
        let all = try names()
        let age = TestDesk.now.milliseconds / 1000
        func touch(_ seconds: Int64) throws {
            for name in all {
                try FileManager.default.setAttributes(
                    [.modificationDate: Date(timeIntervalSince1970: Double(age - seconds))],
                    ofItemAtPath: folder.appending(path: name).path)
            }
        }
        // It may still be in the making.
        try touch(3600)
        try await test.desk.purgeDictionaries(at: TestDesk.now)
        #expect(try names() == all)
        try touch(90_000)
        try await test.desk.purgeDictionaries(at: TestDesk.now)
        #expect(try names() == all.subtracting(left))
        #expect(all.subtracting(left).contains("\(kept.id).glossadict"))
        try await test.remove()
    }

    @Test func aWholeFileOfAKilledImportIsDeletedUnlessItIsKnownOrBeingImported() async throws {
        let test = try await TestDesk()
        let kept = try await add(test).dictionary
        let folder = folder(test)
        func names() throws -> Set<String> {
            Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
        }
        let before = try names()
        #expect(!before.contains { $0.hasSuffix(".arriving") })
        let orphan: ID<LearnerDictionary> = TestIDs.next()
        let arriving: ID<LearnerDictionary> = TestIDs.next()
        let others = ["\(arriving).glossadict", "\(arriving).glossadict.arriving"]
        for name in [
            "\(orphan).glossadict", "\(orphan).glossadict.verified", "\(orphan).glossadict.arriving",
            "\(kept.id).glossadict.arriving",
        ] + others { try Data("x".utf8).write(to: folder.appending(path: name)) }
        // Another process imports this one now.
        let descriptor = open(folder.appending(path: others[1]).path, O_RDWR)
        #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
        try await test.desk.purgeDictionaries(at: TestDesk.now)
        #expect(try names() == before.union(others))
        close(descriptor)
        try await test.desk.purgeDictionaries(at: TestDesk.now)
        #expect(try names() == before)
        #expect(test.desk.canRead(kept))
        try await test.remove()
    }

    private func folder(_ test: TestDesk) -> URL {
        test.folder.appending(path: "Dictionaries/\(test.desk.learner)")
    }

    private func file(_ dictionary: LearnerDictionary, _ test: TestDesk) -> URL {
        folder(test).appending(path: "\(dictionary.id).glossadict")
    }

    /// Writes bytes over others in a file.
    private func overwrite(_ file: URL, at offset: UInt64, with bytes: [UInt8]) throws {
        let handle = try FileHandle(forWritingTo: file)
        try handle.seek(toOffset: offset)
        try handle.write(contentsOf: Data(bytes))
        try handle.close()
    }

    @Test func aFileThatWasLostIsRepairedByBringingItAgain() async throws {
        let test = try await TestDesk()
        let first = try await add(test).dictionary
        _ = try await add(test, Self.lines + "\n", name: "another")
        try await test.desk.changeDictionary(first.id, name: "Renamed", isOnIn: [.chinese], at: TestDesk.now)
        try await test.desk.orderDictionaries([.own(first.id), .builtIn], at: TestDesk.now)
        try FileManager.default.removeItem(at: file(first, test))
        // A desk that has not opened it yet.
        let other = Desk(
            database: test.desk.database, lexicon: test.desk.lexicon, japanese: nil, learner: test.desk.learner,
            ownDictionaries: DictionaryFolder(folder(test)))
        #expect(other.fault(of: first) == .missing && test.desk.fault(of: first) == .missing)
        #expect(try await other.lookup("银行").entries.map(\.source) == ["CC-CEDICT", "another"])
        let again = try await other.importDictionary(Self.request(), at: TestDesk.now, newID: TestIDs.next())
        #expect(again.wasRepaired && !again.wasAlready && again.dictionary.id == first.id)
        #expect(again.dictionary.name == "Renamed" && again.dictionary.isOnIn == [.chinese])
        #expect(again.dictionary.entryCount == 2)
        #expect(try await other.dictionaries().map(\.name) == ["Renamed", "another"])
        #expect(try await other.lookup("银行").entries.map(\.source) == ["Renamed", "CC-CEDICT", "another"])
        let last = try await add(test)
        #expect(last.wasAlready && !last.wasRepaired)
        #expect(try files(test).count == 2)
        try await test.remove()
    }

    @Test func aRemovedDictionaryWhoseFileWasLostIsRestoredByBringingItAgain() async throws {
        let test = try await TestDesk()
        let first = try await add(test).dictionary
        try await test.desk.removeDictionary(first.id, at: TestDesk.now)
        try FileManager.default.removeItem(at: file(first, test))
        let again = try await add(test)
        #expect(again.wasRepaired && again.dictionary.id == first.id)
        #expect(try await sources(test, "银行") == ["CC-CEDICT", "mine"])
        try await test.remove()
    }

    /// A backup that is put back, a disk with errors: the desk that has the file open notices.
    @Test func aFileThatChangesWhileItIsOpenIsNoticed() async throws {
        let test = try await TestDesk()
        let dictionary = try await add(test).dictionary
        let told = Mutex<[String]>([])
        let desk = Desk(
            database: test.desk.database, lexicon: test.desk.lexicon, japanese: nil, learner: test.desk.learner,
            ownDictionaries: DictionaryFolder(folder(test), interval: .zero) { id, fault in
                told.withLock { $0.append("\(id == dictionary.id) \(fault.map { "\($0)" } ?? "anew")") }
            })
        func sources() async throws -> [String] { try await desk.lookup("银行").entries.map(\.source) }
        #expect(try await sources() == ["CC-CEDICT", "mine"])
        let whole = try Data(contentsOf: file(dictionary, test))
        #expect(truncate(file(dictionary, test).path, 300) == 0)
        #expect(try await sources() == ["CC-CEDICT"])
        #expect(try await sources() == ["CC-CEDICT"])
        #expect(told.withLock { $0.count == 1 && $0[0].hasPrefix("true its file is damaged: ") })
        #expect(!desk.canRead(dictionary))
        try whole.write(to: file(dictionary, test))
        #expect(try await sources() == ["CC-CEDICT", "mine"])
        #expect(told.withLock { $0.count == 2 && $0[1] == "true anew" })
        #expect(desk.canRead(dictionary))
        try await test.remove()
    }

    @Test func aDamagedFileIsRepairedByBringingItAgain() async throws {
        let test = try await TestDesk()
        let dictionary = try await add(test).dictionary
        #expect(try await sources(test, "麦穗") == ["mine"])
        let length = try Data(contentsOf: file(dictionary, test)).count
        // Its length stays, and its checksum covers all of it.
        try overwrite(file(dictionary, test), at: UInt64(length - 8), with: [9, 9, 9, 9, 9, 9, 9, 9])
        let again = try await add(test)
        #expect(again.wasRepaired && again.dictionary.id == dictionary.id)
        #expect(test.desk.canRead(dictionary))
        #expect(try await sources(test, "麦穗") == ["mine"])
        try await test.remove()
    }

    @Test func aFileOfAnotherFormatSaysSo() async throws {
        let test = try await TestDesk()
        let dictionary = try await add(test).dictionary
        // The version follows the eight bytes of the file's mark.
        try overwrite(file(dictionary, test), at: 8, with: [0xFF, 0, 0, 0])
        #expect(test.desk.fault(of: dictionary) == .otherFormat)
        #expect(try await add(test).wasRepaired)
        #expect(test.desk.fault(of: dictionary) == nil)
        try await test.remove()
    }

    /// Two large ones at once might need more memory than there is.
    @Test func dictionariesAreImportedInALaneOfTheirOwn() async throws {
        func lane(_ running: Int) -> Lane {
            Lane(
                name: "test",
                limits: Lane.Limits(threads: 1, running: running, waiting: 0, waitingOfOne: 0, retryAfter: 7),
                niceness: 0)
        }
        let closed = try await TestDesk(lanes: Lanes(answers: lane(1), jobs: lane(1), dictionaries: lane(0)))
        await #expect(throws: LaneError.full(retryAfter: 7)) { _ = try await add(closed) }
        try await closed.remove()
        let open = try await TestDesk(lanes: Lanes(answers: lane(1), jobs: lane(0), dictionaries: lane(1)))
        #expect(try await !add(open).wasAlready)
        try await open.remove()
    }

    /// An empty answer would look as if there were no such word.
    @Test func withoutAnyDictionaryAProgramIsToldSo() async throws {
        let test = try await TestDesk()
        let desk = Desk(
            database: test.desk.database, lexicon: nil, japanese: nil, learner: test.desk.learner,
            ownDictionaries: DictionaryFolder(folder(test)))
        await #expect(throws: DictionaryError.noDictionaries) { try await desk.requireDictionaries() }
        #expect(throws: DictionaryError.noDictionaries) { try desk.requireWords(in: .chinese) }
        _ = try await add(test)
        try await desk.requireDictionaries()
        try await desk.requireDictionaries(of: .chinese)
        await #expect(throws: DictionaryError.noDictionary(of: .japanese)) {
            try await desk.requireDictionaries(of: .japanese)
        }
        #expect(try await desk.requireDictionaries() == [.japanese, .english])
        try test.desk.requireWords(in: .chinese)
        try test.desk.requireWords(in: .english)
        try await test.remove()
    }

    /// The tests' own lexicon was compiled with Chinese alone.
    @Test func aLanguageThatWasNotCompiledIsNamed() async throws {
        let test = try await TestDesk()
        #expect(try await test.desk.requireDictionaries() == [.japanese, .english])
        #expect(try await test.desk.requireDictionaries(of: .chinese) == [.japanese, .english])
        await #expect(throws: DictionaryError.noDictionary(of: .english)) {
            try await test.desk.requireDictionaries(of: .english)
        }
        #expect(DictionaryError.noDictionary(of: .japanese).description.contains("no Japanese dictionary"))
        try await test.remove()
    }

    @Test func whatIsNoDictionaryLeavesNothingBehind() async throws {
        let test = try await TestDesk()
        for text in ["", "A story that begins on a rainy day.\nAnd ends.", "{}"] {
            await #expect(throws: LibraryError.self, "\(text)") { _ = try await add(test, text) }
        }
        #expect(try await test.desk.dictionaries().isEmpty)
        #expect((try? files(test).isEmpty) ?? true)
        try await test.remove()
    }

    /// A file stands where the folder should be: the error says so in words, without the codes of a framework.
    @Test func aFileThatCannotBeWrittenIsExplained() async throws {
        let test = try await TestDesk()
        try Data().write(to: test.folder.appending(path: "Dictionaries"))
        let error = await #expect(throws: DictionaryError.self) { _ = try await add(test) }
        let told = try #require(error.map { "\($0)" })
        #expect(told.contains("The dictionary could not be saved: ") && !told.contains("Domain"))
        #expect(!told.contains(test.folder.path))
        #expect(try await test.desk.dictionaries().isEmpty)
        try await test.remove()
    }

    @Test func moreDictionariesThanMayBeAreDeclined() async throws {
        let test = try await TestDesk()
        for number in 0..<LearnerDictionary.most {
            _ = try await add(test, Self.lines + String(repeating: "\n", count: number))
        }
        await #expect(throws: DictionaryError.tooMany(limit: LearnerDictionary.most)) {
            _ = try await add(test, Self.lines + " \n")
        }
        #expect(try files(test).count == LearnerDictionary.most)
        try await test.remove()
    }

    @Test func anImportThatIsCancelledLeavesNothingBehind() async throws {
        let test = try await TestDesk()
        let task = Task { [test] in
            withUnsafeCurrentTask { $0?.cancel() }
            return try await add(test)
        }
        await #expect(throws: (any Error).self) { _ = try await task.value }
        #expect(try await test.desk.dictionaries().isEmpty)
        #expect((try? files(test).isEmpty) ?? true)
        try await test.remove()
    }
}
