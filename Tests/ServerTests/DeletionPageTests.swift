import Foundation
import HTTPTypes
import Hummingbird
import Model
import Operations
import Routes
import Support
import Testing

/// Deleting everything on the page, and the archive that it offers first.
@Suite struct DeletionPageTests {
    private static let notice = "will be deleted on 9 Jan 2026"

    @Test func everyPageTellsOfADeletionUntilItIsTakenBack() async throws {
        try await withSite { client, _ in
            #expect(try await !client.get("/words").text.contains(Self.notice))
            let page = try await client.get(Route.me(.deletion).link).text
            #expect(page.contains(Route.me(.requestDeletion).link) && page.contains(Route.me(.exportWhole).link))

            // Without the words nothing is requested.
            let mistyped = try await client.post(Route.me(.requestDeletion).link, form: "confirmation=yes")
            #expect(mistyped.status == .unprocessableContent)
            // What was typed stays, with what is wrong beneath it.
            #expect(mistyped.text.contains("name=\"confirmation\" value=\"yes\""))
            #expect(mistyped.text.contains("aria-describedby=\"confirmation-fault\""))
            #expect(try await !client.get("/words").text.contains(Self.notice))

            let form = "confirmation=Delete%20everything"
            #expect(try await client.post(Route.me(.requestDeletion).link, form: form).status == .seeOther)
            for path in ["/", "/words", "/me", "/me/delete", "/nothing"] {
                #expect(try await client.get(path).text.contains(Self.notice), "\(path)")
            }
            #expect(try await client.post(Route.me(.takeBackDeletion).link, form: "").status == .seeOther)
            #expect(try await !client.get("/words").text.contains(Self.notice))
        }
    }

    @Test func theAPIRequestsADeletionTellsOfItAndTakesItBack() async throws {
        try await withSite { client, _ in
            let path = "/api/v1/deletion"
            #expect(try await client.send(.get, path, json: "").object().isEmpty)
            let made = try await client.send(.put, path, json: "").object()
            #expect(made["requestedAt"] as? Int == Int(TestDesk.now.milliseconds))
            #expect(made["dueAt"] as? Int == Int(TestDesk.now.milliseconds) + 7 * 86_400_000)
            #expect(try await client.send(.get, path, json: "").object()["dueAt"] as? Int == made["dueAt"] as? Int)
            #expect(try await client.get("/words").text.contains(Self.notice))
            #expect(try await client.send(.delete, path, json: "").status == .noContent)
            #expect(try await client.send(.get, path, json: "").object().isEmpty)
        }
    }

    @Test func theArchiveIsDownloaded() async throws {
        try await withSite { client, _ in
            let response = try await client.post(Route.me(.exportWhole).link, form: "")
            #expect(response.status == .ok)
            #expect(response.headers[.contentType] == "application/zip")
            let again = try await client.send(.post, "/api/v1/export.zip", json: "")
            #expect(again.status == .ok && again.headers[.contentType] == "application/zip")
        }
    }
}
