import Model
import Routes

extension TodayPage {
    /// The home page.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.today, room: .today, parts: [.today]) {
            if model.isNewLearner { welcome(model, shell) } else { shell.heading(wording.today) }
            div(.class("today")) {
                div(.class("today-main")) {
                    if let card = model.goOn { goOn(card, shell) }
                    if shell.waiting > 0 { review(shell) }
                    if let words = model.dailyWords {
                        dailyWords(words, shell)
                    } else if model.canChooseWords {
                        dailyWordsToChoose(shell)
                    }
                    if model.isNewLearner { suggestions(model, shell) }
                    if model.notebookEntries > 0 { notebook(model.notebookEntries, shell) }
                    lookUp(model.language, shell)
                    if !model.recent.isEmpty { recent(model, shell) }
                    if !model.isNewLearner { suggestions(model, shell) }
                }
                if !model.isNewLearner { week(model, shell) }
            }
        }
    }

    private static func goOn(_ card: BookCard, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let book = card.book
        return section(.class("card go-on"), .labelled(by: "go-on")) {
            cover(book)
            div(.class("go-on-text")) {
                p(.class("eyebrow")) { wording.continueHeading }
                h2(.id("go-on"), .lang(book.language)) { book.title }
                p(.class("quiet-text")) {
                    wording.pageOf(book.lastPage, book.pageCount)
                    if let opened = book.openedAt {
                        " · "
                        shell.when(opened)
                    }
                }
                bar(card.progress, caption: wording.read(percent: card.progress.percent))
                if let known = card.known { p(.class("quiet-text")) { wording.wordsKnown(known) } }
                shell.buttonLink(
                    wording.goOnReading, to: .book(book.id, .page(book.lastPage)), icon: .forward,
                    class: "button large")
            }
        }
    }

    /// The number of waiting cards.
    private static func review(_ shell: Shell) -> HTML {
        let wording = shell.wording
        return section(.class("card today-call"), .labelled(by: "today-review")) {
            h2(.id("today-review")) { wording.cardsWait(shell.waiting) }
            shell.buttonLink(wording.study, to: .review(), icon: .review, class: "button")
        }
    }

    /// The notebook's daily review.
    private static func notebook(_ count: Int, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return section(.class("card today-call"), .labelled(by: "today-notebook")) {
            h2(.id("today-notebook")) { wording.notebookToday }
            p(.class("quiet-text")) { wording.notebookTodayLead(count) }
            shell.buttonLink(
                wording.notebookReview, to: .notebook(.review(count: count)), icon: .cards, class: "button quiet")
        }
    }

    private static func welcome(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let language = model.language
        return section(.class("welcome")) {
            h1 { wording.welcome }
            p(.class("lead")) { wording.welcomeLead }
            form(Attribute("method", "post"), .action(.me(.saveLearning))) {
                returning(to: .today)
                // Goals that are already set stay unchanged.
                hidden("only", "language")
                fieldset(.class("segments")) {
                    legend { wording.languageILearn }
                    div(.class("field-row")) {
                        for choice in Language.allCases {
                            button(
                                .class(choice == language ? "button" : "button quiet"), .type("submit"),
                                .name("language"), .value(choice.rawValue),
                                Attribute("aria-pressed", choice == language ? "true" : "false")
                            ) { wording.name(choice) }
                        }
                    }
                }
            }
            if let setting = language.knownLevelSetting {
                knownLevel(of: language, setting, shell)
            } else {
                level(model, shell)
            }
        }
    }

    /// The question of how much the learner knows of a language whose words have levels.
    private static func knownLevel(of language: Language, _ setting: String, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return form(.class("level-form"), Attribute("method", "post"), .action(.me(.savePreferences))) {
            returning(to: .today)
            shownSettings(shell)
            field(wording.whatYouKnow(of: language), for: setting, help: wording.whatYouKnowHelp) {
                div(.class("field-row")) {
                    select(id: setting, name: setting, SettingsPage.levels(of: language, shell))
                    button(.class("button"), .type("submit")) { wording.save }
                }
            }
        }
    }

    /// The question of how much the learner knows of a language whose words have no levels.
    private static func level(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return form(Attribute("method", "post"), .action(.me(.saveLearning))) {
            returning(to: .today)
            hidden("only", "level")
            fieldset(.class("segments"), .described(by: "level-help")) {
                legend { wording.whatYouKnow(of: model.language) }
                div(.class("field-row")) {
                    for choice in Difficulty.allCases {
                        button(
                            .class(choice == model.level ? "button" : "button quiet"), .type("submit"),
                            .name("level"), .value(choice.rawValue),
                            Attribute("aria-pressed", choice == model.level ? "true" : "false")
                        ) { wording.name(choice) }
                    }
                }
            }
            p(.class("help"), .id("level-help")) { wording.levelHelp }
        }
    }

    private static func lookUp(_ learnt: Language, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return section(.labelled(by: "look-up")) {
            h2(.id("look-up")) { wording.lookUpAWord }
            DictionaryPage.searchForm(query: "", language: nil, learnt: learnt, shell)
        }
    }

    private static func recent(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return section(.labelled(by: "recent")) {
            div(.class("section-head")) {
                h2(.id("recent")) { wording.recentBooks }
                a(.href(.library())) { wording.allBooks }
            }
            ul(.class("book-grid compact")) {
                for card in model.recent {
                    li {
                        a(.class("mini"), .href(.book(card.book.id))) {
                            cover(card.book)
                            span(.class("mini-title"), .lang(card.book.language)) { card.book.title }
                            small { wording.read(percent: card.progress.percent) }
                        }
                    }
                }
            }
        }
    }

    private static func suggestions(_ model: Model, _ shell: Shell) -> HTML? {
        guard !model.suggestions.isEmpty else { return nil }
        let wording = shell.wording
        return section(.labelled(by: "stories")) {
            div(.class("section-head")) {
                h2(.id("stories")) { wording.storiesForYou }
                a(.href(.shelf())) { wording.wholeShelf }
            }
            ul(.class("story-list")) {
                for story in model.suggestions { li { ShelfPage.row(story, shell) } }
            }
            if model.isNewLearner {
                shell.buttonLink(wording.importBook, to: .library(.importForm), icon: .add, class: "button quiet")
            }
        }
    }

    private static func week(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let rows = weekRows(model, wording)
        return aside(.class("card week"), .labelled(by: "week")) {
            h2(.id("week")) { wording.thisWeek }
            if model.week.isEmpty { p(.class("quiet-text")) { wording.weekNothing } }
            if !rows.isEmpty { figures(rows) }
            p(.class("week-more")) { a(.href(.me(.progress))) { wording.progressHeading } }
        }
    }

    private static func weekRows(_ model: Model, _ wording: Wording) -> [(name: String, value: String)] {
        let week = model.week
        var rows: [(name: String, value: String)] = []
        if !week.isEmpty {
            rows = [
                (wording.timeReading, wording.duration(week.activeSeconds)),
                (wording.charactersRead(in: model.language), Quantity.grouped(week.charactersRead)),
                (wording.lookedUp, Quantity.grouped(week.wordsLookedUp)),
                (wording.markedCount, Quantity.grouped(week.wordsMarked)),
                (wording.daysReadHeading, "\(week.daysRead) / 7"),
            ]
        }
        if model.streak > 0 { rows.append((wording.streakHeading, wording.days(model.streak))) }
        return rows
    }
}

/// Labelled numbers.
func figures(_ rows: [(name: String, value: String)]) -> HTML {
    dl(.class("figures")) {
        for row in rows {
            div {
                dt { row.name }
                dd { row.value }
            }
        }
    }
}
