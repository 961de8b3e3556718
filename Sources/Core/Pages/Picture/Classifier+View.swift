import Model
import Routes

extension ClassifierPage {
    /// The form for the two files, with an explanation of their purpose.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.classifier, room: .practice, parts: [.picture]) {
            p(.class("way-back")) {
                a(.href(.practice(.picture()))) {
                    Icon.back.drawing(shell)
                    span { wording.pictureToWord }
                }
            }
            shell.heading(wording.classifier, lead: wording.classifierLead)
            if model.isSaved { shell.banner(wording.classifierSaved, icon: .check) }
            if let problem = model.problem { ProblemPage.notice(problem, shell) }
            form(
                .class("card classifier-form"), Attribute("method", "post"),
                .action(.practice(.picture(.saveClassifier)))
            ) {
                field(wording.classifierModel, for: "model", help: wording.classifierModelHelp) {
                    path("model", model.settings?.model, isRequired: true)
                }
                field(wording.classifierLabels, for: "labels", help: wording.classifierLabelsHelp) {
                    path("labels", model.settings?.labels)
                }
                field(wording.classifierScale, for: "scale", help: wording.classifierScaleHelp) {
                    select(
                        id: "scale", name: "scale",
                        ClassifierSettings.Scale.allCases.map {
                            Choice(
                                value: $0.rawValue, name: wording.scale($0),
                                isChosen: $0 == model.settings?.scale ?? .imagenet)
                        })
                }
                button(.class("button"), .type("submit")) { wording.save }
            }
            if model.isSetUp {
                form(Attribute("method", "post"), .action(.practice(.picture(.removeClassifier)))) {
                    button(.class("button quiet"), .type("submit")) { wording.removeClassifier }
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
