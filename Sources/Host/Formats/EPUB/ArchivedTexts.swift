/// Texts inside a ZIP archive in memory, or in a file that has one at its end.
package enum ArchivedTexts {
    /// The texts that are wanted, by name, in UTF-8. Nothing for what is no archive, or one that is unsafe to unpack; what is
    /// cut off, encrypted or no text is left out.
    package static func texts(in file: [UInt8], where isWanted: (String) -> Bool) -> [String: String] {
        var budget = UnpackingBudget(archiveLength: file.count)
        let progress = ImportProgress { _ in }
        guard let unpacked = try? unpack(file.span, budget: &budget, progress: progress, where: isWanted),
            !unpacked.isTruncated
        else { return [:] }
        return unpacked.entries.compactMapValues { String(validating: $0, as: UTF8.self) }
    }
}
