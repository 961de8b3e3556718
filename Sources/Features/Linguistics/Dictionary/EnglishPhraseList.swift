import Model

/// Which phrases of the dictionary mean, where their words stand side by side, what it says of them first.
enum EnglishPhraseList {
    enum Kind {
        case noun, other, verb
        /// A verb and an adverb that its object may part: "turn it down".
        case divisible
        /// The same, if it has an object.
        case transitive
        /// A verb and an adverb that looks like a preposition, if it has no object.
        case intransitive
        /// Words before a verb: "used to".
        case auxiliary

        var isVerb: Bool { self != .noun && self != .other }
    }

    /// What kind of phrase it is; nil if its words rather mean what each of them means.
    static func kind(of phrase: String, _ part: PartOfSpeechCode, isGlossas: Bool) -> Kind? {
        if let listed = verbs[phrase] { return part == .verb ? listed : nil }
        switch part {
        case .noun: return .noun
        case .verb: return isGlossas || phrase.utf8.count(where: { $0 == UInt8(ascii: " ") }) > 1 ? .verb : nil
        case .auxiliary: return phrase.hasSuffix(" to") ? .auxiliary : .other
        default: return .other
        }
    }

    /// Words with which no phrase begins that is worth the search.
    static let neverFirst: Set = [
        "the", "an", "and", "to", "he", "she", "it", "they", "i", "we", "you", "is", "was", "are", "were", "be", "been",
        "his", "her", "its", "their", "that", "this",
    ]
    static let possessives: Set = ["my", "your", "his", "her", "its", "our", "their"]
    static let pronouns: Set = [
        "myself", "yourself", "himself", "herself", "itself", "ourselves", "themselves", "this", "that", "these",
        "those",
        "her", "everything", "something", "someone", "everyone",
    ]
    /// Adverbs behind the object of a verb.
    static let adverbs: Set = [
        "up", "down", "off", "out", "away", "back", "on", "in", "over", "through", "together", "apart", "aside",
        "around",
        "forward",
    ]

    private static let verbs: [String: Kind] = {
        var kinds: [String: Kind] = [:]
        for (lines, kind) in [
            (divisible, Kind.divisible), (transitive, .transitive), (intransitive, .intransitive), (whole, .verb),
        ] {
            for phrase in lines.split(whereSeparator: { $0 == "," || $0 == "\n" }) {
                kinds[String(phrase.drop { $0 == " " })] = kind
            }
        }
        return kinds
    }()

    // Glossa's own choice.

    private static let divisible = """
        back up, blow out, blow up, break off, bring down, bring up, build up, burn down, calm down, call back, call off, carry out,
        check out, cheer up, clean up, clear up, cut down, cut off, cut out, drop off, eat up, figure out, fill in, fill out,
        fill up, find out, finish off, follow up, give away, give back, give up, hand in, hand out, hand over, hang up,
        hold back, hold up, kick out, knock down, knock out, knock over, lay off, leave out, let down, light up, lock up,
        make up, mix up, pass on, pay back, pay off, pick out, pick up, play down, plug in, point out, pull down, put aside,
        put away, put back, put down, put off, put out, put through, put together, ring up, rub out, rule out, save up,
        sell off, send back, send off, send out, set aside, set off, set up, show off, shut down, shut off, slow down,
        sort out, switch off, switch on, take apart, take away, take back, take down, take off, take out, take over,
        tear down, tear up, tell off, think over, throw away, throw out, tie up, tire out, try out, turn around, turn down,
        turn off, turn over, turn up, use up, wake up, warm up, wash up, wear out, wipe out, work out, wrap up,
        write down, write off
        """
    private static let transitive = """
        bring back, look up, make out, put on, put up, run over, take in, take on, take up, talk over, try on, turn on
        """
    private static let intransitive = """
        break in, carry on, catch on, come on, drop in, get by, get off, get on, get over, give in, go off, go on, hang on,
        hold on, keep on, log in, log on, move on, run out, set in, sign in, stand by
        """
    private static let whole = """
        ask for, belong to, break down, break into, break out, break up, bring about, burst into, call for, call on, care for,
        catch up, close down, come across, come along, come up, count on, cut back, deal with, depend on, die down, die out,
        do without, drop out, eat out, end up, fall apart, fall for, fall out, fall through, feel like, find fault, get along,
        get away, get back, get out, get rid, get together, get up, go ahead, go out, go over, go through, grow up, hang around,
        hang out, hurry up, keep up, laugh at, let go, lie down, log off, log out, look after, look around, look at, look for,
        look forward, look into, look out, make sure, pass away, pass out, pull over, rely on, run away, run into, scroll down,
        scroll up, see to, settle down, show up, shut up, sign up, sit down, speak up, split up, stand for, stand out, stand up,
        start over, stay up, step down, step up, stick to, take after, take care, take part, take place, talk about, think about,
        think of, turn into, turn out, wait for, watch out, wear off, work on
        """

    /// Phrases that are meant only with capitals.
    static let names: Set = [
        "white house", "black sea", "red sea", "new world", "old world", "big apple", "high church",
    ]

    /// Phrases whose words mostly mean what each of them means, or of which the dictionary has a rare or rude meaning first.
    static let literal: Set = [
        "all at", "and how", "and so", "and then", "as we say", "at home", "at large", "best man", "big brother",
        "big man",
        "black man", "by the piece", "clear the air", "close to", "close up", "do in", "even as", "every week",
        "every year",
        "first class", "first person", "for anything", "for one", "get it on", "go down on", "good and",
        "have a go at it",
        "have it away", "have it off", "high up", "hit the deck", "hit the roof", "if not", "in case", "in kind",
        "in line",
        "in on", "in place", "in that", "in the air", "in the least", "in the lead", "in the way", "in this", "in two",
        "inside of", "just as", "just right", "just so", "kind of", "like this", "little man", "much as", "next door",
        "no end", "old boy", "old lady", "old man", "old woman", "on air", "on board", "on it", "on that", "on to",
        "one time",
        "only when", "or so", "out front", "out of the way", "over here", "paint a picture", "per year", "poor man",
        "quite a", "quite an", "right on", "roll in the hay", "second class", "second hand", "second person",
        "see the light",
        "set to music", "show the door", "sort of", "take a bow", "take a crap", "take a hop", "take a joke",
        "take a leak", "take a shit", "take the air", "take the count", "take the field", "take the floor",
        "take the road",
        "take the stage", "that much", "third person", "this evening", "to date", "too much", "under it", "under that",
        "up here", "up to", "very fast", "very loudly", "very much", "very softly", "very well", "what if", "white man",
        "young man", "young woman",
    ]
}
