import LanguageModel
import Linguistics
import Model
import Models
import Storage

extension DailyWordsDesk {
    /// Returns today's words if they have been made and match the learner's language and level; it makes none.
    ///
    /// - Parameters:
    ///   - preferences: The learner's.
    ///   - reader: Reads the learner's rows.
    public func made(
        for preferences: LearningPreferences, at now: Timestamp, in reader: Reader
    ) throws(StorageError) -> DailyWords? {
        let day = days.date(of: now)
        if let kept = try reader.dailyWords(on: day), !kept.givesWay(to: preferences.language, preferences.level) {
            return kept
        }
        guard let held = makers.held(learner, day) else { return nil }
        return held.givesWay(to: preferences.language, preferences.level) ? nil : held
    }

    /// Returns today's words, creating them if necessary. If the learner has since chosen another language or level,
    /// new words replace the existing ones unless some of them were already viewed.
    ///
    /// Asks a language model if one is configured. Without one, or if it fails, times out or returns unusable output,
    /// the words come from lists at once. Simultaneous requests get the same words.
    ///
    /// - Parameter patience: Seconds to wait for a language model; 0 to skip it.
    /// - Throws: ``DailyWordsError/noWords``; `StorageError`.
    public func today(at now: Timestamp, patience: Int) async throws -> DailyWords {
        let day = days.date(of: now)
        let preferences = try await preferences()
        if let kept = try await dailyWords(on: day, for: preferences) { return kept }
        if let held = makers.held(learner, day), !held.givesWay(to: preferences.language, preferences.level) {
            return try await keepOrHold(held, at: now)
        }
        guard patience > 0, try await models.isSetUp() else {
            return try await keepOrHold(composed(nil, preferences, day, now), at: now)
        }
        guard makers.claim(learner, day) else {
            // Another request is asking the model: wait a moment for its words.
            if let kept = try await waited(for: day, preferences, seconds: patience) { return kept }
            return try await keepOrHold(composed(nil, preferences, day, now), at: now)
        }
        defer { makers.release(learner, day) }
        let suggested = try await inTime(patience) { try await suggestions(preferences, day, at: now) }
        return try await keepOrHold(composed(suggested, preferences, day, now), at: now)
    }

    /// Saves words, or holds them in memory while the disk is read-only, so that viewing them does not fail.
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

    /// Returns the words of a day if they match the learning preferences.
    private func dailyWords(on day: CalendarDate, for preferences: LearningPreferences) async throws -> DailyWords? {
        guard let kept = try await dailyWords(on: day) else { return nil }
        return kept.givesWay(to: preferences.language, preferences.level) ? nil : kept
    }

    /// Assembles a day's words: the model's usable cards, completed from lists.
    private func composed(
        _ suggested: [SuggestedCard]?, _ preferences: LearningPreferences, _ day: CalendarDate, _ now: Timestamp
    ) async throws -> DailyWords {
        try await texts.answers.run { try await put(suggested, preferences, day, now) }
    }

    private func put(
        _ suggested: [SuggestedCard]?, _ preferences: LearningPreferences, _ day: CalendarDate, _ now: Timestamp
    ) async throws -> DailyWords {
        let language = preferences.language
        guard let lexicon = texts.lexicon else { throw DailyWordsError.noWords }
        let chooser = WordChooser(
            lexicon: lexicon, preferences: preferences, knowledge: try await knowledge(language),
            taken: try await takenWords(language), common: makers.common)
        let size = DailyWordsSize.cards(forMinutes: preferences.dailyGoal)
        var cards: [DailyWord] = []
        for suggestion in suggested ?? [] where cards.count < size {
            guard !cards.contains(where: { $0.word == suggestion.word.oneLine }) else { continue }
            if let card = try await checked(suggestion, number: cards.count + 1, chooser) { cards.append(card) }
        }
        let origin: DailyWords.Origin = cards.isEmpty ? .lists : .model
        let missing = size - cards.count
        // Prefer words with a sentence; there are more candidates than places.
        let candidates = chooser.words(missing * 4, besides: Set(cards.map(\.word)))
        var bare: [ChosenWord] = []
        for chosen in candidates where cards.count < size {
            guard let sentence = try await sentences.sentence(for: chosen.word, in: language) else {
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

    /// Runs an operation with a time limit in seconds; returns nil if it times out or a language model fails.
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

    /// Returns the words that another request is creating, once saved, or nil if that takes too long or it fails.
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
