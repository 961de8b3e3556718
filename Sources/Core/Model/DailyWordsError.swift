/// An error with the words of a day.
public enum DailyWordsError: Error, Hashable, Sendable {
    /// No words were saved for a day that is over or has not begun, or today's have not been made yet.
    case noDailyWords(CalendarDate)
    /// The day has no card with the number that was asked for; the number of cards that it has.
    case noSuchCard(of: Int)
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
        case .noSuchCard(let count):
            "The day has no word with this number. Nothing was changed; its words are numbered from 1 to \(count)."
        case .noWords:
            """
            No new words were found: the dictionaries are missing, or you know every word of your level. Nothing was \
            changed; run `glossa lexicon build`, or choose a higher level in your learning preferences.
            """
        case .impossibleWord: "A word has from 1 to 40 characters. Nothing was changed."
        }
    }
}
