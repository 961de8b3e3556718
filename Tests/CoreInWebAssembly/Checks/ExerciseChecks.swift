import Exercises
import Model

func checkExercises(_ report: inout Report) {
    let gap = Exercise(
        .cloze(
            Exercise.Gap(before: "他在", after: "排队。"),
            Exercise.WrittenAnswer("银行", alternatives: ["銀行"], readings: ["yínháng"])))
    for (typed, wanted) in [
        ("银行。", "right"), ("銀行", "right"), ("Yin2 Hang2", "right"), ("ＹＩＮ２ ＨＡＮＧ２", "right"), ("yínháng", "right"),
        ("yin hang", "tones"),
        ("很行", "wrong"), ("", "wrong"),
    ] {
        report.expect("gap: " + typed, verdict(gap.check([typed])), wanted)
    }
    let heard = Exercise(.dictation(Exercise.WrittenAnswer("他高兴地笑了。", readings: ["tā gāoxìng de xiào le"])))
    for (typed, wanted) in [
        ("她高兴地笑了", "right"), ("他高兴的笑了。", "de"), ("ta1 gao1xing4 de xiao4 le", "right"), ("他高兴地哭了", "wrong"),
    ] {
        report.expect("heard: " + typed, verdict(heard.check([typed])), wanted)
    }
    let kana = Exercise(.dictation(Exercise.WrittenAnswer("銀行に行く。", readings: ["ぎんこうにいく"])))
    report.expect("kana", verdict(kana.check(["ギンコウニイク"])), "right")
    report.expect("mixed", verdict(kana.check(["銀行にいく"], heard: "ギンコウニイク")), "right")
    let order = Exercise(.order(Exercise.Order(["银行", "我", "去"], sentence: "我去银行。")))
    report.expect("order", verdict(order.check(["我", "去", "银行"])), "right")
    report.expect("no order", verdict(order.check(["银行", "我", "去"])), "wrong")
    if let pairs = Exercise.Match([.init("一", "a"), .init("二", "b")], partners: ["b", "a"]) {
        let match = Exercise(.match(pairs), words: ["一", "二"])
        let found = match.results(match.check(["a", "x"]))
        report.expect("match", found.count == 2 && found[0].isRight && !found[1].isRight)
        comesBack(match, &report)
    } else {
        report.expect("match", false)
    }
    if let choice = Exercise.Choice(.hearing("一", reading: "yī"), ["a", "b"], answer: "b") {
        let heard = Exercise(.choice(choice), translation: "one", words: ["一"])
        report.expect("choice", heard.check(["b"]).isRight && !heard.check(["a"]).isRight)
        comesBack(heard, &report)
    } else {
        report.expect("choice", false)
    }
    report.expect("no choice", Exercise.Choice(.meaning("一"), ["a"], answer: "b") == nil)
    for exercise in [gap, heard, order] { comesBack(exercise, &report) }
    let traditional = gap.mappingAnswers { $0 == "银行" ? "門" : $0 }
    report.expect("mapped", traditional.check(["門"]).isRight && !traditional.check(["银行"]).isRight)
}

private func comesBack(_ exercise: Exercise, _ report: inout Report) {
    let stored = exercise.json.encoded()
    let read = (try? JSON(parsing: stored.utf8)).flatMap { try? Exercise(json: $0) }
    report.expect("stored: " + stored, read == exercise)
}

private func verdict(_ verdict: Verdict) -> String {
    if verdict.isRight { return "right" }
    switch verdict.slip {
    case .tones: return "tones"
    case .de: return "de"
    case nil: return "wrong"
    }
}
