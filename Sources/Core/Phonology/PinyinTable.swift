/// The syllables of Standard Chinese, indexed by their letters.
///
/// Source: the syllables of 现代汉语词典 (7th edition), and those that CC-CEDICT adds for interjections and
/// dialect words (`biang`, `fiao`, `lo`, `hng`).
enum PinyinTable {
    struct Row: Sendable {
        /// The packed letters; see `pack`.
        let code: UInt32
        let initial: PinyinInitial
        let final: PinyinFinal
    }

    /// The longest syllable in letters: `zhuang`.
    static let longest = 6

    /// Returns the syllable with these packed letters; nil if there is none.
    static func row(_ code: UInt32) -> Row? {
        var low = 0
        var high = rows.count
        while low < high {
            let middle = (low + high) / 2
            if rows[middle].code < code { low = middle + 1 } else { high = middle }
        }
        return low < rows.count && rows[low].code == code ? rows[low] : nil
    }

    /// Appends a letter to packed letters, with five bits per letter, so that six letters fit.
    static func pack(_ code: UInt32, _ letter: UInt8) -> UInt32 { code << 5 | UInt32(letter) }

    /// All spellings with their syllables, ordered by code.
    private static let rows: [Row] = {
        var rows: [Row] = []
        rows.reserveCapacity(480)
        for initial in PinyinInitial.allCases {
            for final in finals(after: initial) {
                for letters in spellings(initial, final) {
                    var code: UInt32 = 0
                    for scalar in letters.unicodeScalars {
                        code = pack(code, PinyinLetter(scalar)?.code ?? 0)
                    }
                    rows.append(Row(code: code, initial: initial, final: final))
                }
            }
        }
        rows.sort { $0.code < $1.code }
        return rows
    }()

    /// Returns the correct spelling and the common variants: `lue` for `lüe`, `jü` for `ju`.
    private static func spellings(_ initial: PinyinInitial, _ final: PinyinFinal) -> [String] {
        let right = PinyinSyllable(initial: initial, final: final, tone: nil).letters
        guard final.isRounded else { return [right] }
        if initial == .none { return [right, "y" + final.attached] }
        if initial.isPalatal { return [right, initial.letters + final.attached] }
        return final == .üe ? [right, initial.letters + "ue"] : [right]
    }

    private static func finals(after initial: PinyinInitial) -> [PinyinFinal] {
        switch initial {
        case .none:
            [
                .a, .o, .e, .ê, .ai, .ei, .ao, .ou, .an, .en, .ang, .eng, .er, .i, .ia, .io, .ie, .iai, .iao, .iou,
                .ian, .in, .iang, .ing, .iong, .u, .ua, .uo, .uai, .uei, .uan, .uen, .uang, .ueng, .ü, .üe, .üan, .ün,
                .m, .n, .ng, .r, .unknown,
            ]
        case .b:
            [
                .a, .o, .ai, .ei, .ao, .an, .en, .ang, .eng, .i, .ia, .ie, .iao, .iou, .ian, .in, .iang, .ing, .u,
            ]
        case .p:
            [
                .a, .o, .ai, .ei, .ao, .ou, .an, .en, .ang, .eng, .i, .ia, .ie, .iao, .ian, .in, .ing, .u,
            ]
        case .m:
            [
                .a, .o, .e, .ai, .ei, .ao, .ou, .an, .en, .ang, .eng, .i, .ie, .iao, .iou, .ian, .in, .ing, .u,
            ]
        case .f: [.a, .o, .ei, .ou, .an, .en, .ang, .eng, .iao, .u]
        case .d:
            [
                .a, .e, .ai, .ei, .ao, .ou, .an, .en, .ang, .eng, .ong, .i, .ia, .ie, .iao, .iou, .ian, .ing, .u, .uo,
                .uei, .uan, .uen, .uang,
            ]
        case .t:
            [
                .a, .e, .ai, .ei, .ao, .ou, .an, .ang, .eng, .ong, .i, .ie, .iao, .ian, .ing, .u, .uo, .uei, .uan,
                .uen,
            ]
        case .n:
            [
                .a, .e, .ai, .ei, .ao, .ou, .an, .en, .ang, .eng, .ong, .i, .ia, .ie, .iao, .iou, .ian, .in, .iang,
                .ing, .u, .uo, .uan, .uen, .ü, .üe,
            ]
        case .l:
            [
                .a, .o, .e, .ai, .ei, .ao, .ou, .an, .ang, .eng, .ong, .i, .ia, .ie, .iao, .iou, .ian, .in, .iang,
                .ing, .u, .uo, .uan, .uen, .ü, .üe,
            ]
        case .g:
            [
                .a, .e, .ai, .ei, .ao, .ou, .an, .en, .ang, .eng, .ong, .ing, .u, .ua, .uo, .uai, .uei, .uan, .uen,
                .uang,
            ]
        case .k:
            [
                .a, .e, .ai, .ei, .ao, .ou, .an, .en, .ang, .eng, .ong, .u, .ua, .uo, .uai, .uei, .uan, .uen, .uang,
            ]
        case .h:
            [
                .a, .e, .ai, .ei, .ao, .ou, .an, .en, .ang, .eng, .ong, .u, .ua, .uo, .uai, .uei, .uan, .uen, .uang,
                .m, .ng,
            ]
        case .j, .q, .x:
            [.i, .ia, .ie, .iao, .iou, .ian, .in, .iang, .ing, .iong, .ü, .üe, .üan, .ün]
        case .zh:
            [
                .a, .e, .ai, .ei, .ao, .ou, .an, .en, .ang, .eng, .ong, .i, .u, .ua, .uo, .uai, .uei, .uan, .uen,
                .uang,
            ]
        case .ch:
            [.a, .e, .ai, .ao, .ou, .an, .en, .ang, .eng, .ong, .i, .u, .ua, .uo, .uai, .uei, .uan, .uen, .uang]
        case .sh:
            [.a, .e, .ai, .ei, .ao, .ou, .an, .en, .ang, .eng, .i, .u, .ua, .uo, .uai, .uei, .uan, .uen, .uang]
        case .r: [.e, .ao, .ou, .an, .en, .ang, .eng, .ong, .i, .u, .ua, .uo, .uei, .uan, .uen]
        case .z:
            [.a, .e, .ai, .ei, .ao, .ou, .an, .en, .ang, .eng, .ong, .i, .u, .uo, .uei, .uan, .uen]
        case .c:
            [.a, .e, .ai, .ei, .ao, .ou, .an, .en, .ang, .eng, .ong, .i, .u, .uo, .uei, .uan, .uen]
        case .s:
            [.a, .e, .ai, .ei, .ao, .ou, .an, .en, .ang, .eng, .ong, .i, .u, .uo, .uei, .uan, .uen]
        }
    }
}
