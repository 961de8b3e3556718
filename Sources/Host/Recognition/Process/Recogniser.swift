import Foundation
import Model
import Synchronization

/// Decodes and classifies pictures in another process, so that a decoder or a model runtime that crashes or hangs on a
/// hostile file does not affect this one. That process has limits on memory and time, an empty environment, no network
/// and nowhere to write; if the machine does not support one of these, ``missingLimits`` says so.
///
/// The process stays alive, with its classifier loaded, until it has been idle for a while. There is one for
/// classifiers and one for decoding, each with one request at a time.
public final class Recogniser: PictureWorker {
    private let classifiers: RecogniserLane
    private let decoders: RecogniserLane
    private let limits = MissingLimits()

    /// - Parameters:
    ///   - program: An executable that runs ``RecognitionLoop``, with its arguments.
    ///   - seconds: The time limit of a request, including the loading of a model.
    ///   - idleSeconds: How long a process waits for the next request.
    public init(program: [String], seconds: Int = 60, idleSeconds: Int = 120) {
        classifiers = RecogniserLane(program: program, seconds: seconds, idleSeconds: idleSeconds, limits: limits)
        decoders = RecogniserLane(program: program, seconds: seconds, idleSeconds: idleSeconds, limits: limits)
    }

    public var missingLimits: [PictureLimit] { limits.all }

    public func findMissingLimits() async -> [PictureLimit] {
        await decoders.start()
        decoders.end()
        return missingLimits
    }

    public func labels(
        of picture: PictureFile, _ settings: ClassifierSettings, count: Int
    ) async throws -> [ImageLabel] {
        let request = RecognitionRequest(work: .labels(settings, count: count), name: "picture")
        return try await classifiers.ask(request, picture.bytes).reply.labels.map {
            ImageLabel($0.text, probability: $0.probability)
        }
    }

    public func load(_ settings: ClassifierSettings) async throws {
        _ = try await classifiers.ask(RecognitionRequest(work: .load(settings)), [])
    }

    public func forget() { classifiers.end() }

    public func plainJPEG(of picture: PictureFile, within limit: Int) async throws -> [UInt8] {
        let request = RecognitionRequest(work: .plainJPEG(limit: limit), name: "picture")
        return try await decoders.ask(request, picture.bytes).bytes
    }
}

extension Recogniser {
    /// The part of this process's environment that the other one receives: where libraries are.
    static func environment(_ own: [String: String]) -> [String: String] {
        var environment = [
            "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": "/nonexistent",
            // ONNX Runtime sends telemetry unless it is disabled before loading.
            "ORT_DISABLE_TELEMETRY": "1",
            "GLOSSA_ONNXRUNTIME": RuntimePlaces.onnxRuntime(own) ?? "", "GLOSSA_LITERT": RuntimePlaces.liteRT(own),
        ]
        environment["LD_LIBRARY_PATH"] = own["LD_LIBRARY_PATH"]
        return environment.filter { !$0.value.isEmpty }
    }
}

/// One process at a time, which receives one request at a time.
private final class RecogniserLane: @unchecked Sendable {
    // Mutable state is accessed only on the queue.
    private let queue = DispatchQueue(label: "pictures.recogniser")
    private var process: RecognitionProcess?
    /// Shows whether another request followed a pause.
    private var requests = 0
    private let program: [String]
    private let seconds: Int
    private let idleSeconds: Int
    private let limits: MissingLimits

    init(program: [String], seconds: Int, idleSeconds: Int, limits: MissingLimits) {
        self.limits = limits
        self.program = program
        self.seconds = seconds
        self.idleSeconds = idleSeconds
    }

    /// - Throws: ``PictureProblem``; `CancellationError`.
    func ask(
        _ request: RecognitionRequest, _ bytes: [UInt8]
    ) async throws -> (reply: RecognitionReply, bytes: [UInt8]) {
        let frame = try RecognitionFrame(request, bytes)
        let cancellation = Cancellation()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                queue.async {
                    continuation.resume(with: Result { try self.answer(to: frame, cancellation) })
                }
            }
        } onCancel: {
            cancellation.cancel()
        }
    }

    /// Starts the process in advance, if possible.
    func start() async {
        await withCheckedContinuation { continuation in
            queue.async {
                let deadline = ContinuousClock.now + .seconds(self.seconds)
                self.process = try? self.ready(until: deadline) { false }
                continuation.resume()
            }
        }
    }

    /// Releases the process after its current request.
    func end() { queue.async { self.process = nil } }

    private func answer(
        to frame: RecognitionFrame, _ cancellation: Cancellation
    ) throws -> (reply: RecognitionReply, bytes: [UInt8]) {
        defer { endLater() }
        let answer: RecognitionFrame
        do throws(RecognitionFault) {
            answer = try exchanged(frame, cancellation)
        } catch {
            process = nil
            switch error {
            case .gone: throw PictureProblem.recogniserStopped
            case .tookTooLong: throw PictureProblem.tookTooLong(seconds: seconds)
            case .cancelled: throw CancellationError()
            }
        }
        guard let reply = try? JSONDecoder().decode(RecognitionReply.self, from: Data(answer.text)) else {
            process = nil
            throw PictureProblem.recogniserStopped
        }
        if let problem = reply.problem { throw problem }
        return (reply, answer.bytes)
    }

    /// Sends a request once: if it ends the process, it would end the next one as well.
    private func exchanged(
        _ frame: RecognitionFrame, _ cancellation: Cancellation
    ) throws(RecognitionFault) -> RecognitionFrame {
        let deadline = ContinuousClock.now + .seconds(seconds)
        let ready = try ready(until: deadline) { cancellation.isCancelled }
        process = ready
        return try ready.exchange(frame, until: deadline) { cancellation.isCancelled }
    }

    /// Returns the running process, or starts one.
    private func ready(
        until deadline: ContinuousClock.Instant, unless isCancelled: () -> Bool
    ) throws(RecognitionFault) -> RecognitionProcess {
        if let process, process.isRunning() { return process }
        let started = try RecognitionProcess(
            program, environment: Recogniser.environment(ProcessInfo.processInfo.environment))
        limits.add(try started.greeting(until: deadline, unless: isCancelled))
        return started
    }

    private func endLater() {
        requests += 1
        let number = requests
        queue.asyncAfter(deadline: .now() + .seconds(idleSeconds)) { [weak self] in
            if let self, self.requests == number { self.process = nil }
        }
    }
}

/// The limits that the processes of a recogniser could not set.
private final class MissingLimits: Sendable {
    private let found = Mutex<Set<PictureLimit>>([])

    /// In the order of their declaration.
    var all: [PictureLimit] { found.withLock { found in PictureLimit.allCases.filter { found.contains($0) } } }

    func add(_ limits: [PictureLimit]) { found.withLock { $0.formUnion(limits) } }
}

/// Whether a request has been cancelled.
private final class Cancellation: Sendable {
    private let flag = Mutex(false)

    var isCancelled: Bool { flag.withLock { $0 } }

    func cancel() { flag.withLock { $0 = true } }
}
