import Backups
import Foundation
import Hummingbird
import Library
import Model
import Operations
import Pages
import Routes

extension Site {
    /// `/jobs/{name}…`
    func job(_ name: JobName, _ path: JobPath, _ visit: Visit) async throws -> Response {
        guard let subject = try await work.jobs.subject(of: name) else { return unknownJob(name, visit) }
        switch path {
        case .page: return try await jobPage(name, subject, visit)
        case .cancel:
            try await work.jobs.cancel(name)
            return .seeOther(name.kind.hasPage ? .job(name) : subject.place)
        case .file:
            guard case .finished(let exported)? = try await work.jobs.state(of: Job<ExportedDeck>(name)),
                FileManager.default.fileExists(atPath: exported.place.path)
            else {
                return unknownJob(name, visit)
            }
            return try .download(exported)
        }
    }

    private func jobPage(_ name: JobName, _ subject: JobSubject, _ visit: Visit) async throws -> Response {
        let state: JobState<JobPage.Result, Problem>?
        switch name.kind {
        case .book:
            state = try await shown(Job<Desk.Imported>(name)) {
                .book($0.book, wasAlready: $0.wasAlready, otherLanguage: $0.otherLanguage)
            }
        case .books: state = try await shown(Job<[ImportedFile]>(name)) { .books($0.map(\.shown)) }
        case .cards:
            state = try await shown(Job<CardImportReport>(name)) { .cards(try await undoable($0)) }
        case .dictionary:
            let ended = try await shown(Job<ImportedDictionary>(name)) {
                Route.me(.dictionaries(.list(added: $0.dictionary.id, known: $0.wasAlready)))
            }
            switch ended {
            case nil: state = nil
            case .running(let progress): state = .running(progress)
            case .finished(let route): return .seeOther(route)
            case .failed(let problem): state = .failed(problem)
            case .cancelled: state = .cancelled
            }
        case .whole:
            switch try await shown(Job<WholeImported>(name), { _ in Route.me(.archive(imported: true)) }) {
            case nil: state = nil
            case .running(let progress): state = .running(progress)
            case .finished(let route): return .seeOther(route)
            case .failed(let problem): state = .failed(problem)
            case .cancelled: state = .cancelled
            }
        case .recount, .change:
            let ended =
                name.kind == .recount
                ? try await shown(Job<DeckSettling>(name)) { $0.page }
                : try await shown(Job<ChangedCards>(name)) { $0.page(of: subject.place) }
            switch ended {
            case nil: state = nil
            case .running(let progress): state = .running(progress)
            case .finished(let route): return .seeOther(route)
            case .failed(let problem): state = .failed(problem)
            case .cancelled: state = .cancelled
            }
        case .backup:
            switch try await shown(Job<Backup>(name), { _ in Route.me(.backups) }) {
            case nil: state = nil
            case .running(let progress): state = .running(progress)
            case .finished(let route): return .seeOther(route)
            case .failed(let problem): state = .failed(problem)
            case .cancelled: state = .cancelled
            }
        case .export:
            state = try await shown(Job<ExportedDeck>(name)) { exported in
                let size = try? FileManager.default.attributesOfItem(atPath: exported.place.path)[.size] as? Int
                return .file(bytes: size ?? 0)
            }
        case .fit, .test, .entry, .sentence: return .seeOther(subject.place)
        }
        guard let state else { return unknownJob(name, visit) }
        let model = JobPage.Model(name: name, title: subject.title, back: subject.place, state: state)
        return .page(JobPage.page(model, visit.shell))
    }

    /// Returns the state of a job for a page: errors as problems, and its result as the page shows it.
    func shown<Result, Shown>(
        _ job: Job<Result>, _ show: (Result) async throws -> Shown
    ) async throws -> JobState<Shown, Problem>? {
        switch try await work.jobs.state(of: job) {
        case nil: nil
        case .running(let progress): .running(progress)
        case .finished(let result): .finished(try await show(result))
        case .failed(let error): .failed(Failure.explain(error).problem)
        case .cancelled: .cancelled
        }
    }

    private func unknownJob(_ name: JobName, _ visit: Visit) -> Response {
        let room: Route =
            switch name.kind {
            case .book, .books: .library()
            case .cards: .review(.cardImport(.form()))
            case .dictionary: .me(.dictionaries())
            case .recount, .change, .export, .fit: .review()
            case .whole: .me(.archive())
            case .backup: .me(.backups)
            case .test: .me(.models())
            case .entry: .notebook()
            case .sentence: .practice(.grammar())
            }
        return .page(
            ProblemPage.page(ProblemPage.Model(problem: .jobNotFound, retry: room), visit.shell), status: .notFound)
    }
}

extension ImportedFile {
    /// As its page shows it.
    fileprivate var shown: JobPage.File {
        switch outcome {
        case .success(let imported):
            JobPage.File(
                name: name,
                outcome: .book(
                    imported.book, wasAlready: imported.wasAlready, otherLanguage: imported.otherLanguage))
        case .failure(let error): JobPage.File(name: name, outcome: .problem(Failure.explain(error).problem))
        }
    }
}
