import Model
import Routes

extension WordsPage {
    /// The page of marked words.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.words, room: .words, parts: [.words]) {
            shell.heading(wording.words, lead: wording.wordsLead) {
                shell.buttonLink(
                    wording.dictionary, to: .dictionary(), icon: .dictionary, class: "button quiet narrow-only")
                if model.total > 0 {
                    a(.class("button quiet"), .href(.words(.csv(model.filter.on(page: 1)))), Attribute("download", nil))
                    {
                        Icon.download.drawing(shell)
                        span { wording.exportCSV }
                    }
                }
            }
            if model.total == 0 {
                shell.empty(wording.wordsEmpty, wording.wordsEmptyLead, icon: .words) {
                    shell.buttonLink(wording.library, to: .library(), icon: .read)
                }
            } else {
                filters(model, shell)
                div(.id("word-list")) {
                    if model.rows.isEmpty { nothingFound(shell) } else { list(model, shell) }
                }
            }
        }
    }

    private static func nothingFound(_ shell: Shell) -> HTML {
        div(.class("nothing-found")) {
            p { shell.wording.noWordMatches }
            shell.buttonLink(shell.wording.clearFilters, to: .words(), class: "button quiet")
        }
    }

    private static func filters(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let filter = model.filter
        let statuses: [WordStatus?] = [nil, .difficult, .known, .ignored]
        return form(
            .class("finder filters"), .action(.words()), .role("search"), .label(wording.filterWords),
            .data("swap", "#word-list"), .data("live")
        ) {
            div(.class("search-field")) {
                Icon.search.drawing(shell)
                label(.class("unseen"), Attribute("for", "words-query")) { wording.wordOrSentence }
                input(
                    .type("search"), .id("words-query"), .name("query"), .value(filter.query),
                    Attribute("placeholder", wording.wordOrSentence), Attribute("autocomplete", "off"))
            }
            choice(
                "words-status", "status", wording.statusHeading,
                statuses.map {
                    Choice(
                        value: $0?.rawValue ?? "", name: $0 == nil ? wording.all : wording.name($0),
                        isChosen: $0 == filter.status)
                })
            choice(
                "words-language", "language", wording.language,
                languages(filter.language, none: wording.everyLanguage, wording))
            choice(
                "words-level", "level", wording.levelHeading,
                [Choice(value: "", name: wording.everyLevel, isChosen: filter.level == nil)]
                    + (1...(filter.language == .japanese ? 5 : 7)).map {
                        Choice(
                            value: String($0), name: wording.level($0, in: filter.language ?? .chinese),
                            isChosen: $0 == filter.level)
                    })
            choice(
                "words-sort", "sort", wording.sortBy,
                WordsSort.allCases.map {
                    Choice(value: $0.rawValue, name: wording.name($0), isChosen: $0 == filter.sort)
                })
            button(.class("button quiet"), .type("submit")) { wording.show }
        }
    }

    private static func choice(_ id: String, _ name: String, _ caption: String, _ choices: [Choice]) -> HTML {
        div(.class("stacked-field")) {
            label(Attribute("for", id)) { caption }
            select(id: id, name: name, choices)
        }
    }
}
