import Lexicon
import Model
import Support
import Testing

@Suite struct EverydayWordTests {
    private let lexicon: Lexicon

    init() throws {
        lexicon = try RealLexicon.open()
    }

    private static let firstMeanings: [(String, String)] = [
        ("关", "to close"), ("里", "inside"), ("要", "to want"), ("便宜", "cheap"), ("木头", "wood"), ("新", "new"),
        ("花", "flower"), ("先", "first"), ("药", "medicine"), ("家", "home"), ("被", "by (marks the passive)"),
        ("先生", "Mr."), ("快", "fast"), ("次", "classifier for enumerated events"), ("于", "(of time or place) in"),
        ("下", "below"), ("不是", "is not"), ("不想", "to not want to"), ("大雪", "heavy snow"), ("当", "to act as"),
        ("行", "okay"), ("得", "(links a verb"), ("第一", "first"), ("早点儿", "earlier"), ("面", "face"),
        ("差点儿", "almost"), ("一点儿", "a bit"), ("北大", "Peking University"), ("刘", "surname Liu"),
    ]

    @Test(arguments: firstMeanings) func aWordMeansFirstWhatItMeansEveryDay(_ word: String, _ sense: String) throws {
        let entry = try #require(lexicon.entries(of: word, in: .chinese).first)
        #expect(entry.definitions.first?.hasPrefix(sense) ?? false, "\(entry.definitions)")
    }

    /// A gloss of Glossa's own stands in the entry of CC-CEDICT rather than in one beside it.
    @Test(arguments: [("进行", "to carry out; to carry on"), ("久", "long (of time)"), ("若", "if; as if")])
    func aGlossOfItsOwnLeadsTheEntry(_ word: String, _ gloss: String) throws {
        let entries = lexicon.entries(of: word, in: .chinese).filter { !$0.reading.isEmpty }
        let first = try #require(entries.first)
        #expect(first.definitions.first?.hasPrefix(gloss) ?? false, "\(first.definitions)")
        #expect(first.definitions.count > 1)
        #expect(entries.filter { $0.reading == first.reading }.count == 1)
    }

    @Test func nothingIsLostWhenASenseComesFirst() throws {
        let entry = try #require(lexicon.entries(of: "关", in: .chinese).first)
        #expect(entry.definitions.contains("mountain pass"))
        #expect(Set(entry.definitions).count == entry.definitions.count)
    }

    @Test(arguments: [
        ("麵", "noodles"), ("乾", "dry"), ("鐘", "clock"), ("隻", "classifier for birds"), ("著", "(action in progress"),
        ("裡", "inside"), ("髮", "hair"), ("藥", "medicine"),
    ])
    func aTraditionalWordIsLookedUpAsItIsWritten(_ word: String, _ sense: String) throws {
        let entry = try #require(lexicon.entries(of: word, in: .chinese).first)
        #expect(entry.traditional == word)
        #expect(entry.definitions.first?.hasPrefix(sense) ?? false, "\(entry.definitions)")
    }

    @Test(arguments: [
        ("我吃麵。", "麵", "miàn", "noodles"), ("一隻貓", "隻", "zhī", "classifier for birds"),
        ("她的髮很長。", "髮", "fà", "hair"), ("衣服很乾。", "乾", "gān", "dry"),
    ])
    func aTokenMeansWhatItsFormMeans(_ sentence: String, _ word: String, _ reading: String, _ gloss: String) throws {
        let annotator = try #require(ChineseAnnotator(lexicon: lexicon))
        let token = try #require(annotator.tokens(sentence).first { $0.text == word })
        #expect(token.reading == reading)
        #expect(token.gloss?.hasPrefix(gloss) ?? false, "\(token)")
    }

    @Test(arguments: [
        (WordInContext("面", surface: "麵", reading: "miàn"), "noodles"), (WordInContext("面", reading: "miàn"), "face"),
        (WordInContext("得", reading: "de"), "(links a verb"), (WordInContext("得", reading: "děi"), "to have to"),
        (WordInContext("得", reading: "dé"), "to obtain"), (WordInContext("当", reading: "dàng"), "to regard as"),
        (WordInContext("行", reading: "hang2"), "row"),
    ])
    func anEntryGoesWithReadingAndForm(_ context: WordInContext, _ sense: String) throws {
        let entry = try #require(lexicon.entries(of: context).first)
        #expect(entry.definitions.first?.hasPrefix(sense) ?? false, "\(entry.definitions)")
    }

    @Test(arguments: [
        ("在", "(doing right now)"), ("会", "will; to be likely to"), ("对", "to; towards"), ("号", "day (of a month)"),
        ("把", "(puts the object before the verb)"),
    ])
    func theMeaningInTheTextLeadsTheEntry(_ word: String, _ meaning: String) throws {
        let usual = try #require(lexicon.entries(of: WordInContext(word)).first)
        let meant = try #require(lexicon.entries(of: WordInContext(word, meaning: meaning)).first)
        #expect(Gloss.short(meant.definitions) == Gloss.short([meaning]))
        // What says the same in other brackets is not said again.
        func words(_ text: String) -> [Substring] { text.split { !$0.isLetter } }
        let said = meaning.split(separator: ";").map { words(String($0)) }
        #expect(usual.definitions.allSatisfy { meant.definitions.contains($0) || said.contains(words($0)) })
    }

    @Test(arguments: [
        ("王", "wáng", "surname Wang"), ("住", "zhù", "to live; to stay"), ("卷", "juǎn", "roll"),
        ("光", "guāng", "only; just"), ("火", "huǒ", "popular; hot"), ("空", "kòng", "free time"),
        ("号", "hào", "day (of a month)"),
    ])
    func noSenseIsSaidTwice(_ word: String, _ reading: String, _ meaning: String) throws {
        let entries = lexicon.entries(of: WordInContext(word, reading: reading, meaning: meaning))
        let first = try #require(entries.first?.definitions.first)
        #expect(Gloss.short([first]) == Gloss.short([meaning]), "\(entries)")
        let said = Set(first.split(separator: ";").map { Gloss.plain($0) })
        #expect(entries[0].definitions.dropFirst().allSatisfy { !said.contains(Gloss.plain($0)) })
        #expect(!entries[0].definitions.dropFirst().contains(first.filter { $0 != "(" && $0 != ")" }))
        #expect(entries.dropFirst().allSatisfy { !$0.definitions.contains(first) })
        let all = lexicon.entries(of: word, in: .chinese)
        #expect(entries.count == all.count)
    }

    /// The learner has corrected the reading of a word whose gloss is that of the usual one.
    @Test func theGlossOfAnotherReadingIsNotMeant() throws {
        let usual = try #require(lexicon.entries(of: WordInContext("长", reading: "zhǎng")).first)
        let meant = try #require(lexicon.entries(of: WordInContext("长", reading: "zhǎng", meaning: "long")).first)
        #expect(meant == usual && meant.reading == "zhang3")
    }

    @Test func aCharacterIsExplainedAsItIsReadInTheWord() throws {
        func readings(_ word: String) throws -> [String] {
            let entry = try #require(lexicon.entries(of: word, in: .chinese).first)
            return lexicon.characters(of: WordInContext(word), entry).compactMap { $0.entry?.reading }
        }
        #expect(try readings("银行") == ["yin2", "hang2"])
        #expect(try readings("得到") == ["de2", "dao4"])
        #expect(try readings("长大") == ["zhang3", "da4"])
        // A neutral tone has no entry of its own.
        #expect(try readings("东西") == ["dong1", "xi1"])
    }

    @Test(arguments: [
        ("不是", ["不", "是"]), ("很大", ["很", "大"]), ("累不累", ["累", "不"]), ("不能", ["不", "能"]), ("喝酒", ["喝", "酒"]),
        ("东西", []), ("不过", []), ("小心", []), ("死板", []), ("大雪", []),
    ])
    func aCompoundOfPlainPartsHasThem(_ word: String, _ parts: [String]) {
        #expect(lexicon.parts(ofTransparent: word).map(\.word) == parts)
    }

    private static let meantInTexts: [(String, String, String)] = [
        ("他戴上帽子出门了。", "上", "on; up"), ("书桌上有一盏灯。", "上", "on; above"), ("我们上了火车才发现。", "上", "to go to"),
        ("天忽然亮起来了。", "起来", "up"), ("大家都高兴起来。", "起来", "up"), ("她每天六点就起来。", "起来", "to get up"),
        ("有事你只管告诉我。", "只管", "just; by all means"), ("别只管说话，快吃饭。", "只管", "only; to keep (doing)"),
        ("外面下着雨。", "下", "to fall"), ("你在看哪本书？", "本", "(for books)"), ("本店今天休息。", "本", "this; our"),
        ("他对王慎说了实话。", "对", "to; towards"), ("你说得对。", "对", "right"), ("从这儿到村里有三里路。", "里", "Chinese mile"),
        ("书包里有什么？", "里", "inside"), ("这件衣服五十块钱。", "块", "yuan"), ("地上有一块大石头。", "块", "piece"),
        ("他花了两个小时写信。", "花", "to spend"), ("院子里的花开了。", "花", "flower"), ("你喝茶还是喝咖啡？", "还是", "or"),
        ("他还是不愿意说。", "还是", "still"), ("她一边走一边唱歌。", "一边", "while"), ("桌子的一边放着花瓶。", "一边", "one side"),
        ("火车快开了。", "快", "about to"), ("他跑得很快。", "快", "fast"), ("学生正在背课文。", "背", "to learn by heart"),
        ("该公司去年成立。", "该", "the said"), ("你该休息了。", "该", "should"), ("当我回家的时候，天黑了。", "当", "when"),
        ("他当了三年老师。", "当", "to act as"), ("我们按成绩排名次。", "按", "according to"), ("水开了，可以泡茶了。", "开", "to boil"),
        ("这口井很深。", "口", "(for family members, wells"), ("几年不见，你长这么高了。", "长", "to grow"), ("几个人在门口等车。", "几", "how many"),
        ("你买的是哪本书？", "本", "(for books)"), ("他对小王笑了笑。", "对", "to; towards"),
        ("他家离学校有三里路。", "里", "Chinese mile"), ("这本书五块钱。", "块", "yuan"),
        ("路中间有一块石头。", "块", "piece"), ("我花了五十块钱。", "花", "to spend"), ("他还是不肯来。", "还是", "still"),
        ("你还是早点回家吧。", "还是", "had better"), ("他一边走一边唱歌。", "一边", "while"), ("他今天倒是来了。", "倒是", "actually"),
        ("他倒没生气。", "倒", "on the contrary"),
        ("火车快到了。", "快", "about to"), ("该公司成立于北京。", "该", "the said"),
        ("你该睡觉了。", "该", "should"), ("当我回家的时候，他已经睡了。", "当", "when"), ("学生们在背课文。", "背", "to learn by heart"),
        ("他问道：“你是谁？”", "问道", "to ask"), ("小王和小李都来了。", "小李", "Xiao Li"),
        ("水开了。", "开", "to boil"), ("他根本不会开车。", "根本", "(not) at all"), ("这是一个根本问题。", "根本", "fundamental"),
        ("睡觉前别喝咖啡。", "前", "before"), ("车停在学校前。", "前", "front"), ("一共八十块。", "块", "yuan"),
        ("把蛋糕切成八块。", "块", "piece"), ("二十来个人在排队。", "来", "about; or so"), ("这款手机很好用。", "款", "model"),
        ("根据第三款规定。", "款", "section; clause"), ("我有两部手机。", "部", "(for films"), ("楼上有三间教室。", "间", "(for rooms"),
        ("我们聊了半天。", "半天", "a long time"), ("我只上半天班。", "半天", "half a day"), ("他请我吃火锅。", "请", "to treat"),
        ("请你说慢一点。", "请", "please"), ("他一听就笑了。", "一", "as soon as"), ("把汤热一热。", "一", "a bit"),
        ("这条河有多深？", "多", "how"), ("差三分没及格。", "差", "to be short by"), ("差三分没及格。", "分", "point"),
        ("连孩子都知道。", "都", "even"), ("他连饭也没吃。", "也", "even"), ("他老忘带钥匙。", "老", "always"),
        ("邻居吵得人睡不着。", "吵", "to disturb"), ("医生开了处方。", "开", "to write out"), ("手机应用又闪退了。", "应用", "app"),
        ("你给她道个歉。", "道", "to make (an apology)"), ("请将手机关机。", "将", "(puts the object"), ("他将于明天到。", "将", "will"),
        ("太贵了。", "了", "(change of state"), ("他买了车。", "了", "(completed action"), ("他会来的。", "的", "(emphasis"),
        ("这是我的。", "的", "of"), ("她长得像妈妈。", "长", "to look"), ("她帮了我一个大忙。", "忙", "favour"),
        ("我的钱包不见了。", "不见", "to be gone"), ("近三百亿元。", "近", "nearly"), ("我替你高兴。", "替", "for; on behalf"),
        ("他中了五百万。", "中", "to win"), ("给家里打电话。", "给", "to; for"), ("他给我钱。", "给", "to give"),
        ("她一邊開車一邊唱歌。", "一邊", "while"),
        ("你别老冲着孩子发火。", "老", "always"), ("她没有回头。", "没有", "did not"), ("他没有问题。", "没有", "to not have"),
        ("我的腿不听使唤了。", "了", "(change of state"), ("还差两分就及格了。", "了", "(change of state"),
        ("挠破了会留疤。", "会", "will"), ("鱼要去鳞。", "要", "must"), ("鱼要去鳞。", "去", "to remove"),
        ("比实际要低得多。", "要", "(marks"), ("再倒进料汁。", "再", "then"), ("近六成受访者愿意。", "成", "tenth"),
        ("他给人家办成了。", "成", "(done"), ("能吸掉一些咸味。", "掉", "away"), ("半月板早就磨没了。", "没", "gone"),
        ("门将扑对了方向。", "对", "right"), ("医生叫我少吃。", "叫", "to tell"), ("谁提跟谁急。", "提", "to mention"),
        ("不退押金。", "退", "to return"), ("向法院提起诉讼。", "提起", "to bring"), ("董事会一致通过。", "通过", "to pass"),
        ("给贵公司优惠。", "贵", "your"), ("机场高速封闭。", "高速", "motorway"), ("他包了一辆车。", "包", "to charter"),
        ("首艘邮轮起航。", "首", "first"), ("馅儿足。", "足", "ample"), ("菜都上齐了。", "上", "to serve"),
        ("我不信他说的话。", "的话", "(of …) words"), ("下雨的话就不去。", "的话", "if"), ("他很少抱怨。", "少", "seldom"),
        ("车撞上了护栏。", "上", "on; up"), ("他当上了班长。", "上", "on; up"), ("老板，来两碗牛肉面。", "来", "let me have"),
        ("他低头走了过去。", "过去", "over (there)"), ("水开了下饺子。", "下", "to put into"), ("墙上挂着一幅画。", "画", "painting"),
        ("豆腐切成小块。", "块", "piece"), ("可把我急坏了。", "坏", "terribly"), ("你说话大声点。", "点", "a little"),
        ("他的病好多了。", "好", "good"), ("房间小了点。", "点", "a little"), ("太重了，我提不动。", "提", "to carry"),
    ]

    @Test(arguments: meantInTexts)
    func aWordMeansInATextWhatItsContextSays(_ sentence: String, _ word: String, _ gloss: String) throws {
        let annotator = try #require(ChineseAnnotator(lexicon: lexicon))
        let token = try #require(annotator.tokens(sentence).first { $0.text == word })
        #expect(token.gloss?.hasPrefix(gloss) ?? false, "\(token)")
    }

    private static let readInTexts: [(String, String, String, String)] = [
        ("他将门关上。", "将", "jiāng", "(puts the object"), ("都几点了还不起？", "还", "hái", "still"),
        ("他借的钱还不起。", "还", "huán", "to give back"), ("面和得太稀了。", "和", "huó", "to knead"),
        ("牛奶和面包都在桌上。", "和", "hé", "and"), ("你幹嘛一直盯著手機看？", "著", "zhe", "(action in progress"),
        ("他背着我把车卖了。", "背", "bèi", "behind"), ("明天會放颱風假。", "假", "jià", "holiday"),
        ("钥匙落在办公室了。", "落", "là", "to leave behind"), ("苹果落在地上。", "落", "luò", "to fall"),
        ("你应了人家的事。", "应", "yìng", "to agree"), ("主队连输三场。", "场", "chǎng", "(for matches"),
        ("天闷得像蒸笼。", "闷", "mēn", "stuffy"), ("導演脾氣很衝。", "衝", "chòng", "strong"),
        ("請將手機調至靜音。", "調", "tiáo", "to set"), ("他的率真打动了我。", "率真", "shuàizhēn", "frank"),
        ("庄稼旱得厉害。", "得", "de", "(links a verb"), ("这药得饭后吃。", "得", "děi", "to have to"),
        ("他们在楼下等单先生。", "单", "shàn", "surname Shan"), ("处三年有期徒刑。", "处", "chǔ", "to punish"),
        ("主队连丢三球。", "连", "lián", "in succession"), ("连三岁的孩子都懂。", "连", "lián", "even"),
        ("哪有这样的事？", "哪", "nǎ", "how (could"), ("他把信折好了。", "折", "zhé", "to fold"),
    ]

    /// The context that says what a word means also says how it is read.
    @Test(arguments: readInTexts) func aContextDecidesReadingAndMeaning(
        _ sentence: String, _ word: String, _ reading: String, _ gloss: String
    ) throws {
        let annotator = try #require(ChineseAnnotator(lexicon: lexicon))
        let token = try #require(annotator.tokens(sentence).first { $0.text == word })
        #expect(token.reading == reading)
        #expect(token.gloss?.hasPrefix(gloss) ?? false, "\(token)")
    }

    @Test func aNumberThatTheDictionaryHasIsExplained() throws {
        let annotator = try #require(ChineseAnnotator(lexicon: lexicon))
        #expect(annotator.tokens("他是第一名。").first { $0.text == "第一" }?.gloss == "first")
    }

    @Test(arguments: [
        ("孩子长得很快。", "长", "to grow"), ("这条路很长。", "长", "long"), ("我得走了。", "得", "to have to"),
    ])
    func aGlossGoesWithItsReading(_ sentence: String, _ word: String, _ gloss: String) throws {
        let annotator = try #require(ChineseAnnotator(lexicon: lexicon))
        let token = try #require(annotator.tokens(sentence).first { $0.text == word })
        #expect(token.gloss?.hasPrefix(gloss) ?? false, "\(token)")
        var json: [UInt8] = []
        var text = sentence
        text.withUTF8 { annotator.writeJSON(of: $0, to: &json) }
        #expect(String(decoding: json, as: UTF8.self).contains("\"gloss\":\"\(token.gloss ?? "")\""))
    }

    private static let said: [(String, String, String)] = [
        ("want", "想要", "欲しい"), ("go", "去", "行く"), ("coffee", "咖啡", "コーヒー"), ("money", "钱", "お金"),
        ("the", "", ""), ("one hundred", "一百", "百"), ("one hundred thousand", "十万", "十万"),
        ("two thirds", "三分之二", "三分の二"), ("twenty-five", "二十五", "二十五"), ("twenty-first", "第二十一", "二十一番目"),
        ("half past six", "六点半", "六時半"), ("must not", "不许", "てはいけない"), ("last march", "去年三月", "去年の三月"),
        ("live in", "住在", "に住む"), ("happy birthday", "生日快乐", "お誕生日おめでとう"), ("no idea", "不知道", "わからない"),
    ]

    @Test(arguments: said)
    func anEnglishWordHasTheOneThatIsSaid(_ english: String, _ chinese: String, _ japanese: String) {
        #expect(lexicon.everydayEquivalent(ofEnglish: english, in: .chinese) == chinese)
        #expect(lexicon.everydayEquivalent(ofEnglish: english.uppercased(), in: .japanese) == japanese)
        #expect(lexicon.everydayEquivalent(ofEnglish: english, in: .english) == nil)
    }

    @Test func theDictionariesDecideForOtherWords() {
        #expect(lexicon.everydayEquivalent(ofEnglish: "zymurgy", in: .chinese) == nil)
    }

    @Test func aWordThatMisleadsIsNoEquivalent() {
        #expect(lexicon.misleads("死人", for: "Happen"))
        #expect(!lexicon.misleads("发生", for: "happen"))
        let found = lexicon.equivalents(ofEnglish: "happen", in: .chinese, limit: 16).map(\.headword)
        #expect(found.first == "发生")
        #expect(!found.contains("死人"))
    }
}
