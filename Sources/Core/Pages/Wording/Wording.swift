import Model

/// Everything Glossa says, in each of its interface languages.
///
/// A phrase is a property or a function; each gives all its languages at once, so that none can be forgotten.
public struct Wording: Sendable {
    /// The language in which it speaks.
    public let interface: Preferences.Interface

    public init(_ interface: Preferences.Interface) { self.interface = interface }

    /// The BCP 47 tag of that language.
    public var tag: String { interface.rawValue }

    /// Chooses between the languages of a phrase.
    func say(_ english: @autoclosure () -> String, _ chinese: @autoclosure () -> String) -> String {
        switch interface {
        case .english: english()
        case .simplifiedChinese: chinese()
        }
    }

    /// "1 word", "2 words", "1,204 words".
    func count(_ number: Int, _ one: String, _ many: String) -> String {
        Quantity.grouped(number) + " " + (number == 1 ? one : many)
    }

    /// What stands between two sentences: a space in English, nothing in Chinese.
    var sentenceGap: String { say(" ", "") }

    /// Sentences after one another, without the empty ones.
    func sentences(_ all: String...) -> String {
        var text = ""
        for sentence in all where !sentence.isEmpty { text += (text.isEmpty ? "" : sentenceGap) + sentence }
        return text
    }

    // MARK: Units

    func words(_ n: Int) -> String { say(count(n, "word", "words"), "\(Quantity.grouped(n)) 个词") }
    func pages(_ n: Int) -> String { say(count(n, "page", "pages"), "\(Quantity.grouped(n)) 页") }
    func books(_ n: Int) -> String { say(count(n, "book", "books"), "\(Quantity.grouped(n)) 本书") }
    /// The length of a text. In Chinese a letter of English is no 字, by which only characters are counted.
    func characters(_ n: Int, in language: Language) -> String {
        let unit = language == .english ? "个字符" : "字"
        return say(count(n, "character", "characters"), "\(Quantity.grouped(n)) \(unit)")
    }
    func times(_ n: Int) -> String { say(n == 1 ? "once" : "\(Quantity.grouped(n)) times", "\(Quantity.grouped(n)) 次") }
    func days(_ n: Int) -> String { say(count(n, "day", "days"), "\(Quantity.grouped(n)) 天") }

    /// A stretch of time, in the largest unit that says enough.
    func duration(_ seconds: Int) -> String {
        let minutes = (seconds + 30) / 60
        if minutes < 1 { return say("\(seconds) s", "\(seconds) 秒") }
        if minutes < 60 { return say("\(minutes) min", "\(minutes) 分钟") }
        return say("\(minutes / 60) h \(minutes % 60) min", "\(minutes / 60) 小时 \(minutes % 60) 分钟")
    }

    /// How long ago something was: "just now", "5 minutes ago", "yesterday". Nil when a date says it better.
    func ago(seconds: Int64) -> String? {
        let minutes = Int(seconds / 60)
        if minutes < 1 { return say("just now", "刚刚") }
        if minutes < 60 { return say(count(minutes, "minute", "minutes") + " ago", "\(minutes) 分钟前") }
        if minutes < 24 * 60 { return say(count(minutes / 60, "hour", "hours") + " ago", "\(minutes / 60) 小时前") }
        let days = minutes / (24 * 60)
        if days == 1 { return say("yesterday", "昨天") }
        return days < 14 ? say("\(days) days ago", "\(days) 天前") : nil
    }

    /// A calendar day.
    func date(year: Int, month: Int, day: Int) -> String {
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        return say("\(day) \(months[month - 1]) \(year)", "\(year)年\(month)月\(day)日")
    }

    /// A day and the time of the clock on it.
    func dayAndTime(_ day: String, _ time: String) -> String { say(day + ", " + time, day + " " + time) }

    // MARK: Names of things

    public func name(_ language: Language) -> String { language.name(in: interface) }

    /// The name of a language, which Glossa need not read. One without a name here is called by its code.
    public func name(of tag: LanguageTag) -> String {
        if let language = tag.language { return name(language) }
        if let listed = LanguageName(tag) { return say(listed.english, listed.chinese) }
        let other = say("Other language", "其他语言")
        return tag.isKnown ? say("\(other) (\(tag.rawValue))", "\(other)（\(tag.rawValue)）") : other
    }

    func name(_ status: WordStatus?) -> String {
        switch status {
        case .difficult: say("Difficult", "生词")
        case .known: say("Known", "已会")
        case .ignored: say("Ignored", "忽略")
        case nil: say("New", "新词")
        }
    }

    /// A level as ``Entry/level`` has it: of the HSK 3.0 lists, 1 to 7; of the JLPT, which publishes no lists, an estimate.
    /// Nil for words without a level.
    func level(_ level: Int?, in language: Language = .chinese) -> String {
        if language == .japanese {
            return level.map { "≈ N\(6 - $0)" } ?? say("Without a level", "无级别")
        }
        guard let level else { return say("Outside HSK", "HSK 以外") }
        return level >= 7 ? "HSK 7–9" : "HSK \(level)"
    }
}
