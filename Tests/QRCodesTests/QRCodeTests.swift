import QRCodes
import Testing

@Suite struct QRCodeTests {
    @Test func aCodeIsASquareWithThreeFinders() throws {
        let rows = try #require(QRCode("https://desk.local:8020/certificate")).rows
        // Versions have 21, 25, 29 … modules on each side.
        #expect(rows.count >= 21 && rows.count % 4 == 1)
        #expect(rows.allSatisfy { $0.count == rows.count })
        let last = rows.count - 7
        for (top, left) in [(0, 0), (0, last), (last, 0)] {
            for place in 0..<7 {
                #expect(rows[top][left + place] && rows[top + 6][left + place])
                #expect(rows[top + place][left] && rows[top + place][left + 6])
            }
            #expect(!rows[top + 1][left + 1] && rows[top + 3][left + 3])
        }
    }

    @Test func anotherTextHasAnotherCode() throws {
        let one = try #require(QRCode("https://desk.local/certificate")).rows
        let other = try #require(QRCode("https://desk.home/certificate")).rows
        #expect(one != other)
    }

    @Test func whatIsEmptyOrTooLongHasNone() {
        #expect(QRCode("")?.rows == nil)
        #expect(QRCode(String(repeating: "a", count: 301))?.rows == nil)
    }
}
