import Foundation
import Model
import Synchronization

/// The imports from Anki and exports to it that are under way or have just ended, so that a page can show and cancel them.
///
/// ```swift
/// jobs.importPackage(file, named: name, on: desk, at: now, newID: { ID(at: now, random: random()) }) { removeUpload() }
/// if case .running(let fraction)? = jobs.job(name)?.state { showProgress(fraction) }
/// ```
public final class AnkiJobs: Sendable {
    public enum State: Sendable {
        /// The fraction done, from 0 to 1.
        case running(Double)
        case imported(AnkiReport)
        /// The package is at the file that was given.
        case exported(AnkiExport, URL)
        /// With `AnkiError`, `StorageError` or ``ReviewError``; nothing was kept.
        case failed(any Error)
        /// Nothing was kept.
        case cancelled
    }

    /// A piece of work as it stands.
    public struct Job: Sendable {
        public var name: String
        /// The file's name, or the deck's.
        public var title: String
        public var state: State
    }

    private struct Entry {
        var job: Job
        var task: Task<Void, Never>?
    }

    /// Jobs that are remembered.
    private static let limit = 50
    private let entries = Mutex<(order: [String], byName: [String: Entry])>(([], [:]))

    public init() {}

    /// Begins to import a package and returns at once.
    ///
    /// - Parameters:
    ///   - name: What the job is called in paths.
    ///   - title: The file's name, as the learner knows it.
    ///   - parent: The path of a deck that the package's decks are laid into; nil for the top.
    ///   - cleanUp: Run when the import has ended, however it ended.
    public func importPackage(
        _ file: URL, named name: String, title: String, into parent: String? = nil, on desk: ReviewDesk,
        at now: Timestamp, newID: @Sendable @escaping () -> ID<Deck>, cleanUp: @Sendable @escaping () -> Void = {}
    ) {
        start(name, title, cleanUp) { progress in
            .imported(try await desk.importAnki(file, into: parent, at: now, newID: newID, progress: progress))
        }
    }

    /// Begins to write a package and returns at once.
    ///
    /// - Parameters:
    ///   - deck: The deck with all that lie in it; nil for all decks.
    ///   - cleanUp: Run when the export has ended, however it ended.
    public func exportPackage(
        _ deck: ID<Deck>?, to file: URL, named name: String, title: String, on desk: ReviewDesk, at now: Timestamp,
        cleanUp: @Sendable @escaping () -> Void = {}
    ) {
        start(name, title, cleanUp) { progress in
            .exported(try await desk.exportAnki(deck, to: file, at: now, progress: progress), file)
        }
    }

    /// How a job stands; nil for one that is not known.
    public func job(_ name: String) -> Job? {
        entries.withLock { $0.byName[name]?.job }
    }

    /// Asks a job to stop. One that has already kept what it brought is not undone.
    public func cancel(_ name: String) {
        entries.withLock { $0.byName[name]?.task }?.cancel()
    }

    private func start(
        _ name: String, _ title: String, _ cleanUp: @Sendable @escaping () -> Void,
        _ work: @Sendable @escaping (@Sendable @escaping (Double) -> Void) async throws -> State
    ) {
        entries.withLock { entries in
            entries.order.append(name)
            entries.byName[name] = Entry(job: Job(name: name, title: title, state: .running(0)), task: nil)
            while entries.order.count > Self.limit { entries.byName[entries.order.removeFirst()] = nil }
        }
        let task = Task.detached(priority: .userInitiated) { [self] in
            defer { cleanUp() }
            do {
                set(name, try await work { [self] in set(name, .running($0)) })
            } catch is CancellationError {
                set(name, .cancelled)
            } catch {
                set(name, .failed(error))
            }
        }
        entries.withLock { $0.byName[name]?.task = task }
    }

    private func set(_ name: String, _ state: State) {
        entries.withLock { $0.byName[name]?.job.state = state }
    }
}
