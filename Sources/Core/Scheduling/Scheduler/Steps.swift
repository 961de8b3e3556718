import Model

/// The short intervals of cards that are being learnt, or learnt again.
public struct Steps: Hashable, Sendable {
    /// Seconds, each greater than 0.
    public let seconds: [Int]

    /// 1 and 10 minutes, as in Anki and py-fsrs.
    public static var learning: Steps { Steps(seconds: [60, 600]) }
    /// 10 minutes, as in Anki and py-fsrs.
    public static var relearning: Steps { Steps(seconds: [600]) }
    public static var none: Steps { Steps(seconds: []) }

    init(seconds: [Int]) {
        self.seconds = seconds
    }

    /// - Parameter list: What the steps are called in JSON, for the error.
    /// - Throws: `stepOutOfRange` for a step that is not a number, shorter than a second, or longer than ten years.
    public init(minutes: [Double], of list: String = "learningSteps") throws(SchedulingError) {
        var seconds: [Int] = []
        for (index, step) in minutes.enumerated() {
            guard Self.isPossible(minutes: step) else { throw .stepOutOfRange(list, index: index) }
            seconds.append(Int(step * 60))
        }
        self.seconds = seconds
    }

    /// Whether a step lies within ``Bounds/stepSeconds``.
    static func isPossible(minutes: Double) -> Bool {
        minutes * 60 >= Double(Bounds.stepSeconds.least) && minutes * 60 <= Double(Bounds.stepSeconds.most)
    }

    /// What an answer does to a card in a step.
    enum Move: Hashable {
        /// The card is in this step, and due after so many seconds.
        case wait(step: Int, seconds: Int)
        /// The card leaves the steps.
        case leave
    }

    /// *Again* goes to the first step, *hard* repeats the step, *good* goes on or leaves, *easy* leaves. A card beyond the
    /// last step, which settings may make of one, leaves with any answer but *again*. Anki's rules.
    func move(from step: Int, _ isAgain: Bool, _ isHard: Bool, _ isGood: Bool) -> Move {
        guard let first = seconds.first else { return .leave }
        if isAgain { return .wait(step: 0, seconds: first) }
        guard step >= 0, step < seconds.count else { return .leave }
        if isHard { return .wait(step: step, seconds: step == 0 ? secondsOfHardFirst : seconds[step]) }
        if isGood, step + 1 < seconds.count { return .wait(step: step + 1, seconds: seconds[step + 1]) }
        return .leave
    }

    /// *Hard* in the first step lies between *again* and *good*: their mean, or half as much again as the only step, but
    /// at most a day more. Beyond a day it is rounded to days.
    private var secondsOfHardFirst: Int {
        let day = 86_400
        let first = seconds[0]
        let wait = seconds.count > 1 ? (first + seconds[1]) / 2 : min(first * 3 / 2, first + day)
        return wait > day ? (wait + day / 2) / day * day : wait
    }
}
