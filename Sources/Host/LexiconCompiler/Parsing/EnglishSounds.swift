import Lexicon
import LexiconFile
import Model
import Phonology

/// How English words are pronounced in General American: by CMUdict, and by Glossa's own list of the words whose
/// pronunciation depends on what they mean.
struct EnglishSounds {
    /// A pronunciation in IPA, and when a word is pronounced so; empty if always, or if that is not known.
    struct Pronunciation: Hashable {
        var ipa: String
        var use: String

        /// Unstressed ɪ and ə are the same word in two mouths: /ˈɡlæsəz/, /ˈɡlæsɪz/.
        var key: String { String(ipa.map { $0 == "ɪ" ? "ə" : $0 }) + use }
    }

    private var words: [String: [Pronunciation]] = [:]
    /// The number of words in CMUdict.
    private(set) var count = 0

    /// The most pronunciations that a word has in the lexicon.
    private static let most = 3

    /// - Parameter dictionary: `cmudict.dict`: lines of a word, in brackets the number of a further pronunciation, the
    ///   sounds, and a remark after `#`. Nil if it is missing.
    /// - Throws: ``LexiconError/malformed(file:line:reason:)``.
    init(_ dictionary: String?, heteronyms: String = EmbeddedData.heteronyms.text) throws(LexiconError) {
        var usual: [String: [Substring]] = [:]
        for line in dictionary?.split(separator: "\n") ?? [] {
            // What has a remark is the name of a place or a person, or foreign, where the word has another sound, too.
            let parts = line.split(separator: "#", maxSplits: 1)
            guard let fields = parts.first?.split(separator: " ", maxSplits: 1), fields.count == 2 else { continue }
            let word = String(fields[0].prefix { $0 != "(" })
            let isRemarkable = parts.count > 1
            if words[word] == nil { count += 1 }
            let sounds = Self.careful(fields[1].split(separator: " "))
            if let usual = usual[word] {
                if Self.isReduced(sounds, from: usual) { continue }
            } else {
                usual[word] = sounds
            }
            guard let ipa = ARPAbet.ipa(sounds.joined(separator: " ")), !isRemarkable || words[word] == nil else {
                continue
            }
            add(Pronunciation(ipa: ipa, use: ""), to: word)
        }
        guard count > 0 else { return }
        try LexiconError.telling { () throws(MalformedFact) in try addHeteronyms(heteronyms) }
    }

    /// Writes an unstressed "er" before a vowel as two sounds, as dictionaries do: arrive is /əˈraɪv/.
    private static func careful(_ sounds: [Substring]) -> [Substring] {
        var careful: [Substring] = []
        for (place, sound) in sounds.enumerated() {
            let isBeforeVowel = place + 1 < sounds.count && isVowel(sounds[place + 1])
            careful += sound == "ER0" && isBeforeVowel ? ["AH0", "R"] : [sound]
        }
        return careful
    }

    /// Whether a further pronunciation is only how the usual one sounds in quick or regional talk: "git" for "get", "nex" for
    /// "next", "senner" for "center", "suhring" for "spring".
    private static func isReduced(_ sounds: [Substring], from usual: [Substring]) -> Bool {
        if usual.count > 2, sounds == usual.dropLast(), ["T", "D"].contains(usual[usual.count - 1]),
            !isVowel(usual[usual.count - 2])
        {
            return true
        }
        // "senner" for "center".
        if sounds.count + 1 == usual.count {
            let drops = usual.indices.contains { place in
                usual[place] == "T" && place > 0 && usual[place - 1] == "N" && place + 1 < usual.count
                    && isVowel(usual[place + 1]) && sounds == usual[..<place] + Array(usual[(place + 1)...])
            }
            if drops { return true }
        }
        if usual.filter(isVowel).count == 1, sounds.count == usual.count + 1 {
            let place = usual.indices.first { sounds[$0] != usual[$0] }
            if let place, sounds[place] == "AH0", usual[place] == "R" { return true }
        }
        guard sounds.count == usual.count else { return false }
        let different = usual.indices.filter { sounds[$0] != usual[$0] }
        guard different.count == 1, let place = different.first else { return false }
        // "kapt" for "kept", "ez" for "as".
        let isSlip = Set([sounds[place], usual[place]]) == ["AE1", "EH1"]
        guard isSlip || ["IH0", "IH1"].contains(sounds[place]) && ["UH1", "EH1", "AH1", "UW1"].contains(usual[place])
        else { return false }
        // Before R it is another word: the tears of the eyes.
        return place + 1 == usual.count || usual[place + 1] != "R"
    }

    private static func isVowel(_ sound: Substring) -> Bool { sound.last.map { $0.isNumber } ?? false }

    private mutating func addHeteronyms(_ text: String) throws(MalformedFact) {
        var replaced: Set<String> = []
        for row in try FactRows(text, file: "heteronyms.txt", fields: 3...3).rows {
            let word = try row.text(0, "word")
            guard let ipa = ARPAbet.ipa(row[2]) else { throw row.malformed("“\(row[2])” are no sounds") }
            if replaced.insert(word).inserted { words[word] = [] }
            add(Pronunciation(ipa: ipa, use: String(row[1])), to: word)
        }
    }

    private mutating func add(_ pronunciation: Pronunciation, to word: String) {
        var known = words[word] ?? []
        guard known.count < Self.most, !known.contains(where: { $0.key == pronunciation.key }) else { return }
        known.append(pronunciation)
        words[word] = known
    }

    /// The pronunciations of a word, also of one in British spelling that CMUdict has in American spelling only.
    private func known(_ word: String) -> [Pronunciation]? {
        words[word] ?? EnglishSpellings.american(of: word).lazy.compactMap { words[$0] }.first
    }

    /// Every word that has a pronunciation, in order.
    var forms: [String] { words.keys.sorted() }

    /// The pronunciations of a word on one line, that of a part of speech first: "/ˈrɛkɚd/ (noun), /rɪˈkɔrd/ (verb)". Empty
    /// if CMUdict does not have it.
    ///
    /// - Parameter partOfSpeech: None if it is unknown.
    func reading(of word: String, as partOfSpeech: PartOfSpeechCode) -> String {
        guard let known = known(word.lowercased()) else { return "" }
        let name = partOfSpeech.name ?? ""
        let own = known.filter { !name.isEmpty && $0.uses.contains(name) }
        let others = known.filter { !own.contains($0) }
        return (own + others).map { pronunciation in
            "/\(pronunciation.ipa)/" + (pronunciation.use.isEmpty ? "" : " (\(pronunciation.use))")
        }.joined(separator: ", ")
    }
}

extension EnglishSounds.Pronunciation {
    fileprivate var uses: [String] {
        use.split(separator: ",").map { $0.split(separator: " ").joined(separator: " ") }
    }
}
