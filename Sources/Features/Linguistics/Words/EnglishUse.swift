import Lexicon
import Model
import Morphology

/// What an English word is where it stands: its lemma, its part of speech if that is known, and what it means.
struct EnglishUse {
    var lemma: String
    var gloss: String?
    /// ``PartOfSpeechCode/none`` where the usual meaning is shown.
    var partOfSpeech = PartOfSpeechCode.none
}

/// An English word as it is written, with everything that it can be: "saw" is "see" or a tool.
struct EnglishWord {
    /// What it is most often.
    let usual: EnglishUse
    /// The part of speech of its usual meaning.
    let usualPart: PartOfSpeechCode
    /// What it is as another part of speech, with the place of that among the dictionary's for the lemma.
    private let others: [EnglishPartOfSpeech: (use: EnglishUse, place: Int)]
    /// Whether it is an uninflected form of its usual lemma.
    let isBase: Bool

    /// - Parameters:
    ///   - lemma: The commonest of its lemmas.
    ///   - lemmas: All that it may be a form of.
    init(_ text: String, lemma: String, lemmas: [EnglishLemma], _ lexicon: Lexicon) {
        isBase = lemma == text.lowercased()
        let meanings = lexicon.firstDefinitions(ofEnglish: lemma)
        let first = meanings.first
        var use = EnglishUse(lemma: lemma, gloss: first?.definition)
        var part = first?.partOfSpeech ?? .none
        let parts = lemmas.filter { $0.text == lemma }.map(\.partOfSpeech.code)
        // "worked" can only be a verb, though "work" is a noun most often.
        if !isBase, part.isOpen, !parts.isEmpty, !parts.contains(part),
            let other = meanings.first(where: { parts.contains($0.partOfSpeech) })
        {
            use = EnglishUse(lemma: lemma, gloss: other.definition, partOfSpeech: other.partOfSpeech)
            part = other.partOfSpeech
        }
        usual = use
        usualPart = part
        var others: [EnglishPartOfSpeech: (use: EnglishUse, place: Int)] = [:]
        for part in EnglishPartOfSpeech.allCases where part.code != usualPart {
            others[part] = Self.best(of: lemmas.filter { $0.partOfSpeech == part }.map(\.text), as: part, text, lexicon)
        }
        self.others = others
    }

    /// Of several lemmas the form itself ("left" is no adjective of another word), then one that is this part of speech most
    /// often ("leaves" are those of a leaf), then the commonest.
    private static func best(
        of lemmas: [String], as part: EnglishPartOfSpeech, _ text: String, _ lexicon: Lexicon
    ) -> (use: EnglishUse, place: Int)? {
        var best: (use: EnglishUse, place: Int, rank: Int)?
        for lemma in lemmas {
            let meanings = lexicon.firstDefinitions(ofEnglish: lemma)
            guard let place = meanings.firstIndex(where: { $0.partOfSpeech == part.code }) else { continue }
            let rank = lemma == text.lowercased() ? 0 : lexicon.frequencyRank(of: lemma, in: .english) ?? .max
            let isBetter =
                best.map { rank == 0 || $0.rank != 0 && (place > 0 ? 1 : 0, rank) < ($0.place > 0 ? 1 : 0, $0.rank) }
                ?? true
            guard isBetter else { continue }
            let use = EnglishUse(lemma: lemma, gloss: meanings[place].definition, partOfSpeech: part.code)
            best = (use, place, rank)
        }
        return best.map { ($0.use, $0.place) }
    }

    /// Whether the words beside it may make it another word than it is most often.
    var isAmbiguous: Bool { !others.isEmpty }

    /// What it is between the words of its clause.
    func use(before: [String], after: [String], _ word: String) -> EnglishUse {
        let parts = EnglishRole.certainParts(of: word, self, before: before, after: after)
        if parts.contains(where: { $0.code == usualPart }) { return usual }
        return parts.compactMap { others[$0] }.min { $0.place < $1.place }?.use ?? usual
    }
}

extension PartOfSpeechCode {
    /// Whether it is one of the four kinds to which new words are added.
    fileprivate var isOpen: Bool { self == .noun || self == .verb || self == .adjective || self == .adverb }
}
