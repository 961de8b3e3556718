/// An article of the Collaborative International Dictionary of English.
struct GCIDEArticle {
    var headword: String
    var definitions: [String]
    /// What stands in brackets behind the pronunciation; empty where nothing does.
    var etymology: String
}

/// Reads GCIDE in dictd's form.
enum GCIDE {
    private static let digits: [UInt8: Int] = Dictionary(
        uniqueKeysWithValues: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8.enumerated().map { ($1, $0) })

    /// - Parameters:
    ///   - index: Lines of headword, offset and length, the numbers in dictd's base 64.
    ///   - text: The articles, uncompressed.
    static func articles(index: String, text: [UInt8]) -> [GCIDEArticle] {
        var articles: [GCIDEArticle] = []
        for line in index.utf8.split(separator: 0x0A) {
            let fields = line.split(separator: 0x09)
            guard fields.count >= 3, let headword = String(fields[0]), !headword.hasPrefix("00") else { continue }
            let offset = number(fields[1])
            let length = number(fields[2])
            guard length > 0, offset + length <= text.count else { continue }
            articles.append(article(headword, String(decoding: text[offset..<offset + length], as: UTF8.self)))
        }
        return articles
    }

    private static func number(_ digits: Substring.UTF8View.SubSequence) -> Int {
        digits.reduce(0) { $0 * 64 + (Self.digits[$1] ?? 0) }
    }

    private static func article(_ headword: String, _ text: String) -> GCIDEArticle {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let head = lines.isEmpty ? "" : String(lines.removeFirst())
        var body = (head + "\n" + lines.joined(separator: "\n")).replacing("[1913 Webster]", with: "")
        for tag in ["[WordNet 1.5]", "[PJC]", "[1913 Webster +PJC]", "[Webster 1913 Suppl.]"] { body = body.replacing(tag, with: "") }
        let etymology = bracketed(body)
        var senses: [String] = []
        for line in body.split(separator: "\n").dropFirst() {
            let text = line.drop { $0 == " " }
            let indent = line.count - text.count
            if let dot = text.firstIndex(of: "."), Int(text[..<dot]) != nil {
                senses.append(String(text[text.index(after: dot)...].drop { $0 == " " }))
            } else if indent <= 5, !text.isEmpty, text.first != "[", senses.isEmpty {
                senses.append(String(text))
            } else if indent <= 8, !text.isEmpty, !senses.isEmpty, senses[senses.count - 1].count < 300 {
                senses[senses.count - 1] += " " + text
            }
        }
        return GCIDEArticle(headword: headword, definitions: Array(senses.filter { $0.count > 2 }.prefix(6)), etymology: etymology)
    }

    /// The first text in brackets that names a language or a source.
    private static func bracketed(_ text: String) -> String {
        guard let open = text.firstIndex(of: "["), text.distance(from: text.startIndex, to: open) < 160,
            let close = text[open...].firstIndex(of: "]")
        else { return "" }
        let inside = text[text.index(after: open)..<close].split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let marks = ["L.", "Gr.", "F.", "OE.", "AS.", "fr.", "See ", "Cf.", "Icel.", "G.", "D.", "It.", "Sp.", "OF.", "Skr.", "Ar."]
        return marks.contains { inside.contains($0) } ? inside : ""
    }
}
