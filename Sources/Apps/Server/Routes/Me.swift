import DailyWords
import Foundation
import Hummingbird
import Insights
import LexiconFile
import Library
import Model
import NIOCore
import Operations
import Pages
import Routes
import Translations

extension Site {
    /// `/me…`
    func me(_ path: MePath, _ visit: Visit) async throws -> Response {
        switch path {
        case .settings(let isSaved):
            let counts = try await desk.counts()
            let goals = try await context.insights.learningPreferences()
            let model = SettingsPage.Model(
                isSaved: isSaved, bookCount: counts.books, wordCount: counts.words,
                correctionCount: counts.corrections, missingLimits: pictureWorker.missingLimits,
                keepsServer: (try? requireAdministrator()) != nil, language: goals.language)
            return .page(SettingsPage.page(model, visit.shell))
        case .savePreferences:
            let form = try await Form(visit.request)
            let shown = Form(encoded: form["shown"] ?? "")
            let changes = try Preferences.changes(sent: { form[$0] }, shown: { shown[$0] })
            let device = try await context.savePreferences(changes, inBrowser: visit.device)
            var response = Response.seeOther(form.returnRoute(or: .me(.settings(saved: true))))
            if let device { response.remember(device, over: visit.sender.scheme) }
            return response
        case .export: return try await exportEverything(visit)
        case .exportWhole: return try await exportWhole()
        case .archive(let isImported):
            let model = ArchivePage.Model(
                isImported: isImported, megabytes: Upload.megabytes, space: try await shownSpace())
            return .page(ArchivePage.page(model, visit.shell))
        case .importWhole: return try await startWholeImport(visit)
        case .deletion, .requestDeletion, .takeBackDeletion: return try await deletion(path, visit)
        case .media(let deleted):
            let check = try await context.review.checkMedia()
            let model = MediaPage.Model(
                count: check.count, bytes: check.bytes,
                unused: check.unused.prefix(MediaPage.shown).map { MediaPage.File(name: $0.name, bytes: $0.bytes) },
                unusedCount: check.unused.count, unusedBytes: check.unusedBytes,
                missing: Array(check.missing.prefix(MediaPage.shown)), missingCount: check.missing.count,
                deleted: deleted)
            return .page(MediaPage.page(model, visit.shell))
        case .deleteUnusedMedia:
            let check = try await context.review.deleteUnusedMedia(at: visit.now)
            return .seeOther(.me(.media(deleted: check.unused.count)))
        case .backups:
            try requireAdministrator()
            return try await backups(visit)
        case .makeBackup:
            try requireAdministrator()
            let job = try await context.startBackup()
            parts.security.happened(.backupMade, by: context.learner)
            return .seeOther(.job(job))
        case .models(let path): return try await models(path, visit)
        case .dictionaries(let path): return try await dictionaries(path, visit)
        case .learning(let isSaved):
            let model = LearningPage.Model(
                preferences: try await context.insights.learningPreferences(), isSaved: isSaved)
            return .page(LearningPage.page(model, visit.shell))
        case .saveLearning: return try await saveLearning(visit)
        case .progress:
            let (progress, goal) = try await context.insights.progressAndGoal(at: visit.now)
            return .page(ProgressPage.page(ProgressPage.Model(progress: progress, dailyGoal: goal), visit.shell))
        }
    }

    /// `POST /me/export.json` and its API equivalent: written to a file and sent from there, because the data may exceed
    /// the available memory.
    func exportEverything(_ visit: Visit) async throws -> Response {
        parts.security.happened(.exported, by: context.learner)
        let (context, notebook) = (context, notebook)
        return try await writtenFile("everything", type: "application/json", name: "glossa.json") {
            try await context.exportEverything(notebook, to: $0)
        }
    }

    /// `/about`
    func about(_ visit: Visit) -> Response {
        let sets = desk.dataSets.map { set in
            AboutPage.DataSet(
                name: set.name, purpose: set.purpose, licence: set.licence, address: set.home, version: set.version,
                count: set.count)
        }
        let problem: AboutPage.DictionaryProblem? =
            switch desk.lexiconProblem {
            case .unreadable: .damaged
            case .outdated: .outdated
            default: nil
            }
        let model = AboutPage.Model(
            version: Glossa.version, dataSets: sets, programs: Glossa.programs, dictionaryProblem: problem)
        return .page(AboutPage.page(model, visit.shell))
    }
}
