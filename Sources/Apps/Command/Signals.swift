import Foundation

/// The signals by which a person, a terminal or a service manager stops a command.
enum Signals {
    private static let stopping = [SIGINT, SIGTERM, SIGHUP]

    /// Runs work that a signal cancels, so that it can delete what it has not finished. A second signal ends the process at
    /// once. A signal that is ignored, as `nohup` has it, stays so.
    static func cancelling<Value: Sendable>(
        _ work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let task = Task { try await work() }
        var sources: [any DispatchSourceSignal] = []
        for number in stopping {
            guard let former = signal(number, SIG_IGN) else {
                // It had its usual effect; an event is delivered although it is ignored now.
                let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
                source.setEventHandler {
                    signal(number, SIG_DFL)
                    task.cancel()
                }
                source.activate()
                sources.append(source)
                continue
            }
            signal(number, former)
        }
        defer {
            for source in sources {
                source.cancel()
                signal(Int32(source.handle), SIG_DFL)
            }
        }
        return try await task.value
    }
}
