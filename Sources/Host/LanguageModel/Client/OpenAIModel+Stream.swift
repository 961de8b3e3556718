import Foundation
import Model
import Synchronization

extension OpenAIModel {
    /// Asks, and hands the answer out as it comes. The time limit is one of silence: it begins anew with every piece.
    ///
    /// A request is sent again only as long as nothing of its answer has been handed out.
    public func stream(_ request: ChatRequest) -> AsyncThrowingStream<ChatPiece, any Error> {
        AsyncThrowingStream { continuation in
            let task = Task {
                do throws(ModelError) {
                    try checkKey()
                    try await listen(to: request, Listener { continuation.yield($0) })
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// Hands out pieces until the end, or until there was silence for too long.
    private func listen(to request: ChatRequest, _ listener: Listener) async throws(ModelError) {
        let outcome = await withTaskGroup(of: Result<Void, ModelError>?.self) { group in
            group.addTask {
                do throws(ModelError) {
                    try await repeating(unless: { listener.count > 0 }) { () throws(ModelError) in
                        try await read(request, listener)
                    }
                    return .success(())
                } catch {
                    return .failure(error)
                }
            }
            group.addTask { [timing, profile] in
                while true {
                    let before = listener.count
                    do { try await timing.expire(.seconds(profile.timeLimit)) } catch { return nil }
                    if listener.count == before { return .failure(.timedOut(seconds: profile.timeLimit)) }
                }
            }
            var first: Result<Void, ModelError>?
            for await result in group where first == nil && result != nil {
                first = result
                group.cancelAll()
            }
            return first
        }
        if Task.isCancelled { throw .cancelled }
        try (outcome ?? .failure(.cancelled)).get()
    }

    private func read(_ request: ChatRequest, _ listener: Listener) async throws(ModelError) {
        let answer = try await open(request, isStream: true)
        guard answer.head.type == "text/event-stream" else {
            // Some endpoints know no streams, and answer as if none had been asked for.
            let reply = try await whole(answer, of: request)
            listener.hear(.text(reply.text))
            return listener.hear(.end(reply))
        }
        var events = ServerSentEvents()
        var pieces = ChatPieces(asked: asked)
        while !pieces.isDone, let bytes = try await answer.next() {
            for event in events.take(bytes) {
                if let text = try pieces.take(event) { listener.hear(.text(text)) }
            }
            if events.isTooLong || pieces.isTooLong { throw .notAnEndpoint(.tooMuch) }
        }
        if let event = events.finish(), let text = try pieces.take(event) { listener.hear(.text(text)) }
        listener.hear(.end(try pieces.end(of: request)))
    }
}

/// Who hears the pieces of an answer, and how many have been heard.
private final class Listener: Sendable {
    private let heard = Mutex(0)
    private let take: @Sendable (ChatPiece) -> Void

    init(_ take: @escaping @Sendable (ChatPiece) -> Void) { self.take = take }

    var count: Int { heard.withLock { $0 } }

    func hear(_ piece: ChatPiece) {
        heard.withLock { $0 += 1 }
        take(piece)
    }
}
