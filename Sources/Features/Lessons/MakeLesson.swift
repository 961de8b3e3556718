import LanguageModel
import Linguistics
import Model
import Models
import Storage

/// The response to a request for a lesson.
public struct MadeLesson: Sendable {
    /// Nil only if the request waits for a language model and nothing could be composed in the meantime.
    public var lesson: Lesson?
    /// The request that waits for the network; it leads to a lesson of its own.
    public var waiting: ID<WaitingRequest>?
}

extension LessonDesk {
    /// Makes and stores a lesson: by a language model if one is asked and answers, otherwise from the learner's
    /// material.
    ///
    /// While the model is unreachable, the request waits in the queue, and a lesson is composed in the meantime. Other
    /// model errors are stored in ``Lesson/fault``.
    ///
    /// - Parameter newID: Returns the id of the lesson, or of the waiting request.
    /// - Throws: ``LessonError``, `StorageError`.
    public func make(_ order: LessonOrder, at now: Timestamp, newID: () -> ID<Lesson>) async throws -> MadeLesson {
        let order = try await settled(order)
        let id = newID()
        var made = MadeLesson()
        var fault: ModelError?
        if order.asksModel {
            do {
                let lesson = try await askModel(order, id, at: now)
                try await keep(lesson, at: now)
                return MadeLesson(lesson: lesson)
            } catch ModelError.noProfile {
                // No model was promised, so nothing has failed.
            } catch ModelError.cancelled {
                throw CancellationError()
            } catch let error as ModelError {
                fault = error
                if error.isOffline { made.waiting = try await enqueue(order, id, at: now) }
            }
        }
        do {
            let ownID = made.waiting == nil ? id : newID()
            let composed = try await texts.answers.run { try await self.composed(order, seed: ownID.low, at: now) }
            var lesson = Lesson(composed, ownID, order, .own, createdAt: now)
            lesson.fault = fault
            try await keep(lesson, at: now)
            made.lesson = lesson
        } catch let error as LessonError {
            guard case .tooLittle = error, made.waiting != nil else { throw fault ?? error }
        }
        return made
    }

    private func askModel(_ order: LessonOrder, _ id: ID<Lesson>, at now: Timestamp) async throws -> Lesson {
        // The same words may come up again, and should then give another lesson.
        let model = try await models.model(for: .lesson, remembers: false, at: now)
        let composed = try await written(order, try await request(order, at: now), by: model, seed: id.low)
        return Lesson(composed, id, order, .model, createdAt: now)
    }

    private func request(_ order: LessonOrder, at now: Timestamp) async throws -> ChatRequest {
        try await texts.answers.run {
            let dictionary = texts.lexicon.map { WordDictionary(lexicon: $0, language: order.language) }
            return LessonPrompt.request(order, try await material(for: order, dictionary, at: now))
        }
    }

    private func enqueue(_ order: LessonOrder, _ id: ID<Lesson>, at now: Timestamp) async throws -> ID<WaitingRequest> {
        let waiting = ID<WaitingRequest>(high: id.high, low: id.low)
        try await models.enqueue(
            WaitingPayload(
                try await request(order, at: now), preamble: LessonPrompt.preamble, context: order.stored),
            waiting, for: .lesson, summary: "\(order.kind.rawValue), \(order.minutes) min", at: now)
        return waiting
    }

    /// Makes the lesson from the answer to a waiting request. It has the id of its request, so the same answer gives
    /// only one lesson. If too little of the answer is usable, a lesson is composed instead and its fault says so.
    ///
    /// - Throws: Errors such as `StorageError`, after which the answer is delivered again.
    public func take(_ request: AnsweredRequest, at now: Timestamp) async throws {
        let id = ID<Lesson>(high: request.id.high, low: request.id.low)
        let isKnown = try await database.read(learner) { try $0.hasLesson(id) }
        guard !isKnown,
            let order = try? LessonOrder(json: try JSON(parsing: request.payload.context.utf8))
        else { return }
        do {
            let composed = try await texts.answers.run { try read(request.reply.text, order, seed: id.low) }
            try await keep(Lesson(composed, id, order, .model, createdAt: now), at: now)
        } catch let fault as SchemaFault {
            do {
                let composed = try await texts.answers.run { try await self.composed(order, seed: id.low, at: now) }
                var lesson = Lesson(composed, id, order, .own, createdAt: now)
                lesson.fault = .invalidReply(fault, tries: 1)
                try await keep(lesson, at: now)
            } catch is LessonError {
                // The words or the book for it are gone, so there is no lesson to make.
            }
        }
    }

    /// Returns the order with the language of its source.
    private func settled(_ order: LessonOrder) async throws -> LessonOrder {
        var order = order
        switch order.source {
        case .passage(let book, _): order.language = try await language(ofBook: book)
        case .translations(let ids):
            if let first = ids.first { order.language = try await language(ofTranslation: first) ?? order.language }
        case .words, .text: break
        }
        return order
    }
}

extension Lesson {
    init(
        _ composed: LessonComposer.Composed, _ id: ID<Lesson>, _ order: LessonOrder, _ origin: Origin,
        createdAt now: Timestamp
    ) {
        self.init(
            id: id, title: composed.title, kind: order.kind, language: order.language, content: composed.content,
            estimatedDuration: composed.estimatedDuration, difficulty: order.level, origin: origin,
            shortage: composed.shortage, createdAt: now)
    }
}
