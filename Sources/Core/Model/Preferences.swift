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

    /// The same preferences with each number brought within its bounds.
    public var bounded: Preferences {
        var preferences = self
        preferences.fontSize = Bounds.fontSize.nearest(to: fontSize)
        preferences.lineHeight = Bounds.lineHeight.nearest(to: lineHeight)
        preferences.knownHSKLevel = Bounds.knownLevel.nearest(to: knownHSKLevel)
        preferences.swipeDistance = Bounds.swipeDistance.nearest(to: swipeDistance)
        preferences.notebookCount = Bounds.notebookRound.nearest(to: notebookCount)
        return preferences
    }
}

#if !hasFeature(Embedded)
extension Preferences: Codable {
    /// Member by member, as they were stored: what is not there, or cannot be read, is as it was at first, and the rest
    /// stays. So preferences can be added later, and one that is damaged does not take the others with it.
    public init(from decoder: any Decoder) throws {
        var read = Preferences()
        let values = try decoder.container(keyedBy: CodingKeys.self)
        func take<Value: Decodable>(_ member: WritableKeyPath<Preferences, Value>, _ key: CodingKeys) {
            if let value = try? values.decode(Value.self, forKey: key) { read[keyPath: member] = value }
        }
        func take(_ member: WritableKeyPath<Preferences, Int>, _ key: CodingKeys) {
            guard let number = try? values.decode(SentNumber.self, forKey: key).nearest(in: .unchecked) else { return }
            read[keyPath: member] = number
        }
        take(\.interface, .interface)
        take(\.theme, .theme)
        take(\.fontSize, .fontSize)
        take(\.lineHeight, .lineHeight)
        take(\.layout, .layout)
        take(\.readings, .readings)
        take(\.script, .script)
        take(\.toneColours, .toneColours)
        take(\.toneSandhi, .toneSandhi)
        take(\.statusColours, .statusColours)
        take(\.knownHSKLevel, .knownHSKLevel)
        take(\.speech, .speech)
        take(\.swipeDistance, .swipeDistance)
        take(\.vibration, .vibration)
        take(\.notebookCount, .notebookCount)
        take(\.notebookReminder, .notebookReminder)
        read.lastNotebookRound = try? values.decode(Timestamp.self, forKey: .lastNotebookRound)
        take(\.cardDecks, .cardDecks)
        self = read.bounded
    }
}
extension Preferences.Speech: Codable {}
extension Preferences.Interface: Codable {}
extension Preferences.Theme: Codable {}
extension Preferences.Readings: Codable {}
extension Preferences.Script: Codable {}
extension Preferences.Layout: Codable {}
#endif
