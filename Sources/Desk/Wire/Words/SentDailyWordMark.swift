import DailyWords
import Model
import Routes

/// `{"mark": "seen", "day": "2026-03-07"}`
public struct SentDailyWordMark: Decodable, Sendable {
    /// What the learner did with a word of the day.
    public enum Mark: String, Decodable, Sendable {
        case seen, added

        public var value: DailyWordMark {
            switch self {
            case .seen: .seen
            case .added: .added
            }
        }
    }

    public var mark: Mark
    /// The day of the word, such as `2026-03-07`; nil for today.
    var day: String?

    /// The day of the word; nil for today.
    ///
    /// - Throws: `FormError` for a text that is not a date.
    public var date: CalendarDate? {
        get throws(FormError) {
            guard let day else { return nil }
            guard let date = CalendarDate(day) else { throw .unusable("“\(day)”, which is not a date") }
            return date
        }
    }
}
