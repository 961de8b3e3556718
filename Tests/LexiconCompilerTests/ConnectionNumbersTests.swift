import Segmentation
import Testing

@testable import LexiconCompiler

@Suite struct ConnectionNumbersTests {
    /// Rows 1 and 3 are equal, and so are columns 2 and 3.
    private static let matrix: [Int16] = [
        0, 1, 2, 2,
        5, 6, 7, 7,
        9, 8, 3, 3,
        5, 6, 7, 7,
    ]

    private func word(_ left: UInt16, _ right: UInt16, _ cost: Int16) -> JapaneseWordRecord {
        JapaneseWordRecord(left: left, right: right, cost: cost, partOfSpeech: 0, reading: 0, lemma: 0)
    }

    @Test func noCostChanges() {
        let numbers = ConnectionNumbers(Self.matrix, words: [word(2, 1, 100), word(1, 3, 5000), word(3, 2, 5000)])
        #expect(numbers.connections.count == 9)
        for row in 0..<4 {
            for column in 0..<4 {
                let place = Int(numbers.row(UInt16(row))) * 3 + Int(numbers.column(UInt16(column)))
                #expect(numbers.connections[place] == Self.matrix[row * 4 + column], "\(row), \(column)")
            }
        }
    }

    @Test func equalOnesAreOneAndTheCommonestComeFirst() {
        let numbers = ConnectionNumbers(Self.matrix, words: [word(2, 1, 100), word(1, 3, 5000), word(3, 2, 5000)])
        #expect((0..<4).map { numbers.row(UInt16($0)) } == [0, 2, 1, 2])
        #expect((0..<4).map { numbers.column(UInt16($0)) } == [0, 1, 2, 2])
    }

    @Test func aNumberOutsideTheMatrixStaysOutside() {
        let numbers = ConnectionNumbers(Self.matrix, words: [])
        #expect(numbers.row(4) == UInt16.max && numbers.column(9000) == UInt16.max)
    }

    @Test func aMatrixThatIsSmallerOneWayIsFilledUp() {
        // Three rows, but two columns of different costs.
        let numbers = ConnectionNumbers([0, 0, 1, 2, 2, 3, 4, 4, 5], words: [])
        #expect(numbers.connections.count == 9)
        #expect(numbers.column(0) == numbers.column(1))
    }
}
