import Model
import Routes

/// A problem that a user may encounter. `Wording.explain` puts it into words.
public enum Problem: Hashable, Sendable {
    /// No route has the path.
    case notFound
    /// The route has the path, but not the method.
    case methodNotAllowed
    /// A request that another web site may have sent.
    case fromElsewhere
    case bookNotFound
    /// A page number outside the book; the number, and the book's number of pages.
    case pageNotFound(Int, of: Int)
    /// A day for which no words were saved.
    case noDailyWords(CalendarDate)
    /// A number that none of a day's words has; how many words the day has.
    case noDailyWord(of: Int)
    /// A job unknown to the server.
    case jobNotFound
    /// A job whose server stopped before it was done.
    case jobInterrupted(JobName.Kind)
    case emptyFile
    /// A binary file; its name.
    case notText(String)
    /// A file that is no dictionary; its name.
    case notADictionary(String)
    /// A dictionary of which a part is missing or broken; its name and that of the part.
    case brokenDictionary(String, part: String)
    /// A dictionary without entries that can be looked up; its name.
    case noEntries(String)
    case dictionaryNotFound
    /// The most dictionaries that a learner has.
    case tooManyDictionaries(limit: Int)
    /// There is nothing to look words up in: Glossa's dictionaries are not compiled, and the learner brought none.
    case noDictionaries
    /// A text that is not valid in the encoding that was tried or chosen.
    case unreadableEncoding(tried: String)
    /// A truncated file; its name.
    case truncated(String)
    /// An archive with path traversal, external entities or a decompression bomb; its name.
    case unsafeArchive(String)
    case tooLarge(megabytes: Int)
    /// An encrypted file; its name.
    case encrypted(String)
    /// A file with pictures but no text; its name.
    case noText(String)
    /// A file that was read but has no text; its name.
    case blankFile(String)
    case unsupported
    case deckNotFound
    case cardNotFound
    case impossibleDeckName
    /// A second deck with the same name in the same place; its path.
    case deckExists(String)
    case deckInItself
    /// Learning steps, a retention or an interval that cannot be scheduled with.
    case impossibleDeckSettings
    case impossibleNote(NoteProblem)
    case nothingToUndo
    /// The settings would change due dates, and the request does not say whether they should: the number of cards due
    /// today, and the number that would be.
    case reschedulingUndecided(dueToday: Int, wouldBe: Int)
    /// The deck's scheduling changed after the learner previewed other settings.
    case staleRescheduling
    /// The settings that the learner was asked about are no longer pending.
    case reschedulingGone
    /// An unreadable word list: its name, and the line number if a single line is at fault.
    case unreadableList(String, line: Int?)
    case unreadablePackage(PackageFault)
    /// A file that cannot be saved with a note.
    case unusableMedium(MediumFault)
    /// A search timed out.
    case searchTookTooLong
    /// No column of a word list was assigned the words.
    case noColumnOfWords
    case notebook(NotebookProblem)
    /// A problem with an account, or with signing in.
    case account(AccountError)
    /// An archive with everything that is not imported.
    case archive(ArchiveProblem)
    case lesson(LessonProblem)
    /// A problem with a language model.
    case model(ModelError)
    case translate(TranslateProblem)
    /// More requests per minute than allowed.
    case tooManyRequests(retryAfter: Int)
    /// The server is currently overloaded.
    case overloaded(retryAfter: Int)
    /// The database is not responding.
    case databaseAway
    /// A text to analyse exceeds this many characters.
    case textTooLong(limit: Int)
    /// A problem with a picture or with the image classifier.
    case picture(PictureProblem)
    case diskFull
    /// There is room on the disk, and the learner keeps as much as each may.
    case overQuota(QuotaExceeded)
    /// The database is readable but not writable.
    case readOnlyDisk
    /// The database file was deleted, moved or replaced while the server had it open.
    case databaseMoved
    /// Part of the database file cannot be read.
    case databaseDamaged
    /// The folder of backups cannot be used, or the program has none.
    case noBackups
    case badForm
    /// A number outside its bounds, identified by the name of its field.
    case outOfBounds(String, least: String, most: String)
    /// A name that is none of those that a field may have.
    case notAChoice(NotAChoice)
    /// A text that cannot be a word.
    case impossibleWord
    /// More words than are marked at once.
    case tooManyWords(limit: Int)
    case impossibleCorrection(CorrectionFault)
    /// A book without a title.
    case emptyTitle
    /// Anything else.
    case unexpected
}

/// Why a note cannot be saved; the word.
public enum NoteProblem: Hashable, Sendable {
    case noWord
    case longWord(String)
    case longField(WordField, of: String)
    /// Only cloze cards were requested, and no sentence contains the word.
    case noCard(String)
    /// No dictionary explains the word, and the learner wrote no meaning.
    case noMeaning(MeaninglessWord)
    /// Saving would discard the formatting of an imported field, and the learner has not agreed to that.
    case losesMarkup(String)
}

/// Why an archive with everything cannot be imported. Nothing was changed.
public enum ArchiveProblem: Hashable, Sendable {
    /// The desk has something in it already.
    case notEmpty
    /// The file is no export of everything.
    case notAnExport
    /// The file is cut off, corrupt or contradicts itself.
    case damaged
    /// The file lacks a part that it lists.
    case incomplete(part: String)
    case encrypted
    /// It unpacks to more than its length can account for.
    case tooLarge
    /// A newer Glossa made it.
    case newer
}

/// Why an Anki package cannot be read.
public enum PackageFault: Hashable, Sendable {
    case notAPackage
    case damaged
    /// It unpacks to more than this limit.
    case tooLarge(megabytes: Int)
    /// It contains more decks than this limit.
    case tooManyDecks(limit: Int)
    /// It was made by a version of Anki newer than this Glossa supports.
    case newer
}

/// Why a picture or a recording is not saved with a note; the file's name.
public enum MediumFault: Hashable, Sendable {
    case noPicture(String)
    case noRecording(String)
    case tooLarge(String, megabytes: Int)
}

/// A problem in words.
public struct Explanation: Hashable, Sendable {
    public var title: String
    /// What happened.
    public var happened: String
    /// What was kept.
    public var kept: String
    /// What to do next.
    public var next: String

    init(_ title: String, _ happened: String, kept: String, next: String) {
        self.title = title
        self.happened = happened
        self.kept = kept
        self.next = next
    }
}

/// The page that reports a problem.
public enum ProblemPage {
    /// The data that the page shows.
    public struct Model: Sendable {
        public var problem: Problem
        /// The target of "try again" or "go back"; nil for the library.
        public var retry: Route?
        /// The error's reference in the log; nil if there is nothing to look up.
        public var reference: String?

        public init(problem: Problem, retry: Route? = nil, reference: String? = nil) {
            self.problem = problem
            self.retry = retry
            self.reference = reference
        }
    }
}

#if !hasFeature(Embedded)
extension Problem: Codable {}
extension NoteProblem: Codable {}
extension PackageFault: Codable {}
extension MediumFault: Codable {}
extension ArchiveProblem: Codable {}
#endif
