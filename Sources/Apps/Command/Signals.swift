import ArgumentParser
import Foundation
import Synchronization

/// The signals by which a person, a terminal or a service manager stops a command.
enum Signals {
    private static let stopping = [SIGINT, SIGTERM, SIGHUP]

    /// Runs work that a signal cancels, as ``cancelling(_:)`` does, and ends the command with a sentence then.
    ///
    /// - Parameter stopped: What became of the work.
    /// - Throws: `ExitCode` 130, as after Ctrl-C, and what the work throws.
    static func cancelling<Value: Sendable>(
        saying stopped: String, _ work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        do {
            return try await cancelling(work)
        } catch is CancellationError {
            // A terminal has `^C` in the line.
            if isatty(STDERR_FILENO) == 1 { Output.note("") }
            Output.note(stopped)
            throw ExitCode(130)
        }
    }

    /// Runs work that a signal cancels, so that it can delete what it has not finished. A second signal ends the process at
    /// once, and so does one after the work. A signal that is ignored, as `nohup` has it, stays so.
    ///
    /// - Parameter isFollowed: Whether something else listens for signals after the work, as a server does: then they are its own.
    static func cancelling<Value: Sendable>(
        isFollowed: Bool = false, _ work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let task = Task { try await work() }
        listener.listen { task.cancel() }
        defer { listener.rest(isFollowed: isFollowed) }
        return try await task.value
    }

    private static let listener = Listener(for: stopping)

    /// Listens for signals for as long as the process runs. A source of libdispatch that is cancelled takes its signal's handler
    /// with it some time later, even if another source listens for the signal by then, which the next signal would not reach: it
    /// would end the process.
    private final class Listener: Sendable {
        private struct State {
            var sources: [any DispatchSourceSignal] = []
            var cancel: (@Sendable () -> Void)?
            var isFollowed = false
        }

        private let numbers: [Int32]
        private let state = Mutex(State())

        init(for numbers: [Int32]) { self.numbers = numbers }

        func listen(cancel: @escaping @Sendable () -> Void) {
            state.withLock { state in
                state.cancel = cancel
                guard state.sources.isEmpty else { return }
                for number in numbers {
                    if let former = signal(number, SIG_IGN) {
                        signal(number, former)
                        continue
                    }
                    // It had its usual effect; an event is delivered although it is ignored now.
                    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
                    source.setEventHandler { [unowned self] in heard(number) }
                    source.activate()
                    state.sources.append(source)
                }
            }
        }

        func rest(isFollowed: Bool) {
            state.withLock { ($0.cancel, $0.isFollowed) = (nil, isFollowed) }
        }

        private func heard(_ number: Int32) {
            let (cancel, isFollowed) = state.withLock { ($0.cancel, $0.isFollowed) }
            if let cancel {
                signal(number, SIG_DFL)
                cancel()
            } else if !isFollowed {
                signal(number, SIG_DFL)
                // libdispatch blocks the signal on threads that it came to.
                var own = sigset_t()
                sigemptyset(&own)
                sigaddset(&own, number)
                pthread_sigmask(SIG_UNBLOCK, &own, nil)
                raise(number)
            }
        }
    }
}
