import Model

@testable import Pages

/// The page of backups, with much and with nothing.
enum BackupSamples {
    static func pages(full: Bool, _ shell: Shell) -> [(name: String, html: HTML)] {
        [("backups", BackupsPage.page(model(full: full), shell))]
    }

    static func model(full: Bool) -> BackupsPage.Model {
        guard full else { return BackupsPage.Model(folder: "/data/Backups") }
        return BackupsPage.Model(
            folder: "/data/" + Samples.evil,
            rows: [
                BackupsPage.Row(
                    name: "glossa-2026-03-08T030000Z", madeAt: Samples.now, bytes: 4_218_880, verifiedAt: Samples.now),
                BackupsPage.Row(
                    name: "glossa-2026-03-07T030000Z", madeAt: Samples.now.advanced(bySeconds: -86_400), bytes: nil,
                    verifiedAt: nil),
            ], command: "glossa restore " + Samples.evil, damaged: ["/data/damaged-2026/" + Samples.evil],
            problem: .diskFull)
    }
}
