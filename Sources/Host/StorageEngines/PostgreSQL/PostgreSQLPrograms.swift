internal import CPostgreSQL
import Foundation
import Glibc
import Storage

/// The address of a server as its programs get it: without the password, which other users of the machine could see in
/// the list of processes.
struct PostgreSQLAddress {
    /// In libpq's form of keywords and values.
    var parameters: String
    var password: String?

    /// - Parameter options: Command-line options of the session, added to those in the address.
    /// - Throws: `StorageError.unavailable` for an address that libpq does not understand.
    init(_ url: String, options: String) throws {
        guard let list = PQconninfoParse(url, nil) else {
            throw StorageError.unavailable(reason: "the address of the PostgreSQL server is malformed")
        }
        defer { PQconninfoFree(list) }
        var values: [String: String] = [:]
        var option = list
        while let keyword = option.pointee.keyword {
            if let value = option.pointee.val { values[String(cString: keyword)] = String(cString: value) }
            option += 1
        }
        password = values.removeValue(forKey: "password")
        let given = values["options"] ?? ProcessInfo.processInfo.environment["PGOPTIONS"] ?? ""
        values["options"] = (given + " " + options).trimmingCharacters(in: .whitespaces)
        parameters = values.sorted { $0.key < $1.key }.map { key, value in
            key + "='" + value.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
        }.joined(separator: " ")
    }
}

/// PostgreSQL's own programs.
enum PostgreSQLPrograms {
    private static let package = "postgresql-client"

    /// Reads a whole archive of `pg_dump`, data included.
    ///
    /// - Returns: Nil: an archive does not tell its schema version without a server.
    static func check(_ path: String) async throws -> Int64? {
        do {
            try run("pg_restore", ["--file=/dev/null", path])
        } catch CopyError.programFailed(_, let message) {
            throw CopyError.unreadable(reason: message)
        }
        return nil
    }

    /// Runs a program to its end, on the thread of the caller.
    ///
    /// - Parameters:
    ///   - address: The server that it connects to; nil for none.
    ///   - input: A file that it reads; nil for nothing.
    ///   - output: A file that it writes; nil for nothing.
    /// - Throws: `CopyError`, `CancellationError`.
    static func run(
        _ name: String, _ arguments: [String], address: PostgreSQLAddress? = nil, input: FileHandle? = nil,
        output: FileHandle? = nil
    ) throws {
        var environment = ProcessInfo.processInfo.environment
        let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        let candidates: [String] = folders.map { "\($0)/\(name)" }
        guard let path = candidates.first(where: { access($0, X_OK) == 0 }) else {
            throw CopyError.programMissing(name, package: package)
        }
        environment["LC_ALL"] = "C.UTF-8"
        if let password = address?.password { environment["PGPASSWORD"] = password }
        let (process, errors) = (Process(), Pipe())
        process.executableURL = URL(filePath: path)
        process.arguments = (address.map { ["--no-password", "--dbname=" + $0.parameters] } ?? []) + arguments
        process.environment = environment
        process.standardInput = input ?? FileHandle.nullDevice
        process.standardOutput = output ?? FileHandle.nullDevice
        process.standardError = errors
        do { try process.run() } catch {
            throw CopyError.programFailed(name, message: error.localizedDescription)
        }
        let reading = errors.fileHandleForReading.fileDescriptor
        var said: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            if Task.isCancelled { kill(process.processIdentifier, SIGKILL) }
            var polled = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
            guard poll(&polled, 1, 100) > 0 else { continue }
            let count = read(reading, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            // Enough for what went wrong; the rest is read so that the program can end.
            said += buffer.prefix(max(0, min(count, 8192 - said.count)))
        }
        process.waitUntilExit()
        try Task.checkCancellation()
        guard process.terminationStatus == 0, process.terminationReason == .exit else {
            throw CopyError.programFailed(
                name, message: PostgreSQLMessage.program(String(decoding: said, as: UTF8.self)))
        }
    }
}
