/// An article of the Collaborative International Dictionary of English.
struct GCIDEArticle: Equatable {
    var headword: String
    /// Definitions without quotations, current ones before obsolete ones.
    var definitions: [String]
    /// The etymology in the article; empty if it has none.
    var etymology: String
}

/// Parses GCIDE in dictd's format.
enum GCIDE {
    /// - Parameters:
    ///   - index: Lines of headword, offset and length, the numbers in dictd's base 64. The same article is listed
    ///     under every phrase it mentions.
    ///   - text: The articles, uncompressed.
    /// - Returns: Each article once, under its own headword, in the order of the text.
    static func articles(index: [UInt8], text: [UInt8]) -> [GCIDEArticle] {
        var places: Set<Range<Int>> = []
        for line in index[...].pieces(separatedBy: newline) {
            let fields = line.pieces(separatedBy: 0x09)
            guard fields.count >= 3, !fields[0].begins(with: "00database") else { continue }
            let offset = number(fields[1])
            let length = number(fields[2])
            guard length > 0, offset >= 0, offset + length <= text.count else { continue }
            places.insert(offset..<offset + length)
        }
        return places.sorted { $0.lowerBound < $1.lowerBound }.compactMap { article(text[$0]) }
    }

    private static let digits: [Int] = {
        var values = [Int](repeating: 0, count: 256)
        for (value, digit) in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8.enumerated() {
            values[Int(digit)] = value
        }
        return values
    }()

    private static func number(_ digits: ArraySlice<UInt8>) -> Int {
        digits.count > 8 ? -1 : digits.reduce(0) { $0 << 6 | Self.digits[Int($1)] }
    }

    /// Parses an article: `Headword \Head"word`\ (pronunciation), n. [Its origin.]`, then its senses,
    /// indented by three spaces.
    static func article(_ text: ArraySlice<UInt8>) -> GCIDEArticle? {
        guard let open = text.firstPlace(of: backslash, from: text.startIndex),
            let close = text.firstPlace(of: backslash, from: open + 1)
        else {
            return nil
        }
        let headword = String(decoding: text[..<open].trimmed, as: UTF8.self)
        guard !headword.isEmpty, !headword.contains("\n") else { return nil }
        let body = headEnd(text[(close + 1)...])
        return GCIDEArticle(
            headword: headword, definitions: definitions(text[body...]), etymology: etymology(text[(close + 1)..<body]))
    }
}

// MARK: - Head

extension GCIDE {
    /// The end of the head: the first line ending outside brackets, unless the next line continues with the
    /// part of speech or the etymology.
    private static func headEnd(_ text: ArraySlice<UInt8>) -> Int {
        var depth = 0
        var index = text.startIndex
        while index < text.endIndex {
            switch text[index] {
            case openBracket, openParenthesis: depth += 1
            case closeBracket, closeParenthesis: depth = max(0, depth - 1)
            case newline where depth == 0:
                let line = text[(index + 1)..<(text.firstPlace(of: newline, from: index + 1) ?? text.endIndex)].trimmed
                let goesOn = line.first == openBracket && !isSourceMark(line) || isPartOfSpeech(line)
                if !goesOn { return index }
            default: break
            }
            index += 1
        }
        return text.endIndex
    }

    /// Whether a line contains only a part of speech (`v. t.`), or one and the beginning of an etymology.
    private static func isPartOfSpeech(_ line: ArraySlice<UInt8>) -> Bool {
        let marks = line.prefix { $0 != openBracket }
        guard (2...24).contains(marks.count), marks.contains(period) else { return false }
        let words = marks.pieces(separatedBy: space)
        return words.allSatisfy { $0.count <= 10 && ($0.last == period || $0.first == UInt8(ascii: "&")) }
    }

    /// The last bracketed text in a head that is an etymology rather than inflected forms.
    private static func etymology(_ head: ArraySlice<UInt8>) -> String {
        var depth = 0
        var start = head.startIndex
        var found = ""
        for index in head.indices {
            switch head[index] {
            case openBracket:
                if depth == 0 { start = index + 1 }
                depth += 1
            case closeBracket:
                depth -= 1
                guard depth == 0, index - start > 3 else { break }
                let inside = plain(head[start..<index])
                if !tellsForms(inside) { found = inside }
            default: break
            }
        }
        return found
    }

    private static func tellsForms(_ text: String) -> Bool {
        let forms = [
            "imp.", "pl.", "sing.", "Compar.", "Superl.", "nom.", "poss.", "Written also", "Called also", "obs.",
            "Obs.", "R.",
        ]
        return forms.contains { text.hasPrefix($0) }
    }
}

// MARK: - Senses

extension GCIDE {
    /// In bytes: what fits into a popover without scrolling.
    private static let longestDefinition = 240
    private static let mostDefinitions = 5
    private static let remarks: [StaticString] = ["Note:", "Syn:", "Usage:", "Hence:"]
    private static let obsolescence: [StaticString] = ["[Obs", "[R.]", "(Obs"]
    /// What follows the definition itself: examples, quotations, labels, references.
    private static let endings: [StaticString] = [
        "; as, ", ": as, ", "; -- ", ", -- ", " \"", " --", " [Obs", " [R.", " [Archaic", " [Prov.", " [Scot.",
        " Cf. {",
    ]
    private static let sources: [StaticString] = ["Webster", "PJC", "WordNet", "[AS]", "Century", "RP]", "[WN"]

    private static func definitions(_ body: ArraySlice<UInt8>) -> [String] {
        var senses: [[UInt8]] = []
        /// Whether the current paragraph belongs to the last sense.
        var isInSense = false
        var startsParagraph = true
        body.forEachPiece(separatedBy: newline) { line in
            let text = line.trimmed
            if text.isEmpty { startsParagraph = true }
            if text.isEmpty || isSourceMark(text) { return }
            let indent = text.startIndex - line.startIndex
            if startsParagraph || indent == 3, let number = senseNumber(text) {
                senses.append(Array(text[number...].trimmed))
                isInSense = true
            } else if startsParagraph {
                let isRemark = text.first == openBrace || remarks.contains(where: text.begins)
                isInSense =
                    indent == 3 && senses.isEmpty && !isRemark
                    || indent == 6 && !senses.isEmpty && text.first == openParenthesis
                if isInSense, senses.isEmpty { senses.append([]) }
                if isInSense { append(text, to: &senses[senses.count - 1]) }
            } else if isInSense {
                append(text, to: &senses[senses.count - 1])
            }
            startsParagraph = false
        }
        let texts = senses.map { definition($0[...]) }.filter { $0.text.utf8.count > 2 }
        let ordered = texts.filter { !$0.isObsolete } + texts.filter(\.isObsolete)
        return ordered.prefix(mostDefinitions).map(\.text)
    }

    private static func append(_ text: ArraySlice<UInt8>, to sense: inout [UInt8]) {
        guard sense.count < 600 else { return }
        if !sense.isEmpty { sense.append(space) }
        sense.append(contentsOf: text)
    }

    /// The beginning of the text after a sense number, `12. `; nil for a line without one.
    private static func senseNumber(_ line: ArraySlice<UInt8>) -> Int? {
        let digits = line.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard (1...2).contains(digits.count), line[digits.endIndex...].begins(with: ". ") else { return nil }
        return digits.endIndex + 2
    }

    /// A sense without its examples (`; as, …`), quotations and their authors.
    private static func definition(_ sense: ArraySlice<UInt8>) -> (text: String, isObsolete: Bool) {
        let isObsolete = obsolescence.contains { sense.contains($0) }
        var end = sense.endIndex
        for mark in endings {
            if let place = sense[..<end].firstPlace(of: mark), place.lowerBound > sense.startIndex + 2 {
                end = place.lowerBound
            }
        }
        let text = shortened(plain(sense[..<end]))
        guard isObsolete, text.utf8.count > 2 else { return (text, isObsolete) }
        return ((sense.contains("[R.]") ? "(rare) " : "(obsolete) ") + text, true)
    }

    /// The text itself, or its beginning up to the end of a word, with "…".
    private static func shortened(_ text: String) -> String {
        guard text.utf8.count > longestDefinition else { return text }
        let start = String(decoding: text.utf8.prefix(longestDefinition), as: UTF8.self)
        return (start.lastIndex(of: " ").map { String(start[..<$0]) } ?? start) + "…"
    }

    /// Whether a line names the source of the text before it: `[1913 Webster]`, `[PJC]`.
    private static func isSourceMark(_ line: ArraySlice<UInt8>) -> Bool {
        guard line.first == openBracket, line.last == closeBracket, line.count < 40 else { return false }
        return sources.contains { line.contains($0) }
    }
}

// MARK: - Characters

extension GCIDE {
    /// The text with single spaces, without braces, and with bracketed codes replaced with their letters.
    private static func plain(_ text: ArraySlice<UInt8>) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count)
        var index = text.startIndex
        while index < text.endIndex {
            let byte = text[index]
            switch byte {
            case newline, space:
                if let last = bytes.last, last != space { bytes.append(space) }
            case openBrace, closeBrace: break
            case openBracket:
                if let close = text[index...].prefix(7).firstIndex(of: closeBracket),
                    let letter = GCIDELetters.letter(String(decoding: text[(index + 1)..<close], as: UTF8.self))
                {
                    bytes.append(contentsOf: letter.utf8)
                    index = close
                } else {
                    bytes.append(byte)
                }
            default: bytes.append(byte)
            }
            index += 1
        }
        while let last = bytes.last,
            last == space || last == UInt8(ascii: ";") || last == UInt8(ascii: ",") || last == UInt8(ascii: ":")
        {
            bytes.removeLast()
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let newline = UInt8(ascii: "\n")
    private static let space = UInt8(ascii: " ")
    private static let period = UInt8(ascii: ".")
    private static let backslash = UInt8(ascii: "\\")
    private static let openBracket = UInt8(ascii: "[")
    private static let closeBracket = UInt8(ascii: "]")
    private static let openParenthesis = UInt8(ascii: "(")
    private static let closeParenthesis = UInt8(ascii: ")")
    private static let openBrace = UInt8(ascii: "{")
    private static let closeBrace = UInt8(ascii: "}")
}
