import Foundation
import Model
import Scheduling

/// The scheduler beside its peers: `Benchmarks/scheduling.py` runs this and compares.
///
///     SchedulingBenchmarks replay    histories on standard input, one on a line; states on standard output
///     SchedulingBenchmarks schedule  reviews a second
///     SchedulingBenchmarks fit       fits the histories on standard input
///     SchedulingBenchmarks evaluate  judges the default parameters by them
@main
struct SchedulingBenchmarks {
    static func main() throws {
        switch CommandLine.arguments.dropFirst().first {
        case "replay": replay()
        case "schedule": schedule()
        case "fit": try fit()
        case "evaluate":
            let evaluation = FSRS().evaluate(histories())
            print("{\"logLoss\":\(evaluation.logLoss),\"rmseBins\":\(evaluation.rmseBins)}")
        default:
            FileHandle.standardError.write(Data("usage: SchedulingBenchmarks replay|schedule|fit|evaluate\n".utf8))
            exit(2)
        }
    }

    /// Lines of `rating:days rating:days …`.
    static func histories() -> [CardHistory] {
        var histories: [CardHistory] = []
        while let line = readLine() {
            histories.append(
                CardHistory(
                    line.split(separator: " ").map { pair in
                        let parts = pair.split(separator: ":")
                        return .init(
                            elapsedDays: Int(parts[1]) ?? 0, rating: Rating(rawValue: Int(parts[0]) ?? 3) ?? .good)
                    }))
        }
        return histories
    }

    static func replay() {
        let isFive = CommandLine.arguments.contains("five")
        let fsrs = FSRS(isFive ? .version5Defaults : .defaults)
        for history in histories() {
            let states = fsrs.states(of: history).map {
                "\($0.stability):\($0.difficulty):\(fsrs.intervalDays(stability: $0.stability, retention: 0.9))"
            }
            print(states.joined(separator: " "))
        }
    }

    static func schedule() {
        let fsrs = FSRS()
        var best = Double.infinity
        var check = 0.0
        for _ in 0..<5 {
            let start = DispatchTime.now().uptimeNanoseconds
            for card in 0..<20_000 {
                var memory: MemoryState?
                for review in 0..<10 {
                    let states = fsrs.nextStates(
                        after: memory, elapsedDays: review == 0 ? 0 : 1 + (card &+ review &* 7) % 40)
                    let intervals = ForEachRating { fsrs.interval(stability: states[$0].stability, retention: 0.9) }
                    check += intervals.good
                    memory = states[(card &+ review) % 9 == 0 ? .again : .good]
                }
            }
            best = min(best, Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
        }
        print("{\"name\":\"schedule\",\"value\":\(200_000 / best),\"unit\":\"reviews/s\",\"check\":\(check)}")
    }

    static func fit() throws {
        let histories = histories()
        var best = Double.infinity
        var result: Fit?
        for _ in 0..<3 {
            let start = DispatchTime.now().uptimeNanoseconds
            result = try FSRS.fit(histories)
            best = min(best, Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
        }
        guard let result else { return }
        print(
            "{\"seconds\":\(best),\"isBetter\":\(result.isBetter),\"before\":\(result.before.logLoss),\"after\":\(result.after.logLoss),"
                + "\"rmseBefore\":\(result.before.rmseBins),\"rmseAfter\":\(result.after.rmseBins),\"reviews\":\(result.reviews),"
                + "\"parameters\":\(result.parameters.values)}")
    }
}
