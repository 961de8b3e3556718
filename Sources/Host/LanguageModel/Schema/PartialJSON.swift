import Foundation

/// Reads incomplete JSON.
public enum PartialJSON {
    /// Returns as much of a member's string as has arrived.
    ///
    /// - Parameters:
    ///   - name: A member of the outermost object whose value is a string.
    ///   - json: The beginning of a JSON object.
    /// - Returns: Nil before its value has begun.
    public static func text(of name: String, in json: String) -> String? {
        guard let start = json.firstRange(of: "\"\(name)\"")?.upperBound else { return nil }
        var rest = json[start...]
        for sign in [":", "\""] as [Character] {
            rest = rest.drop { $0.isWhitespace }
            guard rest.first == sign else { return nil }
            rest.removeFirst()
        }
        var end = rest.startIndex
        var isEscaped = false
        while end < rest.endIndex {
            if isEscaped {
                isEscaped = false
            } else if rest[end] == "\\" {
                isEscaped = true
            } else if rest[end] == "\"" {
                break
            }
            end = rest.index(after: end)
        }
        // Leave out an incomplete escape sequence or half a surrogate pair until the rest arrives.
        var text = String(rest[..<end])
        for _ in 0..<13 {
            if let read = try? JSONDecoder().decode(String.self, from: Data("\"\(text)\"".utf8)) { return read }
            guard !text.isEmpty else { return nil }
            text.removeLast()
        }
        return nil
    }
}
