import Model
import Routes

extension FittingPage {
    /// The page of a fit. Without JavaScript it reloads every second while the fit runs.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let id = model.deck.id
        return shell.page(wording.fitting, room: .review, parts: [.fitting, .job], refresh: model.state?.refresh) {
            p(.class("way-back")) {
                a(.href(.review(.deck(id)))) {
                    Icon.back.drawing(shell)
                    span { model.deck.name }
                }
            }
            shell.heading(wording.fitting, lead: wording.fittingLead)
            div(.id("fitting"), .class("fitting")) {
                section(.class("card")) { state(model, shell) }
                if model.state?.isRunning != true { parameters(model.deck, shell) }
            }
        }
    }

    private static func state(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return div {
            switch model.state {
            case nil:
                p { wording.fittingExplained }
                if model.otherDecks > 0 { p { wording.fittedTogether(model.otherDecks) } }
            case .running(let progress):
                shell.job(.fit(of: model.deck.id), progress, in: "fitting", heading: .section)
            case .finished(let result): finished(result, model.deck.id, shell)
            case .cancelled: shell.cancelledJob(.fit, heading: .section)
            case .failed(let problem): ProblemPage.notice(problem, shell)
            }
            if model.state?.isRunning != true { actions(model, shell) }
        }
    }

    private static func actions(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let isAgain = model.state != nil
        return div(.class("actions")) {
            form(Attribute("method", "post"), .action(.review(.deck(model.deck.id, .startFit)))) {
                button(.class(isAgain ? "button quiet" : "button"), .type("submit")) {
                    isAgain ? wording.fitAgain : wording.fitNow
                }
            }
            if model.canTakeBack {
                ReschedulingPage.takeBack(of: model.deck.id, shell)
            } else if model.deck.options.previousParameters != nil {
                form(Attribute("method", "post"), .action(.review(.deck(model.deck.id, .restoreParameters)))) {
                    button(.class("button quiet"), .type("submit")) {
                        Icon.undo.drawing(shell)
                        span { wording.previousParameters }
                    }
                }
            }
        }
    }

    @HTMLBuilder private static func finished(_ result: Result, _ deck: ID<Deck>, _ shell: Shell) -> HTML {
        let wording = shell.wording
        h2 { result.outlook == nil ? wording.fitKept : wording.fitBetter }
        p {
            if result.outlook != nil {
                wording.fitBetterLead
                if result.decks > 1 { wording.fittedDecks(result.decks) }
            } else if result.reviews < leastAnswers {
                wording.fitTooLittle(result.reviews, least: leastAnswers)
            } else {
                wording.fitKeptLead
            }
        }
        if result.reviews >= leastAnswers { comparison(result, shell) }
        if let outlook = result.outlook {
            ReschedulingPage.outlook(outlook, shell)
            ReschedulingPage.choice(of: deck, shell)
        }
    }

    private static func comparison(_ result: Result, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let rows = [
            ("log-loss", wording.logLoss, result.before.logLoss, result.after.logLoss),
            ("rmse", wording.rmseBins, result.before.rmseBins, result.after.rmseBins),
        ]
        return div {
            table(.class("chart-table fit-table")) {
                caption { wording.fitJudgedOn(result.reviews) }
                thead {
                    tr {
                        th(Attribute("scope", "col")) { wording.measure }
                        th(Attribute("scope", "col"), .class("number")) { wording.parametersBefore }
                        th(Attribute("scope", "col"), .class("number")) { wording.parametersFitted }
                    }
                }
                tbody {
                    for row in rows {
                        tr(.id(row.0)) {
                            th(Attribute("scope", "row")) { row.1 }
                            value(row.2, isBest: row.2 <= row.3)
                            value(row.3, isBest: row.3 < row.2)
                        }
                    }
                }
            }
            p(.class("help")) { wording.measuresExplained }
        }
    }

    private static func value(_ tenThousandths: Int, isBest: Bool) -> HTML {
        let text = ParametersText.text([Double(tenThousandths) / 10_000])
        return td(.class("number")) { if isBest { strong { text } } else { text } }
    }

    private static func parameters(_ deck: Deck, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let values = deck.options.parameters
        return section {
            h2 { wording.parametersInUse }
            p(.class(values.isEmpty ? "" : "parameter-values")) {
                values.isEmpty ? wording.publishedDefaults : ParametersText.text(values)
            }
        }
    }
}
