import Foundation
import Hummingbird
import Model
import Pages
import Routes

/// The result of a job.
enum WorkResult: Sendable {
    /// A page that shows it.
    case page(Route)
    /// A file in the temporary folder, offered as a download under a name.
    case file(URL, type: String, name: String)
}

extension Site {
    /// Starts a job and redirects to the page that shows its progress. Does nothing if a job of that name is running.
    ///
    /// - Parameter work: Receives a closure that reports the fraction done, 0 to 1.
    func begin(
        _ subject: WorkPage.Subject, named name: String,
        _ work: @escaping @Sendable (_ report: @escaping @Sendable (Double) -> Void) async throws -> WorkResult
    ) -> Response {
        self.work.works.start(subject, named: name, from: 0, in: desk.jobs, work)
        return .seeOther(.review(.work(name)))
    }

    /// `/review/jobs/{name}…`
    func work(_ name: String, _ path: WorkPath, _ visit: Visit) throws -> Response {
        guard let job = work.works.job(name) else { return unknownWork(visit) }
        switch path {
        case .progress: return progress(of: job, name, visit)
        case .cancel:
            work.works.cancel(name)
            return .seeOther(.review(.work(name)))
        case .file:
            guard case .finished(.file(let file, let type, let fileName)) = job.state else {
                return unknownWork(visit)
            }
            return try .download(file: file, type: type, name: fileName)
        }
    }

    private func progress(
        of job: Jobs<WorkPage.Subject, Double, WorkResult>.Job, _ name: String, _ visit: Visit
    ) -> Response {
        let state: WorkPage.State
        switch job.state {
        case .running(let share): state = .running(Share(permille: Int(share * 1000)))
        case .finished(.page(let route)): return .seeOther(route)
        case .finished(.file(let file, _, _)):
            let size = try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int
            state = .ready(bytes: size ?? 0)
        case .cancelled: state = .cancelled
        case .failed(let error): state = .failed(Failure.explain(error).problem)
        }
        return .page(WorkPage.page(WorkPage.Model(name: name, subject: job.subject, state: state), visit.shell))
    }

    private func unknownWork(_ visit: Visit) -> Response {
        .page(
            ProblemPage.page(ProblemPage.Model(problem: .jobNotFound, retry: .review()), visit.shell),
            status: .notFound)
    }
}
