extension ChinesePatterns {
    /// Although, instead, rather than.
    static let contrasts: [GrammarPattern] = [
        pattern(
            "虽然…但是…", 2, ("although …, (but) …", "转折"),
            (
                "虽然 A, 但是 (可是, 不过, 还是, 却) B: A is granted, B holds all the same. Chinese keeps both halves.",
                "“虽然……但是……”先承认一个事实，再转到主要的意思。"
            ),
            [
                ("虽然很累，但是很开心。", "I am tired but happy."),
                ("他虽然年轻，却很有经验。", "Young as he is, he has a lot of experience."),
            ],
            [
                "[虽然|虽|虽说|虽是|固然] .{1,22} [但是|但|可是|却|然而|不过|还是|仍然|仍|仍旧|依然]",
                "[虽然|虽|虽说] .{1,18} ， .{0,3} [可|也|倒]",
                "[虽然] !<x>",
            ]),
        pattern(
            "尽管", 4, ("despite, even though", "让步"),
            (
                "尽管 A, (但 / 还是) B: B in spite of A. Before a bare verb it can also mean: feel free to.",
                "“尽管……但／还是……”表示让步；直接放在动词前面时意思是“不用客气”。"
            ),
            [
                ("尽管下着雨，他还是来了。", "He came even though it was raining."),
                ("有问题尽管问。", "If you have questions, just ask."),
            ],
            ["[尽管] .{1,22} [但是|但|可是|却|然而|不过|还是|仍然|仍|仍旧|依然|也]", "[尽管] (<v>|@doing)"]),
        pattern(
            "不是…而是…", 4, ("not …, but …", "否定前者，肯定后者"),
            (
                "不是 A 而是 B sets right: not A, but B.",
                "“不是……而是……”否定前者，肯定后者。"
            ),
            [
                ("我不是不想去，而是没有时间。", "It's not that I don't want to go, I just have no time."),
                ("他不是老师，而是医生。", "He isn't a teacher but a doctor."),
            ],
            ["[不是|并不是|并非|不] .{1,18} [而是]", "[不 是] .{1,18} [而是]"]),
        pattern(
            "不是…就是…", 4, ("either … or …", "二者之一"),
            (
                "不是 A 就是 B: it is always one of the two.",
                "“不是……就是……”表示两种情况一定有一种。"
            ),
            [
                ("他周末不是看书就是睡觉。", "At weekends he either reads or sleeps."),
                ("不是今天，就是明天。", "It's either today or tomorrow."),
            ],
            ["[不是] .{1,14} [就是|便是]", "[不是] .{1,14} [就 是]"]),
        pattern(
            "与其…不如…", 5, ("rather … than …", "取舍"),
            (
                "与其 A 不如 B: B is the better choice.",
                "“与其……不如……”比较以后选择后者。"
            ),
            [
                ("与其等他，不如自己去。", "Better to go ourselves than to wait for him."),
                ("与其抱怨，不如想办法。", "Rather than complain, find a way."),
            ],
            ["[与其] .{1,22} [不如|宁可|倒不如|还不如|宁愿]"], hides: ["不如"]),
        pattern(
            "宁可…也…", 5, ("would rather", "宁愿"),
            (
                "宁可 (宁愿) A 也不 B: rather A than B; 宁可 A 也要 B: bearing A for the sake of B.",
                "“宁可／宁愿……也不……”表示选择前者，不要后者；“宁可……也要……”表示为了后者情愿忍受前者。"
            ),
            [
                ("我宁可走路，也不坐他的车。", "I'd rather walk than ride in his car."),
                ("她宁愿少睡，也要把书看完。", "She'd rather sleep less in order to finish the book."),
            ],
            ["[宁可|宁愿|宁肯|宁] .{1,20} [也|也不|而不|不]"]),
        pattern(
            "却", 4, ("yet, however", "转折副词"),
            (
                "却 before the verb sets it against what one would expect. It follows the subject.",
                "“却”放在主语后面、动词前面，表示跟预想的不同。"
            ),
            [
                ("我等了很久，他却没来。", "I waited a long time, yet he didn't come."),
                ("话不多，却很有道理。", "Few words, but much sense."),
            ],
            ["<<!忘|推|退|冷|了|失|抛 [却] !<x>"]),
        pattern(
            "反而", 5, ("on the contrary", "跟预料相反"),
            (
                "反而 (反倒): the opposite of what was to be expected.",
                "“反而／反倒”表示跟预料的情况相反。"
            ),
            [
                ("吃了药，病反而更重了。", "After taking the medicine I only got worse."),
                ("他没生气，反而笑了。", "He wasn't angry; on the contrary, he laughed."),
            ],
            ["[反而|反倒]"]),
    ]
}
