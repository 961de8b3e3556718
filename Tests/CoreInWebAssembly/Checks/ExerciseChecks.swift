import Exercises
import Model

func checkExercises(_ report: inout Report) {
    let gap = Exercise(
        .cloze, ask: .gap, text: "他在", textAfter: "排队。", answer: ["银行"], alternatives: ["銀行"], readings: ["yínháng"])
    for (typed, wanted) in [
        ("银行。", "right"), ("銀行", "right"), ("Yin2 Hang2", "right"), ("ＹＩＮ２ ＨＡＮＧ２", "right"), ("yínháng", "right"),
        ("yin hang", "tones"),
        ("很行", "wrong"), ("", "wrong"),
    ] {
        report.expect("gap: " + typed, verdict(gap.check([typed])), wanted)
    }
    let heard = Exercise(
        .dictation, ask: .hearing, answer: ["他高兴地笑了。"], readings: ["tā gāoxìng de xiào le"])
    for (typed, wanted) in [
        ("她高兴地笑了", "right"), ("他高兴的笑了。", "de"), ("ta1 gao1xing4 de xiao4 le", "right"), ("他高兴地哭了", "wrong"),
    ] {
        report.expect("heard: " + typed, verdict(heard.check([typed])), wanted)
    }
    let kana = Exercise(.dictation, ask: .hearing, answer: ["銀行に行く。"], readings: ["ぎんこうにいく"])
    report.expect("kana", verdict(kana.check(["ギンコウニイク"])), "right")
    report.expect("mixed", verdict(kana.check(["銀行にいく"], heard: "ギンコウニイク")), "right")
    let order = Exercise(.order, choices: ["银行", "我", "去"], answer: ["我去银行。"])
    report.expect("order", verdict(order.check(["我", "去", "银行"])), "right")
    report.expect("no order", verdict(order.check(["银行", "我", "去"])), "wrong")
    let match = Exercise(.match, choices: ["b", "a"], left: ["一", "二"], answer: ["a", "b"], words: ["一", "二"])
    let found = match.results(match.check(["a", "x"]))
    report.expect("match", found.count == 2 && found[0].isRight && !found[1].isRight)
}

private func verdict(_ verdict: Verdict) -> String {
    if verdict.isRight { return "right" }
    switch verdict.slip {
    case .tones: return "tones"
    case .de: return "de"
    case nil: return "wrong"
    }
}
