/// The least and the greatest value of a whole number that comes from outside: from a query, a form, JSON, an option of a
/// command, a file, a language model's reply or the database.
///
/// Every such number passes through one of these on its way in, so that no arithmetic behind the doors can overflow. Each
/// is named for what it counts, and has its only home here: pages, commands and the API take theirs from it. All fit 32
/// bits, which is what an `Int` has in WebAssembly.
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

    /// The same bounds as shares of a hundred: of 70 to 97 percent, 0.7 to 0.97.
    public var shares: ClosedRange<Double> { Double(least) / 100...Double(most) / 100 }

    /// The same bounds in decimal digits, as shares of a hundred: "0.7" and "0.97".
    public var shareTexts: (least: String, most: String) { (Self.share(least), Self.share(most)) }

    private static func share(_ percent: Int) -> String {
        let (whole, rest) = (percent / 100, percent % 100)
        if rest == 0 { return String(whole) }
        return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }

    /// As far as 32 bits go: for a number that is read first, and checked by a rule of its own where it is kept.
    public static let unchecked = Bounds(-2_147_483_647...2_147_483_647)

    /// With one number more on each side: for a number whose own rule is checked behind the door, so that one outside the
    /// rule stays outside it.
    public var withNeighbours: Bounds { Bounds(least - 1...most + 1) }

    public func contains(_ number: Int) -> Bool { number >= least && number <= most }

    /// The number itself, or the bound that lies nearest to it.
    public func nearest(to number: Int) -> Int { min(max(number, least), most) }

    /// The number itself, or the bound that lies nearest to it.
    public func nearest(to number: Int64) -> Int { Int(min(max(number, Int64(least)), Int64(most))) }

    /// The number without its fraction, or the bound that lies nearest to it; the least for what is not a number.
    public func nearest(to number: Double) -> Int {
        guard number > Double(least) else { return least }
        return number < Double(most) ? Int(number) : most
    }
}

// MARK: Places in lists

extension Bounds {
    /// A page of a book or of a list, from 1. The longest books have some ten thousand pages; with the most rows that a
    /// page has, the row that it begins with still fits 32 bits.
    public static let page = Bounds(1...1_000_000)
    /// A place in a list, from 1: an exercise of a lesson, a card of the day, an entry of a round.
    public static let place = Bounds(1...100_000)
    /// A place in a text, from 0, in Unicode scalars: no text that is taken is longer.
    public static let textOffset = Bounds(0...1_000_000_000)
    /// Rows that a list leaves out.
    public static let rowOffset = Bounds(0...1_000_000_000)
    /// Rows that are asked for at once. Each list has a limit of its own below this.
    public static let rows = Bounds(1...10_000)
    /// How many of something a page tells of: cards changed, words added.
    public static let told = Bounds(0...1_000_000_000)
    /// What a round through the notebook is drawn with.
    public static let seed = Bounds(0...1_000_000_000)
    /// Entries of the notebook in a round.
    public static let notebookRound = Bounds(1...100)
}

// MARK: Time

extension Bounds {
    /// Days to look back or ahead: a hundred years, as the longest interval of Anki.
    public static let days = Bounds(1...36_500)
    /// Milliseconds that one answer took, up to a day. What counts of it is decided where answers are kept.
    public static let answerTime = Bounds(0...86_400_000)
    /// Seconds of reading, or of an exercise, that a page reports at once, up to a day.
    public static let seconds = Bounds(0...86_400)
    /// Minutes that a lesson can be asked for.
    public static let lessonMinutes = Bounds(Lesson.minutes)
    /// Minutes a day that a learner wants to learn.
    public static let dailyGoal = Bounds(LearningPreferences.dailyGoals)
    /// The hour at which a learner's day begins.
    public static let hour = Bounds(0...23)
    /// Seconds that a language model's answer may take.
    public static let timeLimit = Bounds(ModelProfile.timeLimits)
}

// MARK: Counts

extension Bounds {
    /// New or due cards a day, as in Anki, whose fields take four digits.
    public static let cardsPerDay = Bounds(0...9999)
    /// Lapses from which on a card is a leech, as in Anki; 0 for never.
    public static let leechThreshold = Bounds(0...9999)
    /// The place of a new card among those of its deck.
    public static let position = Bounds(0...1_000_000_000)
    /// Days that no interval exceeds, as in Anki.
    public static let interval = Bounds(1...36_500)
    /// How often a card was answered or forgotten: more than anybody answers anything.
    public static let answers = Bounds(0...1_000_000_000)
    /// Words that a page reports as looked up at once.
    public static let lookUps = Bounds(0...100_000)
    /// Tokens of one question or one answer.
    public static let tokens = Bounds(0...2_000_000_000)
    /// Tokens that a language model may use in a month: what 32 bits hold, and more than anybody pays for.
    public static let monthlyBudget = Bounds(1...2_000_000_000)
    /// The most tokens that an answer may be asked for.
    public static let answerTokens = Bounds(1...10_000_000)
    /// A port of TCP; 0 for any that is free (RFC 9293, section 3.1).
    public static let port = Bounds(0...65_535)
}

// MARK: Choices

extension Bounds {
    /// Again to easy, numbered as in Anki.
    public static let rating = Bounds(1...4)
    /// Levels of HSK 3.0, 7 standing for 7 to 9.
    public static let level = Bounds(1...7)
    /// The level up to which all words count as known; 0 for none.
    public static let knownLevel = Bounds(0...7)
    /// CSS pixels of the reading text.
    public static let fontSize = Bounds(14...40)
    /// Line height in hundredths of the font size.
    public static let lineHeight = Bounds(140...260)
    /// CSS pixels that a finger draws a card.
    public static let swipeDistance = Bounds(20...200)
    /// Percent.
    public static let percent = Bounds(0...100)
    /// The chance of recall, in percent, at which a card may be made due. Anki has 70 to 99; from 97 on the work grows
    /// faster than what it brings.
    public static let retention = Bounds(70...97)
    /// Seconds of a learning or relearning step: ten years at most.
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
