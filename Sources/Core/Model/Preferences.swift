/// How the learner wants the pages to be.
public struct Preferences: Hashable, Sendable {
    public enum Interface: String, CaseIterable, Sendable {
        case english = "en"
        case simplifiedChinese = "zh-Hans"
    }

    public enum Theme: String, CaseIterable, Sendable {
        /// As the device says.
        case automatic = "auto"
        case light
        case dark
        case sepia
    }

    public enum Readings: String, CaseIterable, Sendable {
        case never
        /// Above words the learner does not know.
        case unknown
        case always
    }

    public enum Script: String, CaseIterable, Sendable {
        /// As the book has it.
        case original
        case simplified
        case traditional
    }

    public enum Layout: String, CaseIterable, Sendable {
        /// One page after another in one flow.
        case flow
        /// One page at a time.
        case pages
    }

    /// When a card is spoken.
    public enum Speech: String, CaseIterable, Sendable {
        /// As soon as it is shown.
        case onView = "view"
        /// When its back is shown.
        case onFlip = "flip"
        case byHand = "hand"
    }

    public var interface: Interface = .english
    public var theme: Theme = .automatic
    /// Size of the reading text in CSS pixels at the browser's default of 16: 14 to 40.
    public var fontSize: Int = 20
    /// Line height in hundredths of the font size: 140 to 260.
    public var lineHeight: Int = 190
    public var layout: Layout = .pages
    public var readings: Readings = .unknown
    public var script: Script = .original
    /// Whether words take the colours of their tones.
    public var toneColours = false
    /// Whether readings show the tones as spoken (third-tone, 不 and 一 sandhi) instead of as in dictionaries.
    public var toneSandhi = false
    /// Whether words are coloured by how well they are known.
    public var statusColours = true
    /// All words up to this HSK 3.0 level (0 to 7) count as known unless the learner says otherwise.
    public var knownHSKLevel: Int = 0
    public var speech: Speech = .byHand
    /// CSS pixels that a finger draws a card before it counts as an answer: 20 to 200.
    public var swipeDistance: Int = 50
    /// Whether the device shivers at an answer.
    public var vibration = true
    /// Entries of the notebook in a round: 1 to 100.
    public var notebookCount: Int = 10
    /// Whether Today asks each day, from seven o'clock on, to leaf through the notebook.
    public var notebookReminder = true
    /// When a round through the notebook was last finished; nil for never.
    public var lastNotebookRound: Timestamp?
    /// The deck that a card was last made in, for the words of each language.
    public var cardDecks: [Language: ID<Deck>] = [:]

    public init() {}
}

#if !hasFeature(Embedded)
extension Preferences: Codable {
    /// What is not there is as it was at first, so that preferences can be added later.
    public init(from decoder: any Decoder) throws {
        self.init()
        let values = try decoder.container(keyedBy: CodingKeys.self)
        // As it was stored, perhaps before it was checked.
        func whole(_ key: CodingKeys, in bounds: Bounds) throws -> Int? {
            try values.decodeIfPresent(SentNumber.self, forKey: key)?.nearest(in: bounds)
        }
        interface = try values.decodeIfPresent(Interface.self, forKey: .interface) ?? interface
        theme = try values.decodeIfPresent(Theme.self, forKey: .theme) ?? theme
        fontSize = try whole(.fontSize, in: .fontSize) ?? fontSize
        lineHeight = try whole(.lineHeight, in: .lineHeight) ?? lineHeight
        layout = try values.decodeIfPresent(Layout.self, forKey: .layout) ?? layout
        readings = try values.decodeIfPresent(Readings.self, forKey: .readings) ?? readings
        script = try values.decodeIfPresent(Script.self, forKey: .script) ?? script
        toneColours = try values.decodeIfPresent(Bool.self, forKey: .toneColours) ?? toneColours
        toneSandhi = try values.decodeIfPresent(Bool.self, forKey: .toneSandhi) ?? toneSandhi
        statusColours = try values.decodeIfPresent(Bool.self, forKey: .statusColours) ?? statusColours
        knownHSKLevel = try whole(.knownHSKLevel, in: .knownLevel) ?? knownHSKLevel
        speech = try values.decodeIfPresent(Speech.self, forKey: .speech) ?? speech
        swipeDistance = try whole(.swipeDistance, in: .swipeDistance) ?? swipeDistance
        vibration = try values.decodeIfPresent(Bool.self, forKey: .vibration) ?? vibration
        notebookCount = try whole(.notebookCount, in: .notebookRound) ?? notebookCount
        notebookReminder = try values.decodeIfPresent(Bool.self, forKey: .notebookReminder) ?? notebookReminder
        lastNotebookRound = try values.decodeIfPresent(Timestamp.self, forKey: .lastNotebookRound)
        cardDecks = try values.decodeIfPresent([Language: ID<Deck>].self, forKey: .cardDecks) ?? cardDecks
    }
}
extension Preferences.Speech: Codable {}
extension Preferences.Interface: Codable {}
extension Preferences.Theme: Codable {}
extension Preferences.Readings: Codable {}
extension Preferences.Script: Codable {}
extension Preferences.Layout: Codable {}
#endif
