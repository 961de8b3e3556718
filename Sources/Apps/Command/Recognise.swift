import ArgumentParser
import Recognition

/// The process that decodes and classifies pictures: `glossa serve` and `glossa picture` start it and communicate with
/// it through its standard input and output.
struct Recognise: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Decode and classify pictures for another Glossa process.", shouldDisplay: false)

    /// Runs this same executable, even if its file has since been replaced.
    static let worker: any PictureWorker = Recogniser(program: ["/proc/self/exe", "recognise"])

    func run() { RecognitionLoop.run() }
}
