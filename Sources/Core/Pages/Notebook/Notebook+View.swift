import Model
import Routes

extension NotebookPage {
    /// The page of the notebook's titles.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.notebook, room: .practice, parts: [.notebook]) {
            shell.heading(wording.notebook, lead: wording.notebookLead) {
                if model.total > 0 {
                    shell.buttonLink(
                        wording.notebookReview, to: .notebook(.review(count: shell.preferences.notebookCount)),
                        icon: .cards, class: "button quiet")
                }
            }
            if let notice = model.notice { shell.banner(wording.told(notice), icon: .check) }
            if let problem = model.problem { shell.notice(problem) }
            NotebookEntryPage.finder("", shell)
            if model.total == 0 {
                shell.empty(wording.notebookEmpty, wording.notebookEmptyLead, icon: .book)
            } else {
                titles(model, shell)
            }
            files(model, shell)
        }
    }

    private static func titles(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return section(.class("notebook-titles"), .labelled(by: "notebook-titles")) {
            h2(.id("notebook-titles")) { wording.notebookEntries(model.total) }
            form(
                .class("finder"), .role("search"), .label(wording.notebookSearch), .action(.notebook()),
                .data("swap", "#notebook-list"), .data("live")
            ) {
                div(.class("search-field")) {
                    Icon.search.drawing(shell)
                    label(.class("unseen"), Attribute("for", "notebook-query")) { wording.notebookSearch }
                    input(
                        .type("search"), .id("notebook-query"), .name("query"), .value(model.query),
                        Attribute("placeholder", wording.notebookSearch), Attribute("autocomplete", "off"))
                }
                button(.class("button quiet"), .type("submit")) { wording.search }
            }
            div(.id("notebook-list")) {
                if model.titles.isEmpty {
                    p(.class("nothing-found")) { wording.notebookNothing(model.query) }
                } else {
                    ul(.class("notebook-list")) {
                        for title in model.titles {
                            li { a(.href(.notebook(.entry(title))), .lang(.english)) { title } }
                        }
                    }
                    pages(model, shell)
                }
            }
        }
    }

    private static func pages(_ model: Model, _ shell: Shell) -> HTML? {
        Pagination.links(model.page, of: model.pageCount, shell) { page in
            .notebook(.titles(query: model.query, page: page))
        }
    }

    /// The link from an entry back to the titles.
    static func wayBack(_ shell: Shell) -> HTML {
        p(.class("way-back")) {
            a(.href(.notebook())) {
                Icon.back.drawing(shell)
                span { shell.wording.notebook }
            }
        }
    }

    /// Export and import: the file belongs to the learner and is transferred unchanged.
    private static func files(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let isOpen = model.notice == .replaced || model.notice == .restored
        return details(.class("more notebook-file"), Attribute("open", nil).when(isOpen)) {
            summary { wording.notebookFile }
            p(.class("help")) {
                wording.notebookFileLead + " "
                code { model.path }
            }
            div(.class("actions")) {
                a(.class("button quiet"), .href(.notebook(.export)), Attribute("download", nil)) {
                    Icon.download.drawing(shell)
                    span { wording.notebookExport }
                }
            }
            form(
                .class("notebook-import"), Attribute("method", "post"), .action(.notebook(.importing)),
                Attribute("enctype", "multipart/form-data")
            ) {
                label(Attribute("for", "notebook-import")) { wording.notebookImport }
                input(
                    .type("file"), .id("notebook-import"), .name("file"), Attribute("accept", ".md,.txt,text/markdown"),
                    Attribute("required", nil), .aria("describedby", "notebook-import-help"))
                p(.class("help"), .id("notebook-import-help")) { wording.notebookImportHelp }
                button(.class("button"), .type("submit")) { wording.notebookCompare }
            }
            earlier(model, shell)
        }
    }

    /// Replaced notebooks, each with a button to restore it.
    private static func earlier(_ model: Model, _ shell: Shell) -> HTML? {
        guard !model.earlier.isEmpty else { return nil }
        let wording = shell.wording
        return section(.class("notebook-earlier"), .labelled(by: "notebook-earlier")) {
            h3(.id("notebook-earlier")) { wording.notebookEarlier }
            ul(.class("plain-list")) {
                for one in model.earlier {
                    li(.class("actions")) {
                        span(.id(one.name)) { shell.when(one.replacedAt) }
                        form(Attribute("method", "post"), .action(.notebook(.restoreEarlier))) {
                            hidden("name", one.name)
                            button(
                                .class("button small quiet"), .type("submit"), .aria("describedby", one.name)
                            ) { wording.notebookRestore }
                        }
                    }
                }
            }
        }
    }
}

extension Shell {
    /// A problem with the notebook, reported where it occurred.
    func notice(_ problem: NotebookProblem) -> HTML {
        div(.class("notice"), .role("alert")) {
            Icon.warning.drawing(self)
            div {
                p {
                    let told = wording.explain(problem)
                    wording.sentences(told.happened, told.kept, told.next)
                }
                if case .unknownWord(_, let near) = problem, !near.isEmpty { nearMisses(near) }
            }
        }
    }

    /// "Did you mean: construct?", each word a link that looks it up.
    private func nearMisses(_ words: [String]) -> HTML {
        p(.class("near-misses")) {
            wording.didYouMean + wording.sentenceGap
            for (place, word) in words.enumerated() {
                if place > 0 { wording.listSeparator }
                a(.lang(.english), .href(.notebook(.lookUp(word)))) { word }
            }
        }
    }
}
