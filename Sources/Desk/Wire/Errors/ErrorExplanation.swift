import Backups
import DailyWords
import Formats
import Lanes
import Lessons
import Library
import Linguistics
import Model
import Notebook
import Pages
import Review
import Routes
import Storage
import Translations

/// What an error is to whoever asked: the one table of errors for pages, the API and its streams. The server adds the
/// errors of its own connections.
public struct ErrorExplanation: Sendable {
    /// What a page says.
    public let problem: Problem
    /// The status of an HTTP answer (RFC 9110).
    public let status: Int

    /// The code that the API and its streams give.
    public var code: ErrorCode { problem.code }

    /// - Parameter status: The status of an HTTP answer.
    public init(_ problem: Problem, status: Int) {
        self.problem = problem
        self.status = status
    }

    /// Explains an error that an operation or a verb throws; any other is unexpected.
    public init(_ error: any Error) {
        let (problem, status) = Self.table(error)
        self.init(problem, status: status)
    }

    private static func table(_ error: any Error) -> (Problem, Int) {
        switch error {
        case let error as KeptError: (error.problem, error.status)
        case let error as QuotaExceeded: (.overQuota(error), 413)
        case let error as AccountError: (.account(error), error.status)
        case let error as LibraryError: table(error)
        case let error as ReadingError: table(error)
        case let error as DictionaryError: table(error)
        case LinguisticsError.textTooLong(let limit): (.textTooLong(limit: limit), 413)
        case BackupError.diskFull: full
        case BackupError.folder, BackupError.copied, BackupError.dataFolder: (.noBackups, 503)
        case BackupError.busy: (.overloaded(retryAfter: 60), 503)
        case let error as ReviewError: table(error)
        case let error as ModelError: (.model(error), error.status)
        case let error as PictureProblem: (.picture(error), error.status)
        case let error as DailyWordsError: table(error)
        case let error as StorageError: table(error)
        case let error as TranslationError: table(error)
        case LaneError.full(let seconds): (.overloaded(retryAfter: seconds), 503)
        case let error as NotebookError: (.notebook(NotebookProblem(error)), error.status)
        case let error as LessonError: table(error)
        case FormError.tooLong(let megabytes): (.tooLarge(megabytes: megabytes), 413)
        case FormError.field(let fault): table(fault)
        case is FormError: (.badForm, 400)
        case let error as FieldFault: table(error)
        case let error as OutOfBounds: table(.number(error))
        case let error as NotAChoice: table(.choice(error))
        case let error as AnkiError: table(error)
        case let error as WholeImportError: table(error)
        case ArchiveFault.diskFull: full
        case is CancellationError: (.unexpected, 503)
        case _ where error.isForLackOfRoom: full
        default: (.unexpected, 500)
        }
    }

    private static let full = (Problem.diskFull, 507)

    private static func table(_ fault: FieldFault) -> (Problem, Int) {
        switch fault {
        case .number(let error):
            (.outOfBounds(error.field, least: String(error.bounds.least), most: String(error.bounds.most)), 400)
        case .choice(let error): (.notAChoice(error), 400)
        }
    }

    private static func table(_ error: LibraryError) -> (Problem, Int) {
        switch error {
        case .noSuchStory: (.notFound, 404)
        case .format(.diskFull, _): full
        case .format(let error, let fileName): (table(error, fileName), 422)
        }
    }

    private static func table(_ error: ReadingError) -> (Problem, Int) {
        switch error {
        case .noSuchBook: (.bookNotFound, 404)
        case .noSuchPage(let page, let count): (.pageNotFound(page, of: count), 404)
        case .noSuchSession, .noCover, .noSuchPicture: (.notFound, 404)
        case .impossibleCorrection(let fault): (.impossibleCorrection(fault), 422)
        case .impossibleWord: (.impossibleWord, 422)
        case .tooManyWords(let limit): (.tooManyWords(limit: limit), 400)
        case .noSuchTitle, .severalTitles: (.bookNotFound, 404)
        case .emptyTitle: (.emptyTitle, 422)
        }
    }

    private static func table(_ error: DictionaryError) -> (Problem, Int) {
        switch error {
        case .noSuchDictionary: (.dictionaryNotFound, 404)
        case .tooMany(let limit): (.tooManyDictionaries(limit: limit), 409)
        case .emptyName: (.badForm, 422)
        case .noDictionaries, .noDictionary: (.noDictionaries, 503)
        case .readOnlyFolder: (.readOnlyDisk, 507)
        case .notWritten: (.unexpected, 500)
        }
    }

    private static func table(_ error: DailyWordsError) -> (Problem, Int) {
        switch error {
        case .noDailyWords(let day): (.noDailyWords(day), 404)
        case .noSuchCard(let count): (.noDailyWord(of: count), 404)
        case .noWords: (.notFound, 409)
        case .impossibleWord: (.badForm, 422)
        }
    }

    private static func table(_ error: TranslationError) -> (Problem, Int) {
        let problem = TranslateProblem(error)
        return switch error {
        case .emptyText, .impossiblePair: (.translate(problem), 422)
        case .tooLong: (.translate(problem), 413)
        case .noSuchTranslation: (.translate(problem), 404)
        }
    }

    private static func table(_ error: ReviewError) -> (Problem, Int) {
        switch error {
        case .noSuchDeck, .noSuchDeckNamed: (.deckNotFound, 404)
        case .noSuchNote, .noSuchCard: (.cardNotFound, 404)
        case .noSuchMedium: (.notFound, 404)
        case .unusableMedium(let name, .picture): (.unusableMedium(.noPicture(name)), 422)
        case .unusableMedium(let name, .recording): (.unusableMedium(.noRecording(name)), 422)
        case .mediumTooLarge(let name, let megabytes):
            (.unusableMedium(.tooLarge(name, megabytes: megabytes)), 413)
        case .impossibleDeckName: (.impossibleDeckName, 422)
        case .deckExists(let path): (.deckExists(path), 422)
        case .deckInItself: (.deckInItself, 422)
        case .impossibleNote(let fault): (.impossibleNote(NoteProblem(fault)), 422)
        case .noSuchSense(let error): (.notAChoice(error), 400)
        case .senseOfSeveralWords: (.badForm, 400)
        case .impossibleOptions(.optionOutOfRange(let field, let least, let most)):
            (.outOfBounds(field, least: least, most: most), 422)
        case .impossibleOptions: (.impossibleDeckSettings, 422)
        case .unreadableList(let fileName, _, _, let line):
            (.unreadableList(fileName, line: line), 422)
        case .impossibleSearch: (.badForm, 400)
        case .searchTookTooLong: (.searchTookTooLong, 503)
        case .noColumnOfWords: (.noColumnOfWords, 422)
        case .nothingToUndo: (.nothingToUndo, 409)
        case .staleRescheduling: (.staleRescheduling, 409)
        case .reschedulingGone: (.reschedulingGone, 409)
        case .reschedulingUndecided(let preview):
            (.reschedulingUndecided(dueToday: preview.dueBefore[0], wouldBe: preview.dueAfter[0]), 409)
        }
    }

    private static func table(_ error: LessonError) -> (Problem, Int) {
        switch error {
        case .noSuchLesson: (.lesson(.noSuchLesson), 404)
        case .noSuchExercise(let number, let count): (.lesson(.noSuchExercise(number, of: count)), 404)
        case .tooLittle: (.lesson(.tooLittle), 422)
        case .notFinished: (.lesson(.notFinished), 409)
        case .nothingAnswered: (.lesson(.nothingAnswered), 409)
        case .impossibleText: (.lesson(.impossibleText(limit: LessonError.longestText)), 422)
        case .noSuchTranslations: (.lesson(.noSuchTranslations), 422)
        case .noSuchBook: (.bookNotFound, 404)
        case .noSuchPage(let page, let count): (.pageNotFound(page, of: count), 404)
        }
    }

    private static func table(_ error: AnkiError) -> (Problem, Int) {
        switch error {
        case .cancelled, .unreadableFile: (.unexpected, 500)
        case .diskFull: full
        case .notAPackage: (.unreadablePackage(.notAPackage), 422)
        case .damaged: (.unreadablePackage(.damaged), 422)
        case .tooLarge(let limit): (.unreadablePackage(.tooLarge(megabytes: limit >> 20)), 422)
        case .tooManyDecks(let limit): (.unreadablePackage(.tooManyDecks(limit: limit)), 422)
        case .newerPackage: (.unreadablePackage(.newer), 422)
        case .unwritable: full
        }
    }

    private static func table(_ error: WholeImportError) -> (Problem, Int) {
        switch error {
        case .notEmpty: (.archive(.notEmpty), 409)
        case .notAnExport: (.archive(.notAnExport), 422)
        case .damaged: (.archive(.damaged), 422)
        case .missing(let part): (.archive(.incomplete(part: part)), 422)
        case .encrypted: (.archive(.encrypted), 422)
        case .tooLarge: (.archive(.tooLarge), 413)
        case .newer: (.archive(.newer), 422)
        case .notUnpacked: full
        }
    }

    private static func table(_ error: FormatError, _ fileName: String) -> Problem {
        switch error {
        case .empty: .emptyFile
        case .diskFull: .diskFull
        case .cancelled, .unreadableFile, .tookTooLong: .unexpected
        case .noText: .blankFile(fileName)
        case .scanned: .noText(fileName)
        case .tooLarge(let limit): .tooLarge(megabytes: limit / 1_048_576)
        case .notText: .notText(fileName)
        case .notADictionary: .notADictionary(fileName)
        case .malformedDictionary(let part): .brokenDictionary(fileName, part: part)
        case .noEntries: .noEntries(fileName)
        case .unreadableEncoding(let tried): .unreadableEncoding(tried: tried.map(\.rawValue).joined(separator: ", "))
        case .wrongEncoding(let declared, _): .unreadableEncoding(tried: declared.rawValue)
        case .damagedArchive, .malformedBook, .malformedTable: .truncated(fileName)
        case .unsafeArchive: .unsafeArchive(fileName)
        case .copyProtected, .passwordNeeded: .encrypted(fileName)
        case .programMissing, .programFailed: .unsupported
        }
    }

    private static func table(_ error: StorageError) -> (Problem, Int) {
        switch error {
        case .diskFull: full
        case .readOnly: (.readOnlyDisk, 507)
        case .moved: (.databaseMoved, 503)
        case .corrupted: (.databaseDamaged, 503)
        case .unavailable: (.databaseAway, 503)
        case .busy: (.overloaded(retryAfter: 5), 503)
        case .closed, .timedOut: (.unexpected, 503)
        // The doors drop such characters; a text that comes in by another way has one.
        case .nulCharacter: (.badForm, 400)
        case .foreign, .newerSchema, .constraint, .refused, .invalidStatement, .unexpectedValue, .unknownLearner,
            .outcomeUnknown, .declined:
            (.unexpected, 500)
        }
    }
}

extension NoteProblem {
    fileprivate init(_ fault: NoteFault) {
        switch fault {
        case .noWord: self = .noWord
        case .longWord(let word): self = .longWord(word)
        case .longField(let field, let word): self = .longField(field, of: word)
        case .noCard(let word): self = .noCard(word)
        case .noMeaning(let word): self = .noMeaning(word)
        case .losesMarkup(let word): self = .losesMarkup(word)
        }
    }
}
