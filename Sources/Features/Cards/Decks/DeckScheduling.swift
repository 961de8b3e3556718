import Model
import Scheduling

extension DeckOptions {
    /// Returns whether answered cards would have other due times than under `other`.
    public func schedule(otherwiseThan other: DeckOptions) -> Bool {
        schedulingValues != other.schedulingValues
    }

    /// Copies the options that determine due times, and no others.
    package mutating func takeScheduling(of other: DeckOptions) {
        algorithm = other.algorithm
        parameters = other.parameters
        previousParameters = other.previousParameters
        ankiSM2 = other.ankiSM2
        desiredRetention = other.desiredRetention
    }

    private var schedulingValues: [Double] {
        let kind = Double(Algorithm.allCases.firstIndex(of: algorithm) ?? 0)
        switch algorithm {
        case .fsrs: return [kind, desiredRetention] + parameters
        case .sm2: return [kind]
        case .ankiSM2:
            let options = ankiSM2.bounded
            return [
                kind, options.startingEase, options.hardMultiplier, options.easyBonus, options.intervalMultiplier,
                options.lapseMultiplier, Double(options.minimumLapseInterval), Double(options.graduatingInterval),
                Double(options.easyInterval),
            ]
        }
    }
}
