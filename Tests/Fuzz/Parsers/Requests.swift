import Foundation
import HTTPTypes
import Hummingbird
import Logging
import Model
import NIOEmbedded
import Operations
import Recognition
import Review
import Routes
import Scheduling
import Server
import Support

extension Parser {
    /// Links, which pages print and the server parses.
    static var links: Parser {
        Parser(
            "links", share: 30,
            texts: [
                "/books/{book}/3?fragment=1", "/words/zh/%E9%93%B6%E8%A1%8C?book={book}&page=1&start=0",
                "/review/decks/{deck}/study?card={card}",
                "/review/browse?q=a%20b&sort=due&page=2", "/practice/translate/saved?page=9223372036854775807",
                "/api/v1/cards?query=a&limit=-1",
                "/lookup?q=bank&lang=zh", "/api/v1/books/{book}/pages/1", "/assets/site.css", "/me/models?done=kept",
            ],
            tokens: [
                "/", "?", "&", "=", "%", "%2F", "%00", "%FF", "..", "//", "#", "+", "api/v1/", "-9223372036854775808",
                "9223372036854775807", "1e308", "NaN",
                "page=", "limit=", "offset=", "q=", "sort=", "lang=",
            ]
        ) { input in
            let link = String(decoding: input, as: UTF8.self)
            guard let route = Route(link: link) else { return }
            let printed = route.link
            // The printed link leads to the same place.
            guard let again = Route(link: printed), again.link == printed else {
                throw Fault("\(printed) leads elsewhere")
            }
        }
    }

    /// Requests to the whole site, within this process: pages, forms, uploads and the API. An answer of 500 or more
    /// is a fault.
    static var requests: Parser {
        Parser(
            "requests", share: 5,
            texts: [
                "GET /", "GET /books/{book}/1", "GET /books/{book}/1?fragment=1", "GET /words/zh/%E9%93%B6%E8%A1%8C",
                "GET /api/v1/lookup?q=yinhang&lang=zh", "GET /api/v1/cards?query=is:due&limit=5&offset=1",
                "GET /api/v1/statistics",
                "POST /api/v1/annotate\nContent-Type: application/json\n\n{\"text\": \"他把手放\", \"language\": \"zh\"}",
                "POST /api/v1/grammar\nContent-Type: application/json\n\n{\"text\": \"我是学生。\", \"language\": \"zh\"}",
                "POST /api/v1/decks\nContent-Type: application/json\n\n{\"name\": \"A\", \"options\": {\"newPerDay\": 5}}",
                "PATCH /api/v1/decks/{deck}\nContent-Type: application/json\n\n{\"options\": {\"newPerDay\": 20, \"desiredRetention\": 0.9, "
                    + "\"learningSteps\": [60, 600], \"dayShares\": [1, 1, 1, 1, 1, 1, 1]}}",
                "POST /api/v1/cards\nContent-Type: application/json\n\n{\"deckId\": \"{deck}\", \"words\": [{\"word\": \"银行\", \"tags\": [\"a\"]}], "
                    + "\"kinds\": [\"recall\"]}",
                "POST /api/v1/cards/{card}/grade\nContent-Type: application/json\n\n{\"rating\": 3, \"reviewId\": \"1853194839128474\", "
                    + "\"durationMilliseconds\": 2000}",
                "PUT /api/v1/user/preferences\nContent-Type: application/json\n\n{\"language\": \"en\", \"knownHSKLevel\": 2, \"dailyGoal\": 10}",
                "POST /api/v1/notebook\nContent-Type: application/json\n\n{\"word\": \"bank\"}",
                "POST /api/v1/books\nContent-Type: multipart/form-data; boundary=limit\n\n--limit\r\nContent-Disposition: form-data; name=\"file\"; "
                    + "filename=\"a.txt\"\r\n\r\n他把手放在门上。\r\n--limit--\r\n",
                "GET /api/v1/decks/{deck}/simulation?days=30", "GET /review/browse?q=lapses>2&page=3",
                "GET /api/v1/reviews?limit=3&format=csv",
            ],
            tokens: [
                "GET /", "POST /", "DELETE /", "PATCH /", "PUT /", "api/v1/", "{book}", "{deck}", "{card}", "{note}",
                "?", "&", "=", "%", "%00", "\n\n", "null",
                "-9223372036854775808", "9223372036854775807", "1e308", "-1", "NaN", "true", "{}", "[]", "\"\"",
                "Range: bytes=0-", "\nContent-Type: ",
                "application/json", "application/x-www-form-urlencoded", "multipart/form-data; boundary=limit",
                "--limit\r\n", "\r\n\r\n", "--limit--",
                "page=", "limit=", "offset=", "q=", "zh", "ja", "en", "xx", "Sec-Fetch-Site: cross-site",
                "Origin: http://localhost",
            ],
            found: { try await FuzzSite.current.seeds() }, run: { try await FuzzSite.current.take($0) })
    }
}

/// A site over a desk of its own, called without a socket. After a few thousand requests a new one replaces it, so
/// that deleted data is available again.
private actor FuzzSite {
    private typealias Answer = @Sendable (Request) async throws -> Response

    static let current = FuzzSite()

    private static let lifetime = 2000
    private var taken = 0
    private var test: TestDesk?
    private var answer: Answer?
    /// Placeholders for the ids of existing things.
    private var names: [(placeholder: String, id: String)] = []

    /// Sends a request: a method and a path, headers, an empty line and a body.
    func take(_ input: [UInt8]) async throws {
        let answer = try await opened()
        taken += 1
        var text = String(decoding: input, as: UTF8.self)
        for (placeholder, id) in names { text = text.replacing(placeholder, with: id) }
        guard let request = Self.request(text) else { return }
        let response = try await answer(request)
        try await response.body.write(ByteSink())
        if response.status.code >= 500, response.status.code != 503 {
            throw Parser.Fault(
                "\(response.status.code) for \(request.method.rawValue) \(request.uri.string.prefix(80))")
        }
    }

    private static func request(_ text: String) -> Request? {
        let head = text.firstRange(of: "\n\n")
        let lines = text[..<(head?.lowerBound ?? text.endIndex)].split(separator: "\n")
        guard let first = lines.first?.split(separator: " ", maxSplits: 1), first.count == 2,
            let method = HTTPRequest.Method(rawValue: String(first[0])), first[1].hasPrefix("/")
        else { return nil }
        // Model endpoints are on the network, and the classifier's libraries run code, so neither is called here.
        let path = first[1].removingPercentEncoding?.lowercased() ?? ""
        if method != .get, path.contains("model") || path.contains("classifier") { return nil }
        var headers = HTTPFields()
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, let name = HTTPField.Name(String(parts[0])) else { continue }
            headers.append(HTTPField(name: name, value: parts[1].trimmingCharacters(in: .whitespaces)))
        }
        let body = head.map { String(text[$0.upperBound...]) } ?? ""
        return Request(
            head: HTTPRequest(
                method: method, scheme: "http", authority: "localhost", path: String(first[1]), headerFields: headers),
            body: RequestBody(buffer: ByteBuffer(string: body)))
    }

    private func opened() async throws -> Answer {
        if let answer, taken < Self.lifetime { return answer }
        try? await test?.remove()
        taken = 0
        let test = try await TestDesk()
        self.test = test
        let book = try await test.importText("第一章 银行\n\n他把手放在门把手上。我今天去图书馆。\n\n第二章\n\n你好。\n", title: "书")
        let review = test.desk.review
        let deck = try await review.addDeck(named: "Chinese::One", at: TestDesk.now, newID: TestIDs.next())
        let drafts = ["银行", "书", "学习"].map { NoteDraft(language: .chinese, word: $0) }
        _ = try await review.add(drafts, to: deck.id, kinds: [.recognition, .recall], at: TestDesk.now) {
            let id: ID<Book> = TestIDs.next()
            return id.low
        }
        let found = try await review.cards(CardQuery(""), limit: 1, at: TestDesk.now).cards.first
        names = [
            ("{book}", book.id.description), ("{deck}", deck.id.description),
            ("{card}", found?.card.id.description ?? "1"),
            ("{note}", found?.note.id.description ?? "1"),
        ]
        var logger = Logger(label: "fuzz")
        logger.logLevel = .critical
        let application = try buildApplication(
            workplace: Workplace(of: test.desk, clock: SystemClock()), door: .open(test.desk.learner),
            pictures: PictureWorkerInProcess(),
            options: ServerOptions(
                port: 0, temporaryFolder: test.folder.appending(path: "uploads").path,
                notebook: test.folder.appending(path: "EtyNote/etynote.md").path, makesDailyWords: false),
            logger: logger)
        let answer = try await Self.answer(of: application, logger)
        self.answer = answer
        return answer
    }

    private static func answer(of application: some ApplicationProtocol, _ logger: Logger) async throws -> Answer {
        let responder = try await application.responder
        let channel = NIOAsyncTestingChannel()
        return { request in
            let source = ApplicationRequestContextSource(channel: channel, logger: logger)
            return try await responder.respond(to: request, context: .init(source: source))
        }
    }

    /// Every page and every form reachable by links from the home page.
    func seeds() async throws -> [[UInt8]] {
        let answer = try await opened()
        var seeds: Set<String> = []
        var waiting = ["/"]
        var seen: Set<String> = ["/"]
        while let path = waiting.popLast(), seen.count < 400 {
            seeds.insert("GET \(path)")
            guard let request = Self.request("GET \(path)") else { continue }
            let response = try await answer(request)
            let page = Collector()
            try await response.body.write(PageWriter(collector: page))
            let html = await page.text
            for link in Self.values(of: "href=\"", in: html[...])
            where link.hasPrefix("/") && seen.insert(link).inserted {
                waiting.append(link)
            }
            for form in html.split(separator: "<form").dropFirst() {
                let body = form.prefix(upTo: form.firstRange(of: "</form>")?.lowerBound ?? form.endIndex)
                guard let action = Self.values(of: "action=\"", in: body).first else { continue }
                let fields = Self.values(of: "name=\"", in: body).map { "\($0)=1" }.joined(separator: "&")
                if form.prefix(200).contains("method=\"post\"") {
                    seeds.insert("POST \(action)\nContent-Type: application/x-www-form-urlencoded\n\n\(fields)")
                } else {
                    seeds.insert("GET \(action)?\(fields)")
                }
            }
        }
        return seeds.sorted().map { seed in
            Array(names.reduce(seed) { $0.replacing($1.id, with: $1.placeholder) }.utf8)
        }
    }

    private static func values(of attribute: String, in html: Substring) -> [String] {
        html.ranges(of: attribute).map { range in
            String(html[range.upperBound...].prefix { $0 != "\"" }).replacing("&amp;", with: "&")
        }
    }
}

/// Discards a body.
private struct ByteSink: ResponseBodyWriter {
    mutating func write(_ buffer: ByteBuffer) async throws {}
    consuming func finish(_ trailingHeaders: HTTPFields?) async throws {}
}

private actor Collector {
    private var bytes: [UInt8] = []
    var text: String { String(decoding: bytes, as: UTF8.self) }
    func append(_ buffer: ByteBuffer) { bytes += buffer.readableBytesView }
}

private struct PageWriter: ResponseBodyWriter {
    let collector: Collector
    mutating func write(_ buffer: ByteBuffer) async throws { await collector.append(buffer) }
    consuming func finish(_ trailingHeaders: HTTPFields?) async throws {}
}
