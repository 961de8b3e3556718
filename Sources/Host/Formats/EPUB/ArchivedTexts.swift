/// Texts in a ZIP archive in memory, or in a file with an archive at its end.
package enum ArchivedTexts {
    /// Returns the selected texts by name, in UTF-8. Returns nothing if the file is not an archive, is cut off, or is
    /// unsafe to unpack; skips entries that are encrypted or not text.
    package static func texts(in file: [UInt8], where isWanted: (String) -> Bool) -> [String: String] {
        var budget = UnpackingBudget(archiveLength: file.count)
        let progress = ImportProgress { _ in }
        guard let unpacked = try? unpack(file.span, budget: &budget, progress: progress, where: isWanted),
            !unpacked.isTruncated
        else { return [:] }
        return unpacked.entries.compactMapValues { String(validating: $0, as: UTF8.self) }
    }
}
