import Model
import Routes

extension CardImportPage {
    /// The form for importing a package or a list.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.importCards, room: .review, parts: [.cardImport]) {
            p(.class("way-back")) {
                a(.href(.review(model.deck.map { .deck($0.id) } ?? .decks()))) {
                    Icon.back.drawing(shell)
                    span { model.deck?.name ?? wording.allDecks }
                }
            }
            shell.heading(wording.importCards, lead: wording.importCardsLead)
            if let problem = model.problem { ProblemPage.notice(problem, shell) }
            div(.class("import-ways")) {
                section(.class("card"), .labelled(by: "from-file")) {
                    h2(.id("from-file")) { wording.fromAFile }
                    upload(model, shell)
                }
                section(.class("card"), .labelled(by: "what-comes")) {
                    h2(.id("what-comes")) { wording.whatComesIn }
                    ul(.class("plain-list")) {
                        for line in wording.whatComesInLines { li { line } }
                    }
                }
            }
        }
    }

    private static func upload(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return element(
            "book-drop", [.data("sending", wording.uploading("…"))],
            form(
                Attribute("method", "post"), Attribute("enctype", "multipart/form-data"),
                .action(.review(.cardImport(.upload)))
            ) {
                if let deck = model.deck { hidden("deck", deck.id.description) }
                label(.class("drop"), Attribute("for", "file")) {
                    Icon.upload.drawing(shell)
                    strong { wording.dropFileHere }
                    span { wording.cardFormats + " · " + wording.upTo(megabytes: model.megabytes) }
                    input(
                        .type("file"), .id("file"), .name("file"), .required,
                        Attribute("accept", ".apkg,.colpkg,.csv,.tsv,.txt,.json,text/*"))
                }
                button(.class("button large"), .type("submit")) { wording.importAction }
                progress(
                    .class("bar upload-bar"), Attribute("max", "100"), .value("0"), Attribute("hidden", nil),
                    .label(wording.fromAFile))
            })
    }
}
