/// Corrects the readings that a dictionary gives to words whose reading depends on the context or on usage.
///
/// Principle: what a learner is taught and a newsreader says. A word is here if the words beside it decide (島津家 け, この家 いえ);
/// ``UsualReadings`` has those whose usual reading is not the one that the dictionary prefers, and ``CompoundReadings`` those
/// of several morphemes. The rules look at the nearest words only, know no meaning, and cover the words that were found wrong
/// by comparison with learners' dictionaries and sentences with known sounds (`Benchmarks/japanese.py`), not all there are.
enum ReadingsInContext {
    /// Corrects the readings of morphemes in order.
    static func settle(_ morphemes: inout [Morpheme]) {
        for index in morphemes.indices {
            let morpheme = morphemes[index]
            guard morpheme.traits.contains(.mayReadOtherwise) else { continue }
            let before = index > 0 ? morphemes[index - 1] : nil
            let after = index + 1 < morphemes.count ? morphemes[index + 1] : nil
            if morpheme.surface.isSpelt("行っ") {
                switch GoingOrCarryingOut.verb(at: index, of: morphemes) {
                case .goes: morphemes[index].readAsIku()
                case .carriesOut: morphemes[index].readAsOkonau()
                case nil: break
                }
                continue
            }
            guard
                let reading = (morpheme.surface.isSpelt("方") ? person(at: index, of: morphemes) : nil)
                    ?? (morpheme.surface.isSpelt("間") ? moment(at: index, of: morphemes) : nil)
                    ?? HomographNouns.reading(at: index, of: morphemes)
                    ?? ReadingsByCompany.reading(at: index, of: morphemes)
                    ?? reading(of: morpheme, after: before, before: after)
                    ?? NounReadings.reading(of: morpheme, after: before, before: after)
            else { continue }
            morphemes[index].reading = reading
            morphemes[index].pronunciation = reading
            if reading.isSpelt("くにたち") {
                morphemes[index].partOfSpeech = .properNoun
                morphemes[index].classes = ["名詞", "固有名詞", "地域", "一般"]
            }
            // ファイルを開けない: it cannot be opened.
            if morpheme.lemma.isSpelt("開ける"), before?.surface.isSpelt("を") ?? false { morphemes[index].lemma = "開く" }
        }
    }

    /// Whether there are rules for a morpheme. Few have any.
    static func mayDiffer(_ surface: String, _ lemma: String, _ partOfSpeech: JapanesePartOfSpeech) -> Bool {
        let scalars = surface.unicodeScalars
        guard let first = scalars.first, let last = scalars.last, max(first.value, last.value) >= 0x3400 else {
            return false
        }
        if partOfSpeech == .verb {
            return surface.isSpelt("行っ") || lemma.isSpelt("付ける") || lemma.isSpelt("空く") || lemma.isSpelt("開く")
                || lemma.isSpelt("開ける") || lemma.isSpelt("抱く") || lemma.isSpelt("止める") || lemma.isSpelt("弾ける")
                || UsualReadings.considers(verb: lemma)
        }
        return considered.contains(Spelling(surface)) || surface.utf8.starts(with: "日本".utf8)
            || surface.utf8.count > 6
                && voiced.contains { surface.utf8.suffix(6).elementsEqual($0.end.utf8) }
    }

    /// Ends of compounds whose first sound is voiced there, though the dictionary has some without: 旅行会社, 人手不足.
    private static let voiced: [(end: String, usual: String, voiced: String)] = [
        ("会社", "かいしゃ", "がいしゃ"), ("不足", "ふそく", "ぶそく"),
    ]

    private static let considered = Set(
        NounReadings.words.union(UsualReadings.surfaces).union(ReadingsByCompany.words)
            .union(HomographNouns.words).union(["家", "川", "方", "十分", "中", "他", "生", "付"]).map { Spelling($0) })

    /// The reading of 方 where it is a person: スタッフの方は, 好きな方には, この方は, あの方. Before が it may be compared: 女性の方が多い.
    private static func person(at index: Int, of morphemes: [Morpheme]) -> String? {
        guard index > 0, morphemes[index - 1].end == morphemes[index].start else { return nil }
        if morphemes[index - 1].surface.isSpelt("あの") { return "かた" }
        guard index + 1 < morphemes.count,
            ["は", "も", "や", "に", "と", "、", "どうぞ"].contains(morphemes[index + 1].surface)
        else { return nil }
        let isTurn =
            morphemes[index - 1].surface.isSpelt("の") && index > 1 && turns.contains(morphemes[index - 2].surface)
        if isTurn, ["は", "も", "、", "どうぞ"].contains(morphemes[index + 1].surface) { return "かた" }
        switch morphemes[index - 1].surface {
        case "の": return index > 1 && NounReadings.isPerson(morphemes[index - 2].surface) ? "かた" : nil
        case "な": return index > 1 && NounReadings.tastes.contains(morphemes[index - 2].surface) ? "かた" : nil
        case "この": return ["は", "も"].contains(morphemes[index + 1].surface) ? "かた" : nil
        default:
            // パスワードを忘れた方は, 参加する方は, お世話になった方に; 行った方がいい is what one had better do, 折れた方に曲がる a side.
            let last = morphemes[index - 1]
            let isClause = last.partOfSpeech == .verb || last.partOfSpeech == .auxiliary && !last.surface.isSpelt("な")
            guard isClause else { return nil }
            if morphemes[index + 1].surface.isSpelt("に") {
                return last.surface.isSpelt("た") && !isTurnedTo(after: index + 1, of: morphemes) ? "かた" : nil
            }
            return ["は", "も"].contains(morphemes[index + 1].surface) ? "かた" : nil
        }
    }

    /// Whether something is directed at what stands before に: 大きい方に傾く.
    private static func isTurnedTo(after index: Int, of morphemes: [Morpheme]) -> Bool {
        guard index + 1 < morphemes.count else { return true }
        return turning.contains(morphemes[index + 1].lemma)
    }

    private static let turning: Set<String> = [
        "曲がる", "傾く", "向かう", "向く", "向ける", "進む", "行く", "回る", "歩く", "走る", "寄る", "賭ける", "入る", "近い", "動く",
    ]

    /// Whose turn it is: 次の方、どうぞ.
    private static let turns: Set<String> = ["次", "最後", "前", "後ろ", "隣", "担当", "お待ち"]

    /// The reading of 間 where something happens unnoticed: いつの間にか, 知らぬ間に.
    private static func moment(at index: Int, of morphemes: [Morpheme]) -> String? {
        guard index > 1, index + 1 < morphemes.count, morphemes[index + 1].surface.isSpelt("に") else { return nil }
        let (last, first) = (morphemes[index - 1], morphemes[index - 2])
        let isUnnoticed = first.surface.isSpelt("いつ") || first.surface.isSpelt("何時")
        return last.surface.isSpelt("ぬ") || isUnnoticed && last.surface.isSpelt("の") ? "ま" : nil
    }

    private static func reading(of word: Morpheme, after before: Morpheme?, before after: Morpheme?) -> String? {
        if let usual = UsualReadings.reading(of: word, after: before, before: after) { return usual }
        if word.surface == "明日" { return "あした" }
        if word.surface.hasPrefix("日本"), let reading = word.reading, reading.hasPrefix("にっぽん"),
            !nippon.contains(word.surface)
        {
            return "にほん" + reading.dropFirst(4)
        }
        if word.end - word.start > 2, word.surface != "過不足", let reading = word.reading {
            for (end, usual, voiced) in voiced where word.surface.hasSuffix(end) && reading.hasSuffix(usual) {
                return reading.dropLast(usual.count) + voiced
            }
        }
        switch Spelling(word.surface) {
        case "家":
            // A family's name: 島津家.
            if let before, before.end == word.start, before.partOfSpeech == .properNoun || before.isFamilyPart {
                return "け"
            }
        case "川" where before?.partOfSpeech == .properNoun && before?.end == word.start: return "がわ"
        case "方":
            guard let before, before.end == word.start else { return nil }
            // まばらな方 is the side, 先生方 persons.
            if before.surface == "な" { return "ほう" }
            if respected.contains(before.surface) { return "がた" }
        case "十分":
            // 十分間, 十分後: ten minutes; 十分な, 十分に: enough.
            if let after, after.start == word.end, tenMinutes.contains(after.surface) { return "じゅっぷん" }
        case "中":
            guard let before, before.end == word.start else { return nil }
            if before.surface == "の" || before.surface == "な" { return "なか" }
            if throughout.contains(before.surface) { return "じゅう" }
        case "他" where word.partOfSpeech != .prefix && word.partOfSpeech != .suffix: return "ほか"
        case "生" where before?.surface.hasSuffix("日") ?? false && before?.end == word.start: return "うまれ"
        case "付" where before?.surface.hasSuffix("日") ?? false && before?.end == word.start: return "づけ"
        default: break
        }
        return nil
    }

    /// Names that are read にっぽん.
    private static let nippon: Set<String> = ["日本銀行", "日本放送", "日本橋"]
    private static let tenMinutes: Set<String> = [
        "間", "後", "前", "ほど", "くらい", "ぐらい", "以上", "以内", "ごと", "弱", "強", "遅れ", "おき",
    ]
    private static let respected: Set<String> = ["先生", "皆様", "皆さん", "あなた", "お客様", "奥様", "親御さん", "殿様"]
    private static let throughout: Set<String> = [
        "アジア", "ヨーロッパ", "地球", "宇宙", "一晩", "今日", "世界", "一日", "一年", "日本", "国", "町", "街", "村", "家", "体", "身体", "夏", "冬",
        "年", "島", "学校", "部屋", "そこら",
    ]
}

extension Morpheme {
    /// Whether it may be a family's name, or the end of one, though no dictionary says so: in katakana.
    fileprivate var isFamilyPart: Bool {
        partOfSpeech == .noun && surface.unicodeScalars.count > 1
            && surface.unicodeScalars.allSatisfy { (0x30A1...0x30FC).contains($0.value) }
    }
}
