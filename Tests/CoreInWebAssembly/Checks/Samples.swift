import Model
import Pages
import Routes

/// Models for the pages, with text that must not become markup.
enum Samples {
    static let evil = "</title><script>alert(\"1\")</script>'&"
    static let bookID = ID<Book>(high: 0x019C_CF09_0200_7001, low: 0x9E37_79B9_7F4A_7C15)
    static let now = Timestamp(milliseconds: 1_773_000_000_000)
    static let place = Place(book: bookID, page: 12, start: 4)

    static var book: Book {
        Book(
            id: bookID, title: evil, author: "鲁迅", language: .chinese, level: "HSK 3", source: "paste", pageCount: 12,
            scalarCount: 7440, lastPage: 12, createdAt: now, updatedAt: now, openedAt: now)
    }

    static func shell(_ interface: Preferences.Interface, _ current: Route = .today) -> Shell {
        var preferences = Preferences()
        preferences.interface = interface
        return Shell(
            preferences: preferences, now: now.advanced(bySeconds: 300), clock: LocalClock(offset: 28_800),
            current: current)
    }

    static var reading: ReadingPage.Model {
        let bank = ReadingWord(
            lemma: "银行", start: 4,
            syllables: [Syllable("银", reading: "yín", tone: 2), Syllable("行", reading: "háng", tone: 2)],
            reading: "yínháng", standing: .difficult)
        let name = ReadingWord(
            lemma: "孔乙己", start: 7, syllables: [Syllable("孔乙己")], reading: nil, standing: .name)
        return ReadingPage.Model(
            book: book, number: 12, chapter: evil, startsChapter: true,
            paragraphs: [[.text(evil), .word(bank), .text("，")], [.word(name)]], isTraditional: true,
            knownOnPage: Share(permille: 1000), knownInBook: Share(permille: 923))
    }

    static var entry: EntryCard {
        EntryCard(
            language: .chinese, headword: "银行", traditional: "銀行", reading: "yínháng", partOfSpeech: "noun",
            definitions: ["bank", evil], level: 7, frequencyRank: 1812, etymology: evil, source: "CC-CEDICT",
            status: .known)
    }

    static var word: WordPage.Model {
        WordPage.Model(
            language: .chinese, word: "银行", syllables: [Syllable("银", reading: "yín", tone: 2), Syllable("行")],
            reading: "yínháng", traditional: "銀行", level: 2, frequencyRank: 1812, status: .difficult,
            standing: .difficult, timesMarked: 2, entries: [entry],
            characters: [.init(text: "银", reading: "yín", gloss: evil), .init(text: "行")],
            examples: [.init(before: evil, match: "银行", after: "", bookTitle: evil, place: place)], place: place,
            sentence: evil, neighbours: .init(previous: "北京", text: "银行", next: "旁边", start: 2), corrected: .here)
    }

    static var line: WordLine {
        WordLine(
            language: .chinese, word: "银行", reading: "yínháng", gloss: "bank", level: 2, occurrences: 3,
            status: .difficult)
    }

    static var statistics: BookStatistics {
        BookStatistics(
            knownRunning: Share(999_999, of: 1_000_000), knownDifferent: Share(permille: 781), differentWords: 4321,
            levels: [LevelRow(level: 7, words: 3, occurrences: 9, known: 1)], unknown: [line])
    }

    static var marked: WordsPage.Row {
        let mark = Mark(
            language: .chinese, word: "银行", status: .difficult, reading: "yínháng", sentence: evil, bookID: bookID,
            page: 3, timesMarked: 2, createdAt: now, updatedAt: now)
        return WordsPage.Row(mark: mark, gloss: evil, level: 2, bookTitle: evil)
    }
}
