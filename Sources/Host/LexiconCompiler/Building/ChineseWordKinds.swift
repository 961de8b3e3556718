import Segmentation

/// What each Chinese word can be in a sentence, for the contexts that name kinds of words: by the part of speech in the
/// counted list, corrected by what CC-CEDICT says (“to …” is a verb). A word of one character has hardly ever one part of
/// speech, so those are listed here.
struct ChineseWordKinds {
    /// Returns the kinds of a word.
    ///
    /// - Parameters:
    ///   - tag: Its part of speech in the notation of the ICTCLAS tag set; empty if it was not counted.
    ///   - entries: The word's entries in the dictionary.
    static func kinds(of word: String, tag: String, entries: [CEDICTEntry]) -> WordKinds {
        guard word.unicodeScalars.count > 1 else { return kinds(ofCharacter: word, tag) }
        let common = entries.filter { !$0.isProperName }
        let definitions = common.flatMap(\.definitions).filter { text in
            !Self.references.contains { text.hasPrefix($0) }
        }
        .map(withoutRemark)
        let isVerb = definitions.map { $0.hasPrefix("to ") }
        let isName = ["nr", "nrt", "nrfg", "nz", "ns", "nt"].contains(tag)
        // A name that is a common word, too, is the latter: 王子 is counted as a name.
        let tag = isName && !definitions.isEmpty ? "" : tag
        var kinds = kinds(ofTag: tag)
        if ["nr", "nrt", "nrfg"].contains(tag) {
            // 莎草科 is counted as a name, too.
            kinds = word.last.map(taxa.contains) ?? false ? .noun : [.noun, .person]
        } else if tag.isEmpty || tag == "l" {
            if isVerb.isEmpty {
                kinds = tag == "l" && word.unicodeScalars.count == 4 ? .adjective : .noun
            } else {
                kinds = isVerb[0] ? .verb : word.unicodeScalars.count == 4 && !tag.isEmpty ? .adjective : .noun
            }
        }
        let first = tag.first ?? "l"
        // 去世 is counted as a time.
        if first == "t", isVerb.first ?? false { kinds = .verb }
        if let isFirstVerb = isVerb.first, !"cdprtm".contains(first) {
            if isFirstVerb || first == "n" && isVerb.contains(true) { kinds.insert(.verb) }
            if "ns".contains(first), !isVerb.contains(false) { kinds.remove(.noun) }
        }
        if kinds.isEmpty, !entries.isEmpty, common.isEmpty { kinds = .noun }
        if isPerson(word, kinds) { kinds.insert(.person) }
        if auxiliaries.contains(word) { kinds.remove(.verb) }
        return kinds
    }

    private static func kinds(ofTag tag: String) -> WordKinds {
        switch tag {
        case "vn": [.verb, .noun]
        case "an": [.adjective, .noun]
        case "ad": [.adjective, .adverb]
        default:
            switch tag.first {
            case "n", "s", "j": .noun
            case "v": .verb
            case "a", "z", "b", "i": .adjective
            case "d": .adverb
            case "t": .time
            case "q": .measure
            default: []
            }
        }
    }

    private static func kinds(ofCharacter word: String, _ tag: String) -> WordKinds {
        guard let character = word.first else { return [] }
        var kinds: WordKinds = []
        if verbs.contains(character) { kinds.insert(.verb) }
        if nouns.contains(character) { kinds.insert(.noun) }
        if adjectives.contains(character) { kinds.insert(.adjective) }
        if tag == "d" { kinds.insert(.adverb) }
        if tag == "q" || measures.contains(character) { kinds.insert(.measure) }
        if pronouns.contains(word) || persons.contains(word) { kinds.insert(.person) }
        if times.contains(character) { kinds.insert(.time) }
        return kinds
    }

    private static func isPerson(_ word: String, _ kinds: WordKinds) -> Bool {
        if pronouns.contains(word) || persons.contains(word) { return true }
        guard kinds.contains(.noun), !kinds.contains(.verb), let last = word.last else { return false }
        return personal.contains(last) && !impersonal.contains(word)
    }

    /// A definition without the remark in brackets before it.
    private static func withoutRemark(_ definition: String) -> String {
        guard definition.hasPrefix("("), let end = definition.firstIndex(of: ")") else { return definition }
        return String(definition[definition.index(after: end)...].drop { $0 == " " })
    }

    /// How definitions begin that refer to another word or say no more than that.
    private static let references = [
        "surname", "variant", "old variant", "see ", "used in", "abbr", "(bound form", "classifier",
    ]

    private static let verbs = Set(
        "去来到出看想见走做听吃打笑死住达作开称带进回站派找入拿干杀写发设放爱知讲送拉动教变望建加跑怕急取买办系忙离瞧改破随算安靠"
            + "落掌冲收敢获断调卖治哭喜伤归退游睡骂含装驻铺领谈觉挂留举帮抓求错拜推救抱拍交表降修停解善抢弄追读守攻引招冒贴答保忘赴射烧"
            + "翻逃闻喊绣压弹摸扑赶迎炒闹抬骑摆借折击戴唱吓恨祭吹环挥爬持围懂存念插献争顾脱撞犯告试害陪躲逼烤咬劝灭躺跪遇拖查抗伸编操载"
            + "遭移砍养托补败拱洗术哼夺搭造登绕毁蒙切防喝言管斗投坐立刺接等提给问说传讨揪撕扔丢捡摔踢蹲跳跃飞掉滚流涌漏喷洒泼浇淋擦抹扫"
            + "刷扯拽拔拧捏掐挖埋挤塞堵挡拦扶搀拎扛背挑搬运递扣绑捆缠裹盖揭掀剥剪割劈砸敲捶揍抽鞭咳喘吸吐咽嚼啃舔尝饮吞嗅盯瞪瞥瞅瞄睁闭"
            + "眨哄骗瞒猜盼愁嫌烦气怨惹饿渴醉醒歇藏逛溜闯钻挪端捧拾摘采栽种喂宰煮煎炸蒸炖熬热泡晒晾烘烫熨缝织钓捕猎驾乘租赁雇聘辞选评判"
            + "罚赏奖颁授予赠捐欠还赔赚挣花费省攒输赢赌玩耍逗练习学抄印描绘画刻雕签填录拨催促邀请拒绝嫁娶孕生育葬嚎嚷吵叫唤嘲夸赞批训斥"
            + "责怪罪宽恕谢贺祝祷鞠躬敬礼握牵搂拥吻亲碰触擂踩踏迈跨蹦攀升沉浮漂泳潜划行驶倒转旋扭弯曲缩张合拢散聚集堆叠排列关锁启理拆卸"
            + "订钉铲锯磨削刨涂漆染熏腌腐烂坏碎裂爆燃熄冻融化滴渗溅刮淹坍塌晃摇颤抖震响鸣"
            + "换穿涨跌夹添搁垫缴挨撑饶涮拌剁捞撒搓挠搅甩搞删充剩凑偷寄认避捉忍减付灌拼揉捂掰聊拣披遮摊捎梳挽拴考"
            + "供兑创助勾包叩吊呆呼嗑垂垮审寻弃悬截戳扎扒扬抚抛抠护报抵押拐指捣掘掠探掩掷搜携摁撂撤撩撰斩沏测淘混渡演焯焖瞒砌筑"
            + "筛缚缺罩翻腾舀蘸袭译记误访踹辩返逮配闪阻陷顶飘购炼")

    private static let nouns = Set(
        "人时事市门话国手头路军心水山党经字城马书钱气兵鱼州声儿报性部方队电条剑神官图命信石镇力数脸茶文郡海酒刀龙病群战眼街铁菜火"
            + "桥药双形船血画男网皮院洞产肉岛嘴诗墓殿脚牛饭楼木田营草紫铜词题油球功礼墙枪运势鬼武腿贼妈庙素雨星客泥味步雪耳核距厅汤夫弦"
            + "局娘骨僧酸烟蛋皇圆狗鸡纸梦旗证炮腰箭粮灯店兄衣仗笔弟岭床牌爹劲魔奖猪佛虫价戏歌车物土屋鸟糖汗罪失身师众林色敌职银邦族坛板"
            + "语果仙讯源竹舰洲脉穴家花树叶猫羊兔鼠蛇虎狼熊猴鸭鹅虾蟹米面饼粥盐醋碗盘筷勺锅盆桶瓶杯壶伞鞋袜帽裤裙袍布针线绳棍棒锤斧锯钩"
            + "袋箱盒柜桌椅凳窗帘瓦砖顶梁柱井池河湖江溪泉沟渠坡沙尘灰雾霜露冰云雷风月日光影波浪音响臭香泪筋肝肺胃肾胆肠胸背肚臀膝趾指甲"
            + "拳掌腕肘肩颈脖脑额眉鼻唇牙舌喉发须")

    private static let adjectives = Set(
        "大好新小高老难近强明低红早远白黑黄深满宽古久轻差短旧暖紧硬冷易熟厚苦坏贵齐细密偏软绿乐恶慢胖瘦饿渴累困忙闲热凉烫冻干湿脏"
            + "净乱静吵亮暗美丑帅俊傻笨蠢聪乖凶狠善真假空饱酸甜辣咸淡香臭粗薄浅窄稀浓松尖钝圆方扁歪斜弯直平陡滑粘脆嫩少稠鲜烂破贫富穷贱"
            + "便巧妙灵精壮弱衰健残病狂疯痴呆懒勤俭奢狡诚实虚骄谦急缓快迟晚重长多广僵惨惊慌怕羞愁悲喜欢痛痒麻晕怪奇特异绝棒酷土洋")

    private static let measures = Set(
        "个只条张件位名口头所道场面把本支枝台辆艘架块句首颗级层份批组对双套杯碗瓶盘盒包袋根棵朵片滴串幅顿趟遍声群排间栋封篇页部步"
            + "阵股团堆桶壶节课束株枚粒斤尺寸丈亩段番笔幢扇顶副桩宗丛簇匹家座种次下些回刻端")

    private static let times = Set("今昨春夏秋冬夜晨晚早")

    /// What stands for a person.
    private static let pronouns = Set(
        ("我 你 您 他 她 我们 你们 他们 她们 咱 咱们 俺 俺们 自己 大家 人家 别人 谁 您们 各位 诸位 "
            + "众人 旁人 它 它们 本人 对方 双方 彼此 某人 有人").split(separator: " ").map(String.init))

    /// Nouns for persons, beside those that end in one of `personal`.
    private static let persons = Set(
        ("孩子 儿子 女儿 妻子 丈夫 先生 小姐 女士 太太 学生 医生 同学 父亲 母亲 爸爸 妈妈 爷爷 奶奶 哥哥 "
            + "姐姐 弟弟 妹妹 孙子 孙女 姑娘 小孩 小孩子 男孩 女孩 男孩子 女孩子 男生 女生 大夫 师傅 老板 老头 "
            + "老头子 老太太 观众 听众 读者 群众 百姓 老百姓 顾客 旅客 乘客 宝宝 宝贝 伙计 伙伴 同伴 老婆 老公 "
            + "媳妇 总统 总理 主席 书记 主任 经理 教授 博士 法官 警察 士兵 将军 皇帝 皇上 国王 公主 王子 太子 "
            + "同志 同事 邻居 亲戚 亲人 兄弟 姐妹 夫妻 少年 青年 老爷 太爷 少爷 丫头 和尚 秀才 举人 队长 校长 "
            + "院长 局长 部长 市长 省长 县长 家长 班长 会长 厂长 船长 店长 站长 科长 处长 首长 村长 团长 连长 "
            + "师长 排长 秘书 司机 保姆 歌手 选手 对手 凶手 助手 新手 高手 水手 猎手 教练 翻译 导演 演员 作家 "
            + "画家 专家 科学家 艺术家 音乐家 婴儿 孤儿 侄子 外甥 舅舅 叔叔 伯伯 婶婶 姑姑 姨妈 嫂子 爹 娘 妈 "
            + "爸 哥 姐 弟 妹 嫂 叔 爷 儿 客 贼 鬼 神 人 官 兵 师 僧 "
            + "王 李 张 刘 陈 杨 赵 周 吴 徐 孙 胡 朱 郭 罗 梁 宋 郑 韩 唐 冯 董 萧 曹 袁 邓 傅 沈 彭 吕 苏 卢 蒋 蔡 贾 丁 魏 薛 阎 潘 杜 戴 汪 "
            + "姜 姚 谭 廖 邹 陆 郝 孔 崔 邱 秦 顾 侯 邵 孟 尹 黎 乔 赖 龚").split(separator: " ").map(String.init))

    private static let personal = Set("人者员师们爷奶爸妈哥姐弟妹叔姨嫂友")

    /// How the names of kinds of things end.
    private static let taxa = Set("科属目纲族种式型声")

    /// Words that end like nouns for persons.
    private static let impersonal = Set(
        ("令人 惊人 使人 动人 感人 迷人 诱人 烦人 吓人 骗人 杀人 做人 为人 成人 伤人 害人 怕人 喜人 宜人 "
            + "超人 出师 前者 后者 二者 两者 或者 再者 人员 动员 裁员 满员 复员 会师 出人 过人 待人 救人 吃人 "
            + "私人 个人 机器人 稻草人 植物人 单身 雪人").split(separator: " ").map(String.init))

    /// Verbs that say how another verb is meant, and others that are no verbs in a context.
    private static let auxiliaries = Set(
        ("是 有 会 要 能 可 可以 应该 应当 必须 没有 没 不是 就是 还是 可能 能够 需要 得 该 肯 敢 "
            + "愿意 想要 便是 即是 不能 不会 不可 不得 只能 不要 使得 使 让 叫 令 在 像 好像 如 似 即 作为 成为 属于 位于 起来 出来 出去 进来 进去 "
            + "上来 上去 下来 下去 回来 回去 过来 过去").split(separator: " ").map(String.init))
}
