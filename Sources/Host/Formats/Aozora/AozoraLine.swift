import Model

/// A line of an Aozora Bunko text, without its marks.
struct AozoraLine {
    /// The Unicode scalars of the text, with a sign before the characters of each reading.
    private(set) var text = String.UnicodeScalarView()
    /// The readings in the order of their signs.
    private(set) var rubies: [BookRuby] = []
    /// 1 for 大見出し, 2 for 中見出し, 3 for 小見出し; nil if it is none.
    private(set) var headingLevel: Int?
    /// What the notes of the line say about the lines that follow.
    private(set) var turns: [Turn] = []
    private(set) var pictureCount = 0

    enum Turn: Hashable {
        case beginsHeading(level: Int)
        case endsHeading
        case endsText
    }

    /// The most characters of a reading, of its base and of a note: what is longer is none.
    private static let longestReading = 200
    private static let longestNote = 1000

    /// The characters so far.
    private var written: [Unicode.Scalar] = []
    /// Where readings are: the characters before each.
    private var places: [(start: Int, end: Int, reading: String)] = []
    /// Where ｜ stands; nil if it does not.
    private var barred: Int?
    /// Where the notes of what is being read end, by where they begin.
    private var noteEnds: [Int: Int] = [:]

    init(_ line: Substring.UnicodeScalarView) {
        read(Array(line)[...])
        finish()
    }

    /// The text without signs.
    var words: String { String(text).droppingInsetSigns }

    private mutating func read(_ scalars: ArraySlice<Unicode.Scalar>) {
        var rest = scalars
        noteEnds = Self.noteEnds(in: scalars)
        while let first = rest.first {
            if let end = readMark(rest) {
                rest = rest[end...]
                continue
            }
            if !InsetSign.all.contains(first.value) { written.append(first) }
            rest.removeFirst()
        }
    }

    /// Reads a mark that begins here, and returns the index after it; nil if none does.
    private mutating func readMark(_ rest: ArraySlice<Unicode.Scalar>) -> Int? {
        let start = rest.startIndex
        switch rest[start] {
        case "［":
            guard let end = noteEnds[start] else { return nil }
            add(note: Self.string(rest[(start + 2)..<end]))
            return end + 1
        case "《":
            guard let base, let end = rest.prefix(Self.longestReading).firstIndex(of: "》"), end > start + 1 else {
                return nil
            }
            places.append((base, written.count, Self.plain(rest[(start + 1)..<end])))
            barred = nil
            return end + 1
        case "｜":
            guard rest.prefix(Self.longestReading).contains("《") else { return nil }
            barred = written.count
            return start + 1
        case "〔":
            guard let end = rest.dropFirst().prefix(Self.longestNote).firstIndex(where: { !$0.isASCII }),
                rest[end] == "〕", let accented = AozoraCharacter.accented(Self.string(rest[(start + 1)..<end]))
            else { return nil }
            written += accented.unicodeScalars
            return end + 1
        case "／":
            // くの字点: two characters for one sign of repetition.
            for (mark, sign) in Self.repetitions where rest.dropFirst().starts(with: mark) {
                written += sign
                return start + 1 + mark.count
            }
            return nil
        default: return nil
        }
    }

    private static let repetitions: [(mark: [Unicode.Scalar], sign: [Unicode.Scalar])] = [
        (["＼"], ["〳", "〵"]), (["″", "＼"], ["〴", "〵"]),
    ]

    /// The index of the ］ that closes each note, by the index of its ［; those that are not closed are none.
    private static func noteEnds(in scalars: ArraySlice<Unicode.Scalar>) -> [Int: Int] {
        var ends: [Int: Int] = [:]
        var open: [Int] = []
        for (index, scalar) in zip(scalars.indices, scalars) {
            if scalar == "［" {
                open.append(index)
            } else if scalar == "］", let start = open.popLast(), index - start < longestNote,
                scalars[start + 1] == "＃"
            {
                ends[start] = index
            }
        }
        return ends
    }

    private mutating func add(note: String) {
        if written.last == "※" {
            written.removeLast()
            written += (AozoraCharacter.named(note) ?? AozoraCharacter.missing).unicodeScalars
            return
        }
        if note.hasSuffix("入る"), note.contains("（") { pictureCount += 1 }
        if note == "本文終わり" { turns.append(.endsText) }
        guard let level = Self.headingLevel(note) else { return }
        if note.hasPrefix("「") {
            headingLevel = level
        } else if note.hasSuffix("終わり") {
            turns.append(.endsHeading)
        } else {
            turns.append(.beginsHeading(level: level))
        }
    }

    private static func headingLevel(_ note: String) -> Int? {
        for (index, name) in ["大見出し", "中見出し", "小見出し"].enumerated()
        where note.hasSuffix(name) || note.hasSuffix(name + "終わり") {
            return index + 1
        }
        return nil
    }

    // MARK: Bases

    /// Where the characters begin to which a reading here belongs; nil if there are none.
    private var base: Int? {
        if let barred { return barred < written.count ? barred : nil }
        guard let last = written.last, let kind = Kind(last) else { return nil }
        let least = places.last?.end ?? 0
        var start = written.count
        while start > least, written.count - start < Self.longestReading, Kind(written[start - 1]) == kind {
            start -= 1
        }
        return start < written.count ? start : nil
    }

    /// The kinds of characters of which a base without ｜ consists: of one alone.
    private enum Kind: Hashable {
        case kanji, hiragana, katakana, letters

        init?(_ scalar: Unicode.Scalar) {
            switch scalar.value {
            case _ where scalar.isHan: self = .kanji
            // 々 〆 〇 〻 〓 仝 and the small ke of 三ヶ月.
            case 0x3005...0x3007, 0x303B, 0x3013, 0x30F6, 0x203B: self = .kanji
            case 0x3041...0x309F: self = .hiragana
            case 0x30A1...0x30FF: self = .katakana
            case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x300...0x36F, 0x370...0x52F, 0xFF21...0xFF3A, 0xFF41...0xFF5A:
                self = .letters
            case 0x30...0x39, 0xFF10...0xFF19: self = .letters
            default: return nil
            }
        }
    }

    // MARK: Writing

    /// Writes the text without spaces at its ends, and with signs.
    private mutating func finish() {
        var low = 0
        var high = written.count
        while low < high, Self.isSpace(written[low]) { low += 1 }
        while high > low, Self.isSpace(written[high - 1]) { high -= 1 }
        var index = low
        // One by one: appending a sequence to this view copies all that it holds.
        func write(_ scalars: ArraySlice<Unicode.Scalar>) { for scalar in scalars { text.append(scalar) } }
        for place in places where place.start >= low && place.end <= high && place.start >= index {
            write(written[index..<place.start])
            if let sign = Unicode.Scalar(InsetSign.ruby) { text.append(sign) }
            index = place.start
            rubies.append(BookRuby(base: Self.string(written[place.start..<place.end]), reading: place.reading))
        }
        write(written[index..<high])
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || scalar == "\u{FEFF}"
    }

    private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }

    /// The plain text of a part of a line.
    private static func plain(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var line = AozoraLine()
        line.read(scalars)
        return string(line.written[...])
    }

    private init() {}
}
