import Model
import Routes

extension Preferences {
    /// Returns the preferences with the fields that a form contains; the others, and unknown choices, stay unchanged.
    public func changed(by form: Form) -> Preferences {
        var changed = self
        func choose<Choice: RawRepresentable<String>>(_ choice: inout Choice, _ name: String) {
            if let value = form[name].flatMap({ Choice(rawValue: $0) }) { choice = value }
        }
        func turn(_ flag: inout Bool, _ name: String) {
            if let value = form[name] { flag = value == "on" }
        }
        func set(_ number: inout Int, _ name: String, _ bounds: Bounds) {
            if let value = form.nearest(name, in: bounds) { number = value }
        }
        choose(&changed.interface, "interface")
        choose(&changed.theme, "theme")
        choose(&changed.layout, "layout")
        choose(&changed.readings, "readings")
        choose(&changed.script, "script")
        turn(&changed.toneColours, "toneColours")
        turn(&changed.toneSandhi, "toneSandhi")
        turn(&changed.statusColours, "statusColours")
        set(&changed.fontSize, "fontSize", .fontSize)
        set(&changed.lineHeight, "lineHeight", .lineHeight)
        set(&changed.knownHSKLevel, "knownHSKLevel", .knownLevel)
        choose(&changed.speech, "speech")
        set(&changed.swipeDistance, "swipeDistance", .swipeDistance)
        turn(&changed.vibration, "vibration")
        set(&changed.notebookCount, "notebookCount", .notebookRound)
        turn(&changed.notebookReminder, "notebookReminder")
        return changed
    }
}
