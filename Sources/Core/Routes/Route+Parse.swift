import Model

extension Route {
    /// Parses the path and the query of a request, both as sent, percent-encoded.
    ///
    /// Unknown parameters are ignored, and an invalid value counts as a missing one, so an old link still leads to
    /// its page. Nil if no route has the path.
    ///
    ///     Route(path: "/words/zh/%E9%93%B6%E8%A1%8C")  // .word(.chinese, "银行")
    public init?(path: String, query: String = "") {
        guard var segments = PathReader(path) else { return nil }
        let parameters = QueryReader(query)
        guard let route = Route(&segments, parameters), segments.isAtEnd else { return nil }
        self = route
    }

    /// Parses a link as `link` writes it: a path on this server, with its query. A form's `return` field is parsed
    /// with this initializer, so that no form can redirect to another server. A fragment (`#…`) is ignored.
    public init?(link: String) {
        guard link.utf8.first == UInt8(ascii: "/") else { return nil }
        let target = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)[0]
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        self.init(path: String(parts[0]), query: parts.count > 1 ? String(parts[1]) : "")
    }

    private init?(_ path: inout PathReader, _ query: QueryReader) {
        switch path.next() {
        case nil: self = .today
        case "library": self.init(LibraryPath(&path, query).map { .library($0) })
        case "books":
            guard let text = path.next(), let id = ID<Book>(text) else { return nil }
            self.init(BookPath(&path, query).map { .book(id, $0) })
        case "words": self.init(words: &path, query)
        case "words.csv": self = .words(.csv(WordsFilter(query)))
        case "phrases":
            guard let code = path.next(), let language = Language(rawValue: code) else { return nil }
            self = .phrase(language, query.text("text"), Place(query), fragment: query.flag("fragment"))
        case "dictionary":
            let language = query["language"].flatMap { Language(rawValue: $0) }
            self = .dictionary(
                query: query.text("query"), language: language, page: query.nearest("page", in: .page) ?? 1)
        case "review": self.init(ReviewPath(&path, query).map { .review($0) })
        case "jobs":
            guard let text = path.next(), let name = JobName(text) else { return nil }
            self.init(JobPath(&path).map { .job(name, $0) })
        case "sessions":
            guard let text = path.next(), let id = ID<ReadingSession>(text) else { return nil }
            self = .session(id)
        case "shelf": self.init(ShelfPath(&path).map { .shelf($0) })
        case "corrections": self.init(CorrectionsPath(&path).map { .corrections($0) })
        case "notebook": self.init(NotebookPath(&path, query).map { .notebook($0) })
        case "practice": self.init(PracticePath(&path, query).map { .practice($0) })
        case "me": self.init(MePath(&path, query).map { .me($0) })
        case "account": self.init(AccountPath(&path, query).map { .account($0) })
        case "about": self = .about
        case "certificate": self.init(CertificatePath(&path).map { .certificate($0) })
        case "health": self = .health
        case "ready": self = .ready
        case "assets":
            guard let first = path.next() else { return nil }
            let second = path.next()
            let name = second ?? first
            guard name.utf8.first != UInt8(ascii: "."), !name.utf8.contains(0x2F) else { return nil }
            self = .asset(name, version: second.map { _ in first })
        case "manifest.webmanifest": self = .manifest
        case "api": self.init(APIPath(&path, query).map { .api($0) })
        default: return nil
        }
    }

    private init?(words path: inout PathReader, _ query: QueryReader) {
        guard let first = path.next() else {
            self = .words(.list(WordsFilter(query)))
            return
        }
        if first == "marks" {
            self = .words(.markMany)
            return
        }
        guard let language = Language(rawValue: first), let word = path.next() else { return nil }
        self.init(WordPath(&path, query).map { .word(language, word, $0) })
    }

    private init?(_ route: Route?) {
        guard let route else { return nil }
        self = route
    }
}
