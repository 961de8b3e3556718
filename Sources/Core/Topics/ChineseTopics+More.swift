extension TopicWord {
    static let chineseGaming = table(
        """
        游戏 | 1 | 做完作业才能玩游戏。 | You can play games only after doing your homework.
        玩 | 1
        赢 | 1 | 昨天的比赛我们赢了。 | We won yesterday's match.
        输 | 2 | 输了也没关系。 | It doesn't matter if we lose.
        比赛 | 1
        手机 | 1 | 我的手机没电了。 | My phone is out of battery.
        开始 | 1
        队友 | 2 | 队友们都很相信他。 | His teammates all trust him.
        玩家 | 2 | 这个游戏有上百万玩家。 | This game has more than a million players.
        关卡 | 3 | 最后一个关卡特别难。 | The last level is especially hard.
        任务 | 2 | 完成任务可以得到金币。 | You get gold coins for completing the task.
        地图 | 1
        等级 | 2 | 我的等级还不够高。 | My level isn't high enough yet.
        升级 | 2 | 再打一次就能升级了。 | One more round and I level up.
        武器 | 2
        装备 | 2 | 他花了很多钱买装备。 | He spent a lot of money on equipment.
        对手 | 2 | 这个对手很厉害。 | This opponent is very strong.
        分数 | 2
        奖励 | 2
        规则 | 2 | 先给我讲讲规则吧。 | First explain the rules to me.
        速度 | 2
        耳机 | 2 | 晚上玩游戏请戴耳机。 | Please wear headphones when you play at night.
        键盘 | 2 | 新键盘打字很舒服。 | Typing on the new keyboard is very comfortable.
        鼠标 | 2
        屏幕 | 2 | 屏幕太亮了，眼睛不舒服。 | The screen is too bright; my eyes are uncomfortable.
        网络 | 2
        聊天 | 1
        密码 | 2
        失败 | 2 | 失败了就再试一次。 | If you fail, just try again.
        胜利 | 2
        攻击 | 3
        防守 | 3 | 他们的防守没有漏洞。 | Their defence has no holes.
        团队 | 2
        挑战 | 2 | 你敢接受这个挑战吗？ | Do you dare to take up this challenge?
        棋 | 2
        扑克 | 2 | 爷爷教我打扑克。 | Grandpa is teaching me to play cards.
        虚拟 | 3
        模式 | 3
        冠军 | 2 | 她十八岁就当了世界冠军。 | She became world champion at eighteen.
        通关 | 3 | 我用了一个星期才通关。 | It took me a week to finish the game.
        """)

    static let chineseCulture = table(
        """
        文化 | 2 | 我对中国文化很感兴趣。 | I am very interested in Chinese culture.
        音乐 | 1
        书 | 1
        画 | 1
        历史 | 2 | 这座桥有八百年的历史。 | This bridge has a history of eight hundred years.
        博物馆 | 2 | 博物馆星期一不开门。 | The museum is closed on Mondays.
        传统 | 2 | 吃月饼是中秋节的传统。 | Eating mooncakes is a tradition of the Mid-Autumn Festival.
        节日 | 2
        新年 | 1 | 新年的时候，大家都回家。 | At New Year everybody goes home.
        月饼 | 2
        书法 | 2 | 练书法可以让人安静下来。 | Practising calligraphy calms you down.
        灯笼 | 2 | 门口挂着两个红灯笼。 | Two red lanterns hang at the door.
        诗 | 2
        诗人 | 2 | 李白是很有名的诗人。 | Li Bai is a very famous poet.
        小说 | 2 | 这本小说我看到半夜。 | I read this novel until midnight.
        茶 | 1
        功夫 | 2 | 他从小就学功夫。 | He has been learning kung fu since he was little.
        艺术 | 2
        民族 | 2
        习惯 | 2 | 我已经习惯早起了。 | I have got used to getting up early.
        红包 | 2 | 孩子们最喜欢收红包。 | What children like best is getting red envelopes.
        筷子 | 1 | 你会用筷子吗？ | Can you use chopsticks?
        龙 | 2
        庙 | 3
        寺庙 | 3
        古代 | 2 | 古代的人怎么知道时间？ | How did people tell the time in ancient days?
        故宫 | 2
        皇帝 | 2 | 皇帝曾经住在这里。 | Emperors once lived here.
        传说 | 3
        神话 | 3
        成语 | 2 | 成语里常常有一个故事。 | There is often a story in an idiom.
        剪纸 | 3
        瓷器 | 3 | 这件瓷器是清代的。 | This piece of porcelain is from the Qing dynasty.
        丝绸 | 3
        二胡 | 3 | 公园里有人拉二胡。 | Somebody is playing the erhu in the park.
        戏剧 | 3
        展览 | 2 | 展览到月底结束。 | The exhibition ends at the end of the month.
        风俗 | 3 | 每个地方的风俗都不一样。 | Customs are different in every place.
        礼物 | 1
        客气 | 1 | 都是朋友，别客气。 | We are all friends; don't stand on ceremony.
        """)

    static let chineseFood = table(
        """
        米饭 | 1 | 我要一碗米饭。 | I'd like a bowl of rice.
        面条 | 1 | 妈妈做的面条最好吃。 | The noodles that mum makes are the best.
        饺子 | 1 | 北方人过年吃饺子。 | People in the north eat dumplings at New Year.
        水果 | 1
        苹果 | 1
        鸡蛋 | 1 | 早饭我吃两个鸡蛋。 | I have two eggs for breakfast.
        牛奶 | 1
        茶 | 1
        菜单 | 1 | 请给我看看菜单。 | May I see the menu, please?
        饭馆 | 1
        好吃 | 1
        餐厅 | 2 | 这家餐厅要提前订位。 | You have to reserve at this restaurant.
        豆腐 | 1 | 他不吃肉，只吃豆腐和蔬菜。 | He doesn't eat meat, only tofu and vegetables.
        包子 | 1
        辣 | 2 | 这个菜太辣了，我吃不了。 | This dish is too spicy for me to eat.
        甜 | 2
        酸 | 2
        咸 | 2 | 汤有点儿咸。 | The soup is a bit salty.
        味道 | 2 | 这种水果的味道很特别。 | This fruit has a very special taste.
        蔬菜 | 2
        羊肉 | 1
        海鲜 | 2 | 我对海鲜过敏。 | I am allergic to seafood.
        火锅 | 2 | 冬天吃火锅最舒服。 | In winter nothing beats hot pot.
        烤鸭 | 1
        早饭 | 1
        点菜 | 1 | 你们想现在点菜吗？ | Would you like to order now?
        买单 | 2
        厨房 | 2 | 爸爸在厨房里做饭。 | Dad is cooking in the kitchen.
        厨师 | 2
        锅 | 2
        盐 | 2 | 别放太多盐。 | Don't put in too much salt.
        酱油 | 2
        醋 | 2 | 吃饺子要蘸一点儿醋。 | You dip dumplings in a little vinegar.
        糖 | 1
        新鲜 | 2 | 市场的鱼很新鲜。 | The fish at the market is very fresh.
        口味 | 2
        小吃 | 2 | 夜市上有各种小吃。 | There are all kinds of snacks at the night market.
        素食 | 3
        营养 | 2
        清淡 | 3 | 医生让他吃得清淡一点儿。 | The doctor told him to eat lighter food.
        """)

    static let chineseTechnology = table(
        """
        电脑 | 1 | 这台电脑太慢了。 | This computer is too slow.
        手机 | 1
        网站 | 1 | 你可以在网站上买票。 | You can buy tickets on the website.
        上网 | 1
        电子邮件 | 2 | 我给老师写了一封电子邮件。 | I wrote my teacher an email.
        照片 | 1
        软件 | 2 | 这个软件是免费的。 | This software is free.
        硬件 | 3
        程序 | 2 | 程序又出错了。 | The program has gone wrong again.
        程序员 | 2 | 她是一位优秀的程序员。 | She is an excellent programmer.
        数据 | 2 | 数据都保存在我自己的电脑上。 | The data are all kept on my own computer.
        网络 | 2
        人工智能 | 3 | 人工智能正在改变我们的生活。 | Artificial intelligence is changing our lives.
        机器 | 2
        机器人 | 2
        电池 | 2 | 电池用不了一天。 | The battery doesn't last a day.
        充电 | 2 | 我忘了给手机充电。 | I forgot to charge my phone.
        下载 | 2 | 下载需要几分钟。 | The download takes a few minutes.
        密码 | 2 | 密码不能太简单。 | A password must not be too simple.
        安全 | 2
        技术 | 2
        科学 | 2
        科学家 | 2 | 科学家还没找到答案。 | Scientists have not found the answer yet.
        实验 | 2 | 实验失败了三次才成功。 | The experiment failed three times before it succeeded.
        发明 | 2 | 纸是中国人发明的。 | Paper was invented by the Chinese.
        太空 | 3
        卫星 | 3 | 卫星每天绕地球好几圈。 | The satellite circles the Earth several times a day.
        能源 | 3
        太阳能 | 3 | 我们家用太阳能烧水。 | We heat our water with solar energy.
        电动车 | 3
        芯片 | 3 | 芯片越来越小。 | Chips are getting smaller and smaller.
        算法 | 3
        速度 | 2
        信号 | 2 | 山里没有信号。 | There is no signal in the mountains.
        自动 | 2
        打印 | 2 | 请把这份文件打印出来。 | Please print out this document.
        文件 | 2
        复制 | 2
        更新 | 2 | 系统更新以后更快了。 | After the update the system is faster.
        设备 | 2
        """)
}
