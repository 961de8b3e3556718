/// A part of speech of UniDic, on which SudachiDict is built, in the terms of IPADIC.
///
/// Words are joined and grammar is recognised in IPADIC's terms, whichever dictionary found the morphemes: one rule for
/// both. What depends on the word itself or its neighbours is decided in ``UniDicContext``.
struct UniDicTerms {
    let partOfSpeech: JapanesePartOfSpeech
    let classes: [String]
    /// Nil if it does not inflect.
    let inflection: Morpheme.Inflection?
    /// Whether UniDic says that it may depend on the word before.
    let mayHelp: Bool

    /// - Parameter fields: UniDic's six fields; missing ones are empty.
    init(_ fields: [String]) {
        func field(_ index: Int) -> String { index < fields.count ? fields[index] : "*" }
        let (major, detail, third) = (field(0), field(1), field(2))
        mayHelp = detail == "非自立可能"
        inflection =
            field(4) == "*" || field(5) == "*"
            ? nil
            : Morpheme.Inflection(
                type: Self.type(field(4), major),
                form: Self.form(field(5), isAdjective: field(4).contains("形容詞")))
        (partOfSpeech, classes) =
            switch major {
            case "名詞": Self.noun(detail, third, field(3))
            case "代名詞": (.pronoun, ["名詞", "代名詞", "一般"])
            case "形状詞":
                detail == "助動詞語幹"
                    ? (.suffix, ["名詞", "接尾", "助動詞語幹"]) : (.adjectivalNoun, ["名詞", "形容動詞語幹"])
            case "動詞": (.verb, ["動詞", "自立"])
            case "形容詞": (.adjective, ["形容詞", "自立"])
            case "副詞": (.adverb, ["副詞", "一般"])
            case "連体詞": (.adnominal, ["連体詞"])
            case "接続詞": (.conjunction, ["接続詞"])
            case "感動詞": (.interjection, ["感動詞"])
            case "接頭辞": (.prefix, ["接頭詞", "名詞接続"])
            case "接尾辞": Self.suffix(detail, third)
            case "助動詞": Self.auxiliary(field(4))
            case "助詞": Self.particle(detail)
            case "空白": (.space, ["記号", "空白"])
            case "補助記号": (.symbol, ["記号", detail])
            case "記号": (.noun, ["名詞", "一般"])
            default: (.other, ["その他"])
            }
    }

    private static func noun(
        _ detail: String, _ third: String, _ fourth: String
    ) -> (JapanesePartOfSpeech, [String]) {
        switch (detail, third) {
        case ("数詞", _): (.number, ["名詞", "数"])
        case ("助動詞語幹", _): (.noun, ["名詞", "特殊", "助動詞語幹"])
        case ("固有名詞", "人名"): (.properNoun, ["名詞", "固有名詞", "人名", fourth])
        case ("固有名詞", "地名"): (.properNoun, ["名詞", "固有名詞", "地域", fourth])
        case ("固有名詞", _): (.properNoun, ["名詞", "固有名詞", "一般"])
        case (_, "サ変可能"), (_, "サ変形状詞可能"): (.noun, ["名詞", "サ変接続"])
        case (_, "形状詞可能"): (.adjectivalNoun, ["名詞", "形容動詞語幹"])
        case (_, "副詞可能"): (.noun, ["名詞", "副詞可能"])
        default: (.noun, ["名詞", "一般"])
        }
    }

    private static func suffix(_ detail: String, _ third: String) -> (JapanesePartOfSpeech, [String]) {
        switch detail {
        case "動詞的": (.verb, ["動詞", "接尾"])
        case "形容詞的": (.adjective, ["形容詞", "接尾"])
        case "形状詞的": (.suffix, ["名詞", "接尾", "形容動詞語幹"])
        default: (.suffix, ["名詞", "接尾", third == "サ変可能" ? "サ変接続" : third == "*" ? "一般" : third])
        }
    }

    /// れる, せる, てる and ちゃう are verbs in IPADIC.
    private static func auxiliary(_ type: String) -> (JapanesePartOfSpeech, [String]) {
        switch type {
        case "助動詞-レル", "下一段-サ行": (.verb, ["動詞", "接尾"])
        case _ where type.hasPrefix("下一段") || type.hasPrefix("五段"): (.verb, ["動詞", "非自立"])
        default: (.auxiliary, ["助動詞"])
        }
    }

    private static func particle(_ detail: String) -> (JapanesePartOfSpeech, [String]) {
        switch detail {
        case "準体助詞": (.noun, ["名詞", "非自立", "一般"])
        case "格助詞": (.particle, ["助詞", "格助詞", "一般"])
        default: (.particle, ["助詞", detail])
        }
    }

    private static func type(_ name: String, _ major: String) -> String {
        let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
        let row = parts.count > 1 ? parts[1] : ""
        switch parts[0] {
        case "上一段", "下一段": return "一段"
        case "五段":
            return switch row {
            case "カ行": "五段・カ行イ音便"
            case "ワア行": "五段・ワ行促音便"
            default: "五段・" + row
            }
        case "カ行変格": return "カ変・クル"
        case "サ行変格": return "サ変・スル"
        case "形容詞": return "形容詞・アウオ段"
        case "助動詞":
            return switch row {
            case "レル": "一段"
            case "ラシイ": "形容詞・イ段"
            case "マイ": "不変化型"
            default: "特殊・" + row
            }
        case "文語助動詞": return "文語・" + row
        case "無変化型": return "不変化型"
        default: return name
        }
    }

    private static func form(_ name: String, isAdjective: Bool) -> String {
        let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
        let sound = parts.count > 1 ? parts[1] : ""
        switch parts[0] {
        case "終止形": return "基本形"
        case "連体形": return sound == "一般" ? "基本形" : "体言接続"
        case "連用形":
            if sound.hasSuffix("音便") { return "連用タ接続" }
            return isAdjective ? "連用テ接続" : "連用形"
        case "未然形": return sound == "サ" ? "未然レル接続" : "未然形"
        case "意志推量形": return "未然ウ接続"
        case "語幹": return "ガル接続"
        default: return parts[0]
        }
    }
}
