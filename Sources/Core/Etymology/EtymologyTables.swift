/// The facts about English word formation that ``WordStructure`` uses: affixes, roots, and the words that were divided
/// by hand.
public final class EtymologyTables: Sendable {
    /// The prefixes, in the order in which they are tried.
    public let prefixes: [Affix]
    /// The suffixes, in the order in which they are tried.
    public let suffixes: [Affix]
    /// The Latin and Greek roots.
    public let roots: [Root]
    /// The structures of words that were divided by hand, by the word in lower case.
    public let structures: [String: StatedStructure]
    /// The families of words that were listed by hand, by the word in lower case.
    public let families: [String: StatedFamily]

    /// The indices of roots, by form.
    let rootNumbers: [String: [Int]]
    /// The number of letters of the longest form of a root.
    let longestRoot: Int
    /// The source words of each root with their stems, in the spelling used for comparing ancestors.
    let rootSources: [[(word: String, stem: String)]]
    /// The forms of the prefixes that words of Latin and Greek descent may have.
    let learnedPrefixes: [String]
    /// The beginnings of divided words that remain before an ending that drops the last letter.
    private let beginnings: Set<String>
    private let longestBeginning: Int

    public init(
        prefixes: [Affix] = [], suffixes: [Affix] = [], roots: [Root] = [], structures: [String: StatedStructure] = [:],
        families: [String: StatedFamily] = [:]
    ) {
        self.prefixes = prefixes
        self.suffixes = suffixes
        self.roots = roots
        self.structures = structures
        self.families = families
        rootNumbers = roots.indices.reduce(into: [:]) { numbers, number in
            for form in roots[number].forms { numbers[form, default: []].append(number) }
        }
        longestRoot = roots.flatMap { $0.forms }.map { $0.count }.max() ?? 0
        rootSources = roots.map { root in
            root.sources.map { (Spelling.plain($0), LearnedStructure.stem(of: Spelling.plain($0))) }
        }
        learnedPrefixes = Set(prefixes.filter { $0.language != "Old English" }.flatMap { $0.forms }).sorted()
        beginnings = Set(structures.keys.map { $0.utf8.count > 3 ? String($0.dropLast()) : $0 })
        longestBeginning = beginnings.reduce(0) { max($0, $1.count) }
    }

    /// Returns whether a word may derive from one that was divided by hand: "terribly" begins with "terrible" without
    /// its last letter.
    func mayDerive(_ word: String) -> Bool {
        var start = word.prefix(longestBeginning)
        while start.utf8.count >= 2 {
            if beginnings.contains(String(start)) { return true }
            start.removeLast()
        }
        // A prefix is followed by the whole word.
        return prefixes.contains { affix in
            affix.forms.contains { word.hasPrefix($0) && structures[String(word.dropFirst($0.count))] != nil }
        }
    }
}
