import Model
import Phonology

extension Lexicon {
    /// Searches for a query as a learner means it, in one language or in all: characters and kana as a headword or an
    /// inflected form; pinyin and romaji as a reading; anything else as English. `?` stands for one character, and `*`
    /// for any number.
    ///
    /// - Parameter lemmas: What the query may be a form of in English, the likeliest first.
    /// - Returns: The best match first: exact headwords, dictionary forms, readings, meanings, then longer headwords.
    public func search(
        _ query: String, in language: Language? = nil, lemmas: [String] = [], _ page: ResultPage = ResultPage()
    ) -> DictionaryResults {
        DictionaryShelf().search(query, in: language, lemmas: lemmas, page, with: self)
    }

    /// Returns the numbers of the entries for a query that is neither empty nor long.
    func matches(_ query: String, in language: Language?, lemmas: [String]) -> DictionaryMatches {
        var search = DictionarySearch(self, query, language.map { [$0] } ?? Language.allCases, lemmas: lemmas)
        search.run()
        var matches = DictionaryMatches(numbers: search.numbers, direct: search.direct, forms: search.forms)
        if search.isMissedInEnglish, search.numbers.isEmpty || language == .english {
            matches.suggestions = nearMisses(of: query)
        }
        return matches
    }
}

/// Collects the numbers of the entries for a query, best match first.
private struct DictionarySearch {
    private let lexicon: Lexicon
    private let query: String
    private let languages: [Language]
    private let lemmas: [String]
    private(set) var numbers: [UInt32] = []
    /// How many of them, at the front, are the query itself, its reading, its meaning or its dictionary form.
    private(set) var direct = 0
    private(set) var forms: [InflectedForm] = []
    /// Whether the query should be an English word and is none.
    private(set) var isMissedInEnglish = false
    private var seen: Set<UInt32> = []

    /// The most entries of one kind of match that are shown before the next kind, when several languages are searched.
    private static let atFirst = 10
    /// The most entries of one kind of match: more than anybody reads.
    private static let atMost = 1000

    init(_ lexicon: Lexicon, _ query: String, _ languages: [Language], lemmas: [String]) {
        self.lexicon = lexicon
        self.query = query
        self.languages = languages
        self.lemmas = lemmas
    }

    mutating func run() {
        if WildcardPattern(query) != nil {
            for language in languages {
                guard let pattern = WildcardPattern(language == .english ? query.lowercased() : query) else { continue }
                add(lexicon.numbers(matching: pattern, in: language, limit: Self.atMost))
            }
        } else if query.unicodeScalars.contains(where: { $0.isEastAsian }) {
            searchCharacters()
        } else {
            searchLatin()
        }
    }

    private mutating func add(_ found: some Sequence<UInt32>) {
        for number in found where numbers.count < Self.atMost {
            if seen.insert(number).inserted { numbers.append(number) }
        }
    }

    private mutating func searchCharacters() {
        for language in languages { add(lexicon.numbers(of: query, in: language)) }
        if languages.contains(.japanese) {
            forms = lexicon.inflectedForms(of: query)
            for form in forms { add(lexicon.numbers(ofBase: form.base)) }
            // りんご is in the dictionary as リンゴ, too, and the reverse; not every word is.
            add(lexicon.numbers(of: Kana.hiragana(query), in: .japanese))
            add(lexicon.numbers(of: Kana.katakana(query), in: .japanese))
            if numbers.isEmpty, let form = Copula.form(of: query, isWord: { lexicon.contains($0, in: .japanese) }) {
                add(lexicon.numbers(of: form.base, in: .japanese))
                if !form.steps.isEmpty { forms.append(form) }
            }
        }
        addLongerHeadwords()
    }

    private mutating func searchLatin() {
        // "book" and "he" are English first, "shu" and "nǐ hǎo" are readings first; ambiguous queries return both.
        let isEnglish = lexicon.isEverydayEnglish(query)
        // "went" is not a headword, or only in an old dictionary; the intended word is "go".
        let isOnlyForm = lexicon.partsOfSpeech(of: query, in: .english).allSatisfy { $0 == nil }
        // WordNet has poor entries of its own for "men" and "days", and "found" is "find" before it is "set up".
        let lemma = lexicon.dictionaryForm(of: query, in: .english) ?? lexicon.verb(ofPast: query)
        if let lemma = lemma ?? (isOnlyForm ? lemmas.first : nil) {
            addMeanings(of: lemma)
            if languages.contains(.english) { add(lexicon.numbers(of: lemma, in: .english)) }
        }
        if languages.contains(.english), let form = lexicon.englishInflection(of: query) { forms.append(form) }
        if !isEnglish { addReadings() }
        addMeanings(of: query)
        addReadings()
        if languages.contains(.english) {
            let plain = Lexicon.withoutAccents(query)
            add(lexicon.numbers(of: query, in: .english))
            add(lexicon.numbers(of: plain, in: .english))
            for lemma in lemmas { add(lexicon.numbers(of: lemma, in: .english)) }
            isMissedInEnglish =
                lemmas.isEmpty && !lexicon.contains(query, in: .english) && !lexicon.contains(plain, in: .english)
        }
        addLongerHeadwords()
        for language in languages { add(lexicon.numbers(meaning: query, in: language, limit: Self.atMost)) }
    }

    private mutating func addMeanings(of english: String) {
        let most = languages.count == 1 ? Self.atMost : Self.atFirst
        for language in [Language.chinese, .japanese] where languages.contains(language) {
            add(lexicon.numbers(meaning: english, in: language, limit: most))
        }
    }

    /// Words that are read as the query: pinyin, or romaji.
    private mutating func addReadings() {
        if languages.contains(.chinese), Pinyin.syllables(query) != nil {
            add(lexicon.orderedNumbers(readAs: query, limit: languages.count == 1 ? Self.atMost : 12))
        }
        guard languages.contains(.japanese) else { return }
        let spellings = Kana.spellings(ofRomaji: query)
        // Greetings end in the particle は, which is read "wa".
        if let first = spellings.first, first.unicodeScalars.count > 3, first.hasSuffix("わ") {
            add(lexicon.numbers(of: String(first.dropLast()) + "は", in: .japanese))
        }
        for spelling in spellings {
            add(lexicon.numbers(of: spelling, in: .japanese))
            guard languages.count == 1 || query.utf8.count > 3 else { continue }
            let inflected = lexicon.inflectedForms(of: spelling)
            for form in inflected { add(lexicon.numbers(ofBase: form.base)) }
            forms += inflected.filter { !forms.contains($0) }
        }
    }

    private mutating func addLongerHeadwords() {
        direct = numbers.count
        for language in languages {
            add(lexicon.numbers(beginningWith: query, in: language, limit: Self.atMost))
        }
        guard languages == [.japanese], let kana = Kana.spellings(ofRomaji: query).first else { return }
        add(lexicon.numbers(beginningWith: kana, in: .japanese, limit: Self.atMost))
    }
}

extension Lexicon {
    /// The entries of the dictionary form of a Japanese verb or adjective, without nouns that are read alike (汁 beside 知る);
    /// of the noun, for a verb that する makes of it.
    fileprivate func numbers(ofBase base: String) -> [UInt32] {
        let found = numbers(of: base, in: .japanese).filter { number in
            let part = record(number)?.partOfSpeech ?? 0
            return InflectionClass.verb.fits(part) || InflectionClass.adjective.fits(part)
        }
        guard found.isEmpty, let noun = base.nounBeforeSuru else { return found }
        return Array(numbers(of: noun, in: .japanese))
    }

    /// Whether a query is a word of today's English: in a dictionary that counts how common words are, or in Glossa's own.
    fileprivate func isEverydayEnglish(_ query: String) -> Bool {
        numbers(of: query, in: .english).contains { number in
            guard let record = record(number) else { return false }
            return record.rank != 0 && PartOfSpeechCode(rawValue: record.partOfSpeech)?.name != nil
                || record.source == DictionarySource.glossa.rawValue
        }
    }
}
