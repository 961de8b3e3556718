import Formats
import Foundation
import HTTPTypes
import Library
import Model
import Reading
import Routes
import Storage
import Support
import Testing

@testable import Server

@Suite struct ErrorLogTests {
    private static func log() -> (log: ErrorLog, told: LoggedLines) {
        let told = LoggedLines(from: .trace)
        return (ErrorLog(told.logger), told)
    }

    @Test func anErrorIsToldOnceAMinuteWithHowOftenItCame() {
        let (log, told) = Self.log()
        let start = ContinuousClock.now
        for second in 0..<60 { log.failed("POST", "full", at: start + .seconds(second)) }
        log.failed("GET", "moved", at: start)
        log.failed("POST", "full", at: start + .seconds(60))
        #expect(
            told.all == [
                "POST failed error=full", "GET failed error=moved", "POST failed error=full repeatedBefore=59",
            ])
    }

    @Test func whatFailedIsToldByItsKind() throws {
        let (log, told) = Self.log()
        let book: ID<Book> = TestIDs.next()
        log.failed(.post, on: .library(.startImport), UploadError.notWritten("No space left on device"))
        log.failed(.get, on: Route(path: "/books/\(book)", query: ""), StorageError.closed)
        log.failed(.get, on: nil, StorageError.busy)
        let lines = told.all
        #expect(lines[0].hasPrefix("POST /library/imports failed error=UploadError: an upload could not be written to"))
        #expect(lines[0].hasSuffix("the temporary folder: No space left on device"))
        #expect(lines[1].hasPrefix("GET /books/{id} failed error="))
        #expect(!lines[1].contains("\(book)"))
        #expect(lines[2].hasPrefix("GET failed error="))
    }

    @Test func howOftenAnErrorCameIsToldAlsoIfItDoesNotComeAgain() {
        let (log, told) = Self.log()
        let start = ContinuousClock.now
        for _ in 0..<3 { log.failed("POST", "full", at: start) }
        log.failed("GET", "moved", at: start)
        log.tellRepeats(at: start + .seconds(59))
        #expect(told.all.count == 2)
        log.tellRepeats(at: start + .seconds(60))
        log.tellRepeats(at: start + .seconds(200))
        #expect(
            told.all == [
                "POST failed error=full", "GET failed error=moved", "POST failed error=full repeated=2",
            ])
    }

    @Test func whatIsLoggedOfAnErrorNamesNothingOfTheLearners() {
        let name = "Lady Chatterley.txt"
        let said = [
            LibraryError.format(.diskFull, fileName: name).forLog,
            LibraryError.format(.unreadableFile(reason: "“\(name)” could not be opened"), fileName: name).forLog,
            StorageError.declining(LibraryError.format(.diskFull, fileName: name)).forLog,
            LibraryError.noSuchStory(name).forLog,
            CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: name]).forLog,
        ]
        for line in said { #expect(!line.contains("Chatterley")) }
        #expect(said[0] == "LibraryError: disk-full" && said[2] == said[0] && said[3] == "LibraryError")
        #expect(StorageError.diskFull.forLog == StorageError.diskFull.description)
        #expect(POSIXError(.ENOSPC).forLog == "POSIXError: No space left on device")
        #expect(DictionaryError.readOnlyFolder.forLog.hasPrefix("DictionaryError: Glossa's data folder"))
    }
}
