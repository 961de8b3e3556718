import Model
import Phonology
import Proficiency

/// Turns tokens into the words of a page: readings over each character, tones, the learner's script and what they know.
public struct WordPresenter {
    private let language: Language
    private let preferences: Preferences
    private let knowledge: Knowledge
    private let convert: (([String], Preferences.Script) -> [String])?
    private let parse: (String) -> MarkedReading

    /// - Parameters:
    ///   - convert: Converts a Chinese text in parts to a script, as a whole, and returns the same parts of the result;
    ///     nil without a dictionary, which leaves texts as they are.
    ///   - parse: Parses a pinyin reading. A caller with many pages can pass a function that caches.
    public init(
        _ language: Language, _ preferences: Preferences, knowledge: Knowledge = Knowledge(),
        convert: (([String], Preferences.Script) -> [String])? = nil,
        parse: @escaping (String) -> MarkedReading = { MarkedReading($0) }
    ) {
        self.language = language
        self.preferences = preferences
        self.knowledge = knowledge
        self.convert = convert
        self.parse = parse
    }

    /// The wording of the learner's language.
    var wording: Wording { Wording(preferences.interface) }

    /// Returns the same, for texts whose script is not to change because the learner answers in it.
    public func inScriptOfTexts() -> WordPresenter {
        WordPresenter(language, preferences, knowledge: knowledge, parse: parse)
    }

    /// Returns the paragraphs of a page, none of them empty but for the gaps between stanzas.
    ///
    /// - Parameter insets: The pictures and notes on it, in order. One inside a word follows the word; pictures with lines of
    ///   their own are left out.
    public func paragraphs(_ tokens: [Token], insets: [Inset] = []) -> [[ReadingPiece]] {
        var paragraphs: [[ReadingPiece]] = [[]]
        var inline = insets.compactMap { $0.inline }[...]
        var rubies = insets.compactMap { $0.ruby }[...]
        func addInsets(before place: Int) {
            while let (at, piece) = inline.first, at <= place {
                inline.removeFirst()
                paragraphs[paragraphs.count - 1].append(piece)
            }
        }
        var place = 0
        let texts = converted(tokens.map { $0.text })
        for ((token, word), shown) in zip(zip(tokens, spoken(tokens)), texts) {
            if !inline.isEmpty {
                place = token.start
                addInsets(before: place)
                place += token.text.unicodeScalars.count
            }
            var authored: [AuthoredReading] = []
            while let (at, ruby) = rubies.first, at < token.end {
                rubies.removeFirst()
                guard at >= token.start else { continue }
                authored.append(
                    AuthoredReading(place: at - token.start, length: ruby.length, reading: ruby.reading))
            }
            if isReadable(token) {
                let (syllables, reading) = written(token, as: shown, spoken: word, authored)
                let word = ReadingWord(
                    lemma: token.lemma, start: token.start, syllables: syllables, reading: reading,
                    standing: standing(of: token))
                paragraphs[paragraphs.count - 1].append(.word(word))
                continue
            }
            if !authored.isEmpty || inline.first.map({ $0.0 < place }) ?? false {
                addText(token.text, from: token.start, to: &paragraphs, &inline, authored)
                continue
            }
            var isFirst = true
            for line in shown.split(separator: "\n", omittingEmptySubsequences: false) {
                if !isFirst { paragraphs.append([]) }
                isFirst = false
                if !line.isEmpty { paragraphs[paragraphs.count - 1].append(.text(String(line))) }
            }
        }
        addInsets(before: .max)
        // An empty one between others is a gap between stanzas.
        while paragraphs.last?.isEmpty ?? false { paragraphs.removeLast() }
        return Array(paragraphs.drop { $0.isEmpty })
    }

    /// Adds a text between words that has insets or authors' readings in it.
    private func addText(
        _ text: String, from start: Int, to paragraphs: inout [[ReadingPiece]],
        _ inline: inout ArraySlice<(Int, ReadingPiece)>, _ authored: [AuthoredReading]
    ) {
        var authored = authored[...]
        var base = String.UnicodeScalarView()
        var place = start
        var piece = String.UnicodeScalarView()
        func flush() {
            if !piece.isEmpty { paragraphs[paragraphs.count - 1].append(.text(String(piece))) }
            piece = String.UnicodeScalarView()
        }
        for scalar in text.unicodeScalars {
            while let (at, inset) = inline.first, at <= place {
                inline.removeFirst()
                flush()
                paragraphs[paragraphs.count - 1].append(inset)
            }
            if let author = authored.first, start + author.place <= place, scalar != "\n" {
                if base.isEmpty { flush() }
                base.append(scalar)
                if base.count == author.length {
                    paragraphs[paragraphs.count - 1].append(
                        .ruby(Syllable(String(base), reading: author.reading, isAuthored: true)))
                    base = String.UnicodeScalarView()
                    authored.removeFirst()
                }
            } else if scalar == "\n" {
                flush()
                paragraphs.append([])
            } else {
                piece.append(scalar)
            }
            place += 1
        }
        piece.append(contentsOf: base)
        flush()
    }

    /// Returns how much of a page the learner knows; nil for a page without words.
    func known(_ tokens: [Token]) -> Share? { Share(known: Coverage(ofTokens: tokens, by: knowledge)) }

    /// Returns the text of one word with its reading over each part.
    ///
    /// - Parameter sentence: Where it was met, which decides between several forms in another script.
    func syllables(_ token: Token, in sentence: String? = nil) -> [Syllable] {
        let parts = sentence?.cut(at: token.text) ?? ["", token.text, ""]
        return written(token, as: converted(parts)[1], spoken: spoken([token])[0]).syllables
    }

    /// Returns whether a token can be tapped: Latin text inside Chinese and Japanese is shown unchanged.
    private func isReadable(_ token: Token) -> Bool {
        token.opensCard && (token.kind != .latin || language == .english)
    }

    private func standing(of token: Token) -> Standing {
        Standing(knowledge.status(of: token.lemma, level: token.level), isName: token.kind == .name)
    }

    /// Returns each token with its syllables; for Chinese as pronounced, if the learner prefers that.
    private func spoken(_ tokens: [Token]) -> [SpokenWord] {
        let words = tokens.map { token in
            let reading = language == .chinese ? token.reading : nil
            return SpokenWord(text: token.text, syllables: reading.map { parse($0).syllables } ?? [])
        }
        return language == .chinese && preferences.toneSandhi ? ToneSandhi.spoken(words) : words
    }

    /// Returns the text of a word with its reading over each part, and the whole reading.
    ///
    /// Latin letters in a Japanese text have no kana above them, unless the author wrote them.
    ///
    /// - Parameter shown: The text in the learner's script.
    /// - Returns: The reading is nil where the text itself says it.
    private func written(
        _ token: Token, as shown: String, spoken: SpokenWord, _ authored: [AuthoredReading] = []
    ) -> (syllables: [Syllable], reading: String?) {
        guard authored.isEmpty || language == .japanese else {
            let plain = written(token, as: shown, spoken: spoken)
            return (Syllable.all(plain.syllables, of: shown, with: authored), plain.reading)
        }
        switch language {
        case .english:
            return ([Syllable(token.text)], token.reading)
        case .japanese:
            let parts = Furigana.furigana(surface: token.text, reading: token.reading ?? "", authored: authored)
            let syllables = parts.map { part in
                let isShown = part.isAuthored || !part.text.isLatin
                return Syllable(part.text, reading: isShown ? part.ruby : nil, isAuthored: part.isAuthored)
            }
            return (syllables, token.reading.flatMap { token.text.says($0) ? nil : $0 })
        case .chinese:
            guard let listed = token.reading, !spoken.syllables.isEmpty else {
                return ([Syllable(shown, reading: token.reading)], token.reading)
            }
            let reading = parse(listed).spoken(spoken)
            guard shown.count == spoken.syllables.count else {
                return ([Syllable(shown, reading: listed)], reading.marked)
            }
            let syllables = zip(shown, spoken.syllables.indices).map { character, index in
                Syllable(
                    String(character), reading: reading.marks[index],
                    tone: spoken.syllables[index].map { Int(($0.tone ?? .neutral).rawValue) })
            }
            return (syllables, reading.marked)
        }
    }

    /// Returns the parts of a text in the learner's script.
    private func converted(_ parts: [String]) -> [String] {
        guard language == .chinese, preferences.script != .original, let convert else { return parts }
        return convert(parts, preferences.script)
    }
}

extension Syllable {
    /// Puts the author's readings in place of those of a word's characters.
    fileprivate static func all(
        _ syllables: [Syllable], of shown: String, with authored: [AuthoredReading]
    ) -> [Syllable] {
        var parts = syllables
        let scalars = Array(shown.unicodeScalars)
        if parts.count != scalars.count {
            let reading = scalars.count == authored[0].length ? nil : parts.first?.reading
            parts = scalars.map { Syllable(String($0)) }
            if parts.count == 1 { parts[0].reading = reading }
        }
        var result: [Syllable] = []
        var index = 0
        for author in authored where author.place >= index && author.place < parts.count {
            result += parts[index..<author.place]
            index = min(author.place + author.length, parts.count)
            let base = parts[author.place..<index].reduce("") { $0 + $1.text }
            result.append(Syllable(base, reading: author.reading, isAuthored: true))
        }
        return result + parts[index...]
    }
}

extension Inset {
    /// The place and the author's reading; nil for a picture and a note.
    fileprivate var ruby: (Int, BookRuby)? {
        guard case .ruby(let ruby) = content, ruby.length > 0 else { return nil }
        return (place, ruby)
    }

    /// Its place and piece; nil for a picture with a line of its own and for a reading.
    fileprivate var inline: (Int, ReadingPiece)? {
        switch content {
        case .picture(_, _, isPlate: true), .ruby: nil
        case .picture(let picture, let alternative, _): (place, .picture(picture, alternative: alternative))
        case .note(let note): (place, .note(note))
        }
    }
}

extension String {
    /// Whether it consists of Latin letters, perhaps with digits and signs among them.
    fileprivate var isLatin: Bool {
        unicodeScalars.allSatisfy { !$0.isEastAsian || (0xFF01...0xFF5E).contains($0.value) }
            && unicodeScalars.contains { $0.properties.isAlphabetic }
    }

    /// Whether a screen reader that reads this text says a reading: it is the same kana, or the text is Latin.
    fileprivate func says(_ reading: String) -> Bool {
        isLatin || Kana.hiragana(self) == Kana.hiragana(reading)
    }

    /// Returns what stands before the first occurrence of a text, the text, and what stands after it; nil if it does not
    /// occur.
    fileprivate func cut(at text: String) -> [String]? {
        var start = startIndex
        while start < endIndex, !self[start...].hasPrefix(text) { start = index(after: start) }
        guard start < endIndex, let end = index(start, offsetBy: text.count, limitedBy: endIndex) else { return nil }
        return [String(self[..<start]), text, String(self[end...])]
    }
}

extension Standing {
    /// - Parameters:
    ///   - status: What the learner knows of the word; nil if they have not met it.
    ///   - isName: Whether it is a name that is in no dictionary.
    init(_ status: WordStatus?, isName: Bool = false) {
        self =
            switch status {
            case .difficult: .difficult
            case .known: .known
            case .ignored: .ignored
            case nil: isName ? .name : .new
            }
    }
}
