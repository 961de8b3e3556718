import Model

/// Learning steps as a learner writes them.
///
///     StepsText.minutes("1m 10m 1d")  // [1, 10, 1440]
///     StepsText.text([1, 10, 1440])  // "1m 10m 1d"
public enum StepsText {
    /// Formats each step in the largest unit that divides it.
    public static func text(_ minutes: [Double]) -> String {
        var text = ""
        for step in minutes {
            if !text.isEmpty { text += " " }
            let seconds = Bounds.stepSeconds.nearest(to: step * 60 + 0.5)
            switch seconds {
            case let seconds where seconds % 86_400 == 0 && seconds > 0: text += "\(seconds / 86_400)d"
            case let seconds where seconds % 3600 == 0 && seconds > 0: text += "\(seconds / 3600)h"
            case let seconds where seconds % 60 == 0: text += "\(seconds / 60)m"
            default: text += "\(seconds)s"
            }
        }
        return text
    }

    /// Whether any step is shorter than the one before it, so that a better-known card would come back sooner.
    public static func goesDown(_ minutes: [Double]) -> Bool {
        for (step, next) in zip(minutes, minutes.dropFirst()) where next < step { return true }
        return false
    }

    /// Parses numbers with `s`, `m`, `h` or `d`, or minutes without a unit, separated by spaces or commas.
    ///
    /// - Returns: nil if the text contains anything else, or a step longer than ``Bounds/stepSeconds`` allows.
    public static func minutes(_ text: String) -> [Double]? {
        var steps: [Double] = []
        for part in text.split(whereSeparator: { $0 == " " || $0 == "," || $0 == "，" || $0 == "\u{3000}" }) {
            var digits = part
            var unit = 60
            switch part.unicodeScalars.last {
            case "s": unit = 1
            case "m": unit = 60
            case "h": unit = 3600
            case "d": unit = 86_400
            default: digits += "m"
            }
            digits.removeLast()
            let longest = Bounds(1...Bounds.stepSeconds.most / unit)
            guard let number = try? SentNumber(digits)?.within(longest, "") else { return nil }
            steps.append(Double(number * unit) / 60)
        }
        return steps
    }
}
