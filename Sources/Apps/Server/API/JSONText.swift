import Foundation

/// Raw JSON before decoding.
enum JSONText {
    /// Returns the same document without NUL characters in its strings, which PostgreSQL cannot store.
    static func withoutNUL(_ json: Data) -> Data {
        let escape = Array("u0000".utf8)
        guard json.firstRange(of: escape) != nil else { return json }
        var result = Data(capacity: json.count)
        var place = json.startIndex
        while place < json.endIndex {
            guard json[place] == UInt8(ascii: "\\") else {
                result.append(json[place])
                place += 1
                continue
            }
            // Skips a backslash together with what it escapes, so that an escaped backslash before "u0000" stays.
            if json[(place + 1)...].starts(with: escape) {
                place += 1 + escape.count
            } else {
                result.append(contentsOf: json[place..<min(place + 2, json.endIndex)])
                place += 2
            }
        }
        return result
    }
}
