extension Route {
    /// Whether a link on another web site may open the route: true for a whole page that shows saved data.
    ///
    /// Files, fragments, the API, and pages that process a text or numbers from their address are reserved for
    /// Glossa's own pages, because anyone can write such an address.
    public var isOpenToLinks: Bool {
        switch self {
        case .today, .session, .about, .certificate(.page), .shelf(.stories), .corrections(.list): true
        case .library(let path): path == .importForm || path.isListOfBooks
        case .book(_, let path): path.isOpenToLinks
        case .words(.list), .dictionary: true
        case .word(_, _, .card(let view)): !view.isFragment
        case .review(let path): path.isOpenToLinks
        case .notebook(let path): path.isOpenToLinks
        case .practice(let path): path.isOpenToLinks
        case .me(let path): path.isOpenToLinks
        case .account(let path): path.isOpenToLinks
        case .words, .word, .phrase, .job, .shelf, .corrections, .certificate, .health, .ready, .asset, .manifest, .api:
            false
        }
    }
}

extension LibraryPath {
    fileprivate var isListOfBooks: Bool {
        if case .books = self { true } else { false }
    }
}

extension BookPath {
    fileprivate var isOpenToLinks: Bool {
        switch self {
        case .details, .chapters, .page(_, fragment: false): true
        default: false
        }
    }
}

extension ReviewPath {
    fileprivate var isOpenToLinks: Bool {
        switch self {
        case .decks, .statistics, .deck(_, .details), .deck(_, .study), .cardImport(.form), .note(_, .form): true
        default: false
        }
    }
}

extension NotebookPath {
    fileprivate var isOpenToLinks: Bool {
        switch self {
        case .titles, .entry: true
        default: false
        }
    }
}

extension PracticePath {
    fileprivate var isOpenToLinks: Bool {
        switch self {
        case .rooms, .lessons(.list), .picture(.form): true
        default: false
        }
    }
}

extension MePath {
    fileprivate var isOpenToLinks: Bool {
        switch self {
        case .settings, .models(.overview), .learning, .progress: true
        default: false
        }
    }
}
