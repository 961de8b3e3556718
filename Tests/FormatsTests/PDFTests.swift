import Foundation
import Model
import Testing

@testable import Formats

private let hasPoppler = FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftotext")

@Suite(.enabled(if: hasPoppler, "pdftotext is not installed")) struct PDFTests {
    static let page = [
        "It was the best of times, it was the worst of times, it was the", "age of wisdom, it was the age of fool-",
        "ishness, it was the epoch of belief.", "It was the season of Light, it was the season of Darkness, it was",
    ]

    @Test func textIsJoinedIntoParagraphsAcrossLinesAndPages() throws {
        let pages = [Self.page + ["1"], ["the spring of hope, it was the winter of despair.", "2"]]
        let book = try imported(pdfDocument(pages, title: "Two Cities", author: "Charles Dickens"), "a.pdf")
        #expect(book.title == "Two Cities")
        #expect(book.author == "Charles Dickens")
        #expect(book.language == .english)
        let text = book.chapters.map(\.text).joined(separator: "\n")
        #expect(text.contains("the age of wisdom, it was the age of foolishness, it was"))
        #expect(text.contains("it was the spring of hope"))
        #expect(!text.contains("1") && !text.contains("2"))
    }

    @Test func aFileOnDiskIsReadInPlace() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "-glossa \(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: url) }
        try Data(pdfDocument([Self.page])).write(to: url)
        #expect(try importText(from: .file(url), fileName: "a.pdf").chapters.count == 1)
    }

    @Test func pagesWithoutTextAreToldOf() throws {
        #expect(throws: FormatError.scanned(pages: 3)) { try imported(pdfDocument([[], [], []])) }
        #expect(try imported(pdfDocument([Self.page, []])).notes == [.pagesWithoutText(1)])
    }

    @Test func aPasswordIsToldOf() {
        #expect(throws: FormatError.passwordNeeded) { try imported(pdfDocument([Self.page], locked: true)) }
    }

    @Test func aBrokenFileIsAnError() {
        #expect {
            try imported(Array("%PDF-1.4\nnothing of use".utf8))
        } throws: { error in
            (error as? FormatError)?.code == "program-failed"
        }
    }

    @Test func cancellingStopsTheProgram() {
        struct Stop: Error {}
        let pages = Array(repeating: Self.page, count: 50)
        #expect(throws: FormatError.cancelled) {
            try importText(from: .bytes(pdfDocument(pages)), fileName: "a.pdf") { if $0 > 0.01 { throw Stop() } }
        }
    }
}

@Suite struct ProgramTests {
    private let progress = ImportProgress { _ in }

    @Test func aMissingProgramIsToldWithItsPackage() {
        let program = Program(name: "glossa-no-such-program", package: "poppler-utils")
        #expect(throws: FormatError.programMissing(name: program.name, package: "poppler-utils")) {
            try run(program, [], limit: 1, progress: progress)
        }
    }

    @Test func aProgramThatTakesTooLongIsStopped() {
        let start = ContinuousClock.now
        #expect(throws: FormatError.tookTooLong(name: "sleep", seconds: 1)) {
            try run(Program(name: "sleep", package: "coreutils"), ["60"], limit: 1, progress: progress)
        }
        #expect(ContinuousClock.now - start < .seconds(20))
    }

    @Test func aProgramThatUsesTooMuchProcessorTimeIsToldApartFromOneThatFails() {
        #expect(throws: FormatError.tookTooLong(name: "sh", seconds: 1)) {
            let shell = Program(name: "sh", package: "dash")
            return try run(
                shell, ["-c", "while :; do :; done"], limit: 60, processorLimit: 1, progress: progress)
        }
    }

    /// A damaged file of 64 KB once made poppler print 2.4 GB of errors.
    @Test func ofManyErrorsTheFirstAreKept() throws {
        let shell = Program(name: "sh", package: "dash")
        let outcome = try run(
            shell, ["-c", "echo first >&2; yes bad | head -c 3000000 >&2; exit 1"], limit: 20, progress: progress)
        #expect(outcome.status == 1 && outcome.errors.count <= 64 << 10)
        #expect(outcome.errors.starts(with: Array("first\nbad\n".utf8)))
    }

    @Test func aProgramHasLimits() throws {
        let shell = Program(name: "sh", package: "dash")
        let asked = ["-c", "ulimit -v; ulimit -t; ulimit -c; ulimit -f; ulimit -n; ls /proc/self/fd | wc -l; env"]
        let outcome = try run(shell, asked, limit: 20, progress: progress)
        let lines = String(decoding: outcome.output, as: UTF8.self).split(separator: "\n").map(String.init)
        #expect(lines.prefix(5) == ["2097152", "20", "0", "0", "64"])
        // The standard three, and the folder that ls reads.
        #expect(lines[5] == "4")
        #expect(
            lines.dropFirst(6).allSatisfy { $0.hasPrefix("PATH=") || $0.hasPrefix("LC_ALL=") || $0.hasPrefix("PWD=") })
    }

    @Test func aProgramThatWantsTooMuchMemoryOrTimeFails() throws {
        let python = Program(name: "python3", package: "python3")
        let memory = try run(python, ["-c", "b = bytearray(3 << 30)"], limit: 20, progress: progress)
        #expect(memory.status != 0)
        let file = try run(
            python, ["-c", "import tempfile; tempfile.TemporaryFile().write(b'x' * 100000)"], limit: 20,
            progress: progress)
        #expect(file.status != 0)
    }

    @Test func bothOutputsAndTheStatusAreCollected() throws {
        let shell = Program(name: "sh", package: "dash")
        let outcome = try run(shell, ["-c", "seq 1 100000; echo no >&2; exit 3"], limit: 20, progress: progress)
        #expect(outcome.status == 3)
        #expect(outcome.output.count == 588_895)
        #expect(String(decoding: outcome.errors, as: UTF8.self) == "no\n")
    }
}

@Suite struct PageJoiningTests {
    @Test func runningHeadsAndPageNumbersGo() {
        let pages = (1...6).map { number -> [Substring] in
            ["A Tale of Two Cities \(number)", "Text of page \(number).", "More of it.", "- \(number) -"]
        }
        #expect(withoutRunningHeads(pages) == (1...6).map { ["Text of page \($0).", "More of it."] })
    }

    @Test func chineseLinesAreJoinedWithoutSpaces() {
        let line = "他走在长长的街上心里想着昨天晚上看到的那个人的样子"
        let pages: [[Substring]] = [[Substring(line), Substring(line)], ["最后他回家了。", "“你来了。”"]]
        #expect(manuscript(of: pages).chapters().map(\.text) == ["\(line)\(line)最后他回家了。\n“你来了。”"])
    }
}
