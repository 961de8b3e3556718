/// The final of a Mandarin syllable: medial, vowel and coda, without the tone.
///
/// Cases are named for the sound, not for the shortened spelling: `liu` has the final `iou`, `dui` has `uei`,
/// `lun` has `uen`, and `ju` has `ü`.
public enum PinyinFinal: UInt8, CaseIterable, Hashable, Sendable {
    case a, o, e, ê, ai, ei, ao, ou, an, en, ang, eng, ong, er
    case i, ia, io, ie, iai, iao, iou, ian, `in`, iang, ing, iong
    case u, ua, uo, uai, uei, uan, uen, uang, ueng
    case ü, üe, üan, ün
    /// A syllabic nasal: 呣 `m`, 嗯 `n`, `ng`; after `h` in 噷 `hm` and 哼 `hng`.
    case m, n, ng
    /// The `r` that colours the syllable before it: 花儿 `hua1 r5`.
    case r
    /// CC-CEDICT's `xx5`, for a character whose reading is unknown.
    case unknown

    /// The letters without an initial (`yao`, `wen`, `yu`).
    var alone: String { spelling.alone }

    /// The letters after an initial (`iao`, `un`, `ü`).
    var attached: String { spelling.attached }

    /// Its Zhuyin symbols.
    public var zhuyin: String { spelling.zhuyin }

    /// Whether the sound begins with `ü`.
    var isRounded: Bool { rawValue >= Self.ü.rawValue && rawValue <= Self.ün.rawValue }

    /// Whether it never occurs inside a written word: bare nasals, ê and the unknown reading.
    var isInterjection: Bool {
        switch self {
        case .ê, .m, .n, .ng, .unknown: true
        default: false
        }
    }

    private var spelling: (alone: String, attached: String, zhuyin: String) {
        switch self {
        case .a: ("a", "a", "ㄚ")
        case .o: ("o", "o", "ㄛ")
        case .e: ("e", "e", "ㄜ")
        case .ê: ("ê", "ê", "ㄝ")
        case .ai: ("ai", "ai", "ㄞ")
        case .ei: ("ei", "ei", "ㄟ")
        case .ao: ("ao", "ao", "ㄠ")
        case .ou: ("ou", "ou", "ㄡ")
        case .an: ("an", "an", "ㄢ")
        case .en: ("en", "en", "ㄣ")
        case .ang: ("ang", "ang", "ㄤ")
        case .eng: ("eng", "eng", "ㄥ")
        case .ong: ("ong", "ong", "ㄨㄥ")
        case .er: ("er", "er", "ㄦ")
        case .i: ("yi", "i", "ㄧ")
        case .ia: ("ya", "ia", "ㄧㄚ")
        case .io: ("yo", "io", "ㄧㄛ")
        case .ie: ("ye", "ie", "ㄧㄝ")
        case .iai: ("yai", "iai", "ㄧㄞ")
        case .iao: ("yao", "iao", "ㄧㄠ")
        case .iou: ("you", "iu", "ㄧㄡ")
        case .ian: ("yan", "ian", "ㄧㄢ")
        case .in: ("yin", "in", "ㄧㄣ")
        case .iang: ("yang", "iang", "ㄧㄤ")
        case .ing: ("ying", "ing", "ㄧㄥ")
        case .iong: ("yong", "iong", "ㄩㄥ")
        case .u: ("wu", "u", "ㄨ")
        case .ua: ("wa", "ua", "ㄨㄚ")
        case .uo: ("wo", "uo", "ㄨㄛ")
        case .uai: ("wai", "uai", "ㄨㄞ")
        case .uei: ("wei", "ui", "ㄨㄟ")
        case .uan: ("wan", "uan", "ㄨㄢ")
        case .uen: ("wen", "un", "ㄨㄣ")
        case .uang: ("wang", "uang", "ㄨㄤ")
        case .ueng: ("weng", "ueng", "ㄨㄥ")
        case .ü: ("yu", "ü", "ㄩ")
        case .üe: ("yue", "üe", "ㄩㄝ")
        case .üan: ("yuan", "üan", "ㄩㄢ")
        case .ün: ("yun", "ün", "ㄩㄣ")
        case .m: ("m", "m", "ㄇ")
        case .n: ("n", "n", "ㄋ")
        case .ng: ("ng", "ng", "ㄫ")
        case .r: ("r", "r", "ㄦ")
        case .unknown: ("xx", "xx", "xx")
        }
    }
}
