extension ChinesePatterns {
    /// Reason and purpose.
    static let causes: [GrammarPattern] = [
        pattern(
            "因为…所以…", 2, ("because …, therefore …", "因果"),
            (
                "因为 gives the reason, 所以 the outcome. Chinese often keeps both.",
                "“因为……所以……”前面说原因，后面说结果。"
            ),
            [
                ("因为下雨，所以我没去。", "I didn't go because it rained."),
                ("因为太累了，所以他先睡了。", "He was so tired that he went to bed first."),
            ],
            ["[因为|因] .{1,28} [所以|因此|因而|故此]"], hides: ["因为"]),
        pattern(
            "因为", 1, ("because", "原因"),
            (
                "因为 before a clause or a noun gives the reason; the outcome may come first.",
                "“因为”引出原因，结果可以在前也可以在后。"
            ),
            [
                ("他没来，因为他病了。", "He did not come because he is ill."),
                ("因为下雨，比赛改期了。", "Because of the rain the match was put off."),
            ],
            ["[因为] !<x>"]),
        pattern(
            "之所以…是因为", 5, ("the reason why", "先果后因"),
            (
                "A 之所以 B, 是因为 C names the outcome first and then its reason.",
                "“之所以……是因为……”先说结果，再说明原因。"
            ),
            [
                ("他之所以成功，是因为很努力。", "The reason for his success is hard work."),
                ("我之所以没说，是因为怕你担心。", "I said nothing because I was afraid you would worry."),
            ],
            ["[之所以] .{1,22} [因为|由于|为了]", "[之 所以] .{1,22} [因为|由于|为了]"], hides: ["因为"]),
        pattern(
            "由于", 4, ("owing to", "原因（书面）"),
            (
                "由于 gives the cause, in a more formal tone than 因为.",
                "“由于”引出原因，比“因为”正式。"
            ),
            [
                ("由于天气不好，航班取消了。", "Owing to bad weather the flight was cancelled."),
                ("由于准备充分，会议很顺利。", "Thanks to good preparation the meeting went well."),
            ],
            ["[由于]"]),
        pattern(
            "以便/以免", 5, ("so as to; lest", "目的"),
            (
                "以便 names what becomes easier by doing something, 以免 what is avoided by it.",
                "“以便”引出目的，“以免／免得／省得”表示避免不好的结果。"
            ),
            [
                ("请留下电话，以便联系。", "Please leave your number so that we can reach you."),
                ("小声点儿，以免吵醒孩子。", "Keep your voice down so as not to wake the child."),
            ],
            ["[以便|以免|免得|省得]"]),
    ]
}
