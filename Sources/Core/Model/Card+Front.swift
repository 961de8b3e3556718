extension Card {
    /// What a card shows before its answer, whatever shows it: a page, a terminal.
    public enum Front: Hashable, Sendable {
        case word(String)
        /// The names of the note's pictures, where its word is only the name of one.
        case pictures([String])
        /// The sound of the word. Where nothing can be heard, the text takes its place: the reading, or the word without one.
        case sound(instead: String)
        /// The meaning.
        case definition(String)
        /// The sentence, with a gap in place of the word.
        case sentence([SentencePiece])
        /// Nothing asks.
        case nothing

        /// The front as text alone, with `mark` in place of a gap.
        public func text(gap mark: String) -> String {
            switch self {
            case .word(let text), .sound(let text), .definition(let text): return text
            case .pictures(let names): return names.joined(separator: ", ")
            case .sentence(let pieces):
                var text = ""
                for piece in pieces { text += !piece.isWord ? piece.text : piece.hint.isEmpty ? mark : piece.shownHint }
                return text
            case .nothing: return ""
            }
        }
    }
}

/// A part of a sentence: the word that it is about, or what stands around it.
public struct SentencePiece: Hashable, Sendable {
    public var text: String
    public var isWord: Bool
    /// What a gap shows in place of the word; may be empty.
    public var hint: String

    public init(text: String, isWord: Bool, hint: String = "") {
        self.text = text
        self.isWord = isWord
        self.hint = hint
    }

    /// The hint as a gap shows it.
    public var shownHint: String { "[" + hint + "]" }
}

extension Note {
    /// The word of a note whose fields say none.
    public static let noWord = "—"

    /// Returns what a card of a kind shows before its answer, besides ``pictures(onFrontOf:_:)``.
    public func front(of kind: Card.Kind, _ face: Card.Face = Card.Face()) -> Card.Front {
        let pictures = pictures(onFrontOf: kind, face)
        switch kind {
        case .recall where !definition.isEmpty: return .definition(definition)
        case .cloze:
            let pieces = pieces(face)
            // Without a gap, the sentence would be its own answer.
            return pieces.contains { $0.isWord } ? .sentence(pieces) : .nothing
        case .recognition where !isNamedAfterMedium && word != Self.noWord: return .word(word)
        case .recognition where pictures.isEmpty && !recordings.isEmpty, .listening:
            return .sound(instead: reading.isEmpty ? word : reading)
        default: return pictures.isEmpty ? .nothing : .pictures(pictures)
        }
    }
}

extension String {
    /// Returns the text, split at the occurrences of a word, which is compared code point by code point.
    public func pieces(around word: String) -> [SentencePiece] {
        let (whole, part) = (Array(utf8), Array(word.utf8))
        var pieces: [SentencePiece] = []
        var (start, place) = (0, 0)
        func endPlain(_ end: Int) {
            guard end > start else { return }
            pieces.append(SentencePiece(text: String(decoding: whole[start..<end], as: UTF8.self), isWord: false))
        }
        while !part.isEmpty, place + part.count <= whole.count {
            if part.indices.allSatisfy({ whole[place + $0] == part[$0] }) {
                endPlain(place)
                pieces.append(SentencePiece(text: word, isWord: true))
                place += part.count
                start = place
            } else {
                place += 1
            }
        }
        endPlain(whole.count)
        return pieces
    }
}
