import Model
import Routes

extension LabellerPage {
    /// The form for the two files, and what they are for.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.labeller, room: .practice) {
            p(.class("way-back")) {
                a(.href(.practice(.picture()))) {
                    Icon.back.drawing(shell)
                    span { wording.pictureToWord }
                }
            }
            shell.heading(wording.labeller, lead: wording.labellerLead)
            if model.isSaved { shell.banner(wording.labellerSaved, icon: .check) }
            if let problem = model.problem { ProblemPage.notice(problem, shell) }
            form(.class("card labeller-form"), Attribute("method", "post"), .action(.practice(.picture(.saveLabeller))))
            {
                field(wording.labellerModel, for: "model", help: wording.labellerModelHelp) {
                    path("model", model.settings?.model, isRequired: true)
                }
                field(wording.labellerLabels, for: "labels", help: wording.labellerLabelsHelp) {
                    path("labels", model.settings?.labels)
                }
                field(wording.labellerScale, for: "scale", help: wording.labellerScaleHelp) {
                    select(
                        id: "scale", name: "scale",
                        LabellerSettings.Scale.allCases.map {
                            Choice(
                                value: $0.rawValue, name: wording.scale($0),
                                isChosen: $0 == model.settings?.scale ?? .imagenet)
                        })
                }
                button(.class("button"), .type("submit")) { wording.save }
            }
            if model.isSetUp {
                form(Attribute("method", "post"), .action(.practice(.picture(.removeLabeller)))) {
                    button(.class("button quiet"), .type("submit")) { wording.removeLabeller }
                }
            }
        }
    }

    private static func path(_ name: String, _ text: String?, isRequired: Bool = false) -> HTML {
        input(
            .type("text"), .id(name), .name(name), .value(text ?? ""), .described(by: name + "-help"),
            .required.when(isRequired), Attribute("autocomplete", "off"), Attribute("spellcheck", "false"))
    }
}
