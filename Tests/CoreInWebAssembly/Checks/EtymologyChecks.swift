import Etymology
import Lexicon
import Model

func checkEtymology(_ report: inout Report) {
    let known: (String) -> WordEvidence? = { word in
        switch word {
        case "construct":
            evidence("verb", "L. constructus, p. p. of construere; con- + struere to pile up.", [])
        case "construction": evidence("noun", "L. constructio. See Construct.", ["construct"])
        case "happy": evidence("adjective", "From Hap chance.", [])
        case "earth", "ear": evidence("noun", "", [])
        case "unhappy": evidence("adjective", "", ["unhappiness"])
        case "unhappiness": evidence("noun", "", ["unhappy"])
        default: nil
        }
    }
    let tables = EtymologyTables(
        prefixes: [
            Affix(forms: ["con", "com"], meaning: "together", language: "Latin"),
            Affix(forms: ["un"], meaning: "not; to reverse", language: "Old English"),
        ],
        suffixes: [
            Affix(forms: ["ness"], meaning: "state or quality", language: "Old English", makes: "n"),
            Affix(forms: ["tion", "sion", "ion"], meaning: "action or its result", language: "Latin", makes: "n"),
        ],
        roots: [
            Root(
                forms: ["struct", "stru"], meaning: "to build", language: "Latin", sources: ["struere", "structus"],
                relatives: ["structure"])
        ],
        structures: [
            "earth": StatedStructure(
                parts: "earth", meaning: "ground, soil", language: "Old English", relatives: ["unearth"])
        ])
    for (word, wanted) in [
        ("construction", "con- struct -ion"), ("unhappiness", "un- happy -ness"), ("house", " house "),
        ("earth", " earth "),
    ] {
        let structure = WordStructure(of: word, by: tables, evidence: known)
        let parts = [structure.prefix?.form ?? "", structure.root.form, structure.suffix?.form ?? ""]
        report.expect(word, parts.joined(separator: " "), wanted)
    }
    let entry = WordEntry(
        word: "construct", partOfSpeech: ["verb"], englishMeaning: ["to build"], chineseMeaning: ["建造"],
        root: .init(form: "struct", meaning: "to build", originLanguage: "Latin"), prefix: .init(), suffix: .init(),
        relatedWords: ["structure"], variants: ["construction"])
    report.expect("a block comes back", NotebookText.entry(NotebookText.block(entry)) == entry)
    report.same("a block of the notebook", NotebookText.block(entry).utf8)
    report.expect(
        "inflection", EnglishInflection.forms(of: "stop", partOfSpeech: "verb", irregular: []).joined(separator: " "),
        "stops stopped stopping")
}

private func evidence(_ part: String, _ origin: String, _ relatives: Set<String>) -> WordEvidence {
    WordEvidence(
        partsOfSpeech: [part], meanings: ["a sense"], origins: origin.isEmpty ? [] : [OriginText(origin)], descent: [],
        relatives: relatives)
}
