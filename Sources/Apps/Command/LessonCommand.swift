import ArgumentParser
import Foundation
import Insights
import Lessons
import Library
import Model
import Operations
import Wire

/// `glossa lesson`: lessons in the terminal.
struct LessonCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lesson", abstract: "Make lessons from your own words and sentences, and do them.",
        subcommands: [LessonGenerate.self, LessonList.self, LessonShow.self, LessonDo.self, LessonDelete.self],
        defaultSubcommand: LessonList.self)
}

extension LessonDesk {
    /// Opens the lesson with an id, or the latest if none is given.
    ///
    /// - Throws: `LessonError`; a message if there is no lesson at all.
    func open(_ id: String?) async throws -> OpenedLesson {
        guard let id else {
            guard let latest = try await openLatest() else {
                throw ValidationError("There is no lesson yet. `glossa lesson generate` makes one.")
            }
            return latest
        }
        guard let id = ID<Lesson>(id) else {
            throw ValidationError("“\(id)” is not the id of a lesson. `glossa lesson list` lists them.")
        }
        return try await open(id)
    }
}

struct LessonGenerate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "generate", abstract: "Make a lesson.")

    /// The material of a lesson.
    enum Source: String, ExpressibleByArgument, CaseIterable {
        case words, translations, passage, text
    }

    @Option(
        help:
            """
            vocabulary, grammar, conversation, reading or listening (default: the first kind that you prefer, or \
            vocabulary).
            """) var kind: LessonKind?
    @Option(help: "words, translations, passage with --book, or text with --file.") var from: Source = .words
    @Option(help: "The file of the text; - for standard input.") var file: String?
    @Option(help: "The id of the book of the passage; `glossa books` lists them.") var book: String?
    @Option(help: "The page of the passage (default: the one read last).", transform: whole(.page))
    var page: Int?
    @Option(
        help: "How long it should take (default: your goal's minutes a day).", transform: whole(.lessonMinutes))
    var minutes: Int?
    @Option(help: "The language: zh, ja or en (default: as in your goals).") var language: Language?
    @Option(help: "beginner, intermediate or advanced (default: as in your goals).") var level: Difficulty?
    @Flag(help: "Do not use a language model.") var offline = false
    @Flag(help: "Write the lesson as JSON.") var json = false
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let context = try await desk.open()
        let wish = LessonWish(
            kind, from: try source(), minutes: minutes, language: language, level: level,
            asksModel: !offline)
        let made = try await context.makeLesson(wish)
        if made.waiting != nil {
            Output.note(
                "The language model cannot be reached. Its lesson follows when it can be; `glossa serve` tries again.")
        }
        guard let lesson = made.lesson else { return }
        if lesson.fault != nil, made.waiting == nil {
            Output.note("The language model did not write this lesson; it was made from your own material.")
        }
        if let shortage = lesson.shortage {
            Output.note("You have too few \(shortage.rawValue) for it; common ones of your level were added.")
        }
        if json { return try Output.json(LessonJSON(lesson)) }
        Output.line(LessonText.line(lesson))
        Output.note("Do it with `glossa lesson do`.")
    }

    private func source() throws -> LessonWish.Source {
        switch from {
        case .words: return .words
        case .translations: return .translations([])
        case .passage:
            guard let book, let id = ID<Book>(book) else {
                throw ValidationError("A passage needs a book: --from passage --book ID; `glossa books` lists them.")
            }
            return .passage(book: id, page: page)
        case .text:
            guard let file else { throw ValidationError("A text needs a file: --from text --file FILE, or --file -.") }
            return .text(String(decoding: try InputFile(file).data(), as: UTF8.self))
        }
    }
}

struct LessonList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the lessons, the latest first.")

    @Option(help: "The most lessons to list.", transform: whole(.rows))
    var limit = 20
    @Flag(help: "Write JSON.") var json = false
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let lessons = try await desk.open().lessons.lessons(limit: limit)
        if json { return try Output.json(lessons.map { LessonJSON($0.lesson) }) }
        if lessons.isEmpty { Output.note("There is no lesson yet; `glossa lesson generate` makes one.") }
        for each in lessons {
            let count = each.lesson.content.exercises.count
            let state = each.lesson.finishedAt == nil ? "\(each.answered) of \(count) answered" : "finished"
            Output.line(LessonText.line(each.lesson) + "  " + state)
        }
    }
}

struct LessonShow: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show the explanations, exercises and answers of a lesson.")

    @Argument(help: "Its id (default: the latest).") var id: String?
    @Flag(help: "Write JSON.") var json = false
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let lesson = try await desk.open().lessons.open(id).lesson
        if json { return try Output.json(LessonJSON(lesson)) }
        Output.line(LessonText.whole(lesson))
    }
}

struct LessonDelete: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "delete", abstract: "Delete a lesson and its answers.")

    @Argument(help: "Its id.") var id: String
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let context = try await desk.open()
        let lesson = try await context.lessons.open(id).lesson
        try await context.lessons.delete(lesson.id, at: context.now)
        Output.line("Deleted \(lesson.title).")
    }
}

extension LessonKind: ExpressibleByArgument {}
extension Difficulty: ExpressibleByArgument {}
