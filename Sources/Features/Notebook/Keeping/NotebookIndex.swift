import Etymology
import Foundation
import Model

/// The positions of a notebook's entries in its file.
///
/// The file is the learner's own: titles stay where they are, separators may be missing or shared between two entries,
/// and text outside entries is left alone.
public struct NotebookIndex: Sendable {
    /// One entry.
    public struct Item: Hashable, Sendable {
        public var title: String
        /// Its bytes, from its separator to the next: the part removed when it is deleted.
        public var range: Range<Int>
    }

    /// The entries, in file order.
    public private(set) var items: [Item] = []

    private enum Line {
        case blank, separator
        case title(String)
        case other
    }

    /// Parses the titles of a notebook in UTF-8.
    ///
    /// - Parameter limit: The maximum number of entries to read.
    public init(_ data: Data, limit: Int = .max) {
        data.withUnsafeBytes { bytes in read(bytes, limit) }
    }

    /// Returns the entries whose titles contain a text, ignoring case.
    public func items(matching text: String) -> [Item] {
        let wanted = NotebookTitle.folded(text)
        return wanted.isEmpty
            ? items : items.filter { NotebookTitle.contains(NotebookTitle.folded($0.title), wanted) }
    }

    /// Returns the entries with a title: exact matches, or else those that ignore case.
    public func items(titled title: String) -> [Item] {
        let exact = items.filter { $0.title == title }
        if !exact.isEmpty { return exact }
        let wanted = NotebookTitle.folded(title)
        return items.filter { NotebookTitle.folded($0.title) == wanted }
    }

    /// Returns the whole text in pieces: the entries, and what stands before, between and behind them.
    ///
    /// - Parameter count: The length of the text, in bytes.
    func pieces(of count: Int) -> [(title: String?, range: Range<Int>)] {
        var pieces: [(title: String?, range: Range<Int>)] = []
        pieces.reserveCapacity(items.count)
        var position = 0
        for item in items {
            if position < item.range.lowerBound { pieces.append((nil, position..<item.range.lowerBound)) }
            pieces.append((item.title, item.range))
            position = item.range.upperBound
        }
        if position < count { pieces.append((nil, position..<count)) }
        return pieces
    }

    private mutating func read(_ bytes: UnsafeRawBufferPointer, _ limit: Int) {
        var open: (title: String, start: Int)?
        /// The last separator, if only blank lines follow it.
        var separator: Range<Int>?
        var position = 0
        func close(at end: Int, _ items: inout [Item]) {
            if let block = open { items.append(Item(title: block.title, range: block.start..<end)) }
            open = nil
        }
        while position < bytes.count, items.count < limit {
            let start = position
            let end = bytes[position...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
            position = end
            switch Self.line(bytes[start..<end]) {
            case .blank: break
            case .title(let title):
                // A preceding separator belongs to this entry, even if it also ended the previous one.
                close(at: separator?.lowerBound ?? start, &items)
                open = (title, separator?.lowerBound ?? start)
                separator = nil
            case .separator:
                if let before = separator, open != nil {
                    // Two in a row: the first ended an entry, together with the blank lines after it.
                    close(at: start, &items)
                    _ = before
                }
                separator = start..<end
            case .other:
                // A separator without a title after it ended the previous entry.
                if let separator { close(at: separator.upperBound, &items) }
                separator = nil
            }
        }
        if separator != nil { close(at: bytes.count, &items) }
        close(at: bytes.count, &items)
    }

    private static func line(_ bytes: Slice<UnsafeRawBufferPointer>) -> Line {
        var bytes = bytes
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A }
        while let last = bytes.last, isSpace(last) { bytes = bytes.dropLast() }
        if bytes.isEmpty { return .blank }
        if bytes.count == 3, bytes.allSatisfy({ $0 == UInt8(ascii: "-") }) { return .separator }
        guard bytes.first == UInt8(ascii: "#"), bytes.dropFirst().first == 0x20,
            let title = NotebookText.title(of: String(decoding: bytes, as: UTF8.self)[...])
        else { return .other }
        return .title(title)
    }
}
