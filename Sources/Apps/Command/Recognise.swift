import ArgumentParser
import Recognition

/// The process in which pictures are looked at: it is started by `glossa serve` and `glossa picture`, and speaks with them
/// on its standard input and output.
struct Recognise: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Look at pictures for another process of Glossa.", shouldDisplay: false)

    /// Runs this very executable, even when its file has been replaced since.
    static let worker: any PictureWorker = Recogniser(program: ["/proc/self/exe", "recognise"])

    func run() { RecognitionLoop.run() }
}
