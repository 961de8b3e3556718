import Model

/// An error in scheduling or fitting.
public enum SchedulingError: Error, Hashable, Sendable {
    /// FSRS has 21 parameters (version 6) or 19 (version 5).
    case wrongParameterCount(Int)
    /// The parameter at this index is NaN or infinite.
    case parameterNotFinite(index: Int)
    /// The desired retention is not a number between 0 and 1, exclusive.
    case retentionOutOfRange
    /// The step at this index, in the list with this name in JSON, is shorter than a second or longer than ten years.
    case stepOutOfRange(String, index: Int)
    /// A deck option, by its name in JSON, lies outside the allowed range.
    case optionOutOfRange(String, least: String, most: String)
    /// The shares of the days of the week are not 7.
    case wrongDayCount(Int)
    /// The rating does not exist; ratings are 1 to 4.
    case ratingOutOfRange(Int)
    /// The card state does not exist; states are 0 to 3.
    case stateOutOfRange(Int)
    /// The ease or interval of an SM-2 card is not a finite number, or the ease is not above 1.
    case easeOutOfRange
    /// The fit was cancelled by its progress function.
    case cancelled
}

extension SchedulingError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .wrongParameterCount(let count): "FSRS takes 21 parameters, or 19 for version 5, not \(count)."
        case .parameterNotFinite(let index): "Parameter \(index) is not a finite number."
        case .retentionOutOfRange: "The desired retention must be between 0 and 1."
        case .stepOutOfRange(let list, let index):
            "Step \(index + 1) of “\(list)” must be a number of minutes, from one second to ten years."
        case .optionOutOfRange(let field, let least, let most): "“\(field)” must be between \(least) and \(most)."
        case .wrongDayCount(let count): "“dayShares” must have a number for each of the 7 days, not \(count)."
        case .ratingOutOfRange(let rating): "\(rating) is not a rating; ratings are 1 to 4."
        case .stateOutOfRange(let state): "\(state) is not a card state; states are 0 to 3."
        case .easeOutOfRange: "An SM-2 ease must be a number above 1, and an interval a number of days."
        case .cancelled: "The fit was cancelled. Nothing has changed."
        }
    }
}
