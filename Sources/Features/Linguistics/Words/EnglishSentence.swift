import Model

/// The words of an English text in order, each with what it can be, and which of them stand side by side.
struct EnglishSentence {
    let tokens: [Token]
    /// The words' places among the tokens.
    let places: [Int]
    let words: [EnglishWord]
    /// For each word whether nothing but a space stands between it and the word before.
    private let joins: [Bool]

    init(_ tokens: [Token], _ word: (String) -> EnglishWord) {
        self.tokens = tokens
        var places: [Int] = []
        var words: [EnglishWord] = []
        var joins: [Bool] = []
        places.reserveCapacity(tokens.count / 2 + 1)
        words.reserveCapacity(tokens.count / 2 + 1)
        joins.reserveCapacity(tokens.count / 2 + 1)
        var isJoined = false
        for (place, token) in tokens.enumerated() {
            guard token.kind != .space else {
                if Self.endsParagraph(token) { isJoined = false }
                continue
            }
            if token.kind.isWord {
                places.append(place)
                words.append(word(token.text))
                joins.append(isJoined)
            }
            isJoined = token.kind.isWord
        }
        self.places = places
        self.words = words
        self.joins = joins
    }

    /// Whether a word follows another in one clause.
    func isJoined(_ number: Int) -> Bool { joins.indices.contains(number) && joins[number] }

    /// The word before one in its clause.
    func previous(_ number: Int) -> EnglishWord? { isJoined(number) ? words[number - 1] : nil }

    /// The word behind one in its clause.
    func next(_ number: Int) -> EnglishWord? { isJoined(number + 1) ? words[number + 1] : nil }

    /// Up to three words before one in its clause, in lower case, in order.
    func before(_ number: Int) -> [String] {
        var first = number
        while first > number - 3, isJoined(first) { first -= 1 }
        return words[first..<number].map(\.lower)
    }

    /// Up to three words behind one in its clause, in lower case.
    func after(_ number: Int) -> [String] {
        var last = number
        while last < number + 3, isJoined(last + 1) { last += 1 }
        return last > number ? words[(number + 1)...last].map(\.lower) : []
    }

    /// The text of a word as it is written.
    func text(_ number: Int) -> String { tokens[places[number]].text }

    /// Whether a word is the first of its clause, where a capital does not make it a name.
    func startsClause(_ number: Int) -> Bool { !isJoined(number) }

    /// Whether the beginning of a sentence, a quotation or a line may be the reason for a word's capital. A line end inside a
    /// clause is often only that of a narrow page.
    func startsSentence(_ number: Int) -> Bool {
        !isJoined(number) && SentenceCapitals.isFirst(places[number], of: tokens)
    }

    /// Whether it is an empty line; a single line end is often that of a narrow page.
    private static func endsParagraph(_ token: Token) -> Bool {
        token.kind == .space && token.text.utf8.count > 1
            && token.text.utf8.count(where: { $0 == UInt8(ascii: "\n") }) > 1
    }

    /// Whether the words around one begin with small letters, unlike those of a heading.
    func isRunningText(_ number: Int) -> Bool {
        let near = max(0, number - 5)...min(words.count - 1, number + 5)
        return near.contains { $0 != number && words[$0].lower.utf8.count > 3 && !words[$0].isCapitalised }
    }
}
