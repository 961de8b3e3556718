import Model
import Recognition
import Synchronization

/// A picture as it was sent, or scaled down, upright and without metadata if it had to wait for the network.
public struct KeptPicture: Sendable {
    public var file: PictureFile
    /// The original file name.
    public var name: String
    /// The language of the words.
    public var language: Language
    /// The words; nil while it waits.
    public var named: NamedPicture?

    public init(_ file: PictureFile, name: String, language: Language, named: NamedPicture?) {
        self.file = file
        self.name = name
        self.language = language
        self.named = named
    }

    /// Returns a word by its index; nil if there is none.
    public func word(_ index: Int) -> PictureWord? {
        guard let words = named?.words, words.indices.contains(index) else { return nil }
        return words[index]
    }
}

/// A learner's pictures with suggested words, kept in memory only, until the learner saves one with a word or sends
/// others.
public final class RecentPictures: Sendable {
    /// The maximum number of pictures kept; a new one replaces the oldest.
    private static let limit = 8
    private let pictures = Mutex<(order: [ID<PictureWord>], byID: [ID<PictureWord>: KeptPicture])>(([], [:]))

    public init() {}

    /// Returns a picture; nil if it was never kept, or has been replaced.
    public subscript(id: ID<PictureWord>) -> KeptPicture? { pictures.withLock { $0.byID[id] } }

    /// Whether no picture is kept.
    public var isEmpty: Bool { pictures.withLock { $0.byID.isEmpty } }

    /// Keeps a picture.
    public func keep(_ picture: KeptPicture, as id: ID<PictureWord>) {
        pictures.withLock { pictures in
            if pictures.byID[id] == nil { pictures.order.append(id) }
            pictures.byID[id] = picture
            while pictures.order.count > Self.limit { pictures.byID[pictures.order.removeFirst()] = nil }
        }
    }
}
