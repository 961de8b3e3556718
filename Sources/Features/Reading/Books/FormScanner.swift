import Lexicon
import Model

/// Finds the written forms of a query in texts, each text in one pass.
struct FormScanner {
    /// The places of a text, in code points, in order.
    struct Found {
        /// Those of forms, and of the query itself unless whole words are wanted.
        var ranges: [Range<Int>] = []
        /// Those of the query's letters, where whole words are wanted: they count if there is no such word.
        var letters: [Range<Int>] = []
    }

    private struct Node {
        /// The forms that end here.
        var ends: [Int] = []
    }

    private let literal: CaselessText
    private let forms: [WrittenForms.Form]
    private let areWholeWords: Bool
    private let isLiteralWhole: Bool
    private let isWord: (String) -> Bool
    private var nodes = [Node()]
    private var children: [UInt64: Int] = [:]
    /// Whether a form may begin with a character, by its lowest bits.
    private var begins = [Bool](repeating: false, count: 4096)

    /// - Parameter isWord: Whether the dictionary has a Japanese word: 上げる is not found in 見上げる.
    init(_ wanted: WrittenForms, isWord: @escaping (String) -> Bool) {
        literal = CaselessText(wanted.literal)
        forms = wanted.forms
        areWholeWords = wanted.areWholeWords
        isLiteralWhole = wanted.isLiteralWhole
        self.isWord = isWord
        for (index, form) in wanted.forms.enumerated() { insert(form.text, index) }
    }

    private mutating func insert(_ text: String, _ index: Int) {
        var node = 0
        for scalar in text.unicodeScalars {
            let letter = CaselessText.lowercase(scalar)
            if node == 0 { begins[Int(letter.value & 4095)] = true }
            let key = UInt64(node) << 21 | UInt64(letter.value)
            if let next = children[key] {
                node = next
            } else {
                nodes.append(Node())
                children[key] = nodes.count - 1
                node = nodes.count - 1
            }
        }
        nodes[node].ends.append(index)
    }

    func find(in text: String) -> Found {
        var letters = literal.ranges(in: text)
        if isLiteralWhole, !letters.isEmpty { letters = Self.outsideWords(letters, in: text) }
        guard !forms.isEmpty else { return Found(ranges: letters) }
        let words = formRanges(in: text)
        if areWholeWords { return Found(ranges: words, letters: letters) }
        if words.isEmpty { return Found(ranges: letters) }
        return Found(ranges: Self.union(words, letters))
    }

    /// Those that neither begin nor end inside a word.
    private static func outsideWords(_ ranges: [Range<Int>], in text: String) -> [Range<Int>] {
        let scalars = Array(text.unicodeScalars)
        func isInsideWord(_ place: Int) -> Bool {
            0 < place && place < scalars.count && scalars[place - 1].isLetter && scalars[place].isLetter
        }
        return ranges.filter { !isInsideWord($0.lowerBound) && !isInsideWord($0.upperBound) }
    }

    /// All of the first, and those of the second that do not touch one of them. 食べられない is longer than 食べる.
    private static func union(_ first: [Range<Int>], _ second: [Range<Int>]) -> [Range<Int>] {
        var all: [Range<Int>] = []
        var next = 0
        for range in second {
            while next < first.count, first[next].upperBound <= range.lowerBound {
                all.append(first[next])
                next += 1
            }
            if next == first.count || first[next].lowerBound >= range.upperBound { all.append(range) }
        }
        return all + first[next...]
    }

    private func formRanges(in text: String) -> [Range<Int>] {
        var scalars: [Unicode.Scalar] = []
        scalars.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars { scalars.append(CaselessText.lowercase(scalar)) }
        var ranges: [Range<Int>] = []
        var start = 0
        while start < scalars.count {
            guard begins[Int(scalars[start].value & 4095)], let end = longest(from: start, in: scalars) else {
                start += 1
                continue
            }
            ranges.append(start..<end)
            start = end
        }
        return ranges
    }

    /// The end of the longest form that begins at a place.
    private func longest(from start: Int, in scalars: [Unicode.Scalar]) -> Int? {
        if areWholeWords, start > 0, scalars[start - 1].isLetter { return nil }
        var node = 0
        var place = start
        var end: Int?
        while place < scalars.count, let next = children[UInt64(node) << 21 | UInt64(scalars[place].value)] {
            node = next
            place += 1
            if nodes[node].ends.contains(where: { isForm(forms[$0], start..<place, in: scalars) }) { end = place }
        }
        return end
    }

    private func isForm(_ form: WrittenForms.Form, _ range: Range<Int>, in scalars: [Unicode.Scalar]) -> Bool {
        let after = range.upperBound < scalars.count ? scalars[range.upperBound] : nil
        if areWholeWords { return after.map { !$0.isLetter } ?? true }
        if form.isStem, let after, after != "に", after.isJapaneseLetter { return false }
        guard let base = form.base else { return true }
        // 見 in front of 上げた, 持ち in front of 上げた.
        var before = ""
        for place in stride(from: range.lowerBound - 1, through: max(0, range.lowerBound - 2), by: -1) {
            // 手を上げる is in the dictionary, too, but is no other word.
            guard scalars[place].isJapaneseLetter, !"をにがはでもとへの".unicodeScalars.contains(scalars[place]) else {
                break
            }
            before = String(scalars[place]) + before
            if scalars[place].isKanji, isWord(before + base) { return false }
        }
        return true
    }
}

extension Unicode.Scalar {
    fileprivate var isLetter: Bool { properties.isAlphabetic && !isEastAsian || properties.numericType != nil }

    fileprivate var isKanji: Bool { isHan || value == 0x3005 }

    fileprivate var isJapaneseLetter: Bool { (0x3041...0x30FF).contains(value) && value != 0x30FB || isKanji }
}
