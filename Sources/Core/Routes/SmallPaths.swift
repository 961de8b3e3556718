import Model

/// What stands under `/shelf`.
public enum ShelfPath: Hashable, Sendable {
    /// `/shelf`: the graded stories.
    case stories
    /// `POST /shelf/{story}/add`: puts a story into the library.
    case add(String)

    /// Whether it changes something and answers `POST`.
    public var isAction: Bool { self != .stories }

    init?(_ path: inout PathReader) {
        guard let story = path.next() else {
            self = .stories
            return
        }
        guard path.next() == "add" else { return nil }
        self = .add(story)
    }

    func print(into link: inout LinkWriter) {
        link.segment("shelf")
        if case .add(let story) = self { link.segments(story, "add") }
    }
}

/// What stands under `/corrections`.
public enum CorrectionsPath: Hashable, Sendable {
    /// `/corrections`: all of them.
    case list
    /// `POST /corrections/save`: a split, a merger or a reading.
    case save
    /// `POST /corrections/remove`
    case remove

    /// Whether it changes something and answers `POST`.
    public var isAction: Bool { self != .list }

    init?(_ path: inout PathReader) {
        switch path.next() {
        case nil: self = .list
        case "save": self = .save
        case "remove": self = .remove
        default: return nil
        }
    }

    func print(into link: inout LinkWriter) {
        link.segment("corrections")
        switch self {
        case .list: break
        case .save: link.segment("save")
        case .remove: link.segment("remove")
        }
    }
}

/// What stands under `/me`.
public enum MePath: Hashable, Sendable {
    /// `/me?saved=1`: settings; `saved` confirms that they have just been kept.
    case settings(saved: Bool = false)
    /// `POST /me/preferences`
    case savePreferences
    /// `POST /me/export.json`: everything the learner has, in one file. A link does not fetch it: it is too much to be had by
    /// an address alone.
    case export
    /// `/me/media?deleted=`: pictures and recordings, and those that nothing needs; `deleted` tells how many have just
    /// gone.
    case media(deleted: Int? = nil)
    /// `POST /me/media/delete`: deletes those that nothing needs.
    case deleteUnusedMedia
    /// `/me/models…`: language models.
    case models(ModelsPath = .overview())
    /// `/me/learning?saved=1`: what the learner wants to learn.
    case learning(saved: Bool = false)
    /// `POST /me/learning/save`
    case saveLearning
    /// `/me/progress`: how far the learner has come.
    case progress

    /// Whether it answers `POST`: it changes something, or hands everything out.
    public var isAction: Bool {
        switch self {
        case .savePreferences, .deleteUnusedMedia, .saveLearning, .export: true
        case .models(let path): path.isAction
        case .settings, .media, .learning, .progress: false
        }
    }

    init?(_ path: inout PathReader, _ query: QueryReader) {
        switch path.next() {
        case nil: self = .settings(saved: query.flag("saved"))
        case "preferences": self = .savePreferences
        case "export.json": self = .export
        case "media":
            switch path.next() {
            case nil: self = .media(deleted: query.nearest("deleted", in: .told))
            case "delete": self = .deleteUnusedMedia
            default: return nil
            }
        case "models":
            guard let models = ModelsPath(&path, query) else { return nil }
            self = .models(models)
        case "learning":
            switch path.next() {
            case nil: self = .learning(saved: query.flag("saved"))
            case "save": self = .saveLearning
            default: return nil
            }
        case "progress": self = .progress
        default: return nil
        }
    }

    func print(into link: inout LinkWriter) {
        link.segment("me")
        switch self {
        case .settings(let saved): link.flag("saved", saved)
        case .savePreferences: link.segment("preferences")
        case .export: link.segment("export.json")
        case .media(let deleted):
            link.segment("media")
            link.parameter("deleted", deleted)
        case .deleteUnusedMedia: link.segments("media", "delete")
        case .models(let path): path.print(into: &link)
        case .learning(let saved):
            link.segment("learning")
            link.flag("saved", saved)
        case .saveLearning: link.segments("learning", "save")
        case .progress: link.segment("progress")
        }
    }
}
