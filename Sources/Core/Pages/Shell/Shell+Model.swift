import Model
import Routes

/// What every page needs to know beside its own model.
public struct Shell: Sendable {
    public var preferences: Preferences
    /// When the page is made.
    public var now: Timestamp
    /// The learner's clock, which dates and times are shown by.
    public var clock: LocalClock
    /// Changes with the files of `Web/`, so that browsers fetch them again.
    public var assetVersion: String
    /// The page that is being made: where forms lead back to.
    public var current: Route
    /// How many cards wait; 0 for none.
    public var waiting: Int

    public init(
        preferences: Preferences, now: Timestamp, clock: LocalClock = LocalClock(), assetVersion: String = "0",
        current: Route,
        waiting: Int = 0
    ) {
        self.preferences = preferences
        self.now = now
        self.clock = clock
        self.assetVersion = assetVersion
        self.current = current
        self.waiting = waiting
    }

    /// The catalogue in the learner's language.
    public var wording: Wording { Wording(preferences.interface) }

    /// The link of a file of `Web/`.
    func asset(_ name: String) -> String { Route.asset(name).link + "?v=" + assetVersion }

    /// The `lang` for a text, which decides the shapes of its characters.
    func tag(_ language: Language, isTraditional: Bool = false) -> String {
        language == .chinese && isTraditional ? "zh-Hant" : language.tag
    }
}

/// The rooms of the desk, in the order of the rail. On a phone there is room for five of them.
public enum Room: CaseIterable, Sendable {
    case today
    case read
    case review
    case practice
    case words
    case dictionary
    case me

    var route: Route {
        switch self {
        case .today: .today
        case .read: .library()
        case .review: .review()
        case .practice: .practice(.rooms)
        case .words: .words()
        case .dictionary: .dictionary()
        case .me: .me()
        }
    }

    var icon: Icon {
        switch self {
        case .today: .today
        case .read: .read
        case .review: .review
        case .practice: .practice
        case .words: .words
        case .dictionary: .dictionary
        case .me: .me
        }
    }

    func name(_ wording: Wording) -> String {
        switch self {
        case .today: wording.today
        case .read: wording.read
        case .review: wording.review
        case .practice: wording.practice
        case .words: wording.words
        case .dictionary: wording.dictionary
        case .me: wording.me
        }
    }

    /// Whether a phone leaves its tab out: practice, and the search of today, lead there.
    var isForWideWindows: Bool { self == .words || self == .dictionary }
}
