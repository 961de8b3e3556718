import Model

/// What cannot be scheduled or fitted.
public enum SchedulingError: Error, Hashable, Sendable {
    /// FSRS has 21 parameters (version 6) or 19 (version 5).
    case wrongParameterCount(Int)
    /// A parameter, counted from 0, is NaN or infinite.
    case parameterNotFinite(index: Int)
    /// The desired retention is not a number between 0 and 1, both excluded.
    case retentionOutOfRange
    /// A step, counted from 0, lasts less than a second or more than ten years; the name of its list in JSON.
    case stepOutOfRange(String, index: Int)
    /// An option of a deck, by its name in JSON, lies outside what is allowed.
    case optionOutOfRange(String, least: String, most: String)
    /// No rating has this number; ratings are 1 to 4.
    case ratingOutOfRange(Int)
    /// No card state has this number; states are 0 to 3.
    case stateOutOfRange(Int)
    /// Ease or interval of an SM-2 card is not a finite number, or the ease is not above 1.
    case easeOutOfRange
    /// The fit was cancelled by its progress function.
    case cancelled
}

extension SchedulingError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .wrongParameterCount(let count): "FSRS takes 21 parameters, or 19 for version 5, not \(count)."
        case .parameterNotFinite(let index): "Parameter \(index) is not a number."
        case .retentionOutOfRange: "Desired retention must lie between 0 and 1."
        case .stepOutOfRange(let list, let index):
            "Step \(index + 1) of “\(list)” is not a number of minutes from a second to ten years."
        case .optionOutOfRange(let field, let least, let most): "“\(field)” must lie between \(least) and \(most)."
        case .ratingOutOfRange(let rating): "There is no rating \(rating); ratings are 1 to 4."
        case .stateOutOfRange(let state): "There is no card state \(state); states are 0 to 3."
        case .easeOutOfRange: "An SM-2 ease must be a number above 1, an interval a number of days."
        case .cancelled: "The fit was cancelled. Nothing was changed."
        }
    }
}
