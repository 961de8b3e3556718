import Model

/// What is said of the learner's goals and progress.
extension Wording {
    // MARK: Goals

    var learningPreferences: String { say("Learning goals", "学习目标") }
    var learningPreferencesLead: String {
        say("Lessons and today’s words are chosen by these.", "课程和今日词语以此为准。")
    }
    var learningSaved: String { say("Your goals are saved.", "学习目标已保存。") }
    var languageILearn: String { say("I am learning", "我在学") }
    var dailyGoal: String { say("Minutes a day", "每天分钟数") }
    var learningLevel: String { say("Level", "水平") }
    var interests: String { say("Interests", "兴趣") }
    var learningGoals: String { say("Goals", "目标") }
    var preferredLessons: String { say("Lessons I like", "喜欢的课程") }

    func name(_ level: Difficulty) -> String {
        switch level {
        case .beginner: say("Beginner", "初级")
        case .intermediate: say("Intermediate", "中级")
        case .advanced: say("Advanced", "高级")
        }
    }

    func name(_ interest: LearningPreferences.Interest) -> String {
        switch interest {
        case .anime: say("Anime", "动漫")
        case .business: say("Business", "商务")
        case .travel: say("Travel", "旅行")
        case .gaming: say("Games", "游戏")
        case .culture: say("Culture", "文化")
        case .food: say("Food", "美食")
        case .technology: say("Technology", "科技")
        }
    }

    func name(_ goal: LearningPreferences.Goal) -> String {
        switch goal {
        case .conversation: say("Speaking", "口语")
        case .reading: say("Reading", "阅读")
        case .listening: say("Listening", "听力")
        case .writing: say("Writing", "写作")
        case .exam: say("An exam", "考试")
        }
    }

    // MARK: Progress

    var progressHeading: String { say("Progress", "学习进度") }
    var progressLead: String {
        say("What you have done in reading, reviews, lessons and translations.", "来自阅读、复习、课程和翻译。")
    }
    func todayOf(_ minutes: Int, _ goal: Int) -> String {
        say("Today: \(minutes) of \(goal) minutes", "今天：\(minutes) / \(goal) 分钟")
    }
    var inAll: String { say("Total", "总计") }
    var streakHeading: String { say("Streak", "连续学习") }
    var vocabularySize: String { say("Words collected", "收下的词") }
    var ofThemKnown: String { say("Of these, known", "其中已会") }
    var lessonsDone: String { say("Lessons finished", "完成的课程") }
    var translationsMade: String { say("Translations", "翻译") }
    var minutesThisWeek: String { say("Minutes this week", "本周分钟数") }
    func minutesInAll(_ n: Int) -> String { say(count(n, "minute", "minutes"), "\(n) 分钟") }
    var newWordsThisWeek: String { say("New words this week", "本周新词") }
}
