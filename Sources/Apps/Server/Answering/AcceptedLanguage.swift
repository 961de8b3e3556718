import HTTPTypes
import Hummingbird
import Library
import Model
import Operations
import Storage

extension Preferences.Interface {
    /// The first language of a list that Glossa's pages are written in (RFC 9110, section 12.5.4; browsers sort the
    /// list).
    init(accepted: String) {
        for range in accepted.lowercased().split(separator: ",") {
            let tag = range.drop { $0 == " " }
            if tag.hasPrefix("zh") {
                self = .simplifiedChinese
                return
            }
            if tag.hasPrefix("en") { break }
        }
        self = .english
    }
}

extension Request {
    /// The language of the pages that the browser asks for.
    var interface: Preferences.Interface { Preferences.Interface(accepted: headers[.acceptLanguage] ?? "") }
}

extension LearnerContext {
    /// Shows the pages of a new desk in a language until the learner chooses one. A desk that has books, or whose
    /// language was chosen, keeps its own; so does one where it cannot be saved.
    ///
    /// - Returns: Whether it was saved.
    @discardableResult
    func keep(_ interface: Preferences.Interface) async -> Bool {
        guard interface != Preferences().interface, (try? await library.counts().books) == 0,
            let settings = try? await database.read(learner, { try $0.settings(on: nil) }),
            settings[Preferences.interfaceSetting] == nil,
            let changes = try? Preferences.changes(
                sent: { $0 == Preferences.interfaceSetting ? interface.rawValue : nil }, shown: { _ in nil })
        else { return false }
        do {
            _ = try await savePreferences(changes, inBrowser: nil)
            return true
        } catch {
            return false
        }
    }
}
