import Foundation
import Testing

@testable import Formats

@Suite struct FormatErrorTests {
    static let all: [FormatError] = [
        .cancelled, .empty, .noText, .unreadableFile(reason: "x"), .diskFull, .tooLarge(limit: 1 << 30),
        .notText(kind: nil),
        .notText(kind: "PNG picture"), .unreadableEncoding(tried: [.utf8]), .damagedArchive,
        .wrongEncoding(declared: .big5, looksLike: .gb18030), .wrongEncoding(declared: .big5, looksLike: nil),
        .unsafeArchive(.size), .unsafeArchive(.ratio), .unsafeArchive(.entries), .malformedBook(part: "x"),
        .copyProtected, .passwordNeeded, .scanned(pages: 3), .programMissing(name: "x", package: "y"),
        .programFailed(name: "x", message: "y"), .tookTooLong(name: "x", seconds: 1),
        .malformedDictionary(part: "x"), .noEntries, .malformedTable(line: 3, reason: "x"),
        .malformedTable(line: nil, reason: "x"),
    ]

    @Test(arguments: all)
    func everyErrorSaysWhatHappenedWhatWasKeptAndWhatToDo(_ error: FormatError) {
        #expect(error.description.contains("Nothing was imported; your file is as it was."))
        #expect(error.description.split(separator: ". ").count >= 2)
        #expect(!error.code.isEmpty && error.code.allSatisfy { $0.isLowercase || $0 == "-" })
    }

    @Test func aFullDiskIsNotAnUnreadableFile() throws {
        let pages = PageFile(descriptor: open("/dev/full", O_RDWR | O_CLOEXEC))
        try pages.append("他走了。", chapter: 1)
        #expect(throws: FormatError.diskFull) { try pages.finish() }
    }

    @Test func aWrongEncodingNamesBoth() {
        let text = FormatError.wrongEncoding(declared: .big5, looksLike: .gb18030).description
        #expect(text.hasPrefix("The text is not Big5, as was chosen; it looks like GB18030."))
        #expect(text.hasSuffix("Choose GB18030, or let Glossa find the encoding."))
    }
}
