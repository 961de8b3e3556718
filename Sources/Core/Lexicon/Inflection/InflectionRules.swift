import Model

/// How a word can be inflected further.
struct InflectionClass: OptionSet {
    let rawValue: UInt8
    /// 一段: 食べる.
    static let ichidan = InflectionClass(rawValue: 1)
    /// 五段: 読む.
    static let godan = InflectionClass(rawValue: 2)
    /// 来る, する.
    static let irregular = InflectionClass(rawValue: 4)
    /// い-adjectives.
    static let adjective = InflectionClass(rawValue: 8)
    static let polite = InflectionClass(rawValue: 16)
    static let past = InflectionClass(rawValue: 32)
    static let te = InflectionClass(rawValue: 64)

    static let verb: InflectionClass = [.ichidan, .godan, .irregular]
    static let any = InflectionClass(rawValue: 127)
}

/// A rule that takes one step off an inflected form.
struct InflectionRule {
    /// The end of the inflected form, and what takes its place.
    let ending: String
    let base: String
    /// What the inflected form itself can be inflected as.
    let form: InflectionClass
    /// What the word after it must be.
    let of: InflectionClass
    let step: InflectionStep
}

/// The rules of school grammar (学校文法), one for each ending.
enum InflectionRules {
    /// By the last scalar of the ending.
    static let byLastScalar: [Unicode.Scalar: [InflectionRule]] = {
        var rules: [Unicode.Scalar: [InflectionRule]] = [:]
        for rule in all {
            guard let last = rule.ending.unicodeScalars.last else { continue }
            rules[last, default: []].append(rule)
        }
        return rules
    }()

    /// By the last scalar of what takes the ending's place.
    static let byLastOfBase: [Unicode.Scalar: [InflectionRule]] = {
        var rules: [Unicode.Scalar: [InflectionRule]] = [:]
        for rule in all {
            guard let last = rule.base.unicodeScalars.last else { continue }
            rules[last, default: []].append(rule)
        }
        return rules
    }()

    /// The five rows of 五段 verbs: the ending of the dictionary form, and its forms in a, i, e and o.
    private static let rows: [(u: String, a: String, i: String, e: String, o: String)] = [
        ("う", "わ", "い", "え", "お"), ("く", "か", "き", "け", "こ"), ("ぐ", "が", "ぎ", "げ", "ご"), ("す", "さ", "し", "せ", "そ"),
        ("つ", "た", "ち", "て", "と"), ("ぬ", "な", "に", "ね", "の"), ("ぶ", "ば", "び", "べ", "ぼ"), ("む", "ま", "み", "め", "も"),
        ("る", "ら", "り", "れ", "ろ"),
    ]

    /// The forms in た of 五段 verbs; those in て end in て and で.
    private static let pasts: [(String, String)] = [
        ("った", "う"), ("った", "つ"), ("った", "る"), ("んだ", "む"), ("んだ", "ぶ"), ("んだ", "ぬ"), ("いた", "く"), ("いだ", "ぐ"),
        ("した", "す"),
        ("行った", "行く"), ("いった", "いく"), ("問うた", "問う"),
    ]

    /// What follows the form in i of a verb.
    private static let afterStem: [(String, InflectionClass, InflectionStep)] = [
        ("ます", .polite, .polite), ("たい", .adjective, .wanting), ("そう", [], .seeming), ("すぎる", .ichidan, .excessive),
        ("過ぎる", .ichidan, .excessive), ("やすい", .adjective, .easyTo), ("にくい", .adjective, .hardTo),
        ("づらい", .adjective, .hardTo), ("ながら", [], .meanwhile), ("なさい", [], .request),
        ("かねる", .ichidan, .unable), ("兼ねる", .ichidan, .unable), ("かねない", .adjective, .liable),
        ("兼ねない", .adjective, .liable), ("かねません", [], .liable), ("兼ねません", [], .liable),
    ]

    /// What follows the form in て; でいる and so on likewise, also behind ないで (言わないでおく).
    private static let afterTe: [(String, InflectionClass, InflectionStep)] = [
        ("いる", .ichidan, .continuing), ("る", .ichidan, .continuing), ("ある", .godan, .resulting),
        ("おく", .godan, .ahead), ("しまう", .godan, .completely), ("も", [], .concessive),
    ]

    /// What follows the form in a of a verb to say that there is no way around it.
    private static let unavoidable: [(String, InflectionClass)] = [
        ("ざるを得ない", .adjective), ("ざるをえない", .adjective), ("ざるを得ません", []), ("ざるをえません", []),
    ]

    private static let all: [InflectionRule] = {
        var rules: [InflectionRule] = []
        func add(
            _ ending: String, _ base: String, _ form: InflectionClass, _ of: InflectionClass, _ step: InflectionStep
        ) {
            rules.append(InflectionRule(ending: ending, base: base, form: form, of: of, step: step))
        }
        addGodan(add)
        addIchidan(add)
        addIrregular(add)
        addAdjectives(add)
        add("ました", "ます", .past, .polite, .past)
        add("まして", "ます", .te, .polite, .te)
        add("ません", "ます", [], .polite, .negative)
        add("ませんでした", "ます", [], .polite, .past)
        add("ましょう", "ます", [], .polite, .volitional)
        add("ますまい", "ます", [], .polite, .unlikely)
        for (voiced, plain) in [("だ", "で"), ("た", "て")] {
            add(voiced + "ら", voiced, [], .past, .conditional)
            add(voiced + "り", voiced, [], .past, .listing)
            for (after, form, step) in afterTe { add(plain + after, plain, form, .te, step) }
        }
        add("とく", "て", .godan, .te, .ahead)
        add("どく", "で", .godan, .te, .ahead)
        add("ちゃう", "て", .godan, .te, .completely)
        add("じゃう", "で", .godan, .te, .completely)
        return rules
    }()

    private typealias Adding = (String, String, InflectionClass, InflectionClass, InflectionStep) -> Void

    private static func addGodan(_ add: Adding) {
        for (past, base) in pasts {
            add(past, base, .past, .godan, .past)
            let te = past.unicodeScalars.last == "た" ? "て" : "で"
            add(String(past.dropLast()) + te, base, .te, .godan, .te)
        }
        for row in rows {
            add(row.a + "ない", row.u, .adjective, .godan, .negative)
            add(row.a + "ず", row.u, [], .godan, .without)
            add(row.a + "ずに", row.u, [], .godan, .without)
            add(row.a + "ぬ", row.u, [], .godan, .negative)
            add(row.a + "ないで", row.u, .te, .godan, .without)
            add(row.a + "ざる", row.u, [], .godan, .negative)
            for (ending, form) in unavoidable { add(row.a + ending, row.u, form, .godan, .unavoidable) }
            add(row.u + "まい", row.u, [], .godan, .unlikely)
            add(row.a + "れる", row.u, .ichidan, .godan, .passive)
            add(row.a + "せる", row.u, .ichidan, .godan, .causative)
            add(row.a + "す", row.u, .godan, .godan, .causative)
            add(row.e + "る", row.u, .ichidan, .godan, .potential)
            add(row.e + "ば", row.u, [], .godan, .conditional)
            add(row.e, row.u, [], .godan, .imperative)
            add(row.o + "う", row.u, [], .godan, .volitional)
            for (after, form, step) in afterStem { add(row.i + after, row.u, form, .godan, step) }
        }
    }

    private static func addIchidan(_ add: Adding) {
        add("た", "る", .past, .ichidan, .past)
        add("て", "る", .te, .ichidan, .te)
        add("ない", "る", .adjective, .ichidan, .negative)
        add("ず", "る", [], .ichidan, .without)
        add("ずに", "る", [], .ichidan, .without)
        add("ぬ", "る", [], .ichidan, .negative)
        add("ないで", "る", .te, .ichidan, .without)
        add("ざる", "る", [], .ichidan, .negative)
        for (ending, form) in unavoidable { add(ending, "る", form, .ichidan, .unavoidable) }
        add("まい", "る", [], .ichidan, .unlikely)
        add("るまい", "る", [], .ichidan, .unlikely)
        add("られる", "る", .ichidan, .ichidan, .potential)
        add("られる", "る", .ichidan, .ichidan, .passive)
        add("れる", "る", .ichidan, .ichidan, .potential)
        add("させる", "る", .ichidan, .ichidan, .causative)
        add("れば", "る", [], .ichidan, .conditional)
        add("ろ", "る", [], .ichidan, .imperative)
        add("よ", "る", [], .ichidan, .imperative)
        add("よう", "る", [], .ichidan, .volitional)
        for (after, form, step) in afterStem { add(after, "る", form, .ichidan, step) }
    }

    private static func addIrregular(_ add: Adding) {
        /// 来る in kanji and kana: the dictionary form, and the stems before た, ない and られる.
        for (base, ki, ko) in [("来る", "来", "来"), ("くる", "き", "こ")] {
            add(ki + "た", base, .past, .irregular, .past)
            add(ki + "て", base, .te, .irregular, .te)
            add(ko + "ない", base, .adjective, .irregular, .negative)
            add(ko + "ず", base, [], .irregular, .without)
            add(ko + "ないで", base, .te, .irregular, .without)
            for (ending, form) in unavoidable { add(ko + ending, base, form, .irregular, .unavoidable) }
            add(ko + "まい", base, [], .irregular, .unlikely)
            add(base + "まい", base, [], .irregular, .unlikely)
            add(ko + "られる", base, .ichidan, .irregular, .potential)
            add(ko + "られる", base, .ichidan, .irregular, .passive)
            add(ko + "れる", base, .ichidan, .irregular, .potential)
            add(ko + "させる", base, .ichidan, .irregular, .causative)
            add(ko + "よう", base, [], .irregular, .volitional)
            add(ko + "い", base, [], .irregular, .imperative)
            for (after, form, step) in afterStem { add(ki + after, base, form, .irregular, step) }
        }
        add("来れば", "来る", [], .irregular, .conditional)
        add("くれば", "くる", [], .irregular, .conditional)
        add("した", "する", .past, .irregular, .past)
        add("して", "する", .te, .irregular, .te)
        add("しない", "する", .adjective, .irregular, .negative)
        add("せず", "する", [], .irregular, .without)
        add("しないで", "する", .te, .irregular, .without)
        for (ending, form) in unavoidable { add("せ" + ending, "する", form, .irregular, .unavoidable) }
        add("するまい", "する", [], .irregular, .unlikely)
        add("すまい", "する", [], .irregular, .unlikely)
        add("せずに", "する", [], .irregular, .without)
        add("できる", "する", .ichidan, .irregular, .potential)
        add("出来る", "する", .ichidan, .irregular, .potential)
        add("される", "する", .ichidan, .irregular, .passive)
        add("させる", "する", .ichidan, .irregular, .causative)
        add("すれば", "する", [], .irregular, .conditional)
        add("しよう", "する", [], .irregular, .volitional)
        add("しろ", "する", [], .irregular, .imperative)
        add("せよ", "する", [], .irregular, .imperative)
        for (after, form, step) in afterStem { add("し" + after, "する", form, .irregular, step) }
    }

    private static func addAdjectives(_ add: Adding) {
        add("かった", "い", .past, .adjective, .past)
        add("くて", "い", .te, .adjective, .te)
        add("くない", "い", .adjective, .adjective, .negative)
        add("ければ", "い", [], .adjective, .conditional)
        add("く", "い", [], .adjective, .adverb)
        add("さ", "い", [], .adjective, .degree)
        add("そう", "い", [], .adjective, .seeming)
        add("げ", "い", [], .adjective, .seeming)
        add("すぎる", "い", .ichidan, .adjective, .excessive)
    }
}
