import ArgumentParser
import Foundation
import Glibc
import Operations

/// `glossa`: one executable, with a file per subcommand.
@main
struct GlossaCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "glossa", abstract: "A desk for learning a language by reading it.", version: Glossa.version,
        subcommands: [
            Serve.self, Import.self, Books.self, Read.self, Words.self, WordCommand.self, Lookup.self,
            SearchCommand.self,
            Segment.self,
            Annotate.self, CorrectionsCommand.self,
            Readings.self, Convert.self, GrammarCommand.self, TranslateCommand.self, Decks.self, DeckCommand.self,
            Cards.self,
            MediaCommand.self,
            ReviewCommand.self, Stats.self,
            Schedule.self, Optimize.self, Simulate.self, EtymologyCommand.self, NotebookCommand.self,
            LessonCommand.self, ProgressCommand.self, DailyWordsCommand.self, ExamplesCommand.self, PictureCommand.self,
            ModelsCommand.self,
            LexiconCommand.self, DictionaryCommand.self, Export.self, AccountsCommand.self, CertificateCommand.self,
            BackupCommand.self, BackupsCommand.self, VerifyCommand.self, RestoreCommand.self, ImportAll.self,
            DeleteEverything.self, Recognise.self,
        ])

    static func main() async {
        // The next file opened would get the number of a closed standard stream, and output would be written to it.
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", O_RDWR)
        }
        for index in 1..<max(1, Int(CommandLine.argc)) where !isText(CommandLine.unsafeArgv[index]) {
            Output.note("Argument \(index) is not valid UTF-8. Nothing was done; check the terminal's encoding.")
            Glibc.exit(EX_USAGE)
        }
        await main(nil)
    }

    /// Swift would replace bytes that are no text, and the replacement would be stored.
    private static func isText(_ argument: UnsafeMutablePointer<CChar>?) -> Bool {
        guard let argument else { return true }
        let bytes = UnsafeRawBufferPointer(start: argument, count: strlen(argument))
        return String(validating: bytes, as: UTF8.self) != nil
    }
}
