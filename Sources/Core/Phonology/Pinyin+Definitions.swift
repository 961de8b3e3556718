extension Pinyin {
    /// A definition of CC-CEDICT for readers: `銀行|银行[yin2 hang2]` becomes 银行 (yínháng).
    public static func readable(_ definition: String) -> String {
        guard definition.utf8.contains(UInt8(ascii: "[")) else { return definition }
        var result = ""
        var rest = definition[...]
        while let open = rest.firstIndex(of: "["), let close = rest[open...].firstIndex(of: "]") {
            var before = rest[..<open]
            if let bar = before.lastIndex(of: "|") {
                let start =
                    before[..<bar].lastIndex { !$0.isLetter }.map { before.index(after: $0) } ?? before.startIndex
                before = before[..<start] + before[before.index(after: bar)...]
            }
            result += before
            let inside = String(rest[rest.index(after: open)..<close])
            result += syllables(inside) != nil ? " (" + marked(inside) + ")" : "[" + inside + "]"
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }
}
