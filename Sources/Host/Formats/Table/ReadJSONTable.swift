import Foundation

/// Reads a list of objects as a table: each name that an object has is a column, in the order of the names.
///
///     [{"word": "银行", "definition": "bank", "tags": ["hsk3", "money"]}]
///
/// The list may also stand in an object, as its only list of objects: `{"cards": […]}`. Lists of texts are joined by
/// semicolons, numbers and truths are written out, null is empty; objects in objects are left out.
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
        let lists = object.values.compactMap { $0 as? [Any] }.filter { $0.first is [String: Any] }
        guard lists.count == 1 else {
            throw .malformedTable(line: nil, reason: "it holds \(lists.count) lists of words where one is wanted")
        }
        list = lists.first
    }
    guard let list, !list.isEmpty else { throw .noText }
    var names: Set<String> = []
    var objects: [[String: Any]] = []
    for element in list {
        if let object = element as? [String: Any] {
            objects.append(object)
            names.formUnion(object.keys)
        } else if let word = element as? String {
            objects.append(["word": word])
            names.insert("word")
        } else {
            throw .malformedTable(line: nil, reason: "entry \(objects.count + 1) of the list is no object and no word")
        }
    }
    let header = names.sorted()
    let rows = objects.enumerated().map { index, object in
        Table.Row(line: index + 1, cells: header.map { cell(object[$0]) })
    }
    return Table(header: header, columnCount: header.count, rows: rows)
}

private func cell(_ value: Any?) -> String {
    switch value {
    case let text as String: text
    case let number as NSNumber: number.stringValue
    case let list as [Any]: list.map { cell($0) }.filter { !$0.isEmpty }.joined(separator: "; ")
    default: ""
    }
}
