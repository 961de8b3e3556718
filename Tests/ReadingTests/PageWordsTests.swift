import Model
import Support
import Testing

@testable import Reading

/// The words of the pages that were opened lately.
@Suite struct PageWordsTests {
    private static let learner: ID<Learner> = TestIDs.next()

    /// An archive may bring another text under the id of a book that is gone. The words of the former one end where the new one
    /// may have nothing.
    @Test func anotherTextOfTheSameBookHasWordsOfItsOwn() {
        let words = PageWords()
        let book = Book(
            id: TestIDs.next(), title: "渡口", author: nil, language: .chinese, source: "paste", pageCount: 1,
            scalarCount: 5, createdAt: TestDesk.now, updatedAt: TestDesk.now)
        var found = 0
        func tokens(_ text: String) -> [String] {
            let page = StoredPage(book: book, passage: Passage(number: 1, chapter: 0, text: text))
            return words.tokens(of: page, Self.learner, [], nil) {
                found += 1
                return [Token(text: text, start: 0, end: text.unicodeScalars.count, kind: .word)]
            }.map(\.text)
        }
        #expect(tokens("今天去银行") == ["今天去银行"] && tokens("今天去银行") == ["今天去银行"] && found == 1)
        #expect(tokens("书") == ["书"] && found == 2)
    }
}
