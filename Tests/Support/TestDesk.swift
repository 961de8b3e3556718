import Foundation
import Lanes
import Lexicon
import LexiconCompiler
import LexiconFile
import Library
import Model
import Morphology
import Storage
import StorageEngines
import Synchronization

/// A desk in a temporary folder.
public struct TestDesk: Sendable {
    public let desk: Desk
    public let folder: URL

    /// The time at which every test takes place: 2026-01-02 03:04:05 UTC.
    public static let now = Timestamp(milliseconds: 1_767_323_045_000)

    /// - Parameter folder: The folder of an earlier desk, to open the same data again; nil for a new one.
    /// - Parameter lexicon: The dictionaries; nil for the tests' own small lexicon.
    /// - Parameter lanes: The lanes that its work runs in.
    public init(folder: URL? = nil, lexicon: Lexicon? = nil, lanes: Lanes = Lanes()) async throws {
        try await self.init(folder: folder, lexicon: lexicon, lanes: lanes, location: nil)
    }

    /// A new desk with a database of an engine.
    package init(on engine: Engine) async throws {
        let location = engine == .sqlite ? nil : try await engine.makePlace().location
        try await self.init(folder: nil, lexicon: nil, lanes: Lanes(), location: location)
    }

    /// - Parameter location: The database; nil for a file in the folder.
    private init(folder: URL?, lexicon: Lexicon?, lanes: Lanes, location: DatabaseLocation?) async throws {
        let place = folder ?? FileManager.default.temporaryDirectory.appending(path: "glossa-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        self.folder = place
        let database = try await openDatabase(location ?? .file(path: place.appending(path: "glossa.sqlite").path))
        let learner = try await Desk.localLearner(in: database, at: Self.now, newID: TestIDs.next())
        desk = Desk(
            database: database, lexicon: try lexicon ?? SmallLexicon.shared(), japanese: try? JapaneseAnalyzer(),
            learner: learner, lanes: lanes,
            ownDictionaries: DictionaryFolder(place.appending(path: "Dictionaries/\(learner)")))
    }

    /// Imports a text as if pasted.
    public func importText(_ text: String, title: String? = nil, language: Language? = nil) async throws -> Book {
        try await desk.importBook(
            try Desk.ImportRequest(text: text, title: title, language: language?.rawValue), at: Self.now,
            newID: TestIDs.next()
        ).book
    }

    /// Closes the database and removes the folder.
    public func remove() async throws {
        try await desk.database.close()
        try FileManager.default.removeItem(at: folder)
    }
}

/// Consecutive ids, the same on every run.
public enum TestIDs {
    /// The SHA-256 digest of an empty file, where any will do.
    public static let digest = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"

    private static let count = Mutex<UInt64>(0)

    public static func next<Subject>(_ subject: Subject.Type = Subject.self) -> ID<Subject> {
        let number = count.withLock { count in
            count += 1
            return count
        }
        return ID(at: TestDesk.now, random: (number, number &* 0x9E37_79B9_7F4A_7C15))
    }
}

/// A lexicon of a few dozen words, compiled once for all tests.
enum SmallLexicon {
    private static let opened = Mutex<Lexicon?>(nil)

    static func shared() throws -> Lexicon {
        try opened.withLock { opened in
            if let opened { return opened }
            let folder = FileManager.default.temporaryDirectory.appending(path: "glossa-lexicon-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            for (name, text) in sources { try Data(text.utf8).write(to: folder.appending(path: name)) }
            let file = folder.appending(path: "lexicon.glossa")
            _ = try LexiconBuilder(sources: folder) { _ in }.build(to: file)
            let lexicon = try Lexicon(path: file.path)
            opened = lexicon
            return lexicon
        }
    }

    private static let sources = [
        "cedict.txt": """
        # a few words
        我 我 [wo3] /I; me; my/
        你 你 [ni3] /you/
        他 他 [ta1] /he; him/
        在 在 [zai4] /to be at; in/
        的 的 [de5] /of; ~'s (possessive particle)/
        了 了 [le5] /(completed action marker)/
        是 是 [shi4] /to be/
        看 看 [kan4] /to look at; to read/
        書 书 [shu1] /book/
        手 手 [shou3] /hand/
        把 把 [ba3] /to hold/
        把手 把手 [ba3 shou3] /handle; knob/
        門 门 [men2] /door/
        門把手 门把手 [men2 ba3 shou3] /doorknob/
        放下 放下 [fang4 xia4] /to put down/
        銀行 银行 [yin2 hang2] /bank/
        行 行 [xing2] /to walk; to go/
        行 行 [hang2] /row; line/
        學習 学习 [xue2 xi2] /to learn; to study/
        中文 中文 [Zhong1 wen2] /Chinese language/
        喜歡 喜欢 [xi3 huan5] /to like/
        圖書館 图书馆 [tu2 shu1 guan3] /library/
        今天 今天 [jin1 tian1] /today/
        去 去 [qu4] /to go/
        老虎 老虎 [lao3 hu3] /tiger/
        一 一 [yi1] /one/
        個 个 [ge4] /(measure word)/
        不 不 [bu4] /not/
        """,
        "jieba.txt": """
        我 3280 r
        你 2000 r
        他 2000 r
        在 2003 p
        的 3188 uj
        了 883 ul
        是 796 v
        看 200 v
        书 150 n
        手 120 n
        把 180 p
        把手 30 n
        门 100 n
        门把手 10 n
        放下 60 v
        银行 110 n
        行 90 v
        学习 120 v
        中文 60 nz
        喜欢 90 v
        图书馆 50 n
        今天 150 t
        去 300 v
        老虎 20 n
        一 900 m
        个 500 q
        不 900 d
        """,
        "hsk2.txt":
            "// HSK 2012-2018/Level 1\n我\two3\n你\tni3\n书\tshu1\n学习\txue2xi2\n// HSK 2012-2018/Level 3\n银行\tyin2hang2\n",
        "hsk30.tsv": "word\tlevel\n我\t1\n你\t1\n书\t1\n学习\t1\n银行\t1\n把手\t4\n",
    ]
}
