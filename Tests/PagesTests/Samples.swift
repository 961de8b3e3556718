import Model
import Routes

@testable import Pages

/// Models with no content, and with all of it.
enum Samples {
    static let evil = "</title><script>alert(\"1\")</script>'&"
    static let now = Timestamp(milliseconds: 1_773_000_000_000)

    static func book(title: String = evil, opened: Bool = true, language: Language = .chinese) -> Book {
        Book(
            id: RouteTests.book, title: title, author: title, language: language, level: opened ? "HSK 3" : nil,
            source: "paste", pageCount: 12, scalarCount: 7440, lastPage: opened ? 12 : 1, createdAt: now,
            updatedAt: now, openedAt: opened ? now : nil)
    }

    static func shell(_ interface: Preferences.Interface, _ current: Route = .today) -> Shell {
        var preferences = Preferences()
        preferences.interface = interface
        return Shell(preferences: preferences, now: now, current: current)
    }

    /// The import of a book.
    static func bookJob(_ title: String, _ state: JobState<JobPage.Result, Problem>) -> JobPage.Model {
        JobPage.Model(name: JobName(.book, "7"), title: title, back: .library(), state: state)
    }

    /// Files that were imported together: a book, one in another language, and one that could not be read.
    static let files = [
        JobPage.File(name: "长路", outcome: .book(book(), wasAlready: true)),
        JobPage.File(
            name: evil, outcome: .book(book(), wasAlready: false, otherLanguage: LanguageTag(rawValue: "fr"))),
        JobPage.File(name: evil, outcome: .problem(.emptyFile)),
    ]

    static let line = WordLine(
        language: .chinese, word: "银行", reading: "yínháng", gloss: "bank", level: 2, occurrences: 3, status: .difficult)
    static let entry = EntryCard(
        language: .chinese, headword: "银行", traditional: "銀行", reading: "yínháng", partOfSpeech: "noun",
        definitions: [evil], level: 7, frequencyRank: 812, etymology: evil, source: "CC-CEDICT", status: .known)
    static let statistics = BookStatistics(
        knownRunning: Share(permille: 923), knownDifferent: Share(permille: 781), differentWords: 0,
        levels: [
            LevelRow(level: 7, words: 3, occurrences: 9, known: 1),
            LevelRow(level: nil, words: 0, occurrences: 0, known: 0),
        ], unknown: [line])
    static let session = ReadingSession(
        id: RouteTests.session, bookID: RouteTests.book, startedAt: now, lastSeenAt: now, firstPage: 1, lastPage: 3)
    static let mark = Mark(
        language: .chinese, word: "银行", status: .difficult, reading: "yínháng", sentence: evil,
        bookID: RouteTests.book, page: 3, timesMarked: 2, createdAt: now, updatedAt: now)
    static let story = ShelfStory(
        slug: "cat", title: "小猫", translatedTitle: evil, summary: evil, language: .chinese, level: "HSK 1",
        scalarCount: 400, known: Share(permille: 990))

    static func word(full: Bool) -> WordPage.Model {
        guard full else { return WordPage.Model(language: .japanese, word: "々", syllables: [Syllable("々")]) }
        return WordPage.Model(
            language: .chinese, word: "银行", syllables: [Syllable("银", reading: "yín", tone: 2), Syllable("行")],
            reading: "yínháng", traditional: "銀行", level: 2, frequencyRank: 8, status: .difficult,
            standing: .difficult, timesMarked: 2, entries: [entry],
            characters: [.init(text: "银", reading: "yín", gloss: evil), .init(text: "行")],
            examples: [.init(before: evil, match: "银行", after: "", bookTitle: evil, place: RouteTests.place)],
            place: RouteTests.place, sentence: evil,
            neighbours: .init(previous: "北京", text: "银行", next: "旁边", start: 2),
            corrected: .inContext,
            target: CardTarget(
                decks: [(ReviewRouteTests.deck, evil)], chosen: ReviewRouteTests.deck,
                newDeck: .chinese))
    }

    static func reading(full: Bool) -> ReadingPage.Model {
        guard full else { return ReadingPage.Model(book: book(opened: false), number: 1, paragraphs: []) }
        let word = ReadingWord(
            lemma: "银行", start: 4,
            syllables: [Syllable("银", reading: "yín", tone: 2), Syllable("行", reading: "háng", tone: 2)],
            reading: "yínháng", standing: .difficult)
        return ReadingPage.Model(
            book: book(), number: 12, chapter: evil, startsChapter: true, paragraphs: [[.text(evil), .word(word)]],
            isTraditional: true, knownOnPage: Share(permille: 1000), knownInBook: Share(permille: 5))
    }
}
