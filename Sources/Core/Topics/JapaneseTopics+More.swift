extension TopicWord {
    static let japaneseGaming = table(
        """
        遊ぶ | 1 | 子供たちが公園で遊ぶ。 | The children play in the park.
        勝つ | 1 | 次は絶対に勝つ。 | Next time I will win for sure.
        負ける | 2
        試合 | 2 | 雨で試合が中止になった。 | The match was called off because of rain.
        相手 | 2 | 相手はとても強かった。 | The opponent was very strong.
        点 | 1
        画面 | 2 | 画面が小さくて字が見えない。 | The screen is so small that I can't see the letters.
        音 | 1
        武器 | 2
        敵 | 2
        味方 | 2
        攻撃 | 2 | 敵の攻撃をよける。 | I dodge the enemy's attack.
        守る | 2 | 最後まで城を守る。 | We defend the castle to the end.
        強い | 1
        弱い | 1
        速い | 1
        難しい | 1 | この問題は難しい。 | This problem is difficult.
        簡単 | 1 | 使い方は簡単だ。 | It is easy to use.
        練習 | 1 | 毎日一時間練習する。 | I practise for an hour every day.
        経験 | 2
        地図 | 1
        宝 | 2 | 島のどこかに宝がある。 | Somewhere on the island there is a treasure.
        鍵 | 1
        扉 | 3 | 扉の向こうから音がする。 | There is a sound from behind the door.
        道具 | 2
        仲間 | 2
        勇者 | 3 | 勇者は一人で旅に出た。 | The hero set out on a journey alone.
        魔王 | 3
        剣 | 3
        将棋 | 2 | 祖父と将棋を指す。 | I play shogi with my grandfather.
        囲碁 | 3
        順番 | 2 | 順番を待ってください。 | Please wait for your turn.
        規則 | 2
        記録 | 2 | 妹が学校の記録を破った。 | My little sister broke the school record.
        対戦 | 3
        協力 | 2 | みんなの協力が必要だ。 | We need everybody's cooperation.
        失敗 | 2 | 失敗しても大丈夫だ。 | It's all right even if you fail.
        成功 | 2
        優勝 | 3
        攻略 | 3
        """)

    static let japaneseCulture = table(
        """
        文化 | 2 | 国が違えば文化も違う。 | Different countries have different cultures.
        祭り | 2 | 夏の祭りで花火を見る。 | We watch fireworks at the summer festival.
        花火 | 2
        着物 | 1 | 祖母は今でも着物を着る。 | My grandmother wears kimono even now.
        神社 | 2 | 正月に神社へ行く。 | At New Year we go to the shrine.
        寺 | 2
        お茶 | 1
        茶道 | 3 | 茶道を習って三年になる。 | I have been learning the tea ceremony for three years.
        書道 | 3
        歌舞伎 | 3
        音楽 | 1
        美術館 | 2 | 美術館は月曜日が休みだ。 | The art museum is closed on Mondays.
        博物館 | 2
        歴史 | 2 | 町の歴史を調べた。 | I looked into the history of the town.
        伝統 | 2
        習慣 | 2
        正月 | 2
        桜 | 1 | 桜の下でお弁当を食べた。 | We ate our lunch under the cherry trees.
        季節 | 2 | 一番好きな季節は秋だ。 | The season I like best is autumn.
        小説 | 2 | 電車の中で小説を読む。 | I read novels on the train.
        詩 | 3
        俳句 | 3 | 俳句は十七の音でできている。 | A haiku is made of seventeen sounds.
        浮世絵 | 3
        侍 | 3
        城 | 2 | 丘の上に古い城が立っている。 | An old castle stands on the hill.
        将軍 | 3
        昔話 | 3
        挨拶 | 2 | 朝は元気に挨拶しよう。 | Let's greet each other cheerfully in the morning.
        礼儀 | 3
        贈り物 | 2
        和室 | 3
        畳 | 2 | 畳の上で昼寝をする。 | I take a nap on the tatami.
        布団 | 2
        扇子 | 3
        折り紙 | 2 | 折り紙で鶴を作った。 | I folded an origami crane.
        生け花 | 3
        庭 | 1
        太鼓 | 3
        面白い | 1 | この本はとても面白い。 | This book is very interesting.
        有名 | 1
        """)

    static let japaneseFood = table(
        """
        ご飯 | 1
        魚 | 1
        肉 | 1
        野菜 | 1 | 野菜を小さく切ってください。 | Please cut the vegetables small.
        果物 | 1
        卵 | 1 | 冷蔵庫に卵が一つしかない。 | There is only one egg in the fridge.
        水 | 1
        牛乳 | 1
        朝ご飯 | 1
        料理 | 1 | 父の料理はいつも辛い。 | Dad's cooking is always spicy.
        美味しい | 1
        甘い | 1 | このケーキはとても甘い。 | This cake is very sweet.
        辛い | 1
        寿司 | 1 | 誕生日に寿司を食べた。 | I had sushi on my birthday.
        味 | 1
        味噌汁 | 2 | 毎朝、味噌汁を飲む。 | I have miso soup every morning.
        豆腐 | 2
        醤油 | 2 | 醤油を少しかけます。 | You put a little soy sauce on it.
        塩 | 2
        砂糖 | 2 | 砂糖は入れないでください。 | No sugar, please.
        弁当 | 2
        注文 | 2 | 注文をお願いします。 | I'd like to order, please.
        店 | 1
        食堂 | 1
        箸 | 1 | 箸の持ち方を習った。 | I learnt how to hold chopsticks.
        皿 | 1
        台所 | 1
        鍋 | 2 | 冬はみんなで鍋を食べる。 | In winter we all eat hot pot together.
        焼く | 2
        煮る | 2
        揚げる | 3
        切る | 1
        新鮮 | 2 | この町の魚は新鮮だ。 | The fish in this town is fresh.
        栄養 | 3
        季節 | 2
        飲み物 | 1
        酒 | 2
        抹茶 | 3
        和食 | 3 | 和食は目でも楽しむ。 | Japanese food is enjoyed with the eyes, too.
        材料 | 2
        """)

    static let japaneseTechnology = table(
        """
        電気 | 1 | 電気を消して寝る。 | I turn off the light and go to sleep.
        電話 | 1
        写真 | 1
        機械 | 2 | この機械はもう動かない。 | This machine doesn't work any more.
        時計 | 1
        車 | 1
        電池 | 2 | 時計の電池を替えた。 | I changed the battery of the clock.
        充電 | 3 | 携帯電話を充電するのを忘れた。 | I forgot to charge my phone.
        画面 | 2
        技術 | 2 | 技術は日々進歩している。 | Technology advances day by day.
        科学 | 2
        研究 | 2
        実験 | 2 | 実験の結果を待っている。 | I am waiting for the results of the experiment.
        発明 | 2 | 電話は誰が発明したのか。 | Who invented the telephone?
        情報 | 2
        通信 | 3
        検索 | 3
        保存 | 3 | 写真はパソコンに保存している。 | I keep my photos on the computer.
        送信 | 3
        設定 | 3
        暗号 | 3
        人工知能 | 3
        自動 | 2 | このドアは自動で開く。 | This door opens by itself.
        宇宙 | 2 | 宇宙から見ると地球は青い。 | Seen from space, the Earth is blue.
        衛星 | 3
        太陽 | 2
        速度 | 3
        数字 | 2
        計算 | 2 | 計算は速いが、よく間違える。 | I calculate fast, but often make mistakes.
        記憶 | 3
        故障 | 2 | 冷蔵庫が故障した。 | The fridge has broken down.
        修理 | 2 | 自転車を修理してもらった。 | I had my bicycle repaired.
        開発 | 3
        製品 | 3
        工場 | 2 | 兄は車の工場で働いている。 | My elder brother works at a car factory.
        環境 | 3
        安全 | 2
        便利 | 1 | 駅が近くて便利だ。 | It is convenient to have the station near by.
        使う | 1
        作る | 1
        """)
}
