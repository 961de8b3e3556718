import Foundation
import Lexicon
import Synchronization

/// The location of the compiled lexicon: opens it, and reopens it when its file is replaced.
///
/// `glossa lexicon build` beside a running server writes a new file and renames it over the old one. The old one
/// stays readable for everyone who has it open; the server switches to the new one within about a second. A file that
/// was overwritten or truncated in place is reopened as well; if that fails, there are no dictionaries until it
/// succeeds, and ``problem`` says why.
public final class LexiconPlace: Sendable {
    private struct State {
        var lexicon: Lexicon?
        var problem: LexiconError?
        /// The file at the last check; nil if there was none.
        var seen: FileIdentity?
        /// The time of the last check.
        var lookedAt: ContinuousClock.Instant
        var isLooking = false
    }

    /// Called each time the file was reopened, or could not be, with the reason.
    private let tell: @Sendable (LexiconError?) -> Void
    /// Nil for a lexicon that was passed in and has no file to watch.
    private let path: String?
    private let state: Mutex<State>

    /// The shortest interval between two checks of the file.
    private static let interval = Duration.seconds(1)

    /// Opens the lexicon at a path; if there is none, waits for it to appear.
    ///
    /// - Parameter tell: Called on any thread when the file has later been reopened, with nil, or could
    ///   not be, with the reason.
    public init(path: String, tell: @Sendable @escaping (LexiconError?) -> Void = { _ in }) {
        self.path = path
        self.tell = tell
        let seen = FileIdentity(path: path)
        var state = State(lexicon: nil, problem: nil, seen: seen, lookedAt: .now)
        do {
            state.lexicon = try Lexicon(path: path)
        } catch {
            state.problem = error
        }
        self.state = Mutex(state)
    }

    /// A fixed lexicon, or none.
    public init(_ lexicon: Lexicon?) {
        path = nil
        tell = { _ in }
        state = Mutex(State(lexicon: lexicon, problem: nil, seen: nil, lookedAt: .now))
    }

    /// The lexicon; nil if there is none that can be read.
    ///
    /// Checks from time to time whether the file has changed, and if so reopens it in the background:
    /// the caller does not wait.
    public var current: Lexicon? {
        let (lexicon, isDue) = state.withLock { state in
            guard path != nil, !state.isLooking, state.lookedAt.duration(to: .now) >= Self.interval else {
                return (state.lexicon, false)
            }
            state.isLooking = true
            return (state.lexicon, true)
        }
        if isDue {
            if hasChanged {
                Thread.detachNewThread { self.look() }
            } else {
                state.withLock { state in
                    state.isLooking = false
                    state.lookedAt = .now
                }
            }
        }
        return lexicon
    }

    /// Why there is no lexicon, or why the one in use is not the one at the path; nil if all is well.
    public var problem: LexiconError? { state.withLock { $0.problem } }

    private var hasChanged: Bool { path.map { FileIdentity(path: $0) } != state.withLock { $0.seen } }

    /// Checks the file now, and reopens it if it has changed.
    public func look() {
        guard let path else { return }
        let there = FileIdentity(path: path)
        let (known, seen) = state.withLock { ($0.lexicon, $0.seen) }
        var next: (lexicon: Lexicon?, problem: LexiconError?)?
        if there != seen {
            do {
                next = (try Lexicon(path: path), nil)
            } catch {
                // The lexicon in use is kept if its own file is unchanged: it was moved, removed or replaced.
                next = (known.flatMap { $0.isUnchanged ? $0 : nil }, error)
            }
        }
        state.withLock { state in
            if let next { (state.lexicon, state.problem) = next }
            state.seen = there
            state.lookedAt = .now
            state.isLooking = false
        }
        if let next { tell(next.problem) }
    }
}
