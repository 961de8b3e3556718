/// Numbers, words for people and languages, and names that the dictionary cuts wrongly.
extension Recutting {
    /// One of the native numbers, which analysers cut behind another noun: ひとつ in 今朝ひとつ食べた.
    static func native(_ next: Morpheme, after last: Morpheme) -> Morpheme? {
        guard next.partOfSpeech == .suffix || next.partOfSpeech == .noun, numbers.contains(Spelling(last.surface)),
            !last.partOfSpeech.inflects
        else { return nil }
        return word(last.surface + next.surface, last.start, next.end, .noun, ["名詞", "数"])
    }

    private static let numbers: Set<Spelling> = ["ひと", "ふた", "みっ", "よっ", "いつ", "むっ", "やっ", "ここの"]

    /// A word in kana for one of a family, with what makes it polite or fond: ばあちゃん, じいさん.
    static func kin(
        _ next: Morpheme, after last: Morpheme, _ isWord: (String) -> Bool
    ) -> ([Morpheme], Int)? {
        guard !last.partOfSpeech.inflects, last.partOfSpeech != .properNoun, last.partOfSpeech != .particle,
            (2...3).contains(last.end - last.start),
            last.surface.unicodeScalars.allSatisfy({ (0x3041...0x3096).contains($0.value) })
        else { return nil }
        let isFollowed = next.surface.isSpelt("ちゃんと")
        let whole = last.surface + (isFollowed ? "ちゃん" : next.surface)
        guard isWord(whole) else { return nil }
        let end = isFollowed ? next.end - 1 : next.end
        let person = word(whole, last.start, end, .noun, ["名詞", "一般"])
        return ([person] + (isFollowed ? [word("と", end, next.end, .particle, ["助詞", "格助詞", "一般"])] : []), 1)
    }

    /// The 下 of 氷点下 and the digit of a number behind it, for a name such as 下二 in 氷点下二十度; nil for another word.
    static func side(_ name: Morpheme, before following: Morpheme?) -> [Morpheme]? {
        guard name.partOfSpeech == .properNoun, name.end - name.start == 2, let number = following,
            number.start == name.end, let unit = number.surface.unicodeScalars.first, units.contains(unit),
            let first = name.surface.unicodeScalars.first, let reading = sides[first],
            let digit = name.surface.unicodeScalars.last, "二三四五六七八九".unicodeScalars.contains(digit)
        else { return nil }
        let place = name.start + 1
        return [
            Morpheme(
                surface: String(first), start: name.start, end: place, partOfSpeech: .suffix,
                classes: ["名詞", "接尾", "一般"],
                reading: reading, pronunciation: reading, isKnown: true),
            Morpheme(
                surface: String(digit), start: place, end: name.end, partOfSpeech: .number, classes: ["名詞", "数"],
                isKnown: true),
        ]
    }

    private static let units: Set<Unicode.Scalar> = ["十", "百", "千", "万"]
    private static let sides: [Unicode.Scalar: String] = ["下": "か", "上": "じょう"]

    /// Now, and a place that begins with 上, in 今上大岡に住む: the Emperor's name does not follow 今上.
    static func upperPlace(_ next: Morpheme, after last: Morpheme) -> [Morpheme]? {
        guard next.partOfSpeech == .properNoun, !next.isClass("名"), let reading = next.reading else { return nil }
        var now = word("今", last.start, last.start + 1, .noun, ["名詞", "副詞可能"])
        now.reading = "いま"
        now.pronunciation = "いま"
        var place = next
        place.surface = "上" + next.surface
        place.start = last.start + 1
        place.lemma = place.surface
        place.reading = "かみ" + reading
        place.pronunciation = place.reading
        return [now, place]
    }

    /// A language in kana: にほんご. Nothing is there that ご would make polite.
    static func language(
        _ next: Morpheme, after last: Morpheme, before following: Morpheme?, _ isWord: (String) -> Bool
    ) -> Morpheme? {
        guard next.partOfSpeech == .prefix, last.partOfSpeech == .noun || last.partOfSpeech == .properNoun,
            last.surface.unicodeScalars.allSatisfy({ (0x3041...0x3096).contains($0.value) }),
            following.map({ [.particle, .auxiliary, .symbol, .space].contains($0.partOfSpeech) }) ?? true,
            isWord(last.surface + next.surface)
        else { return nil }
        return word(last.surface + next.surface, last.start, next.end, .noun, ["名詞", "一般"])
    }

    /// A name in katakana that ends as a particle sounds, which no noun has behind it: リーゼ.
    static func restOfName(_ next: Morpheme, after last: Morpheme) -> Morpheme? {
        let scalars = last.surface.unicodeScalars
        guard scalars.count > 1, scalars.allSatisfy({ (0x30A1...0x30FC).contains($0.value) }),
            !last.partOfSpeech.inflects, last.partOfSpeech != .particle, last.partOfSpeech != .symbol
        else { return nil }
        let surface = last.surface + next.surface
        var name = word(surface, last.start, next.end, .properNoun, ["名詞", "固有名詞", "一般"])
        name.isKnown = false
        return name
    }

    /// The two names of an address: 藤原町坂本 is 藤原町 and 坂本.
    static func address(_ name: Morpheme) -> [Morpheme]? {
        guard name.partOfSpeech == .properNoun, name.isClass("地域"), let reading = name.reading else { return nil }
        let scalars = Array(name.surface.unicodeScalars)
        guard scalars.count > 4, let place = scalars.firstIndex(of: "町"), (2..<scalars.count - 2).contains(place) else {
            return nil
        }
        let sounds = reading.ranges(of: "ちょう") + reading.ranges(of: "まち")
        guard sounds.count == 1, sounds[0].upperBound < reading.endIndex else { return nil }
        var town = name
        var rest = name
        town.end = name.start + place + 1
        town.surface = String(String.UnicodeScalarView(scalars[...place]))
        town.reading = String(reading[..<sounds[0].upperBound])
        rest.start = town.end
        rest.surface = String(String.UnicodeScalarView(scalars[(place + 1)...]))
        rest.reading = String(reading[sounds[0].upperBound...])
        return [town, rest].map { part in
            var part = part
            part.lemma = part.surface
            part.pronunciation = part.reading
            return part
        }
    }
}
