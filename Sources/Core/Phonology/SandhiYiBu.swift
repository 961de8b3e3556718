extension SandhiPhrase {
    /// Changes 不 and 一 by the dictionary tone of the next syllable.
    ///
    /// - 不 `bu4` is `bu2` before a fourth tone, and neutral between twins (好不好, 是不是).
    /// - 一 `yi1` is `yi2` before a fourth tone, `yi4` before a first, second or third, neutral between twins
    ///   (看一看), and keeps its tone if it is a digit, an ordinal, or the end of a word.
    ///
    /// A different tone in the dictionary (`bu5` in 对不起) takes precedence and is unchanged.
    mutating func changeYiAndBu() {
        for place in tones.indices {
            switch (character(place), written[place]) {
            case ("不", .fourth): tones[place] = toneOfBu(at: place)
            case ("一", .first): tones[place] = toneOfYi(at: place)
            default: break
            }
        }
    }

    private func toneOfBu(at place: Int) -> Tone {
        if isBetweenTwins(place) { return .neutral }
        return tone(place + 1) == .fourth ? .second : .fourth
    }

    private func toneOfYi(at place: Int) -> Tone {
        if isBetweenTwins(place), !isDigit(place + 1) { return .neutral }
        guard !isPlainYi(at: place), let next = tone(place + 1) else { return .first }
        switch next {
        case .fourth: return .second
        // 个 has lost its fourth tone in 一个 but still triggers the change.
        case .neutral: return character(place + 1) == "个" ? .second : .fourth
        default: return .fourth
        }
    }

    /// Returns whether 一 is a digit, an ordinal or final here, and so keeps the first tone.
    private func isPlainYi(at place: Int) -> Bool {
        if isDigit(place - 1) || isDigit(place + 1) { return true }
        if let next = character(place + 1), next == "月" || next == "号" || next == "號" { return true }
        guard let previous = character(place - 1) else { return false }
        switch previous {
        case "第", "初", "十", "百", "千", "万", "萬", "亿", "億": return true
        case "每", "这", "這", "那", "哪", "某", "另", "有": return false
        default: return endsLongerWord(place)
        }
    }

    private func isDigit(_ place: Int) -> Bool {
        guard let character = character(place) else { return false }
        switch character {
        case "〇", "零", "一", "二", "三", "四", "五", "六", "七", "八", "九", "0"..."9": return true
        default: return false
        }
    }
}
