import Lanes
import Lexicon
import LexiconFile
import Linguistics
import Model
import Morphology
import Reading
import Storage

/// The resources of the library's operations: the database, the dictionaries and the caches.
///
/// A desk is a value that a server or a command creates. Its operations are methods, one file for each, in the folder
/// of the noun they belong to.
public struct Desk: Sendable {
    public let database: any Database
    private let dictionaries: LexiconPlace
    /// Nil if MeCab or its dictionary is not installed.
    public let japanese: JapaneseAnalyzer?
    public let learner: ID<Learner>
    /// Where CPU-intensive work runs.
    public let lanes: Lanes
    let vocabularies = VocabularyCache()
    package let knowledge: KnowledgeCache
    /// The dictionaries that the learner brought.
    package let ownDictionaries: DictionaryFolder
    package let preferenceCache = PreferenceCache()
    let pageWords: PageWords

    /// - Parameters:
    ///   - lanes: Shared by all desks of a program, so that learners take turns.
    ///   - ownDictionaries: The folder of the learner's own dictionaries; nil for a desk without any.
    public init(
        database: any Database, lexicon: Lexicon?, japanese: JapaneseAnalyzer?, learner: ID<Learner>,
        lanes: Lanes = Lanes(), ownDictionaries: DictionaryFolder = DictionaryFolder(nil)
    ) {
        self.init(
            database: database, dictionaries: LexiconPlace(lexicon), japanese: japanese, learner: learner, lanes: lanes,
            ownDictionaries: ownDictionaries)
    }

    /// - Parameters:
    ///   - dictionaries: The lexicon's location; the lexicon may be replaced while the desk is open.
    ///   - lanes: Shared by all desks of a program, so that learners take turns.
    ///   - pageWords: The words of recently opened pages, shared by all desks of a program.
    ///   - ownDictionaries: The folder of the learner's own dictionaries; nil for a desk without any.
    public init(
        database: any Database, dictionaries: LexiconPlace, japanese: JapaneseAnalyzer?, learner: ID<Learner>,
        lanes: Lanes = Lanes(), pageWords: PageWords = PageWords(),
        ownDictionaries: DictionaryFolder = DictionaryFolder(nil)
    ) {
        self.database = database
        self.dictionaries = dictionaries
        self.japanese = japanese
        self.learner = learner
        self.lanes = lanes
        self.pageWords = pageWords
        self.ownDictionaries = ownDictionaries
        knowledge = KnowledgeCache(
            parts: { dictionaries.current?.parts(ofTransparent: $0) ?? [] },
            spellings: { dictionaries.current?.usualSpelling(ofKana: $0) ?? [] })
    }

    /// The current lexicon; nil if the dictionaries have not been compiled or cannot be read. Texts are then still
    /// readable, with characters as words. The value changes between calls when the dictionaries are recompiled.
    public var lexicon: Lexicon? { dictionaries.current }

    /// Why there are no dictionaries, or why an older version is still in use; nil if there is no problem.
    public var lexiconProblem: LexiconError? { dictionaries.problem }

    /// Where the learner's longer computations run.
    public var answers: LearnerLane { LearnerLane(lanes.answers, learner) }

    /// Where the learner's imports, exports and similar jobs run.
    public var jobs: LearnerLane { LearnerLane(lanes.jobs, learner) }

    /// Where the learner's dictionaries are imported.
    var dictionaryImports: LearnerLane { LearnerLane(lanes.dictionaries, learner) }

    /// The resources for finding the words of texts, with the learner's corrections.
    public var texts: TextDesk {
        TextDesk(dictionaries: dictionaries, japanese: japanese, answers: answers) { language in
            try await database.read(learner) { try $0.corrections(language) }
        }
    }

    /// Returns an analyzer of a language's texts, for one task.
    ///
    /// - Parameters:
    ///   - corrections: The learner's, of any languages.
    ///   - terms: Words that the texts' book repeats.
    package func annotator(
        of language: Language, corrections: [Correction], terms: [BookTerm] = []
    ) -> Annotator {
        Annotator(
            lexicon: lexicon, japanese: japanese, language: language, corrections: corrections, terms: terms)
    }

    /// Converts the parts of Chinese texts to a script; nil without a dictionary.
    public var convert: (([String], Preferences.Script) -> [String])? {
        lexicon.map { lexicon in { lexicon.convert($0, to: $1) } }
    }

    /// Finds sentences for words, in the learner's books first.
    public var sentences: SentenceFinder {
        SentenceFinder(texts: texts) { word, language, limit in
            try await examples(of: word, in: language, limit: limit).map {
                BookSentence($0.before + $0.match + $0.after, bookTitle: $0.book.title)
            }
        }
    }

    /// Returns the learner of the desk that is on this machine, creating it when the desk is first opened. Where there are
    /// accounts, others may have desks, too; none of them is this one, however old. Of servers that open a new database at the
    /// same time, one creates it for all.
    ///
    /// - Parameter newID: The id for a new learner.
    public static func localLearner(
        in database: any Database, at now: Timestamp, newID: @autoclosure () -> ID<Learner>
    ) async throws -> ID<Learner> {
        if let known = try await database.readAcrossLearners({ try $0.localLearner() }) { return known }
        let id = newID()
        let check: @Sendable (Reader) throws -> Void = { reader in
            if let known = try reader.localLearner() { throw KnownLearner(id: known) }
        }
        do {
            try await database.write(id, at: now, after: check) { transaction in
                _ = try transaction.run(
                    "INSERT INTO learner (id, name, created_at, is_owner) VALUES (?, ?, ?, 1)",
                    [SQLValue(id), "", SQLValue(now)],
                    changes: .upsert(.learner, id))
            }
        } catch let known as KnownLearner {
            return known.id
        }
        return id
    }
}

/// The desk of the machine was created meanwhile.
private struct KnownLearner: Error {
    let id: ID<Learner>
}

extension Reader {
    /// The learner of the desk that is on this machine, among all; nil if it was not opened yet.
    fileprivate func localLearner() throws(StorageError) -> ID<Learner>? {
        try first("SELECT id FROM learner WHERE is_owner = 1 ORDER BY created_at, id LIMIT 1")?
            .id("id", of: Learner.self)
    }
}
