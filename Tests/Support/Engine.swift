import Foundation

@testable import Storage
@testable import StorageEngines

/// The engines that every storage test runs on.
package enum Engine: CaseIterable, CustomStringConvertible {
    case sqlite
    case postgreSQL

    /// PostgreSQL is left out only with `GLOSSA_SKIP_POSTGRESQL=1`; if it is missing, its tests fail and say so.
    package static var tested: [Engine] {
        let skips = ProcessInfo.processInfo.environment["GLOSSA_SKIP_POSTGRESQL"] == "1"
        return skips ? [.sqlite] : allCases
    }

    package static var isPostgreSQLTested: Bool { tested.contains(.postgreSQL) }

    package var description: String { self == .sqlite ? "SQLite" : "PostgreSQL" }

    /// Creates a place without a database: a file in a new folder, or a new schema on the tests' own server.
    package func makePlace() async throws -> EnginePlace {
        let name = "t\(UUID().uuidString.lowercased().filter { $0 != "-" })"
        switch self {
        case .sqlite:
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("glossa-\(name)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            return EnginePlace(location: .file(path: folder.appendingPathComponent("desk.sqlite").path), folder: folder)
        case .postgreSQL:
            let cluster = try await PostgreSQLCluster.shared.value
            try await cluster.run("CREATE SCHEMA \(name) AUTHORIZATION \(PostgreSQLCluster.tenant)")
            return EnginePlace(location: .server(url: cluster.url(schema: name)), folder: nil)
        }
    }
}

/// Where a test stores its database. Its folder is deleted with it.
package final class EnginePlace: Sendable {
    package let location: DatabaseLocation
    package let folder: URL?

    package init(location: DatabaseLocation, folder: URL?) {
        self.location = location
        self.folder = folder
    }

    deinit {
        if let folder { try? FileManager.default.removeItem(at: folder) }
    }

    package var path: String {
        if case .file(let path) = location { path } else { "" }
    }

    package var url: String {
        if case .server(let url) = location { url } else { "" }
    }

    /// Opens the database with other migrations than the shipped ones.
    package func open(_ migrations: [Migration]) async throws -> any Database {
        switch location {
        case .file(let path): try SQLiteDatabase(path: path, migrations: migrations)
        case .server(let url): try await PostgreSQLDatabase(url: url, migrations: migrations)
        }
    }
}

/// Runs a test with a new, empty database, and closes it.
package func withDatabase(_ engine: Engine, _ body: (any Database) async throws -> Void) async throws {
    let place = try await engine.makePlace()
    let database = try await openDatabase(place.location)
    do {
        try await body(database)
    } catch {
        try? await database.close()
        throw error
    }
    try await database.close()
}
