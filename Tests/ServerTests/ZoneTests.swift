import HTTPTypes
import Hummingbird
import Library
import Model
import Storage
import Support
import Testing

@testable import Server

/// A request tells its time zone, by cookie or header. It is 03:04 on 2 January 2026 in UTC, where the machine is.
@Suite struct ZoneTests {
    private static let mark = "/words/zh/%E4%B9%A6/mark"

    /// The page of backups, which shows when each was made and in which zone.
    private func shown(_ client: TestClient, _ headers: HTTPFields) async throws -> String {
        try await client.execute(uri: "/me/backups", method: .get, headers: headers).text
    }

    private func cookie(_ zone: String) -> HTTPFields { [.cookie: "device=x; zone=" + zone] }

    @Test func aPageShowsTheTimeOfTheBrowserThatAsks() async throws {
        try await withSite { client, _ in
            let made = try await client.send(.post, "/api/v1/backups", json: "")
            #expect(made.status == .created)
            #expect(try await shown(client, [:]).contains("2 Jan 2026, 03:04 UTC<"))
            #expect(try await shown(client, cookie("Asia/Tokyo")).contains("2 Jan 2026, 12:04 UTC+9<"))
            let header: HTTPFields = [ZoneCookie.header: "Asia/Kathmandu", .cookie: "zone=Asia/Tokyo"]
            #expect(try await shown(client, header).contains("2 Jan 2026, 08:49 UTC+5:45<"))
        }
    }

    @Test func whatIsNoZoneCountsForNothing() async throws {
        try await withSite { client, _ in
            let made = try await client.send(.post, "/api/v1/backups", json: "")
            #expect(made.status == .created)
            for zone in ["", "Mars/Olympus", "../../etc/passwd", "GMT+0530", String(repeating: "Asia/", count: 2000)] {
                #expect(try await shown(client, cookie(zone)).contains("03:04 UTC<"), "\(zone.prefix(40))")
            }
        }
    }

    @Test func onlyAChangeRecordsTheZone() async throws {
        try await withSite { client, desk in
            func zones() async throws -> [String] {
                try await desk.database.read(desk.learner) { reader in
                    try reader.rows("SELECT zone FROM learner_zone WHERE learner_id = ?", [reader.owner])
                        .map { try $0.text("zone") }
                }
            }
            for zone in ["Asia/Tokyo", "Europe/Berlin", "Asia/Tokyo"] {
                for path in ["/", "/me/progress", "/review"] {
                    let answer = try await client.execute(uri: path, method: .get, headers: cookie(zone))
                    #expect(answer.status == .ok)
                }
            }
            #expect(try await zones().isEmpty)
            let marked = try await client.post(Self.mark, form: "status=known", headers: cookie("Asia/Tokyo"))
            #expect(marked.status.code < 400)
            #expect(try await zones() == ["Asia/Tokyo"])
        }
    }
}
