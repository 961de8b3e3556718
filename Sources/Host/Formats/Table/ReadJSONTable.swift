import Foundation
import Model

/// Reads a list of objects as a table with a column for each member name, in alphabetical order.
///
///     [{"word": "银行", "definition": "bank", "tags": ["hsk3", "money"]}]
///
/// The list may also be in an object, as its only list of objects: `{"cards": […]}`. Lists of strings are joined with
/// semicolons, numbers and Booleans are written out, null is empty; from the cards of a Glossa export, the kinds are
/// taken. Other nested objects, and entries that are neither objects nor words, are left out and reported.
///
/// - Throws: `.malformedTable`, `.noText`.
func readJSONTable(_ text: String) throws(FormatError) -> Table {
    let bytes = Array(text.utf8)
    var reading = JSONTable()
    do {
        guard let parts = JSONParts(bytes, in: bytes.indices) else {
            _ = try reading.decoded(bytes[...])
            throw FormatError.noText
        }
        try reading.read(try reading.list(of: parts, bytes), bytes)
    } catch let fault as JSONParts.Fault {
        switch fault {
        case .unfinished: throw .malformedTable(line: nil, reason: "it ends too early")
        case .misplaced where reading.entries > 0:
            throw .malformedTable(line: nil, reason: "what follows entry \(reading.entries) is not valid JSON")
        case .misplaced: throw .malformedTable(line: nil, reason: "it is not valid JSON")
        }
    } catch let error as FormatError {
        throw error
    } catch {
        throw .malformedTable(line: nil, reason: "it is not valid JSON")
    }
    return try reading.table()
}

/// A table of objects under construction. Objects are decoded one at a time, and only the text of their cells is held.
private struct JSONTable {
    /// The most values in one entry: a card with everything that Glossa exports of it has about fifty.
    private static let mostValues = 10_000

    private var columns: [String: Int] = [:]
    private var rows: [Table.Row] = []
    private var problems: [Table.Problem] = []
    /// How many entries have been read.
    private(set) var entries = 0

    /// The parts of the word list: the list itself or, in an object, its only list of objects.
    func list(of parts: JSONParts, _ bytes: [UInt8]) throws -> JSONParts {
        guard !parts.isList else { return parts }
        var lists: [String: Range<Int>] = [:]
        var parts = parts
        while let part = try parts.next() {
            guard let name = try part.name.map({ try decoded(bytes[$0]) }) as? String else { continue }
            lists[name] = try holdsObject(part.value, bytes) ? part.value : nil
        }
        guard lists.count == 1, let list = lists.values.first.flatMap({ JSONParts(bytes, in: $0) }) else {
            throw FormatError.malformedTable(
                line: nil, reason: "it contains \(lists.count) lists of words instead of one")
        }
        return list
    }

    /// Whether a value is a list that contains an object.
    private func holdsObject(_ range: Range<Int>, _ bytes: [UInt8]) throws -> Bool {
        guard var parts = JSONParts(bytes, in: range), parts.isList else {
            _ = try decoded(bytes[range])
            return false
        }
        var holdsObject = false
        while let part = try parts.next() {
            if bytes[part.value.lowerBound] == UInt8(ascii: "{") {
                holdsObject = true
            } else if !holdsObject {
                _ = try decoded(bytes[part.value])
            }
        }
        return holdsObject
    }

    mutating func read(_ list: JSONParts, _ bytes: [UInt8]) throws {
        var list = list
        while let part = try list.next() {
            guard !Task.isCancelled else { throw FormatError.cancelled }
            let value = try decoded(bytes[part.value])
            entries += 1
            switch value {
            case let object as [String: Any]: try append(object)
            case let word as String: try append(["word": word])
            default: problems.append(Table.Problem(line: entries, reason: .noEntry))
            }
            guard rows.count <= Table.mostRows, problems.count <= Table.mostRows else {
                throw FormatError.malformedTable(line: nil, reason: "a list may have at most \(Table.mostRows) entries")
            }
        }
    }

    private mutating func append(_ object: [String: Any]) throws {
        var cells = [String](repeating: "", count: columns.count)
        for (name, value) in object.sorted(by: { $0.key < $1.key }) {
            let cell = JSONCell(name == "cards" ? kinds(value) : value)
            if cell.isNested { problems.append(Table.Problem(line: entries, reason: .nested(column: name))) }
            if let column = columns[name] {
                cells[column] = cell.text
            } else {
                columns[name] = columns.count
                cells.append(cell.text)
            }
        }
        rows.append(Table.Row(line: entries, cells: cells))
        try Table.check(rows: rows.count, columns: columns.count)
    }

    /// Returns the table with its columns in the order of their names.
    mutating func table() throws(FormatError) -> Table {
        guard entries > 0 else { throw .noText }
        let header = columns.keys.sorted()
        let places = header.compactMap { columns[$0] }
        var table = Table(header: header, columnCount: header.count, rows: [])
        swap(&table.rows, &rows)
        for row in table.rows.indices {
            let cells = table.rows[row].cells
            table.rows[row].cells = places.map { $0 < cells.count ? cells[$0] : "" }
        }
        table.problems = problems
        return table
    }

    /// Decodes a value from its bytes.
    func decoded(_ bytes: ArraySlice<UInt8>) throws -> Any {
        let extent = JSONExtent(bytes)
        guard extent.isShallow, extent.values <= Self.mostValues else {
            throw FormatError.malformedTable(
                line: nil, reason: "entry \(entries + 1) has over \(Self.mostValues) values or is nested too deeply"
            )
        }
        do {
            return try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
        } catch {
            throw FormatError.malformedTable(line: nil, reason: "entry \(entries + 1) is not valid JSON")
        }
    }
}

/// The kinds of the cards of an exported note; any other value unchanged.
private func kinds(_ value: Any?) -> Any? {
    guard let cards = value as? [[String: Any]] else { return value }
    let kinds = cards.compactMap { $0["kind"] as? String }
    return kinds.count == cards.count ? kinds : value
}

/// A value as the text of a cell.
private struct JSONCell {
    var text = ""
    /// Whether it contains an object, which no cell can represent.
    var isNested = false

    init(_ value: Any?) {
        switch value {
        case let value as String: text = value
        case let number as NSNumber: text = number.stringValue
        case let list as [Any]:
            let cells = list.map { JSONCell($0) }
            text = cells.map(\.text).filter { !$0.isEmpty }.joined(separator: "; ")
            isNested = cells.contains(where: \.isNested)
        case let object as [String: Any]: isNested = !object.isEmpty
        default: break
        }
    }
}
