import Model

/// Reads an EPUB 2 or 3.
///
/// - Throws: `.damagedArchive`, `.unsafeArchive`, `.malformedBook`, `.copyProtected`, `.cancelled`; `.notText` for a
///   ZIP archive that is not an EPUB.
func readEPUB(_ archive: Span<UInt8>, progress: ImportProgress) throws(FormatError) -> ImportedText {
    var budget = UnpackingBudget(archiveLength: archive.count)
    let outline = try unpack(archive, budget: &budget, progress: progress) { name in
        name.hasPrefix("META-INF/") || name.lowercased().hasSuffix(".opf") || name == "mimetype"
    }
    let publication = try readPublication(outline)
    let documents = Set(publication.readingOrder)
    if let encryption = outline.entries["META-INF/encryption.xml"],
        isCopyProtected(encryption, documents: documents)
    {
        throw .copyProtected
    }
    let extras = [publication.navigationPath, publication.ncxPath, publication.coverPath].compactMap(\.self)
    let wanted = documents.union(extras)
    var content = try unpack(archive, budget: &budget, progress: progress.step(0.1...0.1)) { wanted.contains($0) }
    if content.isEncrypted { throw .copyProtected }
    let contents = readContents(of: publication, from: content)
    let cover = publication.coverPath.flatMap { content.entries[$0] }.flatMap(Cover.init(picture:))
    let entries = content.entries
    content.entries = [:]
    var imported = try assemble(
        publication.readingOrder, from: entries, contents: contents, progress: progress.step(0.1...0.9))
    imported.title = publication.title
    imported.author = publication.authors.isEmpty ? nil : publication.authors.joined(separator: ", ")
    imported.cover = cover
    imported.tidy(declaredLanguage: publication.language)
    if outline.isTruncated || content.isTruncated { imported.notes.append(.truncatedArchive) }
    return imported
}

/// Finds and reads the package document.
private func readPublication(_ outline: Unpacked) throws(FormatError) -> Publication {
    let isEPUB = outline.entries["mimetype"].map { String(decoding: $0, as: UTF8.self).contains("epub") } ?? false
    var path: String?
    if let container = outline.entries["META-INF/container.xml"] {
        let handler = ContainerHandler()
        parseXML(container, into: handler)
        path = handler.packagePath
    }
    path = path ?? outline.entries.keys.filter { $0.lowercased().hasSuffix(".opf") }.min()
    guard let path else {
        if isEPUB { throw outline.isTruncated ? .damagedArchive : .malformedBook(part: "META-INF/container.xml") }
        throw .notText(kind: kindOfArchive(outline.names))
    }
    guard let package = outline.entries[path] else {
        throw outline.isTruncated ? .damagedArchive : .malformedBook(part: path)
    }
    let publication = Publication(package, at: path)
    guard !publication.readingOrder.isEmpty else { throw .malformedBook(part: "\(path) <spine>") }
    return publication
}

/// The table of contents of EPUB 3 or, if that is missing or empty, of EPUB 2.
private func readContents(of publication: Publication, from content: Unpacked) -> [ContentsEntry] {
    for path in [publication.navigationPath, publication.ncxPath].compactMap(\.self) {
        guard let bytes = content.entries[path] else { continue }
        let entries = readContents(bytes, at: path)
        if !entries.isEmpty { return entries }
    }
    return []
}

private func kindOfArchive(_ names: Set<String>) -> String {
    if names.contains("xl/workbook.xml") { return "Microsoft Excel workbook" }
    if names.contains("ppt/presentation.xml") { return "Microsoft PowerPoint presentation" }
    if names.contains("content.xml") { return "OpenDocument file" }
    return "ZIP archive"
}

extension Cover {
    /// Makes a cover from a picture; nil if not every browser supports its format, or if it is larger than 20 MB.
    init?(picture bytes: [UInt8]) {
        guard bytes.count <= 20 << 20, let format = PictureFormat(of: bytes) else { return nil }
        self.init(mediaType: format.mediaType, bytes: bytes)
    }
}

/// Handles META-INF/container.xml, which names the package document.
private final class ContainerHandler: MarkupHandler {
    private(set) var packagePath: String?

    func start(_ element: String, _ attributes: MarkupAttributes) {
        guard element == "rootfile", packagePath == nil else { return }
        packagePath = attributes["full-path"].flatMap { resolve($0, relativeTo: "") }?.path
    }

    func end(_ element: String) {}
    func text(_ piece: UnsafeBufferPointer<UInt8>) {}
}

/// Whether META-INF/encryption.xml encrypts any of a book's documents. Obfuscated fonts are harmless and do not count.
private func isCopyProtected(_ encryption: [UInt8], documents: Set<String>) -> Bool {
    let handler = EncryptionHandler()
    parseXML(encryption, into: handler)
    return handler.encrypted.contains { documents.contains($0) }
}

private final class EncryptionHandler: MarkupHandler {
    /// Paths of the entries that are really encrypted, from the archive's root.
    private(set) var encrypted: [String] = []
    private var isFontObfuscation = false

    func start(_ element: String, _ attributes: MarkupAttributes) {
        switch element {
        case "encrypteddata": isFontObfuscation = false
        case "encryptionmethod":
            let algorithm = attributes["algorithm"] ?? ""
            isFontObfuscation =
                algorithm == "http://www.idpf.org/2008/embedding" || algorithm == "http://ns.adobe.com/pdf/enc#RC"
        case "cipherreference" where !isFontObfuscation:
            if let target = attributes["uri"].flatMap({ resolve($0, relativeTo: "") }) { encrypted.append(target.path) }
        default: break
        }
    }

    func end(_ element: String) {}
    func text(_ piece: UnsafeBufferPointer<UInt8>) {}
}
