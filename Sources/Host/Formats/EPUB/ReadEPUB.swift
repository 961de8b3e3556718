import Foundation
import Model

/// Reads an EPUB 2 or 3.
///
/// - Parameter pictures: Receives the pictures in the text; nil to leave them out.
/// - Throws: `.damagedArchive`, `.unsafeArchive`, `.malformedBook`, `.copyProtected`, `.cancelled`; `.notText` for a
///   ZIP archive that is not an EPUB.
func readEPUB(
    _ archive: Span<UInt8>, pictures: LazyPictureFile?, progress: ImportProgress
) throws(FormatError) -> ImportedText {
    var budget = UnpackingBudget(archiveLength: archive.count)
    let outline = try unpack(archive, budget: &budget, progress: progress) { name in
        name.hasPrefix("META-INF/") || name.lowercased().hasSuffix(".opf") || name == "mimetype"
    }
    let publication = try readPublication(outline)
    let parts = publication.readingOrder(in: outline.names)
    if let encryption = outline.entries["META-INF/encryption.xml"],
        isCopyProtected(encryption, documents: Set(parts.map(\.path)))
    {
        throw .copyProtected
    }
    var wanted = Set(parts.lazy.filter { !$0.isPicture }.map(\.path))
    wanted.formUnion([publication.navigationPath, publication.ncxPath, publication.coverPath].compactMap(\.self))
    if publication.needsStyles { wanted.formUnion(publication.styleSheets) }
    var content = try unpack(archive, budget: &budget, progress: progress.step(0.1...0.1)) { wanted.contains($0) }
    if content.isEncrypted { throw .copyProtected }
    let contents = readContents(of: publication, from: content)
    let cover = publication.coverPath.flatMap { content.entries[$0] }.flatMap(Cover.init(picture:))
    let isVertical = publication.isVertical(styles: content)
    let entries = content.entries
    content.entries = [:]
    let (documents, missing) = try readDocuments(
        parts, from: entries, contents: contents, progress: progress.step(0.1...0.8))
    let kept = try readPictures(of: documents, in: archive, into: pictures, progress: progress.step(0.8...0.8))
    var assembly = ChapterAssembly(
        hasContents: !contents.isEmpty,
        insets: BookInsets(documents, pictures: kept, shapes: pictures?.file?.pictures ?? []))
    for (index, document) in documents.enumerated() {
        try progress(0.8 + 0.1 * Double(index) / Double(documents.count))
        assembly.add(document, at: index)
    }
    if assembly.chapters.isEmpty, missing > 0 { throw .damagedArchive }
    var imported = ImportedText(chapters: assembly.chapters)
    imported.insets = assembly.insets.written
    if missing > 0 { imported.notes.append(.missingParts(missing)) }
    let lost = pictures == nil ? documents.reduce(0) { $0 + $1.text.pictureCount } : assembly.insets.lost
    if lost > 0 { imported.notes.append(.picturesLeftOut(lost)) }
    imported.title = publication.title
    imported.author = publication.authors.isEmpty ? nil : publication.authors.joined(separator: ", ")
    imported.cover = cover
    imported.tidy(declaredLanguage: publication.language)
    imported.isVertical = isVertical && (imported.language == .japanese || imported.language == .chinese)
    if outline.isTruncated || content.isTruncated { imported.notes.append(.truncatedArchive) }
    return imported
}

/// The most bytes of all pictures of a book together.
private let mostPictureBytes = 512 << 20

/// Reads the pictures that documents show.
///
/// Pictures are compressed already, so that those of an archive are hardly larger than itself; what goes far beyond that, and
/// what is too large or dangerous to show, is left out.
///
/// - Returns: Their indices in the file, by path.
private func readPictures(
    of documents: [BookDocument], in archive: Span<UInt8>, into lazy: LazyPictureFile?, progress: ImportProgress
) throws(FormatError) -> [String: Int] {
    var wanted: Set<String> = []
    for document in documents {
        for case .picture(let reference, _) in document.text.insets {
            if let path = document.resolve(reference)?.path { wanted.insert(path) }
        }
    }
    guard let lazy, !wanted.isEmpty else { return [:] }
    var kept: [String: Int] = [:]
    try forEachEntry(
        of: archive, largest: PictureShape.mostBytes, most: min(mostPictureBytes, max(32 << 20, archive.count * 20)),
        progress: progress, where: { wanted.contains($0) },
        each: { (name, bytes) throws(FormatError) in
            guard kept[name] == nil, let shape = PictureShape(of: bytes) else { return }
            kept[name] = try lazy.opened().add(bytes, shape)
        })
    return kept
}

extension Publication {
    /// Whether only the style sheets tell in which direction its lines run.
    fileprivate var needsStyles: Bool { progression != "ltr" && progression != "rtl" && writingMode == nil }

    /// Whether its lines run from top to bottom, if it is in a language that is written so.
    fileprivate func isVertical(styles content: Unpacked) -> Bool {
        if let writingMode { return writingMode.hasPrefix("vertical") }
        guard needsStyles else { return progression == "rtl" }
        return styleSheets.contains { path in
            content.entries[path].map { declaresVerticalText(String(decoding: $0, as: UTF8.self)) } ?? false
        }
    }
}

/// Whether a style sheet sets whole pages from top to bottom: `html { writing-mode: vertical-rl }`, also with the prefixes of
/// EPUB and WebKit.
func declaresVerticalText(_ style: String) -> Bool {
    for rule in style.split(separator: "}") {
        guard let brace = rule.firstIndex(of: "{") else { continue }
        let body = rule[brace...].lowercased()
        guard let property = body.range(of: "writing-mode") else { continue }
        let value = body[property.upperBound...].drop { $0 == ":" || $0.isWhitespace }
        guard value.hasPrefix("vertical-rl") || value.hasPrefix("tb-rl") else { continue }
        let selectors = rule[..<brace].split { $0.isWhitespace || $0 == "," || $0 == "{" || $0 == "/" }
        if selectors.contains(where: { ["html", "body", ":root", "*"].contains($0.lowercased()) }) { return true }
    }
    return false
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
    guard !publication.readingOrder(in: outline.names).isEmpty else { throw .malformedBook(part: "\(path) <spine>") }
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
