import Model
import Routes

extension DeckPage {
    /// The form of a deck's settings.
    static func settings(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let deck = model.deck
        return form(
            .class("card deck-settings"), Attribute("method", "post"), .action(.review(.deck(deck.id, .save)))
        ) {
            h2 { wording.deckSettings }
            faults(model.faults, shell)
            nameFields(
                name: model.text("deck-name", deck.name), icon: deck.icon, fault: model.fault("deck-name"), shell)
            control(model, wording.deckParent, "deck-parent", help: nil, shell) {
                select(id: "deck-parent", name: "parent", parents(model.possibleParents, chosen: deck.parentID, shell))
            }
            scheduling(model, shell)
            limits(model, shell)
            hardCards(model, shell)
            easyDays(deck.options, shell)
            button(.class("button large"), .type("submit")) { wording.save }
        }
    }

    @HTMLBuilder private static func scheduling(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let options = model.deck.options
        h3 { wording.scheduling }
        segments(
            wording.algorithm, name: "algorithm",
            DeckOptions.Algorithm.allCases.map {
                Choice(value: $0.rawValue, name: wording.name($0), isChosen: $0 == options.algorithm)
            })
        p(.class("help")) { wording.algorithmHelp }
        div(.class("field-grid")) {
            number(
                model, wording.desiredRetention, "retention",
                options.retentionPercent, 70, 97,
                help: wording.desiredRetentionHelp, shell)
            number(
                model, wording.maximumInterval, "maximumInterval", options.maximumInterval, 1, 36500,
                help: wording.maximumIntervalHelp, shell)
            steps(model, wording.learningSteps, "learningSteps", options.learningSteps, help: wording.stepsHelp, shell)
            steps(model, wording.relearningSteps, "relearningSteps", options.relearningSteps, help: nil, shell)
        }
        parameters(model, shell)
        ankiSM2(model, shell)
    }

    @HTMLBuilder private static func limits(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let options = model.deck.options
        h3 { wording.dailyLimits }
        div(.class("field-grid")) {
            number(model, wording.newPerDay, "newPerDay", options.newPerDay, 0, 9999, help: nil, shell)
            number(model, wording.reviewsPerDay, "reviewsPerDay", options.reviewsPerDay, 0, 9999, help: nil, shell)
        }
        toggle(
            wording.buriesSiblings, name: "buriesSiblings", isOn: options.buriesSiblings, help: wording.siblingsHelp)
        toggle(wording.balancesLoad, name: "balancesLoad", isOn: options.balancesLoad, help: wording.balancesLoadHelp)
    }

    @HTMLBuilder private static func hardCards(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let options = model.deck.options
        h3 { wording.leeches }
        div(.class("field-grid")) {
            number(
                model, wording.leechThreshold, "leechThreshold", options.leechThreshold, Bounds.leechThreshold.least,
                Bounds.leechThreshold.most,
                help: wording.leechHelp,
                shell)
        }
        toggle(wording.suspendsLeeches, name: "suspendsLeeches", isOn: options.suspendsLeeches)
    }

    private static func easyDays(_ options: DeckOptions, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return fieldset(.class("easy-days")) {
            legend { wording.easyDays }
            p(.class("help")) { wording.easyDaysHelp }
            div(.class("day-row")) {
                for day in 0..<7 {
                    let percent = options.sharePercent(onDay: day)
                    stackedSelect("day-\(day)", "day", wording.weekday(day), dayChoices(percent, wording))
                }
            }
        }
    }

    private static func dayChoices(_ percent: Int, _ wording: Wording) -> [Choice] {
        var shares = [100, 50, 0]
        if !shares.contains(percent) { shares.append(percent) }
        return shares.map { Choice(value: String($0), name: wording.dayShare($0), isChosen: $0 == percent) }
    }

    private static func stackedSelect(_ id: String, _ name: String, _ caption: String, _ choices: [Choice]) -> HTML {
        div(.class("stacked-field")) {
            label(Attribute("for", id)) { caption }
            select(id: id, name: name, choices)
        }
    }

    static func number(
        _ model: Model, _ caption: String, _ name: String, _ value: Int, _ least: Int, _ most: Int, help: String?,
        _ shell: Shell
    ) -> HTML {
        control(model, caption, name, help: help, shell) {
            input(
                .type("number"), .id(name), .name(name), .value(model.text(name, String(value))),
                Attribute("min", String(least)), Attribute("max", String(most)), .required,
                described(name, model.fault(name) != nil, help != nil), invalid(model.fault(name) != nil))
        }
    }

    private static func steps(
        _ model: Model, _ caption: String, _ name: String, _ steps: [Double], help: String?, _ shell: Shell
    )
        -> HTML
    {
        control(model, caption, name, help: help, shell) {
            input(
                .type("text"), .id(name), .name(name), .value(model.text(name, StepsText.text(steps))),
                Attribute("autocomplete", "off"), described(name, model.fault(name) != nil, help != nil),
                invalid(model.fault(name) != nil))
            if model.fault(name) == nil, StepsText.goesDown(steps) {
                p(.class("advice")) {
                    Icon.info.drawing(shell)
                    span { shell.wording.stepsGoDown }
                }
            }
        }
    }
}

extension DeckOptions {
    /// The desired retention as pages show it.
    public var retentionPercent: Int { Bounds.percent.nearest(to: desiredRetention * 100 + 0.5) }

    /// Returns the share of a weekday as pages show it.
    ///
    /// - Parameter day: From 0 for Monday.
    public func sharePercent(onDay day: Int) -> Int {
        Bounds.percent.nearest(to: (day < dayShares.count ? dayShares[day] : 1) * 100 + 0.5)
    }
}
