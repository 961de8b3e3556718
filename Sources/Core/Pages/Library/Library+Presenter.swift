import Model
import Proficiency

extension BookCard {
    /// Presents a book.
    ///
    /// - Parameter coverage: How much of it the learner knows; nil while its words are counted.
    public init(_ book: Book, _ coverage: Coverage?) {
        self.init(book: book, known: book.otherLanguage == nil ? Share(known: coverage) : nil)
    }
}
