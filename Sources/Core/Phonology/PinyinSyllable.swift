/// One syllable of Hanyu Pinyin, usually the reading of one character.
///
/// ```swift
/// let syllable = PinyinSyllable("lu:4")!
/// syllable.letters   // "lü"
/// syllable.marked    // "lǜ"
/// syllable.zhuyin    // "ㄌㄩˋ"
/// ```
///
/// The r of 花儿 (`hua1 r5`) is a syllable of its own, so that a reading has one syllable for each character.
public struct PinyinSyllable: Hashable, Sendable {
    /// The initial consonant.
    public let initial: PinyinInitial
    /// The rest of the syllable, without the tone.
    public let final: PinyinFinal
    /// Nil if the text does not give it, as in a search for `nihao`.
    public var tone: Tone?
    /// Whether the first letter is a capital, as in names.
    public var isCapitalised: Bool

    /// Creates a syllable from its parts, without checking that Mandarin has it.
    public init(initial: PinyinInitial, final: PinyinFinal, tone: Tone?, isCapitalised: Bool = false) {
        self.initial = initial
        self.final = final
        self.tone = tone
        self.isCapitalised = isCapitalised
    }

    /// Parses one syllable: numbered (`lu:4`, `lv4`, `lü4`), marked (`lǜ`) or toneless (`lü`).
    ///
    /// Returns nil for anything that is not exactly one Mandarin syllable.
    public init?(_ text: String) {
        let scan = PinyinScan(text)
        guard let run = scan.only, run.count <= PinyinTable.longest else { return nil }
        var code: UInt32 = 0
        for (offset, letter) in run.enumerated() {
            if letter.endsSyllable && offset < run.count - 1 { return nil }
            code = PinyinTable.pack(code, letter.code)
        }
        guard let row = PinyinTable.row(code) else { return nil }
        self.init(row, letters: run, unmarked: nil)
    }

    /// Creates a syllable from a table row, with the tone and capital of its letters.
    init(_ row: PinyinTable.Row, letters: ArraySlice<PinyinLetter>, unmarked: Tone?) {
        var tone = unmarked
        for letter in letters {
            if let mark = letter.mark { tone = mark }
        }
        if let number = letters.last?.number { tone = number }
        self.init(initial: row.initial, final: row.final, tone: tone, isCapitalised: letters.first?.isUpper ?? false)
    }

    /// The letters in lower case without the tone, with `ü` where it keeps its dots: `lü`, `ju`, `yuan`.
    public var letters: String {
        if initial == .none { return final.alone }
        guard final.isRounded, initial.isPalatal else { return initial.letters + final.attached }
        return initial.letters + "u" + String(final.attached.unicodeScalars.dropFirst())
    }

    /// The letters with the tone number: `lü4`, `Bei3`; no number if the tone is unknown.
    public var numbered: String {
        var text = ""
        append(to: &text, marking: nil)
        if let tone { text.unicodeScalars.append(tone.digit) }
        return text
    }

    /// The letters with the tone mark: `lǜ`, `Běi`; no mark for a neutral or unknown tone.
    public var marked: String {
        var text = ""
        append(to: &text, marking: tone)
        return text
    }

    /// The syllable in the form of index keys: lower-case ASCII, `v` for `ü`.
    package var key: String {
        var key = ""
        for scalar in letters.unicodeScalars {
            switch scalar {
            case "ü": key += "v"
            case "ê": key += "e"
            default: key.unicodeScalars.append(scalar)
            }
        }
        return key
    }

    /// Whether it is the r that colours the preceding syllable.
    public var isErhua: Bool { initial == .none && final == .r }

    /// Whether it begins with a, e or o, which takes an apostrophe inside a word.
    var needsApostrophe: Bool {
        guard initial == .none else { return false }
        return switch final {
        case .a, .o, .e, .ê, .ai, .ei, .ao, .ou, .an, .en, .ang, .eng, .er: true
        default: false
        }
    }

    private func append(to text: inout String, marking tone: Tone?) {
        let letters = letters.unicodeScalars
        let place = ToneMark.place(in: letters)
        for (offset, scalar) in letters.enumerated() {
            var scalar = scalar
            if offset == 0, isCapitalised { scalar = PinyinLetter.uppercased(scalar) }
            if offset == place, let tone {
                ToneMark.append(tone, on: scalar, to: &text.unicodeScalars)
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }
}
