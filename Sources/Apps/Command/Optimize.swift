import ArgumentParser
import Foundation
import Model
import Scheduling
import Wire

struct Optimize: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Fit FSRS-6 to a review log.",
        discussion: """
            The log is a table in open-spaced-repetition's format: card_id,review_time,review_rating,review_state,\
            review_duration, times in milliseconds. The figures are for reviews held out from the fit; if it is not \
            better than the defaults on these, the defaults are written.
            """)

    @Option(help: "The log.") var csv: String
    @Option(help: "The learner's time zone, such as Asia/Shanghai.") var timezone = "UTC"
    @Option(help: "The hour at which the learner's day begins.", transform: whole(.hour))
    var dayStart = 4
    @Flag(help: "Print the progress to standard error.") var progress = false

    func validate() throws {
        guard TimeZone(identifier: timezone) != nil else {
            throw ValidationError("There is no time zone \(timezone). Give a name such as Asia/Shanghai.")
        }
    }

    func run() throws {
        let data = try InputFile(csv).data()
        let table = data.withUnsafeBytes { ReviewTable.read($0.bindMemory(to: UInt8.self)) }
        guard let table else {
            throw ValidationError("\(csv) has no columns card_id, review_time and review_rating in its first line.")
        }
        if table.damagedCount > 0 {
            let lines = table.damaged.prefix(10).map(String.init).joined(separator: ", ")
            Output.note(
                "\(table.damagedCount) lines are invalid and left out: \(lines)\(table.damagedCount > 10 ? " …" : "")."
            )
        }
        let zone = TimeZone(identifier: timezone) ?? .gmt
        let histories = CardHistory.grouped(table.rows, day: Self.days(in: zone, from: dayStart))
        let start = ContinuousClock.now
        let showsProgress = progress
        var percent = -1
        let fit = try FSRS.fit(histories) { share in
            if showsProgress, Int(share * 100) > percent {
                percent = Int(share * 100)
                Output.note("\(percent) %")
            }
            return !Task.isCancelled
        }
        let duration = start.duration(to: .now) / .seconds(1)
        try Output.json(PrintedFit(fit, reviews: table.rows.count, seconds: duration))
    }

    /// Numbers the learner's days. The UTC offset is cached for each six hours in which it is constant: looking it up
    /// for every review would take longer than the fit.
    private static func days(in zone: TimeZone, from hour: Int) -> (Timestamp) -> Int {
        func offset(_ seconds: Int64) -> Int { zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds))) }
        var offsets: [Int64: Int] = [:]
        return { time in
            let seconds = time.milliseconds / 1000
            let span = seconds / 21_600
            let known = offsets[span] ?? offset(seconds)
            if offsets[span] == nil, offset(span * 21_600) == known, offset((span + 1) * 21_600) == known {
                offsets[span] = known
            }
            return LearnerDay(offset: known, start: hour).number(of: time)
        }
    }
}
