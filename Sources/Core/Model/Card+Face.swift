extension Card {
    /// What a card shows beyond what its kind shows of the note: where the gaps of its sentence are, and what its template
    /// in Anki says. It is derived from the note, and empty for most cards.
    public struct Face: Hashable, Sendable {
        /// The parts below, as the database has them.
        public var stored: String

        public init(stored: String = "") { self.stored = stored }

        /// The word that the card asks for, if it is not the note's.
        public var word: String { part(0) }
        /// The pictures of the front by their names, one per line.
        public var pictures: String { part(1) }
        /// What the back adds.
        public var remarks: String { part(2) }
        /// The sentence in pieces.
        var sentence: String { part(3) }

        private func part(_ index: Int) -> String {
            let parts = stored.split(at: "\u{1D}")
            return index < parts.count ? parts[index] : ""
        }
    }
}

extension Card.Face {
    /// - Parameters:
    ///   - sentence: A gap for each piece that is the word. Together the pieces are the note's sentence; otherwise they
    ///     do not count.
    ///   - word: Empty if it is the note's.
    public init(sentence: [SentencePiece], word: String = "", pictures: [String] = [], remarks: String = "") {
        var pieces = ""
        var isGap = false
        for piece in sentence {
            if piece.isWord != isGap { pieces += "\u{1F}" }
            // Between two gaps is an empty piece.
            if piece.isWord, isGap { pieces += "\u{1F}\u{1F}" }
            isGap = piece.isWord
            pieces += Self.plain(piece.text)
            if !piece.hint.isEmpty { pieces += "\u{1E}" + Self.plain(piece.hint) }
        }
        self.init(
            stored: [Self.plain(word), Self.plain(Note.field(of: pictures)), Self.plain(remarks), pieces]
                .joined(separator: "\u{1D}"))
    }

    /// Returns a text without the separators.
    private static func plain(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 >= 0x1D && $0 <= 0x1F }) else { return text }
        var plain = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where scalar.value < 0x1D || scalar.value > 0x1F { plain.append(scalar) }
        return String(plain)
    }
}

extension Note {
    /// Returns the sentence in pieces, with the gaps of a card's face. If it has none, or the sentence was changed since,
    /// the gaps are where the word occurs.
    public func pieces(_ face: Card.Face = Card.Face()) -> [SentencePiece] {
        var pieces: [SentencePiece] = []
        var whole = ""
        var isGap = false
        for text in face.sentence.split(at: "\u{1F}") {
            let parts = text.split(at: "\u{1E}")
            whole += parts[0]
            if isGap || !text.isEmpty {
                pieces.append(SentencePiece(text: parts[0], isWord: isGap, hint: parts.count > 1 ? parts[1] : ""))
            }
            isGap.toggle()
        }
        if whole == sentence { return pieces }
        let known = pieces.first { $0.isWord }?.text ?? word
        return sentence.pieces(around: sentence.holds(known) ? known : word)
    }

    /// Returns the pictures that a card shows before its answer.
    public func pictures(onFrontOf kind: Card.Kind, _ face: Card.Face) -> [String] {
        let all = pictures
        if face.stored.isEmpty { return kind == .recall || kind == .recognition && isNamedAfterMedium ? all : [] }
        return Self.names(in: face.pictures).filter { all.contains($0) }
    }
}

extension String {
    /// Returns the parts between separators, at least one.
    fileprivate func split(at separator: Unicode.Scalar) -> [String] {
        unicodeScalars.split(separator: separator, omittingEmptySubsequences: false).map { String($0) }
    }
}
