import Model

/// Parses EDICT and EDICT2: `漢字;汉字 [かんじ(P)] /(n) Chinese character/kanji/(P)/EntL1213230X/`. Skips lines that are not
/// entries.
func forEachEntry(inEDICT text: String, _ body: (BroughtEntry) throws -> Void) rethrows {
    for line in text.utf8.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
        if let entry = BroughtEntry(edict: line) { try body(entry) }
    }
}

extension BroughtEntry {
    /// Nil if the line is no entry. The heading of the file, which begins with full-width question marks, is none.
    package init?(edict line: Substring.UTF8View) {
        guard let slash = line.firstIndex(of: UInt8(ascii: "/")) else { return nil }
        let head = line[..<slash]
        let spellings: Substring.UTF8View
        var sounds: Substring.UTF8View?
        if let open = head.firstIndex(of: UInt8(ascii: "[")) {
            guard let close = head[open...].firstIndex(of: UInt8(ascii: "]")) else { return nil }
            spellings = head[..<open]
            sounds = head[head.index(after: open)..<close]
        } else {
            spellings = head
        }
        let forms = Self.forms(spellings)
        let readings = sounds.map(Self.forms) ?? []
        guard let headword = forms.first, !headword.hasPrefix("？"), !headword.contains(" ") else { return nil }
        var glosses: [String] = []
        for part in line[slash...].split(separator: UInt8(ascii: "/")) {
            let gloss = (String(part) ?? "").trimmingWhitespace
            if gloss.isEmpty || gloss == "(P)" || gloss.hasPrefix("EntL") { continue }
            glosses.append(gloss)
        }
        guard !glosses.isEmpty else { return nil }
        self.init(headword: headword, reading: readings.first ?? "", definitions: glosses)
        otherForms = Array(forms.dropFirst()) + readings.dropFirst()
        partOfSpeech = Self.partOfSpeech(glosses[0])
    }

    /// The spellings between semicolons, without remarks in brackets: `(P)`, `(oK)`.
    private static func forms(_ bytes: Substring.UTF8View) -> [String] {
        bytes.split(separator: UInt8(ascii: ";")).compactMap { part in
            let plain = part.firstIndex(of: UInt8(ascii: "(")).map { part[..<$0] } ?? part
            let form = (String(plain) ?? "").trimmingWhitespace
            return form.isEmpty ? nil : form
        }
    }

    /// What the codes before the first gloss say: `(v5r,vi)` is a verb, `(adj-i)` an adjective.
    private static func partOfSpeech(_ gloss: String) -> PartOfSpeechCode {
        guard gloss.hasPrefix("(") else { return .none }
        let codes = gloss.dropFirst().prefix { $0 != ")" }.split(separator: ",")
        if codes.contains(where: { $0 == "adj-i" }) { return .adjective }
        if codes.contains(where: { $0.hasPrefix("v1") || $0.hasPrefix("v5") || $0 == "vk" || $0.hasPrefix("vs-") }) {
            return .verb
        }
        return codes.contains("n") && !codes.contains("vs") ? .noun : .none
    }
}
