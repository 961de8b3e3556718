import Model

extension TopicWord {
    static func japanese(_ interest: LearningPreferences.Interest) -> [TopicWord] {
        switch interest {
        case .anime: japaneseAnime
        case .business: japaneseBusiness
        case .travel: japaneseTravel
        case .gaming: japaneseGaming
        case .culture: japaneseCulture
        case .food: japaneseFood
        case .technology: japaneseTechnology
        }
    }

    static let japaneseAnime = table(
        """
        映画 | 1 | 週末に友達と映画を見た。 | At the weekend I saw a film with a friend.
        漫画 | 1 | 弟は漫画を百冊持っている。 | My little brother has a hundred comics.
        絵 | 1 | 彼女は猫の絵をかいた。 | She drew a picture of a cat.
        声 | 1 | この歌手は声がきれいだ。 | This singer has a beautiful voice.
        歌 | 1
        友達 | 1
        話 | 1
        物語 | 2 | この物語は雪の国で始まる。 | This story begins in a land of snow.
        主人公 | 2 | 主人公は十二歳の女の子だ。 | The main character is a twelve-year-old girl.
        声優 | 2 | 声優になるために学校に通う。 | I go to a school to become a voice actor.
        字幕 | 2 | 字幕なしで見てみよう。 | Let's try watching it without subtitles.
        番組 | 2 | 好きな番組は夜九時からだ。 | My favourite programme starts at nine in the evening.
        登場人物 | 3
        悪役 | 3
        魔法 | 2 | 魔法で空を飛びたい。 | I want to fly through the sky by magic.
        冒険 | 2 | 二人は島へ冒険に出た。 | The two set out on an adventure to the island.
        戦う | 2
        敵 | 2
        味方 | 2 | 彼はいつも弱い人の味方だ。 | He is always on the side of the weak.
        勇気 | 2 | もう少し勇気がほしい。 | I wish I had a little more courage.
        夢 | 1 | 昨日、変な夢を見た。 | I had a strange dream yesterday.
        秘密 | 2
        作品 | 2 | この作品は世界中で人気がある。 | This work is popular all over the world.
        監督 | 2
        原作 | 3 | 映画は原作と少し違う。 | The film is a little different from the original.
        結末 | 3
        展開 | 3
        怪獣 | 3 | 怪獣が町を歩いている。 | A monster is walking through the town.
        変身 | 3
        必殺技 | 3
        連載 | 3
        主題歌 | 3 | 主題歌が頭から離れない。 | I can't get the theme song out of my head.
        吹き替え | 3
        感動 | 2
        憧れる | 3
        笑う | 1
        泣く | 1 | 赤ちゃんが大きな声で泣く。 | The baby cries loudly.
        宇宙 | 2
        未来 | 2
        仲間 | 2 | 仲間がいるから大丈夫だ。 | It's all right, because I have my companions.
        """)

    static let japaneseBusiness = table(
        """
        会社 | 1 | 会社まで電車で三十分かかる。 | It takes thirty minutes by train to the office.
        仕事 | 1
        電話 | 1
        名刺 | 2 | 初めて会う人に名刺を渡す。 | You hand your card to people you meet for the first time.
        会議 | 2 | 会議は十時に始まります。 | The meeting begins at ten.
        社長 | 2 | 社長は今、出張中です。 | The president is away on business at the moment.
        部長 | 2
        同僚 | 2 | 同僚と昼ご飯を食べる。 | I have lunch with a colleague.
        上司 | 3
        部下 | 3
        給料 | 2 | 給料は二十五日に出る。 | Wages are paid on the twenty-fifth.
        残業 | 2 | 今週は毎日残業だった。 | I worked overtime every day this week.
        出張 | 2
        面接 | 2 | 明日、大事な面接がある。 | I have an important interview tomorrow.
        履歴書 | 2
        契約 | 3 | 来月で契約が終わる。 | The contract ends next month.
        取引 | 3
        営業 | 2 | この店は夜十時まで営業している。 | This shop is open until ten at night.
        商品 | 2
        値段 | 1 | 値段を見てびっくりした。 | I was surprised when I saw the price.
        安い | 1
        売る | 1
        買う | 1
        客 | 2
        予算 | 3 | 予算が足りない。 | The budget isn't enough.
        利益 | 3
        経済 | 2
        銀行 | 1 | 銀行は三時に閉まる。 | The bank closes at three.
        計画 | 2 | 計画を立てるのが好きだ。 | I like making plans.
        報告 | 2
        書類 | 2 | この書類に名前を書いてください。 | Please write your name on this document.
        締め切り | 3 | 締め切りは明日の朝だ。 | The deadline is tomorrow morning.
        企業 | 3
        競争 | 2
        社員 | 2
        退職 | 3
        提案 | 3 | 新しい提案はみんなに喜ばれた。 | Everybody was pleased with the new proposal.
        担当 | 3
        忙しい | 1 | 今日は朝から忙しい。 | I have been busy since this morning.
        休む | 1
        """)

    static let japaneseTravel = table(
        """
        駅 | 1 | 駅の前に大きな木がある。 | There is a big tree in front of the station.
        電車 | 1
        飛行機 | 1 | 飛行機は雲の上を飛ぶ。 | Planes fly above the clouds.
        空港 | 1 | 空港で友達を待った。 | I waited for a friend at the airport.
        切符 | 1 | 切符をなくしてしまった。 | I have lost my ticket.
        地図 | 1 | 地図を見ながら歩いた。 | I walked looking at the map.
        荷物 | 2 | 荷物をここに置いてもいいですか。 | May I leave my luggage here?
        旅行 | 1 | 夏休みに家族で旅行する。 | We travel as a family in the summer holidays.
        旅館 | 2 | 旅館の朝ご飯はおいしかった。 | The breakfast at the inn was delicious.
        温泉 | 2 | 寒い日は温泉に入りたい。 | On cold days I want to bathe in a hot spring.
        部屋 | 1
        鍵 | 1 | 部屋の鍵を受付に預ける。 | I leave the room key at the reception.
        予約 | 2 | 窓の近くの席を予約した。 | I reserved a seat near the window.
        観光 | 2
        景色 | 2 | 山の上からの景色は忘れられない。 | I can't forget the view from the top of the mountain.
        お土産 | 2
        写真 | 1 | 海の写真をたくさん撮った。 | I took many photos of the sea.
        海 | 1
        山 | 1
        島 | 2
        道 | 1 | 道に迷ったら聞いてください。 | If you get lost, please ask.
        右 | 1
        左 | 1
        乗る | 1
        降りる | 1
        乗り換え | 2
        新幹線 | 2 | 新幹線は時間どおりに来る。 | The bullet train comes on time.
        地下鉄 | 1
        出口 | 1
        入口 | 1
        両替 | 3
        案内 | 2 | 町を案内してくれてありがとう。 | Thank you for showing me round the town.
        宿泊 | 3
        往復 | 3
        片道 | 3 | 片道でいくらですか。 | How much is it one way?
        日帰り | 3
        時刻表 | 3
        遅れる | 2
        到着 | 2
        迷う | 2
        """)
}
