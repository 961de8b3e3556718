/// What is said of backups.
extension Wording {
    var backups: String { say("Backups", "备份") }
    var backupsLead: String {
        say(
            "Everything that Glossa has, except the keys of language models. One is made each night and verified. "
                + "All of the last 24 hours are kept, and the latest of each of 7 days, 4 weeks and 12 months.",
            "包含 Glossa 的全部数据，语言模型的密钥除外。每晚自动备份并校验。保留最近 24 小时的全部备份，以及 7 天、4 周、12 个月中每天、每周、每月的最后一份。")
    }
    var backupList: String { say("Existing backups", "现有备份") }
    var noBackups: String { say("There is no backup yet.", "还没有备份。") }
    var backupsAreIn: String { say("They are in the folder", "备份所在的文件夹：") }
    var makeBackup: String { say("Make a backup now", "立即备份") }
    var backupVerified: String { say("verified", "校验时间：") }
    var backupDamaged: String { say("damaged", "已损坏") }

    // MARK: Restoring

    var restoreBackup: String { say("Restore a backup", "恢复备份") }
    var restoreBackupLead: String {
        say(
            "Stop Glossa, and run this command on its machine. It restores the latest good backup; "
                + "the name of another in its place restores that one.",
            "先停止 Glossa，再在它所在的电脑上运行以下命令。它会恢复最近一份完好的备份；换成其他备份的名称即可恢复那一份。")
    }
    var restoreBackupLater: String {
        say(
            "Once there is a backup, the command that restores it appears here.", "有了备份之后，这里会显示恢复备份的命令。")
    }
    var restoreBackupHelp: String {
        say(
            "Your present data is set aside, not deleted, and the command says how to go back. If it fails, nothing changes.",
            "现有数据会移到一旁，不会删除，命令会说明如何还原。如果失败，一切保持不变。")
    }

    // MARK: Damage

    var damagedDatabases: String { say("A damaged database was set aside", "已移开损坏的数据库") }
    var damagedDatabasesLead: String {
        say(
            "When it started, Glossa found its database damaged and began an empty one. Nothing was deleted: "
                + "the damaged file is here. Restore a backup as described below, or recover it with the command "
                + "“.recover” of sqlite3. Once you no longer need the file, delete its folder, and this notice goes.",
            "Glossa 启动时发现数据库已损坏，于是新建了一个空数据库。没有删除任何内容，损坏的文件在这里。请按下面的说明恢复备份，"
                + "或用 sqlite3 的“.recover”命令抢救。不再需要该文件时，删除它所在的文件夹，此提示便会消失。")
    }
}
