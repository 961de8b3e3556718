import Model

/// English words that hold sentences together, of which dictionaries list every use but not the one that is meant first.
enum FunctionWords {
    /// The word for it; empty where the other language has none, nil where the dictionaries are to be asked.
    static func equivalent(of word: String, in language: Language) -> String? {
        guard let line = table[word.lowercased()] else { return nil }
        switch language {
        case .chinese: return line.chinese
        case .japanese: return line.japanese
        case .english: return nil
        }
    }

    private static let table: [String: (chinese: String, japanese: String)] = {
        var table: [String: (chinese: String, japanese: String)] = [:]
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
            guard parts.count == 3 else { continue }
            table[parts[0]] = (parts[1] == "-" ? "" : parts[1], parts[2] == "-" ? "" : parts[2])
        }
        return table
    }()

    /// The English word, the Chinese and the Japanese one; a dash for none.
    private static let text = """
        a - -
        an - -
        the - -
        i 我 私
        me 我 私
        my 我的 私の
        mine 我的 私の
        we 我们 私たち
        us 我们 私たち
        our 我们的 私たちの
        you 你 あなた
        your 你的 あなたの
        he 他 彼
        him 他 彼
        his 他的 彼の
        she 她 彼女
        her 她 彼女
        they 他们 彼ら
        them 他们 彼ら
        their 他们的 彼らの
        it 它 それ
        its 它的 その
        this 这 これ
        that 那 それ
        these 这些 これら
        those 那些 それら
        here 这里 ここ
        there 那里 そこ
        who 谁 誰
        what 什么 何
        where 哪里 どこ
        when 什么时候 いつ
        why 为什么 なぜ
        how 怎么 どう
        which 哪个 どれ
        and 和 と
        or 或者 または
        but 但是 しかし
        because 因为 だから
        if 如果 もし
        not 不 ない
        no 不 いいえ
        yes 是 はい
        be 是 です
        is 是 です
        am 是 です
        are 是 です
        was 是 でした
        were 是 でした
        do - -
        does - -
        did - -
        have 有 ある
        has 有 ある
        will 会 -
        would 会 -
        can 能 できる
        could 能 できる
        must 必须 なければならない
        should 应该 べき
        to - に
        of 的 の
        in 在 に
        at 在 で
        on 在 に
        from 从 から
        with 和 と
        for 为 ため
        by - で
        very 很 とても
        too 太 も
        all 所有 全て
        some 一些 いくつか
        many 很多 多く
        one 一 一
        now 现在 今
        please 请 ください
        """
}
