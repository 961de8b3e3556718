import Foundation
import HTTPTypes
import Hummingbird
import Library
import Model
import Routes
import Support
import Testing

/// Exporting everything on one server, and importing it on another by page and by API.
@Suite struct ArchivePageTests {
    /// The archive of a desk with a book and a word.
    private static func archive() async throws -> [UInt8] {
        let bytes = Bytes()
        try await withSite { client, desk in
            let made = try await client.send(
                .post, "/api/v1/books", json: #"{"title":"Zamarkand","text":"今天我去银行。"}"#)
            #expect(made.status == .created)
            try await desk.mark("银行", in: .chinese, as: .known, at: TestDesk.now)
            let exported = try await client.send(.post, "/api/v1/export.zip", json: "")
            await bytes.keep(Array(exported.body.readableBytesView))
        }
        return await bytes.kept
    }

    private actor Bytes {
        var kept: [UInt8] = []

        func keep(_ bytes: [UInt8]) { kept = bytes }
    }

    @Test func theFormStartsAJobThatImportsEverything() async throws {
        let archive = try await Self.archive()
        try await withSite { client, desk in
            let page = try await client.get(Route.me(.archive()).link).text
            #expect(page.contains(Route.me(.importWhole).link) && page.contains(Route.me(.exportWhole).link))
            #expect(try await client.get("/me").text.contains(Route.me(.archive()).link))
            let sent = try await client.upload(
                Route.me(.importWhole).link, fileName: "glossa.zip", bytes: archive)
            #expect(sent.status == .seeOther)
            let job = try #require(sent.headers[.location])
            #expect(job == Route.job(JobName(.whole, "all")).link)
            var told = try await client.get(job)
            while told.status == .ok, told.text.contains("/cancel") {
                try await Task.sleep(for: .milliseconds(5))
                told = try await client.get(job)
            }
            #expect(told.status == .seeOther)
            #expect(told.headers[.location] == Route.me(.archive(imported: true)).link)
            #expect(try await client.get("/library").text.contains("Zamarkand"))
            #expect(try await desk.markedWords().map(\.mark.word) == ["银行"])
        }
    }

    @Test func theAPIImportsEverythingIntoAnEmptyDeskOnly() async throws {
        let archive = try await Self.archive()
        try await withSite { client, desk in
            let path = Route.api(.importWhole).link
            #expect(path == "/api/v1/import-all")
            #expect(try await client.upload(path, fileName: "a.zip", bytes: archive).status == .noContent)
            #expect(try await desk.books().map(\.title) == ["Zamarkand"])
            let again = try await client.upload(path, fileName: "a.zip", bytes: archive)
            #expect(again.status == .conflict)
            #expect(try again.object()["error"] as? String == "notEmpty")
            #expect(try await desk.books().count == 1)
        }
    }

    @Test func aFileThatIsNoExportIsRefusedAndChangesNothing() async throws {
        let archive = try await Self.archive()
        try await withSite { client, desk in
            let path = Route.api(.importWhole).link
            for (bytes, code) in [
                (Array("no archive".utf8), "notAnExport"), (Array(archive.prefix(archive.count / 2)), "damagedExport"),
            ] {
                let refused = try await client.upload(path, fileName: "a.zip", bytes: bytes)
                #expect(refused.status == .unprocessableContent)
                #expect(try refused.object()["error"] as? String == code)
            }
            #expect(try await client.send(.post, path, json: "{}").status == .badRequest)
            #expect(try await client.upload(path, files: []).status == .badRequest)
            // By the form, the job tells why.
            let sent = try await client.upload(
                Route.me(.importWhole).link, fileName: "a.zip", bytes: Array("no archive".utf8))
            let job = try #require(sent.headers[.location])
            var page = try await client.get(job).text
            while page.contains("/cancel") {
                try await Task.sleep(for: .milliseconds(5))
                page = try await client.get(job).text
            }
            #expect(page.contains("This is not an export of everything"))
            #expect(try await desk.books().isEmpty)
            // It is still empty, and takes the whole file.
            #expect(try await client.upload(path, fileName: "a.zip", bytes: archive).status == .noContent)
        }
    }
}
