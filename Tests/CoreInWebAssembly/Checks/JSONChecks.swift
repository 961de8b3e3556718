import Model

/// Reading and writing JSON, with integers of 64 bits and real numbers to the last bit.
func checkJSON(_ report: inout Report) {
    let texts = [
        #"{"b":[1,-2.5,1e300,null],"a":{"银行":"\u94f6\ud83d\ude00\n"},"b":true}"#,
        "[9223372036854775807,-9223372036854775808,-0,3.1262000000000003,4.9406564584124654e-324]", "[1,]", "01",
        "9223372036854775808", "1e309", #""\ud800""#, #"{"a":1"#, "",
    ]
    let right = [
        #"{"b":true,"a":{"银行":"银😀\n"}}"#, "[9223372036854775807,-9223372036854775808,-0,3.1262000000000003,5e-324]",
        "text that is not JSON at byte 3", "text that is not JSON at byte 1", "a number that is too large at byte 0",
        "a number that is too large at byte 0", "a string that is not Unicode at byte 3",
        "JSON that is not complete at byte 6", "JSON that is not complete at byte 0",
    ]
    for (text, right) in zip(texts, right) { report.expect("JSON \(text)", rewritten(text), right) }

    var dice = Dice(seed: 8259)
    var written: [UInt8] = []
    var allComeBack = true
    for _ in 0..<2000 {
        let real = Double(bitPattern: UInt64(dice.next()) << 32 | UInt64(dice.next()))
        guard real.isFinite else { continue }
        let text = JSON.real(real).encoded()
        written += text.utf8
        if rewritten(text) != text { allComeBack = false }
    }
    report.expect("2,000 real numbers come back", allComeBack)
    report.same("real numbers in JSON", written)
}

/// The stored forms of nouns.
func checkStoredForms(_ report: inout Report) {
    let card = Card(
        id: SerialID(at: Timestamp(milliseconds: 1_773_000_000_123), random: 1),
        noteID: SerialID(at: Timestamp(milliseconds: 1_773_000_000_000), random: 2), deckID: ID(high: 1, low: 2),
        kind: .cloze,
        schedule: CardSchedule(
            state: .review, memory: MemoryState(stability: 3.1262000000000003, difficulty: 5), ease: 2.35, interval: 4,
            due: Timestamp(milliseconds: 1_773_000_000_123)), createdAt: Timestamp(milliseconds: 1_772_000_000_000))
    report.expect("a card comes back", comesBack(card))
    report.expect("options of a deck come back", comesBack(DeckOptions()))
    report.expect("an error comes back", comesBack(ModelError.tooManyRequests(retryAfter: 9)))
    report.expect("preferences come back", comesBack(LearningPreferences(interests: [.food], dailyGoal: 20)))
    report.same("a card in JSON", card.json.encoded(sortingKeys: true).utf8)
    let fault = rewritten(#"{"cards":[{"id":"x"}]}"#) { (json) throws(JSONError) in
        let cards: [Card] = try json.object.value("cards")
        return cards.json
    }
    report.expect("a fault's place", fault, "an unknown value at cards[0].id")
}

/// Returns a JSON text as it is written, or why it is not read.
private func rewritten(
    _ text: String, as form: (JSON) throws(JSONError) -> JSON = { (json) throws(JSONError) in json }
) -> String {
    do throws(JSONError) {
        return try form(try JSON(parsing: text.utf8)).encoded()
    } catch {
        return error.description
    }
}

private func comesBack<Value: JSONConvertible & Equatable>(_ value: Value) -> Bool {
    do throws(JSONError) {
        return try Value(json: try JSON(parsing: value.json.encoded().utf8)) == value
    } catch {
        return false
    }
}
