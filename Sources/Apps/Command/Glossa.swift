import ArgumentParser
import Foundation
import Operations

/// `glossa`: one executable, with a file per subcommand.
@main
struct GlossaCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "glossa", abstract: "A desk for learning a language by reading it.", version: Glossa.version,
        subcommands: [
            Serve.self, Import.self, Books.self, Read.self, Words.self, WordCommand.self, Lookup.self, Segment.self,
            Annotate.self,
            Readings.self, GrammarCommand.self, TranslateCommand.self, Decks.self, DeckCommand.self, Cards.self,
            MediaCommand.self,
            ReviewCommand.self, Stats.self,
            Schedule.self, Optimize.self, Simulate.self, EtymologyCommand.self, NotebookCommand.self,
            LessonCommand.self, ProgressCommand.self, DailyWordsCommand.self, ExamplesCommand.self, PictureCommand.self,
            ModelsCommand.self,
            LexiconCommand.self, Export.self, Recognise.self,
        ])

    static func main() async {
        // The next file opened would get the number of a closed standard stream, and output would be written to it.
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", O_RDWR)
        }
        await main(nil)
    }
}
