import Phonology

/// Joins numbers, and numbers with their counters, into one word with its reading: 三匹 さんびき, 四月一日 しがつついたち.
enum QuantityJoining {
    /// The most morphemes of a number with a reading. The digits of a longer one stay as they are.
    static let longestNumber = 128

    /// Whether a quantity may begin with a word: a number, one of ``severals``, 何 or なん. Few words are.
    static func mayBegin(_ text: String, _ partOfSpeech: JapanesePartOfSpeech) -> Bool {
        if partOfSpeech == .number { return true }
        return text.isSpelt("なん") || text.unicodeScalars.first.map { "数十二何".unicodeScalars.contains($0) } ?? false
    }

    /// Returns the morphemes with quantities joined.
    static func join(_ morphemes: [Morpheme]) -> [Morpheme] {
        let morphemes = splittingNames(morphemes)
        var joined: [Morpheme] = []
        joined.reserveCapacity(morphemes.count)
        var index = 0
        while index < morphemes.count {
            let numberEnd = endOfNumber(at: index, in: morphemes)
            guard numberEnd - index <= longestNumber else {
                joined += morphemes[index..<numberEnd]
                index = numberEnd
                continue
            }
            guard let (found, count) = quantity(at: index, numberEnd, in: morphemes) else {
                if let portions = portions(at: index, in: morphemes, after: joined) {
                    joined[joined.count - 1] = portions
                } else if let place = place(inOrder: morphemes[index], after: joined) {
                    joined[joined.count - 1] = place
                } else {
                    joined.append(morphemes[index])
                }
                index += 1
                continue
            }
            var quantity = found
            if let last = joined.last, last.end == quantity.start, ["数", "何", "幾"].contains(last.surface),
                quantity.surface.unicodeScalars.first == "千", quantity.reading?.hasPrefix("いっせん") ?? false
            {
                // 数千万 is すうせんまん.
                quantity.reading?.removeFirst("いっ".count)
                quantity.pronunciation = quantity.reading
            }
            if let last = joined.last, last.end == quantity.start, begins(last, quantity) {
                joined.removeLast()
                quantity = word(last, quantity, reading(ofSeveral: last) + (quantity.reading ?? ""))
            }
            let following = index + count < morphemes.count ? morphemes[index + count] : nil
            if let reading = readingByCompany(of: quantity, after: joined, before: following) {
                quantity.reading = reading
                quantity.pronunciation = reading
            }
            if let last = joined.last, last.end == quantity.start, isMonth(last), isDay(quantity) {
                joined[joined.count - 1] = date(last, quantity)
            } else {
                joined.append(quantity)
            }
            index += count
        }
        settleNeighbours(&joined)
        return joined
    }

    /// The reading of a quantity that the words beside it decide; nil if they do not.
    private static func readingByCompany(
        of quantity: Morpheme, after before: [Morpheme], before following: Morpheme?
    ) -> String? {
        guard let last = before.last, last.end == quantity.start else { return nil }
        // 九秒九八: the digits of a fraction.
        if last.surface.hasSuffix("秒"), quantity.partOfSpeech == .number, quantity.surface.unicodeScalars.count > 1,
            quantity.surface.unicodeScalars.allSatisfy({ JapaneseNumber.value(of: $0).map { $0 < 10 } ?? false })
        {
            return quantity.surface.compactMap { JapaneseNumber(String($0))?.reading }.joined()
        }
        // 三十八度五分, 一割五分: tenths, not minutes.
        if quantity.surface.hasSuffix("分"), last.surface.hasSuffix("度") || last.surface.hasSuffix("割") {
            return JapaneseNumber(String(quantity.surface.dropLast())).map { $0.reading + "ぶ" }
        }
        guard quantity.surface.isSpelt("一日") || quantity.surface.isSpelt("1日") else { return nil }
        // 毎月一日は; 毎月一日だけ is a single day.
        if months.contains(last.surface) {
            return following.map { single.contains($0.surface) } ?? false ? nil : "ついたち"
        }
        // 来月の一日, 三月の一日.
        guard last.surface.isSpelt("の"), before.count > 1 else { return nil }
        let month = before[before.count - 2]
        return isMonth(month) || months.contains(month.surface) ? "ついたち" : nil
    }

    /// Where the digits and separators end that begin at a morpheme; the morpheme itself if it is no number.
    private static func endOfNumber(at index: Int, in morphemes: [Morpheme]) -> Int {
        guard morphemes[index].partOfSpeech == .number else { return index }
        var end = index + 1
        while end < morphemes.count, continues(morphemes, at: end) { end += 1 }
        return end
    }

    /// The quantity that begins at a morpheme, and of how many morphemes it consists; nil if there is none.
    ///
    /// - Parameter end: Where the number ends that begins there.
    private static func quantity(at index: Int, _ end: Int, in morphemes: [Morpheme]) -> (Morpheme, Int)? {
        guard morphemes[index].traits.contains(.mayBeginQuantity) else { return nil }
        let first = morphemes[index]
        if let several = several(at: index, in: morphemes) { return several }
        if first.surface.isSpelt("何") || first.surface.isSpelt("なん") {
            guard index + 1 < morphemes.count, let counter = counter(morphemes[index + 1]),
                first.surface == "何", morphemes[index + 1].start == first.end, !unaskable.contains(counter.surface)
            else { return nil }
            return (
                word(
                    first, counter, JapaneseCounter(counter.surface, reading: counter.reading ?? "").readingAfterWhat),
                2
            )
        }
        guard end > index else { return nil }
        let text = morphemes[index..<end].map(\.surface).joined()
        if let approximate = approximate(text, from: index, at: end, in: morphemes) { return approximate }
        guard let number = JapaneseNumber(text) else { return nil }
        if let (several, count) = several(after: text, number, from: index, at: end, in: morphemes) {
            return (several, count)
        }
        if let (fraction, count) = fraction(text, number, from: index, at: end, in: morphemes) {
            return (fraction, count)
        }
        if end + 1 < morphemes.count, morphemes[end + 1].start == morphemes[end].end,
            parted.contains(morphemes[end].surface + morphemes[end + 1].surface)
        {
            let surface = morphemes[end].surface + morphemes[end + 1].surface
            let whole = Morpheme(surface: text, start: first.start, end: morphemes[end].start, partOfSpeech: .number)
            let counter = Morpheme(
                surface: surface, start: morphemes[end].start, end: morphemes[end + 1].end, partOfSpeech: .noun)
            return (word(whole, counter, JapaneseCounter(surface, reading: "").reading(after: number)), end + 2 - index)
        }
        if end < morphemes.count, let song = song(number, text, from: first, morphemes[end]) {
            return (song, end + 1 - index)
        }
        if end < morphemes.count, let counter = counter(morphemes[end]) {
            let reading = JapaneseCounter(counter.surface, reading: counter.reading ?? "").reading(after: number)
            let whole = Morpheme(surface: text, start: first.start, end: counter.start, partOfSpeech: .number)
            let counted = word(whole, counter, reading)
            // 五十二円台: a range.
            if leveled.contains(counter.surface), end + 1 < morphemes.count, morphemes[end + 1].surface.isSpelt("台"),
                morphemes[end + 1].start == counter.end
            {
                return (word(counted, morphemes[end + 1], reading + "だい"), end + 2 - index)
            }
            return (counted, end + 1 - index)
        }
        return (
            Morpheme(
                surface: text, start: first.start, end: morphemes[end - 1].end, partOfSpeech: .number,
                classes: ["名詞", "数"], reading: number.reading, pronunciation: number.reading, isKnown: true),
            end - index
        )
    }

    /// 二軒目, 二日目, 何年目: a quantity with the 目 that makes it a place in an order; nil for another word.
    private static func place(inOrder suffix: Morpheme, after joined: [Morpheme]) -> Morpheme? {
        guard suffix.surface.isSpelt("目"), suffix.partOfSpeech == .suffix, let counted = joined.last,
            counted.end == suffix.start, counted.partOfSpeech == .noun, let reading = counted.reading,
            let first = counted.surface.unicodeScalars.first, first == "何" || JapaneseNumber.value(of: first) != nil
        else { return nil }
        let counter = counted.surface.unicodeScalars.drop { $0 == "何" || JapaneseNumber.mayBePart($0) }
        guard counted.isClass("助数詞") || JapaneseCounter.isCounter(String(counter)) else { return nil }
        // The first day of several, and not of the month.
        return word(counted, suffix, (reading == "ついたち" ? "いちにち" : reading) + "め")
    }

    /// 三曲目 さんきょくめ, which is no 曲目 きょくもく; nil if another word follows the number.
    private static func song(
        _ number: JapaneseNumber, _ text: String, from first: Morpheme, _ next: Morpheme
    ) -> Morpheme? {
        guard next.surface.isSpelt("曲目"), next.start == first.start + text.unicodeScalars.count else { return nil }
        let whole = Morpheme(surface: text, start: first.start, end: next.start, partOfSpeech: .number)
        return word(whole, next, JapaneseCounter("曲", reading: "きょく").reading(after: number) + "め")
    }

    /// A fraction, and of how many morphemes it consists: 三分の一 さんぶんのいち.
    private static func fraction(
        _ text: String, _ number: JapaneseNumber, from index: Int, at end: Int, in morphemes: [Morpheme]
    ) -> (Morpheme, Int)? {
        guard end + 2 < morphemes.count, morphemes[end].surface.isSpelt("分"), morphemes[end + 1].surface.isSpelt("の"),
            morphemes[end].start == morphemes[end - 1].end
        else { return nil }
        let last = endOfNumber(at: end + 2, in: morphemes)
        guard last > end + 2, last - index <= longestNumber,
            let share = JapaneseNumber(morphemes[(end + 2)..<last].map(\.surface).joined())
        else { return nil }
        let reading = number.reading + "ぶんの" + share.reading
        return (
            Morpheme(
                surface: morphemes[index..<last].map(\.surface).joined(), start: morphemes[index].start,
                end: morphemes[last - 1].end, partOfSpeech: .noun, classes: ["名詞", "数"], reading: reading,
                pronunciation: reading, isKnown: true),
            last - index
        )
    }

    /// Whether a morpheme continues a number: another one, or a separator between two.
    private static func continues(_ morphemes: [Morpheme], at index: Int) -> Bool {
        // 十数年: the dictionary has 数 as a numeral, too.
        if morphemes[index].partOfSpeech == .number { return !morphemes[index].surface.isSpelt("数") }
        if morphemes[index].surface.isSpelt("・") { return isDecimalPoint(at: index, in: morphemes) }
        return morphemes[index].traits.contains(.separator) && index + 1 < morphemes.count
            && morphemes[index + 1].partOfSpeech == .number
            && (morphemes[index + 1].surface.unicodeScalars.first.map { $0.value < 0x3000 || $0.value > 0xFF00 }
                ?? false)
    }

    /// Whether a text separates the digits of a number: 1,200.
    static func isSeparator(_ text: String) -> Bool {
        text.isSpelt(",") || text.isSpelt(".") || text.isSpelt("，") || text.isSpelt("．")
    }

    /// A morpheme, if it counts after a number.
    static func counter(_ morpheme: Morpheme) -> Morpheme? {
        guard morpheme.partOfSpeech == .noun || morpheme.partOfSpeech == .suffix, morpheme.reading != nil else {
            return nil
        }
        let counts =
            morpheme.isClass("助数詞") || JapaneseCounter.isCounter(morpheme.surface)
            || katakana.contains(morpheme.surface)
        return counts ? morpheme : nil
    }

    /// A number, or 何, with its counter.
    static func word(_ number: Morpheme, _ counter: Morpheme, _ reading: String) -> Morpheme {
        Morpheme(
            surface: number.surface + counter.surface, start: number.start, end: counter.end, partOfSpeech: .noun,
            classes: ["名詞", "数", "助数詞"], reading: reading, pronunciation: reading, isKnown: true)
    }

    private static func isMonth(_ morpheme: Morpheme) -> Bool {
        morpheme.isClass("助数詞") && morpheme.surface.hasSuffix("月") && morpheme.reading?.hasSuffix("がつ") ?? false
    }

    private static func isDay(_ morpheme: Morpheme) -> Bool {
        morpheme.isClass("助数詞") && morpheme.surface.hasSuffix("日")
    }

    private static func date(_ month: Morpheme, _ day: Morpheme) -> Morpheme {
        let number = JapaneseNumber(String(day.surface.dropLast()))
        let reading = number?.value == 1 ? "ついたち" : day.reading ?? ""
        var date = word(month, day, (month.reading ?? "") + reading)
        date.surface = month.surface + day.surface
        return date
    }

    /// Measures that the dictionary has as nouns only, and 文字.
    static let katakana: Set<String> = [
        "パーセント", "ポイント", "メートル", "キロ", "センチ", "キロメートル", "グラム", "キログラム", "リットル", "トン", "ドル", "ユーロ", "ページ", "文字",
    ]
    /// Counters that dictionaries for analysis cut in two.
    private static let parted: Set<String> = ["階建て", "階建", "部屋"]
    /// What has ranges: 五十二円台.
    private static let leveled: Set<String> = [
        "円", "ドル", "ユーロ", "ポイント", "パーセント", "度", "秒", "分", "時", "キロ",
    ]
    private static let months: Set<String> = ["今月", "来月", "先月", "再来月", "毎月", "翌月", "先々月"]

    /// What follows a day that is one of several, or as long as it takes.
    private static let single: Set<String> = ["だけ", "しか", "ずつ", "くらい", "ぐらい", "ほど", "中", "以上", "以内", "限り", "間"]

    /// What follows 何 without being counted: 何点か is, 何つ is not.
    private static let unaskable: Set<String> = ["つ", "品", "代", "体"]
}
