/// An error in the analysis of a text.
public enum LinguisticsError: Error, Hashable, Sendable {
    /// A text to analyze with more characters (Unicode scalars) than this.
    case textTooLong(limit: Int)
}

extension LinguisticsError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .textTooLong(let limit):
            "The text has more than \(limit) characters. Nothing was changed; send it in shorter pieces, or import it as a "
                + "book."
        }
    }
}
