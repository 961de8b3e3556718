import Model

/// The texts of an exercise in the language of its lesson, with readings over their words.
public struct ExerciseTexts: Sendable {
    private var pieces: [String: [ReadingPiece]] = [:]

    /// Without readings.
    public init() {}

    /// - Parameter tokens: The words of each of ``texts(of:in:)``, with what is between them.
    public init(_ tokens: [(text: String, tokens: [Token])], by presenter: WordPresenter) {
        for (text, tokens) in tokens {
            var pieces: [ReadingPiece] = []
            for paragraph in presenter.paragraphs(tokens) where !paragraph.isEmpty {
                if !pieces.isEmpty { pieces.append(.text("\n")) }
                pieces += paragraph
            }
            self.pieces[text] = pieces
        }
    }

    /// Returns the texts of an exercise that have readings, each once: those in the language of its lesson, with their gap
    /// filled, because a word is read as its sentence demands.
    public static func texts(of exercise: Exercise, in language: Language) -> [String] {
        guard language != .english else { return [] }
        var texts = [exercise.passage]
        switch exercise.task {
        case .choice(let choice):
            if case .gap(let gap) = choice.ask {
                texts += choice.choices.map { gap.filled(with: $0) }
            } else {
                texts += [choice.ask.text(gap: "")] + choice.choices
            }
        case .cloze(let gap, let answer): texts.append(gap.filled(with: answer.text))
        case .order(let order): texts += [order.sentence] + order.pieces
        case .match(let match): texts += match.pairs.flatMap { [$0.left, $0.right] }
        case .dictation(let answer): texts.append(answer.text)
        }
        var found: [String] = []
        for text in texts where LessonText.isWritten(text, in: language) && !found.contains(text) { found.append(text) }
        return found
    }

    // MARK: Readings in a line

    /// Returns the reading of a text as the learner's settings want it: of the whole, of each word that they do not know
    /// behind the word, or nothing.
    public func reading(of text: String, _ readings: Preferences.Readings) -> String {
        Self.reading(pieces[text] ?? [], readings)
    }

    /// Returns the reading of a sentence without its gap.
    public func reading(around gap: Exercise.Gap, _ answer: String, _ readings: Preferences.Readings) -> String {
        let whole = gap.filled(with: answer)
        guard readings != .never, pieces[whole] != nil else { return "" }
        let start = gap.before.unicodeScalars.count
        let parts = [part(whole, 0, start), part(whole, start + answer.unicodeScalars.count, .max)]
        let found = parts.map { Self.reading($0, readings) }
        guard readings == .always else { return found.filter { !$0.isEmpty }.joined(separator: " · ") }
        return found.joined(separator: " ＿＿ ").trimmingWhitespace
    }

    /// Returns the reading of what fills a gap, as it is read there.
    public func reading(of answer: String, in gap: Exercise.Gap, _ readings: Preferences.Readings) -> String {
        let whole = gap.filled(with: answer)
        let start = gap.before.unicodeScalars.count
        guard pieces[whole] != nil else { return "" }
        return Self.reading(part(whole, start, start + answer.unicodeScalars.count), readings)
    }

    private static func reading(_ pieces: [ReadingPiece], _ readings: Preferences.Readings) -> String {
        var words: [String] = []
        for piece in pieces {
            guard case .word(let word) = piece else { continue }
            var text = ""
            for syllable in word.syllables { text += syllable.text }
            switch readings {
            case .never: return ""
            case .always: words.append(word.reading ?? text)
            case .unknown:
                let isUnknown = word.standing == .new || word.standing == .difficult
                guard isUnknown, let reading = word.reading, reading != text else { continue }
                words.append(text + " " + reading)
            }
        }
        return words.joined(separator: readings == .always ? " " : " · ")
    }

    // MARK: Writing

    /// A text with its readings.
    func html(_ text: String) -> HTML { Self.html(pieces[text] ?? [.text(text)], isName: false) }

    /// A text with its readings inside a control, which assistive technology names by the text alone.
    func name(_ text: String) -> HTML { Self.html(pieces[text] ?? [.text(text)], isName: true) }

    /// What fills a gap, with its readings there, inside a control.
    func name(_ answer: String, in gap: Exercise.Gap) -> HTML {
        let start = gap.before.unicodeScalars.count
        return Self.html(
            part(gap.filled(with: answer), start, start + answer.unicodeScalars.count), isName: true)
    }

    /// The parts of a sentence before its gap, in it and after it, with their readings.
    func parts(_ gap: Exercise.Gap, _ answer: String) -> (before: HTML, answer: HTML, after: HTML) {
        let whole = gap.filled(with: answer)
        let start = gap.before.unicodeScalars.count
        let end = start + answer.unicodeScalars.count
        func html(_ from: Int, _ to: Int) -> HTML { Self.html(part(whole, from, to), isName: false) }
        return (html(0, start), html(start, end), html(end, .max))
    }

    /// Returns the pieces of a text between two places, in Unicode scalars. Text that a reading shares with what is beyond
    /// them goes without it, since it would tell what is in a gap.
    private func part(_ text: String, _ start: Int, _ end: Int) -> [ReadingPiece] {
        var place = 0
        func cut(_ text: String) -> (text: String, isWhole: Bool) {
            let scalars = Array(text.unicodeScalars)
            let from = min(max(start - place, 0), scalars.count)
            let to = max(min(end - place, scalars.count), from)
            place += scalars.count
            var part = String.UnicodeScalarView()
            for scalar in scalars[from..<to] { part.append(scalar) }
            return (String(part), to - from == scalars.count)
        }
        var parts: [ReadingPiece] = []
        for piece in pieces[text] ?? [.text(text)] {
            switch piece {
            case .word(var word):
                var syllables: [Syllable] = []
                for syllable in word.syllables {
                    let part = cut(syllable.text)
                    if part.isWhole {
                        syllables.append(syllable)
                    } else if !part.text.isEmpty {
                        syllables.append(Syllable(part.text))
                    }
                    if !part.isWhole { word.reading = nil }
                }
                word.syllables = syllables
                if !syllables.isEmpty { parts.append(.word(word)) }
            case .text(let text):
                let part = cut(text).text
                if !part.isEmpty { parts.append(.text(part)) }
            case .ruby(let syllable):
                let part = cut(syllable.text)
                if part.isWhole {
                    parts.append(piece)
                } else if !part.text.isEmpty {
                    parts.append(.text(part.text))
                }
            case .picture, .note: break
            }
        }
        return parts
    }

    /// - Parameter isName: Whether assistive technology reads the text alone.
    private static func html(_ pieces: [ReadingPiece], isName: Bool) -> HTML {
        var html = HTML()
        for piece in pieces {
            switch piece {
            case .text(let text): html.write(escaping: text)
            case .word(let word) where word.syllables.contains(where: { $0.reading != nil }):
                html.write("<span class=\"spelt ")
                html.write(trusted: word.standing.className)
                html.write("\">")
                for syllable in word.syllables { syllable.write(into: &html, isReadAloud: !isName) }
                html.write("</span>")
            case .word(let word):
                for syllable in word.syllables { html.write(escaping: syllable.text) }
            case .ruby(let syllable): syllable.write(into: &html, isReadAloud: !isName)
            case .picture, .note: break
            }
        }
        return html
    }
}
