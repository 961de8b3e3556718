import Foundation
import HTTPTypes
import Hummingbird
import Lanes
import Library
import Model
import NIOCore
import Operations
import Pages
import Pictures
import Recognition
import Review
import Routes

extension Site {
    /// `/practice/picture…`
    func picture(_ path: PicturePath, _ visit: Visit) async throws -> Response {
        switch path {
        case .form: try await pictureForm(nil, visit)
        case .look: try await lookAtPicture(visit)
        case .found(let id, let saved): try await wordsForPicture(id, saved, visit)
        case .file(let id): try await waitingPicture(id, visit)
        case .save(let id): try await savePicture(id, visit)
        case .classifier(let isSaved): try await classifierForm(isSaved: isSaved, visit)
        case .saveClassifier: try await saveClassifier(visit)
        case .removeClassifier: try await removeClassifier(visit)
        }
    }

    private func pictureForm(
        _ language: Language?, showing picture: KeptPicture? = nil, as id: ID<PictureWord>? = nil,
        saved: MadeCard? = nil, not error: (any Error)? = nil, _ visit: Visit
    ) async throws -> Response {
        let told = error.map { Failure.explain($0) }
        let room = try await context.openPictures(in: language)
        var found: PicturePage.Found?
        if let id, let named = picture?.named {
            found = PicturePage.Found(
                id: id, namer: named.namer, words: named.words, modelProblem: named.modelProblem, saved: saved,
                target: CardTarget(room.decks))
        }
        let model = PicturePage.Model(
            language: room.language, found: found, problem: told?.problem, hasModel: room.hasModel,
            hasClassifier: room.hasClassifier, maySetUpClassifier: room.maySetUpClassifier, waited: room.waited,
            isWaiting: picture != nil && found == nil,
            megabytes: PictureFile.megabytes)
        return .page(PicturePage.page(model, visit.shell), status: told?.status ?? .ok)
    }

    private func lookAtPicture(_ visit: Visit) async throws -> Response {
        let sent = try await SentPicture(visit.request, temporaryFolder, in: desk.answers)
        do {
            let id = try await context.look(
                at: try sent.file(), name: sent.name, in: sent.language, pictureWorker, work.pictures)
            return .seeOther(.practice(.picture(.found(id))))
        } catch let error where error is PictureProblem || error is ModelError {
            return try await pictureForm(sent.language, not: error, visit)
        }
    }

    private func wordsForPicture(_ id: ID<PictureWord>, _ saved: MadeCard?, _ visit: Visit) async throws -> Response {
        do {
            let picture = try await context.picture(id, pictureWorker, work.pictures)
            let language = picture.named == nil ? nil : picture.language
            return try await pictureForm(language, showing: picture, as: id, saved: saved, visit)
        } catch let error where error is PictureProblem || error is ModelError {
            return try await pictureForm(nil, not: error, visit)
        }
    }

    private func waitingPicture(_ id: ID<PictureWord>, _ visit: Visit) async throws -> Response {
        let picture = try await context.namedPicture(id, pictureWorker, work.pictures)
        return .bytes(
            ByteBuffer(bytes: picture.file.bytes), type: picture.file.format.mediaType, status: .ok,
            cache: "private, no-store")
    }

    private func savePicture(_ id: ID<PictureWord>, _ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        do {
            let picture = try await context.namedPicture(id, pictureWorker, work.pictures)
            guard let place = try form.number("word", in: .told), let word = picture.word(place) else {
                throw FormError.missing("word")
            }
            let isNew = try await context.addCard(of: word, with: picture).cards > 0
            return .seeOther(.practice(.picture(.found(id, saved: isNew ? .made : .known))))
        } catch let error where error is PictureProblem || error is ModelError {
            return try await pictureForm(nil, not: error, visit)
        }
    }
}

/// A picture from a form or a program: in the field `picture`, with the language for its words.
struct SentPicture: Sendable {
    let language: Language?
    /// Its file's name.
    let name: String
    private let bytes: [UInt8]

    /// - Parameters:
    ///   - folder: Where the upload is stored while it is read.
    ///   - lane: Where it is parsed.
    init(_ request: Request, _ folder: String, in lane: LearnerLane) async throws {
        guard request.headers[.contentType]?.lowercased().hasPrefix("multipart/") ?? false else {
            throw PictureProblem.noPicture
        }
        let upload = try await Upload(request, folder: folder, in: lane)
        defer { upload.cleanUp() }
        language = try upload.form.choice("language") { Language(rawValue: $0) }
        // The form has two fields for it, one for a file and one for a camera; only one is filled.
        let chosen = upload.files.last { $0.field == "picture" && !$0.bytes.isEmpty }
        name = chosen?.name ?? "picture"
        // One byte above the limit is enough to reject it.
        bytes = Array(chosen?.bytes.prefix((PictureFile.megabytes << 20) + 1) ?? Data())
    }

    /// - Throws: ``PictureProblem``.
    func file() throws(PictureProblem) -> PictureFile { try PictureFile(bytes, name: name) }
}
