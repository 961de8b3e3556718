import Lexicon
import Model
import Support
import Testing

/// Words of news, law, kitchens, sport, chats and schools that mean or are read something else beside other words.
@Suite struct ChineseContextTests {
    private let annotator: ChineseAnnotator

    init() throws {
        annotator = try #require(ChineseAnnotator(lexicon: try RealLexicon.open()))
    }

    private func found(_ word: String, in sentence: String) throws -> Token {
        try #require(annotator.tokens(sentence).first { $0.text == word })
    }

    /// 前 is “before” after what happens, “front” after a place.
    @Test(arguments: [
        ("会议前请关机。", "前", "before"), ("开庭前双方交换证据。", "前", "before"), ("出锅前撒点盐。", "前", "before"),
        ("关门前检查一遍。", "前", "before"), ("做手术前不要吃东西。", "前", "before"), ("他站在学校前等车。", "前", "front"),
        ("建筑前有喷泉。", "前", "front"), ("前半场没有进球。", "前", "first"),
    ])
    func beforeAnEventAndInFrontOfAPlace(_ sentence: String, _ word: String, _ gloss: String) throws {
        let token = try found(word, in: sentence)
        #expect(token.gloss?.hasPrefix(gloss) ?? false, "\(token)")
    }

    /// 等 closes a list, but not before what somebody waits for.
    @Test(arguments: [
        ("银行、保险公司等机构参与了调查。", "等", "etc."), ("如出现皮疹等不良反应，请停药。", "等", "etc."), ("打架、逃课等行为要受处分。", "等", "etc."),
        ("王小明、张伟等人来了。", "等", "etc."), ("我在等人。", "等", "to wait"), ("司机在等红灯。", "等", "to wait"),
        ("他坐在车里等消息。", "等", "to wait"),
    ])
    func whatClosesAListIsNotWaiting(_ sentence: String, _ word: String, _ gloss: String) throws {
        let token = try found(word, in: sentence)
        #expect(token.gloss?.hasPrefix(gloss) ?? false, "\(token)")
    }

    /// 点 of an interest rate, of a little salt, and of the clock.
    @Test(arguments: [
        ("利率提高了两个点。", "点", "point"), ("股票涨了三个点。", "点", "point"), ("再撒点盐。", "点", "a little"),
        ("医生开了点消炎药。", "点", "a little"), ("三点开会。", "点", "o'clock"), ("我想点一份外卖。", "点", "to order"),
    ])
    func aPointIsNoHour(_ sentence: String, _ word: String, _ gloss: String) throws {
        let token = try found(word, in: sentence)
        #expect(token.gloss?.hasPrefix(gloss) ?? false, "\(token)")
    }

    /// 没有 before words that are nouns and verbs.
    @Test(arguments: [
        ("这件事对他没有影响。", "没有", "to not have"), ("这对我没有帮助。", "没有", "to not have"), ("我们没有任何准备。", "没有", "to not have"),
        ("工作没有进展。", "没有", "to not have"), ("这没有影响别人。", "没有", "did not"), ("她没有联系我。", "没有", "did not"),
        ("他没有帮助我。", "没有", "did not"), ("法院没有批准申请。", "没有", "did not"),
    ])
    func toNotHaveAndDidNot(_ sentence: String, _ word: String, _ gloss: String) throws {
        let token = try found(word, in: sentence)
        #expect(token.gloss?.hasPrefix(gloss) ?? false, "\(token)")
    }

    private static let law: [(String, String, String)] = [
        ("本合同自双方签字之日起生效。", "自", "from"), ("本法自公布之日起施行。", "自", "from"), ("如有疑问，请联系客服。", "如", "if"),
        ("如症状加重，请立即就医。", "如", "if"), ("如一方违约，应赔偿损失。", "如", "if"), ("水果，如苹果、香蕉，都要洗。", "如", "such as"),
        ("如图，两条线平行。", "如", "as"), ("甲方为出租方，乙方为承租方。", "为", "to be"), ("收益为百分之八。", "为", "to be"),
        ("他们以客户为中心。", "为", "as"), ("他被任命为部长。", "为", "as"), ("经调解，双方达成协议。", "经", "after"),
        ("请先将软件升级。", "将", "(puts the object"), ("请勿将产品放在高处。", "将", "(puts the object"),
        ("将电池装入电池仓。", "将", "(puts the object"), ("气温将大幅下降。", "将", "will"), ("案件正在审理中。", "中", "in the middle"),
        ("大会通过了方案。", "通过", "to pass"), ("通过了解，我们成了朋友。", "通过", "by means"), ("你要去的话，叫上我。", "要", "if"),
        ("你要的书到了。", "要", "to want"),
    ]

    /// What law, instructions and reports say with one character.
    @Test(arguments: law) func lawSpeaksFormally(_ sentence: String, _ word: String, _ gloss: String) throws {
        let token = try found(word, in: sentence)
        #expect(token.gloss?.hasPrefix(gloss) ?? false, "\(token)")
    }

    /// 总 after a surname is a title.
    @Test(arguments: [
        ("张总说下周签合同。", "总", "Director"), ("我去找李总。", "总", "Director"), ("我总觉得不对。", "总", "always"),
        ("该项目总投资两亿元。", "总", "total"),
    ])
    func aTitleFollowsASurname(_ sentence: String, _ word: String, _ gloss: String) throws {
        let token = try found(word, in: sentence)
        #expect(token.gloss?.hasPrefix(gloss) ?? false, "\(token)")
    }

    /// What a recipe says.
    @Test(arguments: [
        ("油热后下姜蒜爆香。", "下", "to put into"), ("最后撒上葱花。", "上", "on; up"), ("盖上锅盖焖十分钟。", "上", "on; up"),
        ("小火炖到肉烂为止。", "烂", "soft"), ("苹果烂了。", "烂", "rotten"), ("锅烧热后倒油。", "烧", "to heat"), ("把蛋液打散。", "打散", "to beat"),
    ])
    func inTheKitchen(_ sentence: String, _ word: String, _ gloss: String) throws {
        let token = try found(word, in: sentence)
        #expect(token.gloss?.hasPrefix(gloss) ?? false, "\(token)")
    }

    /// 几 asks only in a question.
    @Test(arguments: [
        ("他买了几斤苹果。", "几", "a few"), ("你买了几斤苹果？", "几", "how many"), ("一天吃几次？", "几", "how many"),
        ("她滴了几滴醋。", "几", "a few"),
    ])
    func severalOrHowMany(_ sentence: String, _ word: String, _ gloss: String) throws {
        let token = try found(word, in: sentence)
        #expect(token.gloss?.hasPrefix(gloss) ?? false, "\(token)")
    }

    private static let toldByNeighbours: [(String, String, String)] = [
        ("累死我了。", "死", "to death"), ("等我查一下再回你。", "回", "to reply"), ("我就回他家拿东西。", "回", "to return"),
        ("门吱呀一声开了。", "一声", "a sound"), ("这个字读一声。", "一声", "first tone"), ("水面像一面镜子。", "一面", "a; one"),
        ("预计明年底建成。", "底", "end"), ("手机已充满电。", "充满", "to charge"), ("心里充满希望。", "充满", "full of"),
        ("人民币兑美元汇率上升。", "兑", "to; against"), ("贷款分二十年还。", "分", "to divide"), ("他以一分之差输了。", "分", "point"),
        ("周末有空没？", "没", "or not"), ("连扳三局。", "局", "(for games"), ("患者忌辛辣。", "忌", "to avoid"),
        ("一次服一粒。", "服", "to take"), ("这么巧，你也在。", "巧", "coincidental"), ("他把门一摔就走了。", "摔", "to throw"),
        ("国足出线形势不好。", "出线", "to qualify"),
    ]

    /// Others, with the meaning that they have elsewhere.
    @Test(arguments: toldByNeighbours)
    func otherWordsByTheirNeighbours(_ sentence: String, _ word: String, _ gloss: String) throws {
        let token = try found(word, in: sentence)
        #expect(token.gloss?.hasPrefix(gloss) ?? false, "\(token)")
    }

    /// What reports, clinics and sport say.
    @Test(arguments: [
        ("他心里可明白着呢。", "可", "really"), ("肉末炒散后，下豆瓣酱。", "下", "to put into"), ("鸡蛋打入碗中。", "打", "to break"),
        ("吃了药，烧很快就退了。", "烧", "fever"), ("每天喝两升水。", "升", "litre"), ("医生给他拍了个片子。", "片子", "X-ray"),
        ("她长长地出了一口气。", "一口气", "a breath"), ("他一口气跑了十里。", "一口气", "in one breath"), ("他一脚打门得分。", "打门", "to shoot"),
    ])
    func whatReportsAndClinicsSay(_ sentence: String, _ word: String, _ gloss: String) throws {
        let token = try found(word, in: sentence)
        #expect(token.gloss?.hasPrefix(gloss) ?? false, "\(token)")
    }

    /// A measure word needs no numeral: 添副碗筷, 搬把椅子.
    @Test(arguments: [
        ("麻烦再添副碗筷。", "副", "(for pairs"), ("收起你那副嘴脸。", "副", "(for pairs"),
        ("他搬把竹椅坐下。", "把", "(for things with a handle"), ("小区里新开了家理发店。", "家", "(for companies"),
        ("她离开了家乡。", "家乡", "hometown"), ("过来喝口茶。", "口", "mouthful"), ("屋里有一股淡淡的茶香。", "股", "stream"),
        ("翻过那堵墙就是大路。", "堵", "(for walls"), ("还差一大截。", "截", "piece"),
    ])
    func measureWordsNeedNoNumeral(_ sentence: String, _ word: String, _ gloss: String) throws {
        let token = try found(word, in: sentence)
        #expect(token.gloss?.hasPrefix(gloss) ?? false, "\(token)")
    }

    /// 点 after a verb with 多, 少 or 着 is a little.
    @Test(arguments: [
        ("多夹点。", "点", "a little"), ("你看着点。", "点", "a little"), ("给您开点药。", "点", "a little"),
        ("给您开点药。", "开", "to write out"), ("你们随便点。", "点", "to order"), ("现在三点。", "点", "o'clock"),
    ])
    func aLittleAfterAVerb(_ sentence: String, _ word: String, _ gloss: String) throws {
        let token = try found(word, in: sentence)
        #expect(token.gloss?.hasPrefix(gloss) ?? false, "\(token)")
    }

    private static let adverbs: [(String, String, String)] = [
        ("你们家网怎么老断？", "老", "always"), ("他的手直哆嗦。", "直", "continuously"), ("他懂得可不少。", "可", "really"),
        ("网上净是假的。", "净", "nothing but"), ("该好好管管了。", "该", "should"), ("该公司将于明年上市。", "该", "the said"),
        ("大夫让她少爬楼梯。", "少", "less"), ("可我一闭上眼就看见他。", "一", "as soon as"), ("老师发下卷子，我一看，才六十分。", "一", "as soon as"),
        ("话说清楚再走。", "再", "then"), ("连个人影都没有。", "都", "even"), ("油价又要涨了。", "要", "to be about to"),
        ("你先放一放吧。", "一", "a bit"),
    ]

    /// Adverbs: 老, 直, 可, 净, 该, 少 and 一 before a verb.
    @Test(arguments: adverbs)
    func anAdverbStandsBeforeItsVerb(_ sentence: String, _ word: String, _ gloss: String) throws {
        let token = try found(word, in: sentence)
        #expect(token.gloss?.hasPrefix(gloss) ?? false, "\(token)")
    }

    private static let toldByObjects: [(String, String, String)] = [
        ("他夹了一块肉。", "夹", "to pick up"), ("他被裁了。", "裁", "to lay off"), ("他误了上班。", "误", "to miss"),
        ("他期末挂了两科。", "挂", "to fail"), ("挂个内科的号。", "挂", "to register"), ("密码输错三次。", "输", "to enter"),
        ("主队输了球。", "输", "to lose"), ("钱已经打到你卡上了。", "打", "to transfer"), ("有事打我电话。", "打", "to telephone"),
        ("运费谁出？", "出", "to pay"), ("谁输谁请。", "请", "to treat"), ("双方各让一步。", "让", "to give way"),
        ("他给我使了个眼色。", "使", "to give"), ("截个图发我。", "截", "to take"), ("他占了别人的便宜。", "便宜", "unfair gain"),
        ("这个很便宜。", "便宜", "cheap"), ("我扫一下这个码就能付款。", "码", "code"), ("扫码就能加群。", "群", "group"),
        ("他开了十年出租。", "开", "to drive"), ("高速封了。", "高速", "motorway"), ("他从小区后门翻过围墙。", "翻过", "to climb over"),
    ]

    /// What a verb means is said by its object or subject.
    @Test(arguments: toldByObjects)
    func aVerbMeansWhatItsObjectSays(_ sentence: String, _ word: String, _ gloss: String) throws {
        let token = try found(word, in: sentence)
        #expect(token.gloss?.hasPrefix(gloss) ?? false, "\(token)")
    }

    private static let news: [(String, String, String)] = [
        ("运营方表示歉意。", "方", "party"), ("故障于八时四十分排除。", "时", "o'clock"), ("她年轻时很漂亮。", "时", "when"),
        ("主队本赛季还没输过球。", "本", "this"), ("该剧改编自同名小说。", "自", "from"), ("反应速率约增加一倍。", "约", "about"),
        ("近万名乘客被迫改乘公交。", "近", "nearly"), ("本品为处方药。", "为", "to be"), ("有乘客反映，广播声音太小。", "反映", "to report"),
        ("我接到通知了。", "通知", "notice"), ("请通知大家。", "通知", "to notify"), ("股价应声上涨。", "应声", "at once"),
        ("双方达成一致。", "一致", "agreement"), ("张某有盗窃前科。", "张", "surname Zhang"), ("他卖了上百万。", "上", "as many as"),
        ("他被贬到岭南。", "贬", "to demote"), ("公司没有通知我们。", "没有", "did not"),
    ]

    /// Words of reports.
    @Test(arguments: news) func whatNewsSays(_ sentence: String, _ word: String, _ gloss: String) throws {
        let token = try found(word, in: sentence)
        #expect(token.gloss?.hasPrefix(gloss) ?? false, "\(token)")
    }

    private static let readings: [(String, String, String, String)] = [
        ("贷款分二十年还。", "还", "huán", "to give back"), ("钱花光了还想要。", "还", "hái", "still"),
        ("慢慢还会习惯的。", "还", "hái", "still"), ("水没过食材。", "没", "mò", "to cover"), ("水没过滤。", "没", "méi", "have not"),
        ("奶粉没过期。", "没", "méi", "have not"), ("她背过身去。", "背", "bèi", "to turn away"), ("他背了一身债。", "背", "bēi", "to bear"),
        ("他背着书包上学。", "背", "bēi", "to carry"), ("书上落了一层灰。", "落", "luò", "to fall"), ("叶子落了一地。", "落", "luò", "to fall"),
        ("他长我三岁。", "长", "zhǎng", "to be older"), ("脸上长痘了。", "长", "zhǎng", "to grow"),
        ("这条裤子太长了。", "长", "cháng", "long"), ("试卷发下来了。", "发", "fā", "to hand out"), ("再撒点盐。", "撒", "sǎ", "to scatter"),
        ("把饭撒了一桌。", "撒", "sǎ", "to scatter"), ("他撒开腿就跑。", "撒", "sā", "to let go"),
        ("把裤腿卷到膝盖。", "卷", "juǎn", "to roll up"), ("第三卷很难读。", "卷", "juàn", "volume"), ("出锅前勾个薄芡。", "薄", "báo", "thin"),
        ("他吐了口唾沫。", "吐", "tǔ", "to spit"), ("他俩处了三年。", "处", "chǔ", "to get along"), ("这活儿干不完。", "干", "gàn", "to do"),
        ("你借的钱什么时候还？", "还", "huán", "to give back"),
        ("她长出了一口气。", "长", "cháng", "long"), ("地里长出了草。", "长", "zhǎng", "to grow"),
        ("一天得充两回电。", "得", "děi", "to have to"), ("我今天得加班。", "得", "děi", "to have to"), ("大家接着干。", "干", "gàn", "to do"),
        ("这怪得了谁？", "了", "liǎo", "(can"), ("我饶不了你。", "了", "liǎo", "(able to"), ("小心别摔着。", "着", "zháo", "(reached"),
        ("他饿着肚子上班。", "着", "zhe", "(action in progress"), ("你哄哄她就好了。", "哄", "hǒng", "to coax"),
        ("他为公司工作了二十年。", "为", "wèi", "for"), ("会议地点为三楼会议室。", "为", "wéi", "to be"),
        ("他家也没收到通知。", "没", "méi", "have not"), ("他把我当朋友。", "当", "dàng", "to treat as"),
        ("我还当过老师。", "当", "dāng", "to act as"), ("他考得还不错。", "还", "hái", "still"), ("她跑得还很快。", "还", "hái", "still"),
        ("我得还书。", "还", "huán", "to pay back"),
    ]

    /// The context that says how a word is read also says what it means.
    @Test(arguments: readings)
    func aContextDecidesTheReading(_ sentence: String, _ word: String, _ reading: String, _ gloss: String) throws {
        let token = try found(word, in: sentence)
        #expect(token.reading == reading)
        #expect(token.gloss?.hasPrefix(gloss) ?? false, "\(token)")
    }

    private static let toldByKinds: [(String, String, String)] = [
        ("他办不了这事。", "了", "(able to"), ("你吃得了吗？", "了", "(able to"), ("我感觉不到疼。", "不到", "(not able"),
        ("一年不到他就走了。", "不到", "less than"), ("不到五点他就醒了。", "不到", "less than"), ("她冻得直打哆嗦。", "直", "continuously"),
        ("当秋天到来时，树叶变黄了。", "当", "when"), ("应按合同约定付款。", "按", "according"), ("请按一下按钮。", "按", "to press"),
        ("你尽管放心。", "尽管", "feel free"), ("洗完了才能吃。", "才能", "only then"), ("天气一热，她就没胃口。", "一", "as soon as"),
        ("他一闲下来就犯困。", "一", "as soon as"), ("他把门一关，就走了。", "一", "(of one quick"), ("三人一组，分头找。", "一", "one"),
        ("孙大妈给我们送了鸡蛋。", "孙", "surname Sun"), ("这笔钱不多。", "笔", "(for sums"), ("这支笔不好写。", "笔", "pen"),
        ("护士给他扎了一针。", "给", "to; for"), ("她在喂猫。", "喂", "to feed"), ("酒里兑了水。", "兑", "to mix"),
        ("这是一起交通事故。", "一起", "a; one"), ("一起车祸造成三人受伤。", "一起", "a; one"), ("我们一起去。", "一起", "together"),
        ("他一面慢慢地吃饭，一面跟朋友聊天。", "一面", "while"), ("她一边打扫房间一边唱歌。", "一边", "while"),
        ("他在一边等着。", "一边", "one side"), ("头就给砍了。", "给", "(stresses"), ("那行，就这么办。", "那", "in that case"),
        ("他打出一记重拳。", "记", "(for a blow"), ("收入较上一年有所增长。", "上", "last"), ("往后我会小心的。", "往后", "from now"),
    ]

    /// Complements, conjunctions and measure words beside words of a kind.
    @Test(arguments: toldByKinds)
    func aWordsKindDecidesWhatIsBesideIt(_ sentence: String, _ word: String, _ gloss: String) throws {
        let token = try found(word, in: sentence)
        #expect(token.gloss?.hasPrefix(gloss) ?? false, "\(token)")
    }

    /// Measure words, what verbs end in, what their objects make of them, and nouns that are also verbs.
    private static let meantBesideWords: [(String, String, String, String)] = [
        ("弯弯的月亮挂在天上。", "弯弯", "wānwān", "curved"),
        ("他当着部门经理，还兼着会计。", "当着", "dāngzhe", "acting as"),
        ("他当着大家的面哭了。", "当着", "dāngzhe", "in front of"), ("不做还不得挨骂？", "还", "hái", "still"),
        ("他为人老实。", "为人", "wéirén", "behavior"), ("敌人有一个连的兵力。", "连", "lián", "company"),
        ("我连饭都没吃。", "连", "lián", "even"), ("我偏不听你的。", "偏", "piān", "just"),
        ("别太拼了。", "拼", "pīn", "to go all out"), ("周末去网红店打卡。", "打卡", "dǎkǎ", "to visit"),
        ("那三个人走了。", "那", "nà", "that"), ("那老者没说话。", "那", "nà", "that"),
        ("那是一把钥匙。", "那", "nà", "that"), ("那我先走了。", "那", "nà", "that; in"),
        ("那扇门开着。", "扇", "shàn", "(for doors"), ("地上有一具尸体。", "具", "jù", "(for bodies"),
        ("嘴角有一丝笑意。", "丝", "sī", "a trace"), ("他写了一则新闻。", "一则", "yīzé", "one; a"),
        ("买了一袋米。", "米", "mǐ", "rice"), ("这根绳子长三米。", "米", "mǐ", "met"),
        ("我走不开。", "开", "kāi", "away"), ("这车坐不下五个人。", "下", "xià", "down"),
        ("眼泪止不住地流。", "住", "zhù", "firmly"), ("分不清是雨是泪。", "清", "qīng", "clear"),
        ("这事藏不住。", "藏", "cáng", "to hide"), ("把糖炒化。", "化", "huà", "to melt"),
        ("迟到一次扣五十。", "扣", "kòu", "to deduct"), ("请填一下这张表。", "表", "biǎo", "form"),
        ("他排全班第一。", "排", "pái", "to rank"), ("机票多贵啊。", "多", "duō", "how"),
        ("等了四个多小时。", "多", "duō", "more than"), ("我们边吃边聊。", "边", "biān", "while"),
        ("我得晚点到。", "得", "děi", "to have to"), ("这事儿得看领导怎么说。", "得", "děi", "to have to"),
        ("我没坐过高铁。", "过", "guo", "(experienced"), ("他还在生我的气。", "气", "qì", "anger"),
        ("他叹了一口气。", "一口气", "yīkǒuqì", "a breath"), ("身后有人。", "身后", "shēnhòu", "behind"),
        ("忽闻水声。", "忽", "hū", "suddenly"), ("忽闻水声。", "闻", "wén", "to hear"),
        ("他公司以退款为由骗人。", "由", "yóu", "reason"), ("他把水泼过去了。", "过去", "guòqù", "over"),
        ("隔壁的伯伯塞钱给我。", "塞", "sāi", "to stuff"), ("爷爷陪我下两盘棋。", "盘", "pán", "(for games"),
        ("他的决定是对的。", "决定", "juédìng", "decision"), ("我决定去北京。", "决定", "juédìng", "to decide"),
        ("社会的发展很快。", "发展", "fāzhǎn", "development"), ("谢谢你的帮助。", "帮助", "bāngzhù", "help"),
        ("他真的帮助了我。", "帮助", "bāngzhù", "to help"), ("经过三年努力，他成功了。", "经过", "jīngguò", "after"),
        ("他早晚会知道的。", "早晚", "zǎowǎn", "sooner"), ("别放他走。", "放", "fàng", "to let go"),
        ("病好了就出院。", "好", "hǎo", "well again"), ("这首歌火了。", "火", "huǒ", "popular"),
        ("老板老骂人。", "老", "lǎo", "always"), ("谁劝也不听。", "也", "yě", "even"),
    ]

    @Test(arguments: meantBesideWords)
    func theWordsBesideItDecideHowAWordIsReadAndMeant(
        _ sentence: String, _ word: String, _ reading: String, _ gloss: String
    ) throws {
        let token = try found(word, in: sentence)
        #expect(token.reading == reading)
        #expect(token.gloss?.hasPrefix(gloss) ?? false, "\(token)")
    }
}
