import DailyWords
import Formats
import HTTPTypes
import Lanes
import Lessons
import Library
import Linguistics
import Model
import NIOHTTP1
import Notebook
import Pages
import Review
import Routes
import Storage
import Translations

/// Converts errors to pages and status codes.
enum Failure {
    static func explain(_ error: any Error) -> (problem: Problem, status: HTTPResponse.Status) {
        switch error {
        case let error as LibraryError: explain(error)
        case let error as ReadingError: explain(error)
        case LinguisticsError.textTooLong(let limit): (.textTooLong(limit: limit), .contentTooLarge)
        case let error as ReviewError: explain(error)
        case let error as ModelError: (.model(error), error.status)
        case let error as PictureProblem: (.picture(error), error.status)
        case DailyWordsError.noWords: (.notFound, .conflict)
        case DailyWordsError.impossibleWord: (.badForm, .unprocessableContent)
        case is DailyWordsError: (.notFound, .notFound)
        case let error as StorageError: explain(error)
        case let error as TranslationError: explain(error)
        case LaneError.full(let seconds): (.overloaded(retryAfter: seconds), .serviceUnavailable)
        case is HTTPParserError: (.badForm, .badRequest)
        case RateLimitError.exceeded(let seconds): (.tooManyRequests(retryAfter: seconds), .tooManyRequests)
        case let error as NotebookError: (.notebook(NotebookProblem(error)), error.status)
        case let error as LessonError: (error.problem, error.status)
        case FormError.tooLong(let megabytes): (.tooLarge(megabytes: megabytes), .contentTooLarge)
        case is FormError: (.badForm, .badRequest)
        case let error as OutOfBounds:
            (
                .outOfBounds(error.field, least: String(error.bounds.least), most: String(error.bounds.most)),
                .badRequest
            )
        case let error as NotAChoice: (.notAChoice(error), .badRequest)
        case let error as UploadError: explain(error)
        case let error as AnkiError: explain(error)
        case is AssetError: (.notFound, .notFound)
        case is CancellationError: (.unexpected, .serviceUnavailable)
        case _ where error.isForLackOfRoom:
            full
        default: (.unexpected, .internalServerError)
        }
    }

    private static let full = (
        Problem.diskFull, HTTPResponse.Status(code: 507, reasonPhrase: "Insufficient Storage")
    )

    private static func explain(_ error: LibraryError) -> (Problem, HTTPResponse.Status) {
        switch error {
        case .noSuchStory: (.notFound, .notFound)
        case .format(.diskFull, _): full
        case .format(let error, let fileName): (explain(error, fileName), .unprocessableContent)
        }
    }

    private static func explain(_ error: ReadingError) -> (Problem, HTTPResponse.Status) {
        switch error {
        case .noSuchBook: (.bookNotFound, .notFound)
        case .noSuchPage(let page, let count): (.pageNotFound(page, of: count), .notFound)
        case .noSuchSession, .noCover: (.notFound, .notFound)
        case .impossibleCorrection, .impossibleWord, .emptyTitle: (.badForm, .unprocessableContent)
        }
    }

    private static func explain(_ error: TranslationError) -> (Problem, HTTPResponse.Status) {
        let problem = TranslateProblem(error)
        return switch error {
        case .emptyText, .impossiblePair: (.translate(problem), .unprocessableContent)
        case .tooLong: (.translate(problem), .contentTooLarge)
        case .noSuchTranslation: (.translate(problem), .notFound)
        }
    }

    private static func explain(_ error: ReviewError) -> (Problem, HTTPResponse.Status) {
        switch error {
        case .noSuchDeck, .noSuchDeckNamed: (.deckNotFound, .notFound)
        case .noSuchNote, .noSuchCard: (.cardNotFound, .notFound)
        case .noSuchMedium: (.notFound, .notFound)
        case .unusableMedium(let name, .picture): (.unusableMedium(.noPicture(name)), .unprocessableContent)
        case .unusableMedium(let name, .recording): (.unusableMedium(.noRecording(name)), .unprocessableContent)
        case .mediumTooLarge(let name, let megabytes):
            (.unusableMedium(.tooLarge(name, megabytes: megabytes)), .contentTooLarge)
        case .impossibleDeckName: (.impossibleDeckName, .unprocessableContent)
        case .deckExists(let path): (.deckExists(path), .unprocessableContent)
        case .deckInItself: (.deckInItself, .unprocessableContent)
        case .impossibleNote(let fault): (.impossibleNote(NoteProblem(fault)), .unprocessableContent)
        case .impossibleOptions(.optionOutOfRange(let field, let least, let most)):
            (.outOfBounds(field, least: least, most: most), .unprocessableContent)
        case .impossibleOptions: (.impossibleDeckSettings, .unprocessableContent)
        case .unreadableList(let fileName, _, _, let line):
            (
                .unreadableList(fileName, line: line), .unprocessableContent
            )
        case .impossibleSearch: (.badForm, .badRequest)
        case .searchTookTooLong: (.searchTookTooLong, .serviceUnavailable)
        case .noColumnOfWords: (.noColumnOfWords, .unprocessableContent)
        case .nothingToUndo: (.nothingToUndo, .conflict)
        case .staleRescheduling: (.staleRescheduling, .conflict)
        case .reschedulingUndecided(let preview):
            (.reschedulingUndecided(dueToday: preview.dueBefore[0], wouldBe: preview.dueAfter[0]), .conflict)
        }
    }

    private static func explain(_ error: AnkiError) -> (Problem, HTTPResponse.Status) {
        switch error {
        case .cancelled, .unreadableFile: (.unexpected, .internalServerError)
        case .diskFull: full
        case .notAPackage: (.unreadablePackage(.notAPackage), .unprocessableContent)
        case .damaged: (.unreadablePackage(.damaged), .unprocessableContent)
        case .tooLarge(let limit): (.unreadablePackage(.tooLarge(megabytes: limit >> 20)), .unprocessableContent)
        case .tooManyDecks(let limit): (.unreadablePackage(.tooManyDecks(limit: limit)), .unprocessableContent)
        case .newerPackage: (.unreadablePackage(.newer), .unprocessableContent)
        case .unwritable: full
        }
    }

    private static func explain(_ error: FormatError, _ fileName: String) -> Problem {
        switch error {
        case .empty: .emptyFile
        case .diskFull: .diskFull
        case .cancelled, .unreadableFile, .tookTooLong: .unexpected
        case .noText, .scanned: .noText(fileName)
        case .tooLarge(let limit): .tooLarge(megabytes: limit / 1_048_576)
        case .notText: .notText(fileName)
        case .unreadableEncoding(let tried): .unreadableEncoding(tried: tried.map(\.rawValue).joined(separator: ", "))
        case .wrongEncoding(let declared, _): .unreadableEncoding(tried: declared.rawValue)
        case .damagedArchive, .malformedBook, .malformedTable: .truncated(fileName)
        case .unsafeArchive: .unsafeArchive(fileName)
        case .copyProtected, .passwordNeeded: .encrypted(fileName)
        case .programMissing, .programFailed: .unsupported
        }
    }

    private static func explain(_ error: StorageError) -> (Problem, HTTPResponse.Status) {
        switch error {
        case .diskFull: full
        case .readOnly: (.readOnlyDisk, HTTPResponse.Status(code: 507, reasonPhrase: "Insufficient Storage"))
        case .moved: (.databaseMoved, .serviceUnavailable)
        case .corrupted: (.databaseDamaged, .serviceUnavailable)
        case .unavailable: (.databaseAway, .serviceUnavailable)
        case .busy: (.overloaded(retryAfter: 5), .serviceUnavailable)
        case .closed, .timedOut: (.unexpected, .serviceUnavailable)
        default: (.unexpected, .internalServerError)
        }
    }

    private static func explain(_ error: UploadError) -> (Problem, HTTPResponse.Status) {
        switch error {
        case .tooLarge(let megabytes): (.tooLarge(megabytes: megabytes), .contentTooLarge)
        case .malformed, .brokenOff: (.badForm, .badRequest)
        case .notWritten: full
        }
    }
}

extension NoteProblem {
    fileprivate init(_ fault: NoteFault) {
        switch fault {
        case .noWord: self = .noWord
        case .longWord(let word): self = .longWord(word)
        case .longField(let word): self = .longField(word)
        case .noCard(let word): self = .noCard(word)
        case .losesMarkup(let word): self = .losesMarkup(word)
        }
    }
}
