import Foundation
import HTTPTypes
import Hummingbird
import Lanes
import Library
import Model
import NIOCore
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
        _ language: Language?, found: PicturePage.Found? = nil, waits: Bool = false, not error: (any Error)? = nil,
        _ visit: Visit
    ) async throws -> Response {
        let told = error.map { Failure.explain($0) }
        let desk = context.pictures(pictureWorker)
        let model = PicturePage.Model(
            language: try await pictureLanguage(language), found: found, problem: told?.problem,
            hasModel: try await !context.models.profiles().isEmpty,
            hasClassifier: try await desk.classifierSettings() != nil, waited: try await desk.waitingPictures(),
            isWaiting: waits, megabytes: PictureFile.megabytes)
        return .page(PicturePage.page(model, visit.shell), status: told?.status ?? .ok)
    }

    /// Returns the chosen language, or else the one that the learner studies; Chinese for those who learn English.
    func pictureLanguage(_ chosen: Language?) async throws -> Language {
        if let chosen { return chosen }
        let learnt = try await context.insights.learningPreferences().language
        return learnt == .english ? .chinese : learnt
    }

    private func lookAtPicture(_ visit: Visit) async throws -> Response {
        let sent = try await SentPicture(visit.request, temporaryFolder, in: desk.answers)
        do {
            let file = try sent.file()
            let language = try await pictureLanguage(sent.language)
            let desk = context.pictures(pictureWorker)
            let id: ID<PictureWord> = context.newID()
            do {
                let named = try await desk.words(for: file, in: language, at: visit.now)
                work.pictures.keep(
                    WaitingPictures.Picture(file: file, name: sent.name, named: named, language: language), as: id)
            } catch let error as ModelError where error.isOffline {
                try await desk.wait(with: file, name: sent.name, id, in: language, at: visit.now)
            }
            return .seeOther(.practice(.picture(.found(id))))
        } catch let error where error is PictureProblem || error is ModelError {
            return try await pictureForm(sent.language, not: error, visit)
        }
    }

    private func wordsForPicture(_ id: ID<PictureWord>, _ saved: MadeCard?, _ visit: Visit) async throws -> Response {
        let picture: WaitingPictures.Picture
        do {
            guard let known = try await foundPicture(id, visit) else {
                return try await pictureForm(nil, waits: true, visit)
            }
            picture = known
        } catch let error where error is PictureProblem || error is ModelError {
            return try await pictureForm(nil, not: error, visit)
        }
        let found = PicturePage.Found(
            id: id, namer: picture.named.namer, words: picture.named.words, modelProblem: picture.named.modelProblem,
            saved: saved, target: try await cardTarget(picture.language))
        return try await pictureForm(picture.language, found: found, visit)
    }

    /// Returns a picture with its words, from memory or from the queue; nil while it is waiting.
    ///
    /// - Throws: ``PictureProblem``, `ModelError`, `StorageError`.
    private func foundPicture(_ id: ID<PictureWord>, _ visit: Visit) async throws -> WaitingPictures.Picture? {
        do { return try work.pictures.picture(id) } catch {
            guard let waited = try await context.pictures(pictureWorker).waited(id) else { throw error }
            guard let named = waited.named else { return nil }
            let picture = WaitingPictures.Picture(
                file: waited.file, name: waited.name, named: named, language: waited.language)
            work.pictures.keep(picture, as: id)
            return picture
        }
    }

    private func waitingPicture(_ id: ID<PictureWord>, _ visit: Visit) async throws -> Response {
        guard let file = try await foundPicture(id, visit)?.file else { throw PictureProblem.forgotten }
        return .bytes(
            ByteBuffer(bytes: file.bytes), type: file.format.mediaType, status: .ok, cache: "private, no-store")
    }

    private func savePicture(_ id: ID<PictureWord>, _ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        let picture: WaitingPictures.Picture
        do {
            guard let known = try await foundPicture(id, visit) else { throw PictureProblem.forgotten }
            picture = known
        } catch let error where error is PictureProblem || error is ModelError {
            return try await pictureForm(nil, not: error, visit)
        }
        guard let place = try form.number("word", in: .told), picture.named.words.indices.contains(place) else {
            throw FormError.missing("word")
        }
        let word = picture.named.words[place]
        var draft = ReviewDesk.Draft(language: LanguageTag(word.language), word: word.word)
        draft.reading = word.reading
        draft.definition = word.meaning
        draft.sentence = word.sentence?.text ?? ""
        draft.translation = word.sentence?.translation ?? ""
        draft.newPicture = try NewMedium(fileName: picture.name, bytes: picture.file.bytes, as: .picture)
        let added = try await context.addCards([draft], in: word.language).added
        return .seeOther(.practice(.picture(.found(id, saved: added.cards == 0 ? .known : .made))))
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
