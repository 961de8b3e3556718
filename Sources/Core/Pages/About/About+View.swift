import Routes

extension AboutPage {
    /// The page about Glossa, its data sets and their licences.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.about, room: .me, parts: [.me]) {
            shell.heading(wording.about, lead: wording.aboutLead)
            p(.class("quiet-text")) { wording.version(model.version) }
            section(.labelled(by: "data-sets")) {
                h2(.id("data-sets")) { wording.dataSets }
                p(.class("quiet-text")) { wording.dataSetsLead }
                if model.dictionaryProblem != nil || model.dataSets.contains(where: { $0.entries == nil }) {
                    div(.class("notice")) {
                        Icon.warning.drawing(shell)
                        div {
                            if let problem = model.dictionaryProblem { p { wording.explain(problem) } }
                            p { wording.missingHelp }
                            element("pre", [], element("code", [], HTML(text: model.command)))
                        }
                    }
                }
                table(.class("stacking"), .labelled(by: "data-sets")) {
                    thead {
                        tr {
                            for name in [
                                wording.dataSet, wording.usedFor, wording.licence, wording.versionHeading,
                                wording.statusHeading,
                            ] {
                                th(Attribute("scope", "col")) { name }
                            }
                        }
                    }
                    tbody { for set in model.dataSets { row(set, shell) } }
                }
            }
            p { a(.class("line-link"), .href(.me(.dictionaries()))) { wording.yourDictionaries } }
            if !model.programs.isEmpty {
                section(.labelled(by: "programs")) {
                    h2(.id("programs")) { wording.programs }
                    dl(.class("programs")) {
                        for program in model.programs {
                            div {
                                dt { program.name }
                                dd { program.licence }
                            }
                        }
                    }
                }
            }
        }
    }

    private static func row(_ set: DataSet, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return tr {
            th(Attribute("scope", "row")) {
                if let address = set.address {
                    a(.href(address), Attribute("rel", "noopener")) { set.name }
                } else {
                    set.name
                }
            }
            td(.data("label", wording.usedFor)) { wording.purpose(set.purpose) }
            td(.data("label", wording.licence)) { set.licence }
            td(.data("label", wording.versionHeading)) { set.version }
            td(.data("label", wording.statusHeading)) {
                if let entries = set.entries {
                    span(.class("badge status-known")) { wording.ready }
                    " " + Quantity.grouped(entries)
                } else {
                    span(.class("badge status-difficult")) { wording.missing }
                }
            }
        }
    }
}
