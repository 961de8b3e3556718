import Foundation
import HTTPTypes
import Hummingbird
import Logging
import Support
import Synchronization
import Testing

@testable import Server

/// Lines of the log: one JSON object each, and of a request only what is nobody's.
@Suite struct LogLineTests {
    private final class Lines: Sendable {
        let all = Mutex<[String]>([])

        /// A logger that writes JSON here, at noon of a day.
        func logger(_ label: String = "test") -> Logger {
            Logger(label: label) { _ in
                JSONLogHandler(now: { Date(timeIntervalSince1970: 1_795_867_200.25) }) { line in
                    self.all.withLock { $0.append(line) }
                }
            }
        }

        func objects() throws -> [[String: Any]] {
            try all.withLock { $0 }.map { line in
                #expect(line.hasSuffix("\n") && line.dropLast().allSatisfy { $0 != "\n" })
                #expect(line.utf8.count <= JSONLogHandler.longestLine)
                return try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            }
        }
    }

    @Test func aLineIsOneObject() throws {
        let lines = Lines()
        var logger = lines.logger()
        logger[metadataKey: "own"] = "kept"
        logger.notice(
            "Some \"quotes\", a \\,\na line\r\tand \u{1}\u{2028} 书",
            metadata: [
                "number": .stringConvertible(7), "share": .stringConvertible(0.5), "isTrue": .stringConvertible(true),
                "none": .stringConvertible(Double.nan), "list": .array(["a", .stringConvertible(2)]),
                "in": .dictionary(["b\"": "c"]), "time": "never",
            ])
        let object = try #require(try lines.objects().first)
        #expect(object["message"] as? String == "Some \"quotes\", a \\,\na line\r\tand \u{1}\u{2028} 书")
        #expect(object["level"] as? String == "notice")
        #expect(object["time"] as? String == "2026-11-28T12:00:00.250Z")
        #expect(object["own"] as? String == "kept")
        #expect(object["number"] as? Int == 7 && object["share"] as? Double == 0.5)
        #expect(object["isTrue"] as? Bool == true)
        // JSON has no such number.
        #expect(object["none"] as? String == "nan")
        #expect((object["list"] as? [Any])?.count == 2)
        #expect((object["in"] as? [String: String]) == ["b\"": "c"])
        #expect(object["time_"] as? String == "never")
    }

    @Test func aLineIsNeverCutInTheMiddle() throws {
        let lines = Lines()
        let logger = lines.logger()
        logger.error(
            "\(String(repeating: "\u{1}", count: 9000))",
            metadata: ["also": "\(String(repeating: "书", count: 9000))"])
        var many: Logger.Metadata = [:]
        for number in 0..<200 { many["key \(number)"] = "\(String(repeating: "x", count: 100))" }
        logger.error("Many", metadata: many)
        let objects = try lines.objects()
        #expect(objects.count == 2 && objects[1]["message"] as? String == "Many" && objects[1].count == 3)
        #expect((objects[0]["message"] as? String)?.hasSuffix("…") == true)
        #expect((objects[0]["also"] as? String)?.hasPrefix("书") == true)
    }

    @Test func anErrorIsToldByWhatIsSafe() throws {
        struct Secret: Error { let text = "zamarkand" }
        let lines = Lines()
        lines.logger().error("It failed", error: Secret())
        #expect(try lines.objects().first?["error"] as? String == "Secret")
    }

    @Test func aRequestIsLoggedWithoutAnythingPersonal() async throws {
        let lines = Lines()
        try await withSite(requestLog: RequestLog(lines.logger())) { client, _ in
            _ = try await client.get("/words/en/zamarkand?reading=zamarkand")
            _ = try await client.get("/zamarkand")
            _ = try await client.post("/me/preferences", form: "theme=zamarkand")
        }
        let objects = try lines.objects()
        #expect(objects.map { $0["route"] as? String } == ["/words/{language}/{word}", "none", "/me/preferences"])
        #expect(objects.map { $0["method"] as? String } == ["GET", "GET", "POST"])
        #expect(objects[1]["status"] as? Int == 404)
        for object in objects {
            #expect(
                Set(object.keys) == [
                    "time", "level", "message", "request", "method", "route", "status", "milliseconds",
                ])
            #expect(object["level"] as? String == "info" && object["message"] as? String == "Answered")
            #expect(try #require(object["milliseconds"] as? Double) >= 0)
        }
        #expect(Set(objects.compactMap { $0["request"] as? String }).count == 3)
        #expect(!lines.all.withLock { $0.joined() }.contains("zamarkand"))
    }

    @Test func addressesAreLoggedOnlyIfThatIsAsked() async throws {
        let lines = Lines()
        try await withSite(requestLog: RequestLog(lines.logger(), namesClients: true)) { client, _ in
            _ = try await client.get("/health")
        }
        #expect(try lines.objects().first?["client"] as? String == "127.0.0.1")
    }
}
