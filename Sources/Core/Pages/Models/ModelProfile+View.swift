import Model
import Routes

extension ModelProfilePage {
    /// The page of a profile. Without JavaScript it reloads every second while a test runs.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let title = model.id == nil ? wording.addModel : model.title
        return shell.page(title, room: .me, parts: [.me, .models, .job], refresh: model.test?.refresh) {
            p(.class("way-back")) {
                a(.href(.me(.models()))) {
                    Icon.back.drawing(shell)
                    span { wording.languageModels }
                }
            }
            shell.heading(title)
            if model.isSaved { shell.banner(wording.modelSaved, icon: .check) }
            div(.class("settings model-page")) {
                // At the top, so that the test's result is visible in a small window.
                if let id = model.id { test(id, model, shell) }
                profile(model, shell)
                if let id = model.id { removal(id, hasKey: model.key != nil, shell) }
            }
        }
    }

    private static func profile(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let draft = model.draft
        let action = model.id.map { ModelsPath.save($0) } ?? .add
        return form(.class("card"), Attribute("method", "post"), .action(.me(.models(action)))) {
            if let problem = model.problem { ProblemPage.notice(.model(problem), isAtRemedy: true, shell) }
            text(model, "name", wording.modelName, draft.name, help: wording.modelNameHelp)
            text(model, "baseURL", wording.modelAddress, draft.baseURL, help: wording.modelAddressHelp, mode: "url")
            text(model, "model", wording.modelHeading, draft.model, help: wording.modelHelp)
            key(model, shell)
            if let needsKey = draft.needsKey {
                toggle(wording.needsKey, name: "needsKey", isOn: needsKey, help: wording.needsKeyHelp)
            }
            div(.class("field-grid")) {
                text(
                    model, "timeLimit", wording.timeLimit, draft.timeLimit, help: wording.timeLimitHelp,
                    mode: "numeric")
                text(
                    model, "monthlyBudget", wording.monthlyBudget, draft.monthlyBudget, help: wording.monthlyBudgetHelp,
                    mode: "numeric")
            }
            field(wording.structuredOutput, for: "structuredOutput", help: wording.structuredOutputHelp) {
                select(
                    id: "structuredOutput", name: "structuredOutput",
                    ModelProfile.StructuredOutput.allCases.map {
                        Choice(value: $0.rawValue, name: wording.name($0), isChosen: $0 == draft.structuredOutput)
                    })
            }
            button(.class("button large"), .type("submit")) { wording.save }
        }
    }

    private static func text(
        _ model: Model, _ name: String, _ caption: String, _ value: String, help: String, mode: String = "text"
    ) -> HTML {
        let isFaulty = model.faultyField == name
        return field(caption, for: name, help: help) {
            input(
                .type("text"), .id(name), .name(name), .value(value), Attribute("inputmode", mode),
                Attribute("autocomplete", "off"), Attribute("spellcheck", "false"), .described(by: name + "-help"),
                .aria("invalid", "true").when(isFaulty), Attribute("autofocus", nil).when(isFaulty))
        }
    }

    /// The field for the key: it sends what is typed and never shows the stored key.
    private static func key(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return div(.class("field")) {
            label(Attribute("for", "key")) { wording.modelKey }
            input(
                .type("password"), .id("key"), .name("key"), .value(""), Attribute("autocomplete", "off"),
                Attribute("spellcheck", "false"), .described(by: "key-help"),
                Attribute("placeholder", model.key == nil ? "" : "••••••••"),
                .aria("invalid", "true").when(model.faultyField == "key"))
            p(.class("help"), .id("key-help")) {
                if let key = model.key {
                    wording.sentences(wording.keyKept(key), wording.keyReplaced)
                } else {
                    wording.sentences(wording.keyHelp, model.draft.needsKey == nil ? wording.noKeyHelp : "")
                }
            }
        }
    }

    private static func test(_ id: ID<ModelProfile>, _ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return section(.id("connection"), .class("card connection"), .labelled(by: "connection-title")) {
            h2(.id("connection-title")) { wording.connection }
            switch model.test {
            case nil: p(.class("quiet-text")) { wording.testLead }
            case .running(let progress): shell.job(.test(of: id), progress, in: "connection", heading: .line)
            case .finished(let answer):
                p(.class("connection-answer"), .role("status")) {
                    Icon.check.drawing(shell)
                    span { wording.testAnswered(answer.model, milliseconds: answer.milliseconds) }
                }
                if !answer.text.isEmpty { blockquote { bdi { answer.text } } }
            case .failed(let problem): ProblemPage.notice(problem, shell)
            case .cancelled: shell.cancelledJob(.test, heading: .line)
            }
            if model.test?.isRunning != true {
                form(Attribute("method", "post"), .action(.me(.models(.test(id))))) {
                    button(.class("button quiet"), .type("submit")) { wording.testConnection }
                }
            }
        }
    }

    private static func removal(_ id: ID<ModelProfile>, hasKey: Bool, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return details(.class("more model-removal")) {
            summary { wording.removeModel }
            if hasKey {
                form(Attribute("method", "post"), .action(.me(.models(.forgetKey(id))))) {
                    p(.class("help")) { wording.forgetKeyHelp }
                    button(.class("button quiet"), .type("submit")) { wording.forgetKey }
                }
            }
            form(Attribute("method", "post"), .action(.me(.models(.remove(id))))) {
                p(.class("help")) { wording.removeModelHelp }
                button(.class("button danger"), .type("submit")) {
                    Icon.trash.drawing(shell)
                    span { wording.removeModel }
                }
            }
        }
    }
}
