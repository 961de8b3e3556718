/// The least and the greatest value of an integer from outside: a query, a form, JSON, a command option, a file, a
/// language model's reply or the database.
///
/// Every such number is checked against one of these on input, so that later arithmetic cannot overflow. Each is named
/// for what it counts and is defined only here; pages, commands and the API share it. All fit 32 bits, the size of
/// `Int` in WebAssembly.
///
/// ```swift
/// let page = query.number("page", in: .page) ?? 1
/// let minutes = try form.number("minutes", in: .lessonMinutes) ?? 15
/// ```
public struct Bounds: Hashable, Sendable {
    public let least: Int
    public let most: Int

    public init(_ range: ClosedRange<Int>) {
        least = range.lowerBound
        most = range.upperBound
    }

    public var range: ClosedRange<Int> { least...most }

    /// The bounds as fractions of a hundred: 0.7 to 0.97 for 70 to 97 percent.
    public var shares: ClosedRange<Double> { Double(least) / 100...Double(most) / 100 }

    /// The bounds as fractions of a hundred, in decimal digits: "0.7" and "0.97".
    public var shareTexts: (least: String, most: String) { (Self.share(least), Self.share(most)) }

    private static func share(_ percent: Int) -> String {
        let (whole, rest) = (percent / 100, percent % 100)
        if rest == 0 { return String(whole) }
        return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }

    /// The 32-bit range, for a number that its own rule checks later.
    public static let unchecked = Bounds(-2_147_483_647...2_147_483_647)

    /// The bounds widened by one on each side, for a number that its own rule checks later: invalid values stay
    /// invalid.
    public var withNeighbours: Bounds { Bounds(least - 1...most + 1) }

    /// Whether a number is within them.
    public func contains(_ number: Int) -> Bool { number >= least && number <= most }

    /// Returns the number, or the bound nearest to it.
    public func nearest(to number: Int) -> Int { min(max(number, least), most) }

    /// Returns the number, or the bound nearest to it.
    public func nearest(to number: Int64) -> Int { Int(min(max(number, Int64(least)), Int64(most))) }

    /// Returns the number truncated to an integer, or the nearest bound; the least for NaN.
    public func nearest(to number: Double) -> Int {
        guard number > Double(least) else { return least }
        return number < Double(most) ? Int(number) : most
    }
}

// MARK: Places in lists

extension Bounds {
    /// A page of a book or of a list, from 1. The longest books have some ten thousand pages; even at the maximum
    /// number of rows per page, the first row of a page fits 32 bits.
    public static let page = Bounds(1...1_000_000)
    /// A position in a list, from 1: an exercise of a lesson, a card of the day, an entry of a round.
    public static let place = Bounds(1...100_000)
    /// An offset into a text, from 0, in Unicode scalars; longer texts are rejected.
    public static let textOffset = Bounds(0...1_000_000_000)
    /// The number of rows to skip in a list.
    public static let rowOffset = Bounds(0...1_000_000_000)
    /// The number of rows per request. Each list has its own limit below this.
    public static let rows = Bounds(1...10_000)
    /// A count that a page reports: cards changed, words added.
    public static let told = Bounds(0...1_000_000_000)
    /// The random seed of a round through the notebook.
    public static let seed = Bounds(0...1_000_000_000)
    /// The number of notebook entries in a round.
    public static let notebookRound = Bounds(1...100)
}

// MARK: Time

extension Bounds {
    /// Days to look back or ahead: a hundred years, like Anki's longest interval.
    public static let days = Bounds(1...36_500)
    /// Milliseconds that one answer took, up to a day. Storage decides how much of it counts.
    public static let answerTime = Bounds(0...86_400_000)
    /// Seconds of reading or of an exercise in one report from a page, up to a day.
    public static let seconds = Bounds(0...86_400)
    /// The length of a lesson, in minutes.
    public static let lessonMinutes = Bounds(Lesson.minutes)
    /// The daily learning goal, in minutes.
    public static let dailyGoal = Bounds(LearningPreferences.dailyGoals)
    /// The hour at which a learner's day begins.
    public static let hour = Bounds(0...23)
    /// The time limit for a language model's answer, in seconds.
    public static let timeLimit = Bounds(ModelProfile.timeLimits)
}

// MARK: Counts

extension Bounds {
    /// New or due cards per day; four digits, as in Anki.
    public static let cardsPerDay = Bounds(0...9999)
    /// The number of days that a simulation looks ahead.
    public static let simulatedDays = Bounds(1...730)
    /// New cards per day in a simulation.
    public static let simulatedNewCards = Bounds(0...200)
    /// The number of lapses that makes a card a leech, as in Anki; 0 means never.
    public static let leechThreshold = Bounds(0...9999)
    /// The position of a new card in its deck.
    public static let position = Bounds(0...1_000_000_000)
    /// The longest interval in days, as in Anki.
    public static let interval = Bounds(1...36_500)
    /// How often a card was answered or forgotten: more than anybody ever answers.
    public static let answers = Bounds(0...1_000_000_000)
    /// Look-ups in one report from a page.
    public static let lookUps = Bounds(0...100_000)
    /// Tokens of one request or one answer.
    public static let tokens = Bounds(0...2_000_000_000)
    /// A monthly token budget: what 32 bits hold, and more than anybody pays for.
    public static let monthlyBudget = Bounds(1...2_000_000_000)
    /// A monthly token budget as it is set: 0 removes it.
    public static let budgetChange = Bounds(0...2_000_000_000)
    /// How many requests to the server's own language models are free for each learner on each day.
    public static let freeRequests = Bounds(1...10_000)
    /// The maximum length of an answer, in tokens.
    public static let answerTokens = Bounds(1...10_000_000)
    /// A TCP port; 0 for any free one (RFC 9293, section 3.1).
    public static let port = Bounds(0...65_535)
}

// MARK: Choices

extension Bounds {
    /// Again to easy, numbered as in Anki.
    public static let rating = Bounds(1...4)
    /// HSK 3.0 levels; 7 stands for 7 to 9.
    public static let level = Bounds(1...7)
    /// The level up to which all words count as known; 0 for none.
    public static let knownLevel = Bounds(0...7)
    /// The same of the JLPT: 1 for N5 to 5 for N1.
    public static let knownJLPTLevel = Bounds(0...5)
    /// The font size of the reading text, in CSS pixels.
    public static let fontSize = Bounds(14...40)
    /// Line height in hundredths of the font size.
    public static let lineHeight = Bounds(140...260)
    /// The distance of a swipe on a card, in CSS pixels.
    public static let swipeDistance = Bounds(20...200)
    /// Percent.
    public static let percent = Bounds(0...100)
    /// The desired retention, in percent. Anki allows 70 to 99; from 97 on the workload grows faster than the benefit.
    public static let retention = Bounds(70...97)
    /// The length of a learning or relearning step in seconds: ten years at most.
    public static let stepSeconds = Bounds(1...315_360_000)
}

// MARK: Anki's variant of SM-2, in percent, as its deck options allow

extension Bounds {
    public static let startingEase = Bounds(131...500)
    public static let hardMultiplier = Bounds(50...130)
    public static let easyBonus = Bounds(100...500)
    public static let intervalMultiplier = Bounds(50...200)
    public static let lapseMultiplier = Bounds(0...100)
}
