import ArgumentParser
import Foundation
import Model
import Scheduling
import Wire

struct Schedule: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Schedule the reviews of one card, read as JSON from standard input.",
        discussion: """
            Input: {"algorithm":"fsrs6"|"fsrs5"|"sm2"|"anki-sm2","parameters":[…]?,"desiredRetention":0.9,"fuzz":false,\
            "ankiSM2":{"startingEase":2.5,"hardMultiplier":1.2,"easyBonus":1.3,"intervalMultiplier":1,\
            "lapseMultiplier":0,"minimumLapseInterval":1,"graduatingInterval":1,"easyInterval":4}?,\
            "learningSteps":[],"relearningSteps":[],"reviews":[{"rating":1…4,"elapsedDays":n},…]}. Steps are minutes.
            Output: [{"stability":…,"difficulty":…,"interval":…},…], one per review; the interval is in days, within \
            steps a fraction of one. SM-2 writes ease and repetitions instead of stability and difficulty; Anki's \
            SM-2 also writes the interval after each of the four answers.
            """)

    @Flag(help: "Write JSON, which is the only format.") var json = false

    func run() throws {
        let requests = try Request.read(FileHandle.standardInput.readDataToEndOfFile())
        try Output.json(requests.answers())
    }

    /// The request.
    struct Request: Decodable {
        struct Answer: Decodable {
            var rating: SentNumber
            var elapsedDays: Double?
        }

        var algorithm: String?
        var parameters: [Double]?
        var ankiSM2: AnkiSM2Options?
        var desiredRetention: Double?
        var maximumInterval: SentNumber?
        var fuzz: Bool?
        var learningSteps: [Double]?
        var relearningSteps: [Double]?
        var reviews: [Answer]

        static func read(_ data: Data) throws -> Request {
            guard JSONExtent(data).isShallow else { throw ValidationError("The lists are nested too deeply.") }
            let decoder = JSONDecoder()
            // Lets NaN reach the check that names the parameter.
            decoder.nonConformingFloatDecodingStrategy = .convertFromString(
                positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
            do {
                return try decoder.decode(Request.self, from: data)
            } catch {
                throw ValidationError(
                    "The request is not JSON in the form shown by `glossa schedule --help`. Nothing was scheduled.")
            }
        }
    }
}

extension Schedule.Request {
    /// Schedules the reviews in order.
    func answers() throws -> [PrintedSchedule] {
        let scheduler = try Scheduler(options())
        let answers = try reviews.enumerated().map { index, review in
            guard let rating = Rating(rawValue: try review.rating.within(.rating, "rating")) else {
                throw ValidationError("Review \(index + 1) has an invalid rating.")
            }
            let elapsed = review.elapsedDays ?? 0
            guard elapsed.isFinite, elapsed >= 0 else {
                throw ValidationError("Review \(index + 1) has an invalid number of elapsed days.")
            }
            return CardHistory.Answer(elapsedDays: Int(min(elapsed, Double(Int32.max))), rating: rating)
        }
        return scheduler.play(answers).map { PrintedSchedule($0, by: scheduler.options.algorithm) }
    }

    private func options() throws -> SchedulerOptions {
        let chosen: SchedulerOptions.Algorithm
        switch algorithm ?? "fsrs6" {
        case "fsrs6": chosen = .fsrs(try parameters(.defaults, version: .six))
        case "fsrs5": chosen = .fsrs(try parameters(.version5Defaults, version: .five))
        case "sm2": chosen = .sm2
        case "anki-sm2": chosen = .ankiSM2(ankiSM2 ?? AnkiSM2Options())
        case let other:
            throw ValidationError("There is no algorithm \(other). Use fsrs6, fsrs5, sm2 or anki-sm2.")
        }
        return SchedulerOptions(
            algorithm: chosen, desiredRetention: desiredRetention ?? 0.9,
            maximumInterval: try maximumInterval?.within(.interval, "maximumInterval") ?? 36500,
            learningSteps: try Steps(minutes: learningSteps ?? []),
            relearningSteps: try Steps(minutes: relearningSteps ?? []),
            fuzz: fuzz ?? false)
    }

    /// With 19 parameters, version 5 runs, whichever version was requested.
    private func parameters(_ defaults: FSRSParameters, version: FSRSParameters.Version) throws -> FSRSParameters {
        guard let parameters, !parameters.isEmpty else { return defaults }
        if version == .five, parameters.count != 19 { throw SchedulingError.wrongParameterCount(parameters.count) }
        return try FSRSParameters(parameters)
    }
}
