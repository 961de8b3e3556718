/// Changes of English spelling before an ending.
enum Spelling {
    /// Returns the possible words before `suffix` was added to leave `stem`: "happi" + "ness" was "happy".
    static func bases(of stem: String, before suffix: String) -> [String] {
        var bases = [stem]
        let beginsWithVowel = suffix.first.map(isVowel) ?? false
        if beginsWithVowel {
            bases.append(stem + "e")
            if let last = stem.last, stem.dropLast().last == last, !isVowel(last), stem.count > 3 {
                bases.append(String(stem.dropLast()))
            }
        }
        if stem.last == "i" { bases.append(stem.dropLast() + "y") }
        switch suffix {
        case "ation": bases += [stem + "ate", stem + "y"]
        case "ion", "ive", "or", "ory": bases.append(stem + "e")
        case "ication": bases.append(stem + "y")
        case "ity":
            if stem.hasSuffix("bil") { bases.append(stem.dropLast(2) + "le") }
            if stem.hasSuffix("os") { bases.append(stem.dropLast() + "us") }
        case "ally": bases.append(stem + "al")
        case "ly":
            bases.append(stem + "le")
            if stem.hasSuffix("l") { bases.append(stem + "l") }
        case "ce", "cy", "ance", "ancy": bases += [stem + "ant", stem + "t"]
        case "ence", "ency": bases += [stem + "ent"]
        case "al", "ial", "ual", "ous", "ious", "ic", "ical", "ist", "ism", "ize", "ise", "ary", "ant", "able":
            bases.append(stem + "y")
        case "ian", "an": bases += [stem + "y", stem + "ics", stem + "a"]
        case "tion": bases += [stem + "t", stem + "te", stem + "ce", stem + "be"]
        case "sion": bases += [stem + "d", stem + "de", stem + "t", stem + "s", stem + "se"]
        case "er", "ed": if stem.last == "i" { bases.append(stem.dropLast() + "ie") }
        default: break
        }
        if suffix == "y" || suffix == "ic", stem.hasSuffix("at") { bases.append(stem + "e") }
        return bases
    }

    static func isVowel(_ letter: Character) -> Bool { "aeiouy".contains(letter) }

    /// Returns a word in the spelling used for comparing ancestors: lower case, without marks, æ as ae, j as i, k as c
    /// in Greek.
    static func plain(_ word: String) -> String {
        var text = ""
        for scalar in word.lowercased().unicodeScalars {
            switch scalar {
            case "ā", "á", "à", "â", "ă", "ä", "å": text += "a"
            case "ē", "é", "è", "ê", "ĕ", "ë": text += "e"
            case "ī", "í", "ì", "î", "ĭ", "ï": text += "i"
            case "ō", "ó", "ò", "ô", "ŏ", "ö": text += "o"
            case "ū", "ú", "ù", "û", "ŭ", "ü": text += "u"
            case "ȳ", "ý": text += "y"
            case "ç": text += "c"
            case "ñ": text += "n"
            case "æ": text += "ae"
            case "œ": text += "oe"
            case "þ", "ð": text += "th"
            case "j": text += "i"
            case "a"..."z": text.unicodeScalars.append(scalar)
            default: break
            }
        }
        return text
    }
}
