import Model
import Pages
import Review
import Routes

extension Job where Result == CardImportReport {
    public static func cards(_ id: String) -> Job { Job(JobName(.cards, id)) }
}

/// What an import of cards has done.
public enum ImportedCards: Sendable {
    case package(AnkiReport)
    case words(WordImport)
}

/// What follows a file of cards that the learner has sent, or a decision about it.
public enum CardImportStep: Sendable {
    /// It is being imported.
    case job(JobName)
    /// It is a list of this name, which waits for the learner to say what its columns are.
    case list(String)
}

extension LearnerContext {
    /// Imports a package or a list, and returns when all of it is saved. Cancelling the task cancels it.
    ///
    /// - Parameter report: Receives the fraction done, from 0 to 1, on any thread.
    /// - Throws: `ReviewError`, `AnkiError`, `StorageError`, `CancellationError`. Nothing is imported then.
    public func importCards(
        _ request: CardImportRequest, report: @escaping @Sendable (Double) -> Void = { _ in }
    ) async throws -> ImportedCards {
        switch request.content {
        case .package(let file, let target):
            // A copy is deleted with the value.
            defer { withExtendedLifetime(file) {} }
            return .package(
                try await review.importAnki(file.url, into: target, at: now, newID: { newID() }, progress: report))
        case .list(let list):
            return .words(try await review.importWords(list, at: now, random: { random() }, progress: report))
        }
    }

    /// Starts a job that imports a package. A list waits for the learner to see how it is read.
    ///
    /// - Throws: ``ReviewError/unreadableList(fileName:reason:advice:line:)``; `StorageError`, if servers share the database.
    public func openImport(_ request: CardImportRequest) async throws -> CardImportStep {
        let name = newName()
        switch request.content {
        case .package: return .job(try await start(request, as: name))
        case .list(let list):
            _ = try list.table()
            work.lists[name] = WaitingLists.Waiting(list: list)
            return .list(name)
        }
    }

    /// Takes the learner's decisions about a waiting list.
    ///
    /// - Parameter isFinal: Whether to start a job that imports it, if the decisions allow that.
    /// - Returns: What follows; nil if no such list waits.
    /// - Throws: ``ReviewError/unreadableList(fileName:reason:advice:line:)``; `StorageError`, if servers share the database.
    ///   The list waits as it was then.
    public func decide(
        _ change: WordList.Change, onList name: String, isFinal: Bool
    ) async throws -> CardImportStep? {
        guard var list = work.lists[name]?.list else { return nil }
        try list.apply(change)
        do throws(ReviewError) {
            try list.check()
        } catch {
            work.lists[name] = WaitingLists.Waiting(list: list, problem: error)
            return .list(name)
        }
        guard isFinal else {
            work.lists[name] = WaitingLists.Waiting(list: list)
            return .list(name)
        }
        let job = try await start(CardImportRequest(list), as: name)
        work.lists[name] = nil
        return .job(job)
    }

    private func start(_ request: CardImportRequest, as name: String) async throws -> JobName {
        let job = Job.cards(name)
        try await begin(job, JobSubject(request.fileName, at: .review())) { report in
            switch try await importCards(request, report: report) {
            case .package(let result): CardImportReport(result)
            case .words(let result): CardImportReport(result, at: now)
            }
        }
        return job.name
    }
}
