import Lexicon
import Model
import Support
import Testing

@testable import Linguistics

@Suite struct EnglishUseTests {
    private static let toldByNeighbours: [(String, String, PartOfSpeechCode, String)] = [
        ("She saw a *bear* in the woods.", "bear", PartOfSpeechCode.noun, "mammal"),
        ("He came with the *saw*.", "saw", .noun, "tool"),
        ("The *leaves* turned red.", "leaf", .noun, "organ of photosynthesis"),
        ("My *left* hand hurts.", "left", .adjective, "side of the body"),
        ("We had to *wind* the rope.", "wind", .verb, "move"),
        ("I *like* books.", "like", .verb, "prefer"),
        ("She is *close* to her mother.", "close", .adjective, "short distance"),
        ("He opened the *can*.", "can", .noun, "metal container"),
        ("Wait a *second*.", "second", .noun, "1/60 of a minute"),
        ("They *named* the boat.", "name", .verb, "name to"),
        ("You must *water* the plants.", "water", .verb, "supply with water"),
        ("He was treated for *burns*.", "burn", .noun, "hot"),
        ("They left the *building* quickly.", "building", .noun, "roof"),
    ]

    @Test(arguments: toldByNeighbours) func theWordsBesideAWordTellWhatItIs(
        _ sentence: String, _ lemma: String, _ part: PartOfSpeechCode, _ meaning: String
    ) throws {
        let use = try use(sentence)
        #expect(use.lemma == lemma && use.part == part && use.gloss.contains(meaning), "\(use)")
    }

    /// A team may be called like a word, but a determiner stands before the word itself.
    @Test func aFormWithACapitalInsideASentenceIsAName() throws {
        #expect(try use("They lost their shape as *United* fought back.").gloss == "a name")
        #expect(try use("He asked all the *Directors* to come.").gloss != "a name")
        #expect(try use("We talked to *Germans* about it.").gloss != "a name")
    }

    /// Where they tell nothing for sure, the word means what it means most often.
    @Test(arguments: [
        ("Can *people* fly?", "people"), ("We walk to *school* every day.", "school"), ("He gave it *back*.", "back"),
        ("She *even* said hello.", "even"), ("The *old* and the young came.", "old"), ("This *can* help.", "can"),
        ("We *students* read a lot.", "student"), ("In *general* it works.", "general"),
        ("Every *evening* it rains.", "evening"), ("They bought bread and *milk* the next day.", "milk"),
        ("I *last* saw him in May.", "last"),
    ])
    func aWordThatNothingTellsIsTheUsualOne(_ sentence: String, _ lemma: String) throws {
        let use = try use(sentence)
        #expect(use.lemma == lemma && use.part == .none, "\(use)")
    }

    private static let toldByRules: [(String, String, PartOfSpeechCode)] = [
        ("Who will work the lead *mine*?", "mine", PartOfSpeechCode.noun),
        ("Shares are safe, but *hopes* are fading.", "hope", .noun),
        ("He never misses a *minute* detail.", "minute", .adjective),
        ("She gave it a close *look*.", "look", .noun),
        ("Does this shirt *suit* me?", "suit", .verb),
        ("Would you *mind* turning it down?", "mind", .verb),
        ("He kissed *her* cheek.", "her", .determiner), ("He was a man whose *grip* was firm.", "grip", .noun),
        ("He says *that* the mayor took it.", "that", .conjunction),
        ("It was as *still* as glass.", "still", .adjective),
        ("I want *to* go.", "to", .particle),
        ("They left when the *firm* went bust.", "firm", .noun), ("*Tears* ran down her face.", "tear", .noun),
        ("They send out short *bursts* of sound.", "burst", .noun),
        ("They threw away a two-goal *lead* at home.", "lead", .noun),
        ("Heat the oven and *line* a tray.", "line", .verb),
        ("Drain the beans, *season* well, and stir.", "season", .verb),
        ("The eggs are *light* and fluffy.", "light", .adjective),
    ]

    /// General rules for what stands beside a word.
    @Test(arguments: toldByRules)
    func generalRulesTellThePartOfSpeech(_ sentence: String, _ lemma: String, _ part: PartOfSpeechCode) throws {
        let use = try use(sentence)
        #expect(use.lemma == lemma && use.part == part, "\(use)")
    }

    private static let contractions: [(String, String, String)] = [
        ("I *can't* swim.", "can't", "cannot"), ("It *isn’t* far.", "isn't", "is not"),
        ("*She'd* love to come.", "she'd", "she would"), ("*She'd* been running.", "she'd", "she had"),
        ("*We'd* better go.", "we'd", "we had"), ("*She's* got a dog.", "she's", "she has"),
        ("*He's* tall.", "he's", "he is"), ("*What's* happened?", "what's", "what has"),
        ("*Who's* been here?", "who's", "who has"), ("*I'd* never met him.", "I'd", "I had"),
        ("*He's* lost a ton of weight.", "he's", "he has"), ("*It's* closed this week.", "it's", "it is"),
        ("If *I'd* known, I would have come.", "I'd", "I had"),
        ("We left after *he'd* shut the door.", "he'd", "he had"),
        ("If *he'd* put it there, we would know.", "he'd", "he had"),
        // Nothing tells which of the two it is.
        ("*She'd* put it away.", "she'd", "short for \"she would\" or \"she had\""),
        ("If he came, *she'd* put it away.", "she'd", "short for \"she would\": "),
    ]

    /// A contraction has its own entry, and its verb is told by what follows.
    @Test(arguments: contractions)
    func aContractionIsAWord(_ sentence: String, _ lemma: String, _ meaning: String) throws {
        let use = try use(sentence)
        #expect(use.lemma == lemma && use.gloss.contains(meaning), "\(use)")
    }

    @Test func aPossessiveIsItsNoun() throws {
        #expect(try use("It was the *baby's* first word.").lemma == "baby")
    }

    @Test(arguments: [
        ("It rained on a wet Tuesday in *March*.", "third month"), ("We met in *May*, before the rain.", "fifth month"),
        ("He asked the *Polish* minister about it.", "Poland"), ("She lives in the *US* with them.", "United States"),
        ("Yesterday *Rose* asked them to stay.", "a person's name"),
        ("They waited for *Mark* at the station.", "a person's name"),
        ("They live on *Cook* Street near the river.", "a name"),
        ("They spoke to Mr. *Marsh* about the noise.", "a person's name"),
        ("She works in *Reading* with them.", "the name of a town"), ("*John* works here.", "a person's name"),
        ("*Megan* sighed.", "a person's name"),
    ])
    func aCapitalTellsAName(_ sentence: String, _ meaning: String) throws {
        let use = try use(sentence)
        #expect(use.gloss.contains(meaning), "\(use)")
    }

    @Test(arguments: [
        ("*May* I come in?", "may"), ("*Will* he come?", "will"), ("*Mark* my words.", "mark"),
        ("*Green* apples are sour.", "green"), ("*White* clouds came.", "white"),
    ])
    func aCapitalAtTheBeginningIsThatOfAnyWord(_ sentence: String, _ lemma: String) throws {
        #expect(try use(sentence).lemma == lemma)
    }

    private static let functionWords: [(String, String, PartOfSpeechCode)] = [
        ("She was tired, *yet* she kept going.", "yet", PartOfSpeechCode.conjunction),
        ("He hasn't come *yet*.", "yet", .none),
        ("They wept, *for* they were hungry.", "for", .conjunction), ("We waited *for* an hour.", "for", .preposition),
        ("*Once* he arrived, we left.", "once", .conjunction), ("Nobody *but* you can help.", "but", .preposition),
        ("The frog *that* lives here is green.", "that", .pronoun),
        ("He said on Tuesday *that* the mayor left.", "that", .conjunction),
        ("He has lived here *since* 1990.", "since", .preposition), ("He *has* a car.", "have", .verb),
        ("Put it *there*.", "there", .adverb), ("I was out *when* you called.", "when", .conjunction),
        ("I know what he *did*.", "do", .verb), ("Who *did* this?", "do", .verb),
        ("She felt, however, *that* the road was safe.", "that", .conjunction),
        ("We had money, *so* we'd manage.", "so", .conjunction), ("He told them *that* I'd won.", "that", .conjunction),
        ("They said *that* bin collections would stop.", "that", .conjunction),
        ("It was late, *though*.", "though", .adverb), ("You don't have *to*.", "to", .particle),
        ("It was half *past* five.", "past", .preposition),
        ("They came late, *yet* when we left they stayed.", "yet", .conjunction),
        ("We must be there *before* the shop shuts.", "before", .conjunction),
        ("We stay here *until* the kid gets out of school.", "until", .conjunction),
        ("We waited *until* the end of the day.", "until", .none),
        ("She read the wind *as* other girls read magazines.", "as", .conjunction),
        ("*As* discussed, we can offer a discount.", "as", .conjunction),
        ("But *once* you've tried it, you will like it.", "once", .conjunction),
        ("They listen for the echoes *that* bounce back.", "that", .pronoun),
        ("He sent *about* sixty people home.", "about", .adverb),
        ("They talked *about* two books.", "about", .none),
        ("She stepped *outside* and listened.", "outside", .adverb),
        ("She wound it *round* her neck.", "round", .preposition),
        ("I've been *up* half the night.", "up", .adverb),
        ("They heard *her* cry.", "her", .none), ("It made *her* happy.", "her", .none),
        ("They helped *her* move the table.", "her", .none), ("They made *her* bed.", "her", .determiner),
        ("*Well*, it is late.", "well", .interjection), ("He is *sorry* for him.", "sorry", .adjective),
        ("Note *that* the shop is closed.", "that", .conjunction),
    ]

    /// Words that join clauses, that point and that help other verbs.
    @Test(arguments: functionWords)
    func aFunctionWordIsWhatItsClauseTells(_ sentence: String, _ lemma: String, _ part: PartOfSpeechCode) throws {
        let use = try use(sentence)
        #expect(use.lemma == lemma && use.part == part, "\(use)")
    }

    /// A form is the past of one verb, and another verb's base: what stands before it tells.
    @Test(arguments: [
        ("The cat *lay* on the mat.", "lie"), ("*Lay* the book on the desk.", "lay"), ("They *found* the key.", "find"),
        ("They plan to *found* a school.", "found"), ("She *ground* the coffee.", "grind"), ("The sun *rose*.", "rise"),
    ])
    func aFormOfTwoVerbsIsToldApart(_ sentence: String, _ lemma: String) throws {
        let use = try use(sentence)
        #expect(use.lemma == lemma && use.part == .verb, "\(use)")
    }

    @Test(arguments: [
        ("It was so *interesting* that I forgot the time.", "interesting", PartOfSpeechCode.adjective),
        ("She looked *tired*.", "tired", .adjective), ("It *interested* me.", "interest", .verb),
        ("There was nothing *left*.", "left", .adjective), ("Turn *left* here.", "left", .adverb),
        ("By working *hard* he won.", "hard", .adverb), ("The company's *shares* fell.", "share", .noun),
        ("We swam against the *current*.", "current", .noun),
        ("They are *appealing* for help.", "appeal", .verb),
        ("Nobody could find the boy near Leeds *early* on Thursday.", "early", .adverb),
        ("I won't stay *long*.", "long", .adverb), ("I need *help*.", "help", .noun),
        ("She left the door *open*.", "open", .adjective), ("It was blown *open* by the wind.", "open", .adjective),
    ])
    func participlesAndAdverbsAreToldApart(_ sentence: String, _ lemma: String, _ part: PartOfSpeechCode) throws {
        let use = try use(sentence)
        #expect(use.lemma == lemma && use.part == part, "\(use)")
    }

    private static let meanings: [(String, String)] = [
        ("They sat on the *bank* of the river.", "side of a river"),
        ("The *bank* lent him money.", "company that keeps"),
        ("The *bat* flew out of the cave.", "flying mammal"), ("He lit a *match*.", "lighting a fire"),
        ("The man *who* called has left.", "adds something about a person"), ("*Who* told you?", "what person"),
        ("The house stood *by* the river.", "near; beside"), ("He finished *by* noon.", "not later than"),
        ("He is as tall *as* his father.", "compare two things"), ("*How* old are you?", "to what degree"),
        ("*One* day he left.", "particular but not named"),
        ("It *is* raining.", "action going on"), ("The car *was* stolen.", "something is done to it"),
        ("He has *been* treated.", "something is done to it"), ("She *was* tired.", "joins a person"),
        ("Her hobby *is* painting.", "joins a person"), ("We met *on* Tuesday.", "day or date"),
        ("We met *at* six.", "used with a time"), ("It rains *in* the evening.", "length of time"),
        ("We live *in* Paris this year.", "inside"), ("He *looked* tired.", "seem when seen"),
        ("It *grew* dark.", "become"), ("They *grew* rice.", "look after (plants)"),
        ("I *missed* the bus.", "too late for"), ("He said he *would* come.", "reported"),
        ("He won easily, *which* surprised us.", "adds something about a thing"),
        ("I heard *what* you said.", "the thing or things"), ("*What* did you say?", "used to ask"),
        ("It has been empty *since* the firm went bust.", "from the time when"),
        ("Nothing has come *since* Monday.", "until now: since Monday"),
        ("Shares fell *by* four per cent.", "how much something changes"),
        ("The points you raised *at* our meeting were good.", "in a place"),
        ("He put his *hands* in his pockets and looked at the clock.", "extremity of the superior limb"),
        ("*Could* you help me?", "ask politely"), ("I *could* read at five.", "was able to"),
        ("They *are* appealing for help.", "action going on"), ("The film *was* moving.", "joins a person"),
        ("It *got* stolen last week.", "with a past participle"), ("He went out in the *cold*.", "low temperature"),
        ("I'm *afraid* we are late.", "sorry to have to say"), ("She is *afraid* of dogs.", "feeling fear"),
        ("The shop opens *early* on Tuesday.", "before the usual"), ("He has *just* left.", "very short time ago"),
        ("We *just* need time.", "only; simply"), ("It is *just* fine.", "only; simply"),
        ("It is *just* what we need.", "exactly"), ("They sold it for six hundred *pounds*.", "money of Britain"),
        ("He weighs two hundred *pounds*.", "unit of weight"), ("I can't *help* laughing.", "not be able to stop"),
        ("She *kept* talking.", "continue"), ("It *looks* as though it will rain.", "seem when seen"),
        ("We took the *lift*.", "a machine that carries people"), ("Turn on the *fan*.", "cool it"),
        ("They *closed* the pool.", "open to the public"),
    ]

    /// The table of contexts says what a word means beside others.
    @Test(arguments: meanings) func aWordMeansWhatItsContextTells(_ sentence: String, _ meaning: String) throws {
        let use = try use(sentence)
        #expect(use.gloss.contains(meaning), "\(use)")
    }

    @Test func aCardSaysInChineseWhatTheContextTells() throws {
        let lexicon = try RealLexicon.open()
        let annotator = Annotator(lexicon: lexicon, japanese: nil, language: .english, corrections: [])
        let tokens = annotator.tokens("They sat on the bank of the river.", .english)
        let bank = try #require(tokens.first { $0.text == "bank" })
        var card = WordCard(language: .english, word: bank.lemma, surface: bank.text)
        card.partOfSpeech = bank.partOfSpeech
        card.entries = lexicon.explained(lexicon.entries(ofEnglish: bank), for: .simplifiedChinese)
        lexicon.tellEnglish(&card, as: bank, for: .simplifiedChinese)
        #expect(card.entries.first?.chinese == ["岸"])
        #expect(card.entries.first?.definitions.first?.hasPrefix("the land along") ?? false)
    }

    /// What the card of a word in a text says to a reader of Chinese.
    private func entry(_ marked: String) throws -> Entry {
        let lexicon = try RealLexicon.open()
        let parts = marked.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
        let annotator = Annotator(lexicon: lexicon, japanese: nil, language: .english, corrections: [])
        let start = parts[0].unicodeScalars.count
        let token = try #require(annotator.tokens(parts.joined(), .english).first { $0.start == start })
        var card = WordCard(language: .english, word: token.lemma, surface: token.text)
        card.partOfSpeech = token.partOfSpeech
        card.entries = lexicon.explained(lexicon.entries(ofEnglish: token), for: .simplifiedChinese)
        lexicon.tellEnglish(&card, as: token, for: .simplifiedChinese)
        return try #require(card.entries.first)
    }

    /// Chinese of another part of speech is not what a word means: "to" before a verb is none of 到, 向 and 给.
    @Test(arguments: [
        "I want *to* go.", "She *had* gone.", "*Did* you see it?", "*You'd* better go.",
    ])
    func aWordThatChineseDoesNotSayHasNoChinese(_ sentence: String) throws {
        let entry = try entry(sentence)
        #expect(entry.chinese.isEmpty, "\(entry.headword): \(entry.chinese)")
    }

    /// The meaning of "twice" begins like a phrase, "two times", and is none.
    @Test(arguments: [("She calls *twice* a day.", "two times"), ("They trembled *with* the cold.", "because of")])
    func aMeaningThatLooksLikeAPhraseIsThatOfItsWord(_ sentence: String, _ meaning: String) throws {
        let entry = try entry(sentence)
        #expect(entry.headword == "twice" || entry.headword == "with")
        #expect(entry.definitions.first?.hasPrefix(meaning) ?? false)
    }

    private static let phrases: [(String, String)] = [
        ("They *turned* down the offer.", "turn down: "), ("Could you *turn* it down?", "turn down: "),
        ("She put her coat *on*.", "put on: "), ("Let's *call* it a day.", "call it a day: "),
        ("He *turned* a blind eye to it.", "turn a blind eye: "), ("The *prime* minister left.", "prime minister: "),
        ("*Interest* rates rose.", "interest rate: "), ("We *ran* out of milk.", "run out of: "),
        ("We'd *better* go.", "had better: "), ("She *used* to tell them stories.", "used to: "),
        ("I can't *put* up with it.", "put up with: "), ("They gave it *in* return for money.", "in return for: "),
        ("*Get* rid of it.", "get rid of: "), ("She *looked* up the word.", "look up: "),
        ("He moved to *New* York last year.", "New York: "), ("They were *killing* time.", "kill time: "),
        ("The workers *went* on strike.", "go on strike: "), ("They *cut* corners.", "cut corners: "),
        ("He *took* it for granted.", "take for granted: "), ("She *enjoyed* herself.", "enjoy oneself: "),
        ("The lights *blacked* out.", "black out: "), ("They *asked* for help.", "ask for: say"),
        ("Ten *per* cent of them left.", "per cent: "),
        ("They nearly *set* off the alarm.", "set off: make happen"), ("We *set* off at six.", "set off: begin"),
        ("He *held* on to the rail.", "hold on: keep your hands"), ("*Hold* on, please.", "hold on: wait"),
        ("She *set* down her bag.", "set down: put on"), ("*Come* on in.", "come on in: "),
        ("She *gave* up on him.", "give up on: "), ("They used the *back* door.", "back door: the door"),
        ("*Put* the radio on.", "put on: make work"), ("*Put* your coat on.", "put on: dress"),
        ("*Take* your coat off.", "take off: remove"), ("The plane *took* off.", "take off: leave the ground"),
        ("I've *got* to go.", "have got to: must"), ("*Suit* yourself.", "suit oneself: "),
        ("It was hard, *mind* you.", "mind you: "), ("All of it is *subject* to approval.", "subject to: "),
    ]

    @Test(arguments: phrases) func wordsOfAPhraseMeanWhatThePhraseMeans(_ sentence: String, _ gloss: String) throws {
        let use = try use(sentence)
        #expect(use.gloss.hasPrefix(gloss), "\(use)")
    }

    private static let noPhrases: [(String, String)] = [
        ("She *looked* up at the sky.", "look up"), ("It was *used* to make glue.", "used to"),
        ("They *live* in Paris.", "live in"), ("He took it *up* the stairs.", "take up"),
        ("She painted the *white* house.", "white house"), ("We *came* in the morning.", "come in"),
        ("She took a watch *out* of it.", "watch out"), ("It is *due* to appear.", "due to"),
        ("He was *taken* to hospital.", "take to"), ("It happened *early* on Wednesday.", "early on"),
        ("She was *looking* at the sea.", "looking at"), ("He was *given* that much.", "given that"),
        ("It is *due* to be built.", "due to"), ("I put it off for *so* long.", "so long"),
        ("*Mind* you don't fall.", "mind you"), ("I've *got* to go.", "get to"),
        ("We were *let* go home.", "let go"),
    ]

    @Test(arguments: noPhrases) func wordsSideBySideAreNotAlwaysAPhrase(_ sentence: String, _ phrase: String) throws {
        let use = try use(sentence)
        #expect(!use.gloss.hasPrefix(phrase), "\(use)")
    }

    @Test func aFormIsPronouncedAsItStandsAndSaysOfWhatItIs() throws {
        let lexicon = try RealLexicon.open()
        func card(_ word: String, _ surface: String) -> WordCard {
            var card = WordCard(language: .english, word: word, surface: surface)
            card.reading = lexicon.entries(of: word, in: .english).first?.reading
            lexicon.tellEnglish(&card, as: nil, for: .english)
            return card
        }
        let held = card("hold", "held")
        #expect(held.reading == "/hɛld/" && held.inflection == InflectedForm(base: "hold", steps: [.past]))
        #expect(card("wind", "wound").reading?.hasPrefix("/waʊnd/") ?? false)
        #expect(card("whisper", "whispered").reading == "/ˈwɪspɚd/, /ˈhwɪspɚd/")
        #expect(card("goose", "geese").inflection?.steps == [.plural])
        #expect(card("cat", "cat's").inflection?.steps == [.possessive])
        #expect(card("mouse", "mice's").inflection?.steps == [.plural, .possessive])
        #expect(card("big", "biggest").inflection?.steps == [.superlative])
        #expect(card("see", "seen").inflection?.steps == [.pastParticiple])
        #expect(card("run", "running").inflection?.steps == [.ingForm])
        #expect(card("hold", "hold").inflection == nil)
        #expect(card("can't", "can't").inflection == nil)
        var baby = WordCard(language: .english, word: "baby", surface: "baby's")
        baby.next = "asleep"
        lexicon.tellEnglish(&baby, as: nil, for: .english)
        #expect(baby.inflection == nil)
        baby.next = "bed"
        lexicon.tellEnglish(&baby, as: nil, for: .english)
        #expect(baby.inflection?.steps == [.possessive])
    }
}
