import Model
import Testing

@Suite struct SettingTests {
    private func expectRoundTrip<Values: SettingValues & Equatable>(_ values: Values) {
        var read = Values()
        var stored: [String: String] = [:]
        for setting in Values.settings {
            let text = setting.text(of: values)
            #expect(stored.updateValue(text, forKey: setting.name) == nil, "\(setting.name) is there twice")
        }
        read.take(stored)
        #expect(read == values)
        #expect(values.changes(from: read).isEmpty)
        #expect(values.changes(from: Values()).count == Values.settings.count)
    }

    /// No field is missing from the table: every field differs from its default and comes back.
    @Test func everyFieldIsStored() {
        var preferences = Preferences()
        preferences.interface = .simplifiedChinese
        preferences.theme = .sepia
        preferences.fontSize = 31
        preferences.lineHeight = 200
        preferences.layout = .flow
        preferences.lines = .vertical
        preferences.readings = .always
        preferences.script = .traditional
        preferences.toneColours = true
        preferences.toneSandhi = true
        preferences.statusColours = false
        preferences.knownHSKLevel = 4
        preferences.knownJLPTLevel = 3
        preferences.speech = .onFlip
        preferences.swipeDistance = 80
        preferences.vibration = false
        preferences.notebookCount = 12
        preferences.notebookReminder = false
        preferences.lastNotebookRound = Timestamp(milliseconds: 1_767_323_045_000)
        expectRoundTrip(preferences)
        #expect(Mirror(reflecting: preferences).children.count == Preferences.settings.count)
        let learning = LearningPreferences(
            interests: [.travel, .food], learningGoals: [.exam], dailyGoal: 30, preferredLessonTypes: [.reading],
            language: .japanese, level: .advanced)
        expectRoundTrip(learning)
        #expect(Mirror(reflecting: learning).children.count == LearningPreferences.settings.count)
    }

    @Test(arguments: [
        ("fontSize", "1000", "40"), ("fontSize", "-1", "14"), ("lineHeight", "99999999999999999999", "260"),
        ("theme", "dark", "dark"), ("vibration", "off", "off"), ("lastNotebookRound", "", ""),
    ])
    func aTextIsTakenWithinItsBounds(_ name: String, _ text: String, _ stored: String) throws {
        let setting = try #require(Preferences.settings.first { $0.name == name })
        var preferences = Preferences()
        #expect(setting.set(text, in: &preferences))
        #expect(setting.text(of: preferences) == stored)
    }

    @Test(arguments: [
        ("fontSize", "large"), ("fontSize", ""), ("theme", "mauve"), ("vibration", "1"), ("lastNotebookRound", "now"),
    ])
    func aTextThatCannotBeReadIsRefused(_ name: String, _ text: String) throws {
        let setting = try #require(Preferences.settings.first { $0.name == name })
        var preferences = Preferences()
        #expect(!setting.set(text, in: &preferences))
        #expect(preferences == Preferences())
    }
}
