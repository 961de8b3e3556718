import Phonology

/// What a Japanese number with its counter says that no dictionary lists: 三十分 is 30 minutes, 三冊 3 books, 四月一日 April 1.
enum JapaneseQuantityGloss {
    /// Returns the meaning of a number with a counter, in English; nil for any other text.
    static func of(_ text: String) -> String? {
        guard let (number, counter) = parts(text) else { return nil }
        if counter.unicodeScalars.first == "月", let month = Int(number), (1...12).contains(month) {
            let name = months[month - 1]
            let day = String(counter.unicodeScalars.dropFirst())
            if day.isEmpty { return name }
            guard let (date, unit) = parts(day), unit == "日" else { return nil }
            return name + " " + date
        }
        guard let what = counters.first(where: { $0.counter == counter }) else { return nil }
        switch what.meaning {
        case .unit(let one, let many): return number + " " + (number == "1" ? one : many)
        case .hour: return number + " o’clock"
        case .place(let name): return name + " " + number
        }
    }

    /// The number in digits, or "how many", and the counter.
    private static func parts(_ text: String) -> (number: String, counter: String)? {
        var number = String.UnicodeScalarView()
        var counter = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if counter.isEmpty, digits.unicodeScalars.contains(scalar) {
                number.append(scalar)
            } else {
                counter.append(scalar)
            }
        }
        guard !number.isEmpty, !counter.isEmpty, number.count <= longest else { return nil }
        if number.first == "何" || number.first == "幾" {
            return number.count == 1 ? ("how many", String(counter)) : nil
        }
        let value = NumeralText.inDigits(String(number))
        return value.utf8.allSatisfy { (0x30...0x39).contains($0) } ? (value, String(counter)) : nil
    }

    private static let digits = "0123456789〇零一二三四五六七八九十百千万億何幾"
    /// In characters; no longer number is spoken.
    private static let longest = 24

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]

    private enum Meaning {
        case unit(String, String)
        case hour
        case place(String)
    }

    private static let counters: [(counter: String, meaning: Meaning)] = [
        ("秒", .unit("second", "seconds")), ("分", .unit("minute", "minutes")), ("分間", .unit("minute", "minutes")),
        ("時", .hour), ("時間", .unit("hour", "hours")), ("日間", .unit("day", "days")), ("日", .place("day")),
        ("週間", .unit("week", "weeks")), ("か月", .unit("month", "months")), ("ヶ月", .unit("month", "months")),
        ("ヵ月", .unit("month", "months")), ("カ月", .unit("month", "months")), ("年", .unit("year", "years")),
        ("年間", .unit("year", "years")), ("世紀", .place("century")), ("歳", .unit("year old", "years old")),
        ("才", .unit("year old", "years old")), ("人", .unit("person", "people")), ("名", .unit("person", "people")),
        ("円", .unit("yen", "yen")), ("ドル", .unit("dollar", "dollars")), ("回", .unit("time", "times")),
        ("度", .unit("time; degree", "times; degrees")), ("倍", .unit("time as much", "times as much")),
        ("階", .place("floor")), ("番", .place("number")), ("号", .place("number")), ("位", .place("place")),
        ("課", .place("lesson")), ("章", .place("chapter")), ("ページ", .unit("page", "pages")),
        ("冊", .unit("book", "books")), ("枚", .unit("flat thing", "flat things")),
        ("本", .unit("long thing", "long things")),
        ("匹", .unit("small animal", "small animals")), ("頭", .unit("large animal", "large animals")),
        ("羽", .unit("bird", "birds")),
        ("個", .unit("thing", "things")), ("つ", .unit("thing", "things")),
        ("台", .unit("machine or vehicle", "machines or vehicles")),
        ("杯", .unit("cup or glass", "cups or glasses")), ("軒", .unit("house", "houses")),
        ("着", .unit("piece of clothing", "pieces of clothing")),
        ("足", .unit("pair of shoes", "pairs of shoes")), ("通", .unit("letter", "letters")),
        ("件", .unit("case", "cases")),
        ("曲", .unit("piece of music", "pieces of music")), ("皿", .unit("plate", "plates")),
        ("点", .unit("point", "points")),
        ("パーセント", .unit("per cent", "per cent")), ("メートル", .unit("metre", "metres")),
        ("キロ", .unit("kilometre or kilogram", "kilometres or kilograms")), ("グラム", .unit("gram", "grams")),
    ]
}
