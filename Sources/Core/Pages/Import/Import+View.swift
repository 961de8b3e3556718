import Model
import Routes

extension ImportPage {
    /// The form for importing a book.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.importBook, room: .read, parts: [.importing]) {
            shell.heading(wording.importBook, lead: wording.importLead)
            if let problem = model.problem { ProblemPage.notice(problem, shell) }
            div(.class("import-ways")) {
                section(.class("card"), .labelled(by: "from-file")) {
                    h2(.id("from-file")) { wording.fromAFile }
                    uploadForm(model, shell)
                }
                section(.class("card"), .labelled(by: "by-pasting")) {
                    h2(.id("by-pasting")) { wording.byPasting }
                    pasteForm(model, shell)
                }
            }
        }
    }

    private static func uploadForm(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return element(
            "book-drop", [.data("sending", wording.uploading("…"))],
            form(
                Attribute("method", "post"), Attribute("enctype", "multipart/form-data"),
                .action(.library(.startImport))
            ) {
                label(.class("drop"), Attribute("for", "file")) {
                    Icon.upload.drawing(shell)
                    strong { wording.dropHere }
                    span { wording.formats + " · " + wording.upTo(megabytes: model.megabytes) }
                    input(
                        .type("file"), .id("file"), .name("file"), .required, Attribute("multiple", nil),
                        Attribute("accept", extensions))
                }
                details(.class("more")) {
                    summary { wording.moreAboutTheBook }
                    about(model, prefix: "file", shell)
                    field(wording.encoding, for: "file-encoding", help: wording.encodingHelp) {
                        select(id: "file-encoding", name: "encoding", encodings(model, wording))
                    }
                }
                button(.class("button large"), .type("submit")) { wording.importAction }
                progress(
                    .class("bar upload-bar"), Attribute("max", "100"), .value("0"), Attribute("hidden", nil),
                    .label(wording.fromAFile))
            })
    }

    /// What the file chooser offers; `.zip` for FictionBook.
    private static let extensions = """
        .txt,.text,.epub,.pdf,.docx,.fb2,.zip,.mobi,.azw,.azw3,.prc,.md,.markdown,.html,.htm,.xhtml,.srt,.vtt,.ass,.ssa,text/*
        """

    private static func pasteForm(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return form(
            Attribute("method", "post"), Attribute("enctype", "multipart/form-data"), .action(.library(.startImport))
        ) {
            field(wording.textToRead, for: "text") {
                textarea(
                    .id("text"), .name("text"), .required, Attribute("rows", "9"),
                    Attribute("placeholder", wording.pasteHint)
                ) { model.text }
            }
            details(.class("more")) {
                summary { wording.moreAboutTheBook }
                about(model, prefix: "paste", shell)
            }
            button(.class("button large"), .type("submit")) { wording.importAction }
        }
    }

    @HTMLBuilder private static func about(_ model: Model, prefix: String, _ shell: Shell) -> HTML {
        let wording = shell.wording
        field(wording.title, for: prefix + "-title", help: prefix == "file" ? wording.leaveEmpty : nil) {
            input(
                .type("text"), .id(prefix + "-title"), .name("title"), .value(model.title),
                Attribute("maxlength", "300"))
        }
        field(wording.author, for: prefix + "-author") {
            input(
                .type("text"), .id(prefix + "-author"), .name("author"), .value(model.author),
                Attribute("maxlength", "300"))
        }
        field(wording.language, for: prefix + "-language") {
            select(id: prefix + "-language", name: "language", languages(model.language, none: wording.detect, wording))
        }
    }

    private static func encodings(_ model: Model, _ wording: Wording) -> [Choice] {
        [Choice(value: "", name: wording.detect, isChosen: model.encoding == nil)]
            + model.encodings.map { Choice(value: $0, name: $0, isChosen: $0 == model.encoding) }
    }
}

/// All languages, preceded by a choice that stands for none of them.
func languages(_ chosen: Language?, none: String, _ wording: Wording) -> [Choice] {
    [Choice(value: "", name: none, isChosen: chosen == nil)]
        + Language.allCases.map { Choice(value: $0.rawValue, name: wording.name($0), isChosen: $0 == chosen) }
}
