import Lexicon
import Model
import Support
import Testing

@testable import Linguistics

/// Rules for what stands beside an English word, found in texts that a reader had not seen before.
@Suite struct EnglishRuleTests {
    /// A sentence with a word in asterisks, and the word's lemma and part of speech there.
    typealias Case = (String, String, PartOfSpeechCode)

    static let nouns: [Case] = [
        ("The land fell away in long brown *folds* to the river.", "fold", .noun),
        ("Parking *charges* will rise.", "charge", .noun),
        ("She went to the trade *show*.", "show", .noun),
        ("He has a nasty *cold*.", "cold", .noun),
        ("It issued its second profit *warning* in May.", "warning", .noun),
    ]
    static let verbs: [Case] = [
        ("Let it *cool* on a rack.", "cool", .verb),
        ("Do not *force* the lock.", "force", .verb),
        ("*Note* which wire goes where.", "note", .verb),
        ("If the breaker *trips*, call him.", "trip", .verb),
        ("They may *lower* the rates.", "lower", .verb),
        ("It *means* that nobody came.", "mean", .verb),
        ("What he *wants* will surprise you.", "want", .verb),
    ]
    static let qualities: [Case] = [
        ("Beat the eggs until *light* and fluffy.", "light", .adjective),
        ("The shop is always *open*.", "open", .adjective),
        ("They kept their windows *shut*.", "shut", .adjective),
        ("She was a small, *square* woman.", "square", .adjective),
        ("Come at eight *sharp*.", "sharp", .adverb),
        ("*First*, switch it off.", "first", .adverb),
        ("*Besides*, it was late.", "besides", .adverb),
        ("She looked *up* from her book.", "up", .adverb),
        ("The index was *down* two percent.", "down", .adverb),
    ]
    static let functions: [Case] = [
        ("*As* you'll see, it rained.", "as", .conjunction),
        ("Never do it, *as* that could hurt.", "as", .conjunction),
        ("He left *before* somebody noticed.", "before", .conjunction),
        ("It takes long, *so* leave it on.", "so", .conjunction),
        ("He told analysts *that* bookings had risen.", "that", .conjunction),
        ("We listened to *what* people were saying.", "what", .pronoun),
        ("*What* a day!", "what", .determiner),
    ]

    @Test(arguments: nouns)
    func aNounIsTold(_ sentence: String, _ lemma: String, _ part: PartOfSpeechCode) throws {
        try check(sentence, lemma, part)
    }

    @Test(arguments: verbs)
    func aVerbIsTold(_ sentence: String, _ lemma: String, _ part: PartOfSpeechCode) throws {
        try check(sentence, lemma, part)
    }

    @Test(arguments: qualities)
    func anAdjectiveAndAnAdverbAreTold(_ sentence: String, _ lemma: String, _ part: PartOfSpeechCode) throws {
        try check(sentence, lemma, part)
    }

    @Test(arguments: functions)
    func aWordThatJoinsIsTold(_ sentence: String, _ lemma: String, _ part: PartOfSpeechCode) throws {
        try check(sentence, lemma, part)
    }

    private func check(_ sentence: String, _ lemma: String, _ part: PartOfSpeechCode) throws {
        let use = try use(sentence)
        #expect(use.lemma == lemma && use.part == part, "\(use)")
    }

    static let usual: [(String, String)] = [
        ("Beat the butter and *sugar* together.", "sugar"),
        ("She was *scraping* the pan.", "scrape"),
    ]

    @Test(arguments: usual) func whereNothingTellsAWordIsTheUsualOne(_ sentence: String, _ lemma: String) throws {
        let use = try use(sentence)
        #expect(use.lemma == lemma && use.part == .none, "\(use)")
    }

    static let meanings: [(String, String)] = [
        ("He's *got* a cold.", "own: I have"), ("She hasn't *got* any time.", "own: I have"),
        ("It has *got* dark.", "become"), ("I *meant* to call you.", "want or plan"),
        ("Put the bags in the *boot* of the car.", "back part of a car"),
        ("The laptop won't *boot*.", "start (a computer)"),
        ("The senate passed the *bill*.", "plan for a new law"),
        ("I'm *sorry* we are late.", "feeling bad about"), ("I feel *sorry* for him.", "feeling sad about"),
        ("Be there *by* eight sharp.", "not later than"),
        ("*She'd* put it away. He would help.", "short for \"she would\" or \"she had\""),
    ]
    static let phrases: [(String, String)] = [
        ("I'd *rather* stay.", "would rather: "), ("It keeps for *up* to three days.", "up to: "),
        ("Take a coat in *case* it rains.", "in case: "), ("Prices are *bound* to rise.", "bound to: "),
        ("They *pushed* the date back.", "push back: "),
    ]
    static let literal: [(String, String)] = [
        ("He walked *up* to the door.", "up to"), ("It was not *too* bad.", "too bad"),
    ]

    @Test(arguments: meanings) func aContextTellsWhatAWordMeans(_ sentence: String, _ meaning: String) throws {
        let use = try use(sentence)
        #expect(use.gloss.contains(meaning), "\(use)")
    }

    @Test(arguments: phrases) func aPhraseIsTaken(_ sentence: String, _ gloss: String) throws {
        let use = try use(sentence)
        #expect(use.gloss.hasPrefix(gloss), "\(use)")
    }

    @Test(arguments: literal) func wordsMeanWhatEachOfThemMeans(_ sentence: String, _ phrase: String) throws {
        let use = try use(sentence)
        #expect(!use.gloss.hasPrefix(phrase), "\(use)")
    }
}
