import Testing

@testable import Phonology

@Suite struct KanaTests {
    @Test(arguments: [
        ("カタカナ", "かたかな"), ("コーヒー", "こーひー"), ("ヴァイオリン", "ゔぁいおりん"), ("ｶﾞｷﾞﾊﾟﾋﾟ", "がぎぱぴ"), ("ヾ", "ゞ"),
        ("漢字abc", "漢字abc"), ("ヷ", "ヷ"), ("", ""),
    ])
    func katakanaBecomesHiragana(katakana: String, hiragana: String) {
        #expect(Kana.hiragana(katakana) == hiragana)
    }

    @Test(arguments: [("ひらがな", "ヒラガナ"), ("ゔ", "ヴ"), ("ゝゞ", "ヽヾ"), ("日本ご", "日本ゴ"), ("ﾆﾎﾝ", "ニホン")])
    func hiraganaBecomesKatakana(hiragana: String, katakana: String) {
        #expect(Kana.katakana(hiragana) == katakana)
    }

    @Test(arguments: [
        ("ｺｰﾋｰ", "コーヒー"), ("ﾃﾞｰﾀ", "データ"), ("ﾊﾟﾝ｡", "パン。"), ("ｳﾞ", "ヴ"), ("ﾜﾞ", "ヷ"), ("ｱﾞ", "ア゛"),
        ("か\u{3099}", "が"),
        ("は\u{309A}", "ぱ"), ("ﾟ", "゜"), ("「｢｣、･」", "「「」、・」"), ("ﾍﾟﾎﾞ", "ペボ"), ("ｶﾟ", "カ゜"), ("ABC", "ABC"),
    ])
    func halfWidthKatakanaIsWidened(half: String, full: String) {
        #expect(Kana.fullWidth(half) == full)
    }

    @Test(arguments: [
        ("とうきょう", "tōkyō"), ("コーヒー", "kōhī"), ("がっこう", "gakkō"), ("まっちゃ", "matcha"), ("いっしょ", "issho"),
        ("きんえん", "kin'en"), ("ほんや", "hon'ya"), ("しんぶん", "shinbun"), ("こんにちは", "konnichiha"), ("じゅう", "jū"),
        ("おおきい", "ōkii"), ("せんせい", "sensei"), ("おねえさん", "onēsan"), ("ふじさん", "fujisan"), ("つづく", "tsuzuku"),
        ("ちぢむ", "chijimu"), ("ファイル", "fairu"), ("パーティー", "pātī"), ("チェック", "chekku"), ("ジェット", "jetto"),
        ("ウィキ", "wiki"), ("ヴァイオリン", "vaiorin"), ("デュエット", "dyuetto"), ("トゥ", "tu"), ("フュージョン", "fyūjon"),
        ("クォーツ", "kwōtsu"), ("イェ", "ye"), ("ねぇ", "nē"), ("あっ", "a'"), ("あっ、", "a'、"), ("いすゞ", "isuzu"),
        ("ここゝ", "kokoko"),
        ("りんご 2", "ringo 2"), ("を", "o"), ("ゐゑ", "ie"), ("ひゃく", "hyaku"), ("みやこ", "miyako"), ("ﾃﾞｰﾀ", "dēta"),
        ("ー", ""), ("", ""), ("っ", "'"), ("らーめん", "rāmen"), ("くうき", "kūki"), ("おとこ", "otoko"),
    ])
    func kanaIsRomanisedAfterHepburn(kana: String, romaji: String) {
        #expect(Kana.romaji(kana) == romaji)
    }

    @Test func longVowelsCanBeWrittenOut() {
        #expect(Kana.romaji("とうきょう", longVowels: .doubled) == "toukyou")
        #expect(Kana.romaji("コーヒー", longVowels: .doubled) == "koohii")
    }

    @Test(arguments: [
        ("食べる", "たべる", "食(た)べる"), ("取り扱い", "とりあつかい", "取(と)り扱(あつか)い"), ("漢字", "かんじ", "漢字(かんじ)"),
        ("ひらがな", "ひらがな", "ひらがな"), ("カタカナ", "かたかな", "カタカナ"), ("お茶", "おちゃ", "お茶(ちゃ)"),
        ("聞き手", "ききて", "聞(き)き手(て)"), ("生き生き", "いきいき", "生(い)き生(い)き"), ("三ヶ月", "さんかげつ", "三ヶ月(さんかげつ)"),
        ("食べ物", "タベモノ", "食(た)べ物(もの)"), ("人々", "ひとびと", "人々(ひとびと)"), ("消しゴム", "けしごむ", "消(け)しゴム"),
        ("今日", "あした", "今日(あした)"), ("食べる", "のむ", "食べる(のむ)"),
        ("思い出", "おもいで", "思(おも)い出(で)"), ("", "", ""), ("犬", "", "犬"), ("気づく", "きヅく", "気(き)づく"),
    ])
    func furiganaGoesAboveTheKanjiItBelongsTo(surface: String, reading: String, expected: String) {
        let pieces = Furigana.furigana(surface: surface, reading: reading)
        #expect(pieces.map { $0.text + ($0.ruby.map { "(\($0))" } ?? "") }.joined() == expected)
        #expect(pieces.map(\.text).joined() == surface)
    }
}
