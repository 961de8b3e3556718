import Foundation
import Model

extension WordField {
    /// The field for a column of this name, as word lists, Anki, Lute, LWT, LingQ and Pleco name them. Letter case,
    /// spaces and hyphens do not matter.
    public init?(columnName: String) {
        guard let field = Self.byName[ColumnName(columnName).key] else { return nil }
        self = field
    }

    private static let names: [WordField: [String]] = [
        .word: [
            "word", "term", "front", "expression", "headword", "hanzi", "simplified", "simp", "vocab", "vocabulary",
            "kanji",
            "chinese", "japanese", "entry", "question", "lemma", "词", "词语", "单词", "生词", "汉字", "简体", "単語", "語彙",
        ],
        .reading: [
            "reading", "pinyin", "pronunciation", "phonetic", "romanization", "romanisation", "kana", "furigana",
            "hiragana",
            "ipa", "zhuyin", "transliteration", "拼音", "读音", "読み", "よみ", "发音",
        ],
        .definition: [
            "definition", "definitions", "meaning", "meanings", "translation", "back", "gloss", "english", "answer",
            "hint",
            "notes", "意思", "释义", "解释", "英文", "意味",
        ],
        .sentence: [
            "sentence", "example", "examples", "context", "phrase", "examplesentence", "sentencesimplified", "例句", "句子",
            "例文",
        ],
        .translation: [
            "sentencetranslation", "sentencemeaning", "exampletranslation", "sentenceenglish", "examplemeaning", "例句翻译",
            "翻译", "例文訳",
        ],
        .tags: ["tags", "tag", "label", "labels", "标签", "タグ"],
        .level: ["level", "hsk", "hsklevel", "cefr", "jlpt", "等级", "级别", "レベル"],
        .language: ["language", "lang", "语言", "言語"],
        .status: ["status", "学习状态"],
        .card: ["card", "cards", "cardkind", "卡片"],
        .guid: ["guid"],
    ]

    private static let byName: [String: WordField] = {
        var fields: [String: WordField] = [:]
        for (field, names) in names { for name in names { fields[name] = field } }
        return fields
    }()
}

/// The name of a column, normalised for comparison.
struct ColumnName {
    let key: String
    private let text: String
    /// In characters.
    private static let longest = 40

    init(_ text: String) {
        // Names are short: this much of a longer text is enough to see that it is not one.
        self.text = String(text.prefix(Self.longest + 1))
        key = self.text.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    var isKnown: Bool { WordField(columnName: text) != nil }

    /// Whether this may be the name of a column: names are short, and are neither sentences nor numbers.
    var isPlausible: Bool {
        text.isEmpty
            || (text.count <= Self.longest && text.contains(where: \.isLetter)
                && !text.contains { "。，;；.!?".contains($0) })
    }
}
