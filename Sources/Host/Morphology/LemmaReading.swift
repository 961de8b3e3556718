import Phonology

/// Derives the reading of a dictionary form from that of an inflected form.
enum LemmaReading {
    /// The reading of a morpheme's lemma, in hiragana; nil if it cannot be derived.
    ///
    /// Surface and lemma share a stem and differ in kana: 行っ (いっ) and 行く leave い for 行, so 行く is いく.
    /// 来る, whose stem changes its sound, is くる.
    static func of(_ morpheme: Morpheme) -> String? {
        guard morpheme.surface != morpheme.lemma, let reading = morpheme.reading else { return morpheme.reading }
        let surface = Array(morpheme.surface.unicodeScalars)
        let lemma = Array(morpheme.lemma.unicodeScalars)
        let shared = zip(surface, lemma).prefix { $0 == $1 }.count
        guard let stem = drop(surface[shared...], from: reading), lemma[shared...].allSatisfy(Kana.isKana) else {
            return lemma.allSatisfy(Kana.isKana) ? Kana.hiragana(morpheme.lemma) : nil
        }
        if morpheme.inflection?.type == "カ変・来ル" { return stem.dropLast() + "くる" }
        return stem + Kana.hiragana(string(lemma[shared...]))
    }

    /// A reading without the given kana at its end; nil if it does not end with them.
    private static func drop(_ ending: ArraySlice<Unicode.Scalar>, from reading: String) -> String? {
        guard ending.allSatisfy(Kana.isKana) else { return nil }
        let kana = Kana.hiragana(string(ending))
        return reading.hasSuffix(kana) ? String(reading.dropLast(kana.count)) : nil
    }

    private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }
}
