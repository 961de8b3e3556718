import ArgumentParser
import Foundation
import Operations
import Review
import Wire

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

    func run() async throws {
        let context = try await desk.open()
        let desk = context.review
        let check = delete ? try await desk.deleteUnusedMedia(at: context.now) : try await desk.checkMedia()
        if json { return try Output.json(PrintedMediaCheck(check, deleted: delete)) }
        Output.line("\(check.count) files, \(check.bytes) bytes")
        Output.line("\(check.unused.count) \(delete ? "deleted" : "used by no card"), \(check.unusedBytes) bytes")
        for file in check.unused { Output.line("  \(file.name)  \(file.bytes)") }
        for name in check.missing { Output.note("missing: \(name)") }
    }
}
