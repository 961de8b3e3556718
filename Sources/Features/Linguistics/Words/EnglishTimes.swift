import Model

/// Days, times of the day and the like behind "at", "on" and "in", which do not say where something is there.
extension EnglishSentence {
    /// Whether a time stands behind a preposition: "at six", "on the first Monday", "in the early morning", "in 1990".
    func isBeforeTime(_ number: Int) -> Bool {
        let preposition = words[number].lower
        guard let times = Self.times[preposition] else { return false }
        guard let next = next(number) else { return isBeforeTimeInFigures(number, preposition, times) }
        if preposition == "at" || preposition == "by", isHour(next, number + 1) { return true }
        // In "in Paris this year" the place comes first.
        var place = number + 1
        while place < number + 4, isJoined(place) {
            let word = words[place]
            if times.contains(word.lower) || times.contains(word.usual.lemma) {
                if word.isCapitalised { return true }
                // "May" is a month with its capital only, and "the morning light" is no time.
                let isPart = self.next(place).map { $0.usualPart == .noun && !times.contains($0.lower) } ?? false
                return !isPart && word.lower != "may" && word.lower != "march"
            }
            guard
                EnglishRole.determiners.contains(word.lower) || Self.beforeTimes.contains(word.lower)
                    || word.usualPart == .determiner || word.usualPart == .adjective
            else { return false }
            place += 1
        }
        return false
    }

    /// "at six", "at half past two", "at ten o'clock": the hour ends its phrase.
    private func isHour(_ next: EnglishWord, _ place: Int) -> Bool {
        let behind = self.next(place)
        if next.lower == "half" || next.lower == "quarter" { return behind?.lower == "past" || behind?.lower == "to" }
        guard Self.hours.contains(next.lower) else { return false }
        return behind.map { Self.behindHours.contains($0.lower) || EnglishRole.subjects.contains($0.lower) } ?? true
    }

    /// "in 1990", "at 6:30", "at 7pm", "in 5 minutes".
    private func isBeforeTimeInFigures(_ number: Int, _ preposition: String, _ times: Set<String>) -> Bool {
        guard let token = tokens[(places[number] + 1)...].first(where: { $0.kind != .space }), token.kind == .number
        else {
            return false
        }
        let text = token.text.lowercased()
        // A space, the number, a space and the word.
        if number + 1 < words.count, places[number + 1] == places[number] + 4,
            times.contains(words[number + 1].usual.lemma)
        {
            return true
        }
        switch preposition {
        case "in":
            let digits = text.hasSuffix("s") ? text.dropLast() : text[...]
            return digits.utf8.count == 4 && (digits.hasPrefix("1") || digits.hasPrefix("20"))
                && digits.utf8.allSatisfy { 0x30...0x39 ~= $0 }
        case "at", "by": return text.contains(":") || text.hasSuffix("am") || text.hasSuffix("pm")
        default: return false
        }
    }

    private static let months: Set = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
        "december",
    ]
    private static let times: [String: Set<String>] = [
        "at": [
            "night", "noon", "midday", "midnight", "dawn", "dusk", "sunrise", "sunset", "daybreak", "nightfall",
            "lunchtime",
            "teatime", "dinnertime", "bedtime", "christmas", "easter", "weekend", "moment", "time", "age", "o'clock",
        ],
        "by": [],
        "on": months.union([
            "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "day", "morning", "afternoon",
            "evening", "night", "birthday", "anniversary", "weekend", "eve", "date", "weekday", "occasion",
        ]),
        "in": months.union([
            "spring", "summer", "autumn", "winter", "morning", "afternoon", "evening", "century", "decade", "year",
            "month",
            "week", "hour", "minute", "moment", "day", "past", "future", "weekend",
        ]),
    ]
    /// Words between a preposition and a time that are no adjectives in every dictionary.
    private static let beforeTimes: Set = [
        "few", "several", "many", "last", "next", "same", "first", "second", "third", "late", "early", "mid", "about",
        "all",
        "her", "christmas", "such", "recent", "coming", "following", "past", "previous", "both", "less", "than",
        "under",
        "just",
    ]
    static let hours: Set = [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    ]
    private static let behindHours: Set = [
        "o'clock", "in", "on", "at", "will", "must", "sharp", "tonight", "tomorrow", "this", "every", "and", "or",
        "thirty", "fifteen",
        "when",
    ]
}
