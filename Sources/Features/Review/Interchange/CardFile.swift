/// Files that bring cards.
public enum CardFile {
    /// Returns whether a file is an Anki package; any other is read as a word list. A package has the extension of one,
    /// or begins as every ZIP archive does.
    ///
    /// - Parameters:
    ///   - fileName: With or without a path.
    ///   - bytes: The file's first bytes, or all of them.
    public static func isPackage(named fileName: String, beginning bytes: some Sequence<UInt8>) -> Bool {
        let name = fileName.lowercased()
        return name.hasSuffix(".apkg") || name.hasSuffix(".colpkg") || bytes.starts(with: "PK".utf8)
    }
}
