import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Library
import Logging
import Model
import NIOCore
import Operations
import Recognition
import Server
import ServiceLifecycle
import Storage
import Support
import Synchronization
import Testing

/// Absurd numbers as texts, in the ways that a form, a query or JSON can write them.
enum AbsurdNumbers {
    static let all = [
        "-9223372036854775808", "9223372036854775808", "9223372036854775807", "-1", "1e308", "-1e308", "NaN", "1e999",
        "0.5",
    ]
}

/// A clock that advances by a second on every reading, so that requests never reach the limit per minute.
final class MovingClock: Operations.Clock {
    private let seconds = Mutex<Int64>(0)

    func now() -> Timestamp {
        TestDesk.now.advanced(
            bySeconds: seconds.withLock {
                $0 += 1
                return $0
            })
    }

    func random() -> (UInt64, UInt64) { StillClock().random() }
}

/// A site with data of every kind.
struct NumberSite: Sendable {
    let client: TestClient
    /// Ids by the noun of a path: `books`, `decks`, `cards`, `lessons`, `models`, `translations`.
    var ids: [String: String] = [:]

    /// Runs a test over a desk in a folder; nil for a new desk with data of every kind.
    ///
    /// - Parameters:
    ///   - hasModel: Whether the data include a language model, which does not answer, so that a question waits for it.
    ///   - watched: Returns the database that the server uses in place of the desk's own.
    /// - Returns: The folder, so that a second run can use the data of the first.
    static func run(
        folder: URL? = nil, hasModel: Bool = true, watched: (any Database) -> any Database = { $0 },
        _ body: @escaping @Sendable (NumberSite) async throws -> Void
    ) async throws -> URL {
        let test = try await TestDesk(folder: folder)
        let desk = Desk(
            database: watched(test.desk.database), lexicon: test.desk.lexicon, japanese: test.desk.japanese,
            learner: test.desk.learner, lanes: test.desk.lanes)
        let models = TestModels(desk.database, learner: desk.learner)
        let port = ServedPort()
        let options = ServerOptions(
            port: 0, temporaryFolder: test.folder.appending(path: "uploads").path,
            notebook: test.folder.appending(path: "EtyNote/etynote.md").path, connections: .patient)
        let application = try buildApplication(
            workplace: Workplace(of: desk, models: models.desk, clock: MovingClock()), door: .open(desk.learner),
            pictures: PictureWorkerInProcess(), options: options, onReady: { port.isServed($0) })
        // What it writes by itself must not look like what a request wrote, however long the requests take.
        try await serving(AnsweringOnly(application), port) { client in
            var site = NumberSite(client: client)
            if folder == nil { try await site.fill(test, hasModel: hasModel) }
            try await body(site)
        }
        try await test.desk.database.close()
        return test.folder
    }

    /// An application that answers requests, and does nothing by itself.
    private struct AnsweringOnly<Base: ApplicationProtocol>: ApplicationProtocol {
        let base: Base

        init(_ base: Base) { self.base = base }

        var responder: Base.Responder { get async throws { try await base.responder } }
        var server: HTTPServerBuilder { base.server }
        var eventLoopGroup: any EventLoopGroup { base.eventLoopGroup }
        var configuration: ApplicationConfiguration { base.configuration }
        var logger: Logger { base.logger }
        var services: [any Service] { [] }

        @Sendable func onServerRunning(_ channel: any Channel) async { await base.onServerRunning(channel) }
    }

    private mutating func fill(_ test: TestDesk, hasModel: Bool) async throws {
        let text = "我今天去银行。他不喜欢看书。你在图书馆学习中文。老虎在门把手下。"
        let book = try await test.importText(text, title: "书", language: .chinese)
        ids["books"] = book.id.description
        _ = try await client.get("/books/\(book.id)/pages/1")
        ids["decks"] = try await client.makeDeck("Words")
        let words = #"{"deckId":"\#(ids["decks"]!)","words":[{"word":"银行"},{"word":"书"},{"word":"老虎"}]}"#
        _ = try await client.send(.post, "/api/v1/cards", json: words)
        let question = try await client.get("/api/v1/decks/\(ids["decks"]!)/due").object()
        ids["cards"] = try #require((question["card"] as? [String: Any])?["id"] as? String)
        _ = try await client.send(
            .post, "/api/v1/cards/\(ids["cards"]!)/grade",
            json: #"{"rating":4,"reviewId":"1","durationMilliseconds":900}"#)
        let lesson = try await client.send(
            .post, "/api/v1/lessons", json: #"{"lessonType":"reading","from":"text","text":"\#(text)","duration":5}"#
        ).object()
        ids["lessons"] = try #require((lesson["lesson"] as? [String: Any])?["id"] as? String)
        if hasModel { try await addModel() }
        let turn = try await client.send(.post, "/api/translate", json: #"{"text":"银行","targetLanguage":"en"}"#)
        ids["translations"] = (try turn.object()["translation"] as? [String: Any])?["id"] as? String
        _ = try await client.send(.post, "/api/v1/marked-words", json: #"{"word":"老虎","language":"zh"}"#)
        _ = try await client.send(.post, "/api/v1/dose", json: "")
        _ = try await client.post("/books/\(book.id)/session", form: "page=1&activeSeconds=20&lookedUp=1")
    }

    /// Adds a language model that does not answer.
    mutating func addModel() async throws {
        let model = try await client.send(
            .post, "/api/v1/models",
            json: #"{"name":"Nobody","baseUrl":"http://127.0.0.1:1/v1","model":"tiny","needsKey":false}"#)
        ids["models"] = try #require(try model.object()["id"] as? String)
    }

    /// Sends a request, which must not fail through the server's fault.
    @discardableResult
    func send(_ method: HTTPRequest.Method, _ path: String, _ body: String? = nil, type: String = "application/json")
        async throws -> TestResponse
    {
        let response: TestResponse
        do {
            response = try await client.execute(
                uri: path, method: method, headers: body == nil ? [:] : [.contentType: type],
                body: body.map { ByteBuffer(string: $0) })
        } catch {
            Issue.record("\(method) \(path) \(body ?? "") \(error)")
            throw error
        }
        // 503: an unreachable language model.
        #expect(
            response.status.code < 500 || response.status == .serviceUnavailable,
            "\(method) \(path) \(body ?? "") \(response.status)")
        return response
    }
}

// MARK: Pages

extension NumberSite {
    /// Follows every link from the home page, once for each shape.
    func crawl() async throws -> (pages: [String], forms: [SentPageForm]) {
        var waiting = ["/", "/review/history", "/review/stats", "/review/browse", "/me/progress", "/words"]
        if let lesson = ids["lessons"] {
            waiting += ["/practice/lessons/\(lesson)", "/practice/lessons/\(lesson)?at=1"]
        }
        var shapes = Set(waiting.map(Self.shape))
        var pages: [String] = []
        var forms: [String: SentPageForm] = [:]
        while let page = waiting.popLast() {
            let response = try await send(.get, page)
            pages.append(page)
            guard response.headers[.contentType]?.hasPrefix("text/html") ?? false else { continue }
            let text = response.text
            for form in SentPageForm.all(in: text) {
                let shape = Self.shape(form.action) + form.fields.map(\.name).joined(separator: ",")
                if forms[shape] == nil { forms[shape] = form }
            }
            for match in text.matches(of: /href="(\/[^"#]*)/) {
                let link = String(match.1).replacing("&amp;", with: "&")
                guard !link.hasPrefix("/assets"), shapes.insert(Self.shape(link)).inserted else { continue }
                waiting.append(link)
            }
        }
        return (pages, forms.values.sorted { $0.action < $1.action })
    }

    /// A link without the parts that distinguish things of the same kind.
    private static func shape(_ link: String) -> String {
        let parts = link.split(separator: "?", maxSplits: 1)
        let path = (parts.first ?? "").replacing(/[0-9a-f]{8}-[0-9a-f-]{27}|[0-9]+|%[0-9A-F]{2}/, with: "#")
        let names = parts.count < 2 ? [] : parts[1].split(separator: "&").map { $0.prefix { $0 != "=" } }
        return path.replacing(/#+/, with: "#") + "?" + names.sorted().joined(separator: "&")
    }

    func visit(_ pages: [String]) async throws {
        for page in pages { try await send(.get, page) }
    }
}

/// A form that changes something, with the values of its fields.
struct SentPageForm: Sendable {
    var action: String
    var fields: [(name: String, value: String)]

    /// The names of numeric fields.
    var numbers: [String] {
        var seen: Set<String> = []
        return fields.filter { !$0.value.isEmpty && $0.value.allSatisfy(\.isNumber) }.map(\.name)
            .filter { seen.insert($0).inserted }
    }

    /// The form's body, with another value in each field of the given name.
    func body(_ name: String? = nil, _ value: String = "") -> String {
        fields.map { field in
            let text = field.name == name ? value : field.value
            return field.name + "=" + (text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")
        }.joined(separator: "&")
    }

    static func all(in page: String) -> [SentPageForm] {
        page.matches(of: /<form([^>]*)>(.*?)<\/form>/.dotMatchesNewlines()).compactMap { match in
            let head = String(match.1)
            guard head.contains(#"method="post""#), let action = attribute("action", of: head) else { return nil }
            var fields: [(String, String)] = []
            for tag in match.2.matches(of: /<(input|select|textarea|button)([^>]*)>/) {
                let text = String(tag.2)
                guard let name = attribute("name", of: text) else { continue }
                var value = attribute("value", of: text) ?? ""
                if text.contains(#"type="number""#), value.isEmpty { value = "1" }
                if tag.1 == "select" {
                    let options = match.2[tag.range.upperBound...].prefix(400)
                    value = options.firstMatch(of: /value="([^"]*)"/).map { String($0.1) } ?? ""
                }
                fields.append((name, value))
            }
            return SentPageForm(action: action.replacing("&amp;", with: "&"), fields: fields)
        }
    }

    private static func attribute(_ name: String, of tag: String) -> String? {
        guard let start = tag.range(of: " \(name)=\"")?.upperBound,
            let end = tag[start...].firstIndex(of: "\"")
        else { return nil }
        return String(tag[start..<end])
    }
}
