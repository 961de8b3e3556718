import Foundation
import Hummingbird
import Library
import Model
import NIOCore
import Pages
import Routes

extension Site {
    /// `/me…`
    func me(_ path: MePath, _ visit: Visit) async throws -> Response {
        switch path {
        case .settings(let isSaved):
            let model = SettingsPage.Model(
                isSaved: isSaved, bookCount: try await desk.books().count, wordCount: try await desk.markCount(),
                correctionCount: try await desk.corrections().count)
            return .page(SettingsPage.page(model, visit.shell))
        case .savePreferences:
            let form = try await Form(visit.request)
            try await desk.save(visit.preferences.changed(by: form), at: visit.now)
            return .seeOther(form.returnRoute(or: .me(.settings(saved: true))))
        case .export:
            let review = try await reviewDesk(at: visit.now).export()
            let export = try await desk.export(at: visit.now, review: review)
            return .download(String(decoding: export, as: UTF8.self), type: "application/json", name: "glossa.json")
        }
    }

    /// `/about`
    func about(_ visit: Visit) -> Response {
        let sets = desk.dataSets.map { set in
            AboutPage.DataSet(
                name: set.name, purpose: set.purpose, licence: set.licence, address: set.home, version: set.version,
                entries: set.count > 0 ? set.count : nil)
        }
        let model = AboutPage.Model(version: Glossa.version, dataSets: sets, programs: Glossa.programs)
        return .page(AboutPage.page(model, visit.shell))
    }
}

extension Preferences {
    /// With the fields that a form sends; the others stay as they are.
    func changed(by form: Form) -> Preferences {
        var changed = self
        func choice<Choice: RawRepresentable<String>>(_ name: String, _ path: WritableKeyPath<Preferences, Choice>) {
            if let value = form[name].flatMap({ Choice(rawValue: $0) }) { changed[keyPath: path] = value }
        }
        func flag(_ name: String, _ path: WritableKeyPath<Preferences, Bool>) {
            if let value = form[name] { changed[keyPath: path] = value == "on" }
        }
        func number(_ name: String, _ path: WritableKeyPath<Preferences, Int>) {
            if let value = form.number(name) { changed[keyPath: path] = value }
        }
        choice("interface", \.interface)
        choice("theme", \.theme)
        choice("layout", \.layout)
        choice("readings", \.readings)
        choice("script", \.script)
        flag("toneColours", \.toneColours)
        flag("toneSandhi", \.toneSandhi)
        flag("statusColours", \.statusColours)
        number("fontSize", \.fontSize)
        number("lineHeight", \.lineHeight)
        number("knownHSKLevel", \.knownHSKLevel)
        choice("speech", \.speech)
        number("swipeDistance", \.swipeDistance)
        flag("vibration", \.vibration)
        return changed
    }
}
