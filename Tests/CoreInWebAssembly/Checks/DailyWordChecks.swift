import Model
import Practice
import Storage

/// The words of several days are kept, replaced, marked and found: the same rows natively and in WebAssembly.
func checkDailyWords(_ report: inout Report) {
    do throws(StorageError) {
        let days = try Days()
        try days.checkKeeping(&report)
        try days.checkMarks(&report)
        try days.checkWords(&report)
    } catch {
        report.expect("daily words: " + error.description, false)
    }
}

private struct Days: DeskChecks {
    private static let start = CheckedDesk.start
    private static let today = CalendarDate(number: 20_520)
    private static let yesterday = CalendarDate(number: 20_519)
    let desk: CheckedDesk

    init() throws(StorageError) {
        desk = try CheckedDesk()
    }

    private static func words(
        _ words: [String], on day: CalendarDate, _ language: Language = .chinese, _ level: Difficulty = .beginner
    ) -> DailyWords {
        var cards: [DailyWord] = []
        for (place, word) in words.enumerated() {
            let sentence = ExampleSentence(
                word + "。", translation: "It is.", source: .book, bookTitle: "A \"book\"")
            cards.append(
                DailyWord(
                    number: place + 1, word: word, reading: "yī", meaning: "one", sentence: place == 0 ? sentence : nil,
                    level: place == 0 ? 3 : nil, interest: place == 0 ? .food : nil))
        }
        return DailyWords(day: day, language: language, level: level, origin: .lists, cards: cards, madeAt: start)
    }

    func checkKeeping(_ report: inout Report) throws(StorageError) {
        let (first, other) = (
            Self.words(["银行", "爱"], on: Self.today), Self.words(["行", "我"], on: Self.today, .chinese, .advanced)
        )
        let again = Self.words(["门"], on: Self.today)
        let kept = try write(at: 0) { transaction throws(StorageError) in
            [try transaction.keep(first), try transaction.keep(again)]
        }
        report.expect("the first words of a day stay", kept == [first, first])
        report.expect(
            "they are kept as they are",
            try read { reader throws(StorageError) in try reader.dailyWords(on: Self.today) } == first)
        let replaced = try write(at: 10) { transaction throws(StorageError) in try transaction.keep(other) }
        report.expect("words of another level replace what nobody has seen", replaced == other)
        report.expect(
            "and nothing of the others is left",
            try read { reader throws(StorageError) in try reader.dailyWords(on: Self.today) } == other)
        let none = try read { reader throws(StorageError) in try reader.dailyWords(on: Self.yesterday) }
        report.expect("a day without words", none == nil)
    }

    func checkMarks(_ report: inout Report) throws(StorageError) {
        for seconds: Int64 in [20, 30] {
            try write(at: seconds) { transaction throws(StorageError) in
                try transaction.mark(.seen, dailyWord: 1, on: Self.today)
            }
        }
        let marked = try write(at: 40) { transaction throws(StorageError) in
            try transaction.mark(.added, dailyWord: 2, on: Self.today)
        }
        report.expect(
            "only the first mark counts",
            marked.card(1)?.seenAt == Self.start.advanced(bySeconds: 20) && marked.card(1)?.addedAt == nil)
        report.expect(
            "each mark has a moment of its own",
            marked.card(2)?.addedAt == Self.start.advanced(bySeconds: 40) && marked.card(2)?.seenAt == nil)
        let beginner = Self.words(["银行"], on: Self.today)
        let kept = try write(at: 50) { transaction throws(StorageError) in try transaction.keep(beginner) }
        report.expect("words that were seen stay", kept == marked)
        report.expect(
            "a word that is not there",
            try refusal { transaction throws(StorageError) in
                try transaction.mark(.seen, dailyWord: 3, on: Self.today)
            }, "The day has no word with this number. Nothing was changed; its words are numbered from 1 to 2.")
        report.expect(
            "a day that is not there",
            try refusal { transaction throws(StorageError) in
                try transaction.mark(.seen, dailyWord: 1, on: Self.yesterday)
            }.hasPrefix("No words were saved for " + Self.yesterday.description))
    }

    func checkWords(_ report: inout Report) throws(StorageError) {
        let earlier = [
            Self.words(["学习", "爱"], on: Self.yesterday),
            Self.words(["銀行"], on: CalendarDate(number: 20_518), .japanese),
        ]
        try write(at: 60) { transaction throws(StorageError) in
            for words in earlier { _ = try transaction.keep(words) }
        }
        let (taken, latest) = try read { reader throws(StorageError) in
            (try reader.takenWords(.chinese), try reader.latestDailyWords(.chinese, limit: 3))
        }
        report.expect("words that were chosen before", taken == ["行", "我", "学习", "爱"])
        report.expect("the latest words", latest.joined(separator: " "), "行 我 学习")
        var days = ""
        try read { reader throws(StorageError) in
            try reader.forEachDailyWords { words throws(StorageError) in
                days += words.day.description + " \(words.cards.count); "
            }
        }
        report.expect("every day, in order", days, "2026-03-06 1; 2026-03-07 2; 2026-03-08 2; ")
    }
}
