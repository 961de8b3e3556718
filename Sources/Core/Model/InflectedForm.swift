/// A step from the dictionary form of a Japanese verb or adjective towards the form met in a text.
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
    /// ず, ぬ
    case without
    /// く of adjectives
    case adverb
    /// さ of adjectives
    case degree
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
