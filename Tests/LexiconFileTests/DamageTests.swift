import Foundation
import Lexicon
import LexiconCompiler
import LexiconFile
import Testing

@Suite struct DamageTests {
    private func temporaryFile(_ bytes: [UInt8]) throws -> String {
        let url = FileManager.default.temporaryDirectory.appending(path: "lexicon-\(UUID().uuidString)")
        try Data(bytes).write(to: url)
        return url.path
    }

    @Test func aMissingLexiconSaysHowToMakeOne() {
        let error = #expect(throws: LexiconError.self) { try Lexicon(path: "/nowhere/lexicon.glossa") }
        #expect(error?.description.contains("glossa lexicon build") ?? false)
    }

    @Test(
        arguments: [
            [], [0x47], Array("GLOSSAL1".utf8), Array(repeating: 0, count: 100),
            Array("GLOSSAL1".utf8) + Array(repeating: 255, count: 100),
        ] as [[UInt8]])
    func whatIsNoLexiconIsRefused(_ bytes: [UInt8]) throws {
        let path = try temporaryFile(bytes)
        #expect(throws: LexiconError.self) { try Lexicon(path: path) }
        try FileManager.default.removeItem(atPath: path)
    }

    @Test func aLexiconThatIsCutShortIsRefused() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "sources-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("書 书 [shu1] /book/\n".utf8).write(to: folder.appending(path: "cedict.txt"))
        let file = folder.appending(path: "lexicon.glossa")
        _ = try LexiconBuilder(sources: folder) { _ in }.build(to: file)
        let whole = [UInt8](try Data(contentsOf: file))
        #expect(try Lexicon(path: file.path).entries(of: "书", in: .chinese).count == 1)
        let path = try temporaryFile(Array(whole.prefix(whole.count / 2)))
        #expect(throws: LexiconError.self) { try Lexicon(path: path) }
        try FileManager.default.removeItem(atPath: path)
    }

    @Test func withoutSourcesTheRestStillWorks() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "sources-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("亜 3021 U4e9c B7 S7 {Asia}\n".utf8).write(to: folder.appending(path: "kanjidic"))
        let file = folder.appending(path: "lexicon.glossa")
        let parts = try LexiconBuilder(sources: folder) { _ in }.build(to: file)
        #expect(parts.filter { $0.count > 0 }.map(\.name).contains("KANJIDIC"))
        let lexicon = try Lexicon(path: file.path)
        #expect(lexicon.entries(of: "银行", in: .chinese).isEmpty)
    }
}
