import Model

extension TopicWord {
    static func chinese(_ interest: LearningPreferences.Interest) -> [TopicWord] {
        switch interest {
        case .anime: chineseAnime
        case .business: chineseBusiness
        case .travel: chineseTravel
        case .gaming: chineseGaming
        case .culture: chineseCulture
        case .food: chineseFood
        case .technology: chineseTechnology
        }
    }

    static let chineseAnime = table(
        """
        动画片 | 1 | 弟弟每天放学后看动画片。 | My little brother watches cartoons every day after school.
        漫画 | 1 | 这本漫画我看了三遍。 | I have read this comic three times.
        故事 | 1 | 这个故事很有意思。 | This story is very interesting.
        朋友 | 1
        画 | 1 | 她喜欢画小猫。 | She likes drawing kittens.
        电影院 | 1
        声音 | 1 | 这个人的声音真好听。 | This person's voice is really pleasant.
        动漫 | 2 | 他收集了很多动漫人物的卡片。 | He has collected many cards of anime characters.
        主角 | 2 | 主角最后回到了家乡。 | In the end the hero went back home.
        角色 | 2 | 你最喜欢哪个角色？ | Which character do you like best?
        漫画家 | 2
        配音 | 2 | 这部电影的中文配音很好。 | The Chinese dubbing of this film is very good.
        字幕 | 2 | 没有字幕，我听不懂。 | Without subtitles I don't understand it.
        剧情 | 2 | 剧情太复杂了，我有点儿糊涂。 | The plot is so complicated that I am a bit confused.
        机器人 | 2 | 机器人也会哭吗？ | Can robots cry, too?
        魔法 | 2 | 如果会魔法，你想做什么？ | If you knew magic, what would you do?
        英雄 | 2 | 每个孩子都想当英雄。 | Every child wants to be a hero.
        敌人 | 2
        战斗 | 2
        冒险 | 2 | 他们决定去森林里冒险。 | They decided to go on an adventure in the forest.
        超级 | 2
        粉丝 | 2 | 歌手向粉丝们挥手。 | The singer waved to the fans.
        可爱 | 1 | 那只小狗真可爱！ | That puppy is so cute!
        勇敢 | 2
        梦想 | 2 | 她的梦想是当漫画家。 | Her dream is to become a comic artist.
        秘密 | 2
        变身 | 3
        导演 | 2
        作品 | 2 | 这是他的第一部作品。 | This is his first work.
        系列 | 2
        插图 | 3
        怪物 | 3 | 怪物从海里走了出来。 | A monster came out of the sea.
        反派 | 3 | 反派演得比主角还好。 | The villain was played even better than the hero.
        悬念 | 3
        情节 | 3
        结局 | 3 | 我不喜欢这个结局。 | I don't like this ending.
        科幻 | 3 | 科幻小说写的是未来。 | Science fiction writes about the future.
        搞笑 | 3
        声优 | 3 | 她想当声优，每天练习发音。 | She wants to be a voice actor and practises pronunciation every day.
        手办 | 3 | 他的桌子上摆满了手办。 | His desk is full of figurines.
        """)

    static let chineseBusiness = table(
        """
        公司 | 1 | 我在一家小公司工作。 | I work at a small company.
        工作 | 1
        经理 | 2 | 经理正在开会。 | The manager is in a meeting.
        老板 | 1 | 老板今天没来。 | The boss didn't come in today.
        客户 | 2 | 下午我要去见客户。 | In the afternoon I am going to see a client.
        会议 | 2 | 会议推迟到明天上午。 | The meeting has been put off until tomorrow morning.
        开会 | 1
        合同 | 2 | 请在合同上签字。 | Please sign the contract.
        价格 | 2 | 价格还可以再商量。 | The price is still open to discussion.
        办公室 | 1 | 办公室在三楼。 | The office is on the third floor.
        同事 | 1 | 同事们一起吃午饭。 | The colleagues have lunch together.
        工资 | 2 | 工资每个月十号发。 | Wages are paid on the tenth of every month.
        市场 | 2 | 这种产品很有市场。 | There is a good market for this kind of product.
        产品 | 2
        销售 | 2
        广告 | 2 | 电视上广告太多了。 | There are too many advertisements on television.
        成本 | 2
        利润 | 3 | 今年的利润比去年高。 | This year's profit is higher than last year's.
        投资 | 2
        顾客 | 2
        服务 | 1
        计划 | 2 | 我们得改变计划。 | We have to change the plan.
        报告 | 2
        发票 | 2 | 麻烦您给我开张发票。 | Could you write me an invoice, please?
        付款 | 2
        面试 | 2 | 他为面试买了一套西装。 | He bought a suit for the interview.
        简历 | 2
        招聘 | 2
        出差 | 2 | 爸爸下周去上海出差。 | Dad is going to Shanghai on business next week.
        加班 | 2 | 昨天我加班到十点。 | Yesterday I worked overtime until ten.
        辞职 | 3
        谈判 | 3 | 谈判进行了整整两天。 | The negotiations went on for two whole days.
        竞争 | 2
        合作 | 2 | 希望我们合作愉快。 | I hope we will enjoy working together.
        股票 | 3
        税 | 3
        企业 | 3
        品牌 | 3
        预算 | 3 | 这个月的预算已经用完了。 | This month's budget has been used up.
        创业 | 3 | 毕业以后他想自己创业。 | After graduating he wants to start a business of his own.
        """)

    static let chineseTravel = table(
        """
        飞机 | 1 | 飞机几点起飞？ | What time does the plane take off?
        火车站 | 1 | 去火车站怎么走？ | How do I get to the railway station?
        票 | 1
        护照 | 2 | 别忘了带护照。 | Don't forget to bring your passport.
        行李 | 2 | 我的行李不见了。 | My luggage has disappeared.
        酒店 | 2
        房间 | 1 | 这个房间能看到海。 | You can see the sea from this room.
        地图 | 1 | 我手机上有地图。 | I have a map on my phone.
        旅游 | 1 | 春天去南方旅游最好。 | Spring is the best time to travel in the south.
        出发 | 1 | 我们明天早上六点出发。 | We set off at six tomorrow morning.
        机场 | 1
        地铁 | 1 | 坐地铁比坐车快。 | The underground is faster than going by car.
        公共汽车 | 1
        出租车 | 1
        景点 | 2 | 这个景点人太多。 | There are too many people at this sight.
        导游 | 2 | 导游会说三种语言。 | The guide speaks three languages.
        签证 | 2 | 去那里不用签证。 | You don't need a visa to go there.
        海关 | 2
        登机牌 | 2
        风景 | 2 | 这里的风景像画一样。 | The scenery here is like a painting.
        纪念品 | 2
        拍照 | 2 | 博物馆里不能拍照。 | You can't take photos in the museum.
        预订 | 2 | 我在网上预订了两个晚上。 | I booked two nights online.
        住宿 | 2
        换钱 | 2
        海边 | 1 | 周末我们去海边吧。 | Let's go to the seaside at the weekend.
        爬山 | 1
        迷路 | 2 | 我在老城里迷路了。 | I got lost in the old town.
        方向 | 2
        航班 | 2 | 我们的航班晚点了两个小时。 | Our flight was two hours late.
        晚点 | 2
        单程 | 3
        往返 | 3 | 往返票便宜一点儿。 | A return ticket is a little cheaper.
        中转 | 3
        时差 | 3 | 我还没倒好时差。 | I haven't got over my jet lag yet.
        旅行 | 2
        背包 | 2
        度假 | 3
        旅途 | 3 | 祝你旅途愉快！ | Have a pleasant journey!
        特产 | 3 | 她给我带了家乡的特产。 | She brought me a speciality from her home town.
        """)
}
