import Model

/// Participles that are adjectives: "interesting" and "tired" describe, where "building" and "used" rather tell what is done.
///
/// Dictionaries have hundreds of others as adjectives, too ("given", "held", "looking"), which are read as forms of their verbs.
enum EnglishParticiples {
    /// Whether a word that is such an adjective describes something where it stands, and is no part of a verb.
    static func isAdjective(_ number: Int, in sentence: EnglishSentence) -> Bool {
        let word = sentence.words[number]
        let next = sentence.next(number)
        let hasObject =
            next.map {
                EnglishRole.determiners.contains($0.lower) && $0.lower != "that"
                    || EnglishRole.objects.contains($0.lower)
            } ?? false
        if hasObject, word.lower.hasSuffix("ing") { return false }
        let isBeforeNoun =
            next.map { $0.usualPart == .noun && !EnglishRole.subjects.contains($0.lower) } ?? false
        guard let previous = sentence.previous(number) else {
            // "Tired of waiting, she left.", "Interesting people live here."
            return isBeforeNoun || !word.lower.hasSuffix("ing") && !hasObject
        }
        if ["has", "have", "had", "having", "i've", "we've", "you've", "they've"].contains(previous.lower) {
            return false
        }
        if EnglishRole.subjects.contains(previous.lower) { return false }
        if word.lower.hasSuffix("ing") {
            // "are appealing for help", "keep the wires from touching".
            if EnglishRole.forms.contains(previous.lower), next?.lower == "for" { return false }
            if previous.usualPart == .preposition { return isBeforeNoun }
        }
        if EnglishRole.forms.contains(previous.lower) || EnglishRole.linking.contains(previous.lower) { return true }
        if EnglishRole.determiners.contains(previous.lower) { return true }
        switch previous.usualPart {
        case .adverb, .adjective, .conjunction, .preposition, .article, .determiner: return true
        case .noun, .pronoun: return isBeforeNoun || next == nil && sentence.before(number).contains { isLinking($0) }
        default: return isBeforeNoun
        }
    }

    private static func isLinking(_ word: String) -> Bool {
        ["make", "makes", "made", "keep", "kept", "find", "found", "leave", "left", "get", "got"].contains(word)
    }

    static let adjectives: Set = [
        "accomplished", "accustomed", "acquainted", "advanced", "aged", "alarmed", "alarming", "amazed", "amazing",
        "amused", "amusing", "annoyed", "annoying", "appealing", "appetizing", "ashamed", "astonished", "astonishing",
        "astounded", "astounding", "attached", "balanced", "beloved", "bewildered", "bewildering", "blessed", "bored",
        "boring", "born",
        "breathtaking", "broken", "calming", "caring", "celebrated", "challenging", "charming", "civilized", "closed",
        "comforting", "committed", "complicated", "concerned", "confused", "confusing", "connected", "contented",
        "convinced", "convincing", "crooked", "crowded", "cunning", "damned", "daring", "dazzling", "dedicated",
        "delighted", "demanding", "depressed", "depressing", "deserted", "detached", "detailed", "determined",
        "devastated", "devoted", "disabled", "disappointed", "disappointing", "discouraged", "discouraging",
        "disgusted",
        "disgusting", "dismayed", "distinguished", "distressed", "distressing", "disturbed", "disturbing", "divorced",
        "drunken", "educated", "embarrassed", "embarrassing", "encouraging", "enduring", "engaged", "enlightened",
        "entertaining", "exaggerated", "excited", "exciting", "exhausted", "exhausting", "experienced", "fascinated",
        "fascinating", "flattered", "flattering", "following", "forbidden", "forgiving", "forthcoming", "frightened",
        "frightening", "frozen", "frustrated", "frustrating", "gifted", "grieving", "grown", "haunted", "heartbreaking",
        "hidden", "horrified", "horrifying", "humiliated", "humiliating", "humbled", "impressed", "inspired",
        "inspiring",
        "insulted", "insulting", "interested", "interesting", "intriguing", "involved", "irritated", "irritating",
        "isolated", "lasting", "leading", "learned", "limited", "living", "loving", "married", "misleading", "missing",
        "mistaken", "mixed", "moving", "naked", "neighboring", "neighbouring", "obliged", "obsessed", "offended",
        "outstanding", "overjoyed", "overwhelmed", "overwhelming", "petrified", "piercing", "pleased", "pleasing",
        "pressing", "prevailing", "prolonged", "promising", "pronounced", "puzzled", "puzzling", "qualified", "refined",
        "refreshed", "refreshing", "related", "relaxed", "relaxing", "relieved", "renowned", "reserved", "respected",
        "retired", "revolting", "rewarding", "rotten", "ruined", "rugged", "sacred", "satisfied", "satisfying",
        "scared",
        "scattered", "shocked", "shocking", "skilled", "soothing", "sophisticated", "spoiled", "startled", "startling",
        "starving", "striking", "stuffed", "stunned", "stunning", "sunken", "surprised", "surprising", "swollen",
        "talented",
        "tempting",
        "terrified", "terrifying", "thrilled", "thrilling", "threatening", "timed", "tired", "tiring", "tortured",
        "touched", "touching", "troubled", "troubling", "twisted", "understanding", "unexpected", "unexplained",
        "upset",
        "unfinished", "united", "unknown", "unlimited", "unwilling", "upcoming", "valued", "varied", "warming",
        "welcoming", "wicked",
        "willing", "worn", "worried", "worrying", "wounded", "wrinkled",
    ]
}
