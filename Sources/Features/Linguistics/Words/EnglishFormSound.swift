/// How the regular forms of English words are pronounced, where no dictionary has them: "whisking" from "whisk", "keeper's" from
/// "keeper". A reading is one or several pronunciations between slashes, each with a remark: "/juz/ (verb), /jus/ (noun)".
enum EnglishFormSound {
    /// The pronunciation of a regular form; nil if it has no regular ending.
    ///
    /// - Parameters:
    ///   - form: In lower case.
    ///   - reading: Of its dictionary form, the pronunciation that is meant first.
    static func sound(of form: String, from reading: String) -> String? {
        guard let base = parts(reading).first?.sound, !base.isEmpty else { return nil }
        if form.hasSuffix("ing") { return "/" + stressed(base) + "ɪŋ/" }
        if form.hasSuffix("ed") { return "/" + past(base) + "/" }
        return form.hasSuffix("s") ? "/" + sibilant(base) + "/" : nil
    }

    /// A reading with "'s" behind each of its pronunciations.
    static func possessive(of reading: String) -> String {
        parts(reading).map { "/" + sibilant($0.sound) + "/" + $0.remark }.joined(separator: ", ")
    }

    /// The pronunciations of a form, in front the one that begins most like its dictionary form: of "uses" the verb is
    /// /ˈjuzəz/. Those with a remark stay as they are.
    static func ordered(_ reading: String, like base: String) -> String {
        let forms = parts(reading)
        guard forms.count > 1, forms.allSatisfy({ $0.remark.isEmpty }), let base = parts(base).first?.sound else {
            return reading
        }
        let common = forms.map { shared(plain($0.sound), plain(base)) }
        guard let most = common.max(), let place = common.firstIndex(of: most), place > 0 else { return reading }
        var sounds = forms.map { "/" + $0.sound + "/" }
        sounds.insert(sounds.remove(at: place), at: 0)
        return sounds.joined(separator: ", ")
    }

    private static func parts(_ reading: String) -> [(sound: String, remark: String)] {
        var parts: [(sound: String, remark: String)] = []
        for piece in reading.split(separator: "/", omittingEmptySubsequences: true) {
            // Sounds and remarks by turns: "rid", " (verb), ", "rɛd", " (past tense)".
            guard piece.first == " " || piece.first == "," else {
                parts.append((String(piece), ""))
                continue
            }
            guard !parts.isEmpty else { continue }
            var remark = piece
            while remark.last == " " || remark.last == "," { remark.removeLast() }
            parts[parts.count - 1].remark = String(remark)
        }
        return parts
    }

    /// Without marks of stress.
    private static func plain(_ sound: String) -> [Unicode.Scalar] { sound.unicodeScalars.filter { !isMark($0) } }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool { scalar == "ˈ" || scalar == "ˌ" }

    private static func shared(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
        var count = 0
        while count < min(left.count, right.count), left[count] == right[count] { count += 1 }
        return count
    }

    /// With a mark of stress, which a word of one syllable has none of.
    private static func stressed(_ sound: String) -> String {
        sound.unicodeScalars.contains(where: isMark) ? sound : "ˈ" + sound
    }

    private static func sibilant(_ sound: String) -> String {
        switch sound.unicodeScalars.last {
        case "s", "z", "ʃ", "ʒ": stressed(sound) + "əz"
        case "p", "t", "k", "f", "θ": sound + "s"
        default: sound + "z"
        }
    }

    private static func past(_ sound: String) -> String {
        switch sound.unicodeScalars.last {
        case "t", "d": stressed(sound) + "əd"
        case "p", "k", "f", "θ", "s", "ʃ": sound + "t"
        default: sound + "d"
        }
    }
}
