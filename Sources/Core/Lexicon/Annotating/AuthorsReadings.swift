import Model
import Phonology

/// What an author's readings say about the words of a page: no word ends inside the characters under one, and a Japanese word
/// is read as they say.
public struct AuthorsReadings {
    private let rubies: [(place: Int, ruby: BookRuby)]
    private let language: Language
    private let lexicon: Lexicon?

    /// Nil if none of the insets is an author's reading.
    ///
    /// - Parameter insets: Those of the page, in order.
    public init?(_ insets: [Inset], in language: Language, _ lexicon: Lexicon?) {
        var rubies: [(place: Int, ruby: BookRuby)] = []
        var end = 0
        for inset in insets {
            // Of readings inside others, which a damaged or hostile book may have, the outer one counts.
            guard case .ruby(let ruby) = inset.content, ruby.length > 0, inset.place >= end,
                ruby.length <= Int.max - inset.place
            else { continue }
            rubies.append((inset.place, ruby))
            end = inset.place + ruby.length
        }
        guard !rubies.isEmpty else { return nil }
        self.rubies = rubies
        self.language = language
        self.lexicon = lexicon
    }

    /// Returns the words of the page with the author's readings.
    ///
    /// - Parameter tokens: As they were found without them.
    public func tokens(_ tokens: [Token]) -> [Token] {
        var result: [Token] = []
        result.reserveCapacity(tokens.count)
        // The words to come, the next one last.
        var coming = Array(tokens.reversed())
        for (place, ruby) in rubies {
            let end = place + ruby.length
            while let next = coming.last, next.end <= place {
                result.append(next)
                coming.removeLast()
            }
            var around: [Token] = []
            while let next = coming.last, next.start < end { around.append(coming.removeLast()) }
            let parts = around.count > 1 ? joined(around, at: around.clip(place..<end)) : around
            coming += parts.reversed()
        }
        result += coming.reversed()
        return language == .japanese ? read(result) : result
    }

    /// Joins the words that one author's reading spans, with the kana that follow and without what precedes.
    private func joined(_ tokens: [Token], at range: Range<Int>) -> [Token] {
        var scalars: [Unicode.Scalar] = []
        for token in tokens { scalars += token.text.unicodeScalars }
        let first = tokens[0]
        let last = tokens[tokens.count - 1]
        func piece(_ part: Range<Int>, _ kind: Token.Kind) -> Token {
            let text = Self.string(scalars[part.lowerBound - first.start..<part.upperBound - first.start])
            return Token(text: text, start: part.lowerBound, end: part.upperBound, kind: kind)
        }
        let isInflected =
            last.kind.isWord && scalars[(range.upperBound - first.start)...].allSatisfy(Kana.isHiragana)
        let end = isInflected ? last.end : range.upperBound
        let kind: Token.Kind = tokens.contains { $0.kind.isWord || $0.kind == .number } ? .word : first.kind
        var whole = piece(range.lowerBound..<end, kind)
        if kind == .word, let form = lexicon?.dictionaryForm(of: whole.text, in: language) { whole.lemma = form }
        if language == .chinese { whole.reading = reading(of: tokens, in: range) }
        var result: [Token] = []
        if first.start < range.lowerBound { result.append(named(piece(first.start..<range.lowerBound, first.kind))) }
        result.append(language == .japanese ? whole : named(whole))
        if last.end > end { result.append(named(piece(end..<last.end, last.kind))) }
        return result
    }

    /// The readings of Chinese words that are joined as they are; nil if they are not.
    private func reading(of tokens: [Token], in range: Range<Int>) -> String? {
        guard tokens[0].start == range.lowerBound, tokens[tokens.count - 1].end == range.upperBound else { return nil }
        var whole = ""
        for token in tokens {
            guard let reading = token.reading else { return nil }
            whole += whole.isEmpty ? reading : " " + reading
        }
        return whole
    }

    /// Reads the words that have characters with the author's readings.
    private func read(_ tokens: [Token]) -> [Token] {
        var tokens = tokens
        var rest = rubies[...]
        for index in tokens.indices {
            var inside: [AuthoredReading] = []
            while let (place, ruby) = rest.first, place < tokens[index].end {
                rest.removeFirst()
                let start = tokens[index].start
                guard place >= start else { continue }
                inside.append(AuthoredReading(place: place - start, length: ruby.length, reading: ruby.reading))
            }
            // Where an explanation or dots for emphasis stand in its place, the word keeps the dictionary's reading.
            guard !inside.isEmpty, tokens[index].kind != .space,
                inside.allSatisfy({ $0.reading.unicodeScalars.allSatisfy(Kana.isKana) })
            else { continue }
            let old = tokens[index].reading
            tokens[index].reading = Furigana.reading(of: tokens[index].text, from: old, authored: inside)
            if tokens[index].reading.map(Kana.hiragana) != old.map(Kana.hiragana) || tokens[index].gloss == nil {
                tokens[index] = named(tokens[index])
            }
        }
        return tokens
    }

    private func named(_ token: Token) -> Token { lexicon?.named(token, in: language) ?? token }

    private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }
}

extension Lexicon {
    /// Gives a word the meaning and the level of the entry that is read as it is, and a Japanese one its dictionary form.
    public func named(_ token: Token, in language: Language) -> Token {
        guard token.kind == .word else { return token }
        var token = token
        if language == .japanese, let lemma = lemma(of: token) { token.lemma = lemma }
        let found = entries(of: token.lemma, reading: token.reading, partOfSpeech: token.partOfSpeech, in: language)
        if let entry = found.first {
            token.gloss = entry.gloss
            token.level = entry.level
        }
        return token
    }

    /// The dictionary form that an inflected word has where it is read as it is: 行う for 行った read おこなった; nil if none is
    /// known.
    private func lemma(of token: Token) -> String? {
        guard token.text != token.lemma, let reading = token.reading else { return nil }
        let bases = dictionaryWords(of: token.text, reading: Kana.hiragana(reading)).filter { base, sound in
            entries(of: base, in: .japanese).contains { Kana.hiragana($0.reading) == sound }
        }
        return bases.contains { $0.word == token.lemma } ? nil : bases.first?.word
    }
}

extension [Token] {
    /// The part of a range that the tokens cover; they are contiguous, and there is at least one.
    fileprivate func clip(_ range: Range<Int>) -> Range<Int> {
        range.clamped(to: self[0].start..<self[count - 1].end)
    }
}
