import Model
import Routes

extension SettingsPage {
    /// The settings page.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.settings, room: .me, parts: [.settings]) {
            shell.heading(wording.settings)
            if model.isSaved { shell.banner(wording.settingsSaved, icon: .check) }
            if !model.missingLimits.isEmpty {
                shell.banner(wording.picturesUnsealed(model.missingLimits), icon: .warning)
            }
            div(.class("settings own")) {
                places(model, shell)
                form(.class("card"), Attribute("method", "post"), .action(.me(.savePreferences))) {
                    returning(to: .me(.settings(saved: true)))
                    shownSettings(shell)
                    // Whoever said it once can take it back, whatever they study now.
                    let known = Language.allCases.filter {
                        let level = shell.preferences.knownLevel(of: $0)
                        return level != nil && ($0 == model.language || level != 0)
                    }
                    if !known.isEmpty { h2 { wording.whatIKnow } }
                    for language in known {
                        if let setting = language.knownLevelSetting {
                            let help = wording.knownLevelHelp(of: language)
                            field(wording.knownLevel(of: language), for: setting, help: help) {
                                select(id: setting, name: setting, levels(of: language, shell))
                            }
                        }
                    }
                    h2 { wording.appearance }
                    segments(wording.interfaceLanguage, name: "interface", interfaces(shell))
                    h2 { wording.onThePage }
                    element("reading-settings", [], ReadingSettings.controls(nil, shell))
                    h2 { wording.whileStudying }
                    studying(shell)
                    h2 { wording.notebook }
                    notebook(shell)
                    button(.class("button large"), .type("submit")) { wording.save }
                }
                data(model, shell)
            }
        }
    }

    /// How cards are shown and answered.
    @HTMLBuilder private static func studying(_ shell: Shell) -> HTML {
        let wording = shell.wording
        let now = shell.preferences
        segments(
            wording.speech, name: "speech",
            Preferences.Speech.allCases.map {
                Choice(value: $0.rawValue, name: wording.name($0), isChosen: $0 == now.speech)
            })
        label(.class("range")) {
            span { wording.swipeDistance }
            input(
                .type("range"), .name("swipeDistance"), Attribute("min", "20"), Attribute("max", "200"),
                Attribute("step", "10"), .value(String(now.swipeDistance)))
        }
        toggle(wording.vibration, name: "vibration", isOn: now.vibration)
    }

    /// How the notebook's daily review works.
    @HTMLBuilder private static func notebook(_ shell: Shell) -> HTML {
        let wording = shell.wording
        field(wording.notebookCount, for: "notebookCount") {
            input(
                .type("number"), .id("notebookCount"), .name("notebookCount"), Attribute("min", "1"),
                Attribute("max", "100"), .value(String(shell.preferences.notebookCount)))
        }
        toggle(wording.notebookReminder, name: "notebookReminder", isOn: shell.preferences.notebookReminder)
    }

    /// Where somebody goes from here most often, before all that is set once.
    private static func places(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return section(.class("card"), .labelled(by: "places")) {
            h2(.id("places")) { wording.yourLearning }
            ul(.class("link-list")) {
                link(.me(.progress), wording.progressHeading, "", .chart, shell)
                link(.me(.learning()), wording.learningPreferences, "", .star, shell)
                link(.corrections(), wording.corrections, Quantity.grouped(model.correctionCount), .split, shell)
                link(.me(.dictionaries()), wording.yourDictionaries, "", .dictionary, shell)
                link(.me(.models()), wording.languageModels, "", .model, shell)
                if let name = shell.signedIn { link(.account(), wording.yourAccount, name, .me, shell) }
            }
        }
    }

    private static func data(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return section(.class("card"), .labelled(by: "data")) {
            h2(.id("data")) { wording.yourData }
            p(.class("quiet-text")) { shell.signedIn == nil ? wording.yourDataLead : wording.yourDataOnServer }
            ul(.class("link-list")) {
                link(.library(), wording.library, wording.books(model.bookCount), .read, shell)
                link(.words(), wording.words, wording.words(model.wordCount), .words, shell)
                link(.words(.csv()), wording.exportWords, "", .download, shell)
                link(.me(.media()), wording.picturesAndRecordings, "", .picture, shell)
                if model.keepsServer { link(.me(.backups), wording.backups, "", .clock, shell) }
                li {
                    form(Attribute("method", "post"), .action(.me(.export))) {
                        button(.type("submit")) {
                            Icon.download.drawing(shell)
                            span { wording.exportEverything }
                        }
                    }
                }
                link(.me(.archive()), wording.archive, "", .upload, shell)
                link(.me(.deletion), shell.deletionCaption, "", .trash, shell)
                link(.about, wording.about, "", .info, shell)
            }
        }
    }

    private static func link(_ route: Route, _ caption: String, _ detail: String, _ icon: Icon, _ shell: Shell) -> HTML
    {
        li {
            a(.href(route)) {
                icon.drawing(shell)
                span { caption }
                if !detail.isEmpty { small { detail } }
            }
        }
    }

    /// The learner's possible levels in a language, as choices.
    static func levels(of language: Language, _ shell: Shell) -> [Choice] {
        (language.knownLevels ?? 0...0).map { level in
            Choice(
                value: String(level),
                name: level == 0 ? shell.wording.knownLevelNone : shell.wording.knownLevelUpTo(level, in: language),
                isChosen: level == shell.preferences.knownLevel(of: language))
        }
    }

    /// Each interface language under its own name, which is the same in every wording.
    private static func interfaces(_ shell: Shell) -> [Choice] {
        Preferences.Interface.allCases.map {
            let name = $0 == .english ? "English" : "简体中文"
            return Choice(value: $0.rawValue, name: name, isChosen: $0 == shell.preferences.interface)
        }
    }
}
