import Foundation
import Model

/// The fields that the objects of a JSON text may have.
indirect enum JSONShape: Sendable {
    case anything
    case list(of: JSONShape)
    /// An object with these fields. `others` is the shape of any other field; nil if there may be none.
    case object([String: JSONShape], others: JSONShape?)

    /// The path of the first field that this shape does not have, such as `words.2.tag`; nil if there is none.
    ///
    /// The text is only scanned: whether it is valid JSON is checked by the decoder.
    func unknownField(in json: some Collection<UInt8>) -> String? {
        json.withContiguousStorageIfAvailable { search($0) } ?? Array(json).withUnsafeBufferPointer { search($0) }
    }

    /// An open object or list.
    private struct Level {
        var shape: JSONShape
        var isObject: Bool
        /// The name of the current field, or the number of the current element, from 1.
        var place: String
        var count = 1
        /// The shape of the current value.
        var value: JSONShape
        var awaitsName: Bool
    }

    private func search(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
        var levels: [Level] = []
        var place = 0
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                guard levels.count < JSONExtent.deepest else { return nil }
                levels.append(opened(bytes[place] == UInt8(ascii: "{"), in: levels.last))
            case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = levels.popLast()
            case UInt8(ascii: ","):
                guard var level = levels.popLast() else { return nil }
                level.awaitsName = level.isObject
                level.count += 1
                if !level.isObject { level.place = String(level.count) }
                levels.append(level)
            case UInt8(ascii: "\""):
                let start = place
                place += 1
                while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
                    place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
                }
                guard place < bytes.count else { return nil }
                guard let last = levels.indices.last, levels[last].awaitsName else { break }
                let name = Self.text(bytes[start...place])
                levels[last].awaitsName = false
                levels[last].place = name
                guard let value = levels[last].shape.field(name) else {
                    return levels.map(\.place).joined(separator: ".")
                }
                levels[last].value = value
            default: break
            }
            place += 1
        }
        return nil
    }

    /// The level of an object or a list that begins as the current value of another.
    private func opened(_ isObject: Bool, in level: Level?) -> Level {
        let shape = level?.value ?? self
        var element = JSONShape.anything
        if !isObject, case .list(let of) = shape { element = of }
        return Level(
            shape: shape, isObject: isObject, place: isObject ? "" : "1", value: element, awaitsName: isObject)
    }

    /// The shape of a field; nil if an object of this shape has no such field.
    private func field(_ name: String) -> JSONShape? {
        guard case .object(let members, let others) = self else { return .anything }
        return members[name] ?? others
    }

    /// Returns the content of a JSON string with its quotation marks.
    private static func text(_ quoted: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        let plain = String(decoding: quoted.dropFirst().dropLast(), as: UTF8.self)
        guard quoted.contains(UInt8(ascii: "\\")) else { return plain }
        return (try? JSONDecoder().decode(String.self, from: Data(quoted))) ?? plain
    }
}
