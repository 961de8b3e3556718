/// Word lists for the Japanese rules: `@te` in a rule matches any word of the list with that name.
enum JapaneseLists {
    static let all: [(name: String, words: String)] = [
        ("te", "て で"),
        (
            "potential",
            """
            書ける 読める 話せる 行ける 泳げる 飲める 買える 使える 歩ける 走れる 乗れる 作れる 会える 帰れる 待てる 持てる 聞ける 弾ける 歌える 眠れる
            働ける 遊べる 運べる 選べる 払える 言える 座れる 送れる 直せる 出せる 返せる 貸せる 押せる 動ける 頼める 学べる 呼べる 飛べる 登れる もらえる
            笑える 戦える 勝てる 飼える 泊まれる 踊れる 描ける 着ける 履ける 打てる 探せる 過ごせる 許せる 楽しめる 済ませられる 起こせる 戻れる 通える 直せる
            やれる よめる はなせる のれる いける およげる つかえる つくれる あえる まてる もてる うたえる ねむれる 渡れる 習える 洗える 泣ける 治せる
            """
        ),
    ]
}
