import Model

/// Ids and times need more than 32 bits, the size of an `Int` in WebAssembly.
func checkModel(_ report: inout Report) {
    let id = ID<Book>(high: 0x019C_CF09_0200_7001, low: 0x9E37_79B9_7F4A_7C15)
    report.expect("an id is written", id.description, "019ccf09-0200-7001-9e37-79b97f4a7c15")
    report.expect("an id in capitals is read", ID<Book>("019CCF09-0200-7001-9E37-79B97F4A7C15") == id)
    for text in ["", "17", "019ccf09-0200-7001-9e37-79b97f4a7c1", "019ccf09-0200-7001-9e37-79b97f4a7c1g"] {
        report.expect("'\(text)' is no id", ID<Book>(text) == nil)
    }
    let late = Timestamp(milliseconds: 1_773_000_000_123)
    let made = ID<Book>(at: late, random: (.max, .max))
    report.expect("an id is made", made.description, "019ccf09-027b-7fff-bfff-ffffffffffff")
    report.expect("ids sort by time", ID<Book>(at: Timestamp(milliseconds: 0), random: (.max, .max)) < made)

    var dice = Dice(seed: 7)
    var allComeBack = true
    for _ in 0..<2000 {
        let high = UInt64(dice.next()) << 32 | UInt64(dice.next())
        let id = ID<Mark>(high: high, low: UInt64(dice.next()) << 32 | UInt64(dice.next()))
        if ID<Mark>(id.description) != id { allComeBack = false }
    }
    report.expect("2,000 ids come back from their texts", allComeBack)

    report.expect("seconds are added", "\(late.advanced(bySeconds: 5_000_000_000).milliseconds)", "6773000000123")
    report.expect("seconds are counted", "\(late.seconds(since: Timestamp(milliseconds: -1)))", "1773000000")
    let merger = Correction(language: .chinese, parts: ["北京", "银行"], updatedAt: late)
    report.expect("a correction's text", merger.text, "北京银行")
}
