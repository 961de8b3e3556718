extension ChinesePatterns {
    /// Complements after a verb that say how, how far or with what result.
    static let complements: [GrammarPattern] = [
        pattern(
            "得-complement", 2, ("how an action is done", "状态补语"),
            (
                """
                得 after a verb or adjective introduces a judgement of it: how well, how fast, to what effect. If \
                the verb has an object, the verb is repeated.
                """,
                "“得”放在动词或形容词后面，引出对动作的描写或评价。动词带宾语时要重复动词。"
            ),
            [("她跑得很快。", "She runs fast."), ("他说中文说得不错。", "He speaks Chinese quite well.")],
            [
                """
                !<x>&!<r>&!<nr>&!<t>&!<c>&!@modal&!@adverb&!不&!没&!这&!那 [得&!'děi'] \
                (@degree|怎么样|不错|要命|不得了|厉害|跟|像|和|比|连|出奇|惊人|要死|如何|够呛|过分|太%|真%|很%|挺%|更%|最%)
                """,
                """
                (<v>|<a>|@doing|@affect)&!@modal&!@adverb&!<d> [得] \
                (@degree|怎么样|不错|要命|不得了|厉害|跟|像|和|比|连|出奇|惊人|要死|如何|够呛|过分|太%|真%|很%|挺%|更%|最%)
                """,
                "[记得] (很|非常|特别|十分|清清楚楚|最|比较|真)",
                "(<v>|<a>|@doing|@affect)&!@modal&!@adverb [得] (<a>|@adjective|<i>)&!<v>",
                "(<v>|<a>|@doing|@affect)&!@modal&!@adverb [得] 不%&!不能&!不会&!不要&!不可",
                "(<v>|<a>|@doing|@affect)&!@modal&!@adverb [得] @adjective",
                "(<v>|<a>|@doing|@affect)&!@modal&!@adverb [得] 不 (<a>|@adjective|够)",
                "(<a>|@affect)&!@adverb [得] (<v>|@person|<n>|都|一|直|满|连|没|没有|说|把|快|几乎|又)",
                "(@affect|说|打|弄|写|吹|看|听) [得] (@person|大家|人|全身|<n>) ~{1,8}",
                "(<v>|@doing)&!@modal&!@adverb [得] (那么|这么|这样|那样|有|到处|满地|一干二净|差不多|多|早|晚|好|快|慢)",
            ]),
        pattern(
            "得-potential", 3, ("can be done", "可能补语（肯定）"),
            (
                """
                得 between a verb and its result says that the result can be reached: 看得懂, able to understand by \
                reading.
                """,
                "动词和补语中间加“得”，表示能够实现某种结果。"
            ),
            [("你听得懂广东话吗？", "Can you understand Cantonese?"), ("这些菜我吃得完。", "I can finish this food.")],
            [
                "(<v>|@doing)&!@modal&!@adverb [得&!'děi' @reach]",
                "进|出|回|上|下|过|起 [得 来|去]",
                "(<v>|@doing)&!@modal [得 了&'liǎo']",
                "[来 得 及]",
            ], hides: ["得-complement"]),
        pattern(
            "不-potential", 3, ("cannot be done", "可能补语（否定）"),
            (
                """
                不 between a verb and its result says that the result cannot be reached, however one tries: 买不到, \
                nowhere to be bought.
                """,
                "动词和补语中间加“不”，表示不能实现某种结果。"
            ),
            [
                ("声音太小，我听不见。", "The sound is too low, I can't hear it."),
                ("这么多作业，我做不完。", "I can't finish so much homework."),
            ],
            [
                "(@doing&!'hái'|受|舍|忍|靠|合|信|经|划|赶|来|配|对付|控制|适应|理解|坚持) [不 @reach|清|清楚|明白|饱|准|透|齐|好|干净|倒|得|中&!^-2]",
                "进|出|回|上|下|过|起 [不 来|去]",
                "(<v>|@doing)&!@modal&!对 [不 了&!^-2]",
                "@doing|受|少|免|大&!大 [不了]",
            ]),
        pattern(
            "结果补语", 2, ("the result of an action", "结果补语"),
            (
                """
                A second verb or adjective right after the first names what the action led to: 看完 read to the end, \
                听懂 hear and understand, 洗干净 wash clean.
                """,
                "动词后面直接加“完、到、见、好、懂、干净”等，说明动作的结果。"
            ),
            [("我看完这本书了。", "I have finished this book."), ("他听错了我的名字。", "He misheard my name.")],
            [
                """
                @doing [@resultative&!好&!会&!通&!开&!死&!累&!哭&!醒&!晕&!病&!倒] \
                (了|过|<m>|<n>|<r>|<nr>|<t>|@final|就|才|再|以后|之后|的|一|这|那|<q>|<v>|<f>)
                """,
                "@doing [@resultative&!会&!通&!累&!哭&!病] $",
                "@doing&!学习&!工作 [好|会|死|倒|哭|醒|累|开] (了|过|$|以后|之后|就|再|才|这|那|<m>)",
                "没|没有 @doing [@resultative&!死]",
            ]),
        pattern(
            "趋向补语", 2, ("the direction of an action", "趋向补语"),
            (
                """
                起来, 下去, 出来, 回去 … after a verb show where an action goes. Many have a wider sense as well: 起来 begins \
                something, 下去 goes on with it.
                """,
                "动词后面的“起来、下去、出来、回去”等说明动作的方向；“起来”还可以表示开始，“下去”还可以表示继续。"
            ),
            [("他站起来走了出去。", "He stood up and walked out."), ("请你说下去。", "Please go on talking.")],
            [
                "(<v>|<a>|@doing|@affect)&!@modal&!没&!是&!有&!去&!来&!请&!让&!叫 了? [起来|下去]",
                "(@doing|@motion)&!想&!说&!感&!觉&!等&!要 了? [下来|上来|上去|出来|出去|进来|进去|回来|回去|过来|过去]",
                "<a> [下来]", "(@doing|@motion) [进|回|上|下|出 ~{1,3} 来|去] 了? $", "想 [起来]",
                "说|想|看|听|认|猜 [出来]",
            ]),
        pattern(
            "看起来", 3, ("it looks, it seems", "从外表判断"),
            (
                "看起来, 听起来, 看上去 put what follows as an impression: it looks, it sounds.",
                "“看起来、听起来、看上去”表示根据看到、听到的情况来判断。"
            ),
            [("你看起来很累。", "You look tired."), ("这个主意听起来不错。", "That idea sounds good.")],
            [
                "[看起来|看上去|听起来|看样子|听上去|吃起来|闻起来|摸起来|用起来]",
                "[看|听|吃|闻|摸|用|穿 起来] (@degree|不错|不%|<a>|@adjective|像|，|是|还|也)",
                "[看|听 上去] (@degree|不%|<a>|像|，|还|也)",
            ], hides: ["趋向补语"]),
        pattern(
            "一下", 2, ("a short, casual action", "短暂、随意的动作"),
            (
                "一下 after a verb makes the action brief or the request light: 等一下, wait a moment.",
                "动词后面加“一下”，表示动作时间短，或者使语气缓和。"
            ),
            [("请等一下。", "Please wait a moment."), ("我给你介绍一下。", "Let me introduce you.")],
            ["(<v>|@doing)&!是&!有 [一下|一下儿]", "(<v>|@doing)&!是&!有 [一 下] ($|@final|<r>|<n>)&!课&!班&!雨&!车&!雪&!楼&!飞机"]),
        pattern(
            "动量补语", 2, ("how many times", "动量补语"),
            (
                """
                A number with 次, 遍, 趟, 回 … after the verb counts how often the action is done. 遍 goes from \
                beginning to end, 趟 there and back.
                """,
                "动词后面加数词和“次、遍、趟、回”等，说明动作的次数。"
            ),
            [("这部电影我看了两遍。", "I have watched this film twice."), ("他来过三次北京。", "He has been to Beijing three times.")],
            [
                """
                (<v>|@doing|@resultative)&!是&!有&!第 (了|过)? (<r>|@person|<nr>)? [(<m>|@num|几|<m>&<q>) \
                次|遍|趟|回|顿|番|眼|口|声] !(<v>&<n>)
                """,
                "(<v>|@doing|@resultative)&!是&!有&!第 (了|过)? [一次|两次|几次|一遍|一趟|一回|一顿|一眼] ",
            ]),
    ]
}
