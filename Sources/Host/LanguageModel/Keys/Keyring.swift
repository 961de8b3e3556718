import Foundation
import Glibc
import Model

/// The keyring of a desktop session (freedesktop.org's Secret Service: GNOME Keyring, KWallet, KeePassXC), accessed
/// through `secret-tool`, which reads secrets from standard input and never from arguments.
struct Keyring: Sendable {
    private let program: URL

    /// Nil if the program is not installed, or there is no session to which it could connect.
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

    /// - Throws: ``ModelError/KeyFault/keyring`` if the keyring does not respond.
    func find(_ name: KeyName) async throws(ModelError) -> ModelKey? {
        let outcome = try await ChildProcess.run(program, ["lookup"] + attributes(name))
        // If nothing is found, the program fails without a message.
        guard outcome.status == 0 else {
            if outcome.errors.isEmpty { return nil }
            throw .keys(.keyring)
        }
        return try ModelKey(outcome.output)
    }

    func keep(_ key: ModelKey, for name: KeyName) async throws(ModelError) {
        let outcome = try await ChildProcess.run(
            program, ["store", "--label=Glossa: key of a language model"] + attributes(name), input: key.text)
        guard outcome.status == 0 else { throw .keys(.keyring) }
    }

    func forget(_ name: KeyName) async throws(ModelError) {
        let outcome = try await ChildProcess.run(program, ["clear"] + attributes(name))
        guard outcome.status == 0 || outcome.errors.isEmpty else { throw .keys(.keyring) }
    }

    private func attributes(_ name: KeyName) -> [String] {
        ["service", "glossa", "profile", name.text]
    }
}

/// A program that has ended, and its output.
private struct ChildProcess {
    var status: Int32
    var output: String
    var errors: String

    /// Seconds after which it is stopped: a keyring may first ask for its password.
    private static let limit = 60.0

    static func run(
        _ program: URL, _ arguments: [String], input: String = ""
    ) async throws(ModelError) -> ChildProcess {
        do {
            // It blocks, so it runs on a thread of its own.
            return try await withCheckedThrowingContinuation { continuation in
                Thread.detachNewThread {
                    continuation.resume(with: Result { try runAndWait(program, arguments, input) })
                }
            }
        } catch { throw .keys(.keyring) }
    }

    private static func runAndWait(_ program: URL, _ arguments: [String], _ input: String) throws -> ChildProcess {
        // Swift's threads block signals; the program would inherit that and could not be stopped.
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
        // A program that exits before reading its input must not end this one with SIGPIPE.
        var broken = sigset_t()
        sigemptyset(&broken)
        sigaddset(&broken, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &broken, nil)
        // Input and output are far smaller than a pipe's capacity, so the order does not matter.
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
