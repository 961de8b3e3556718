import Segmentation

/// Rules for the readings of verbs that are taken apart in a sentence: 理发 is lǐfà, and so is 理了个发; 打中 is dǎzhòng, and so
/// is 打不中. The dictionary tells how the two characters are read together; alone, each would be read as it usually is.
struct SeparableVerbs {
    /// A verb of two characters, and its syllables in numbered pinyin.
    struct Verb {
        var text: String
        var syllables: [String]
    }

    /// The rules of each character that is read otherwise than usually, in no order.
    private(set) var rules: [String: [ReadingRule]] = [:]

    /// - Parameters:
    ///   - verbs: The dictionary's verbs; those that are not two characters are skipped.
    ///   - usual: The usual reading of a character that stands alone; nil if it has none.
    init(_ verbs: [Verb], usual: (String) -> String?) {
        for verb in verbs where verb.syllables.count == 2 {
            let characters = Array(verb.text.unicodeScalars)
            guard characters.count == 2, characters[0] != characters[1], !Self.grammatical.contains(characters[0])
            else { continue }
            let isUnusual = characters.indices.map { place in
                // The neutral tone belongs to the compound.
                !verb.syllables[place].hasSuffix("5")
                    && usual(String(characters[place])).map { $0 != verb.syllables[place] } ?? false
            }
            if isUnusual[0] { addVerb(characters[0], read: verb.syllables[0], before: characters[1]) }
            if isUnusual[1] { addObject(characters[1], read: verb.syllables[1], after: characters[0]) }
        }
    }

    /// 散了架, 挨了顿打, 挨了一顿打; 勒不死.
    private mutating func addVerb(_ verb: Unicode.Scalar, read syllable: String, before object: Unicode.Scalar) {
        guard !Self.results.contains(object) else { return }
        let next = ReadingRule.Element.scalar(object.value)
        // Unless something ends it here, the object may be the beginning of a longer word: 看了家里.
        var contexts: [[ReadingRule.Element]] = [
            [Self.aspects, next, Self.following], [Self.aspects, next, .edge],
            [Self.aspects, Self.measure, next, .edge], [Self.aspects, Self.number, Self.measure, next, .edge],
        ]
        if Self.verbalResults.contains(object) {
            contexts += [[Self.potentials, next, Self.ends], [Self.potentials, next, .edge]]
        }
        rules[String(verb), default: []] += contexts.map { ReadingRule(reading: [syllable], before: [], after: $0) }
    }

    /// 理了发, 理了个发, 理过一个发; 打不中.
    private mutating func addObject(_ object: Unicode.Scalar, read syllable: String, after verb: Unicode.Scalar) {
        let previous = ReadingRule.Element.scalar(verb.value)
        var contexts: [[ReadingRule.Element]] = []
        if Self.results.contains(object) {
            contexts = [[Self.potentials, previous]]
        } else if !Self.grammatical.contains(object), !Self.noObjects.contains(object) {
            contexts = [
                [Self.aspects, previous], [Self.measure, Self.aspects, previous],
                [Self.measure, Self.number, Self.aspects, previous],
            ]
        }
        guard !contexts.isEmpty else { return }
        rules[String(object), default: []] += contexts.map { ReadingRule(reading: [syllable], before: $0, after: []) }
    }

    private static func set(_ characters: String) -> ReadingRule.Element {
        .set(characters.unicodeScalars.map(\.value))
    }

    private static let aspects = set("了过着完")
    private static let potentials = set("不得")
    /// What may follow the object of a verb, and begins no longer word with it.
    private static let following = set("的了就后吗吧呢又才也都一似")
    private static let ends = set("的了")
    private static let measure = ReadingRule.Element.word(.measure, butNot: [])
    private static let number = ReadingRule.Element.word(.number, butNot: [])

    /// Characters that are mostly function words where they stand alone (生还, but 生了还要), and verbs with two readings of
    /// which each takes objects (看家, but 看了家里).
    private static let grammatical = Set("的地得了着过看要会为好都更还只将与和给没".unicodeScalars)
    /// What a verb achieves: 打不倒, 猜得中.
    private static let results = Set("倒中".unicodeScalars)
    /// The same, of verbs that are read unusually themselves: 勒不死, 铺不平.
    private static let verbalResults = Set("清平死紧破开起掉碎住满大动成断出回上".unicodeScalars)
    /// What ends verbs without being their object: 成长, 供应.
    private static let noObjects = Set("长应量数种处".unicodeScalars)
}
