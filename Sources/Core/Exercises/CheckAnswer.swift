import Model
import Phonology

extension Exercise {
    /// Checks an answer, ignoring differences without meaning.
    ///
    /// Spaces, punctuation, width and case never count. A reading counts as what it reads: kana for kanji, pinyin with
    /// its tones (as marks or numbers) for characters. In a dictation 他, 她 and 它 are equal, like 你 and 妳, because
    /// nobody can hear the difference. But 的, 地 and 得, which also sound the same, differ in grammar, so one never
    /// counts for another.
    ///
    /// - Parameters:
    ///   - given: In the form that ``Exercise/Kind`` describes.
    ///   - heard: The reading of the typed text, in kana, if a Japanese analyser is available. It counts if the right
    ///     answer reads the same: 銀行に いく for 銀行に行く.
    public func check(_ given: [String], heard: String? = nil) -> Verdict {
        switch task {
        case .choice(let choice):
            one(given.first.map { AnswerText.folded($0) == AnswerText.folded(choice.answer) } ?? false)
        case .match(let match): matched(given, match.pairs)
        case .order(let order): one(order.accepts(given))
        case .cloze(_, let answer), .dictation(let answer): typed(given.first ?? "", for: answer, heard: heard)
        }
    }

    /// Returns, for each word that the exercise trains, whether the verdict shows it as known.
    public func results(_ verdict: Verdict) -> [(word: String, isRight: Bool)] {
        words.enumerated().map { place, word in
            (word, verdict.parts.count == words.count ? verdict.parts[place] : verdict.isRight)
        }
    }

    /// Returns the exercise with its right answers converted, for instance to simplified characters, if they are typed;
    /// other exercises stay as they are.
    public func mappingAnswers(_ convert: (String) -> String) -> Exercise {
        func converted(_ answer: WrittenAnswer) -> WrittenAnswer {
            WrittenAnswer(
                convert(answer.text), alternatives: answer.alternatives.map { convert($0) }, readings: answer.readings)
        }
        var mapped = self
        switch task {
        case .cloze(let gap, let answer): mapped.task = .cloze(gap, converted(answer))
        case .dictation(let answer): mapped.task = .dictation(converted(answer))
        case .choice, .order, .match: break
        }
        return mapped
    }

    private func one(_ isRight: Bool, slip: Verdict.Slip? = nil) -> Verdict {
        Verdict(isRight: isRight, parts: [isRight], slip: slip)
    }

    private func matched(_ given: [String], _ pairs: [Match.Pair]) -> Verdict {
        let parts = pairs.indices.map { place in
            place < given.count && AnswerText.folded(given[place]) == AnswerText.folded(pairs[place].right)
        }
        return Verdict(isRight: !parts.contains(false) && given.count == pairs.count, parts: parts)
    }

    private func typed(_ text: String, for answer: WrittenAnswer, heard: String?) -> Verdict {
        let given = comparable(text)
        guard !given.isEmpty else { return one(false) }
        let readings = answer.readings
        let wanted = ([answer.text] + answer.alternatives).map { comparable($0) }
        if wanted.contains(where: { isSame(given, $0) }) { return one(true) }
        let hasCharacters = AnswerText.hasCharacters(given)
        if AnswerText.isKana(text) || !hasCharacters, readings.contains(where: { isReading(text, $0) }) {
            return one(true)
        }
        if let heard, !AnswerText.isKana(text), hasCharacters,
            readings.contains(where: { AnswerText.isKana($0) && AnswerText.kana($0) == AnswerText.kana(heard) })
        {
            return one(true)
        }
        if wanted.contains(where: { isSame(Self.withOneDe(given), Self.withOneDe($0)) }) {
            return one(false, slip: .de)
        }
        if !hasCharacters, readings.contains(where: { Self.sounds(text, like: $0) }) {
            return one(false, slip: .tones)
        }
        return one(false)
    }

    private func comparable(_ text: String) -> String {
        let folded = AnswerText.folded(text)
        guard kind == .dictation else { return folded }
        return AnswerText.merging(["妳"], into: "你", in: AnswerText.merging(["她", "它", "牠"], into: "他", in: folded))
    }

    /// Returns whether two comparable texts are the same. In a dictation 10点 sounds like 十点, and 2点 like 两点; but 二点
    /// is not 两点. Digits in pinyin are tones.
    private func isSame(_ given: String, _ wanted: String) -> Bool {
        if given == wanted { return true }
        guard kind == .dictation, AnswerText.hasCharacters(given),
            AnswerText.hasDigits(given) || AnswerText.hasDigits(wanted)
        else { return false }
        return NumeralText.inDigits(given) == NumeralText.inDigits(wanted)
    }

    private func isReading(_ text: String, _ reading: String) -> Bool {
        if AnswerText.isKana(reading) { return AnswerText.kana(text) == AnswerText.kana(reading) }
        if case .same = PinyinAnswer.compare(text, with: reading) { return true }
        return false
    }

    private static func sounds(_ text: String, like reading: String) -> Bool {
        if case .otherTones = PinyinAnswer.compare(text, with: reading) { return true }
        return false
    }

    private static func withOneDe(_ text: String) -> String { AnswerText.merging(["地", "得"], into: "的", in: text) }
}

extension Exercise.Order {
    /// Returns whether pieces in this order make up a right sentence.
    public func accepts(_ pieces: [String]) -> Bool {
        var text = ""
        for piece in pieces { text += piece }
        text = AnswerText.folded(text)
        return !text.isEmpty && ([sentence] + alternatives).contains { AnswerText.folded($0) == text }
    }
}
