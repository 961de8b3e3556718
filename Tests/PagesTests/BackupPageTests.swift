import Model
import Routes
import Testing

@testable import Pages

@Suite struct BackupPageTests {
    @Test(arguments: Preferences.Interface.allCases)
    func theWorstIsTold(_ interface: Preferences.Interface) {
        let shell = Samples.shell(interface)
        let html = BackupsPage.page(BackupSamples.model(full: true), shell).markup
        #expect(html.contains(shell.wording.backupDamaged))
        #expect(html.contains(shell.wording.damagedDatabases))
        #expect(html.contains("glossa restore "))
        #expect(!html.contains("<script>alert"))
        let empty = BackupsPage.page(BackupSamples.model(full: false), shell).markup
        #expect(empty.contains(shell.wording.noBackups))
        // A command is announced only where there is one.
        #expect(html.contains(shell.wording.restoreBackupLead) && html.contains("<copy-text "))
        #expect(!empty.contains(shell.wording.restoreBackupLead) && !empty.contains("<copy-text "))
        #expect(empty.contains(shell.wording.restoreBackupLater))
        #expect(!empty.contains(shell.wording.damagedDatabases))
        #expect(empty.contains(Route.me(.makeBackup).link))
    }

    /// The names of backups have the time by Greenwich.
    @Test func aBackupWasMadeByTheClockOfWhoeverLooks() {
        var shell = Samples.shell(.english)
        shell.clock = LocalClock(offset: 8 * 3600)
        let html = BackupsPage.page(BackupSamples.model(full: true), shell).markup
        let made = LocalClock(offset: 8 * 3600).minute(at: Samples.now)
        let time = "\(made / 60 < 10 ? "0" : "")\(made / 60):\(made % 60 < 10 ? "0" : "")\(made % 60)"
        #expect(html.contains(">9 Mar 2026, \(time) UTC+8</time>"))
        #expect(html.contains("<code>glossa-2026-03-08T030000Z</code>"))
    }

    @Test func aZoneIsNamedByItsDistanceFromUTC() {
        #expect(
            [0, 32_400, 20_700, -12_600, -36_000].map { Quantity.zone(offset: $0) }
                == ["UTC", "UTC+9", "UTC+5:45", "UTC−3:30", "UTC−10"])
    }

    @Test func withoutAFolderNoneCanBeMade() {
        let html = BackupsPage.page(BackupsPage.Model(), Samples.shell(.english)).markup
        #expect(!html.contains(Route.me(.makeBackup).link))
    }
}
