import Model
import Routes

/// The context that every page needs in addition to its own model.
public struct Shell: Sendable {
    public var preferences: Preferences
    /// When the page is made.
    public var now: Timestamp
    /// The learner's clock, used to show dates and times.
    public var clock: LocalClock
    /// Changes with the files in `Web/`, so that browsers fetch them again.
    public var assetVersion: String
    /// The current page, to which forms return.
    public var current: Route
    /// The number of waiting cards; 0 for none.
    public var waiting: Int
    /// When everything of the learner is deleted, as requested; nil if it is not.
    public var deletionDue: Timestamp?

    /// Who is signed in, by the name that they want to be called; nil where nobody signs in.
    public var signedIn: String?
    /// Whether the page is for somebody who is not at the desk yet, so that it has no rooms.
    public var isEntrance: Bool

    public init(
        preferences: Preferences, now: Timestamp, clock: LocalClock = LocalClock(), assetVersion: String = "0",
        current: Route, waiting: Int = 0, deletionDue: Timestamp? = nil,
        signedIn: String? = nil, isEntrance: Bool = false
    ) {
        self.signedIn = signedIn
        self.isEntrance = isEntrance
        self.preferences = preferences
        self.now = now
        self.clock = clock
        self.assetVersion = assetVersion
        self.current = current
        self.waiting = waiting
        self.deletionDue = deletionDue
    }

    /// The catalogue in the learner's language.
    public var wording: Wording { Wording(preferences.interface) }

    /// The link to a file in `Web/`.
    func asset(_ name: String) -> String { Route.asset(name, version: assetVersion).link }

    /// The `lang` attribute for a text, which determines the shapes of its characters.
    func tag(_ language: Language, isTraditional: Bool = false) -> String {
        language == .chinese && isTraditional ? "zh-Hant" : language.tag
    }

    /// The `lang` attribute for the text of a book.
    func tag(_ book: Book, isTraditional: Bool = false) -> String {
        book.otherLanguage?.tag ?? tag(book.language, isTraditional: isTraditional)
    }
}

/// The desk's sections, in navigation order. A phone has room for five of them.
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

    /// Whether phones omit the tab, because practice and the search on the home page lead there.
    var isForWideWindows: Bool { self == .words || self == .dictionary }
}
