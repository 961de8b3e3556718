#if !hasFeature(Embedded)
import Model
import Routes

/// A browser's own pages export and import nothing.
extension ArchivePage {
    /// The page of the archive with everything.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.archive, room: .me, parts: [.me]) {
            p(.class("way-back")) {
                a(.href(.me())) {
                    Icon.back.drawing(shell)
                    span { wording.settings }
                }
            }
            shell.heading(wording.archive, lead: wording.archiveLead)
            if let problem = model.problem { ProblemPage.notice(problem, shell) }
            if let space = model.space { p { wording.spaceUsed(space.used, of: space.limit) } }
            if model.isImported { shell.banner(wording.archiveImported, icon: .check) }
            div(.class("settings equal")) {
                section(.class("card"), .labelled(by: "export")) {
                    h2(.id("export")) { wording.exportHeading }
                    p { wording.exportFirstLead }
                    shell.archiveExport
                }
                section(.class("card"), .labelled(by: "import")) {
                    h2(.id("import")) { wording.importHeading }
                    p { wording.archiveImportLead }
                    importForm(model, shell)
                }
            }
        }
    }

    private static func importForm(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return form(
            Attribute("method", "post"), Attribute("enctype", "multipart/form-data"), .action(.me(.importWhole))
        ) {
            field(wording.archiveFile, for: "file", help: wording.upTo(megabytes: model.megabytes)) {
                input(
                    .type("file"), .id("file"), .name("file"), .required,
                    Attribute("accept", ".zip,application/zip"))
            }
            button(.class("button"), .type("submit")) { wording.importArchive }
        }
    }
}
#endif
