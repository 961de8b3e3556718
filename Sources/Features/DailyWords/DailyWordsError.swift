import Model

/// What can go wrong with the words of a day.
public enum DailyWordsError: Error, Hashable, Sendable {
    /// No words were kept for a day that is over or has not begun.
    case noDailyWords(CalendarDate)
    /// There is no card of this number on the day.
    case noSuchCard(Int)
    /// The dictionaries are not there, or no word of the level is left that the learner does not know.
    case noWords
}

extension DailyWordsError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noDailyWords(let day):
            """
            No words were kept for \(day): they are made on the day itself, from five in the morning. Nothing was \
            changed; leave the day out for today's words.
            """
        case .noSuchCard(let number):
            "The day's words have no card \(number). Nothing was changed; cards are counted from 1."
        case .noWords:
            """
            No new words were found: the dictionaries are missing, or you know every word of your level. Nothing was \
            changed; run `glossa lexicon build`, or choose a higher level in your learning preferences.
            """
        }
    }
}
