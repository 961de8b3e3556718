import Model

/// Routes under `/shelf`.
public enum ShelfPath: Hashable, Sendable {
    /// `/shelf`: the graded stories.
    case stories
    /// `POST /shelf/{story}/add`: adds a story to the library.
    case add(String)

    /// Whether the route changes data and answers `POST`.
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
        if case .add(let story) = self { link.segments(.name(story), "add") }
    }
}

/// Routes under `/corrections`.
public enum CorrectionsPath: Hashable, Sendable {
    /// `/corrections`: all corrections.
    case list
    /// `POST /corrections/save`: saves a split, a merge or a reading.
    case save
    /// `POST /corrections/remove`
    case remove

    /// Whether the route changes data and answers `POST`.
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

/// Routes under `/me`.
public enum MePath: Hashable, Sendable {
    /// `/me?saved=1`: settings; `saved` confirms that they were saved.
    case settings(saved: Bool = false)
    /// `POST /me/preferences`
    case savePreferences
    /// `POST /me/export.json`: all of the learner's data, in one file. It answers only `POST`, so that an address
    /// alone cannot fetch so much.
    case export
    /// `POST /me/export.zip`: the same as an archive, which an empty Glossa can import.
    case exportWhole
    /// `/me/archive?imported=1`: exporting everything as an archive, and importing one; `imported` says that one was imported.
    case archive(imported: Bool = false)
    /// `POST /me/archive/import`: starts a job that imports an archive into the empty desk.
    case importWhole
    /// `/me/delete`: deleting everything of the learner.
    case deletion
    /// `POST /me/delete/request`
    case requestDeletion
    /// `POST /me/delete/take-back`
    case takeBackDeletion
    /// `/me/media?deleted=`: pictures and recordings, and which of them are unused; `deleted` is the number just
    /// deleted.
    case media(deleted: Int? = nil)
    /// `POST /me/media/delete`: deletes the unused ones.
    case deleteUnusedMedia
    /// `/me/backups`: the backups of everything.
    case backups
    /// `POST /me/backups/make`: starts a job that makes one.
    case makeBackup
    /// `/me/models…`: language models.
    case models(ModelsPath = .overview())
    /// `/me/dictionaries…`: the dictionaries that the learner brought.
    case dictionaries(DictionariesPath = .list())
    /// `/me/learning?saved=1`: the learner's goals.
    case learning(saved: Bool = false)
    /// `POST /me/learning/save`
    case saveLearning
    /// `/me/progress`: the learner's progress.
    case progress

    /// Whether the route answers `POST`: it changes data or exports all of it.
    public var isAction: Bool {
        switch self {
        case .savePreferences, .deleteUnusedMedia, .makeBackup, .saveLearning, .export, .exportWhole, .importWhole,
            .requestDeletion, .takeBackDeletion:
            true
        case .models(let path): path.isAction
        case .dictionaries(let path): path.isAction
        case .settings, .media, .backups, .learning, .progress, .deletion, .archive: false
        }
    }

    init?(_ path: inout PathReader, _ query: QueryReader) {
        switch path.next() {
        case nil: self = .settings(saved: query.flag("saved"))
        case "preferences": self = .savePreferences
        case "export.json": self = .export
        case "export.zip": self = .exportWhole
        case "archive":
            switch path.next() {
            case nil: self = .archive(imported: query.flag("imported"))
            case "import": self = .importWhole
            default: return nil
            }
        case "delete":
            switch path.next() {
            case nil: self = .deletion
            case "request": self = .requestDeletion
            case "take-back": self = .takeBackDeletion
            default: return nil
            }
        case "media":
            switch path.next() {
            case nil: self = .media(deleted: query.nearest("deleted", in: .told))
            case "delete": self = .deleteUnusedMedia
            default: return nil
            }
        case "backups":
            switch path.next() {
            case nil: self = .backups
            case "make": self = .makeBackup
            default: return nil
            }
        case "models":
            guard let models = ModelsPath(&path, query) else { return nil }
            self = .models(models)
        case "dictionaries":
            guard let dictionaries = DictionariesPath(&path, query) else { return nil }
            self = .dictionaries(dictionaries)
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
        case .exportWhole: link.segment("export.zip")
        case .archive(let imported):
            link.segment("archive")
            link.flag("imported", imported)
        case .importWhole: link.segments("archive", "import")
        case .deletion: link.segment("delete")
        case .requestDeletion: link.segments("delete", "request")
        case .takeBackDeletion: link.segments("delete", "take-back")
        case .media(let deleted):
            link.segment("media")
            link.parameter("deleted", deleted)
        case .deleteUnusedMedia: link.segments("media", "delete")
        case .backups: link.segment("backups")
        case .makeBackup: link.segments("backups", "make")
        case .models(let path): path.print(into: &link)
        case .dictionaries(let path): path.print(into: &link)
        case .learning(let saved):
            link.segment("learning")
            link.flag("saved", saved)
        case .saveLearning: link.segments("learning", "save")
        case .progress: link.segment("progress")
        }
    }
}

/// Routes under `/certificate`.
public enum CertificatePath: Hashable, Sendable {
    /// `/certificate`: how to install the server's own authority.
    case page
    /// `/certificate/root.crt`: the certificate of the authority.
    case root

    init?(_ path: inout PathReader) {
        switch path.next() {
        case nil: self = .page
        case "root.crt": self = .root
        default: return nil
        }
    }

    func print(into link: inout LinkWriter) {
        link.segment("certificate")
        if self == .root { link.segment("root.crt") }
    }
}
