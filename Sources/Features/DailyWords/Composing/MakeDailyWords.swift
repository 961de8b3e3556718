import LanguageModel
import Library
import Model
import Models
import Storage

extension DailyWordsDesk {
    /// Today's words: those that were made already, else new ones. Words of another language or level than the learner has
    /// chosen since give way to new ones, as long as none of them was looked at.
    ///
    /// A language model is asked where there is one; without it, and where it does not answer in time or not as asked,
    /// the words come from lists at once. Whoever asks at the same time gets the same words.
    ///
    /// - Parameter patience: Seconds to wait for a language model; 0 to do without.
    /// - Throws: ``DailyWordsError/noWords``; `StorageError`.
    public func today(at now: Timestamp, patience: Int) async throws -> DailyWords {
        let day = days.date(of: now)
        let preferences = try await insights.learningPreferences()
        if let kept = try await dailyWords(on: day, for: preferences) { return kept }
        if let held = makers.held(learner, day), !held.givesWay(to: preferences.language, preferences.level) {
            return try await keepOrHold(held, at: now)
        }
        guard patience > 0, try await hasModel() else {
            return try await keepOrHold(composed(nil, preferences, day, now), at: now)
        }
        guard makers.claim(learner, day) else {
            // Another request asks the model: its words are worth a moment.
            if let kept = try await waited(for: day, preferences, seconds: patience) { return kept }
            return try await keepOrHold(composed(nil, preferences, day, now), at: now)
        }
        defer { makers.release(learner, day) }
        let suggested = try await inTime(patience) { try await suggestions(preferences, day, at: now) }
        return try await keepOrHold(composed(suggested, preferences, day, now), at: now)
    }

    /// Keeps words, or holds them in memory while the disk takes no writes: looking at them must not fail for that.
    private func keepOrHold(_ dailyWords: DailyWords, at now: Timestamp) async throws -> DailyWords {
        do {
            let kept = try await keep(dailyWords, at: now)
            makers.hold(nil, of: learner)
            return kept
        } catch let error as StorageError where error.allowsReading {
            makers.hold(dailyWords, of: learner)
            return dailyWords
        }
    }

    /// The words of a day, as far as they suit what the learner wants to learn.
    private func dailyWords(on day: CalendarDate, for preferences: LearningPreferences) async throws -> DailyWords? {
        guard let kept = try await dailyWords(on: day) else { return nil }
        return kept.givesWay(to: preferences.language, preferences.level) ? nil : kept
    }

    /// Puts a day's words together: the model's cards as far as they are any good, and from lists what is missing.
    private func composed(
        _ suggested: [SuggestedCard]?, _ preferences: LearningPreferences, _ day: CalendarDate, _ now: Timestamp
    ) async throws -> DailyWords {
        try await desk.answers.run { try await put(suggested, preferences, day, now) }
    }

    private func put(
        _ suggested: [SuggestedCard]?, _ preferences: LearningPreferences, _ day: CalendarDate, _ now: Timestamp
    ) async throws -> DailyWords {
        let language = preferences.language
        guard let lexicon = desk.lexicon else { throw DailyWordsError.noWords }
        let chooser = WordChooser(
            lexicon: lexicon, preferences: preferences, knowledge: try await desk.knowledge(of: language),
            taken: try await takenWords(language))
        let size = DailyWordsSize.cards(forMinutes: preferences.dailyGoal)
        var cards: [DailyWord] = []
        for suggestion in suggested ?? [] where cards.count < size {
            guard !cards.contains(where: { $0.word == suggestion.word.oneLine }) else { continue }
            if let card = try await checked(suggestion, number: cards.count + 1, chooser) { cards.append(card) }
        }
        let origin: DailyWords.Origin = cards.isEmpty ? .lists : .model
        let missing = size - cards.count
        // Words with a sentence go first: there are more candidates than places.
        let candidates = chooser.words(missing * 4, besides: Set(cards.map(\.word)))
        let finder = SentenceFinder(desk: desk, language: language)
        var bare: [ChosenWord] = []
        for chosen in candidates where cards.count < size {
            guard let sentence = try await finder.sentence(for: chosen.word) else {
                bare.append(chosen)
                continue
            }
            cards.append(try await card(chosen, number: cards.count + 1, sentence: sentence, in: language))
        }
        for chosen in bare.prefix(size - cards.count) {
            cards.append(try await card(chosen, number: cards.count + 1, sentence: nil, in: language))
        }
        guard !cards.isEmpty else { throw DailyWordsError.noWords }
        return DailyWords(
            day: day, language: language, level: preferences.level, origin: origin, cards: cards, madeAt: now)
    }

    private func hasModel() async throws -> Bool { try await !models.profiles().isEmpty }

    /// Runs something for so many seconds at most; nil where it takes longer, or a language model fails.
    private func inTime<Value: Sendable>(
        _ seconds: Int, _ body: @escaping @Sendable () async throws -> Value
    ) async throws -> Value? {
        try await withThrowingTaskGroup(of: Value?.self) { group in
            group.addTask {
                do { return try await body() } catch is ModelError { return nil }
            }
            group.addTask {
                try await Task.sleep(for: .seconds(seconds))
                return nil
            }
            defer { group.cancelAll() }
            return try await group.next() ?? nil
        }
    }

    /// The words that another request makes, once they are kept; nil where that takes too long or it gives up.
    private func waited(
        for day: CalendarDate, _ preferences: LearningPreferences, seconds: Int
    ) async throws -> DailyWords? {
        for _ in 0..<seconds * 10 {
            try await Task.sleep(for: .milliseconds(100))
            if let kept = try await dailyWords(on: day, for: preferences) { return kept }
            if !makers.isClaimed(learner, day) { break }
        }
        return try await dailyWords(on: day, for: preferences)
    }
}
