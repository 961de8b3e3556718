import Model

/// The form that marks a word.
public struct MarkForm: Sendable {
    public let status: WordStatus
    public let reading: String?
    /// The sentence around the word.
    public let sentence: String?
    /// The book in which the word was tapped; nil if it was looked up by itself.
    public let book: ID<Book>?
    /// The page on which it was tapped.
    public let page: Int?

    /// - Throws: For a status, a book or a page that cannot be read. A field that is empty counts as absent.
    public init(_ form: Form) throws(FormError) {
        do throws(NotAChoice) { status = try WordStatus(ofMark: form["status"]) } catch { throw .field(.choice(error)) }
        reading = form["reading"]
        sentence = form["sentence"]
        (book, page) = try form.met()
    }
}

extension Form {
    /// Returns the book and the page where a word was met; nil for each that is empty or absent.
    ///
    /// - Throws: For a book or a page that cannot be read.
    public func met() throws(FormError) -> (book: ID<Book>?, page: Int?) {
        let book = try choice("book") { ID<Book>($0) }
        do throws(OutOfBounds) { return (book, try number("page", in: .page)) } catch { throw .field(.number(error)) }
    }
}
