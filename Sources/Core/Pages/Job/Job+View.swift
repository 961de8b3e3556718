import Model
import Routes

extension JobPage {
    /// The page of a job. Without JavaScript it reloads every second while the job runs.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let kind = model.name.kind
        return shell.page(
            shell.wording.underWay(kind, model.title),
            room: kind == .dictionary || kind == .whole ? .me : kind.isOfBooks ? .read : .review, parts: parts(model),
            refresh: model.state.refresh
        ) {
            section(.id("job"), .class("card narrow job")) {
                switch model.state {
                case .running(let progress):
                    about(model)
                    shell.job(model.name, titled: model.title, progress, in: "job", heading: .page)
                case .finished(.book(let book, let wasAlready, let other)): imported(book, wasAlready, other, shell)
                case .finished(.books(let files)):
                    JobPage.files(files, shell)
                    ways(model, shell)
                case .finished(.cards(let report)): report.part(model.title, shell)
                case .finished(.file(let bytes)):
                    about(model)
                    file(model.name, bytes, shell)
                    ways(model, shell)
                case .failed(let problem):
                    about(model)
                    ProblemPage.explanation(problem, shell)
                    ways(model, shell)
                case .cancelled:
                    about(model)
                    shell.cancelledJob(kind, heading: .page)
                    ways(model, shell)
                }
            }
        }
    }

    private static func parts(_ model: Model) -> [WebPart] {
        switch model.state {
        case .finished(.book): [.job, .covers]
        case .finished(.cards): [.job, .cardReport]
        default: [.job]
        }
    }

    /// What the job is about. The heading of an import says it already.
    @HTMLBuilder private static func about(_ model: Model) -> HTML {
        let kind = model.name.kind
        if !model.title.isEmpty, !kind.isOfBooks, kind != .cards, kind != .dictionary {
            p(.class("eyebrow")) { model.title }
        }
    }

    private static func imported(
        _ book: Book, _ wasAlready: Bool, _ otherLanguage: LanguageTag?, _ shell: Shell
    ) -> HTML {
        let wording = shell.wording
        return div(.class("import-done")) {
            cover(book)
            div {
                p(.class("eyebrow")) { wasAlready ? wording.importAlready : wording.importReady }
                h1(.lang(book.language)) { book.title }
                p(.class("quiet-text")) {
                    wording.pages(book.pageCount) + " · " + wording.characters(book.scalarCount, in: book.language)
                }
                if let otherLanguage { p(.class("quiet-text")) { wording.importedAs(book.language, otherLanguage) } }
                div(.class("actions")) {
                    shell.buttonLink(
                        wasAlready ? wording.goOnReading : wording.startReading,
                        to: .book(book.id, .page(book.lastPage)), icon: .forward)
                    shell.buttonLink(wording.aboutThisBook, to: .book(book.id), class: "button quiet")
                }
            }
        }
    }

    @HTMLBuilder private static func file(_ name: JobName, _ bytes: Int, _ shell: Shell) -> HTML {
        let wording = shell.wording
        h1 { wording.fileReady }
        p { wording.fileReadyLead(bytes) }
        p {
            a(.class("button"), .href(.job(name, .file)), Attribute("download", "")) {
                Icon.download.drawing(shell)
                span { wording.saveFile }
            }
        }
    }

    private static func ways(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let kind = model.name.kind
        return div(.class("actions")) {
            if let another = wording.startAnother(kind) {
                shell.buttonLink(
                    another, to: kind.isOfBooks ? .library(.importForm) : .review(.cardImport(.form())), icon: .add)
                shell.buttonLink(wording.backFrom(kind), to: model.back, class: "button quiet")
            } else {
                shell.buttonLink(wording.backFrom(kind), to: model.back, icon: .back)
            }
        }
    }
}

extension JobName.Kind {
    /// Whether it imports books.
    fileprivate var isOfBooks: Bool { self == .book || self == .books }
}
