import Model

/// An error of backups. Descriptions name folders and files of the machine, and nothing that is in them.
public enum BackupError: Error, Hashable, Sendable {
    /// There is no backup of this name in the folder.
    case noSuchBackup(String, folder: String)
    /// There is no backup at all in the folder.
    case noBackups(folder: String)
    /// The folder of backups cannot be read or written; the system's reason.
    case folder(String, reason: String)
    /// The folder of backups is in one of the folders that each backup copies, the second.
    case copied(folder: String, by: String)
    /// The disk of the backups is full. Nothing of the new backup was kept.
    case diskFull(folder: String)
    /// A file of the data cannot be read; the system's reason.
    case unreadable(path: String, reason: String)
    /// Another backup is just being made in the folder.
    case busy(folder: String)
    /// The backup is damaged.
    case damaged(String, [BackupFault])
    /// A newer version of Glossa made the backup.
    case newer(String, glossa: String)
    /// The backup is of another kind of database than the one that is to be restored.
    case otherEngine(String)
    /// The backup is of another desk than the one that is there.
    case ofAnother(String)
    /// A Glossa server runs on the data.
    case served(folder: String)
    /// The restore failed, and what was there is in its place again; the reason.
    case notRestored(reason: String)
    /// The restore was interrupted, and what was there could not be put back in its place; where it is, and the reason.
    case notPutBack(aside: String, reason: String)
    /// A restore was interrupted, and its server, which knows whether it was carried out, cannot be asked; the reason.
    case undecided(reason: String)
    /// A restore into another database was interrupted on the data folder.
    case otherDatabase
    /// The folder of backups is that of the data.
    case dataFolder(String)
}

extension BackupError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noSuchBackup(let name, let folder):
            "There is no backup \(name) in \(folder). Nothing was changed; `glossa backups` lists them."
        case .noBackups(let folder):
            "There is no backup in \(folder). Nothing was changed; `glossa backup` makes one."
        case .folder(let folder, let reason):
            "The folder of backups, \(folder), cannot be used: \(reason). Your data are unchanged, and no backup was made; "
                + "choose another with --to or GLOSSA_BACKUPS."
        case .copied(let folder, let source):
            "The folder of backups, \(folder), is in \(source), which each backup copies: every backup would hold all those "
                + "before it. Your data are unchanged, and no backup was made; choose a folder outside it, and move the "
                + "backups there that it may hold already."
        case .diskFull(let folder):
            "There is no room for a backup in \(folder). Your data are unchanged, and nothing of the backup was kept; "
                + "free some space, or choose another place with --to or GLOSSA_BACKUPS."
        case .unreadable(let path, let reason):
            "\(path) cannot be read: \(reason). Your data are unchanged, and no backup was made."
        case .busy(let folder):
            "Another backup is just being made in \(folder). Nothing was changed; try again when it is done."
        case .damaged(let name, let faults):
            "The backup \(name) is damaged: \(faults.prefix(5).map(\.description).joined(separator: "; "))"
                + (faults.count > 5 ? "; and \(faults.count - 5) more" : "")
                + ". Nothing was changed; choose another, which `glossa backups` lists."
        case .newer(let name, let glossa):
            "The backup \(name) was made by Glossa \(glossa), which is newer than this one. Nothing was changed; "
                + "update Glossa, and restore it then."
        case .otherEngine(let name):
            "The backup \(name) is of another kind of database. Nothing was changed; name the database that it is of "
                + "with --database."
        case .ofAnother(let name):
            "The backup \(name) is of another desk than the one that is here. Nothing was changed; `glossa backups` says which "
                + "ones are of this one. To put the other desk in its place, add --of-another."
        case .served(let folder):
            "A Glossa server runs on the data in \(folder). Nothing was changed; stop it, and restore then."
        case .notRestored(let reason):
            "The backup was not restored: \(reason). What was there is in its place."
        case .notPutBack(let aside, let reason):
            "A restore was interrupted, and what was there before could not be put back: \(reason). Nothing is lost: it is "
                + "in \(aside). Give Glossa access to it, and start Glossa again."
        case .undecided(let reason):
            "A restore was interrupted, and only the database knows whether it was carried out; it cannot be asked: \(reason). "
                + "Nothing is lost, and nothing was put back or removed. See that the database can be reached, and start "
                + "Glossa again, which then does what is left."
        case .otherDatabase:
            "A restore into another database was interrupted on this data folder. Nothing was changed; run any command with "
                + "the --database of that restore first, such as `glossa stats`, which does what is left. If that database is "
                + "no longer there, or was made anew, run `glossa restore` with a backup and --abandon-interrupted: it first "
                + "puts the files back that the interrupted restore had exchanged."
        case .dataFolder(let folder):
            "The folder of backups cannot be the folder of the data itself, \(folder). Your data are unchanged, and no backup "
                + "was made; choose a folder of its own, such as \(folder)/Backups."
        }
    }
}
