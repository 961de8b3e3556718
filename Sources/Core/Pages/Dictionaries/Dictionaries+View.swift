import Model
import Routes

extension DictionariesPage {
    /// The page of the learner's dictionaries.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.yourDictionaries, room: .me, parts: [.dictionaries]) {
            p(.class("way-back")) {
                a(.href(.me())) {
                    Icon.back.drawing(shell)
                    span { wording.settings }
                }
            }
            shell.heading(wording.yourDictionaries, lead: wording.yourDictionariesLead)
            notices(model, shell)
            if !model.rows.isEmpty { list(model, shell) }
            section(.class("card"), .labelled(by: "bring-dictionary")) {
                h2(.id("bring-dictionary")) { wording.bringADictionary }
                importForm(model, shell)
            }
        }
    }

    @HTMLBuilder private static func notices(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        if let problem = model.problem { ProblemPage.notice(problem, shell) }
        if model.isSaved { shell.banner(wording.settingsSaved, icon: .check) }
        if let added = model.added {
            shell.banner(
                model.wasAlready
                    ? wording.dictionaryKnown(added.name)
                    : wording.dictionaryAdded(added.name, added.entryCount, facts: added.factCount), icon: .check)
            if model.hasTwin { p(.class("notice")) { wording.dictionaryTwin(added.name) } }
        }
        if let removed = model.removed {
            shell.banner(wording.dictionaryRemoved(removed.name), icon: .trash) {
                form(Attribute("method", "post"), .action(.me(.dictionaries(.restore(removed.id))))) {
                    button(.class("button small"), .type("submit")) { wording.undo }
                }
            }
        }
    }

    private static func list(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let first = model.rows.filter { $0.dictionary.isFirst }
        let others = model.rows.filter { !$0.dictionary.isFirst }
        let count = model.rows.count + 1
        return section(.labelled(by: "order")) {
            h2(.id("order")) { wording.dictionaryOrder }
            p(.class("quiet-text")) { wording.dictionaryOrderLead }
            ol(.class("model-list")) {
                for (index, row) in first.enumerated() { item(row, index, of: count, shell) }
                li(.class("card model-row")) {
                    div {
                        h3 { wording.builtInDictionaries }
                        p(.class("quiet-text")) { a(.class("line-link"), .href(.about)) { wording.about } }
                    }
                    moves(.builtIn, wording.builtInDictionaries, first.count, of: count, shell)
                }
                for (index, row) in others.enumerated() { item(row, first.count + 1 + index, of: count, shell) }
            }
        }
    }

    private static func item(_ row: Row, _ index: Int, of count: Int, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let dictionary = row.dictionary
        return li(.class("card model-row")) {
            div {
                h3 { bdi { dictionary.name } }
                p(.class("quiet-text")) {
                    wording.name(dictionary.kind) + " · "
                        + wording.dictionarySize(dictionary.entryCount, facts: dictionary.factCount)
                }
                if dictionary.isOnIn.isEmpty { p(.class("quiet-text")) { wording.dictionaryIsOff } }
                if let fault = row.fault { p(.class("notice")) { wording.unreadable(fault) } }
                settings(dictionary, shell)
                if !dictionary.attribution.isEmpty {
                    details(.class("more")) {
                        summary { wording.aboutTheDictionary }
                        for line in dictionary.attribution.split(separator: "\n") { p { bdi { String(line) } } }
                    }
                }
            }
            moves(.own(dictionary.id), dictionary.name, index, of: count, shell)
        }
    }

    private static func settings(_ dictionary: LearnerDictionary, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let id = dictionary.id.description
        return details(.class("more")) {
            summary { wording.changeTheDictionary }
            form(
                .class("dictionary-settings"), Attribute("method", "post"),
                .action(.me(.dictionaries(.save(dictionary.id))))
            ) {
                field(wording.dictionaryName, for: "name-" + id) {
                    input(
                        .type("text"), .id("name-" + id), .name("name"), .value(dictionary.name), .required,
                        Attribute("maxlength", String(LearnerDictionary.longestName)))
                }
                fieldset {
                    legend { wording.lookedUpIn }
                    for language in Language.allCases {
                        toggle(
                            wording.name(language), name: language.rawValue, isOn: dictionary.isOnIn.contains(language))
                    }
                }
                button(.class("button"), .type("submit")) { wording.save }
            }
            form(Attribute("method", "post"), .action(.me(.dictionaries(.remove(dictionary.id))))) {
                button(.class("button quiet danger"), .type("submit")) {
                    Icon.trash.drawing(shell)
                    span { wording.removeDictionary(dictionary.name) }
                }
            }
        }
    }

    /// Buttons that move a dictionary up and down.
    private static func moves(
        _ place: DictionaryPlace, _ name: String, _ index: Int, of count: Int, _ shell: Shell
    ) -> HTML {
        let wording = shell.wording
        return form(
            .class("dictionary-moves"), Attribute("method", "post"), .action(.me(.dictionaries(.move)))
        ) {
            hidden("place", place.text)
            if index > 0 {
                button(
                    .class("button quiet small"), .type("submit"), .name("direction"), .value("up"),
                    .label(wording.moveUp(name))
                ) { Icon.up.drawing(shell) }
            }
            if index < count - 1 {
                button(
                    .class("button quiet small"), .type("submit"), .name("direction"), .value("down"),
                    .label(wording.moveDown(name))
                ) { Icon.down.drawing(shell) }
            }
        }
    }

    private static func importForm(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return form(
            .class("dictionary-import"), Attribute("method", "post"), Attribute("enctype", "multipart/form-data"),
            .action(.me(.dictionaries(.startImport)))
        ) {
            field(
                wording.dictionaryFile, for: "file",
                help: wording.dictionaryFormats + " · " + wording.upTo(megabytes: model.megabytes)
            ) {
                input(
                    .type("file"), .id("file"), .name("file"), .required,
                    Attribute("accept", ".zip,.gz,.tgz,.bz2,.xz,.tar,.u8,.txt,text/plain"))
            }
            field(wording.dictionaryName, for: "name", help: wording.dictionaryNameHelp) {
                input(
                    .type("text"), .id("name"), .name("name"),
                    Attribute("maxlength", String(LearnerDictionary.longestName)))
            }
            field(wording.language, for: "language") {
                select(id: "language", name: "language", languages(nil, none: wording.detect, wording))
            }
            button(.class("button large"), .type("submit")) { wording.importAction }
        }
    }
}
