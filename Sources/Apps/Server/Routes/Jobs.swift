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

    /// Where the result of a job is shown: on its own page, or on another one.
    private enum Outcome: Sendable {
        case here(JobPage.Result)
        case there(Route)
    }

    private func jobPage(_ name: JobName, _ subject: JobSubject, _ visit: Visit) async throws -> Response {
        let state: JobState<JobPage.Result, Problem>
        switch try await outcome(name, of: subject) {
        case nil: return unknownJob(name, visit)
        case .running(let progress): state = .running(progress)
        case .finished(.here(let result)): state = .finished(result)
        case .finished(.there(let route)): return .seeOther(route)
        case .failed(let problem): state = .failed(problem)
        case .cancelled: state = .cancelled
        }
        let model = JobPage.Model(name: name, title: subject.title, back: subject.place, state: state)
        return .page(JobPage.page(model, visit.shell))
    }

    private func outcome(_ name: JobName, of subject: JobSubject) async throws -> JobState<Outcome, Problem>? {
        switch name.kind {
        case .book:
            try await shown(Job<Desk.Imported>(name)) {
                .here(.book($0.book, wasAlready: $0.wasAlready, otherLanguage: $0.otherLanguage))
            }
        case .books: try await shown(Job<[ImportedFile]>(name)) { .here(.books($0.map(\.shown))) }
        case .cards: try await shown(Job<CardImportReport>(name)) { .here(.cards(try await undoable($0))) }
        case .dictionary:
            try await shown(Job<ImportedDictionary>(name)) {
                .there(.me(.dictionaries(.list(added: $0.dictionary.id, known: $0.wasAlready))))
            }
        case .whole: try await shown(Job<WholeImported>(name)) { _ in .there(.me(.archive(imported: true))) }
        case .recount: try await shown(Job<DeckSettling>(name)) { .there($0.page) }
        case .change: try await shown(Job<ChangedCards>(name)) { .there($0.page(of: subject.place)) }
        case .backup: try await shown(Job<Backup>(name)) { _ in .there(.me(.backups)) }
        case .export:
            try await shown(Job<ExportedDeck>(name)) { exported in
                let size = try? FileManager.default.attributesOfItem(atPath: exported.place.path)[.size] as? Int
                return .here(.file(bytes: size ?? 0))
            }
        case .fit, .test, .entry, .sentence: .finished(.there(subject.place))
        }
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
