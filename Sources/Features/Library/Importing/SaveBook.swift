import Formats
import Model
import Reading
import Storage

/// A book to save, without its pages.
struct NewBook: Sendable {
    var book: Book
    /// Those without a title are no chapters of the book, but count in the pages' numbers of chapters.
    var chapters: [ImportedChapter]
    var cover: Cover?
    /// The pictures and notes on its pages, in order, by the numbers of the pages.
    var insets: [(page: Int, inset: Inset)] = []
    /// The bytes of the pictures.
    var pictures: PictureFile?
    /// Identifies the text.
    var fingerprint: BookFingerprint
    /// The counted words.
    var vocabulary: VocabularyCache.Unsaved
}

extension Transaction {
    /// Saves a book with its pages, chapters, cover and counted words.
    ///
    /// - Returns: The book that already has this text, in which case nothing is saved; nil if there is none.
    /// - Throws: `QuotaExceeded`, by which it declines.
    func add(_ new: NewBook, _ pages: PageFile) throws(StorageError) -> Book? {
        if let known = try book(withText: new.fingerprint) { return known }
        let pictures = new.shownPictures
        let covers = new.cover.map { [$0.bytes.count] } ?? []
        try requireRoom(
            for: new.book.scalarCount * Quota.bytesOfCharacter + (covers + pictures).reduce(0, +),
            files: 1 + covers.count + pictures.count)
        let (id, owner) = (SQLValue(new.book.id), owner)
        try run(changes: .upsert(.book, new.book.id)) { statements throws(StorageError) in
            try statements.execute(Self.insertion, new.values(owner, time))
            var firstPages: [Int: Int] = [:]
            let kept = try statements.execute(
                "INSERT INTO passage (book_id, learner_id, number, chapter, text) VALUES (?, ?, ?, ?, ?)",
                each: pages.lazy.map { page in
                    if firstPages[page.chapter] == nil { firstPages[page.chapter] = page.number }
                    return [id, owner, SQLValue(page.number), SQLValue(page.chapter), SQLValue(page.text)]
                })
            guard kept == pages.count else {
                throw .declining(
                    LibraryError.format(
                        .unreadableFile(reason: "its pages could not be read back"), fileName: new.book.source))
            }
            try statements.execute(
                "INSERT INTO chapter (book_id, learner_id, position, title, first_page) VALUES (?, ?, ?, ?, ?)",
                each: new.titledChapters(firstPages).map {
                    [id, owner, SQLValue($0.index), SQLValue($0.title), SQLValue($0.firstPage)]
                })
            if let cover = new.cover {
                try statements.execute(
                    "INSERT INTO cover (book_id, learner_id, media_type, bytes) VALUES (?, ?, ?, ?)",
                    [id, owner, SQLValue(cover.mediaType), SQLValue(cover.bytes)])
            }
            try statements.add(new.insets, new.pictures, to: new.book, owner)
        }
        try runDerived(
            "INSERT INTO vocabulary (book_id, learner_id, fingerprint, words, terms) VALUES (?, ?, ?, ?, ?)",
            [
                id, owner, SQLValue(new.vocabulary.fingerprint), SQLValue(new.vocabulary.bytes),
                SQLValue(BookTerm.stored(new.vocabulary.terms)),
            ])
        return nil
    }

    private static let insertion = """
        INSERT INTO book
            (id, learner_id, title, author, language, level, source, fingerprint, page_count, scalar_count, has_cover,
            is_vertical, created_at, updated_at, other_language)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """
}

extension NewBook {
    fileprivate func values(_ owner: SQLValue, _ now: Timestamp) -> [SQLValue] {
        [
            SQLValue(book.id), owner, SQLValue(book.title), SQLValue(book.author), SQLValue(book.language.rawValue),
            SQLValue(book.level), SQLValue(book.source), SQLValue(fingerprint.whole), SQLValue(book.pageCount),
            SQLValue(book.scalarCount), SQLValue(book.hasCover), SQLValue(book.isVertical), SQLValue(now),
            SQLValue(now), SQLValue(book.otherLanguage?.rawValue),
        ]
    }

    /// The lengths of the pictures that are saved with it, in bytes.
    fileprivate var shownPictures: [Int] {
        guard let pictures else { return [] }
        let shown = Set(insets.compactMap { $0.inset.picture?.digest })
        return pictures.pictures.indices.filter { shown.contains(pictures.pictures[$0].digest) }
            .map { pictures.length(at: $0) }
    }

    /// The chapters that have a title and a page.
    fileprivate func titledChapters(_ firstPages: [Int: Int]) -> [Chapter] {
        chapters.enumerated().compactMap { index, chapter in
            guard let title = chapter.title, let first = firstPages[index] else { return nil }
            return Chapter(index: index, title: title.cut(to: Book.longestTitle), firstPage: first)
        }
    }
}
