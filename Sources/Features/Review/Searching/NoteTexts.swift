import Model
import Phonology
import Storage

/// What is searched of a note.
struct NoteText: Sendable {
    var id: Int64
    var isChinese: Bool
    var word: String
    var reading: String
    var definition: String
    var sentence: String

    static let columns = "id, language, word, reading, definition, sentence"

    init(_ row: Row) throws(StorageError) {
        id = Int64(try row.integer(0))
        isChinese = try row.text(1) == Language.chinese.rawValue
        word = try row.text(2)
        reading = try row.text(3)
        definition = try row.text(4)
        sentence = try row.text(5)
    }
}

/// The texts of some notes, packed.
struct NoteTexts: Sendable {
    /// Word, reading, definition and sentence, under the note's id.
    private(set) var texts = PackedTexts()
    /// Chinese readings without tones, and as they are written; under the place of their note in ``texts``.
    private var readings = PackedTexts()

    /// Bytes of a block; a few megabytes are searched between two looks at whether anybody waits.
    static let blockSize = 1 << 20

    var byteCount: Int { texts.byteCount + readings.byteCount + 12 * texts.count }

    mutating func reserve() { texts.reserve(bytes: Self.blockSize + Self.blockSize / 8) }

    mutating func append(_ note: NoteText) {
        let place = Int64(texts.count)
        texts.append(note.id, [note.word, note.reading, note.definition, note.sentence], isFolded: true)
        if note.isChinese, !note.reading.isEmpty {
            readings.append(place, [PinyinTerm.tonelessLetters(note.reading), note.reading], isFolded: false)
        }
    }

    /// The places in ``texts`` of the notes that have all that is wanted and nothing that is not.
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

/// A text that is sought in notes, in whatever case, and among the readings of Chinese notes where it may be pinyin.
struct TextTerm: Sendable {
    var bytes: [UInt8]
    var pinyin: PinyinTerm?
    var isNegated: Bool

    init(_ text: String, isNegated: Bool) {
        bytes = text.utf8.map(\.foldedToSmallLetter)
        pinyin = PinyinTerm(text)
        self.isNegated = isNegated
    }
}

extension CardQuery {
    /// The texts that are sought in notes; all other terms are conditions of SQL.
    var texts: [TextTerm] {
        terms.compactMap { term in
            if case .text(let text) = term.condition { TextTerm(text, isNegated: term.isNegated) } else { nil }
        }
    }
}
