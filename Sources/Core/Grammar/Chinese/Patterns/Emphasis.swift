extension ChinesePatterns {
    /// Stressing, exclaiming, wondering.
    static let emphasis: [GrammarPattern] = [
        pattern(
            "太…了", 1, ("too; so very", "程度过高或赞叹"),
            (
                "太 A 了: too much so, or, in praise, ever so much.",
                "“太……了”表示程度过高，或者表示赞叹。"
            ),
            [("太贵了！", "That's too expensive!"), ("你的主意太好了。", "Your idea is wonderful.")],
            ["[太] (~&!了&!的&!就&!才&!也&!都){1,4} [了]"], hides: ["了-change"]),
        pattern(
            "多么…啊", 3, ("how …!", "感叹句"),
            (
                "多 or 多么 with an adjective and 啊 at the end exclaims.",
                "“多（么）……啊”表示感叹。"
            ),
            [("多么美的花啊！", "What beautiful flowers!"), ("他跑得多快呀！", "How fast he runs!")],
            [
                "[多么|多] (<a>|@adjective|<v>&!<n>) .{0,6} [啊|呀|哪|哇]",
                "[多么] (<a>|@adjective|<v>)",
                "[多么] ~{1,8} [啊|呀|哇]",
            ]),
        pattern(
            "什么…都…", 3, ("any …, every …; none at all", "任指"),
            (
                "A question word before 都 or 也 stands for any or all: 谁都 everyone, 什么都不 nothing at all.",
                "疑问词用在“都／也”前面，表示任何人、任何事物都一样。"
            ),
            [("他什么都知道。", "He knows everything."), ("谁也不想去。", "Nobody wants to go.")],
            [
                "[什么|谁|哪儿|哪里|哪|多少|任何|何时] (~&!@person&!<v>&!@human&!们){0,3} [都|也]",
                "[什么|谁|哪|任何] (人|地方|事|事情|东西|时候|问题|困难|办法|话){1,1} [都|也]",
                "[怎么] (<v>|@doing) ~{0,2} [都|也]",
                "[怎么] [都|也]",
            ]),
        pattern(
            "一…也没", 3, ("not a single", "完全否定"),
            (
                "一 with a measure word, then 也 or 都 and a negative: not even one.",
                "“一＋量词……也／都＋否定”表示完全否定。"
            ),
            [("我一个人也不认识。", "I don't know a single person."), ("他一句话都没说。", "He did not say a word.")],
            ["[一|半|一点儿|一点|一个|一句|一次|丝毫|一句话] ~{0,4} [也|都] [不|没|没有|未|别|不%|没%]", "[一|半] ~{1,4} [也|都] (<v>|@doing) [不]"]),
        pattern(
            "难道", 4, ("surely not …?", "反问"),
            (
                "难道 asks a question to which the answer is plain: do you mean to say …?",
                "“难道”加强反问的语气。"
            ),
            [("难道你不知道吗？", "Don't tell me you don't know."), ("难道我错了？", "Could it be that I'm wrong?")],
            ["[难道|难道说]"]),
        pattern(
            "到底", 4, ("on earth, exactly", "追问"),
            (
                "到底 or 究竟 in a question presses for an answer: who on earth, what exactly.",
                "“到底／究竟”用在问句里，表示追问。"
            ),
            [("你到底想说什么？", "What on earth do you want to say?"), ("究竟是谁做的？", "Who was it that did it?")],
            ["[到底|究竟] !<x> .{0,20} @asks|呢", "[到底|究竟] ~{0,6} (@question|还是|是不是|吗)", "[到底|究竟] ~{0,5} !<x> 不|没 ^-2"]),
        pattern(
            "千万", 4, ("be sure to, whatever you do", "叮嘱"),
            (
                "千万 urges: by all means do, or on no account do.",
                "“千万”表示恳切的叮嘱，多用在“别、不要”前面。"
            ),
            [("千万别忘了。", "Whatever you do, don't forget."), ("你千万要小心。", "Do be careful.")],
            ["<<!<m>|@num|几|数|上 [千万|万万] ~{0,1} (别|不要|不能|要|不可|小心|记得|注意|不%|得|记住|没)"]),
    ]
}
