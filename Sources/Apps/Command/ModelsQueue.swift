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

    /// Prepended to a question whose reply did not have the required shape.
    private static let preamble = "Previous JSON invalid. Follow schema strictly."

    func validate() throws {
        guard (0...2).contains(temperature) else { throw ValidationError("The temperature must be from 0 to 2.") }
        guard !stream || schema == nil else { throw ValidationError("A reply with a schema cannot be streamed.") }
    }

    func run() async throws {
        let question = String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
        let request = try request(question)
        let context = try await desk.open()
        let models = context.models
        let model = try await models.model(for: task, remembers: !fresh, at: context.now)
        do {
            if stream { return try await write(model.stream(request)) }
            let reply = try await model.validReply(to: request, preamble: Self.preamble)
            Output.line(request.schema == nil ? reply.text : JSONSchema.unfenced(reply.text))
        } catch let error as ModelError where error.isOffline && queue {
            let id: ID<WaitingRequest> = context.newID()
            try await models.enqueue(
                WaitingPayload(request, preamble: Self.preamble), id, for: task, summary: question, at: context.now)
            Output.note("\(error)\nThe question waits in the queue; a running server asks it when the network is back.")
            Output.line(id.description)
        }
    }

    private func request(_ question: String) throws -> ChatRequest {
        let images = try image.map { path in
            let bytes = try InputFile(path).data()
            guard let type = Self.mediaType(bytes) else {
                throw ValidationError(
                    "\(path) is not a PNG, JPEG, GIF or WebP file. Nothing was sent; choose another file.")
            }
            return ChatImage(mediaType: type, bytes: bytes)
        }
        let rules = try schema.map { path in
            let text = String(decoding: try InputFile(path).data(), as: UTF8.self)
            do throws(SchemaFault) { return try JSONSchema(reading: text) } catch {
                throw ValidationError(
                    "\(path) is not a schema that Glossa supports (at “\(error.path)”). Nothing was sent; correct it there."
                )
            }
        }
        let messages =
            (system.map { [ChatMessage(.system, $0)] } ?? []) + [ChatMessage(.user, question, images: images)]
        return ChatRequest(messages, temperature: temperature, maximumTokens: maximumTokens, schema: rules)
    }

    private func write(_ pieces: AsyncThrowingStream<ChatPiece, any Error>) async throws {
        for try await piece in pieces {
            switch piece {
            case .text(let text): Output.write(Data(text.utf8))
            case .end: Output.line("")
            }
        }
    }

    private static func mediaType(_ bytes: Data) -> String? {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
        if bytes.starts(with: Array("GIF8".utf8)) { return "image/gif" }
        if bytes.count > 12, bytes.starts(with: Array("RIFF".utf8)), bytes[8..<12].elementsEqual("WEBP".utf8) {
            return "image/webp"
        }
        return nil
    }
}

extension ModelTask: ExpressibleByArgument {}
