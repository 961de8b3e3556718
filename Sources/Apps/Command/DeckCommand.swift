import ArgumentParser

/// `glossa deck`: decks that come and go.
struct DeckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "deck", abstract: "Bring decks in and take them out.",
        subcommands: [DeckImport.self, DeckExport.self])
}
