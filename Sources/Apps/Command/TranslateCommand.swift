import ArgumentParser
import Foundation
import Grammar
import Library
import Model
import Models
import Operations
import Pages
import Translations
import Wire

/// `glossa translate`: a text in another language, with readings from the dictionaries.
struct TranslateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "translate",
        abstract: "Translate between English and Chinese, or English and Japanese.",
        discussion: """
            A language model translates if one is set up; the dictionaries give the readings and, without a model, the \
            meaning of each word. Translations also appear in the conversation on the page.

              glossa translate "How are you?" --to ja
              glossa translate --json < letter.txt
            """)

    @Argument(help: "The text; none to read it from standard input.") var text: String?
    @Option(help: "The language to translate into: en, zh or ja (default: guessed).") var to: Language?
    @Option(help: "The language of the text (default: guessed).") var from: Language?
    @Option(help: "beginner, intermediate or advanced (default: as set in Glossa).") var level: Difficulty?
    @Flag(help: "Write JSON.") var json = false
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let text = text ?? String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
        let opened = try await desk.open()
        let turn = try await opened.translate(TranslationWish(text, from: from, to: to, level: level))
        if json { return try Output.json(TranslationJSON(turn)) }
        show(turn)
    }

    private func show(_ read: ReadTranslation) {
        if let reason = read.reason, reason != .noProfile { Output.note("\(reason)") }
        let translation = read.translation
        guard translation.origin == .model else {
            Output.note(Wording(.english).wordByWordOnly)
            for word in read.words where word.number != nil {
                let reading = word.token.reading.map { " (\($0))" } ?? ""
                let spoken = word.glossReading.map { " (\($0))" } ?? ""
                Output.line("\(word.token.text)\(reading)  \(word.gloss ?? "–")\(spoken)")
            }
            return
        }
        Output.line(translation.translatedText)
        for reading in [read.reading, read.romaji] where !reading.isEmpty { Output.line(reading) }
        for note in translation.context.grammarNotes + translation.context.culturalNotes { Output.line("  \(note)") }
        for other in translation.context.alternativeTranslations { Output.line("  = \(other)") }
        for difference in read.disagreements {
            let reading = difference.reading.isEmpty ? "–" : difference.reading
            Output.note(
                "\(difference.word) is read \(reading) by the dictionaries; the model says \(difference.said).")
        }
    }
}
