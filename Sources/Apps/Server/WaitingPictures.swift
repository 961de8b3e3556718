import Model
import Pictures
import Recognition
import Synchronization

/// Pictures with suggested words, kept in memory only, until the learner saves one with a word or sends others.
final class WaitingPictures: Sendable {
    /// A picture with its words.
    struct Picture: Sendable {
        var file: PictureFile
        var name: String
        var named: NamedPicture
        var language: Language
    }

    /// The maximum number of pictures kept; a new one replaces the oldest.
    private static let limit = 8
    private let pictures = Mutex<(order: [ID<PictureWord>], byID: [ID<PictureWord>: Picture])>(([], [:]))

    /// - Throws: ``PictureProblem/forgotten``.
    func picture(_ id: ID<PictureWord>) throws(PictureProblem) -> Picture {
        guard let picture = pictures.withLock({ $0.byID[id] }) else { throw .forgotten }
        return picture
    }

    func keep(_ picture: Picture, as id: ID<PictureWord>) {
        pictures.withLock { pictures in
            pictures.order.append(id)
            pictures.byID[id] = picture
            while pictures.order.count > Self.limit { pictures.byID[pictures.order.removeFirst()] = nil }
        }
    }
}
