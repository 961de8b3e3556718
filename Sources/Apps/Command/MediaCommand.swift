import ArgumentParser
import Foundation
import Operations
import Review

/// `glossa media`: pictures and recordings.
struct MediaCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "media", abstract: "Manage pictures and recordings.", subcommands: [MediaCheckCommand.self])
}

struct MediaCheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Find pictures and recordings that no card uses, and names without a file.",
        discussion: """
            Files that an undo would bring back count as used, and so do files that Anki's templates name or that \
            begin with an underscore.
            """)

    @Flag(help: "Delete files that no card uses. This cannot be undone.") var delete = false
    @Flag(help: "Write JSON.") var json = false
    @OptionGroup var desk: DeskOptions

    private struct CheckJSON: Encodable {
        var count: Int
        var bytes: Int
        var unused: [MediaCheck.File]
        var unusedBytes: Int
        var missing: [String]
        var deleted: Bool
    }

    func run() async throws {
        let desk = try await desk.open().review
        let check =
            delete ? try await desk.deleteUnusedMedia(at: SystemClock().now()) : try await desk.checkMedia()
        if json {
            return try Output.json(
                CheckJSON(
                    count: check.count, bytes: check.bytes, unused: check.unused, unusedBytes: check.unusedBytes,
                    missing: check.missing, deleted: delete))
        }
        Output.line("\(check.count) files, \(check.bytes) bytes")
        Output.line("\(check.unused.count) \(delete ? "deleted" : "used by no card"), \(check.unusedBytes) bytes")
        for file in check.unused { Output.line("  \(file.name)  \(file.bytes)") }
        for name in check.missing { Output.note("missing: \(name)") }
    }
}
