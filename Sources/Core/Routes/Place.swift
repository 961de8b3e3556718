import Model

extension Place {
    /// Reads `book`, `page` and `start`; nil without a book and a page.
    init?(_ query: QueryReader) {
        guard let text = query["book"], let book = ID<Book>(text),
            let page = query.nearest("page", in: .page)
        else { return nil }
        self.init(book: book, page: page, start: query.nearest("start", in: .textOffset))
    }

    func print(into link: inout LinkWriter) {
        link.parameter("book", book.description)
        link.parameter("page", page)
        link.parameter("start", start)
    }
}
