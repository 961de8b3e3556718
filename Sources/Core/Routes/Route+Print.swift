import Model

extension Route {
    /// The path, percent-encoded, without its query.
    public var path: String {
        let path = writer.path
        return path.isEmpty ? "/" : path
    }

    /// The path with its query, for a link or a form's `action`.
    public var link: String {
        let writer = writer
        let path = writer.path.isEmpty ? "/" : writer.path
        return writer.query.isEmpty ? path : path + "?" + writer.query
    }

    #if !hasFeature(Embedded)
    /// The path with the kind of each value in place of the value, such as `/books/{id}/pages/{number}`; without its query.
    ///
    /// There are as many shapes as Glossa has kinds of pages, and none holds anything of a learner's: for metrics and logs.
    public var shape: String {
        let path = print(into: LinkWriter(writesShape: true)).path
        return path.isEmpty ? "/" : path
    }
    #endif

    private var writer: LinkWriter { print(into: LinkWriter()) }

    private func print(into writer: LinkWriter) -> LinkWriter {
        var link = writer
        switch self {
        case .today: break
        case .library(let path): path.print(into: &link)
        case .book(let id, let path): path.print(id, into: &link)
        case .words(let path): path.print(into: &link)
        case .word(let language, let word, let path): path.print(language, word, into: &link)
        case .phrase(let language, let text, let place, let fragment):
            link.segments("phrases", .language(language))
            link.parameter("text", text)
            place?.print(into: &link)
            link.flag("fragment", fragment)
        case .dictionary(let query, let language, let page):
            link.segment("dictionary")
            link.parameter("query", query)
            link.parameter("language", language?.rawValue)
            link.parameter("page", page == 1 ? nil : page)
        case .review(let path): path.print(into: &link)
        case .job(let name, let path): path.print(name, into: &link)
        case .session(let id): link.segments("sessions", .id(id))
        case .shelf(let path): path.print(into: &link)
        case .corrections(let path): path.print(into: &link)
        case .notebook(let path): path.print(into: &link)
        case .practice(let path): path.print(into: &link)
        case .me(let path): path.print(into: &link)
        case .account(let path): path.print(into: &link)
        case .about: link.segment("about")
        case .certificate(let path): path.print(into: &link)
        case .health: link.segment("health")
        case .ready: link.segment("ready")
        case .asset(let name, let version):
            link.segment("assets")
            if let version { link.segment(.name(version)) }
            link.segment(.name(name))
        case .manifest: link.segment("manifest.webmanifest")
        case .api(let path): path.print(into: &link)
        }
        return link
    }
}
