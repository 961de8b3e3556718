import Model

/// A conversation between two people, written for Glossa, for learners who have saved no translations of their own.
struct Dialogue: Sendable {
    let language: Language
    let level: Difficulty
    /// Turn by turn, each with its translation.
    let lines: [(text: String, translation: String)]

    static func all(in language: Language, at level: Difficulty) -> [Dialogue] {
        (language == .chinese ? chinese : language == .japanese ? japanese : []).filter { $0.level == level }
    }

    private init(_ language: Language, _ level: Difficulty, _ lines: [(String, String)]) {
        self.language = language
        self.level = level
        self.lines = lines
    }

    private static let chinese = [
        Dialogue(
            .chinese, .beginner,
            [
                ("你好！你想喝什么？", "Hello! What would you like to drink?"), ("我想喝一杯茶。", "I'd like a cup of tea."),
                ("要不要吃点儿东西？", "Would you like something to eat?"), ("不要，我已经吃饭了。", "No, I have already eaten."),
                ("一共多少钱？", "How much is it altogether?"), ("一共十五块。", "Fifteen yuan altogether."),
            ]),
        Dialogue(
            .chinese, .beginner,
            [
                ("明天你有时间吗？", "Do you have time tomorrow?"), ("上午没有，下午有。", "Not in the morning, but in the afternoon."),
                ("我们一起去看电影，好吗？", "Shall we go and see a film together?"),
                ("好，电影几点开始？", "All right. When does the film begin?"),
                ("三点半开始。", "It begins at half past three."), ("那我们三点在门口见。", "Then let's meet at the door at three."),
            ]),
        Dialogue(
            .chinese, .intermediate,
            [
                ("请问，这附近有地铁站吗？", "Excuse me, is there an underground station near here?"),
                ("有，一直往前走，到路口向左拐。", "Yes. Go straight on, and turn left at the crossing."),
                ("走路大概需要多长时间？", "How long does it take on foot?"),
                ("最多十分钟就到了。", "You will be there in ten minutes at most."),
                ("去机场要换车吗？", "Do I have to change for the airport?"),
                ("不用换，坐二号线就行，不过早上人比较多。", "No, just take line 2, but it is rather crowded in the morning."),
            ]),
        Dialogue(
            .chinese, .advanced,
            [
                ("听说你把工作辞了，究竟是怎么回事？", "I hear you have given up your job. What on earth happened?"),
                ("与其天天加班，不如趁年轻换个行业。", "Rather than work late every day, I want to change trades while I am young."),
                ("家里人对这个决定有什么看法？", "What does your family think of this decision?"),
                ("他们起初坚决反对，后来也就默认了。", "At first they were firmly against it; later they came to accept it."),
                ("万一找不到合适的机会，你打算怎么办？", "And if no suitable opportunity turns up, what will you do?"),
                ("哪怕收入暂时少一些，我也不会后悔。", "Even if I earn somewhat less for a while, I won't regret it."),
            ]),
    ]

    private static let japanese = [
        Dialogue(
            .japanese, .beginner,
            [
                ("いらっしゃいませ。何にしますか。", "Welcome. What would you like?"), ("コーヒーを一つお願いします。", "One coffee, please."),
                ("ケーキも食べますか。", "Will you have some cake, too?"), ("いいえ、コーヒーだけでいいです。", "No, just the coffee is fine."),
                ("ここで飲みますか。", "Will you drink it here?"), ("はい、あの席で飲みます。", "Yes, I'll drink it at that table."),
            ]),
        Dialogue(
            .japanese, .beginner,
            [
                ("週末は何をしましたか。", "What did you do at the weekend?"), ("友達と海へ行きました。", "I went to the sea with a friend."),
                ("天気はどうでしたか。", "How was the weather?"),
                ("とてもよかったです。でも、風が強かったです。", "It was very good, but there was a strong wind."),
                ("来週も行きますか。", "Are you going next week, too?"),
                ("来週はテストがありますから、行きません。", "Next week I have a test, so I'm not going."),
            ]),
        Dialogue(
            .japanese, .intermediate,
            [
                ("引っ越しの準備はもう終わりましたか。", "Have you finished preparing for your move?"),
                ("まだです。荷物が多すぎて、困っているんです。", "Not yet. I have too many things, and don't know what to do."),
                ("手伝いに行きましょうか。", "Shall I come and help?"),
                ("本当ですか。来ていただけると助かります。", "Really? It would be a great help if you came."),
                ("何時ごろに行けばいいですか。", "At about what time should I come?"),
                ("十時に業者が来るので、それまでに来てもらえますか。", "The movers come at ten, so could you come before that?"),
            ]),
        Dialogue(
            .japanese, .advanced,
            [
                ("今回の企画、どうして中止になったんですか。", "Why was this project called off?"),
                (
                    "予算を見直した結果、続けざるを得ない事業を優先したそうです。",
                    "When the budget was reviewed, they gave priority to work that has to go on, I hear."
                ),
                ("担当者には前もって説明があったんでしょうか。", "Were those in charge told in advance?"),
                ("いいえ、発表と同時に知らされたということです。", "No, it is said they learnt of it when it was announced."),
                ("それでは納得できないのも無理はないのではありませんか。", "Then is it any wonder that they cannot accept it?"),
                (
                    "おっしゃるとおりですが、決まった以上、次の案を考えるしかありません。",
                    "You are right, but now that it is decided, we can only think of the next plan."
                ),
            ]),
    ]
}
