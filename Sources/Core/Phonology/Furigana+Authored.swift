/// A reading that an author wrote over characters of a word.
public struct AuthoredReading: Hashable, Sendable {
    /// The Unicode scalars of the word before it.
    public var place: Int
    /// The number of Unicode scalars under it.
    public var length: Int
    /// As the author wrote it.
    public var reading: String

    public init(place: Int, length: Int, reading: String) {
        self.place = place
        self.length = length
        self.reading = reading
    }
}

extension Furigana {
    /// Distributes a word's reading as ``furigana(surface:reading:)`` does, except that the author's stand as they are
    /// written.
    ///
    /// - Parameters:
    ///   - reading: That of the whole word, of which the author's is a part; empty if it is unknown.
    ///   - authored: The author's readings inside the word, in order and apart, each with the Unicode scalars before it.
    public static func furigana(
        surface: String, reading: String, authored: [AuthoredReading]
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
        of surface: String, from reading: String?, authored: [AuthoredReading]
    ) -> String? {
        let scalars = Array(surface.unicodeScalars)
        var sounds = [String?](repeating: nil, count: scalars.count)
        var place = 0
        for piece in furigana(surface: surface, reading: reading ?? "") {
            let count = piece.text.unicodeScalars.count
            spread(piece, over: place..<place + count, of: authored, into: &sounds)
            place += count
        }
        for author in authored where author.place < scalars.count {
            for index in author.place..<min(author.place + author.length, scalars.count) { sounds[index] = "" }
            sounds[author.place] = author.reading
        }
        var whole = ""
        for (scalar, sound) in zip(scalars, sounds) {
            if let sound {
                whole += sound
            } else if Kana.isKana(scalar) {
                whole.unicodeScalars.append(scalar)
            } else {
                return nil
            }
        }
        return whole
    }

    /// Gives the characters of a piece that are not the author's their part of its reading, where it can be told.
    private static func spread(
        _ piece: FuriganaPiece, over range: Range<Int>, of authored: [AuthoredReading],
        into sounds: inout [String?]
    ) {
        guard let ruby = piece.ruby else { return }
        var rest = Array(Kana.hiragana(ruby).unicodeScalars)[...]
        var open = range
        for author in authored
        where author.place < range.upperBound && author.place + author.length > range.lowerBound {
            let sound = Kana.hiragana(author.reading).unicodeScalars
            let end = author.place + author.length
            if author.place <= open.lowerBound {
                open = min(end, range.upperBound)..<range.upperBound
                guard rest.starts(with: sound) else { return }
                rest = rest.dropFirst(sound.count)
            } else if end >= range.upperBound {
                open = open.lowerBound..<author.place
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

    init(of scalars: [Unicode.Scalar], around authored: [AuthoredReading]) {
        var end = 0
        for author in authored where author.place >= end && author.place < scalars.count {
            texts.append(Self.string(scalars[end..<author.place]))
            end = min(author.place + author.length, scalars.count)
            bases.append(
                FuriganaPiece(text: Self.string(scalars[author.place..<end]), ruby: author.reading, isAuthored: true))
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
