/// An error with the words of a day.
public enum DailyWordsError: Error, Hashable, Sendable {
    /// No words were saved for a day that is over or has not begun, or today's have not been made yet.
    case noDailyWords(CalendarDate)
    /// The day has no card with this number.
    case noSuchCard(Int)
    /// The dictionaries are missing, or the learner knows every word of the level.
    case noWords
    /// A word to find sentences for that is empty or too long.
    case impossibleWord
}

extension DailyWordsError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noDailyWords(let day):
            """
            No words were saved for \(day): they are made on the day itself, from five in the morning. Nothing was \
            changed; make today's words first, or choose another day.
            """
        case .noSuchCard(let number):
            "The day's words have no card \(number). Nothing was changed; cards are counted from 1."
        case .noWords:
            """
            No new words were found: the dictionaries are missing, or you know every word of your level. Nothing was \
            changed; run `glossa lexicon build`, or choose a higher level in your learning preferences.
            """
        case .impossibleWord: "A word has from 1 to 40 characters. Nothing was changed."
        }
    }
}
