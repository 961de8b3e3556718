import Backups
import Foundation
import HTTPTypes
import Hummingbird
import Lanes
import Library
import Logging
import Model
import NIOCore
import Operations
import Recognition
import Server
import Support
import Testing

/// Runs a test against a server on a loopback port, with a desk of its own.
func withSite(
    lanes: Lanes = Lanes(), connections: ConnectionLimits = .patient, reach: Reach = Reach(),
    metrics: ServerMetrics? = nil, requestLog: RequestLog? = nil, leaving: Leaving = Leaving(),
    _ body: @escaping @Sendable (_ client: TestClient, _ desk: Desk) async throws -> Void
) async throws {
    let test = try await TestDesk(lanes: lanes)
    let models = TestModels(test.desk.database, learner: test.desk.learner)
    var options = ServerOptions(in: test.folder)
    options.connections = connections
    options.reach = reach
    options.metrics = metrics
    options.requestLog = requestLog
    options.leaving = leaving
    try await serving(
        Workplace(of: test.desk, models: models.desk, backups: BackupDesk(of: test)), door: .open(test.desk.learner),
        options: options
    ) { client in try await body(client, test.desk) }
    try await test.remove()
}

/// Runs a test against a server whose learner has a language model with these answers.
func withModel(
    _ answers: [RecordedServer.Answer],
    _ body: @escaping @Sendable (_ client: TestClient, _ desk: Desk, _ model: RecordedServer) async throws -> Void
) async throws {
    try await RecordedServer.run(answers) { model in
        try await withSite { client, desk in
            let form = "name=Tiny&baseURL=\(model.address)&model=tiny&key=&needsKey=off&timeLimit=15"
            #expect(try await client.post("/me/models/add", form: form).status == .seeOther)
            try await body(client, desk, model)
        }
    }
}

/// Serves a workplace on a loopback port while `body` runs.
func serving<Value: Sendable>(
    _ workplace: Workplace, door: Door, options: ServerOptions, logger: Logger = Logger(label: "glossa"),
    _ body: @escaping @Sendable (_ client: TestClient) async throws -> Value
) async throws -> Value {
    let port = ServedPort()
    let application = try buildApplication(
        workplace: workplace, door: door, pictures: PictureWorkerInProcess(), options: options, logger: logger,
        onReady: { port.isServed($0) })
    return try await serving(application, port, body)
}

extension ServerOptions {
    /// A server at any free port, with its files in a folder, that starts no work by itself.
    init(in folder: URL) {
        self.init(
            port: 0, temporaryFolder: folder.appending(path: "uploads").path,
            notebook: folder.appending(path: "EtyNote/etynote.md").path, makesDailyWords: false,
            savesCountedWordsEvery: .seconds(86_400), connections: .patient)
    }
}

/// Escapes a text for a path or a form.
func escaped(_ text: String) -> String { text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "" }

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

    /// Makes a deck by the API, and returns its id.
    func makeDeck(_ name: String) async throws -> String {
        let made = try await send(.post, "/api/v1/decks", json: #"{"name":"\#(name)"}"#)
        return try #require(try made.object()["id"] as? String)
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
