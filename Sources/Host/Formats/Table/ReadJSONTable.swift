import Foundation

/// Reads a list of objects as a table: each name that an object has is a column, in the order of the names.
///
///     [{"word": "银行", "definition": "bank", "tags": ["hsk3", "money"]}]
///
/// The list may also stand in an object, as its only list of objects: `{"cards": […]}`. Lists of texts are joined by
/// semicolons, numbers and truths are written out, null is empty; of the cards of an export of Glossa's the kinds are
/// taken. Other objects in objects, and entries that are no objects and no words, are left out and told.
///
/// - Throws: `.malformedTable`, `.noText`.
func readJSONTable(_ text: String) throws(FormatError) -> Table {
    let value: Any
    do {
        value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    } catch {
        let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
        throw .malformedTable(line: nil, reason: reason ?? "it is no JSON")
    }
    var list = value as? [Any]
    if let object = value as? [String: Any] {
        let lists = object.values.compactMap { $0 as? [Any] }.filter { $0.contains { $0 is [String: Any] } }
        guard lists.count == 1 else {
            throw .malformedTable(line: nil, reason: "it holds \(lists.count) lists of words where one is wanted")
        }
        list = lists.first
    }
    guard let list, !list.isEmpty else { throw .noText }
    var names: Set<String> = []
    var objects: [(line: Int, object: [String: Any])] = []
    var problems: [Table.Problem] = []
    for (index, element) in list.enumerated() {
        if let object = element as? [String: Any] {
            objects.append((index + 1, object))
            names.formUnion(object.keys)
        } else if let word = element as? String {
            objects.append((index + 1, ["word": word]))
            names.insert("word")
        } else {
            problems.append(Table.Problem(line: index + 1, reason: .noEntry))
        }
    }
    let header = names.sorted()
    try Table.check(rows: objects.count, columns: header.count)
    let rows = objects.map { line, object in
        Table.Row(
            line: line,
            cells: header.map { name in
                let cell = JSONCell(name == "cards" ? kinds(object[name]) : object[name])
                if cell.isNested { problems.append(Table.Problem(line: line, reason: .nested(column: name))) }
                return cell.text
            })
    }
    var table = Table(header: header, columnCount: header.count, rows: rows)
    table.problems = problems.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
        .map(\.element)
    return table
}

/// The kinds of the cards of an exported note; any other value as it is.
private func kinds(_ value: Any?) -> Any? {
    guard let cards = value as? [[String: Any]] else { return value }
    let kinds = cards.compactMap { $0["kind"] as? String }
    return kinds.count == cards.count ? kinds : value
}

/// A value as the text of a cell.
private struct JSONCell {
    var text = ""
    /// Whether it holds an object, which no cell can.
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
