extension SandhiPhrase {
    /// Changes a third tone before a third tone to the second: 你好 `ní hǎo`.
    ///
    /// In longer sequences the change works from the inside out:
    /// 1. inside each given part of a word (小·老虎: 老虎 first, so 3 2 3);
    /// 2. inside each word, by feet of two syllables from the left, with an odd last one joining the foot before it
    ///    (展览馆 2 2 3, 岂有此理 2 3 2 3);
    /// 3. consecutive words of one syllable form feet in the same way (我想 | 买);
    /// 4. remaining sequences of third tones, across feet, change from left to right (很喜欢: `hén xǐ huan`).
    ///
    /// A neutral tone or a syllable without a reading blocks the change.
    mutating func changeThirdTones() {
        var monosyllables: [Int] = []
        for index in ranges.indices {
            let beats = beats(in: ranges[index])
            if beats.count == 1, tones[beats[0]] != nil {
                monosyllables.append(beats[0])
                continue
            }
            change(byFeet: monosyllables)
            monosyllables = []
            change(beats, in: index)
        }
        change(byFeet: monosyllables)
        change(throughout: beats(in: tones.indices))
    }

    /// Applies third-tone sandhi to reduplicated verbs and adverbs, whose second half has lost its third tone: 想想
    /// `xiáng xiang`, 等等. Kinship terms do not change: 姐姐 `jiě jie`.
    ///
    /// 小姐 and 哪里, written `xiao3 jie5` and `na3 li5`, change in the same way.
    mutating func changeReduplications() {
        for place in tones.indices where written[place] == .third && tone(place + 1) == .neutral {
            guard let first = character(place), let second = character(place + 1) else { continue }
            switch (first, second) {
            case ("姐", "姐"), ("奶", "奶"), ("姥", "姥"), ("婶", "婶"), ("嬸", "嬸"), ("嫂", "嫂"), ("宝", "宝"):
                continue
            case ("小", "姐"), ("哪", "里"), ("哪", "裡"), ("哪", "裏"):
                tones[place] = .second
            default:
                if first == second { tones[place] = .second }
            }
        }
    }

    private func beats(in range: Range<Int>) -> [Int] {
        range.filter { !isErhua[$0] }
    }

    private mutating func change(_ beats: [Int], in wordIndex: Int) {
        let range = ranges[wordIndex]
        let parts = word(wordIndex).parts
        guard parts.count > 1, parts.reduce(0, +) == range.count, parts.allSatisfy({ $0 > 0 }) else {
            return change(byFeet: beats)
        }
        var start = range.lowerBound
        for part in parts {
            change(byFeet: self.beats(in: start..<start + part))
            start += part
        }
        change(throughout: beats)
    }

    private mutating func change(byFeet beats: [Int]) {
        var start = 0
        while start < beats.count {
            let rest = beats.count - start
            let length = rest == 3 ? 3 : min(2, rest)
            change(throughout: Array(beats[start..<start + length]))
            start += length
        }
        change(throughout: beats)
    }

    private mutating func change(throughout beats: [Int]) {
        for (place, next) in zip(beats, beats.dropFirst())
        where tones[place] == .third && tones[next] == .third {
            tones[place] = .second
        }
    }
}
