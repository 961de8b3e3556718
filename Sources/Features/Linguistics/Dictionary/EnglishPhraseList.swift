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
        // "looking at" and "looking for" are forms of a verb before they are nouns of the dictionary.
        case .noun: return phrase.hasSuffix(" at") || phrase.hasSuffix(" for") ? nil : .noun
        case .verb:
            return isGlossas || phrase.utf8.count(where: { $0 == UInt8(ascii: " ") }) > 1 ? .verb : ofTwoWords(phrase)
        case .auxiliary: return phrase.hasSuffix(" to") ? .auxiliary : .other
        default: return .other
        }
    }

    /// What kind of phrase a verb of the dictionary is with one more word that no list has.
    ///
    /// An adverb that is hardly ever a preposition makes another verb of it ("black out"); "up", "down" and "off" do so, too, but
    /// a verb of motion may have a way behind it ("climbed up the hill"). Other particles are prepositions as often ("live in
    /// Paris"), and count only where the list has the verb. A noun or an adjective behind a verb makes a phrase ("cut corners").
    private static func ofTwoWords(_ phrase: String) -> Kind? {
        let words = phrase.split(separator: " ")
        guard let first = words.first, let last = words.last else { return nil }
        if plainAdverbs.contains(String(last)) { return .divisible }
        if last == "up" || last == "down" || last == "off" {
            return motions.contains(String(first)) ? .intransitive : .divisible
        }
        if oftenPrepositions.contains(String(last)) { return nil }
        return .verb
    }

    private static let plainAdverbs: Set = ["out", "away", "back", "together", "apart", "aside", "forward", "ahead"]
    private static let oftenPrepositions: Set = [
        "on", "in", "over", "through", "around", "round", "about", "along", "by", "across", "after", "at", "for",
        "into", "to",
        "with", "from", "of", "without", "against", "behind", "upon", "onto", "as", "under", "before", "past",
        "outside",
        "near", "like", "short",
    ]
    private static let motions: Set = [
        "climb", "come", "go", "walk", "run", "jump", "fall", "drive", "ride", "roll", "slide", "move", "march", "get",
        "step",
        "hop", "fly", "crawl", "creep", "rush", "sail", "travel", "drop", "flow", "drift", "look", "stand", "live",
        "sit",
        "stay", "lie", "glide", "pass", "stare", "float", "leap", "pour", "rain", "dash", "race", "slip", "wander",
    ]

    /// Words with which no phrase of another dictionary begins that is worth the search; Glossa's own do: "the other day".
    static let neverFirst: Set = [
        "the", "an", "and", "to", "he", "she", "it", "they", "i", "we", "you", "is", "was", "are", "were", "be", "been",
        "his", "her", "its", "their", "that", "this",
    ]
    /// Words behind which the words of ``neverFirst`` are looked up, as Glossa has phrases that begin with them.
    static let firstOfOwn: Set = ["the", "to", "you"]
    static let possessives: Set = ["my", "your", "his", "her", "its", "our", "their"]
    static let reflexives: Set = [
        "myself", "yourself", "himself", "herself", "itself", "ourselves", "yourselves", "themselves",
    ]
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
        write down, write off, hold down, push back, sign off, pull out, roll back, open up, tidy up, track down, beat up,
        do up, think up, lay out, read out,
        bring out, top up, fold in, stir in, rub in, weigh up, call out, speed up, line up,
        tie up, read through, talk through
        """
    private static let transitive = """
        bring back, look up, make out, put on, put up, run over, take in, take on, take up, talk over, try on, turn on, bring in,
        bring on, call in, carry over, check over, chew over, cross off, egg on, lead on, lock in, pull off,
        put across, see through, sleep off, swear in, win over, work off
        """
    private static let intransitive = """
        break in, carry on, catch on, come on, drop in, get by, get off, get on, give in, go off, go on, hang on,
        hold on, keep on, log in, log on, move on, run out, set in, sign in, stand by, barge in, boil over, butt in, cave in,
        check in, chime in, chip in, come by, come in, come over, come through, drag on, drop by, fall behind,
        fit in, fool around, get about, get around, go around, go by, kick in, lie in, mess around, pitch in,
        pull through, roll over, stick around, stop over, tag along, tie in, tune in, turn in, zoom in, live on,
        press on, push on, sleep in, sit in, walk in, wear on, look on
        """
    private static let whole = """
        ask for, belong to, break down, break into, break out, break up, bring about, burst into, call for, call on, care for,
        catch up, close down, come across, come along, come up, count on, cut back, deal with, depend on, die down, die out,
        do without, drop out, eat out, end up, fall apart, fall for, fall out, fall through, feel like, find fault, get along,
        get away, get back, get out, get rid, get together, get up, go ahead, go out, go over, go through, grow up, hang around,
        hang out, hurry up, keep up, laugh at, let go, lie down, log off, log out, look after, look around, look at, look for,
        look forward, look into, look out, abide by, account for, allow for, answer for, attend to, bear with, believe in, border on,
        bump into, buy into, center on, chance upon, cheat on, cling to, come into, come upon, confide in, cope with,
        date back, date from, dawn on, dispense with, dispose of, dwell on, embark on, encroach upon, fall under, feel for,
        fend for, focus on, frown on, frown upon, get at, get over, get through, get to, go for, go into, go with, happen upon,
        hinge on, hit on, impinge on, lay into, light upon, long for, make for, part with, pay for, persist in,
        pick at, pick on, pore over, prepare for, rely upon, run across, run for, see about, seize on, send for, set about,
        settle on, settle for, shrink from, side with, sleep on, stem from, stick with, stumble upon, take for, take to, talk into,
        tamper with, tear into, tell on, toy with, wait on, watch over, work through, tide over, let on, fall asleep, take hold, make sure, pass away, pass out, pull over, rely on, run away, run into, scroll down,
        scroll up, see to, settle down, show up, shut up, sign up, sit down, speak up, split up, stand for, stand out, stand up,
        start over, stay up, step down, step up, stick to, take after, take care, take part, take place, talk about, think about,
        think of, turn into, turn out, wait for, watch out, wear off, work on
        """

    /// Phrases that are meant only where signs part them from the rest of the sentence.
    static let apart: Set = ["so long", "mind you", "kind regards", "best regards", "best wishes", "you're welcome"]

    /// Phrases that are meant only where a clause begins: "See you!", but "I want to see you".
    static let opening: Set = [
        "see you", "see you there", "see you then", "thanks for", "no idea", "no problem", "no worries", "here we go",
        "here you are", "well done", "good luck", "fair enough", "sure thing", "that's it", "that's that",
        "so far so good",
        "that's about it",
    ]

    /// Phrases that are meant only where a clause begins or ends: "To begin with, …", but "where to begin with it".
    static let atEdge: Set = [
        "to begin with", "to start with", "to be honest", "to tell the truth", "to say the least", "you know",
        "in the event",
        "to the point", "as it happens",
    ]

    /// Phrases that are not meant before "of": "over the top of the hill".
    static let neverBeforeOf: Set = ["over the top", "on top"]

    /// Phrases that are meant only with capitals.
    static let names: Set = [
        "white house", "black sea", "red sea", "new world", "old world", "big apple", "high church",
    ]

    /// Phrases whose words mostly mean what each of them means, or of which the dictionary has a rare or rude meaning first.
    static let literal: Set = [
        "on the table", "in the south", "to the south", "to it", "to that", "for each one", "from each one",
        "in both ears",
        "in one ear", "at that place", "in that location", "to each one", "up the stairs", "into the wind",
        "not surprised",
        "up on", "out to", "in for", "at sea", "on the hook", "off the hook", "on the nose", "on the button",
        "at bottom",
        "in play", "in hand", "to boot", "on base", "on the wing", "on earth", "all in", "by the day", "in circles",
        "in two ways", "on the side", "on the job", "in the middle", "all too", "all the way", "in the end zone",
        "find oneself", "white whale", "wooden leg", "act as", "be active", "be born", "be due", "be full", "be given",
        "be intimate", "be quiet", "be sick",
        "be well",
        "become flat", "buy food", "buy it", "catch it", "cool it", "do it", "do good", "do well", "do work",
        "express joy",
        "fill again", "flush it", "form bubbles", "get it", "get laid", "give care", "give suck", "go home", "go far",
        "had best",
        "have got", "have sex", "have words", "have young", "hold close", "kill oneself", "laugh loudly",
        "laugh softly", "lose it",
        "make clean", "make full", "make grow", "make happy", "make it", "make noise", "make pass", "make pure",
        "make relaxed",
        "make water", "pass water", "pig it", "take home", "take turns", "take water", "go deep", "come close",
        "come near",
        "come before", "come home", "bring home", "drive home", "head home", "look backward", "luck it", "leg it",
        "hoof it",
        "jack off", "jerk off", "bring off", "go down", "go up", "come down", "fly high", "stand still",
        "sleep together", "eat in", "felt up",
        "come together", "pull back", "see red", "see double", "do justice", "all at", "and how", "and so",
        "and then", "as we say", "at home", "at large", "best man", "big brother",
        "big man",
        "black man", "by the piece", "clear the air", "close to", "close up", "do in", "even as", "every week",
        "every year",
        "first class", "first person", "for anything", "for one", "get it on", "go down on", "good and",
        "have a go at it",
        "have it away", "have it off", "high up", "hit the deck", "hit the roof", "if not", "in kind",
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
        "up here", "very fast", "very loudly", "very much", "very softly", "very well", "what if", "white man",
        "young man", "young woman",
    ]
}
