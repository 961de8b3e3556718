import Foundation
import Model
import Testing

@testable import Formats

@Suite struct PlainTextTests {
    @Test func lineEndsOfEveryKindSeparateParagraphs() throws {
        let book = try imported("甲\r\n乙\r丙\n丁\u{2028}戊\u{85}己\u{0C}庚")
        #expect(book.chapters.map(\.text) == ["甲\n乙\n丙\n丁\n戊\n己\n庚"])
    }

    @Test func spaceAtTheEndsOfLinesAndBlankLinesGo() throws {
        let book = try imported("　　他走了。　 \n\n \u{A0}\n　　她来了。\t\n\n\n")
        #expect(book.chapters.map(\.text) == ["他走了。\n她来了。"])
    }

    @Test func spaceInsideALineStays() throws {
        let book = try imported("春　眠 不\t觉晓")
        #expect(book.chapters[0].text == "春　眠 不 觉晓")
    }

    @Test func controlCharactersGo() throws {
        let book = try imported("\u{FEFF}他\u{1B}走\u{7F}了\u{81}。\u{FEFF}他走了，她也走了。" + Samples.simplified)
        #expect(book.chapters[0].text == "他走了。他走了，她也走了。" + Samples.simplified)
    }

    @Test func textIsNotNormalised() throws {
        let text = "cafe\u{301} か\u{3099} ①"
        #expect(try Array(imported(text).chapters[0].text.unicodeScalars) == Array(text.unicodeScalars))
    }

    @Test func anEmptyFileIsAnError() {
        #expect(throws: FormatError.empty) { try imported([]) }
        #expect(throws: FormatError.noText) { try imported(" \n\u{3000}\r\n") }
        #expect(throws: FormatError.noText) { try imported("\u{FEFF}") }
    }

    @Test func knownBinaryFilesAreNamed() {
        #expect(throws: FormatError.notText(kind: "PNG picture")) {
            try imported([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13], "book.txt")
        }
        #expect(throws: FormatError.notText(kind: "program (ELF)")) {
            try imported([0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0], "book.epub")
        }
    }

    @Test(arguments: 0..<8)
    func unknownBinaryFilesAreNotText(_ seed: Int) {
        var random = FixedRandom(state: UInt64(seed))
        let bytes = (0..<3000).map { _ in UInt8.random(in: 0...255, using: &random) }
        #expect(throws: FormatError.notText(kind: nil)) { try imported([0x03] + bytes) }
    }

    @Test func linesBrokenToAWidthAreJoined() throws {
        let text = """
            It was the best of times, it was the worst of times, it was the
            age of wisdom, it was the age of foolishness, it was the epoch
            of belief, it was the epoch of incre-
            dulity, it was the season of Light.

            It was the season of Darkness, it was the spring of hope, it was
            the winter of despair, we had everything before us, we had
            nothing before us, we were all going direct to Heaven, we were
            all going direct the other way.
            """
        let paragraphs = try imported(text).chapters[0].text.split(separator: "\n")
        #expect(paragraphs.count == 2)
        #expect(paragraphs[0].hasSuffix("it was the epoch of incredulity, it was the season of Light."))
    }

    @Test func brokenChineseLinesAreJoinedWithoutSpaces() throws {
        let line = "他走在长长的街上心里想着昨天晚上看到的那个人的样子和他说过的话"
        let text = Array(repeating: "　　\(line)\n\(line)\n\(line)了。", count: 5).joined(separator: "\n")
        let chapters = try imported(text).chapters
        #expect(chapters[0].text == Array(repeating: "\(line)\(line)\(line)了。", count: 5).joined(separator: "\n"))
    }

    @Test func oneParagraphToALineIsLeftAlone() throws {
        let text = Array(repeating: Samples.simplified, count: 20).joined(separator: "\n")
        #expect(try imported(text).chapters[0].text == text)
    }

    @Test func titleAndAuthorAreTakenFromTheFirstLines() throws {
        let book = try imported("书名：《长路》\n作者：李明\n\n第一章\n他走了。")
        #expect(book.title == "《长路》")
        #expect(book.author == "李明")
        #expect(book.language == .chinese)
    }

    @Test func aThrowingProgressCancels() {
        struct Stop: Error {}
        #expect(throws: FormatError.cancelled) {
            try importText(from: .bytes(Array("他走了。".utf8)), fileName: "a.txt") { fraction in
                if fraction > 0.1 { throw Stop() }
            }
        }
    }

    @Test func aCancelledTaskCancels() async {
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            return try importText(from: .bytes(Array("他走了。".utf8)), fileName: "a.txt")
        }
        task.cancel()
        await #expect(throws: FormatError.cancelled) { try await task.value }
    }

    @Test func progressRisesFromZeroToOne() throws {
        var fractions: [Double] = []
        let text = Array(repeating: Samples.japanese, count: 20_000).joined(separator: "\n")
        _ = try importText(from: .bytes(encoded(text, as: .shiftJIS)), fileName: "a.txt") { fractions.append($0) }
        #expect(fractions.first == 0 && fractions.last == 1)
        #expect(fractions == fractions.sorted())
        #expect(fractions.count > 10)
    }

    @Test func aLargeFileOnDiskIsRead() throws {
        let directory = FileManager.default.temporaryDirectory
        let url = directory.appending(path: "glossa-\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: url) }
        let chapter = Array(repeating: "　　" + Samples.simplified, count: 100).joined(separator: "\r\n")
        let text = (1...200).map { "第\($0)章 远行\r\n\(chapter)" }.joined(separator: "\r\n")
        try Data(encoded(text, as: .gb18030)).write(to: url)
        let book = try importText(from: .file(url), fileName: "长路.txt")
        #expect(book.chapters.count == 200)
        #expect(book.encoding == .gb18030)
        #expect(book.chapters[199].title == "第200章 远行")
    }

    @Test func aMissingFileIsAnError() {
        #expect {
            try importText(from: .file(URL(filePath: "/nowhere/book.txt")), fileName: "book.txt")
        } throws: { error in
            (error as? FormatError)?.code == "unreadable-file"
        }
    }
}
