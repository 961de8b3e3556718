import Model

extension Furigana {
    /// Distributes a word's reading as ``furigana(surface:reading:)`` does, but over the characters that have one by the author
    /// stands that, as it is written.
    ///
    /// - Parameters:
    ///   - reading: That of the whole word, of which the author's is a part; empty if it is unknown.
    ///   - authored: The author's readings inside the word, in order and apart, each with the Unicode scalars before it.
    public static func furigana(
        surface: String, reading: String, authored: [(place: Int, ruby: BookRuby)]
    ) -> [FuriganaPiece] {
        guard !authored.isEmpty else { return furigana(surface: surface, reading: reading) }
        let gaps = Gaps(of: Array(surface.unicodeScalars), around: authored)
        let readings = gaps.readings(in: reading)
        var pieces: [FuriganaPiece] = []
        for (index, gap) in gaps.texts.enumerated() {
            if !gap.isEmpty { pieces += furigana(surface: gap, reading: readings?[index] ?? "") }
            if index < gaps.bases.count { pieces.append(gaps.bases[index]) }
        }
        return pieces
    }

    /// Puts the author's readings in place of what a word's reading has for the same characters.
    ///
    /// - Parameter reading: The word's, in hiragana or katakana; nil if it is unknown.
    /// - Returns: Nil if characters outside the author's have no known reading.
    public static func reading(
        of surface: String, from reading: String?, authored: [(place: Int, ruby: BookRuby)]
    ) -> String? {
        let scalars = Array(surface.unicodeScalars)
        var sounds = [String?](repeating: nil, count: scalars.count)
        var place = 0
        for piece in furigana(surface: surface, reading: reading ?? "") {
            let count = piece.text.unicodeScalars.count
            spread(piece, over: place..<place + count, of: authored, into: &sounds)
            place += count
        }
        for (place, ruby) in authored {
            for index in place..<min(place + ruby.length, scalars.count) { sounds[index] = "" }
            if place < scalars.count { sounds[place] = ruby.reading }
        }
        var whole = ""
        for (scalar, sound) in zip(scalars, sounds) {
            if let sound { whole += sound } else if Kana.isKana(scalar) { whole.unicodeScalars.append(scalar) } else {
                return nil
            }
        }
        return whole
    }

    /// Gives the characters of a piece that are not the author's their part of its reading, where it can be told.
    private static func spread(
        _ piece: FuriganaPiece, over range: Range<Int>, of authored: [(place: Int, ruby: BookRuby)],
        into sounds: inout [String?]
    ) {
        guard let ruby = piece.ruby else { return }
        var rest = Array(Kana.hiragana(ruby).unicodeScalars)[...]
        var open = range
        for (place, inside) in authored where place < range.upperBound && place + inside.length > range.lowerBound {
            let sound = Kana.hiragana(inside.reading).unicodeScalars
            if place <= open.lowerBound {
                open = min(place + inside.length, range.upperBound)..<range.upperBound
                guard rest.starts(with: sound) else { return }
                rest = rest.dropFirst(sound.count)
            } else if place + inside.length >= range.upperBound {
                open = open.lowerBound..<place
                guard rest.reversed().starts(with: sound.reversed()) else { return }
                rest = rest.dropLast(sound.count)
            } else {
                return
            }
        }
        guard !open.isEmpty, !rest.isEmpty else { return }
        for index in open { sounds[index] = "" }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: rest)
        sounds[open.lowerBound] = String(text)
    }
}

/// The parts of a word before, between and after the characters with the author's readings.
private struct Gaps {
    /// One more than there are bases; empty where nothing is between them.
    var texts: [String] = []
    var bases: [FuriganaPiece] = []

    init(of scalars: [Unicode.Scalar], around authored: [(place: Int, ruby: BookRuby)]) {
        var end = 0
        for (place, ruby) in authored where place >= end && place < scalars.count {
            texts.append(Self.string(scalars[end..<place]))
            end = min(place + ruby.length, scalars.count)
            bases.append(FuriganaPiece(text: Self.string(scalars[place..<end]), ruby: ruby.reading))
        }
        texts.append(Self.string(scalars[end...]))
    }

    /// The reading of each part between the author's; nil if those do not occur in the reading in their order.
    func readings(in whole: String) -> [String]? {
        var rest = Array(Kana.hiragana(whole).unicodeScalars)[...]
        var found: [String] = []
        for (text, base) in zip(texts, bases) {
            let sound = Array(Kana.hiragana(base.ruby ?? "").unicodeScalars)
            let least = text.unicodeScalars.allSatisfy(Kana.isKana) ? text.unicodeScalars.count : text.isEmpty ? 0 : 1
            var skipped = least
            while skipped <= rest.count, !rest.dropFirst(skipped).starts(with: sound) { skipped += 1 }
            guard skipped <= rest.count, skipped == 0 || !text.isEmpty else { return nil }
            found.append(Self.string(rest.prefix(skipped)))
            rest = rest.dropFirst(skipped + sound.count)
        }
        found.append(Self.string(rest))
        return found
    }

    private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }
}
