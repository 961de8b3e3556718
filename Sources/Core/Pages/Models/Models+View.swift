import Model
import Routes

extension ModelsPage {
    /// The page of language models.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.languageModels, room: .me, parts: [.models]) {
            p(.class("way-back")) {
                a(.href(.me())) {
                    Icon.back.drawing(shell)
                    span { wording.settings }
                }
            }
            shell.heading(wording.languageModels, lead: wording.languageModelsLead) {
                if !model.rows.isEmpty {
                    shell.buttonLink(wording.addModel, to: .me(.models(.form)), icon: .add, class: "button")
                }
            }
            if let notice = model.notice { shell.banner(wording.notice(notice), icon: .check) }
            if let problem = model.problem { ProblemPage.notice(.model(problem), isAtRemedy: true, shell) }
            if model.rows.isEmpty {
                shell.empty(wording.noModels, wording.noModelsLead, icon: .model) {
                    shell.buttonLink(wording.addModel, to: .me(.models(.form)), icon: .add)
                }
            } else {
                profiles(model, shell)
            }
            if !model.requests.isEmpty { queue(model, shell) }
            if model.rows.count > 1 { choices(model, shell) }
            if !model.use.isEmpty { use(model, shell) }
            p(.class("help")) { wording.whatLeaves }
            p(.class("help")) {
                a(.class("line-link"), .href(.practice(.picture(.classifier())))) { wording.classifier }
            }
        }
    }

    private static func profiles(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return ul(.class("model-list")) {
            for row in model.rows {
                li(.class("card model-row")) {
                    div {
                        h2 {
                            a(.href(.me(.models(.profile(row.profile.id))))) { row.profile.name }
                            if model.rows.count > 1, row.profile.id == model.standard {
                                " "
                                span(.class("badge")) { wording.standardModel }
                            }
                        }
                        p(.class("model-address")) {
                            bdi { row.profile.model }
                            " · "
                            bdi { row.profile.baseURL }
                        }
                        p(.class("quiet-text")) { wording.keyState(row.key, isNeeded: row.profile.needsKey) }
                        spent(row, shell)
                    }
                    form(Attribute("method", "post"), .action(.me(.models(.test(row.profile.id))))) {
                        button(.class("button quiet"), .type("submit")) {
                            wording.testConnection
                            span(.class("unseen")) { ": " + row.profile.name }
                        }
                    }
                }
            }
        }
    }

    /// This month's tokens, with the budget if there is one.
    @HTMLBuilder private static func spent(_ row: Row, _ shell: Shell) -> HTML {
        let text = shell.wording.tokensThisMonth(row.tokens, of: row.profile.monthlyBudget)
        p(.class("quiet-text")) { text }
        if let budget = row.profile.monthlyBudget {
            bar(share(row.tokens, of: budget), caption: text)
        }
    }

    /// Tokens as a share of their budget. In WebAssembly an Int has 32 bits, so a month's tokens times a thousand may
    /// overflow.
    private static func share(_ tokens: Int, of budget: Int) -> Share {
        budget < 1_000_000 ? Share(min(tokens, budget), of: budget) : Share(permille: tokens / (budget / 1000))
    }

    private static func choices(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return form(.class("card model-choices"), Attribute("method", "post"), .action(.me(.models(.choose)))) {
            h2 { wording.whichModel }
            p(.class("quiet-text")) { wording.whichModelLead }
            div(.class("field-grid")) {
                choice("standard", wording.everythingElse, model.choices.standard, nil, model)
                for task in ModelTask.allCases where task != .other {
                    choice(
                        task.rawValue, wording.name(task), model.choices.byTask[task], wording.asEverythingElse, model)
                }
            }
            button(.class("button"), .type("submit")) { wording.save }
        }
    }

    /// - Parameter none: The label for making no choice; nil if the oldest profile is the default.
    private static func choice(
        _ name: String, _ caption: String, _ chosen: ID<ModelProfile>?, _ none: String?, _ model: Model
    ) -> HTML {
        let profiles = model.rows.map {
            Choice(value: $0.profile.id.description, name: $0.profile.name, isChosen: $0.profile.id == chosen)
        }
        let first = none.map { [Choice(value: "", name: $0, isChosen: chosen == nil)] } ?? []
        return field(caption, for: "task-" + name) { select(id: "task-" + name, name: name, first + profiles) }
    }

    private static func queue(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let waits = model.requests.contains { $0.state == .waiting }
        return section(.class("card"), .labelled(by: "waiting-requests")) {
            div(.class("section-head")) {
                h2(.id("waiting-requests")) { wording.waitingRequests }
                if waits {
                    form(Attribute("method", "post"), .action(.me(.models(.retryAll)))) {
                        button(.class("button quiet small"), .type("submit")) { wording.askNow }
                    }
                }
            }
            p(.class("quiet-text")) { wording.waitingRequestsLead }
            ul(.class("request-list")) { for request in model.requests { line(request, shell) } }
        }
    }

    private static func line(_ request: WaitingRequest, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return li(.class("request")) {
            div {
                p {
                    strong { bdi { request.summary } }
                    " "
                    span(.class("badge request-\(request.state.rawValue)")) { wording.name(request.state) }
                }
                p(.class("quiet-text")) {
                    wording.name(request.task)
                    " · "
                    shell.when(request.createdAt)
                    if request.attempts > 0 { " · " + wording.askedTimes(request.attempts) }
                }
                if let error = request.error { p(.class("quiet-text")) { wording.explain(.model(error)).happened } }
            }
            div(.class("request-actions")) {
                if request.state == .failed {
                    act(.retry(request.id), wording.askAgain, of: request)
                }
                if request.state == .waiting || request.state == .failed {
                    act(.cancel(request.id), wording.cancel, of: request)
                }
            }
        }
    }

    private static func act(_ path: ModelsPath, _ caption: String, of request: WaitingRequest) -> HTML {
        form(Attribute("method", "post"), .action(.me(.models(path)))) {
            button(.class("button quiet small"), .type("submit")) {
                caption
                span(.class("unseen")) { ": " + request.summary }
            }
        }
    }

    private static func use(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return section(.class("card"), .labelled(by: "model-use")) {
            h2(.id("model-use")) { wording.modelUse(days: daysShown) }
            table(.class("stacking"), .labelled(by: "model-use")) {
                thead {
                    tr {
                        for name in [
                            wording.dayHeading, wording.modelHeading, wording.taskHeading, wording.requestsHeading,
                            wording.questionTokens, wording.answerTokens,
                        ] {
                            th(Attribute("scope", "col")) { name }
                        }
                    }
                }
                tbody { for use in model.use { row(use, shell) } }
            }
            if model.use.contains(where: { $0.isEstimated }) { p(.class("help")) { wording.estimatedTokens } }
        }
    }

    private static func row(_ use: Use, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let mark = use.isEstimated ? " *" : ""
        return tr {
            th(Attribute("scope", "row")) {
                wording.date(year: use.day.year, month: use.day.month, day: use.day.day)
            }
            td(.data("label", wording.modelHeading)) { use.profile ?? wording.removedModel }
            td(.data("label", wording.taskHeading)) { wording.name(use.task) }
            td(.data("label", wording.requestsHeading)) { Quantity.grouped(use.requests) }
            td(.data("label", wording.questionTokens)) { Quantity.grouped(use.promptTokens) + mark }
            td(.data("label", wording.answerTokens)) { Quantity.grouped(use.completionTokens) + mark }
        }
    }
}
