import ArgumentParser
import Foundation
import LanguageModel
import Model
import Models
import Notebook
import Operations
import Pages
import Wire

struct ModelsQueue: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "queue", abstract: "Show requests waiting for the network, send them now, or cancel one.")

    @Option(help: "Remove the request with this id from the queue.") var cancel: String?
    @Option(help: "Send the request with this id again, even if it was given up.") var retry: String?
    @Option(help: "Print the answer to the request with this id.") var answer: String?
    @Flag(help: "Send all waiting requests now.") var now = false
    @Flag(help: "Write JSON.") var json = false
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let context = try await desk.open()
        let (models, time) = (context.models, context.now)
        if let cancel { return try await models.cancelWaiting(try id(cancel), at: time) }
        if let answer {
            guard let reply = try await models.answer(to: try id(answer)) else {
                throw ValidationError("There is no answer yet. The request is unchanged; try again later.")
            }
            return json ? try Output.json(reply) : Output.line(reply.text)
        }
        if now || retry != nil {
            try await models.retryWaiting(try retry.map { try id($0) }, at: time)
            let notebook = context.notebook(at: desk.places.notebookFile.path)
            let pass = try await context.answerWaiting(keepingEntriesIn: notebook)
            Output.note("\(pass.answered) answered, \(pass.failed) given up")
            if !now { return }
        }
        let requests = try await models.waitingRequests()
        if json { return try Output.json(requests.map { PrintedWaitingRequest($0) }) }
        for request in requests {
            Output.line("\(request.id)  \(request.state.rawValue)  \(request.task.rawValue)  \(request.summary)")
            if let error = request.error { Output.line("  \(error)") }
        }
    }

    private func id(_ text: String) throws -> ID<WaitingRequest> {
        guard let id = ID<WaitingRequest>(text) else { throw ModelError.noSuchRequest }
        return id
    }
}

struct ModelsAsk: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ask", abstract: "Send a model a question from standard input.",
        discussion: """
            With --schema, the reply is JSON checked against it, requested up to three times. With --queue, a question \
            asked without a network waits in the queue of the desk.
            """)

    @Option(help: "The task, which determines the model.") var task = ModelTask.other
    @Option(help: "A system message before the question.") var system: String?
    @Option(help: "A file with a JSON schema for the reply.") var schema: String?
    @Option(help: "A picture to send with it: PNG, JPEG, GIF or WebP.") var image: [String] = []
    @Option(help: "The sampling temperature, 0 to 2.") var temperature = 0.2
    @Option(help: "The most tokens in the answer.", transform: whole(.answerTokens))
    var maximumTokens: Int?
    @Flag(help: "Print the answer as it arrives.") var stream = false
    @Flag(help: "Queue the question if there is no network.") var queue = false
    @Flag(help: "Do not take an answer from the cache.") var fresh = false
    @OptionGroup var desk: DeskOptions

    func validate() throws {
        guard (0...2).contains(temperature) else { throw ValidationError("The temperature must be from 0 to 2.") }
        guard !stream || schema == nil else { throw ValidationError("A reply with a schema cannot be streamed.") }
    }

    func run() async throws {
        let question = try question(String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self))
        guard question.text.contains(where: { !$0.isWhitespace }) else {
            throw ValidationError("Standard input holds no question. Nothing was sent or queued; write one there.")
        }
        let context = try await desk.open()
        switch try await context.ask(question, showing: stream ? { Output.write(Data($0.utf8)) } : nil) {
        case .answered(let text): Output.line(stream ? "" : text)
        case .waits(let id, let error):
            Output.note("\(error)\nThe question waits in the queue; a running server asks it when the network is back.")
            Output.line(id.description)
        }
    }

    private func question(_ text: String) throws -> ModelQuestion {
        let images = try image.map { path in
            guard let image = ChatImage(file: try InputFile(path).data()) else {
                throw ValidationError(
                    "\(path) is not a PNG, JPEG, GIF or WebP file. Nothing was sent; choose another file.")
            }
            return image
        }
        let rules = try schema.map { path in
            let text = String(decoding: try InputFile(path).data(), as: UTF8.self)
            do throws(SchemaFault) { return try JSONSchema(reading: text) } catch {
                throw ValidationError(
                    "\(path) is not a schema that Glossa supports (at “\(error.path)”). Nothing was sent; correct it there."
                )
            }
        }
        return ModelQuestion(
            text, system: system, images: images, schema: rules, for: task, temperature: temperature,
            maximumTokens: maximumTokens, remembers: !fresh, waits: queue)
    }
}

extension ModelTask: ExpressibleByArgument {}
