import Foundation
import Glibc
import Model

/// The keyring of a desktop session (freedesktop.org's Secret Service: GNOME Keyring, KWallet, KeePassXC), through the
/// program `secret-tool`, which takes secrets on its standard input and never as arguments.
struct Keyring: Sendable {
    private let program: URL

    /// Nil where there is no such program, or no session for it to speak to.
    init?(environment: [String: String]) {
        var hasSession = environment["DBUS_SESSION_BUS_ADDRESS"] != nil
        if let runtime = environment["XDG_RUNTIME_DIR"] {
            hasSession = hasSession || FileManager.default.fileExists(atPath: runtime + "/bus")
        }
        guard hasSession else { return nil }
        let folders = (environment["PATH"] ?? "").split(separator: ":")
        let found = folders.map { "\($0)/secret-tool" }.first { FileManager.default.isExecutableFile(atPath: $0) }
        guard let found else { return nil }
        program = URL(filePath: found)
    }

    /// - Throws: ``ModelError/KeyFault/keyring`` when the keyring does not answer.
    func find(_ profile: ID<ModelProfile>) async throws(ModelError) -> ModelKey? {
        let outcome = try await ChildProcess.run(program, ["lookup"] + attributes(profile))
        // Nothing found is a failure without a word.
        guard outcome.status == 0 else {
            if outcome.errors.isEmpty { return nil }
            throw .keys(.keyring)
        }
        return try ModelKey(outcome.output)
    }

    func keep(_ key: ModelKey, for profile: ID<ModelProfile>) async throws(ModelError) {
        let outcome = try await ChildProcess.run(
            program, ["store", "--label=Glossa: key of a language model"] + attributes(profile), input: key.text)
        guard outcome.status == 0 else { throw .keys(.keyring) }
    }

    func forget(_ profile: ID<ModelProfile>) async throws(ModelError) {
        let outcome = try await ChildProcess.run(program, ["clear"] + attributes(profile))
        guard outcome.status == 0 || outcome.errors.isEmpty else { throw .keys(.keyring) }
    }

    private func attributes(_ profile: ID<ModelProfile>) -> [String] {
        ["service", "glossa", "profile", profile.description]
    }
}

/// A program that ran, and what it said.
private struct ChildProcess {
    var status: Int32
    var output: String
    var errors: String

    /// Seconds after which it is stopped: a keyring may ask for its password first.
    private static let limit = 60.0

    static func run(
        _ program: URL, _ arguments: [String], input: String = ""
    ) async throws(ModelError) -> ChildProcess {
        do {
            // It blocks, so it has a thread of its own.
            return try await withCheckedThrowingContinuation { continuation in
                Thread.detachNewThread {
                    continuation.resume(with: Result { try runAndWait(program, arguments, input) })
                }
            }
        } catch { throw .keys(.keyring) }
    }

    private static func runAndWait(_ program: URL, _ arguments: [String], _ input: String) throws -> ChildProcess {
        // Threads of Swift's block signals, and the program would take that over and could not be stopped.
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
        let process = Process()
        let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
        process.executableURL = program
        process.arguments = arguments
        process.standardInput = stdin
        process.standardOutput = stdout
        process.standardError = stderr
        try process.run()
        let stop = DispatchWorkItem { process.terminate() }
        DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: stop)
        defer { stop.cancel() }
        // A program that ends before it has read must not end this one.
        var broken = sigset_t()
        sigemptyset(&broken)
        sigaddset(&broken, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &broken, nil)
        // What it reads and writes is far smaller than a pipe holds, so the order does not matter.
        try? stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try stdin.fileHandleForWriting.close()
        let output = stdout.fileHandleForReading.readDataToEndOfFile()
        let errors = stderr.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return ChildProcess(
            status: process.terminationStatus, output: String(decoding: output, as: UTF8.self),
            errors: String(decoding: errors, as: UTF8.self))
    }
}
