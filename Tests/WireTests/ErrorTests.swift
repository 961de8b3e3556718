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
            (StorageError.refused(reason: ""), .unexpected, 500), (StorageError.nulCharacter, .badForm, 400),
            (LaneError.full(retryAfter: 3), .overloaded, 503),
            (
                QuotaExceeded(
                    used: SpaceUse(bytes: 9, files: 1), needed: SpaceUse(bytes: 2, files: 1),
                    limit: SpaceUse(bytes: 10, files: 9)), .quotaExceeded, 413
            ),
            (CocoaError(.fileWriteOutOfSpace), .diskFull, 507), (CancellationError(), .unexpected, 503),
            (CocoaError(.coderReadCorrupt), .unexpected, 500),
            (LibraryError.format(.noText, fileName: "a.txt"), .noText, 422),
            (LibraryError.format(.scanned(pages: 2), fileName: "a.pdf"), .noText, 422),
            (WholeImportError.notEmpty(["mark": 1]), .notEmpty, 409), (WholeImportError.newer, .newerExport, 422),
            (WholeImportError.damaged(part: "mark"), .damagedExport, 422), (WholeImportError.tooLarge, .tooLarge, 413),
            (WholeImportError.missing(part: "a"), .damagedExport, 422),
            (WholeImportError.notAnExport, .notAnExport, 422), (WholeImportError.encrypted, .encrypted, 422),
            (WholeImportError.notUnpacked(reason: "the disk is full"), .diskFull, 507),
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

    @Test(arguments: [
        (ModelError.noProfile, "noModel", "glossa models add"),
        (.refusedKey(status: 401), "refusedKey", "glossa models set"),
        (.refusedKey(status: 403), "refusedKey", "glossa models set"),
        (.tooManyRequests(retryAfter: 30), "tooManyRequests", "glossa models choose"),
        (.timedOut(seconds: 15), "timedOut", "glossa models test"),
        (.unreachable(.refused), "unreachable", "glossa models test"),
        (.invalidReply(SchemaFault(.notJSON), tries: 3), "invalidReply", "glossa models choose"),
    ])
    func aModelsFailureSaysWhereItIsMended(_ error: ModelError, _ code: String, _ command: String) throws {
        let told = ErrorJSON(error, as: ErrorExplanation(error).problem)
        #expect(told.error.rawValue == code && told.remedy == Route.me(.models()).link)
        #expect(told.retryAfter == error.retryAfter && told.message == Wording(.english).tell(error))
        // A command says which command mends it.
        #expect("\(error)".hasSuffix("(`\(command)`)"))
        #expect(ErrorJSON(error, in: Wording(.simplifiedChinese)).message != told.message)
    }

    @Test func whatWasCancelledNeedsNoMending() throws {
        #expect(ErrorJSON(ModelError.cancelled).remedy == nil)
        let json = String(decoding: try WireJSON.data(of: ErrorJSON(ModelError.cancelled)), as: UTF8.self)
        #expect(!json.contains("remedy") && !json.contains("suggestions") && !json.contains("retryAfter"))
    }

    @Test func anUnknownWordHasItsSuggestions() {
        let error = NotebookError.unknownWord("constrct", near: ["construct"])
        let told = ErrorJSON(error, as: ErrorExplanation(error).problem)
        #expect(told.suggestions == ["construct"] && told.message.contains("did you mean “construct”?"))
        let unlike = NotebookError.unknownWord("zzyzxq")
        #expect(ErrorJSON(unlike, as: ErrorExplanation(unlike).problem).suggestions == nil)
    }

    @Test func whatTheDatabaseSaysStaysInTheLog() {
        let error = StorageError.constraint(.unique, table: "mark")
        #expect(!ErrorJSON(error, as: ErrorExplanation(error).problem).message.contains("mark"))
        let refusal = ReviewError.noSuchDeckNamed("Words")
        #expect(ErrorJSON(refusal, as: ErrorExplanation(refusal).problem).message == "\(refusal)")
    }
}
