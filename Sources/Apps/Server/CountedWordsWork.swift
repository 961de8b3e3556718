import Operations
import ServiceLifecycle

/// Saves the counts of books' words that pages have made, at intervals and at the end, because looking at a page
/// writes nothing.
struct CountedWordsWork: Service {
    let workplace: Workplace
    /// The time between two savings.
    let pause: Duration
    var metrics: ServerMetrics?

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                // Cancelled when the server stops.
                guard (try? await Task.sleep(for: pause)) != nil else { return }
                await save()
            }
        }
        await save()
    }

    private func save() async {
        await workplace.saveCountedWords()
        metrics?.succeeded(.countedWords, at: workplace.clock.now())
    }
}
