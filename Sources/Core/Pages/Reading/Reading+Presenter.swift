import Model
import Proficiency

extension ReadingPage {
    /// The text of a page, which takes most of the time of making the page and can be kept.
    public struct Text: Sendable {
        public var markup: HTML
        /// How much of the page is known; nil for a page without words.
        public var known: Share?

        /// Writes the text of a page.
        ///
        /// - Parameters:
        ///   - tokens: The words of the passage and the text between them.
        ///   - chapter: The chapter of the page; nil for a book without chapters.
        ///   - insets: The pictures and notes on the page, in order.
        public init(
            of passage: Passage, in book: Book, chapter: Chapter?, _ tokens: [Token], insets: [Inset] = [],
            by presenter: WordPresenter
        ) {
            var model = Model(
                book: book, number: passage.number, headings: ReadingPage.headings(of: chapter, on: passage),
                paragraphs: presenter.paragraphs(tokens, insets: insets))
            model.hasOwnDirections = passage.text.runsFromRightToLeft
            if !insets.isEmpty {
                model.plates = Plate.all(of: insets, on: passage)
                let wording = presenter.wording
                model.pictureName = (wording.picture(onPage: passage.number, of: book.pageCount), wording.tag)
            }
            markup = ReadingPage.text(model).asInset()
            known = presenter.known(tokens)
        }
    }

    /// A picture with a line of its own.
    public struct Plate: Hashable, Sendable {
        /// The index of the paragraph before which it stands.
        var paragraph: Int
        var picture: BookPicture
        var alternative: String

        /// The plates of a page, in order.
        static func all(of insets: [Inset], on passage: Passage) -> [Plate] {
            var plates: [Plate] = []
            var place = 0
            var paragraph = 0
            var rest = passage.text.unicodeScalars[...]
            for inset in insets {
                guard case .picture(let picture, let alternative, isPlate: true) = inset.content else { continue }
                while place < inset.place, let scalar = rest.popFirst() {
                    place += 1
                    if scalar == "\n" { paragraph += 1 }
                }
                let isAfterAll = rest.isEmpty && !passage.text.isEmpty
                plates.append(
                    Plate(paragraph: isAfterAll ? paragraph + 1 : paragraph, picture: picture, alternative: alternative)
                )
            }
            return plates
        }
    }

    /// Returns the paragraphs of a page that are the title of the chapter beginning there: one line, or a volume's and
    /// a chapter's, perhaps below the title of the book. Empty if it is not in the text.
    static func headings(of chapter: Chapter?, on passage: Passage) -> Range<Int> {
        guard let chapter, chapter.firstPage == passage.number else { return 0..<0 }
        let lines = passage.text.split(separator: "\n", maxSplits: 5, omittingEmptySubsequences: false).prefix(5)
        for start in lines.indices {
            var title = ""
            for end in start..<min(start + 3, lines.count) {
                title += (end > start ? " · " : "") + lines[end]
                if title == chapter.title { return start..<end + 1 }
            }
        }
        return 0..<0
    }
}

extension ReadingPage.Model {
    /// - Parameter coverage: How much of the book is known; nil until it has been counted.
    public init(
        book: Book, passage: Passage, chapter: Chapter?, text: ReadingPage.Text, coverage: Coverage?,
        _ preferences: Preferences
    ) {
        self.init(
            book: book, number: passage.number, chapter: chapter?.title,
            startsChapter: chapter?.firstPage == passage.number,
            headings: ReadingPage.headings(of: chapter, on: passage), paragraphs: [],
            isTraditional: book.language == .chinese && preferences.script == .traditional,
            knownOnPage: book.otherLanguage == nil ? text.known : nil,
            knownInBook: book.otherLanguage == nil ? Share(known: coverage) : nil)
        self.text = text.markup
    }
}
