import Phonology

/// The meaning of a Japanese number with its counter that no dictionary lists: 三十分 is 30 minutes, 三冊 3 books, 四月一日
/// April 1.
package enum JapaneseQuantityGloss {
    /// Returns the meaning of a number, with or without a counter, in English; nil for any other text and for bare digits.
    package static func of(_ text: String) -> String? {
        if let fraction = fraction(text) { return fraction }
        guard let (number, counter, isYear) = parts(text) else { return nil }
        if counter.isEmpty { return text.utf8.allSatisfy { $0 < 0x80 } || number == howMany ? nil : number }
        if counter.unicodeScalars.first == "月", let month = Int(number), (1...12).contains(month) {
            let name = months[month - 1]
            let day = String(counter.unicodeScalars.dropFirst())
            if day.isEmpty { return name }
            guard let (date, unit, _) = parts(day), unit == "日" else { return nil }
            return name + " " + date
        }
        if counter == "年", isYear { return "the year " + number }
        guard let what = counters.first(where: { $0.counter == counter }) else { return nil }
        switch what.meaning {
        case .unit(let one, let many): return number + " " + (number == "1" ? one : many)
        case .hour: return number + " o’clock"
        case .place(let name): return name + " " + number
        }
    }

    /// Whether a text is a number, or one with a counter.
    package static func isQuantity(_ text: String) -> Bool { parts(text) != nil }

    /// What a number with a counter says after 第, or after the name of an era: "150th", "year 5"; nil for any other text.
    ///
    /// - Parameter isOfAnEra: Whether it is a year of an era: 令和五年.
    package static func ordinal(_ text: String, isOfAnEra: Bool) -> String? {
        guard let (number, counter, _) = parts(text), number != howMany else { return nil }
        if isOfAnEra { return counter == "年" ? "year " + number : nil }
        let isTeen = number.hasSuffix("11") || number.hasSuffix("12") || number.hasSuffix("13")
        switch number.last {
        case "1" where !isTeen: return number + "st"
        case "2" where !isTeen: return number + "nd"
        case "3" where !isTeen: return number + "rd"
        default: return number + "th"
        }
    }

    /// 三分の一 is 1/3.
    private static func fraction(_ text: String) -> String? {
        let scalars = Array(text.unicodeScalars)
        guard let place = scalars.firstIndex(of: "の"), place > 1, scalars[place - 1] == "分", scalars.count <= longest,
            let whole = JapaneseNumber(String(String.UnicodeScalarView(scalars[..<(place - 1)])))?.value,
            let part = JapaneseNumber(String(String.UnicodeScalarView(scalars[(place + 1)...])))?.value
        else { return nil }
        return String(part) + "/" + String(whole)
    }

    /// The number in digits, or "how many", the counter, and whether the number is written as a year is: 2024, 二〇二四.
    private static func parts(_ text: String) -> (number: String, counter: String, isYear: Bool)? {
        var number = String.UnicodeScalarView()
        var counter = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if counter.isEmpty, JapaneseNumber.mayBePart(scalar) || scalar == "何" || scalar == "幾" {
                number.append(scalar)
            } else {
                counter.append(scalar)
            }
        }
        guard let first = number.first, number.count <= longest else { return nil }
        if first == "何" || first == "幾" { return number.count == 1 ? (howMany, String(counter), false) : nil }
        guard let read = JapaneseNumber(String(number)) else { return nil }
        guard let value = read.value else { return decimal(number).map { ($0, String(counter), false) } }
        let isSpelt = number.allSatisfy { JapaneseNumber.value(of: $0).map { $0 < 10 } ?? false }
        let isYear = number.count == 4 && isSpelt
        return (isYear ? String(value) : grouped(value), String(counter), isYear)
    }

    /// A number with a fraction in digits: 0.02 for 〇・〇二; nil for any other.
    private static func decimal(_ number: String.UnicodeScalarView) -> String? {
        var digits = String.UnicodeScalarView()
        for scalar in number {
            if scalar == "." || scalar == "．" || scalar == "・" {
                digits.append(".")
            } else if let value = JapaneseNumber.value(of: scalar), value < 10 {
                digits.append(Unicode.Scalar(UInt8(48 + value)))
            } else {
                return nil
            }
        }
        return digits.contains(".") && digits.last != "." ? String(digits) : nil
    }

    /// Digits in groups of three from ten thousand on: 30,000,000.
    private static func grouped(_ value: Int64) -> String {
        let digits = Array(String(value).unicodeScalars)
        guard digits.count > 4 else { return String(value) }
        var grouped = String.UnicodeScalarView()
        for (place, digit) in digits.enumerated() {
            if place > 0, (digits.count - place) % 3 == 0 { grouped.append(",") }
            grouped.append(digit)
        }
        return String(grouped)
    }

    private static let howMany = "how many"
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
        ("足", .unit("pair of shoes or socks", "pairs of shoes or socks")), ("通", .unit("letter", "letters")),
        ("件", .unit("case", "cases")),
        ("曲", .unit("piece of music", "pieces of music")), ("皿", .unit("plate", "plates")),
        ("点", .unit("point", "points")),
        ("行", .unit("line", "lines")), ("行目", .place("line")), ("錠", .unit("tablet", "tablets")),
        ("粒", .unit("grain or pill", "grains or pills")), ("泊", .unit("night", "nights")),
        ("週", .unit("week", "weeks")), ("箇月", .unit("month", "months")), ("ケ月", .unit("month", "months")),
        ("年生", .place("grade")), ("年代", .place("the decade from")), ("年度", .place("fiscal year")),
        ("年前", .unit("year ago", "years ago")), ("年後", .unit("year later", "years later")), ("日目", .place("day")),
        ("秒間", .unit("second", "seconds")), ("号車", .place("car")), ("発", .unit("shot", "shots")),
        ("票", .unit("vote", "votes")), ("歩", .unit("step", "steps")), ("巻", .place("volume")),
        ("ヶ国", .unit("country", "countries")), ("カ国", .unit("country", "countries")),
        ("か国", .unit("country", "countries")), ("ヵ国", .unit("country", "countries")),
        ("ヶ所", .unit("place", "places")), ("カ所", .unit("place", "places")), ("か所", .unit("place", "places")),
        ("箇所", .unit("place", "places")), ("箇", .unit("thing", "things")), ("代", .place("one’s age in the range from")),
        ("種類", .unit("kind", "kinds")), ("周年", .unit("year’s anniversary", "years’ anniversary")),
        ("話", .place("episode")), ("問", .unit("question", "questions")), ("段", .unit("step", "steps")),
        ("級", .place("grade")), ("部", .unit("copy; part", "copies; parts")), ("校", .unit("school", "schools")),
        ("隻", .unit("ship", "ships")), ("機", .unit("aircraft", "aircraft")), ("試合", .unit("game", "games")),
        ("割", .unit("tenth", "tenths")), ("両", .unit("railway carriage", "railway carriages")),
        ("字", .unit("character", "characters")), ("品", .unit("dish", "dishes")), ("体", .unit("body", "bodies")),
        ("勝", .unit("win", "wins")), ("敗", .unit("loss", "losses")), ("得点", .unit("point", "points")),
        ("打", .unit("stroke", "strokes")), ("球", .unit("ball", "balls")), ("期", .unit("term", "terms")),
        ("期生", .place("class")), ("次", .place("round")), ("区", .unit("ward", "wards")),
        ("局", .unit("office; game", "offices; games")), ("店", .unit("shop", "shops")), ("店舗", .unit("shop", "shops")),
        ("名様", .unit("guest", "guests")), ("周", .unit("lap", "laps")), ("首", .unit("poem", "poems")),
        ("審", .place("instance")), ("戸", .unit("house", "houses")), ("畳", .unit("tatami mat", "tatami mats")),
        ("坪", .unit("tsubo (3.3 square metres)", "tsubo (3.3 square metres each)")), ("版", .place("edition")),
        ("社", .unit("company", "companies")), ("丁目", .place("block")), ("冠", .unit("title", "titles")),
        ("階建て", .unit("storey high", "storeys high")), ("階建", .unit("storey high", "storeys high")),
        ("目", .place("number")), ("つ目", .place("number")), ("回目", .place("time number")),
        ("人目", .place("person number")), ("番目", .place("number")), ("年目", .place("year")),
        ("パーセント", .unit("per cent", "per cent")), ("メートル", .unit("metre", "metres")),
        ("キロ", .unit("kilometre or kilogram", "kilometres or kilograms")), ("グラム", .unit("gram", "grams")),
        ("センチ", .unit("centimetre", "centimetres")),
        ("キロメートル", .unit("kilometre", "kilometres")),
        ("キログラム", .unit("kilogram", "kilograms")), ("リットル", .unit("litre", "litres")), ("トン", .unit("ton", "tons")),
        ("ユーロ", .unit("euro", "euros")), ("ポイント", .unit("point", "points")),
        ("文字", .unit("letter", "letters")),
    ]
}
