import ArgumentParser
import Foundation
import LanguageModel
import Model
import Operations
import Pages
import Pictures
import Recognition
import Wire

struct PictureCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "picture", abstract: "Name what a picture shows, in the language that you learn.",
        discussion: """
            A language model that accepts pictures names it if one is set up; otherwise, or with --model, a \
            classifier on this machine does. The picture is not kept.
            """)

    @Argument(help: "A JPEG, PNG or WebP file.") var file: String
    @Option(help: "The language of the words: zh or ja (default: the one that you learn).") var language: Language?
    @Option(help: "An ONNX or TensorFlow Lite classifier, to use only that.") var model: String?
    @Option(help: "Its labels, one per line; a TensorFlow Lite file may contain them.") var labels: String?
    @Option(help: "Its colour scale: imagenet, unit, symmetric or bytes.") var scale: ClassifierSettings.Scale =
        .imagenet
    @Flag(help: "Keep that classifier for the pages, too.") var keep = false
    @Flag(help: "Write one JSON object.") var json = false
    @OptionGroup var desk: DeskOptions

    func validate() throws {
        if labels != nil, model == nil {
            throw ValidationError("--labels requires --model. Nothing was done; give both or neither.")
        }
        if keep, model == nil { throw ValidationError("--keep requires --model. Nothing was kept; give a model.") }
    }

    func run() async throws {
        let context = try await desk.open()
        guard let data = FileManager.default.contents(atPath: file) else { throw PictureProblem.noPicture }
        let picture = try PictureFile(Array(data), name: URL(filePath: file).lastPathComponent)
        guard let model else { return try write(try await context.words(for: picture, in: language, Recognise.worker)) }
        let pictures = context.pictures(Recognise.worker)
        let settings = ClassifierSettings(model: model, labels: labels ?? "", scale: scale)
        if keep { try await pictures.keep(settings, at: context.now) }
        let words = try await pictures.label(picture, try await context.pictureLanguage(language), settings)
        try write(NamedPicture(namer: .classifier, words: words))
    }

    private func write(_ named: NamedPicture) throws {
        if json { return try Output.json(PictureJSON(named)) }
        for word in named.words {
            let sureness = word.permille.map { "  \(word.label), \(($0 + 5) / 10)%" } ?? ""
            Output.line("\(word.word)  \(word.reading)  \(word.meaning)\(sureness)")
            if let sentence = word.sentence { Output.line("  \(sentence.text)  \(sentence.translation)") }
        }
    }
}

extension ClassifierSettings.Scale: ExpressibleByArgument {}
