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
        if counter == "時" { return number + " o’clock" }
        guard let meaning = meaning(of: counter) else { return ordered(text, counter) }
        if meaning.utf8.first == UInt8(ascii: "#") { return String(meaning.unicodeScalars.dropFirst()) + " " + number }
        let forms = meaning.utf8.split(separator: UInt8(ascii: "|"))
        guard let one = forms.first, let many = forms.last else { return nil }
        return number + " " + String(Substring(number == "1" ? one : many))
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

    /// 二軒目 is the 2nd house; nil if 目 does not end a counter.
    private static func ordered(_ text: String, _ counter: String) -> String? {
        guard counter.unicodeScalars.last == "目", let meaning = meaning(of: String(counter.unicodeScalars.dropLast())),
            meaning.utf8.first != UInt8(ascii: "#"), let one = meaning.utf8.split(separator: UInt8(ascii: "|")).first,
            let place = ordinal(text, isOfAnEra: false)
        else { return nil }
        return place + " " + String(Substring(one))
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

    /// The unit that a counter stands for, or its name before a number.
    private static func meaning(of counter: String) -> String? {
        counters.withUTF8Buffer { text in
            for line in text.split(separator: UInt8(ascii: "\n")) {
                guard let sign = line.firstIndex(of: UInt8(ascii: "=")),
                    line[..<sign].split(separator: UInt8(ascii: " ")).contains(where: { $0.elementsEqual(counter.utf8) }
                    )
                else { continue }
                return String(decoding: line[(sign + 1)...], as: UTF8.self)
            }
            return nil
        }
    }

    /// Counters, and after the sign what one of them and several are in English, or # and what stands before the number. One
    /// text, because a table of strings would be far more code for the browser.
    private static let counters: StaticString = """
        秒 秒間=second|seconds
        分 分間=minute|minutes
        時間=hour|hours
        日間=day|days
        日 日目=#day
        週間 週=week|weeks
        か月 ヶ月 ヵ月 カ月 箇月 ケ月=month|months
        年 年間=year|years
        世紀=#century
        歳 才=year old|years old
        人 名=person|people
        円=yen
        ドル=dollar|dollars
        回=time|times
        度=time; degree|times; degrees
        倍=time as much|times as much
        階=#floor
        番 号 目 つ目 番目=#number
        位=#place
        課=#lesson
        章=#chapter
        条=#article
        節=#section
        項=#paragraph
        号館=#building
        号室=#room
        号線=#route
        号機=#unit
        番線=#platform
        議席=seat|seats
        世帯=household|households
        束=bunch|bunches
        切れ=slice|slices
        桁=digit|digits
        通り=way|ways
        連勝=straight win|straight wins
        連敗=straight loss|straight losses
        か所目 カ所目=#place
        回戦=#round
        回生=#year (of university)
        滴=drop|drops
        色=colour|colours
        列=row|rows
        棟=building|buildings
        人分=portion|portions
        日分=day’s worth|days’ worth
        年分=year’s worth|years’ worth
        ページ=page|pages
        冊=book|books
        枚=flat thing|flat things
        本=long thing|long things
        匹=small animal|small animals
        頭=large animal|large animals
        羽=bird|birds
        個 つ 箇=thing|things
        台=machine or vehicle|machines or vehicles
        杯=cup or glass|cups or glasses
        軒 戸=house|houses
        着=piece of clothing|pieces of clothing
        足=pair of shoes or socks|pairs of shoes or socks
        通 文字=letter|letters
        件=case|cases
        曲=piece of music|pieces of music
        皿=plate|plates
        点 得点 ポイント=point|points
        行=line|lines
        行目=#line
        錠=tablet|tablets
        粒=grain or pill|grains or pills
        泊=night|nights
        年生 級=#grade
        年代=#the decade from
        年度=#fiscal year
        年前=year ago|years ago
        年後=year later|years later
        号車=#car
        発=shot|shots
        票=vote|votes
        歩 段=step|steps
        巻=#volume
        ヶ国 カ国 か国 ヵ国=country|countries
        ヶ所 カ所 か所 箇所=place|places
        代=#one’s age in the range from
        種類=kind|kinds
        周年=year’s anniversary|years’ anniversary
        話=#episode
        問=question|questions
        部=copy; part|copies; parts
        校=school|schools
        隻=ship|ships
        機=aircraft
        試合=game|games
        割=tenth|tenths
        両=railway carriage|railway carriages
        字=character|characters
        品=dish|dishes
        体=body|bodies
        勝=win|wins
        敗=loss|losses
        打=stroke|strokes
        球=ball|balls
        期=term|terms
        期生=#class
        次=#round
        区=ward|wards
        局=office; game|offices; games
        店 店舗=shop|shops
        名様=guest|guests
        周=lap|laps
        首=poem|poems
        審=#instance
        畳=tatami mat|tatami mats
        坪=tsubo (3.3 square metres)|tsubo (3.3 square metres each)
        版=#edition
        社=company|companies
        丁目=#block
        冠=title|titles
        階建て 階建=storey high|storeys high
        箱=box|boxes
        袋=bag|bags
        部屋=room|rooms
        晩=night|nights
        房=bunch|bunches
        鉢=pot|pots
        缶=can|cans
        玉=ball or head|balls or heads
        株=share or plant|shares or plants
        戦=battle or match|battles or matches
        回目=#time number
        人目=#person number
        年目=#year
        代目=#generation
        度目=#time number
        パーセント=per cent
        メートル=metre|metres
        キロ=kilometre or kilogram|kilometres or kilograms
        グラム=gram|grams
        センチ=centimetre|centimetres
        キロメートル=kilometre|kilometres
        キログラム=kilogram|kilograms
        リットル=litre|litres
        トン=ton|tons
        ユーロ=euro|euros
        """
}
