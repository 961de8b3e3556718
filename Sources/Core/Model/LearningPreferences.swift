/// What the learner wants to learn, how much, and how: the basis of lessons and daily words.
public struct LearningPreferences: Hashable, Sendable {
    /// A subject that words and sentences are chosen from.
    public enum Interest: String, CaseIterable, Hashable, Sendable {
        case anime, business, travel, gaming, culture, food, technology
    }

    /// What the learner learns for.
    public enum Goal: String, CaseIterable, Hashable, Sendable {
        case conversation, reading, listening, writing, exam
    }

    public var interests: [Interest]
    public var learningGoals: [Goal]
    /// Minutes per day.
    public var dailyGoal: Int
    public var preferredLessonTypes: [LessonKind]
    /// The target language.
    public var language: Language
    public var level: Difficulty

    /// The allowed daily goals, in minutes.
    public static let dailyGoals = 5...240

    public init(
        interests: [Interest] = [], learningGoals: [Goal] = [], dailyGoal: Int = 15,
        preferredLessonTypes: [LessonKind] = [], language: Language = .chinese, level: Difficulty = .beginner
    ) {
        self.interests = interests
        self.learningGoals = learningGoals
        self.dailyGoal = dailyGoal
        self.preferredLessonTypes = preferredLessonTypes
        self.language = language
        self.level = level
    }
}

extension LearningPreferences {
    /// The language that is assumed to be learnt by whoever has not named one: not the one in which they read the
    /// pages.
    public static func language(readingIn interface: Preferences.Interface) -> Language {
        switch interface {
        case .english: .chinese
        case .simplifiedChinese: .english
        }
    }
}

extension LearningPreferences: SettingValues {
    /// The name under which the target language is stored.
    public static let languageSetting = "learning.language"
    /// The name under which the level is stored.
    public static let levelSetting = "learning.level"

    public static let settings: [Setting<LearningPreferences>] = [
        .choices("learning.interests", .learner, { $0.interests }, { $0.interests = $1 }),
        .choices("learning.goals", .learner, { $0.learningGoals }, { $0.learningGoals = $1 }),
        .number("learning.dailyGoal", .learner, in: .dailyGoal, { $0.dailyGoal }, { $0.dailyGoal = $1 }),
        .choices(
            "learning.lessonTypes", .learner, { $0.preferredLessonTypes }, { $0.preferredLessonTypes = $1 }),
        .choice(languageSetting, .learner, { $0.language }, { $0.language = $1 }),
        .choice(levelSetting, .learner, { $0.level }, { $0.level = $1 }),
    ]

    public init() { self.init(interests: []) }
}

/// What a learner changes of their preferences; what is nil stays as it is.
public struct LearningChange: Hashable, Sendable {
    public var interests: [LearningPreferences.Interest]?
    public var learningGoals: [LearningPreferences.Goal]?
    /// Minutes per day; clamped to their limits.
    public var dailyGoal: Int?
    public var preferredLessonTypes: [LessonKind]?
    public var language: Language?
    public var level: Difficulty?

    public init() {}

    /// The preferences with this change, without duplicates.
    public func applied(to preferences: LearningPreferences) -> LearningPreferences {
        var changed = preferences
        changed.interests = Self.once(interests ?? preferences.interests)
        changed.learningGoals = Self.once(learningGoals ?? preferences.learningGoals)
        changed.preferredLessonTypes = Self.once(preferredLessonTypes ?? preferences.preferredLessonTypes)
        let limits = LearningPreferences.dailyGoals
        changed.dailyGoal = min(max(dailyGoal ?? preferences.dailyGoal, limits.lowerBound), limits.upperBound)
        changed.language = language ?? preferences.language
        changed.level = level ?? preferences.level
        return changed
    }

    private static func once<Value: Hashable>(_ values: [Value]) -> [Value] {
        var seen: Set<Value> = []
        return values.filter { seen.insert($0).inserted }
    }
}

/// What a lesson trains.
public enum LessonKind: String, CaseIterable, Hashable, Sendable {
    case vocabulary, grammar, conversation, reading, listening
}

#if !hasFeature(Embedded)
extension LessonKind: Codable {}
extension LearningPreferences.Interest: Codable {}
extension LearningPreferences.Goal: Codable {}
extension LearningPreferences: Encodable {}
extension LearningChange: Decodable {
    private enum CodingKeys: CodingKey {
        case interests, learningGoals, dailyGoal, preferredLessonTypes, language, level
    }

    /// The four members of the public form are required; language and level stay as they are if they are left out. The
    /// minutes are clamped to their limits.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init()
        interests = try values.decode([LearningPreferences.Interest].self, forKey: .interests)
        learningGoals = try values.decode([LearningPreferences.Goal].self, forKey: .learningGoals)
        dailyGoal = try values.decode(SentNumber.self, forKey: .dailyGoal).nearest(in: .dailyGoal, "dailyGoal")
        preferredLessonTypes = try values.decode([LessonKind].self, forKey: .preferredLessonTypes)
        language = try values.decodeIfPresent(Language.self, forKey: .language)
        level = try values.decodeIfPresent(Difficulty.self, forKey: .level)
    }
}
#endif
