import Lexicon
import Model
import Morphology

extension Lexicon {
    /// Puts on the card of an English word what its text tells: how the form there is pronounced and of which word it is, and
    /// first the entry and the sense that are meant, which may be those of a phrase or of a name.
    ///
    /// - Parameters:
    ///   - token: The word on its page; nil if it is looked up by itself.
    ///   - interface: The language of explanations.
    package func tellEnglish(_ card: inout WordCard, as token: Token?, for interface: Preferences.Interface) {
        let form = EnglishContractions.plain(card.surface).lowercased().withStraightApostrophes
        let isContraction = card.word.utf8.contains(UInt8(ascii: "'"))
        var base = card.word
        if token == nil {
            base = dictionaryForm(of: card.word, in: .english) ?? verb(ofPast: card.word) ?? card.word
        }
        let written = card.surface.lowercased().withStraightApostrophes
        // "the baby's asleep" is short for "the baby is".
        let isShort =
            written.hasSuffix("'s") && card.next.map { Self.behindShortened.contains($0.lowercased()) } ?? false
        let isPossessive = form != written && (written.hasSuffix("'s") || written.hasSuffix("s'")) && !isShort
        if !isContraction, token?.kind != .name, isPossessive || form != base.lowercased() {
            let steps = form == base.lowercased() ? [] : steps(from: base, to: form, of: card)
            card.inflection = InflectedForm(base: base, steps: steps + (isPossessive ? [.possessive] : []))
        }
        if !isContraction, form != base.lowercased(), token?.kind != .name {
            if let sound = sound(of: form, formOf: base, as: card.partOfSpeech) { card.reading = sound }
        } else if !isContraction, let reading = card.reading, reading.contains("(past tense)"),
            let previous = card.previous?.lowercased(), Self.beforeParticiples.contains(previous)
        {
            card.reading = Self.alternatives(reading, first: "(past tense)")
        }
        if !isContraction, written.hasSuffix("'s"), form != written, let reading = card.reading {
            card.reading = EnglishFormSound.possessive(of: reading)
        }
        guard let token, let gloss = token.gloss else { return }
        if token.kind == .name {
            var entry = Entry(
                language: .english, headword: token.lemma, reading: card.reading ?? "", definitions: [gloss],
                source: DictionarySource.glossa.name)
            if interface == .simplifiedChinese, let name = EnglishNames.equivalent(of: token.lemma, in: .chinese) {
                entry.chinese = [name]
            }
            card.entries.insert(entry, at: 0)
        } else if let phrase = phrase(inEnglishGloss: gloss) {
            var entries = explained(entries(of: phrase, in: .english), for: interface)
            tell(String(gloss.dropFirst(phrase.count + 2)), of: phrase, in: &entries, for: interface)
            card.entries.insert(contentsOf: entries, at: 0)
        } else {
            card.entries = Self.ordered(card.entries, by: gloss)
            // In Chinese "you'd" is "you would", and not "you had".
            if isContraction, !card.entries.isEmpty, firstDefinitions(ofEnglish: card.word).first?.definition != gloss {
                card.entries[0].chinese = []
            }
            tellContext(of: token, in: &card.entries, for: interface)
        }
    }

    /// Puts what a word means in its context first, with what it is there in Chinese.
    private func tellContext(of token: Token, in entries: inout [Entry], for interface: Preferences.Interface) {
        let context = contexts(ofEnglish: token.lemma).first {
            $0.partOfSpeech == token.partOfSpeech && $0.meaning == token.gloss
        }
        let place = entries.firstIndex {
            $0.headword.lowercased() == token.lemma.lowercased() && $0.partOfSpeech == token.partOfSpeech.name
        }
        guard let context, let place else { return }
        var entry = entries.remove(at: place)
        entry.definitions.removeAll { $0 == context.meaning }
        entry.definitions.insert(context.meaning, at: 0)
        if interface == .simplifiedChinese { entry.chinese = context.chinese }
        entries.insert(entry, at: 0)
    }

    /// Puts what a phrase means in its context first, with what it is there in Chinese.
    private func tell(
        _ meaning: String, of phrase: String, in entries: inout [Entry], for interface: Preferences.Interface
    ) {
        guard let context = contexts(ofEnglish: phrase).first(where: { $0.meaning == meaning }), !entries.isEmpty else {
            return
        }
        entries[0].definitions.removeAll { $0 == meaning }
        entries[0].definitions.insert(meaning, at: 0)
        if interface == .simplifiedChinese { entries[0].chinese = context.chinese }
    }

    /// Returns the entries of an English word of a text, with the part of speech and the sense first that are meant there.
    package func entries(ofEnglish token: Token) -> [Entry] {
        let found = entries(of: token.lemma, reading: nil, partOfSpeech: token.partOfSpeech, in: .english)
        return token.gloss.map { Self.ordered(found, by: $0) } ?? found
    }

    /// Puts the entry first that has a sense, and in it the sense.
    private static func ordered(_ entries: [Entry], by gloss: String) -> [Entry] {
        guard let place = entries.firstIndex(where: { $0.definitions.contains(gloss) }) else { return entries }
        var entries = entries
        var entry = entries.remove(at: place)
        entry.definitions.removeAll { $0 == gloss }
        entry.definitions.insert(gloss, at: 0)
        // What an entry means in Chinese stands in the first one, unless it is another part of speech: the verb "cave" is no
        // cave.
        if entry.chinese.isEmpty, entry.partOfSpeech == nil, let first = entries.first,
            first.headword == entry.headword
        {
            entry.chinese = first.chinese
            entries[0].chinese = []
        }
        entries.insert(entry, at: 0)
        return entries
    }

    /// The phrase that the gloss of one of its words in a text begins with; nil for another gloss, also for one that only looks
    /// so: "two times: I called twice".
    package func phrase(inEnglishGloss gloss: String) -> String? {
        let phrase = gloss.prefix { $0 != ":" }
        guard phrase.endIndex < gloss.endIndex, phrase.utf8.count < 60, phrase.contains(" ") else { return nil }
        let text = phrase.lowercased()
        guard contains(text, in: .english) else { return nil }
        let meaning = gloss[phrase.endIndex...].dropFirst(2)
        let isMeant =
            entries(of: text, in: .english).contains { $0.definitions.first.map { $0 == meaning } ?? false }
            || contexts(ofEnglish: text).contains { $0.meaning == meaning }
        return isMeant ? text : nil
    }

    /// How a form comes from its word; empty if no rule tells.
    private func steps(from base: String, to form: String, of card: WordCard) -> [InflectionStep] {
        let named = card.entries.first?.partOfSpeech.flatMap { EnglishPartOfSpeech(rawValue: $0) }
        let told = EnglishPartOfSpeech.allCases.first { $0.code == card.partOfSpeech }
        for part in [told, named, .verb, .noun, .adjective, .adverb] {
            guard let part else { continue }
            let irregular = englishExceptions(form, partOfSpeech: part.rawValue)
            guard irregular.contains(base) || EnglishInflection.bases(of: form, as: part.code).contains(base) else {
                continue
            }
            switch part {
            case .noun: return [.plural]
            case .verb: return [step(ofVerb: base, to: form, behind: card.previous)]
            case .adjective, .adverb: return [form.hasSuffix("st") ? .superlative : .comparative]
            }
        }
        // "be" is in no list of exceptions as a whole.
        return base == "be" && (form == "was" || form == "were") ? [.past] : []
    }

    private func step(ofVerb base: String, to form: String, behind previous: String?) -> InflectionStep {
        let step = self.step(ofVerb: base, to: form)
        let isBehindHelper = previous.map { Self.beforeParticiples.contains($0.lowercased()) } ?? false
        return step == .past && isBehindHelper ? .pastParticiple : step
    }

    /// How a form is pronounced, first as a form of a word: "wound" as the past tense of "wind", "uses" as a verb.
    private func sound(of form: String, formOf base: String, as part: PartOfSpeechCode) -> String? {
        let own = entries(of: form, in: .english).first { !$0.reading.isEmpty }?.reading
        let bases = entries(of: base, in: .english).filter { !$0.reading.isEmpty }
        let reading = (bases.first { part != .none && $0.partOfSpeech == part.name } ?? bases.first)?.reading
        let isRegular = [PartOfSpeechCode.noun, .verb].contains {
            EnglishInflection.bases(of: form, as: $0).contains(base.lowercased())
        }
        guard let found = own ?? sound(ofEnglishForm: form) else {
            return isRegular ? reading.flatMap { EnglishFormSound.sound(of: form, from: $0) } : nil
        }
        let told = Self.alternatives(found, first: "of \(base))", "(past tense)")
        guard isRegular, let reading else { return told }
        return EnglishFormSound.ordered(told, like: reading)
    }

    /// Pronunciations with the first one in front whose remark ends with a text, if there is one.
    private static func alternatives(_ reading: String, first remarks: String...) -> String {
        var parts: [String] = []
        for part in reading.split(separator: "/", omittingEmptySubsequences: true) {
            // Sounds and remarks by turns: "rid", " (verb), ", "rɛd", " (past tense)".
            if part.first == " " || part.first == "," {
                if !parts.isEmpty { parts[parts.count - 1] += part }
            } else {
                parts.append("/" + part + "/")
            }
        }
        parts = parts.map { part in
            var part = part
            while part.last == " " || part.last == "," { part.removeLast() }
            return part
        }
        guard let place = parts.firstIndex(where: { part in remarks.contains { part.hasSuffix($0) } }) else {
            return reading
        }
        let told = parts.remove(at: place)
        return ([told] + parts).joined(separator: ", ")
    }

    /// Words that do not stand behind a possessive, so that 's is short for "is" or "has".
    private static let behindShortened: Set = [
        "a", "an", "the", "my", "your", "his", "her", "our", "their", "not", "been", "got", "gone", "going", "coming",
        "put", "taken", "given", "done", "become", "asleep", "awake", "alive", "afraid", "alone", "ready", "sorry",
        "sure", "away", "out", "in", "on", "at", "here", "there", "never", "always", "already", "just", "still", "very",
        "so", "too",
    ]

    /// Words behind which a participle stands, as "read" that is /rɛd/.
    private static let beforeParticiples: Set = [
        "has", "have", "had", "was", "were", "been", "be", "is", "are", "i've", "we've", "you've", "they've",
    ]
}
