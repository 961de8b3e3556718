import Model
import Operations
import ServiceLifecycle

/// Saves the counts of books' words that pages have made, once a minute and at the end, because looking at a page
/// writes nothing.
struct CountedWordsWork: Service {
    let workplace: Workplace
    let learner: ID<Learner>

    private static let pause = Duration.seconds(60)

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                // Cancelled when the server stops.
                guard (try? await Task.sleep(for: Self.pause)) != nil else { return }
                await save()
            }
        }
        await save()
    }

    private func save() async {
        await workplace.desk(of: learner).saveCountedWords(at: workplace.clock.now())
    }
}
