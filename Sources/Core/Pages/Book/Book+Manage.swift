import Model
import Routes

extension BookPage {
    /// The most frequent unknown words, each with its buttons.
    static func unknown(_ statistics: BookStatistics, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return section(.id("unknown"), .labelled(by: "unknown-title")) {
            h2(.id("unknown-title")) { wording.unknownWords }
            if statistics.unknown.isEmpty {
                p(.class("quiet-text")) { wording.everythingKnown }
            } else {
                p(.class("quiet-text")) { wording.unknownWordsLead }
                ul(.class("word-lines")) {
                    for line in statistics.unknown { li { wordLine(line, shell, swap: "#unknown") } }
                }
            }
        }
    }

    /// A word on one line, with the buttons that mark it.
    static func wordLine(_ line: WordLine, _ shell: Shell, swap: String) -> HTML {
        let wording = shell.wording
        return div(.class("word-line")) {
            a(.class("word-line-word"), .href(.word(line.language, line.word, .card())), .lang(line.language)) {
                span { line.word }
                if let reading = line.reading { small { reading } }
            }
            p(.class("word-line-gloss")) { line.gloss ?? "" }
            p(.class("word-line-facts")) {
                levelBadge(line.level, line.language, shell)
                if let occurrences = line.occurrences { span { "×" + Quantity.grouped(occurrences) } }
            }
            form(
                .class("row-actions"), Attribute("method", "post"), .action(.word(line.language, line.word, .mark)),
                .data("swap", swap)
            ) {
                returning(to: shell.current)
                if let reading = line.reading { hidden("reading", reading) }
                statusButton(.difficult, line, wording.markDifficult, .star, shell)
                statusButton(.known, line, wording.markKnown, .check, shell)
                statusButton(.ignored, line, wording.markIgnored, .skip, shell)
            }
        }
    }

    private static func statusButton(
        _ status: WordStatus, _ line: WordLine, _ caption: String, _ icon: Icon, _ shell: Shell
    ) -> HTML {
        button(
            .class("icon-button"), .type("submit"), .name("status"), .value(status.rawValue), .title(caption),
            .aria("pressed", line.status == status ? "true" : "false"), .label(caption + ": " + line.word)
        ) { icon.drawing(shell) }
    }

    /// Renaming, another language, and deleting.
    static func manage(_ book: Book, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return section(.class("manage")) {
            details(.class("more")) {
                summary { wording.rename }
                form(Attribute("method", "post"), .action(.book(book.id, .rename))) {
                    field(wording.title, for: "title") {
                        input(
                            .type("text"), .id("title"), .name("title"), .value(book.title), .required,
                            Attribute("maxlength", "300"))
                    }
                    field(wording.author, for: "author") {
                        input(
                            .type("text"), .id("author"), .name("author"), .value(book.author ?? ""),
                            Attribute("maxlength", "300"))
                    }
                    button(.class("button"), .type("submit")) { wording.save }
                }
            }
            details(.class("more")) {
                summary { wording.changeLanguage }
                form(Attribute("method", "post"), .action(.book(book.id, .language))) {
                    field(wording.language, for: "language", help: wording.changeLanguageHelp) {
                        select(
                            id: "language", name: "language",
                            Language.allCases.map {
                                Choice(value: $0.rawValue, name: wording.name($0), isChosen: $0 == book.language)
                            })
                    }
                    button(.class("button"), .type("submit")) { wording.save }
                }
            }
            form(.class("delete"), Attribute("method", "post"), .action(.book(book.id, .delete))) {
                button(.class("button danger"), .type("submit"), .described(by: "delete-help")) {
                    Icon.trash.drawing(shell)
                    span { wording.deleteBook }
                }
                p(.class("help"), .id("delete-help")) { wording.deleteBookHelp }
            }
        }
    }
}
