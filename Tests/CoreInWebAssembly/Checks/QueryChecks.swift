import Model

/// Searches for cards are understood alike.
func checkQueries(_ report: inout Report) {
    for text in [
        "due<7", "stability>=.5", "-lapses>1e1", "ease=+2.5", "interval<=007", "due<many", "is:leech", "is:odd",
        "foo:bar", "10:30", "https://a.b", "\"due<7", "lang:zh", "lang:xx", "kind:cloze -银行", "a<b", "reviews=<3",
    ] {
        let query = CardQuery(text)
        var terms = ""
        for term in query.terms {
            terms += term.isNegated ? "not " : ""
            switch term.condition {
            case .text(let text): terms += "text " + text
            case .deck(let name): terms += "deck " + name
            case .tag(let tag): terms += "tag " + tag
            case .language(let language): terms += "language " + (language?.rawValue ?? "other")
            case .kind(let kind): terms += "kind " + kind.rawValue
            case .level(let level): terms += "level " + level
            case .standing(let standing): terms += "is " + standing.rawValue
            case .number(let property, let comparison, let number):
                terms += property.rawValue + comparison.rawValue + "\(number)"
            }
            terms += "; "
        }
        for fault in query.faults { terms += fault.description + "; " }
        report.same("search " + text, terms.utf8)
    }
    report.expect("a number", "\(Double(decimal: "-12.5e-1") ?? 0)", "-1.25")
    report.expect("no number", Double(decimal: "0x10") == nil && Double(decimal: ".") == nil)
}
