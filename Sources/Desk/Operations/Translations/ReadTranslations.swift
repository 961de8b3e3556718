import Grammar
import Insights
import Library
import Model
import Storage
import Translations

/// The conversation about a language.
public struct Conversation: Sendable {
    /// Chinese or Japanese.
    public var language: Language
    /// Its latest turns, latest first.
    public var latest: [ReadTranslation]
    /// Whether there is a language model to ask.
    public var hasModel: Bool
}

extension LearnerContext {
    /// Opens the conversation about a language, as of one snapshot.
    ///
    /// - Parameters:
    ///   - named: The language; nil for the one that the learner studies.
    ///   - count: The maximum number of turns.
    /// - Throws: `StorageError`.
    public func openConversation(in named: Language?, _ count: Int) async throws -> Conversation {
        let (language, found, corrections, hasModel) = try await database.read(learner) { reader in
            let language = try reader.learntLanguage([named]).language
            return (
                language, try reader.translations(TranslationFilter(language: language, limit: count)).translations,
                try reader.correctionsByLanguage(), try reader.hasModel()
            )
        }
        return Conversation(
            language: language, latest: try await translations.read(found, applying: corrections), hasModel: hasModel)
    }

    /// Returns turns with their readings, latest first, and the number of all that match, as of one snapshot.
    ///
    /// - Throws: `StorageError`.
    public func readTranslations(
        _ filter: TranslationFilter
    ) async throws -> (turns: [ReadTranslation], total: Int) {
        let (found, corrections) = try await database.read(learner) { reader in
            (try reader.translations(filter), try reader.correctionsByLanguage())
        }
        return (try await translations.read(found.translations, applying: corrections), found.total)
    }

    /// Returns a page of the saved turns, or of the turns that contain a text, saved or not; and their total number.
    ///
    /// - Parameters:
    ///   - query: What to search for; empty for all that is saved.
    ///   - page: From 1; the last one if there are fewer.
    ///   - size: The number of turns on a page.
    /// - Throws: `StorageError`.
    public func readSavedTranslations(
        _ query: String, page: Int, of size: Int
    ) async throws -> (turns: [ReadTranslation], page: ListPage, total: Int) {
        let wanted = (Bounds.page.nearest(to: page) - 1) * size
        let (found, shown, corrections) = try await database.read(learner) { reader in
            var filter = TranslationFilter(query: query, isSaved: query.isEmpty, limit: size, offset: wanted)
            var found = try reader.translations(filter)
            let shown = ListPage(nearest: page, of: found.total, size: size)
            if shown.offset != wanted {
                filter.offset = shown.offset
                found = try reader.translations(filter)
            }
            return (found, shown, try reader.correctionsByLanguage())
        }
        return (try await translations.read(found.translations, applying: corrections), shown, found.total)
    }
}

extension Reader {
    /// Returns the first of the named languages that is not English, or else the one that the learner studies, which is
    /// Chinese for those who study English; and the learner's level.
    func learntLanguage(_ named: [Language?]) throws(StorageError) -> (language: Language, level: Difficulty) {
        let goals = try learningPreferences()
        let studied = goals.language == .english ? .chinese : goals.language
        return (named.lazy.compactMap(\.self).first { $0 != .english } ?? studied, goals.level)
    }

    fileprivate func correctionsByLanguage() throws(StorageError) -> [Language: [Correction]] {
        var all: [Language: [Correction]] = [:]
        for language in Language.allCases { all[language] = try corrections(language) }
        return all
    }
}
