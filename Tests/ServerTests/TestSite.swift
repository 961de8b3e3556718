import Backups
import Foundation
import HTTPTypes
import Hummingbird
import Lanes
import Library
import Model
import NIOCore
import Operations
import Recognition
import Server
import Support

/// Runs a test against a server on a loopback port, with a desk of its own.
func withSite(
    lanes: Lanes = Lanes(), connections: ConnectionLimits = .patient, reach: Reach = Reach(),
    metrics: ServerMetrics? = nil, requestLog: RequestLog? = nil, leaving: Leaving = Leaving(),
    _ body: @escaping @Sendable (_ client: TestClient, _ desk: Desk) async throws -> Void
) async throws {
    let test = try await TestDesk(lanes: lanes)
    let models = TestModels(test.desk.database, learner: test.desk.learner)
    let port = ServedPort()
    let application = try buildApplication(
        workplace: Workplace(of: test.desk, models: models.desk, backups: BackupDesk(of: test)),
        door: .open(test.desk.learner),
        pictures: PictureWorkerInProcess(),
        options: ServerOptions(
            port: 0, temporaryFolder: test.folder.appending(path: "uploads").path,
            notebook: test.folder.appending(path: "EtyNote/etynote.md").path, makesDailyWords: false,
            savesCountedWordsEvery: .seconds(86_400), connections: connections, reach: reach, metrics: metrics,
            requestLog: requestLog, leaving: leaving),
        onReady: { port.isServed($0) })
    try await serving(application, port) { client in try await body(client, test.desk) }
    try await test.remove()
}

extension ConnectionLimits {
    /// For a test that does something else before its first request, on a machine that is busy.
    static var patient: ConnectionLimits {
        var limits = ConnectionLimits()
        limits.firstHead = .minutes(10)
        limits.nextHead = .minutes(10)
        return limits
    }
}

extension TestClient {
    func get(_ path: String) async throws -> TestResponse {
        try await execute(uri: path, method: .get)
    }

    /// Sends a form.
    func post(_ path: String, form: String, headers: HTTPFields = [:]) async throws -> TestResponse {
        var headers = headers
        headers[.contentType] = "application/x-www-form-urlencoded"
        return try await execute(uri: path, method: .post, headers: headers, body: ByteBuffer(string: form))
    }

    /// Sends JSON.
    func send(_ method: HTTPRequest.Method, _ path: String, json: String) async throws -> TestResponse {
        try await execute(
            uri: path, method: method, headers: [.contentType: "application/json"], body: ByteBuffer(string: json))
    }

    /// Sends a file as the import form does.
    func upload(_ path: String, fileName: String, bytes: [UInt8], fields: [String: String] = [:]) async throws
        -> TestResponse
    {
        try await upload(path, files: [(fileName, bytes)], fields: fields)
    }

    func upload(
        _ path: String, files: [(name: String, bytes: [UInt8])], fields: [String: String] = [:]
    ) async throws -> TestResponse {
        try await send(path, fields, files.map { ("file", $0.name, $0.bytes) })
    }

    /// Sends a `multipart/form-data` form.
    func send(
        _ path: String, _ fields: [String: String], _ files: [(field: String, name: String, bytes: [UInt8])]
    ) async throws -> TestResponse {
        var body = ByteBuffer()
        for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
            body.writeString("--limit\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n")
        }
        for file in files {
            body.writeString(
                "--limit\r\nContent-Disposition: form-data; name=\"\(file.field)\"; filename=\"\(file.name)\"\r\n"
                    + "Content-Type: application/octet-stream\r\n\r\n")
            body.writeBytes(file.bytes)
            body.writeString("\r\n")
        }
        body.writeString("--limit--\r\n")
        return try await execute(
            uri: path, method: .post, headers: [.contentType: "multipart/form-data; boundary=limit"], body: body)
    }
}

extension TestResponse {
    var text: String { String(buffer: body) }

    func object() throws -> [String: Any] {
        try JSONSerialization.jsonObject(with: Data(body.readableBytesView)) as? [String: Any] ?? [:]
    }

    func array() throws -> [[String: Any]] {
        try JSONSerialization.jsonObject(with: Data(body.readableBytesView)) as? [[String: Any]] ?? []
    }
}
