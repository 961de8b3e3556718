/// Tells 行った that is いった, gone, from おこなった, carried out, by the structure of its clause.
///
/// What is carried out is an object with を, or an action that is spoken of (会議は七時に行った, 政府が行った調査). One goes to a place
/// (に, へ, まで), by a vehicle or in company (で, と) where nothing is carried out, and after another verb's て (歩いて行った).
enum GoingOrCarryingOut {
    enum Verb {
        case goes
        case carriesOut
    }

    /// The most morphemes before 行った that are looked at.
    private static let reach = 16

    /// Which verb the 行っ at a place is; nil if its clause does not tell.
    static func verb(at index: Int, of morphemes: [Morpheme]) -> Verb? {
        guard index > 0 else { return nil }
        let last = morphemes[index - 1]
        if last.traits.contains(.te) { return .goes }
        var place = index - 1
        let first = max(0, index - reach)
        // What stands right before the verb with で: by train, alone.
        let isBy = last.surface.isSpelt("で") && last.partOfSpeech == .particle
        while place > first {
            let (particle, noun) = (morphemes[place], morphemes[place - 1])
            if ends(particle) { break }
            if particle.partOfSpeech == .particle, !noun.partOfSpeech.inflects,
                let verb = verb(of: noun, with: particle.surface)
            {
                return verb
            }
            place -= 1
        }
        if let noun = nounBehind(index, of: morphemes), isAction(noun) { return .carriesOut }
        return isBy ? .goes : nil
    }

    private static func verb(of noun: Morpheme, with particle: String) -> Verb? {
        switch particle {
        case "を": isRoute(noun) ? .goes : .carriesOut
        case "へ", "まで": .goes
        case "に": isMannerOrTime(noun) ? nil : .goes
        case "は", "も", "が": isAction(noun) ? .carriesOut : nil
        default: nil
        }
    }

    /// Whether another clause or sentence ends with a morpheme.
    private static func ends(_ morpheme: Morpheme) -> Bool {
        switch morpheme.partOfSpeech {
        case .symbol: !morpheme.surface.isSpelt("、") && !morpheme.surface.isSpelt("・")
        case .verb, .adjective, .auxiliary: morpheme.inflection?.form.isSpelt("基本形") ?? false
        default: false
        }
    }

    /// The noun behind 行った that the clause describes: 調査 in 政府が行った調査.
    private static func nounBehind(_ index: Int, of morphemes: [Morpheme]) -> Morpheme? {
        var place = index + 1
        while place < morphemes.count, place < index + 5 {
            let next = morphemes[place]
            switch next.partOfSpeech {
            case .auxiliary, .verb: place += 1
            case .particle where next.traits.contains(.te): place += 1
            case .noun: return next
            default: return nil
            }
        }
        return nil
    }

    /// Whether a noun is one that する makes a verb of, or is the name of an event; but not of a journey.
    private static func isAction(_ noun: Morpheme) -> Bool {
        if noun.isClass("サ変接続") { return !travels.contains(Spelling(noun.surface)) }
        guard noun.partOfSpeech == .noun || noun.partOfSpeech == .suffix, noun.reading != nil else { return false }
        return noun.surface.unicodeScalars.last.map { events.contains($0) } ?? false
    }

    private static func isRoute(_ noun: Morpheme) -> Bool {
        noun.surface.unicodeScalars.last.map { routes.contains($0) } ?? false
    }

    /// Whether に after a word says how or when rather than where.
    private static func isMannerOrTime(_ word: Morpheme) -> Bool {
        switch word.partOfSpeech {
        case .adjectivalNoun, .adverb, .number, .suffix: true
        case .noun:
            word.isClass("副詞可能") || word.isClass("助数詞")
                || word.surface.unicodeScalars.last.map { times.contains($0) } ?? false
        default: false
        }
    }

    /// To these one goes, too: 旅行も行った.
    private static let travels: Set<Spelling> = [
        "旅行", "留学", "出張", "見学", "遠足", "散歩", "登山", "合宿", "買い物", "観光", "花見", "外食", "食事", "散策", "帰省", "遠征", "お参り",
    ]
    /// The last characters of the names of what is held: 卒業式, 送別会, 工事.
    private static let events: Set<Unicode.Scalar> = ["式", "会", "祭", "事", "戦", "儀"]
    /// The last characters of words for times: 夜間に行った.
    private static let times: Set<Unicode.Scalar> = [
        "時", "日", "月", "年", "週", "間", "前", "後", "朝", "昼", "夜", "晩", "春", "夏", "秋", "冬", "期", "末", "初", "頃",
    ]
    /// The last characters of what one goes along: 夜道を行った.
    private static let routes: Set<Unicode.Scalar> = ["道", "路", "通", "坂", "空", "橋", "廊", "海", "先", "上"]
}
