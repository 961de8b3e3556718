import Model
import Routes

/// What can go wrong in front of a reader. `Wording.explain` puts it into words.
public enum Problem: Hashable, Sendable {
    /// No route has this path.
    case notFound
    case bookNotFound
    /// A page number outside the book.
    case pageNotFound(Int, of: Int)
    /// An import job that the server does not know.
    case jobNotFound
    case emptyFile
    /// A binary file; its name.
    case notText(String)
    /// A text that is not valid in the encoding that was tried or chosen.
    case unreadableEncoding(tried: String)
    /// A file that breaks off; its name.
    case truncated(String)
    /// An archive with path traversal, external entities or a decompression bomb; its name.
    case unsafeArchive(String)
    case tooLarge(megabytes: Int)
    /// An encrypted file; its name.
    case encrypted(String)
    /// A file with pictures but no text; its name.
    case noText(String)
    case unsupported
    case deckNotFound
    case cardNotFound
    case impossibleDeckName
    /// A second deck of one name in the same place; its path.
    case deckExists(String)
    case deckInItself
    /// Steps, a retention or an interval that no schedule can be made with.
    case impossibleDeckSettings
    case impossibleNote(NoteProblem)
    case nothingToUndo
    /// Settings would make cards due on other days, and nobody has said whether they are to: so many are due today, and
    /// so many would be.
    case reschedulingUndecided(dueToday: Int, wouldBe: Int)
    /// A deck's cards have been scheduled otherwise since other settings for it were looked at.
    case staleRescheduling
    /// Settings that the learner was asked about, and that wait for an answer no longer.
    case reschedulingGone
    /// A word list that cannot be read: its name, and the line where that is one line's fault.
    case unreadableList(String, line: Int?)
    case unreadablePackage(PackageFault)
    /// A file that cannot be kept with a note.
    case unusableMedium(MediumFault)
    /// A search was stopped.
    case searchTookTooLong
    /// No column of a word list was said to hold words.
    case noColumnOfWords
    case notebook(NotebookProblem)
    case lesson(LessonProblem)
    /// What went wrong with a language model.
    case model(ModelError)
    case translate(TranslateProblem)
    /// More requests than one may send in a minute.
    case tooManyRequests(retryAfter: Int)
    /// The server has too much to do at the moment.
    case overloaded(retryAfter: Int)
    /// The database does not answer.
    case databaseAway
    /// A text that is to be taken apart has more characters than this.
    case textTooLong(limit: Int)
    /// What went wrong with a picture, or with the image classifier.
    case picture(PictureProblem)
    case diskFull
    /// The database can be read, not written.
    case readOnlyDisk
    /// The database's file was deleted, moved or replaced while the server had it open.
    case databaseMoved
    /// Something of the database's file cannot be read.
    case databaseDamaged
    case badForm
    /// A number, by the name of its field, that lies outside its bounds.
    case outOfBounds(String, least: String, most: String)
    /// Anything else.
    case unexpected
}

/// Why a note cannot be kept; the word.
public enum NoteProblem: Hashable, Sendable {
    case noWord
    case longWord(String)
    case longField(String)
    /// Only gaps were asked for, and no sentence has the word.
    case noCard(String)
    /// The formatting of an imported field would be lost, and nobody has said that it may go.
    case losesMarkup(String)
}

/// Why a package of Anki's cannot be read.
public enum PackageFault: Hashable, Sendable {
    case notAPackage
    case damaged
    /// It unpacks to more than this.
    case tooLarge(megabytes: Int)
    /// It has more decks than this.
    case tooManyDecks(limit: Int)
    /// It was made by an Anki that is newer than this Glossa.
    case newer
}

/// Why a picture or a recording is not kept with a note; the file's name.
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

/// The page that tells of a problem.
public enum ProblemPage {
    /// What the page shows.
    public struct Model: Sendable {
        public var problem: Problem
        /// Where "try again" or "go back" leads; the library when nil.
        public var retry: Route?
        /// What the log calls this error; nil where there is nothing to look up.
        public var reference: String?

        public init(problem: Problem, retry: Route? = nil, reference: String? = nil) {
            self.problem = problem
            self.retry = retry
            self.reference = reference
        }
    }
}
