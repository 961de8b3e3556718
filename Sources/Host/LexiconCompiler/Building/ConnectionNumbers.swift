import Foundation
import Segmentation

/// Numbers the neighbours of a matrix of connections anew, so that the costs that the lattice asks for lie close together:
/// neighbours with the same costs throughout become one, and those of the commonest words come first. No cost changes.
///
/// SudachiDict's 5,981 rows become 4,613, and most of what a text asks for fits into a processor's cache.
struct ConnectionNumbers {
    /// The new matrix, row by row, with as many columns as rows.
    let connections: [Int16]
    private let rows: [UInt16]
    private let columns: [UInt16]
    /// A number that no row or column has.
    private static let none = UInt16.max

    /// - Parameters:
    ///   - connections: As many rows as columns; row and column 0 are the ends of a text.
    ///   - words: Those that have the numbers.
    init(_ connections: [Int16], words: [JapaneseWordRecord]) {
        let size = Int(Double(connections.count).squareRoot().rounded())
        var (left, right) = (Array(repeating: 0.0, count: size), Array(repeating: 0.0, count: size))
        for word in words where word.left < size && word.right < size {
            let weight = exp(-Double(word.cost) / Self.costOfRarity)
            left[Int(word.left)] += weight
            right[Int(word.right)] += weight
        }
        var transposed = Array(repeating: Int16(0), count: size * size)
        for row in 0..<size {
            for column in 0..<size { transposed[column * size + row] = connections[row * size + column] }
        }
        let (rowNumbers, oldRows) = Self.numbers(of: connections, size, weights: left)
        let (columnNumbers, oldColumns) = Self.numbers(of: transposed, size, weights: right)
        (rows, columns) = (rowNumbers, columnNumbers)
        let newSize = max(oldRows.count, oldColumns.count)
        var matrix: [Int16] = []
        matrix.reserveCapacity(newSize * newSize)
        for row in 0..<newSize {
            for column in 0..<newSize {
                // Rows or columns that only make the matrix square belong to no word.
                let exists = row < oldRows.count && column < oldColumns.count
                matrix.append(exists ? connections[oldRows[row] * size + oldColumns[column]] : Int16.max)
            }
        }
        self.connections = matrix
    }

    /// The new number of a word as the right neighbour.
    func row(_ number: UInt16) -> UInt16 { Int(number) < rows.count ? rows[Int(number)] : Self.none }
    /// The new number of a word as the left neighbour.
    func column(_ number: UInt16) -> UInt16 { Int(number) < columns.count ? columns[Int(number)] : Self.none }

    /// The cost by which a word is about a third as common.
    private static let costOfRarity = 1000.0

    /// Numbers the lines of a matrix: equal ones alike, 0 first, then the heaviest.
    ///
    /// - Returns: The new number by the old one, and an old one by the new.
    private static func numbers(of matrix: [Int16], _ size: Int, weights: [Double]) -> ([UInt16], [Int]) {
        var first: [ArraySlice<Int16>: Int] = [:]
        var same = Array(0..<size)
        var total = weights
        for line in 0..<size {
            let costs = matrix[line * size..<(line + 1) * size]
            guard let known = first[costs] else {
                first[costs] = line
                continue
            }
            same[line] = known
            total[known] += weights[line]
        }
        let order = (0..<size).filter { same[$0] == $0 }
            .sorted { ($0 == 0 ? 0 : 1, -total[$0], $0) < ($1 == 0 ? 0 : 1, -total[$1], $1) }
        var numbers = Array(repeating: none, count: size)
        for (number, line) in order.enumerated() { numbers[line] = UInt16(number) }
        for line in 0..<size { numbers[line] = numbers[same[line]] }
        return (numbers, order)
    }
}
