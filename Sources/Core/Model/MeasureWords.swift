/// The measure words with which a noun is counted. CC-CEDICT has them among the definitions of the noun, as
/// "CL:家[jia1],個|个[ge4]", or at the end of the one that they belong to, as "world (CL:個|个[ge4])".
public struct MeasureWords: Hashable, Sendable {
    /// The definitions without them.
    public private(set) var meanings: [String] = []
    /// Each as it stands in the dictionary, in its order: 個|个[ge4].
    public private(set) var words: [String] = []

    public init(in definitions: [String]) {
        for definition in definitions {
            var meaning = definition[...]
            if Self.isList(definition) {
                take(definition.dropFirst(Self.mark.count))
                continue
            }
            if definition.hasSuffix(")"), let open = definition.lastIndex(of: "(") {
                let inside = definition[open...].dropFirst().dropLast()
                if inside.hasPrefix(Self.mark) {
                    take(inside.dropFirst(Self.mark.count))
                    meaning = definition[..<open]
                    while meaning.last == " " { meaning.removeLast() }
                }
            }
            meanings.append(String(meaning))
        }
    }

    private mutating func take(_ list: Substring) {
        for word in list.split(separator: ",") where !words.contains(String(word)) { words.append(String(word)) }
    }

    /// Whether a definition is nothing but measure words.
    public static func isList(_ definition: String) -> Bool { definition.hasPrefix(mark) }

    static let mark = "CL:"
}
