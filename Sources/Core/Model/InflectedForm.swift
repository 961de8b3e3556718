/// A step from the dictionary form of a Japanese verb or adjective, or of an English word, towards the form met in a text.
public enum InflectionStep: String, CaseIterable, Hashable, Sendable {
    case polite
    case negative
    case past
    /// て
    case te
    case potential
    case passive
    case causative
    case volitional
    /// ば, たら
    case conditional
    case imperative
    /// ている, てる
    case continuing
    /// てある
    case resulting
    /// ておく, とく
    case ahead
    /// てしまう, ちゃう
    case completely
    /// たい
    case wanting
    /// そう
    case seeming
    /// すぎる
    case excessive
    /// やすい
    case easyTo
    /// にくい, づらい
    case hardTo
    /// ながら
    case meanwhile
    /// たり
    case listing
    /// なさい
    case request
    /// ず, ないで
    case without
    /// く of adjectives
    case adverb
    /// さ of adjectives
    case degree
    /// ても
    case concessive
    /// まい
    case unlikely
    /// ざるを得ない
    case unavoidable
    /// かねる
    case unable
    /// かねない
    case liable
    // Those of English words; their past is that of Japanese ones.
    case plural
    /// 's
    case possessive
    /// -s of verbs
    case thirdPerson
    case pastParticiple
    /// -ing
    case ingForm
    case comparative
    case superlative

    /// What it adds to the meaning of a word, in English.
    public var meaning: String {
        switch self {
        case .polite: "polite"
        case .negative: "not"
        case .past: "past"
        case .te: "and (て)"
        case .potential: "can"
        case .passive: "passive"
        case .causative: "make or let"
        case .volitional: "let’s, going to"
        case .conditional: "if"
        case .imperative: "command"
        case .continuing: "be …ing, have …ed"
        case .resulting: "have been …ed"
        case .ahead: "in advance"
        case .completely: "completely, by accident"
        case .wanting: "want to"
        case .seeming: "looks, is about to"
        case .excessive: "too much"
        case .easyTo: "easy to"
        case .hardTo: "hard to"
        case .meanwhile: "while"
        case .listing: "and so on"
        case .request: "do …"
        case .without: "without, not"
        case .adverb: "adverb"
        case .degree: "degree"
        case .concessive: "even if"
        case .unlikely: "will not, probably not"
        case .unavoidable: "cannot but"
        case .unable: "cannot, hesitate to"
        case .liable: "may well"
        case .plural: "plural"
        case .possessive: "possessive"
        case .thirdPerson: "third person singular"
        case .pastParticiple: "past participle"
        case .ingForm: "-ing form"
        case .comparative: "comparative"
        case .superlative: "superlative"
        }
    }
}

/// What a word in a text may be a form of.
public struct InflectedForm: Hashable, Sendable {
    /// The dictionary form: 食べる for 食べられなかった.
    public var base: String
    /// From the dictionary form outwards: potential, negative, past.
    public var steps: [InflectionStep]

    public init(base: String, steps: [InflectionStep]) {
        self.base = base
        self.steps = steps
    }
}
