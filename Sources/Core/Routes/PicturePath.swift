import Model

/// Routes under `/practice/picture`.
public enum PicturePath: Hashable, Sendable {
    /// `/practice/picture`: the form for choosing or taking a picture.
    case form
    /// `POST /practice/picture/look`
    case look
    /// `/practice/picture/{id}?saved=`: the words for a picture; `saved` reports the result of saving a word.
    case found(ID<PictureWord>, saved: MadeCard? = nil)
    /// `/practice/picture/{id}/file`: the picture itself, as long as it is stored.
    case file(ID<PictureWord>)
    /// `POST /practice/picture/{id}/save`: makes a review card of a word, with the picture.
    case save(ID<PictureWord>)
    /// `/practice/picture/classifier?saved=`: the files of the classifier.
    case classifier(saved: Bool = false)
    /// `POST /practice/picture/classifier/save`
    case saveClassifier
    /// `POST /practice/picture/classifier/remove`
    case removeClassifier

    /// Whether the route changes data and answers `POST`.
    public var isAction: Bool {
        switch self {
        case .look, .save, .saveClassifier, .removeClassifier: true
        case .form, .found, .file, .classifier: false
        }
    }

    init?(_ path: inout PathReader, _ query: QueryReader) {
        switch path.next() {
        case nil: self = .form
        case "look": self = .look
        case "classifier":
            switch path.next() {
            case nil: self = .classifier(saved: query.flag("saved"))
            case "save": self = .saveClassifier
            case "remove": self = .removeClassifier
            default: return nil
            }
        case .some(let text):
            guard let id = ID<PictureWord>(text) else { return nil }
            switch path.next() {
            case nil: self = .found(id, saved: query["saved"].flatMap { MadeCard(rawValue: $0) })
            case "file": self = .file(id)
            case "save": self = .save(id)
            default: return nil
            }
        }
    }

    func print(into link: inout LinkWriter) {
        link.segment("picture")
        switch self {
        case .form: break
        case .look: link.segment("look")
        case .found(let id, let saved):
            link.segment(.id(id))
            link.parameter("saved", saved?.rawValue)
        case .file(let id): link.segments(.id(id), "file")
        case .save(let id): link.segments(.id(id), "save")
        case .classifier(let saved):
            link.segment("classifier")
            link.flag("saved", saved)
        case .saveClassifier: link.segments("classifier", "save")
        case .removeClassifier: link.segments("classifier", "remove")
        }
    }
}
