import Lessons
import Library
import Model
import Models
import Review
import Scheduling
import Storage
import Support

/// A lesson desk over the real dictionaries, in a temporary folder.
struct LessonFixture {
    let test: TestDesk
    let models: TestModels
    let review: ReviewDesk
    let lessons: LessonDesk

    /// One pool shared by all tests, because reading the most frequent words takes longer than any of them.
    private static let pool = WordPool()

    init() async throws {
        test = try await TestDesk(lexicon: try RealLexicon.open())
        models = TestModels(test.desk.database, learner: test.desk.learner)
        review = test.desk.review
        lessons = LessonDesk(over: test.desk, models: models, pool: Self.pool)
    }

    /// Runs a test with a fixture, and removes it afterwards.
    static func run(_ body: (LessonFixture) async throws -> Void) async throws {
        let fixture = try await LessonFixture()
        do {
            try await body(fixture)
        } catch {
            try? await fixture.test.remove()
            throw error
        }
        try await fixture.test.remove()
    }

    /// Finishes a lesson as every door does.
    func finish(_ lesson: ID<Lesson>, at now: Timestamp) async throws {
        try await lessons.finish(lesson, at: now)
    }

    /// Marks words as difficult, each in a sentence.
    func mark(_ words: [(word: String, sentence: String)], in language: Language = .chinese) async throws {
        try await test.desk.mark(
            words.map {
                MarkChange($0.word, in: language, as: .difficult, context: MarkContext(sentence: $0.sentence))
            }, at: TestDesk.now)
    }

    /// Saves translations from English, a minute apart.
    func translate(_ pairs: [(english: String, text: String)], to language: Language = .chinese) async throws
        -> [ID<Translation>]
    {
        var ids: [ID<Translation>] = []
        let learner = test.desk.learner
        for (place, pair) in pairs.enumerated() {
            let id: ID<Translation> = TestIDs.next()
            ids.append(id)
            let time = TestDesk.now.advanced(bySeconds: Int64(place) * 60)
            try await test.desk.database.write(learner, at: time) { transaction in
                _ = try transaction.run(
                    """
                    INSERT INTO translation (id, learner_id, source_language, target_language, source_text,
                        translated_text, model_reading, context, origin, is_saved, created_at, updated_at)
                    VALUES (?, ?, 'en', ?, ?, ?, '', '{}', 'model', 1, ?, ?)
                    """,
                    [
                        SQLValue(id), SQLValue(learner), SQLValue(language.rawValue), SQLValue(pair.english),
                        SQLValue(pair.text), SQLValue(time), SQLValue(time),
                    ], changes: .upsert(.translation, id))
            }
        }
        return ids
    }

    /// Makes a lesson without any model.
    func make(
        _ kind: LessonKind, from source: LessonOrder.Source = .words, minutes: Int = 10,
        language: Language = .chinese, level: Difficulty = .beginner
    ) async throws -> Lesson {
        try await lessons.make(
            LessonOrder(kind, from: source, minutes: minutes, language: language, level: level), at: TestDesk.now,
            newID: { TestIDs.next() }
        ).lesson!
    }
}

extension LessonDesk {
    /// Creates a desk for a library's learner, in UTC.
    init(over desk: Desk, models: TestModels, pool: WordPool = WordPool()) {
        self.init(
            database: desk.database, learner: desk.learner, sentences: desk.sentences, models: models.desk,
            day: LearnerDay(), pool: pool)
    }
}

/// Sentences that the learner in these tests has encountered.
enum Met {
    static let words: [(word: String, sentence: String)] = [
        ("银行", "他在银行门口等了半个小时。"), ("排队", "买票的人都在排队。"), ("护士", "护士给他打了一针。"),
        ("图书馆", "我们常常去图书馆看书。"), ("参观", "明天学生们要参观博物馆。"), ("打扫", "妈妈把房间打扫干净了。"),
    ]

    static let passage = """
        昨天下午，小明一个人去图书馆看书。他先把书包放在桌子上，然后去找一本关于历史的书。图书馆里很安静，只有几个学生在学习。\
        小明看得很高兴，忘了时间。外面下雨了，他没有带雨伞，所以给妈妈打了一个电话。妈妈说她马上就来接他。
        """

    static let japanese = "昨日、友達と図書館へ行きました。静かな部屋で本を読んで、日本語を勉強しました。帰りに雨が降り始めたので、駅まで走りました。"

    static let talk: [(english: String, text: String)] = [
        ("Where is the bank?", "银行在哪儿？"), ("The bank is next to the school.", "银行在学校旁边。"),
        ("What time does it open?", "几点开门？"), ("It opens at nine.", "九点开门。"),
        ("Thank you for your help.", "谢谢你的帮助。"), ("I would like to change money.", "我想换钱。"),
    ]
}
