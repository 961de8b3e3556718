import Foundation
import Synchronization

/// Where the compiled lexicon is kept: opens it, and opens it again when its file is replaced.
///
/// `glossa lexicon build` beside a running server writes a new file and renames it over the old one. The old one stays
/// readable for whoever has it open; the server takes up the new one within about a second. A file that was written over
/// or cut short where it stands is opened anew as well; where it cannot be, there are no dictionaries until it can, and
/// ``problem`` says why.
public final class LexiconPlace: Sendable {
    private struct State {
        var lexicon: Lexicon?
        var problem: LexiconError?
        /// The file that was looked at last; nil where there was none.
        var seen: FileIdentity?
        /// When the file was looked at last.
        var lookedAt: ContinuousClock.Instant
        var isLooking = false
    }

    /// Told each time the file was opened anew, or could not be and why.
    private let tell: @Sendable (LexiconError?) -> Void
    /// Nil for a lexicon that was handed over and has no file to watch.
    private let path: String?
    private let state: Mutex<State>

    /// How often the file is looked at, at most.
    private static let interval = Duration.seconds(1)

    /// Opens the lexicon at a path, or waits for one to be there.
    ///
    /// - Parameter tell: Called on any thread when the file was opened anew later on, with nil, or could not be, with the
    ///   reason.
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

    /// A lexicon that stays what it is, or none.
    public init(_ lexicon: Lexicon?) {
        path = nil
        tell = { _ in }
        state = Mutex(State(lexicon: lexicon, problem: nil, seen: nil, lookedAt: .now))
    }

    /// The lexicon; nil where there is none that can be read.
    ///
    /// Now and then looks whether the file is another, and if it is, opens it in the background: the caller does not wait.
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

    /// Why there is no lexicon, or why the one at the path is not the one in use; nil while all is well.
    public var problem: LexiconError? { state.withLock { $0.problem } }

    private var hasChanged: Bool { path.map { FileIdentity(path: $0) } != state.withLock { $0.seen } }

    /// Looks at the file at once, and opens it if it is another than before.
    public func look() {
        guard let path else { return }
        let there = FileIdentity(path: path)
        let (known, seen) = state.withLock { ($0.lexicon, $0.seen) }
        var next: (lexicon: Lexicon?, problem: LexiconError?)?
        if there != seen {
            do {
                next = (try Lexicon(path: path), nil)
            } catch {
                // The one in use is kept while its own file is whole: it was moved, removed or replaced.
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
