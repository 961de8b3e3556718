import Model
import Proficiency

func checkVocabulary(_ report: inout Report) {
    let words: [Vocabulary.Word] = [
        .init(text: "的", level: 1, count: 40_000), .init(text: "银行", level: 2, count: 3),
        .init(text: "孔乙己", level: 0, count: 130, isName: true), .init(text: "饕餮", level: 0, count: 1),
        .init(text: "", level: 7, count: 128), .init(text: "👩‍👩‍👧", level: 0, count: Int(Int32.max)),
    ]
    let vocabulary = Vocabulary(words)
    report.expect(
        "the commonest come first", vocabulary.words.map { $0.text }.joined(separator: " "), "👩‍👩‍👧 的 孔乙己  银行 饕餮")
    report.expect("names are not counted", "\(vocabulary.differentWords)", "5")
    report.expect("a vocabulary comes back from its bytes", Vocabulary(bytes: vocabulary.bytes) == vocabulary)
    report.expect("an empty one too", Vocabulary(bytes: []) == Vocabulary([]))
    report.expect("bytes that are cut short are refused", Vocabulary(bytes: Array(vocabulary.bytes.dropLast())) == nil)
    report.same("its bytes", vocabulary.bytes)

    let many = someWords(5000)
    report.expect("5,000 words come back from their bytes", Vocabulary(bytes: many.bytes) == many)
    report.same("their bytes", many.bytes)
}

func checkCoverage(_ report: inout Report) {
    let vocabulary = Vocabulary([
        .init(text: "的", level: 1, count: 10), .init(text: "银行", level: 2, count: 3),
        .init(text: "经济", level: 4, count: 5), .init(text: "饕餮", level: 0, count: 2),
        .init(text: "张伟", level: 0, count: 9, isName: true), .init(text: "OK", level: 0, count: 7),
    ])
    let knowledge = Knowledge(statuses: ["经济": .known, "银行": .difficult, "OK": .ignored], knownLevel: 2)
    let coverage = Coverage(of: vocabulary, by: knowledge)
    report.expect("running words", "\(coverage.knownRunningWords) of \(coverage.runningWords)", "15 of 20")
    report.expect("different words", "\(coverage.knownDifferentWords) of \(coverage.differentWords)", "2 of 4")
    report.expect("unknown words", coverage.unknown.map { $0.text }.joined(separator: " "), "银行 饕餮")
    report.expect("levels", levels(of: coverage), "1:1/1,10 2:0/1,3 4:1/1,5 0:0/1,2")

    var reader = Knowledge(statuses: ["喝": .known, "喝水": .difficult, "茶": .difficult], knownLevel: 1)
    reader.parts = { word in
        switch word {
        case "不是", "喝水": [("不", 1), ("是", 1)]
        case "喝酒": [("喝", 2), ("酒", 3)]
        case "喝茶": [("喝", 2), ("茶", 1)]
        default: []
        }
    }
    let statuses = ["不是", "喝酒", "喝茶", "喝水", "东西"].map { reader.status(of: $0, level: 0)?.rawValue ?? "none" }
    report.expect(
        "known parts make a known compound, unless the learner says otherwise", statuses.joined(separator: " "),
        "known none none difficult none")

    let many = Coverage(of: someWords(5000), by: Knowledge(statuses: ["一一": .ignored], knownLevel: 3))
    report.same("levels of 5,000 words", levels(of: many).utf8)
    report.same("unknown ones among them", many.unknown.map { $0.text }.joined(separator: " ").utf8)
}

/// For each level, the known share of different words and of running words.
private func levels(of coverage: Coverage) -> String {
    coverage.levels.map {
        "\($0.level):\($0.knownDifferentWords)/\($0.differentWords),\($0.runningWords)"
    }.joined(separator: " ")
}

private func someWords(_ count: Int) -> Vocabulary {
    var dice = Dice(seed: 5)
    var words: [Vocabulary.Word] = []
    for _ in 0..<count {
        var text = ""
        for _ in 0...dice.next(below: 4) {
            text.unicodeScalars.append(Unicode.Scalar(UInt32(0x4E00 + dice.next(below: 4000))) ?? "一")
        }
        words.append(
            .init(
                text: text, level: dice.next(below: 8), count: 1 + dice.next(below: 3000),
                isName: dice.next(below: 20) == 0))
    }
    return Vocabulary(words)
}
