import Model
import Phonology

extension DictionaryShelf {
    /// Searches Glossa's dictionaries as ``Lexicon/search(_:in:lemmas:_:)`` does, and the learner's with them: first what is
    /// the query itself or its dictionary form, then longer headwords, each in the learner's order.
    ///
    /// - Parameters:
    ///   - lemmas: What the query may be a form of in English, the likeliest first.
    ///   - lexicon: Glossa's own dictionaries; nil if there are none.
    public func search(
        _ query: String, in language: Language? = nil, lemmas: [String] = [], _ page: ResultPage = ResultPage(),
        with lexicon: Lexicon?
    ) -> DictionaryResults {
        var results = DictionaryResults()
        let query = query.trimmingWhitespace
        guard !query.isEmpty, query.utf8.count <= 200 else { return results }
        let builtIn = lexicon?.matches(query, in: language, lemmas: lemmas) ?? DictionaryMatches()
        results.forms = builtIn.forms
        results.suggestions = builtIn.suggestions
        let own = volumes.map { $0.matches(query, in: language, lemmas: lemmas) }
        for matches in own {
            for form in matches.forms where !results.forms.contains(form) { results.forms.append(form) }
        }
        let found = places(own, among: builtIn)
        results.total = found.count
        for place in found.dropFirst(page.offset).prefix(page.limit) {
            // A dictionary may have the same entry twice.
            guard let entry = entry(at: place, in: language, lexicon), !results.entries.contains(entry) else {
                continue
            }
            results.entries.append(entry)
        }
        results.entries = withFacts(results.entries)
        if !own.allSatisfy({ $0.direct == 0 }) { results.suggestions = [] }
        return results
    }

    /// A found entry: its dictionary, Glossa's own without a volume, and its number there.
    private struct Place {
        var volume: Int?
        var number: UInt32
    }

    private func places(_ own: [DictionaryMatches], among builtIn: DictionaryMatches) -> [Place] {
        var places: [Place] = []
        func add(first: Bool, direct: Bool) {
            for (index, matches) in own.enumerated() where volumes[index].dictionary.isFirst == first {
                for number in matches.part(direct: direct) { places.append(Place(volume: index, number: number)) }
            }
        }
        for direct in [true, false] {
            add(first: true, direct: direct)
            for number in builtIn.part(direct: direct) { places.append(Place(volume: nil, number: number)) }
            add(first: false, direct: direct)
        }
        return places
    }

    private func entry(at place: Place, in language: Language?, _ lexicon: Lexicon?) -> Entry? {
        guard let index = place.volume else { return lexicon?.entry(place.number) }
        let volume = volumes[index]
        if let language { return volume.entry(place.number, in: language) }
        guard let headword = volume.image.headword(place.number) else { return nil }
        return volume.entry(place.number, in: volume.language(of: headword))
    }
}

/// What a dictionary has for a query.
struct DictionaryMatches {
    /// Best match first.
    var numbers: [UInt32] = []
    /// How many of them, at the front, are the query itself, its reading or its dictionary form.
    var direct = 0
    var forms: [InflectedForm] = []
    var suggestions: [String] = []

    /// Those that are the query itself, or the others.
    func part(direct isDirect: Bool) -> ArraySlice<UInt32> {
        isDirect ? numbers.prefix(direct) : numbers.dropFirst(direct)
    }
}

extension DictionaryShelf.Volume {
    /// The most longer headwords that are found.
    private static var mostLonger: Int { 200 }

    /// The language as which an entry is shown when all languages are searched: by its script, among those that are on.
    fileprivate func language(of headword: String) -> Language {
        let scalars = headword.unicodeScalars
        let guess: Language =
            if scalars.contains(where: Kana.isKana) {
                .japanese
            } else if scalars.contains(where: { $0.isEastAsian }) { .chinese } else { .english }
        return isOn(in: guess) ? guess : dictionary.isOnIn[0]
    }

    fileprivate func matches(_ query: String, in language: Language?, lemmas: [String]) -> DictionaryMatches {
        var matches = DictionaryMatches()
        if let language, !isOn(in: language) { return matches }
        func isSearched(_ other: Language) -> Bool { isOn(in: other) && (language == nil || language == other) }
        if let pattern = WildcardPattern(DictionaryImage.key(query)) {
            matches.numbers = image.numbers(matching: pattern, limit: Self.mostLonger)
            return matches
        }
        var seen: Set<UInt32> = []
        func add(_ found: some Sequence<UInt32>) {
            for number in found where seen.insert(number).inserted { matches.numbers.append(number) }
        }
        let isLatin = !query.unicodeScalars.contains { $0.isEastAsian }
        add(image.numbers(of: query))
        if isSearched(.english), isLatin {
            for lemma in lemmas + englishBases(of: query) { add(image.numbers(of: lemma)) }
        }
        if isSearched(.chinese), isLatin, Pinyin.syllables(query) != nil { add(image.numbers(readAs: query)) }
        if isSearched(.japanese) {
            for spelling in isLatin ? Kana.spellings(ofRomaji: query) : [query] {
                add(image.numbers(of: Kana.hiragana(spelling)))
                add(image.numbers(of: Kana.katakana(spelling)))
                for form in inflectedForms(of: spelling) {
                    add(numbers(ofBase: form.base))
                    matches.forms.append(form)
                }
            }
        }
        matches.direct = matches.numbers.count
        add(image.numbers(beginningWith: query, limit: Self.mostLonger))
        return matches
    }
}
