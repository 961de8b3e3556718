import Foundation
import Library
import Model
import Storage
import Support
import Testing

/// Each setting is stored on its own, with the learner or with a device.
@Suite struct SettingTests {
    /// The settings in the change log, in order.
    private func logged(_ desk: Desk) async throws -> [Change] {
        let learner = desk.learner
        return try await desk.database.read(learner) {
            try $0.changes(of: learner, after: 0, limit: 100, only: .setting).map(\.change)
        }
    }

    /// What the form of a page sends when one field was changed on it.
    private func form(
        showing shown: Preferences, _ change: (inout Preferences) -> Void
    ) throws -> [SettingChange] {
        var chosen = shown
        change(&chosen)
        let sent = Dictionary(uniqueKeysWithValues: Preferences.settings.map { ($0.name, $0.text(of: chosen)) })
        let former = Dictionary(uniqueKeysWithValues: Preferences.settings.map { ($0.name, $0.text(of: shown)) })
        return try Preferences.changes(sent: { sent[$0] }, shown: { former[$0] })
    }

    @Test func twoWindowsThatChangeDifferentSettingsBothWin() async throws {
        let test = try await TestDesk()
        let shown = try await test.desk.preferences()
        try await test.desk.save(form(showing: shown) { $0.readings = .always }, at: TestDesk.now)
        // The other window still shows the former readings.
        try await test.desk.save(form(showing: shown) { $0.knownHSKLevel = 3 }, at: TestDesk.now)
        let stored = try await test.desk.preferences()
        #expect(stored.readings == .always && stored.knownHSKLevel == 3)
        #expect(try await logged(test.desk) == [.upsert(.setting, "readings"), .upsert(.setting, "knownHSKLevel")])
        try await test.remove()
    }

    @Test func aDeviceHasItsOwnFontSizeAndANewOneStartsWithTheFirst() async throws {
        let test = try await TestDesk()
        let (phone, desktop): (ID<Device>, ID<Device>) = (TestIDs.next(), TestIDs.next())
        try await test.desk.changePreferences(on: phone, at: TestDesk.now) { $0.fontSize = 30 }
        #expect(try await test.desk.preferences().fontSize == 30)
        #expect(try await test.desk.preferences(on: desktop).fontSize == 30)
        try await test.desk.changePreferences(on: desktop, at: TestDesk.now) {
            $0.fontSize = 18
            $0.interface = .simplifiedChinese
        }
        #expect(try await test.desk.preferences(on: phone).fontSize == 30)
        #expect(try await test.desk.preferences(on: desktop).fontSize == 18)
        #expect(try await test.desk.preferences().fontSize == 30)
        // The language of the interface is the learner's.
        #expect(try await test.desk.preferences(on: phone).interface == .simplifiedChinese)
        #expect(
            try await logged(test.desk).map(\.key) == [
                "\(phone)/fontSize", "fontSize", "interface", "\(desktop)/fontSize",
            ])
        try await test.remove()
    }

    @Test func theSameValueAgainChangesNothing() async throws {
        let test = try await TestDesk()
        let changes = try form(showing: Preferences()) { $0.theme = .dark }
        for _ in 0..<3 { try await test.desk.save(changes, at: TestDesk.now) }
        #expect(try await logged(test.desk) == [.upsert(.setting, "theme")])
        try await test.remove()
    }

    @Test func whatAnEarlierVersionSavedAsAWholeStays() async throws {
        let test = try await TestDesk()
        let json = #"{"theme":"sepia","fontSize":32,"knownHSKLevel":2,"cardDecks":["zh","0"],"script":"odd"}"#
        try await test.desk.database.write(test.desk.learner, at: TestDesk.now) { transaction in
            try transaction.run(
                "INSERT INTO preference (learner_id, value, updated_at) VALUES (?, ?, 1)",
                [transaction.owner, SQLValue(json)], changes: .upsert(.preference, transaction.learner))
        }
        let device: ID<Device> = TestIDs.next()
        try await test.desk.changePreferences(on: device, at: TestDesk.now) { $0.theme = .dark }
        try await test.desk.changePreferences(at: TestDesk.now) { $0.knownHSKLevel = 5 }
        let own = try await test.desk.preferences(on: device)
        #expect(own.theme == .dark && own.fontSize == 32 && own.knownHSKLevel == 5 && own.script == .original)
        // The learner's own theme was there before any device.
        #expect(try await test.desk.preferences().theme == .sepia)
        try await test.remove()
    }

    @Test func anUnreadableSettingLeavesTheOthers() async throws {
        let test = try await TestDesk()
        try await test.desk.changePreferences(at: TestDesk.now) {
            $0.theme = .dark
            $0.fontSize = 30
            $0.vibration = false
        }
        try await test.desk.database.write(test.desk.learner, at: TestDesk.now) { transaction in
            for (name, value) in [("theme", "mauve"), ("vibration", "perhaps"), ("unheardOf", "1")] {
                try transaction.run(
                    """
                    INSERT INTO setting (learner_id, device, name, value, updated_at) VALUES (?, '', ?, ?, 1)
                    ON CONFLICT (learner_id, device, name) DO UPDATE SET value = excluded.value
                    """, [transaction.owner, SQLValue(name), SQLValue(value)], changes: .upsert(.setting, name))
            }
        }
        let stored = try await test.desk.preferences()
        #expect(stored.theme == .automatic && stored.vibration && stored.fontSize == 30)
        try await test.remove()
    }

    @Test func aRememberedStateIsNoneOfAForms() throws {
        let changes = try Preferences.changes(sent: { $0 == "lastNotebookRound" ? "1" : nil }, shown: { _ in nil })
        #expect(changes.isEmpty)
    }
}
