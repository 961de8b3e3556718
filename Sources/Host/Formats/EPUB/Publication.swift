import Foundation

/// The contents of an EPUB's package document (OPF).
struct Publication {
    struct Item {
        var path: String
        var mediaType: String
        var properties: Set<Substring>
        /// The id of the item that takes its place if it cannot be shown.
        var fallback: String?
    }

    /// A part of the reading order.
    struct Part: Hashable {
        var path: String
        /// Whether it is a picture and not a document.
        var isPicture: Bool
    }

    /// The most authors kept: more do not fit a line under a title.
    static let mostAuthors = 50

    var title: String?
    var authors: [String] = []
    var language: String?
    /// The manifest, by id.
    var items: [String: Item] = [:]
    /// Ids of the documents in reading order.
    var spine: [String] = []
    /// Id of the NCX, from the spine's `toc`.
    var ncxID: String?
    /// Id or path of the cover picture, as EPUB 2 declares it.
    var coverReference: String?
    /// In which direction its pages follow each other, as the spine says: `ltr`, `rtl`.
    var progression: String?
    /// In which direction its lines run, as books for the Kindle say: `vertical-rl`, `horizontal-tb`.
    var writingMode: String?

    /// Parses a package document.
    ///
    /// - Parameter path: Its path in the archive; the paths in it are relative to that.
    init(_ bytes: [UInt8], at path: String) {
        let handler = PublicationHandler(path: path)
        parseXML(bytes, into: handler)
        self = handler.publication
    }

    fileprivate init() {}

    /// The documents and pictures in reading order, without the navigation document. Each occurs once, as EPUB 3.3 requires
    /// (5.7.2), so that naming one a million times does not make a book longer.
    ///
    /// An item of another kind, or one that the archive lacks, is replaced by the first of its fallbacks that can be
    /// read; one of another kind without any is left out.
    ///
    /// A book of nothing but its navigation document consists of that.
    ///
    /// - Parameter names: The names of the archive's entries.
    func readingOrder(in names: Set<String>) -> [Part] {
        let parts = readingOrder(in: names, withNavigation: false)
        return parts.isEmpty ? readingOrder(in: names, withNavigation: true) : parts
    }

    private func readingOrder(in names: Set<String>, withNavigation isAllowed: Bool) -> [Part] {
        var seen: Set<String> = []
        return spine.compactMap { id in
            let candidates = candidates(id, isAllowed)
            // One that is nowhere counts as a missing part.
            return candidates.first { names.contains($0.path) } ?? candidates.first
        }.filter { seen.insert($0.path).inserted }
    }

    /// The most fallbacks of an item that are followed.
    private static let mostFallbacks = 20

    /// An item and its fallbacks, as far as they are documents or pictures.
    private func candidates(_ id: String, _ allowsNavigation: Bool) -> [Part] {
        var candidates: [Part] = []
        var next: String? = id
        for _ in 0...Self.mostFallbacks {
            guard let id = next, let item = items[id] else { break }
            if allowsNavigation || !item.properties.contains("nav") {
                switch item.mediaType {
                case "image/png", "image/jpeg", "image/jpg", "image/gif", "image/webp", "image/svg+xml":
                    candidates.append(Part(path: item.path, isPicture: true))
                case "": candidates.append(Part(path: item.path, isPicture: false))
                case let type where type.contains("html") || type.contains("xml") || type.hasPrefix("text/"):
                    candidates.append(Part(path: item.path, isPicture: false))
                default: break
                }
            }
            next = item.fallback
        }
        return candidates
    }

    /// Paths of the style sheets.
    var styleSheets: [String] { items.values.filter { $0.mediaType == "text/css" }.map(\.path).sorted() }

    /// Path of the EPUB 3 navigation document.
    var navigationPath: String? {
        items.values.first { $0.properties.contains("nav") }?.path
    }

    /// Path of the EPUB 2 table of contents.
    var ncxPath: String? {
        ncxID.flatMap { items[$0]?.path } ?? items.values.first { $0.mediaType == "application/x-dtbncx+xml" }?.path
    }

    /// Path of the cover picture.
    var coverPath: String? {
        let pictures = items.filter { $0.value.mediaType.hasPrefix("image/") }
        if let item = pictures.values.first(where: { $0.properties.contains("cover-image") }) { return item.path }
        if let coverReference, let item = pictures[coverReference] { return item.path }
        if let coverReference, let item = pictures.values.first(where: { $0.path.hasSuffix(coverReference) }) {
            return item.path
        }
        return (pictures["cover"] ?? pictures["cover-image"])?.path
    }
}

/// Resolves a reference inside an archive: percent-encoding, `.` and `..`, relative to the file that contains it.
///
/// - Returns: The path without its fragment, and the fragment; nil if it leaves the archive.
func resolve(_ reference: String, relativeTo file: String) -> (path: String, fragment: String?)? {
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let fragment = parts.count > 1 ? parts[1].removingPercentEncoding : nil
    guard let target = parts.first, !target.contains("://") else { return nil }
    guard !target.isEmpty else { return (file, fragment) }
    var folders = file.split(separator: "/").dropLast().map(String.init)
    for part in (target.removingPercentEncoding ?? String(target)).split(separator: "/") {
        switch part {
        case ".": continue
        case "..":
            guard folders.popLast() != nil else { return nil }
        default: folders.append(String(part))
        }
    }
    return (folders.joined(separator: "/"), fragment)
}

private final class PublicationHandler: MarkupHandler {
    var publication = Publication()
    private let path: String
    private var text: [UInt8]?

    init(path: String) {
        self.path = path
    }

    func start(_ element: String, _ attributes: MarkupAttributes) {
        switch element {
        case "title", "creator", "language": text = []
        case "meta" where attributes["name"] == "cover": publication.coverReference = attributes["content"]
        case "meta" where attributes["name"] == "primary-writing-mode":
            publication.writingMode = attributes["content"]?.lowercased()
        case "item":
            guard let id = attributes["id"], let reference = attributes["href"],
                let target = resolve(reference, relativeTo: path)
            else { return }
            publication.items[id] = Publication.Item(
                path: target.path, mediaType: attributes["media-type"]?.lowercased() ?? "",
                properties: Set((attributes["properties"] ?? "").split(separator: " ")),
                fallback: attributes["fallback"])
        case "spine":
            publication.ncxID = attributes["toc"]
            publication.progression = attributes["page-progression-direction"]?.lowercased()
        case "itemref": attributes["idref"].map { publication.spine.append($0) }
        default: break
        }
    }

    func end(_ element: String) {
        guard let bytes = text, ["title", "creator", "language"].contains(element) else { return }
        text = nil
        let value = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard !value.isEmpty else { return }
        switch element {
        case "title": publication.title = publication.title ?? value
        case "creator" where publication.authors.count < Publication.mostAuthors:
            if !publication.authors.contains(value) { publication.authors.append(value) }
        case "creator": break
        default: publication.language = publication.language ?? value
        }
    }

    func text(_ piece: UnsafeBufferPointer<UInt8>) {
        text?.append(contentsOf: piece)
    }
}
