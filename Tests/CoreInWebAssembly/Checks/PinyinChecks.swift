import Phonology

func checkPinyin(_ report: inout Report) {
    for (numbered, marked) in [
        ("yin2 hang2", "yínháng"), ("xi1 an1", "xī'ān"), ("nu:3 er2", "nǚ'ér"), ("lu:e4 duo2", "lüèduó"),
        ("dui4 bu5 qi3", "duìbuqǐ"), ("hua1 r5", "huār"), ("m4", "m\u{300}"), ("ê1", "ê\u{304}"),
        ("Mao2 Ze2 dong1", "Máo Zédōng"), ("ka3 la1 O K", "kǎlā OK"),
        ("cong2 shan4 ru2 deng1 , cong2 e4 ru2 beng1", "cóngshànrúdēng, cóng'èrúbēng"), ("", ""),
    ] {
        report.expect("marked '\(numbered)'", Pinyin.marked(numbered), marked)
    }
    for (written, numbered) in [
        ("nǐhǎo", "ni3 hao3"), ("NI3HAO3", "Ni3 Hao3"), ("xīān", "xi1 an1"), ("LU:4", "Lü4"), ("jü2", "ju2"),
        ("lu\u{0308}\u{0300}", "lü4"), ("yīhuìr", "yi1 hui4 r5"), ("dāngèr", "dan1 ge4 r5"), ("mp3", "mp3"),
    ] {
        report.expect("numbered '\(written)'", Pinyin.numbered(written), numbered)
    }
    for (written, splits) in [
        ("xian", "xian / xi an"), ("danao", "da nao / dan ao / da na o / dan a o"), ("xi1an1", "xi1 an1"),
        ("tiananmen", "tian an men / ti a nan men / ti an an men"), ("ni好", ""),
    ] {
        let found = Pinyin.splits(written).map { $0.map { $0.numbered }.joined(separator: " ") }
        report.expect("split '\(written)'", found.joined(separator: " / "), splits)
    }
    for (reading, keys) in [("nǐ hǎo", "nihao ni3hao3"), ("lüe4", "lve lve4"), ("ka3 la1 O K", "kalaok ka3la1ok")] {
        report.expect("keys of '\(reading)'", Pinyin.key(reading) + " " + Pinyin.tonedKey(reading), keys)
    }
    for (words, said, differences) in [
        ("wǒ qù yínháng", "Wo3 qu4 yin2xing2", "2 xíng"), ("bù shì yī gè", "bú shì yí ge", ""), ("nǐ hǎo", "hǎo", "0 "),
    ] {
        let found = ReadingComparison(pinyin: words.split(separator: " ").map { String($0) }, said: said).differences
        let told = found.map { "\($0.word) " + $0.said }.joined(separator: ", ")
        report.expect("pinyin '\(words)' said '\(said)'", told, differences)
    }
    checkSyllables(&report)
}

/// Writes every syllable of Mandarin in every tone and every form, and reads it back.
private func checkSyllables(_ report: inout Report) {
    var count = 0
    var isReadBack = true
    var forms = ""
    for initial in PinyinInitial.allCases {
        for final in PinyinFinal.allCases {
            let letters = PinyinSyllable(initial: initial, final: final, tone: nil).letters
            guard let plain = PinyinSyllable(letters), plain.initial == initial, plain.final == final else { continue }
            count += 1
            for tone in Tone.allCases {
                let syllable = PinyinSyllable(initial: initial, final: final, tone: tone)
                forms += syllable.numbered + " " + syllable.marked + " " + syllable.zhuyin + "\n"
                if PinyinSyllable(syllable.numbered) != syllable { isReadBack = false }
            }
        }
    }
    report.expect("syllables of the table", "\(count)", "431")
    report.expect("all are read back in every tone", isReadBack)
    report.same("all their forms", forms.utf8)
}

func checkZhuyin(_ report: inout Report) {
    for (text, zhuyin) in [
        ("hǎo", "ㄏㄠˇ"), ("ma5", "˙ㄇㄚ"), ("shi4", "ㄕˋ"), ("yuan2", "ㄩㄢˊ"), ("xiong1", "ㄒㄩㄥ"), ("r5", "ㄦ"), ("ê4", "ㄝˋ"),
    ] {
        report.expect("zhuyin of '\(text)'", PinyinSyllable(text)?.zhuyin ?? "none", zhuyin)
    }
    report.expect("a reading in zhuyin", Zhuyin.of("nǐhǎo ma5 T xu4"), "ㄋㄧˇ ㄏㄠˇ ˙ㄇㄚ T ㄒㄩˋ")
}
