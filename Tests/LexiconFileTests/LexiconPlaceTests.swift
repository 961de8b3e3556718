import Foundation
import Lexicon
import LexiconCompiler
import Synchronization
import Testing

@testable import LexiconFile

@Suite struct LexiconPlaceTests {
    @Test func aLexiconThatIsBuiltAnewIsTakenUpAndTheOldOneStaysReadable() throws {
        let sample = try LexiconSample()
        defer { sample.remove() }
        let place = LexiconPlace(path: sample.file.path)
        let old = try #require(place.current)
        #expect(old.entries(of: "门", in: .chinese).isEmpty)
        let other = try LexiconSample(["cedict.txt": "門 门 [men2] /door/\n"])
        defer { other.remove() }
        #expect(rename(other.file.path, sample.file.path) == 0)
        place.look()
        #expect(place.current?.entries(of: "门", in: .chinese).count == 1)
        #expect(place.problem == nil)
        #expect(old.entries(of: "书", in: .chinese).count == 1)
        #expect(old.fingerprint != place.current?.fingerprint)
    }

    @Test func aLexiconIsCurrentUntilAFileThatWasCompiledChanges() throws {
        let sample = try LexiconSample()
        defer { sample.remove() }
        let sources = sample.folder.appending(path: "sources")
        // Most data sets are missing, and stay so.
        #expect(try Lexicon(path: sample.file.path).isCurrent(with: sources))
        try Data("other".utf8).write(to: sources.appending(path: "notes.txt"))
        #expect(try Lexicon(path: sample.file.path).isCurrent(with: sources))
        try Data("日 [にち] /(n) day/\n".utf8).write(to: sources.appending(path: "kanjidic"))
        #expect(try !Lexicon(path: sample.file.path).isCurrent(with: sources))
        _ = try LexiconBuilder(sources: sources) { _ in }.build(to: sample.file)
        #expect(try Lexicon(path: sample.file.path).isCurrent(with: sources))
        try FileManager.default.removeItem(at: sources.appending(path: "jieba.txt"))
        #expect(try !Lexicon(path: sample.file.path).isCurrent(with: sources))
    }

    @Test func aDamagedReplacementIsToldAndTheOneInUseIsKept() throws {
        let sample = try LexiconSample()
        defer { sample.remove() }
        let place = LexiconPlace(path: sample.file.path)
        let half = try Data(contentsOf: sample.file).prefix(5000)
        try half.write(to: sample.file, options: .atomic)
        place.look()
        #expect(place.current?.entries(of: "书", in: .chinese).count == 1)
        #expect(place.problem?.description.contains("glossa lexicon build") ?? false)
    }

    @Test func aFileThatIsCutShortWhereItStandsLeavesNoDictionariesUntilItIsBuiltAnew() throws {
        let sample = try LexiconSample()
        defer { sample.remove() }
        let told = Mutex<[Bool]>([])
        let place = LexiconPlace(path: sample.file.path) { problem in told.withLock { $0.append(problem != nil) } }
        let whole = try Data(contentsOf: sample.file)
        let file = try FileHandle(forWritingTo: sample.file)
        try file.truncate(atOffset: 3000)
        try file.close()
        place.look()
        #expect(place.current == nil)
        #expect(place.problem != nil)
        try whole.write(to: sample.file, options: .atomic)
        place.look()
        #expect(place.current?.entries(of: "书", in: .chinese).count == 1)
        #expect(place.problem == nil)
        place.look()
        #expect(told.withLock { $0 } == [true, false])
    }

    @Test func aLexiconThatIsRemovedStaysInUse() throws {
        let sample = try LexiconSample()
        defer { sample.remove() }
        let place = LexiconPlace(path: sample.file.path)
        try FileManager.default.removeItem(at: sample.file)
        place.look()
        #expect(place.current?.entries(of: "书", in: .chinese).count == 1)
        #expect(place.problem != nil)
    }

    @Test func whereThereWasNoneTheFirstThatIsBuiltIsTakenUp() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lexicon-place-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "lexicon.glossa")
        let place = LexiconPlace(path: file.path)
        #expect(place.current == nil)
        let sample = try LexiconSample()
        defer { sample.remove() }
        #expect(rename(sample.file.path, file.path) == 0)
        place.look()
        #expect(place.current != nil)
    }
}
