import Model
import Routes
import Testing

@testable import Pages

/// The settings form changes what it contains.
@Suite struct SettingsFormTests {
    @Test func fieldsChangeTheirSettingsAndLeaveTheOthers() {
        var kept = Preferences()
        kept.theme = .sepia
        kept.vibration = true
        let changed = kept.changed(by: Form(encoded: "readings=always&vibration=off&knownHSKLevel=3&toneSandhi=on"))
        #expect(changed.readings == .always)
        #expect(!changed.vibration)
        #expect(changed.knownHSKLevel == 3)
        #expect(changed.toneSandhi)
        #expect(changed.theme == .sepia)
    }

    @Test func unknownChoicesChangeNothingAndNumbersStayWithinTheirBounds() {
        let changed = Preferences().changed(by: Form(encoded: "theme=pink&fontSize=4000&lineHeight=x"))
        #expect(changed.theme == Preferences().theme)
        #expect(changed.fontSize == Bounds.fontSize.most)
        #expect(changed.lineHeight == Preferences().lineHeight)
    }
}
