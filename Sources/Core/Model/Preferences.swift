/// The settings for the pages. ``settings`` says which of them belong to the device and which to the learner.
public struct Preferences: Hashable, Sendable {
    /// The language of the pages.
    public enum Interface: String, CaseIterable, Sendable {
        case english = "en"
        case simplifiedChinese = "zh-Hans"
    }

    /// The colours of the pages.
    public enum Theme: String, CaseIterable, Sendable {
        /// Follows the device.
        case automatic = "auto"
        case light
        case dark
        case sepia
    }

    /// Where the reader shows readings above words.
    public enum Readings: String, CaseIterable, Sendable {
        case never
        /// Above words that the learner does not know.
        case unknown
        case always
    }

    /// The characters in which Chinese text is shown.
    public enum Script: String, CaseIterable, Sendable {
        /// As in the book.
        case original
        case simplified
        case traditional
    }

    /// How the pages of a book follow each other.
    public enum Layout: String, CaseIterable, Sendable {
        /// Continuous scrolling.
        case flow
        /// One page at a time.
        case pages
    }

    /// The direction of the lines in Chinese and Japanese books.
    public enum Lines: String, CaseIterable, Sendable {
        /// As in the book.
        case original
        /// From left to right.
        case horizontal
        /// From top to bottom, the first line at the right.
        case vertical
    }

    /// When a card is read aloud.
    public enum Speech: String, CaseIterable, Sendable {
        /// When the card appears.
        case onView = "view"
        /// When the back appears.
        case onFlip = "flip"
        case byHand = "hand"
    }

    public var interface: Interface = .english
    public var theme: Theme = .automatic
    /// The font size of the reading text in CSS pixels, at the browser's default of 16: 14 to 40.
    public var fontSize: Int = 20
    /// The line height in hundredths of the font size: 140 to 260.
    public var lineHeight: Int = 190
    public var layout: Layout = .pages
    public var lines: Lines = .original
    public var readings: Readings = .unknown
    public var script: Script = .original
    /// Whether words are coloured by tone.
    public var toneColours = false
    /// Whether readings show the tones as spoken (third-tone, 不 and 一 sandhi) instead of as in dictionaries.
    public var toneSandhi = false
    /// Whether words are coloured by how well they are known.
    public var statusColours = true
    /// The HSK 3.0 level (0 to 7) up to which all words count as known unless the learner says otherwise.
    public var knownHSKLevel: Int = 0
    /// The same of Japanese words, by their estimated JLPT level: 1 for N5 to 5 for N1, or 0.
    public var knownJLPTLevel: Int = 0
    public var speech: Speech = .byHand
    /// The distance of a swipe that counts as an answer, in CSS pixels: 20 to 200.
    public var swipeDistance: Int = 50
    /// Whether the device vibrates on an answer.
    public var vibration = true
    /// The number of notebook entries in a round: 1 to 100.
    public var notebookCount: Int = 10
    /// Whether Today suggests a round through the notebook each day from seven o'clock.
    public var notebookReminder = true
    /// When the learner last finished a round through the notebook; nil for never.
    public var lastNotebookRound: Timestamp?

    public init() {}

    /// The preferences with each number clamped to its bounds.
    public var bounded: Preferences {
        var preferences = self
        preferences.fontSize = Bounds.fontSize.nearest(to: fontSize)
        preferences.lineHeight = Bounds.lineHeight.nearest(to: lineHeight)
        preferences.knownHSKLevel = Bounds.knownLevel.nearest(to: knownHSKLevel)
        preferences.knownJLPTLevel = Bounds.knownJLPTLevel.nearest(to: knownJLPTLevel)
        preferences.swipeDistance = Bounds.swipeDistance.nearest(to: swipeDistance)
        preferences.notebookCount = Bounds.notebookRound.nearest(to: notebookCount)
        return preferences
    }
}

extension Preferences: SettingValues {
    /// The name under which the language of the pages is stored.
    public static let interfaceSetting = "interface"

    /// The names under which the levels are stored up to which words count as known.
    public static let knownHSKLevelSetting = "knownHSKLevel"
    public static let knownJLPTLevelSetting = "knownJLPTLevel"

    public static let settings: [Setting<Preferences>] = [
        .choice(interfaceSetting, .learner, { $0.interface }, { $0.interface = $1 }),
        .choice("theme", .device, { $0.theme }, { $0.theme = $1 }),
        .number("fontSize", .device, in: .fontSize, { $0.fontSize }, { $0.fontSize = $1 }),
        .number("lineHeight", .device, in: .lineHeight, { $0.lineHeight }, { $0.lineHeight = $1 }),
        .choice("layout", .device, { $0.layout }, { $0.layout = $1 }),
        .choice("lines", .device, { $0.lines }, { $0.lines = $1 }),
        .choice("readings", .learner, { $0.readings }, { $0.readings = $1 }),
        .choice("script", .learner, { $0.script }, { $0.script = $1 }),
        .flag("toneColours", .learner, { $0.toneColours }, { $0.toneColours = $1 }),
        .flag("toneSandhi", .learner, { $0.toneSandhi }, { $0.toneSandhi = $1 }),
        .flag("statusColours", .learner, { $0.statusColours }, { $0.statusColours = $1 }),
        .number(knownHSKLevelSetting, .learner, in: .knownLevel, { $0.knownHSKLevel }, { $0.knownHSKLevel = $1 }),
        .number(
            knownJLPTLevelSetting, .learner, in: .knownJLPTLevel, { $0.knownJLPTLevel }, { $0.knownJLPTLevel = $1 }),
        .choice("speech", .device, { $0.speech }, { $0.speech = $1 }),
        .number("swipeDistance", .device, in: .swipeDistance, { $0.swipeDistance }, { $0.swipeDistance = $1 }),
        .flag("vibration", .device, { $0.vibration }, { $0.vibration = $1 }),
        .number("notebookCount", .learner, in: .notebookRound, { $0.notebookCount }, { $0.notebookCount = $1 }),
        .flag("notebookReminder", .learner, { $0.notebookReminder }, { $0.notebookReminder = $1 }),
        .moment("lastNotebookRound", .state, { $0.lastNotebookRound }, { $0.lastNotebookRound = $1 }),
    ]
}

#if !hasFeature(Embedded)
/// The form of exports.
extension Preferences: Encodable {}
extension Preferences.Speech: Encodable {}
extension Preferences.Interface: Encodable {}
extension Preferences.Theme: Encodable {}
extension Preferences.Readings: Encodable {}
extension Preferences.Script: Encodable {}
extension Preferences.Layout: Encodable {}
extension Preferences.Lines: Encodable {}
#endif
