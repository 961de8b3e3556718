import Foundation

/// Writes a table as CSV (RFC 4180) piece by piece, so that it may be larger than memory.
///
/// ```swift
/// let csv = CSVStream { try file.write(contentsOf: $0) }
/// try csv.row(["word", "definition"])
/// for word in words { try csv.row([word.text, word.definition]) }
/// try csv.finish()
/// ```
///
/// Use it from one thread at a time. Cells are made safe for spreadsheets as by ``Table/csv(_:)``.
public final class CSVStream {
    /// Bytes passed on at once.
    private static let pieceLength = 1 << 16

    private let write: (Data) throws -> Void
    private var pending = ""

    /// - Parameter write: Receives the table piece by piece, in order.
    public init(_ write: @escaping (Data) throws -> Void) { self.write = write }

    /// Writes a row.
    public func row(_ cells: [String]) throws {
        pending += Table.csv(cells)
        if pending.utf8.count >= Self.pieceLength { try finish() }
    }

    /// Passes on the remaining bytes. Call once, after the last row.
    public func finish() throws {
        try write(Data(pending.utf8))
        pending.removeAll(keepingCapacity: true)
    }
}
