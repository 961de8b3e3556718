import Foundation
import Lanes
import Library
import Model
import Notebook
import Pages
import Review
import Routes
import Storage
import Testing
import Wire

/// The table of errors.
@Suite struct ErrorTests {
    @Test func aProblemHasItsCodeWhateverItHolds() {
        #expect(Problem.pageNotFound(9, of: 3).code == .pageNotFound)
        #expect(Problem.reschedulingUndecided(dueToday: 1, wouldBe: 2).code == .reschedulingUndecided)
        #expect(Problem.model(.unreachable(.refused)).code == .unreachable)
        #expect(Problem.translate(.noSuchTranslation).code == .translationNotFound)
        #expect(Problem.picture(.tookTooLong(seconds: 10)).code == .pictureTookTooLong)
    }

    @Test func anErrorHasACodeAndAStatus() {
        let id = ID<Deck>(high: 1, low: 2)
        let expected: [(any Error, ErrorCode, Int)] = [
            (ReviewError.noSuchDeck(id), .deckNotFound, 404), (ReviewError.nothingToUndo, .nothingToUndo, 409),
            (ReadingError.noSuchPage(3, of: 2), .pageNotFound, 404), (ModelError.noProfile, .noModel, 409),
            (ModelError.timedOut(seconds: 5), .timedOut, 504), (ModelError.unreachable(.refused), .unreachable, 503),
            (TranslationError.emptyText, .emptyText, 422), (NotebookError.noSuchEntry("x"), .notebook, 404),
            (StorageError.diskFull, .diskFull, 507), (StorageError.busy, .overloaded, 503),
            (StorageError.refused(reason: ""), .unexpected, 500), (LaneError.full(retryAfter: 3), .overloaded, 503),
            (CocoaError(.fileWriteOutOfSpace), .diskFull, 507), (CancellationError(), .unexpected, 503),
            (CocoaError(.coderReadCorrupt), .unexpected, 500),
            (LibraryError.format(.noText, fileName: "a.txt"), .noText, 422),
            (LibraryError.format(.scanned(pages: 2), fileName: "a.pdf"), .noText, 422),
            (ReadingError.tooManyWords(limit: 10), .badForm, 400), (ReadingError.emptyTitle, .badForm, 422),
            (FieldFault.number(OutOfBounds(field: "page", .page)), .outOfBounds, 400),
            (FormError.field(.choice(NotAChoice(field: "status", allowed: ["known"]))), .badForm, 400),
        ]
        for (error, code, status) in expected {
            let explained = ErrorExplanation(error)
            #expect(explained.code == code && explained.status == status, "\(error)")
        }
    }

    @Test func aFileOfBlanksIsNotTakenForPictures() {
        let blank = ErrorExplanation(LibraryError.format(.noText, fileName: "a.txt"))
        #expect(Wording(.english).explain(blank.problem).happened == "“a.txt” was read, but there is no text in it.")
        let scanned = ErrorExplanation(LibraryError.format(.scanned(pages: 2), fileName: "a.pdf"))
        #expect(Wording(.english).explain(scanned.problem).happened == "“a.pdf” contains only pictures of pages.")
    }

    @Test func anErrorIsToldWithItsCode() throws {
        let error = ModelError.noProfile
        let told = ErrorJSON(error, as: ErrorExplanation(error).problem)
        let json = String(decoding: try WireJSON.data(of: told), as: UTF8.self)
        #expect(json.hasPrefix(#"{"error":"noModel","message":""#))
        // A stream ends with the same object.
        let line = String(decoding: try WireJSON.data(of: TranslationLine.error(told)), as: UTF8.self)
        #expect(line == #"{"error":"# + json + "}")
    }

    @Test func whatTheDatabaseSaysStaysInTheLog() {
        let error = StorageError.constraint(.unique, table: "mark")
        #expect(!ErrorJSON(error, as: ErrorExplanation(error).problem).message.contains("mark"))
        let refusal = ReviewError.noSuchDeckNamed("Words")
        #expect(ErrorJSON(refusal, as: ErrorExplanation(refusal).problem).message == "\(refusal)")
    }
}
