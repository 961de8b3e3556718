import Model

/// The short intervals of cards in learning or relearning.
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

    /// - Parameter list: The name of the steps in JSON, for the error.
    /// - Throws: `stepOutOfRange` for a step that is not a number, is shorter than a second, or is longer than ten
    ///   years.
    public init(minutes: [Double], of list: String = "learningSteps") throws(SchedulingError) {
        var seconds: [Int] = []
        for (index, step) in minutes.enumerated() {
            guard Self.isPossible(minutes: step) else { throw .stepOutOfRange(list, index: index) }
            seconds.append(Int(step * 60))
        }
        self.seconds = seconds
    }

    /// Returns whether a step lies within ``Bounds/stepSeconds``.
    static func isPossible(minutes: Double) -> Bool {
        minutes * 60 >= Double(Bounds.stepSeconds.least) && minutes * 60 <= Double(Bounds.stepSeconds.most)
    }

    /// The effect of an answer on a card in a step.
    enum Move: Hashable {
        /// The card is in this step and due after this many seconds.
        case wait(step: Int, seconds: Int)
        /// The card leaves the steps.
        case leave
    }

    /// Applies Anki's rules: *again* goes to the first step, *hard* repeats the step, *good* advances or leaves, *easy*
    /// leaves. A card beyond the last step, possible after a settings change, leaves with any answer but *again*.
    func move(from step: Int, _ isAgain: Bool, _ isHard: Bool, _ isGood: Bool) -> Move {
        guard let first = seconds.first else { return .leave }
        if isAgain { return .wait(step: 0, seconds: first) }
        guard step >= 0, step < seconds.count else { return .leave }
        if isHard { return .wait(step: step, seconds: step == 0 ? secondsOfHardFirst : seconds[step]) }
        if isGood, step + 1 < seconds.count { return .wait(step: step + 1, seconds: seconds[step + 1]) }
        return .leave
    }

    /// The seconds for *hard* in the first step: the mean of *again* and *good*, or one and a half times a single step,
    /// but at most a day more. Beyond a day, it is rounded to whole days.
    private var secondsOfHardFirst: Int {
        let day = 86_400
        let first = seconds[0]
        let wait = seconds.count > 1 ? (first + seconds[1]) / 2 : min(first * 3 / 2, first + day)
        return wait > day ? (wait + day / 2) / day * day : wait
    }
}
