import Model
import Routes

extension BackupsPage {
    /// The page of backups.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.backups, room: .me, parts: [.me, .copying]) {
            p(.class("way-back")) {
                a(.href(.me())) {
                    Icon.back.drawing(shell)
                    span { wording.settings }
                }
            }
            shell.heading(wording.backups, lead: wording.backupsLead)
            if let problem = model.problem { ProblemPage.notice(problem, shell) }
            div(.class("settings")) {
                damaged(model, shell)
                list(model, shell)
                restoring(model, shell)
            }
        }
    }

    @HTMLBuilder private static func damaged(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        if !model.damaged.isEmpty {
            section(.class("card"), .labelled(by: "damaged-databases")) {
                h2(.id("damaged-databases")) { wording.damagedDatabases }
                p { wording.damagedDatabasesLead }
                ul {
                    for place in model.damaged { li { code { place } } }
                }
            }
        }
    }

    private static func list(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return section(.class("card"), .labelled(by: "backup-list")) {
            h2(.id("backup-list")) { wording.backupList }
            if model.rows.isEmpty {
                p { wording.noBackups }
            } else {
                ul(.class("backups")) {
                    for row in model.rows { li { item(row, shell) } }
                }
            }
            if let folder = model.folder {
                p(.class("quiet-text")) {
                    wording.backupsAreIn
                    " "
                    code { folder }
                }
                form(Attribute("method", "post"), .action(.me(.makeBackup))) {
                    button(.class("button"), .type("submit")) { wording.makeBackup }
                }
            }
        }
    }

    @HTMLBuilder private static func item(_ row: Row, _ shell: Shell) -> HTML {
        let wording = shell.wording
        // The name beneath has the time by Greenwich, as commands do.
        strong { shell.whenExactly(row.madeAt) }
        small {
            if let bytes = row.bytes {
                wording.size(bytes: bytes)
                " · "
            }
            if let verified = row.verifiedAt {
                wording.backupVerified
                wording.sentenceGap
                shell.when(verified)
            } else {
                strong { wording.backupDamaged }
            }
        }
        code { row.name }
    }

    private static func restoring(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return section(.class("card"), .labelled(by: "restore-backup")) {
            h2(.id("restore-backup")) { wording.restoreBackup }
            if let command = model.command {
                p { wording.restoreBackupLead }
                shell.copyable { code { command } }
                p(.class("help")) { wording.restoreBackupHelp }
            } else {
                p { wording.restoreBackupLater }
            }
        }
    }
}
