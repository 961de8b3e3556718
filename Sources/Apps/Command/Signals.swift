import ArgumentParser
import Foundation

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
    /// once. A signal that is ignored, as `nohup` has it, stays so.
    static func cancelling<Value: Sendable>(
        _ work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let task = Task { try await work() }
        var listening: [(source: any DispatchSourceSignal, ended: AsyncStream<Never>)] = []
        for number in stopping {
            guard let former = signal(number, SIG_IGN) else {
                // It had its usual effect; an event is delivered although it is ignored now.
                let (ended, end) = AsyncStream.makeStream(of: Never.self)
                let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
                source.setEventHandler {
                    signal(number, SIG_DFL)
                    task.cancel()
                }
                source.setCancelHandler {
                    signal(number, SIG_DFL)
                    end.finish()
                }
                source.activate()
                listening.append((source, ended))
                continue
            }
            signal(number, former)
        }
        let result = await task.result
        // Until nobody listens any more: whoever listens next, such as the server, would share a registration that libdispatch is about
        // to drop, and whose handler is gone, and the signal would end the process.
        for (source, ended) in listening {
            source.cancel()
            for await _ in ended {}
        }
        return try result.get()
    }
}
