import Model
import Phonology
import Storage

/// The searchable text of a note.
struct NoteText: Sendable {
    var id: Int64
    var isChinese: Bool
    var word: String
    var reading: String
    var definition: String
    var sentence: String
    /// Another spelling of the word; empty if there is none.
    var variant: String

    static let columns = "id, language, word, reading, definition, sentence, variant"

    init(_ row: Row) throws(StorageError) {
        id = try row.integer64(0)
        isChinese = try row.text(1) == Language.chinese.rawValue
        word = try row.text(2)
        reading = try row.text(3)
        definition = try row.text(4)
        sentence = try row.text(5)
        variant = try row.text(6)
    }
}

/// The texts of some notes, packed.
struct NoteTexts: Sendable {
    /// Word, reading, definition and sentence, and the word's other spelling where it has one, keyed by the note's id.
    private(set) var texts = PackedTexts()
    /// Chinese readings without tones, and as written, keyed by the index of their note in ``texts``.
    private var readings = PackedTexts()

    /// The size of a block in bytes; a search checks for cancellation every few megabytes.
    static let blockSize = 1 << 20

    var byteCount: Int { texts.byteCount + readings.byteCount + 12 * texts.count }

    mutating func reserve() { texts.reserve(bytes: Self.blockSize + Self.blockSize / 8) }

    mutating func append(_ note: NoteText) {
        let place = Int64(texts.count)
        var parts = [note.word, note.reading, note.definition, note.sentence]
        if !note.variant.isEmpty { parts.append(note.variant) }
        texts.append(note.id, parts, isFolded: true)
        if note.isChinese, !note.reading.isEmpty {
            readings.append(place, [PinyinTerm.tonelessLetters(note.reading), note.reading], isFolded: false)
        }
    }

    /// Returns the indexes in ``texts`` of the notes that match all terms.
    func places(_ terms: [TextTerm]) -> [Int] {
        var isFound = [Bool](repeating: true, count: texts.count)
        for term in terms {
            var has = [Bool](repeating: false, count: texts.count)
            texts.forEachText(with: term.bytes) { has[$0] = true }
            if let pinyin = term.pinyin {
                readings.forEachText(with: pinyin.letters) { index in
                    let place = Int(readings.keys[index])
                    if !has[place], pinyin.isIn(readings.parts(at: index)[1]) { has[place] = true }
                }
            }
            for place in isFound.indices where has[place] == term.isNegated { isFound[place] = false }
        }
        return isFound.indices.filter { isFound[$0] }
    }
}

/// A text to search for in notes, ignoring case, and in the readings of Chinese notes if it may be pinyin.
struct TextTerm: Sendable {
    var bytes: [UInt8]
    var pinyin: PinyinTerm?
    var isNegated: Bool

    init(_ text: String, isNegated: Bool) {
        bytes = text.utf8.map { $0.foldedToSmallLetter }
        pinyin = PinyinTerm(text)
        self.isNegated = isNegated
    }
}

extension CardQuery {
    /// The texts to search for in notes; all other terms are SQL conditions.
    var texts: [TextTerm] {
        terms.compactMap { term in
            if case .text(let text) = term.condition { TextTerm(text, isNegated: term.isNegated) } else { nil }
        }
    }
}
