import ArgumentParser

/// `glossa deck`: import and export of decks.
struct DeckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "deck", abstract: "Import and export decks.",
        subcommands: [DeckImport.self, DeckExport.self])
}
