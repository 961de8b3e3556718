import Foundation
import HTTPTypes
import Hummingbird
import Lanes
import Library
import Model
import Operations
import Server
import Support
import Testing

/// Two servers before one PostgreSQL.
@Suite(.enabled(if: Engine.isPostgreSQLTested, "GLOSSA_SKIP_POSTGRESQL=1"))
struct TwoServersTests {
    private static func withServer(
        _ number: Int, of test: TestDesk, lanes: Lanes,
        _ body: @escaping @Sendable (_ client: TestClient, _ workplace: Workplace) async throws -> Void
    ) async throws {
        let desk = test.desk
        let workplace = Workplace(of: desk, lanes: lanes)
        var options = ServerOptions(in: test.folder)
        options.temporaryFolder = test.folder.appending(path: "uploads-\(number)").path
        try await serving(workplace, door: .open(desk.learner), options: options) { client in
            try await body(client, workplace)
        }
    }

    @Test func anImportBegunOnOneIsShownAndCancelledOnTheOther() async throws {
        let test = try await TestDesk(on: .postgreSQL)
        let limits = Lane.Limits(threads: 1, running: 1, waiting: 4, waitingOfOne: 4, retryAfter: 9)
        let lane = Lane(name: "test", limits: limits, niceness: 0)
        let answers = Lane(
            name: "answers", limits: Lane.Limits(threads: 2, running: 2, waiting: 9, waitingOfOne: 9, retryAfter: 9),
            niceness: 0)
        try await Self.withServer(1, of: test, lanes: Lanes(answers: answers, jobs: lane)) { one, workplace in
            try await Self.withServer(2, of: test, lanes: Lanes()) { other, _ in
                // It waits for its turn as long as this goes on.
                let busy = Task {
                    try await workplace.desk(of: test.desk.learner).jobs.run {
                        try await Task.sleep(for: .seconds(600))
                    }
                }
                while lane.load.running == 0 { await Task.yield() }
                let sent = try await one.upload("/library/imports", fileName: "书.txt", bytes: Array("我看书。".utf8))
                let job = try #require(sent.headers[.location])
                #expect(job.hasPrefix("/jobs/book-"))
                for client in [one, other] {
                    let page = try await client.get(job)
                    #expect(page.status == .ok && page.text.contains("http-equiv=\"refresh\""))
                }
                #expect(try await other.post(job + "/cancel", form: "").headers[.location] == job)
                for client in [one, other] {
                    var page = try await client.get(job).text
                    while page.contains("http-equiv=\"refresh\"") { page = try await client.get(job).text }
                    #expect(page.contains("Nothing was added."))
                }
                busy.cancel()
                _ = try? await busy.value
            }
        }
        #expect(try await test.desk.books().isEmpty)
        try await test.remove()
    }

    @Test func questionsToModelsAreCountedTogether() async throws {
        let test = try await TestDesk(on: .postgreSQL)
        try await Self.withServer(1, of: test, lanes: Lanes()) { one, _ in
            try await Self.withServer(2, of: test, lanes: Lanes()) { other, _ in
                let remaining = try #require(HTTPField.Name("RateLimit-Remaining"))
                var left: [Int] = []
                for client in [one, other, one, other] {
                    let made = try await client.send(.post, "/api/v1/dose", json: "")
                    left.append(Int(made.headers[remaining] ?? "") ?? -1)
                }
                #expect(left == [59, 58, 57, 56])
            }
        }
        try await test.remove()
    }

    @Test func whatOneHasImportedTheOtherShows() async throws {
        let test = try await TestDesk(on: .postgreSQL)
        try await Self.withServer(1, of: test, lanes: Lanes()) { one, _ in
            try await Self.withServer(2, of: test, lanes: Lanes()) { other, _ in
                let sent = try await one.upload("/library/imports", fileName: "书.txt", bytes: Array("我看书。".utf8))
                let job = try #require(sent.headers[.location])
                var page = try await other.get(job)
                while page.text.contains("http-equiv=\"refresh\"") { page = try await other.get(job) }
                let book = try #require(try await test.desk.books().first)
                #expect(page.status == .ok && page.text.contains("/books/\(book.id)"))
            }
        }
        try await test.remove()
    }
}
