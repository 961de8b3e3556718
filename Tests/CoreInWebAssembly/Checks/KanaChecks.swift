import Phonology

func checkKana(_ report: inout Report) {
    for (text, hiragana) in [("ヴァイオリン", "ゔぁいおりん"), ("ｶﾞｷﾞﾊﾟﾋﾟ", "がぎぱぴ"), ("ヾ", "ゞ"), ("漢字abc", "漢字abc")] {
        report.expect("\(text) in hiragana", Kana.hiragana(text), hiragana)
    }
    for (text, katakana) in [("ひらがな", "ヒラガナ"), ("ゝゞ", "ヽヾ"), ("ﾆﾎﾝ", "ニホン")] {
        report.expect("\(text) in katakana", Kana.katakana(text), katakana)
    }
    for (half, full) in [("ﾃﾞｰﾀ", "データ"), ("か\u{3099}", "が"), ("ﾍﾟﾎﾞ", "ペボ"), ("ｱﾞ", "ア゛")] {
        report.expect("\(half) widened", Kana.fullWidth(half), full)
    }
    for (kana, romaji) in [
        ("とうきょう", "tōkyō"), ("がっこう", "gakkō"), ("まっちゃ", "matcha"), ("きんえん", "kin'en"), ("おおきい", "ōkii"),
        ("チェック", "chekku"), ("ヴァイオリン", "vaiorin"), ("フュージョン", "fyūjon"), ("あっ、", "a'、"), ("いすゞ", "isuzu"),
        ("ﾃﾞｰﾀ", "dēta"), ("りんご 2", "ringo 2"),
    ] {
        report.expect("\(kana) in romaji", Kana.romaji(kana), romaji)
    }
    report.expect("long vowels written out", Kana.romaji("とうきょう", longVowels: .doubled), "toukyou")

    var every = ""
    for value in UInt32(0x3041)...0x30FF {
        guard let scalar = Unicode.Scalar(value) else { continue }
        let kana = String(scalar)
        every += Kana.hiragana(kana) + Kana.katakana(kana) + Kana.romaji(kana) + "\n"
    }
    report.same("every kana", every.utf8)
}

func checkFurigana(_ report: inout Report) {
    for (surface, reading, expected) in [
        ("食べる", "たべる", "食(た)べる"), ("取り扱い", "とりあつかい", "取(と)り扱(あつか)い"), ("漢字", "かんじ", "漢字(かんじ)"),
        ("カタカナ", "かたかな", "カタカナ"), ("三ヶ月", "さんかげつ", "三ヶ月(さんかげつ)"), ("食べ物", "タベモノ", "食(た)べ物(もの)"),
        ("今日", "あした", "今日(あした)"), ("食べる", "のむ", "食べる(のむ)"), ("犬", "", "犬"), ("", "", ""),
    ] {
        var found = ""
        for piece in Furigana.furigana(surface: surface, reading: reading) {
            found += piece.text
            if let ruby = piece.ruby { found += "(" + ruby + ")" }
        }
        report.expect("\(surface) read \(reading)", found, expected)
    }
}
