import Model
import Testing

@Suite struct ListPageTests {
    @Test(arguments: [(0, 1), (1, 1), (20, 1), (21, 2), (40, 2), (41, 3)])
    func aListHasAsManyPagesAsItNeeds(_ total: Int, _ count: Int) {
        #expect(ListPage(nearest: 1, of: total, size: 20).count == count)
    }

    @Test(arguments: [(.min, 1), (0, 1), (1, 1), (2, 2), (3, 3), (4, 3), (.max, 3)] as [(Int, Int)])
    func theNearestPageIsShown(_ wanted: Int, _ number: Int) {
        #expect(ListPage(nearest: wanted, of: 41, size: 20).number == number)
    }

    @Test func aPageHasItsRows() {
        let page = ListPage(nearest: 3, of: 45, size: 20)
        #expect(page.offset == 40 && page.rows(of: 1...45) == [41, 42, 43, 44, 45])
        #expect(ListPage(nearest: 1, of: 45, size: 20).rows(of: 1...45) == Array(1...20))
        #expect(ListPage(nearest: 2, of: 0, size: 20).rows(of: [Int]()).isEmpty)
    }

    @Test func noLengthOverflows() {
        #expect(ListPage(nearest: .max, of: .max, size: 100).offset <= .max - 1)
    }
}
