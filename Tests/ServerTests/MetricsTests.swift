import Foundation
import HTTPTypes
import Hummingbird
import Logging
import Model
import NIOCore
import Prometheus
import Routes
import ServiceLifecycle
import Storage
import Support
import Synchronization
import Testing

@testable import Server

/// What a server measures of itself, and that nothing of it is a learner's.
@Suite struct MetricsTests {
    /// In everything that a learner could enter or have.
    private static let secret = "zamarkand"

    /// One line of an exposition.
    private struct Sample {
        var name: String
        var labels: [String: String] = [:]
        var value: Double

        /// Parses a line whose labels have no escapes, as Glossa's have none.
        init(_ line: Substring) throws {
            let space = try #require(line.lastIndex(of: " "))
            value = try #require(Double(line[line.index(after: space)...]))
            let series = line[..<space]
            let brace = series.firstIndex(of: "{") ?? series.endIndex
            name = String(series[..<brace])
            for pair in series[brace...].dropFirst().dropLast().split(separator: ",") {
                let parts = pair.split(separator: "=", maxSplits: 1)
                labels[String(parts[0])] = String(parts[1].dropFirst().dropLast())
            }
        }
    }

    private static func samples(_ metrics: ServerMetrics) throws -> [Sample] {
        try metrics.registry.exposition().split(separator: "\n").filter { !$0.hasPrefix("#") }.map { try Sample($0) }
    }

    private static let pages: [Route] = [
        .today, .library(), .library(.search(secret)), .book(TestIDs.next()), .book(TestIDs.next(), .page(3)),
        .book(TestIDs.next(), .search(secret)), .book(TestIDs.next(), .picture(TestIDs.digest)),
        .words(), .words(.csv(WordsFilter(query: secret))), .word(.english, secret), .word(.english, "books"),
        .word(.chinese, "银行"), .phrase(.english, secret), .dictionary(query: secret), .review(), .review(.browse()),
        .review(.deck(TestIDs.next())), .review(.media(secret + ".png")), .job(JobName(.book, secret)),
        .job(.entry(secret)), .session(TestIDs.next()), .shelf(), .corrections(), .notebook(), .practice(), .me(),
        .me(.backups), .account(), .about, .health, .ready, .asset(secret + ".css"), .manifest,
        .api(.notebookEntry(secret)), .api(.word(.english, secret)), .api(.etymology(word: secret)),
    ]

    @Test func noLabelHoldsAnythingOfALearners() async throws {
        let metrics = ServerMetrics(version: "1.2.3")
        let api = APIPath.samples.map { Route.api($0) }
        try await withSite(metrics: metrics) { client, _ in
            for route in Self.pages + api { _ = try await client.get(route.link) }
            for path in ["/\(Self.secret)", "/books/\(Self.secret)", "/api/v1/\(Self.secret)?query=\(Self.secret)"] {
                #expect(try await client.get(path).status == .notFound)
            }
            let odd = try #require(HTTPRequest.Method("PURGE"))
            _ = try await client.execute(uri: "/words", method: odd)
            _ = try await client.post("/words/en/\(Self.secret)/mark", form: "status=difficult")
        }
        let text = metrics.registry.exposition()
        #expect(!text.lowercased().contains(Self.secret) && !text.contains("127.0.0.1") && !text.contains("银行"))
        let samples = try Self.samples(metrics)
        // Every shape that was asked for, and no other.
        let shapes = Set((Self.pages + api).map(\.shape) + ["/words/{language}/{word}/mark", "none"])
        let routes = Set(samples.compactMap { $0.labels["route"] })
        #expect(routes == shapes)
        let allowed: [String: Set<String>] = [
            "route": shapes, "method": ["GET", "POST", "other"], "status": ["2xx", "3xx", "4xx", "5xx"],
            "kind": Set(JobName.Kind.allCases.map(\.rawValue) + ["read", "write"]),
            "outcome": Set(["finished", "failed", "cancelled"]),
            "lane": ["answers", "searches", "jobs", "dictionaries"],
            "work": Set(ServerMetrics.Work.allCases.map(\.rawValue)),
            "reason": Set(ServerMetrics.Refusal.allCases.map(\.rawValue)), "version": ["1.2.3"],
        ]
        for sample in samples {
            for (label, value) in sample.labels where label != "le" {
                #expect(allowed[label]?.contains(value) == true, "\(sample.name) \(label)=\(value)")
            }
        }
        let asked = samples.filter { $0.name == "glossa_http_requests_total" }.reduce(0) { $0 + $1.value }
        #expect(asked == Double(Self.pages.count + api.count + 5))
        let timed = samples.filter { $0.name == "glossa_http_request_duration_seconds_count" }
            .reduce(0) { $0 + $1.value }
        #expect(timed == asked)
        #expect(samples.first { $0.name == "glossa_http_requests_in_flight" }?.value == 0)
        #expect(
            samples.contains {
                $0.name == "glossa_http_requests_total"
                    && $0.labels == ["route": "/health", "method": "GET", "status": "2xx"]
            })
    }

    @Test func everyMetricIsDescribed() async throws {
        let metrics = ServerMetrics()
        for work in ServerMetrics.Work.allCases {
            metrics.succeeded(work, at: TestDesk.now)
            metrics.failed(work)
        }
        metrics.signInRefused(AccountError.wrongNameOrPassword)
        metrics.signInRefused(StorageError.busy)
        metrics.statementEnded(isWrite: true, after: .milliseconds(1))
        metrics.jobWent(.book, .started)
        metrics.jobWent(.book, .finished)
        metrics.requestBegan()
        metrics.requestEnded("/", "GET", status: 200, after: .seconds(2))
        try await withSite(metrics: metrics) { client, _ in _ = try await client.get("/health") }
        let text = metrics.registry.exposition()
        for description in ServerMetrics.descriptions {
            #expect(text.contains("# HELP \(description.name) "), "\(description.name)")
        }
        let named = text.split(separator: "\n").filter { $0.hasPrefix("# TYPE ") }.map { $0.split(separator: " ")[2] }
        let described = Set((ServerMetrics.descriptions + PrometheusRegistry.processDescriptions).map(\.name))
        for name in named { #expect(described.contains(String(name)), "\(name)") }
        let samples = try Self.samples(metrics)
        // Trouble of the server's own is no refusal.
        #expect(samples.filter { $0.name == "glossa_sign_ins_refused_total" }.map(\.value) == [1])
        #expect(samples.first { $0.name == "glossa_jobs_running" }?.value == 0)
        let backups = samples.first { $0.name == "glossa_work_last_success_timestamp_seconds" }
        #expect(backups?.value == Double(TestDesk.now.milliseconds) / 1000)
        #expect(samples.first { $0.name == "glossa_backup_last_success_timestamp_seconds" }?.value == 0)
    }

    /// The rules for alerts in the documentation look at metrics and reasons that there are.
    @Test func alertsLookAtWhatIsMeasured() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Docs/monitoring.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        let described = Set((ServerMetrics.descriptions + PrometheusRegistry.processDescriptions).map(\.name))
        let parts = text.split(separator: "```")
        let rules = String(try #require(parts.first { $0.contains("- alert: ") }))
        let named = rules.matches(of: /glossa_[a-z_]+/).map { match in
            let name = String(match.output)
            return name.hasSuffix("_bucket") ? String(name.dropLast("_bucket".count)) : name
        }
        #expect(named.contains("glossa_sign_ins_refused_total") && named.count >= 5)
        for name in named { #expect(described.contains(name), "\(name)") }
        let reasons = rules.matches(of: /reason=~?"([a-z_|]+)"/).flatMap { $0.output.1.split(separator: "|") }
        #expect(reasons.count >= 4)
        for reason in reasons { #expect(ServerMetrics.Refusal(rawValue: String(reason)) != nil, "\(reason)") }
        // All of them stand in the table above.
        for reason in ServerMetrics.Refusal.allCases { #expect(text.contains("`\(reason.rawValue)`")) }
    }

    @Test func metricsAreServedOnAnAddressOfTheirOwn() async throws {
        let metrics = ServerMetrics()
        let port = ServedPort()
        let listener = MetricsListener(
            address: ListenAddress(host: "127.0.0.1", port: 0), metrics: metrics, logger: Logger(label: "test"),
            onReady: { port.isServed($0) })
        let group = ServiceGroup(
            configuration: ServiceGroupConfiguration(services: [listener], logger: Logger(label: "test")))
        async let served: Void = group.run()
        let client = TestClient(port: try await port.wait())
        let answer = try await client.get("/metrics")
        #expect(answer.status == .ok)
        #expect(answer.headers[.contentType] == "text/plain; version=0.0.4; charset=utf-8")
        #expect(answer.text.contains("\nglossa_build_info{version="))
        #expect(answer.text.contains("\nprocess_resident_memory_bytes "))
        let head = try await client.execute(uri: "/metrics", method: .head)
        #expect(head.status == .ok && head.body.readableBytes == 0)
        #expect(try await client.execute(uri: "/metrics", method: .post).status == .methodNotAllowed)
        #expect(try await client.get("/").status == .notFound)
        await group.triggerGracefulShutdown()
        try await served
    }

    /// A web site could have its own name resolved to the address, and read the metrics through a browser here.
    @Test func metricsAnswerToTheirOwnNamesOnly() async throws {
        let port = ServedPort()
        let listener = MetricsListener(
            address: ListenAddress(host: "localhost", port: 0), metrics: ServerMetrics(),
            logger: Logger(label: "test"), reach: try Reach(names: ["glossa.example.org"]),
            onReady: { port.isServed($0) })
        let group = ServiceGroup(
            configuration: ServiceGroupConfiguration(services: [listener], logger: Logger(label: "test")))
        async let served: Void = group.run()
        let client = TestClient(port: try await port.wait())
        let hosts: [(host: String, isOwn: Bool)] = [
            ("127.0.0.1:9464", true), ("localhost", true), ("glossa.example.org:9464", true),
            ("attacker.example", false), ("127.0.0.1.attacker.example", false), ("192.0.2.1", false), ("", false),
        ]
        for (host, isOwn) in hosts {
            let answer = try await client.execute(
                uri: "/metrics", method: .get, headers: [HTTPField.Name("Host")!: host])
            #expect(answer.status == (isOwn ? .ok : .forbidden), "\(host)")
            #expect(answer.text.contains("glossa_build_info") == isOwn, "\(host)")
        }
        await group.triggerGracefulShutdown()
        try await served
    }

    @Test func theNameOfTheMetricsOwnAddressIsOneOfTheirs() throws {
        let reach = try Reach(names: ["glossa.example.org"])
        #expect(reach.alsoNamed("Metrics.Internal").names == ["glossa.example.org", "metrics.internal"])
        for address in ["0.0.0.0", "::", "192.0.2.7"] { #expect(reach.alsoNamed(address).names == reach.names) }
    }

    @Test func theSiteItselfServesNoMetrics() async throws {
        try await withSite(metrics: ServerMetrics()) { client, _ in
            let answer = try await client.get("/metrics")
            #expect(answer.status == .notFound)
        }
    }

    @Test(arguments: [
        ("127.0.0.1:9464", "127.0.0.1", 9464), ("[::1]:0", "::1", 0), ("metrics.local:65535", "metrics.local", 65_535),
    ])
    func anAddressIsAHostAndAPort(_ text: String, _ host: String, _ port: Int) {
        #expect(ListenAddress(text) == ListenAddress(host: host, port: port))
        #expect(ListenAddress(text)?.description == text)
    }

    @Test(arguments: ["", "9464", ":9464", "127.0.0.1", "127.0.0.1:", "::1:9464", "a:65536", "a:-1", "a b:1", "[]:1"])
    func whatIsNoAddressIsRefused(_ text: String) {
        #expect(ListenAddress(text) == nil)
    }
}
