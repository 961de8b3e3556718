/// The parts of speech of Japanese school grammar (学校文法), as IPADIC has them.
public enum JapanesePartOfSpeech: String, CaseIterable, Hashable, Sendable {
    /// 名詞
    case noun
    /// 固有名詞
    case properNoun
    /// 代名詞
    case pronoun
    /// 数
    case number
    /// 形容動詞語幹: 静か, from which 静かな is formed
    case adjectivalNoun
    /// 動詞
    case verb
    /// 形容詞
    case adjective
    /// 副詞
    case adverb
    /// 連体詞: この, 大きな
    case adnominal
    /// 接続詞
    case conjunction
    /// 助詞
    case particle
    /// 助動詞: ます, た, です
    case auxiliary
    /// 接頭詞
    case prefix
    /// 名詞接尾: さん, 的
    case suffix
    /// 感動詞, フィラー
    case interjection
    /// 記号: punctuation, emoji and other signs
    case symbol
    /// Whitespace, line endings and control characters
    case space
    /// What IPADIC does not classify
    case other

    /// Whether it inflects and thus takes endings.
    public var inflects: Bool { self == .verb || self == .adjective || self == .auxiliary }
}
