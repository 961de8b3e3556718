import Model
import Routes

extension MediaPage {
    /// The page of pictures and recordings.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.picturesAndRecordings, room: .me, parts: [.me]) {
            p(.class("way-back")) {
                a(.href(.me())) {
                    Icon.back.drawing(shell)
                    span { wording.settings }
                }
            }
            shell.heading(wording.picturesAndRecordings, lead: wording.mediaSize(model.count, bytes: model.bytes))
            if let deleted = model.deleted { shell.banner(wording.mediaDeleted(deleted), icon: .check) }
            div(.class("settings")) {
                unused(model, shell)
                missing(model, shell)
            }
        }
    }

    private static func unused(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return section(.class("card"), .labelled(by: "unused-media")) {
            h2(.id("unused-media")) { wording.unusedMedia }
            if model.unusedCount == 0 {
                p { wording.noUnusedMedia }
            } else {
                p { wording.unusedMediaLead(model.unusedCount, bytes: model.unusedBytes) }
                ul {
                    for file in model.unused {
                        li {
                            span { file.name }
                            " "
                            small { wording.size(bytes: file.bytes) }
                        }
                    }
                    if model.unusedCount > model.unused.count {
                        li { wording.andMore(model.unusedCount - model.unused.count) }
                    }
                }
                form(Attribute("method", "post"), .action(.me(.deleteUnusedMedia))) {
                    p(.class("help")) { wording.deleteUnusedMediaHelp }
                    button(.class("button danger"), .type("submit")) {
                        Icon.trash.drawing(shell)
                        span { wording.deleteUnusedMedia(model.unusedCount) }
                    }
                }
            }
        }
    }

    @HTMLBuilder private static func missing(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        if model.missingCount > 0 {
            section(.class("card"), .labelled(by: "missing-media")) {
                h2(.id("missing-media")) { wording.missingMedia }
                p { wording.missingMediaLead(model.missingCount) }
                ul {
                    for name in model.missing { li { name } }
                    if model.missingCount > model.missing.count {
                        li { wording.andMore(model.missingCount - model.missing.count) }
                    }
                }
            }
        }
    }
}
