/// Reads a ZIP archive: an EPUB, a Word document, or a FictionBook document that is packed alone.
///
/// - Parameter pictures: Receives the pictures in the text of an EPUB; nil to leave them out.
/// - Throws: `.damagedArchive`, `.unsafeArchive`, `.malformedBook`, `.copyProtected`, `.noText`, `.cancelled`; `.notText` for
///   any other archive.
func readArchive(
    _ archive: Span<UInt8>, pictures: LazyPictureFile?, progress: ImportProgress
) throws(FormatError) -> ImportedText {
    // The first entry of an EPUB says what it is (OCF 3.3, 4.3); finding out takes no list of the others.
    let first = Array("mimetypeapplication/epub".utf8)
    let isEPUB = archive.count > 30 + first.count && first.indices.allSatisfy { archive[30 + $0] == first[$0] }
    if !isEPUB {
        var budget = UnpackingBudget(archiveLength: archive.count)
        let outline = try unpack(archive, budget: &budget, progress: progress) { _ in false }
        if outline.names.contains(wordDocumentPath) { return try readWordDocument(archive, progress: progress) }
        if let name = outline.names.filter({ $0.lowercased().hasSuffix(".fb2") }).min() {
            return try readPackedFictionBook(archive, name, progress: progress)
        }
    }
    return try readEPUB(archive, pictures: pictures, progress: progress)
}

private func readPackedFictionBook(
    _ archive: Span<UInt8>, _ name: String, progress: ImportProgress
) throws(FormatError) -> ImportedText {
    var budget = UnpackingBudget(archiveLength: archive.count)
    let unpacked = try unpack(archive, budget: &budget, progress: progress) { $0 == name }
    if unpacked.isEncrypted { throw .passwordNeeded }
    guard let bytes = unpacked.entries[name] else { throw .damagedArchive }
    try progress(0.3)
    var imported = try readFictionBook(bytes)
    if unpacked.isTruncated { imported.notes.append(.truncatedArchive) }
    return imported
}
