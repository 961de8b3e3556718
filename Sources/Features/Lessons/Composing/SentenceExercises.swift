import Exercises
import Grammar
import Model
import Phonology
import Scheduling

extension LessonComposer {
    /// Returns a gap in place of a word in its sentence; nil if the word does not occur, or if nothing else would
    /// remain.
    func cloze(_ word: LessonWord, in sentence: LessonSentence) -> Exercise? {
        guard let place = sentence.tokens.firstIndex(where: { $0.lemma == word.word }) else { return nil }
        let token = sentence.tokens[place]
        guard sentence.tokens.filter(\.kind.isWord).count > 1 else { return nil }
        // The meaning of the word alone does not determine its form.
        guard !sentence.translation.isEmpty || token.text == token.lemma else { return nil }
        let answer = Exercise.WrittenAnswer(
            token.text, alternatives: alternatives(of: token, word),
            readings: SentenceReadings.of([token], material.language))
        return Exercise(
            .cloze(gap(at: token, in: sentence), answer), translation: hint(word, sentence), words: [word.word])
    }

    private func hint(_ word: LessonWord, _ sentence: LessonSentence) -> String {
        sentence.translation.isEmpty ? word.meaning : sentence.translation
    }

    /// Returns the lemma if the text has the word in traditional characters.
    private func alternatives(of token: Token, _ word: LessonWord) -> [String] {
        material.language == .chinese && token.text != word.word ? [word.word] : []
    }

    /// Returns the sentence without a token.
    func gap(at token: Token, in sentence: LessonSentence) -> Exercise.Gap {
        let scalars = Array(sentence.text.unicodeScalars)
        func piece(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[range])) }
        let start = min(max(0, token.start), scalars.count)
        let end = min(max(start, token.end), scalars.count)
        return Exercise.Gap(before: piece(0..<start), after: piece(end..<scalars.count))
    }

    /// Returns a sentence to put together from its words; nil if it has too few or too many, or if the learner can tell
    /// neither from a translation nor from having just read it what it should say.
    mutating func order(_ sentence: LessonSentence, wasRead: Bool = false) -> Exercise? {
        guard wasRead || !sentence.translation.isEmpty else { return nil }
        let pieces = material.language == .japanese ? Self.phrases(of: sentence) : pieces(of: sentence)
        guard (3...9).contains(pieces.count), Set(pieces).count > 2 else { return nil }
        var order = Exercise.Order(pieces, sentence: sentence.text, alternatives: otherOrders(pieces, of: sentence))
        order.shufflePieces(using: &random)
        return order.accepts(order.pieces) ? nil : Exercise(.order(order), translation: sentence.translation)
    }

    /// Returns the words without signs. A Chinese particle in the neutral tone stands with the word before it, where it is read
    /// as in the sentence: by itself 得 is dé, and 地 dì.
    private func pieces(of sentence: LessonSentence) -> [String] {
        var pieces: [String] = []
        var wasBroken = true
        for token in sentence.tokens where token.kind != .space {
            if token.kind == .punctuation {
                wasBroken = true
                continue
            }
            if material.language == .chinese, Self.isParticle(token), !wasBroken, let last = pieces.indices.last {
                pieces[last] += token.text
            } else {
                pieces.append(token.text)
            }
            wasBroken = false
        }
        return pieces
    }

    private static func isParticle(_ token: Token) -> Bool {
        particles[token.lemma].map { $0 == token.reading } ?? false
    }

    private static let particles = ["的": "de", "地": "de", "得": "de", "了": "le", "着": "zhe", "过": "guo"]

    /// Returns Japanese words with the honorific before them and the particles and copulas after them, and nouns with する: units
    /// that move as one.
    static func phrases(of sentence: LessonSentence) -> [String] {
        var phrases: [String] = []
        var wasBroken = true
        var endsBare = false
        var isOpen = false
        for token in sentence.tokens where token.kind != .space {
            if token.kind == .punctuation {
                wasBroken = true
                continue
            }
            let isBound =
                LiteralGloss.gloss(of: token.lemma, in: .japanese) != nil
                && token.text.unicodeScalars.allSatisfy { Kana.isHiragana($0) } && !Self.isFree(token.lemma)
            if isOpen || isBound || endsBare && token.lemma == "する", !wasBroken, let last = phrases.indices.last {
                phrases[last] += token.text
            } else {
                phrases.append(token.text)
            }
            wasBroken = false
            endsBare = !isBound
            isOpen = token.partOfSpeech == .prefix && ["お", "ご", "御"].contains(token.text)
        }
        return phrases
    }

    /// Returns whether a word is independent although the grammar helper glosses it like a particle.
    private static func isFree(_ lemma: String) -> Bool {
        ["いる", "ある", "する", "なる", "これ", "それ", "この", "その", "くださる", "こと", "もの"].contains(lemma)
    }

    /// Returns other right orders: a time word before or after the subject, and a topic as the object (这么多作业，我做不完 and
    /// 我做不完这么多作业); Japanese phrases with case particles and time words before their verb in any order.
    private func otherOrders(_ pieces: [String], of sentence: LessonSentence) -> [String] {
        switch material.language {
        case .chinese:
            guard pieces.count > 2 else { return [] }
            let (first, second) = (pieces[0], pieces[1])
            let isSwap =
                Self.times.contains(second) && !Self.times.contains(first)
                || Self.times.contains(first) && Self.pronouns.contains(second)
            let swapped = isSwap ? [([second, first] + pieces.dropFirst(2)).joined()] : []
            return swapped + (Self.topicBehind(sentence).map { [$0] } ?? [])
        case .japanese:
            let moved = Array(pieces.dropLast())
            guard (2...4).contains(moved.count), moved.allSatisfy(Self.isMovable), let last = pieces.last else {
                return []
            }
            return Self.permutations(moved).dropFirst().map { ($0 + [last]).joined() }
        case .english: return []
        }
    }

    /// The sentence with its topic at the end, as the object of its verb; nil if it does not begin with a noun and a comma.
    private static func topicBehind(_ sentence: LessonSentence) -> String? {
        let signs = sentence.tokens.indices.filter { sentence.tokens[$0].kind == .punctuation }
        guard signs.count <= 2, let comma = signs.first, sentence.tokens[comma].text == "，" else { return nil }
        let topic = sentence.tokens[..<comma]
        let comment = sentence.tokens[(comma + 1)...].filter(\.kind.isWord)
        let isNoun = topic.allSatisfy { token in
            token.kind.isWord && !(token.gloss?.hasPrefix("to ") ?? true) && !isParticle(token)
        }
        // What ends in a particle takes no object behind it.
        guard isNoun, topic.count > 1, let first = comment.first, pronouns.contains(first.text),
            let last = comment.last,
            particles[last.lemma] == nil, !["吗", "呢", "吧"].contains(last.lemma)
        else { return nil }
        return (comment + topic).map(\.text).joined()
    }

    private static let pronouns: Set<String> = [
        "我", "你", "您", "他", "她", "它", "我们", "咱们", "你们", "他们", "她们", "它们", "大家", "爸爸", "妈妈", "哥哥", "姐姐",
        "弟弟", "妹妹", "老师", "同学们", "孩子们",
    ]
    private static let times: Set<String> = [
        "今天", "明天", "昨天", "后天", "前天", "现在", "早上", "上午", "中午", "下午", "晚上", "今天早上", "今天晚上", "昨天晚上",
        "明天早上", "今年", "明年", "去年", "周末", "星期天", "星期日", "星期一", "星期二", "星期三", "星期四", "星期五", "星期六",
        "每天", "每年", "以前", "以后", "后来", "最近", "刚才", "平时", "有时候", "上个月", "下个月",
    ]

    /// Returns whether a phrase may be anywhere before its verb: with a case particle or も, or a time word.
    private static func isMovable(_ phrase: String) -> Bool {
        if japaneseTimes.contains(phrase) { return true }
        // ますが, ので and the like join clauses, and 飲んで is a verb.
        if clauseEnds.contains(where: { phrase.hasSuffix($0) }) { return false }
        return ["は", "が", "を", "に", "で", "へ", "から", "まで", "も"].contains {
            phrase.hasSuffix($0) && phrase != $0
        }
    }

    private static let japaneseTimes: Set<String> = [
        "昨日", "今日", "明日", "今", "今朝", "今晩", "昨夜", "毎日", "毎朝", "毎晩", "毎週", "毎年", "先週", "今週", "来週",
        "先月", "今月", "来月", "去年", "今年", "来年", "きのう", "きょう", "あした", "週末", "時々",
    ]
    private static let clauseEnds = [
        "ですが", "ますが", "でしたが", "ましたが", "ませんが", "ないが", "ですから", "ますから", "でしたから", "ましたから",
        "ませんから", "ないから", "ので", "のに", "ないで", "んで", "いで", "ても", "んでも",
    ]

    private static func permutations(_ pieces: [String]) -> [[String]] {
        guard pieces.count > 1 else { return [pieces] }
        return pieces.indices.flatMap { place in
            var rest = pieces
            let piece = rest.remove(at: place)
            return permutations(rest).map { [piece] + $0 }
        }
    }

    /// Returns a sentence to take down by ear.
    func dictation(_ sentence: LessonSentence, words: [String] = []) -> Exercise {
        let answer = Exercise.WrittenAnswer(
            sentence.text, readings: SentenceReadings.of(sentence.tokens, material.language))
        return Exercise(.dictation(answer), translation: sentence.translation, words: words)
    }
}

extension Exercise.Order {
    /// Shuffles the pieces, up to eight times, as long as their order is right and would give the answer away.
    mutating func shufflePieces(using random: inout SplitMix64) {
        for _ in 0..<8 where accepts(pieces) { pieces.shuffle(using: &random) }
    }
}
