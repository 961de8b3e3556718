import Foundation

@testable import Storage
@testable import StorageEngines

/// A PostgreSQL server for the tests, in a temporary folder, reachable only through a Unix socket.
///
/// A shell supervises it: the shell waits for the tests' end of a pipe to close, however they end. Then it stops the
/// server by its process id and removes the folder.
package final class PostgreSQLCluster: Sendable {
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    /// Started by the first test that needs it.
    package static let shared = Task {
        let cluster = try await start()
        try await cluster.run("CREATE ROLE \(tenant) LOGIN")
        // What a restore needs to make a schema. Here, because two such statements at once fail.
        try await cluster.run("GRANT CREATE ON DATABASE postgres TO \(tenant)")
        return cluster
    }

    private let folder: URL
    // The server runs as long as this pipe is open.
    private let lifeline: Pipe

    private init(folder: URL, lifeline: Pipe) {
        self.folder = folder
        self.lifeline = lifeline
    }

    /// The owner of the tests' schemas: not a superuser, since policies do not apply to superusers.
    package static let tenant = "desk"

    /// The address of a schema, for the role that Glossa connects as.
    package func url(schema: String, application: String = "glossa") -> String {
        url(schema: schema, application: application, user: Self.tenant)
    }

    /// The address of a schema, for any role.
    package func url(schema: String, application: String = "glossa", user: String) -> String {
        "postgresql:///postgres?host=\(folder.path)&user=\(user)&application_name=\(application)"
            + "&options=-csearch_path%3D\(schema)"
    }

    /// The socket it listens on.
    package var socket: String { folder.appendingPathComponent(".s.PGSQL.5432").path }

    /// The role that owns the server, which is a superuser.
    package static let owner = "glossa"

    /// Runs a statement as the owner of the server.
    package func run(_ sql: String) async throws {
        let url = url(schema: "public", user: Self.owner)
        try await PostgreSQLPool(url: url, size: 1).perform { session in
            try session.transact("BEGIN", of: nil) { try session.define(sql) }
        }
    }

    /// Runs a statement as the owner of the server, outside a transaction, because a database cannot be created in
    /// one.
    package func runAlone(_ sql: String) async throws {
        let url = url(schema: "public", user: Self.owner)
        try await PostgreSQLPool(url: url, size: 1).perform { session in
            try session.transact("BEGIN", of: nil) {}
            try session.define(sql)
        }
    }

    private static func start() async throws -> PostgreSQLCluster {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                // Swift's threads block all signals. A shell that inherited the mask would never learn of its child's
                // exit.
                var none = sigset_t()
                sigemptyset(&none)
                pthread_sigmask(SIG_SETMASK, &none, nil)
                continuation.resume(with: Result { try startAndWait() })
            }
        }
    }

    private static func startAndWait() throws -> PostgreSQLCluster {
        let programs = try findPrograms()
        let folder = URL(fileURLWithPath: "/tmp/glossa-postgresql-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        if geteuid() == 0 {
            try FileManager.default.setAttributes([.ownerAccountName: "postgres"], ofItemAtPath: folder.path)
        }
        let data = folder.appendingPathComponent("data").path
        // A locale that does not sort by code point, so that the tests detect any reliance on the server's locale.
        let locale = ["--locale=C.UTF-8", "--locale-provider=icu", "--icu-locale=en", "--encoding=UTF8"]
        let options = ["--pgdata=\(data)", "--username=\(owner)", "--auth=trust", "--no-sync"]
        try waitFor(asOwner + ["\(programs)/initdb"] + options + locale, in: folder)
        let settings = [
            "listen_addresses=", "unix_socket_directories=\(folder.path)", "fsync=off", "max_connections=300",
            "log_min_messages=log", "shared_buffers=32MB",
        ]
        return try serve(["\(programs)/postgres", "-D", data] + settings.flatMap { ["-c", $0] }, in: folder)
    }

    /// Starts the server and returns once it reports that it is ready.
    private static func serve(_ command: [String], in folder: URL) throws -> PostgreSQLCluster {
        let script = """
            trap '' INT; folder=$1; shift
            "$@" 2>&1 & server=$!
            read -r line
            kill -INT $server; wait $server; rm -rf "$folder"
            """
        let (process, lifeline, output) = (Process(), Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", script, "sh", folder.path] + asOwner + command
        process.currentDirectoryURL = folder
        process.standardInput = lifeline
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        var log = ""
        while !log.contains("ready to accept connections") {
            let data = output.fileHandleForReading.availableData
            guard !data.isEmpty else { throw Failure(description: "The PostgreSQL server did not start: \(log)") }
            log += String(decoding: data, as: UTF8.self)
        }
        Thread.detachNewThread { while !output.fileHandleForReading.availableData.isEmpty {} }
        return PostgreSQLCluster(folder: folder, lifeline: lifeline)
    }

    /// The server refuses to run as root.
    private static var asOwner: [String] {
        guard geteuid() == 0 else { return [] }
        return ["/usr/bin/setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", "--"]
    }

    private static func waitFor(_ command: [String], in folder: URL) throws {
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: command[0])
        process.arguments = Array(command.dropFirst())
        process.currentDirectoryURL = folder
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let log = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(description: "initdb failed: \(log)") }
    }

    /// The folder that contains `initdb` and `postgres`: Debian's newest version, or one in the PATH.
    private static func findPrograms() throws -> String {
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql")) ?? []
        let debian = versions.compactMap { Int($0) }.sorted(by: >).map { "/usr/lib/postgresql/\($0)/bin" }
        let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        let found = (debian + path).first { folder in
            ["initdb", "postgres"].allSatisfy { FileManager.default.isExecutableFile(atPath: "\(folder)/\($0)") }
        }
        guard let found else {
            throw Failure(
                description: "The PostgreSQL programs initdb and postgres are missing. Install the package "
                    + "postgresql, or set GLOSSA_SKIP_POSTGRESQL=1 to test SQLite only.")
        }
        return found
    }
}
