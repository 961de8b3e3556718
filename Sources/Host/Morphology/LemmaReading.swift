import Model
import Phonology

/// Derives the reading of a dictionary form from that of an inflected form.
enum LemmaReading {
    /// The reading of a morpheme's lemma, in hiragana; nil if it cannot be derived.
    ///
    /// Surface and lemma share a stem and differ in kana: 行っ (いっ) and 行く leave い for 行, so 行く is いく.
    /// 来る, whose stem changes its sound, is くる.
    static func of(_ morpheme: Morpheme) -> String? {
        guard morpheme.surface.verbatim != morpheme.lemma.verbatim, let reading = morpheme.reading else {
            return morpheme.reading
        }
        var (surface, lemma) = (morpheme.surface.unicodeScalars[...], morpheme.lemma.unicodeScalars[...])
        while let first = surface.first, first == lemma.first {
            surface.removeFirst()
            lemma.removeFirst()
        }
        guard let stem = drop(surface, from: reading), lemma.allSatisfy(Kana.isKana) else {
            return Kana.isKana(morpheme.lemma) ? Kana.hiragana(morpheme.lemma) : nil
        }
        if morpheme.isType("カ変・来ル") { return stem.dropLast() + "くる" }
        return stem + Kana.hiragana(String(lemma))
    }

    /// A reading without the given kana at its end; nil if it does not end with them.
    private static func drop(_ ending: Substring.UnicodeScalarView, from reading: String) -> String? {
        guard ending.allSatisfy(Kana.isKana) else { return nil }
        let kana = Kana.hiragana(String(ending))
        guard reading.ends(with: kana) else { return nil }
        return String(reading.utf8.dropLast(kana.utf8.count))
    }
}
