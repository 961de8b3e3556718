import CArchive

@testable import Formats

/// Writes ZIP archives in memory with libarchive.
func zipArchive(_ entries: [(name: String, bytes: [UInt8])], compressed: Bool = true) -> [UInt8] {
    let capacity = entries.reduce(64 << 10) { $0 + $1.bytes.count + $1.name.utf8.count * 2 + 512 }
    return [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        let archive = archive_write_new()
        archive_write_set_format_zip(archive)
        withUTF8Names { _ = archive_write_set_options(archive, "zip:hdrcharset=UTF-8") }
        if !compressed { archive_write_zip_set_compression_store(archive) }
        precondition(archive_write_open_memory(archive, buffer.baseAddress, buffer.count, &count) == ARCHIVE_OK)
        for (name, bytes) in entries {
            let entry = archive_entry_new()
            archive_entry_set_size(entry, Int64(bytes.count))
            archive_entry_set_filetype(entry, 0o100000)
            archive_entry_set_perm(entry, 0o644)
            withUTF8Names {
                archive_entry_set_pathname_utf8(entry, name)
                _ = archive_write_header(archive, entry)
            }
            archive_write_data(archive, bytes, bytes.count)
            archive_entry_free(entry)
        }
        archive_write_close(archive)
        archive_write_free(archive)
    }
}

/// Marks an entry of a ZIP archive as encrypted, in its own header and in the directory (APPNOTE.TXT, 4.4.4).
func encrypting(_ name: String, in archive: [UInt8]) -> [UInt8] {
    var archive = archive
    let name = Array(name.utf8)
    for (signature, flags, place) in [([0x50, 0x4B, 3, 4], 6, 30), ([0x50, 0x4B, 1, 2], 8, 46)] as [([UInt8], Int, Int)]
    {
        for start in archive.indices.dropLast(place + name.count - 1)
        where archive[start...].starts(with: signature) && archive[(start + place)...].starts(with: name) {
            archive[start + flags] |= 1
        }
    }
    return archive
}

/// A small EPUB that tests adapt to their needs.
struct BookFixture {
    var metadata = """
        <dc:title>长路</dc:title><dc:creator>李明</dc:creator><dc:creator>王红</dc:creator><dc:language>zh</dc:language>
        """
    /// File name and content of each document, in spine order.
    var documents: [(name: String, body: String)] = [
        ("one.xhtml", "<h1>第一章 早晨</h1><p>他走了。</p>"), ("two.xhtml", "<h1>第二章 晚上</h1><p>她来了。</p>"),
    ]
    /// Lines of the EPUB 3 table of contents; nil for a book without one.
    var navigation: String?
    /// `navPoint` elements of the EPUB 2 table of contents; nil for a book without one.
    var ncx: String?
    /// Additional manifest items.
    var manifest = ""
    /// Archive entries before all others.
    var leading: [(name: String, bytes: [UInt8])] = []
    /// Additional archive entries.
    var files: [(name: String, bytes: [UInt8])] = []
    var doctype = "<!DOCTYPE html>"
    var compressed = true

    var bytes: [UInt8] {
        var items = ""
        var spine = ""
        var entries: [(name: String, bytes: [UInt8])] = [
            ("mimetype", Array("application/epub+zip".utf8)),
            ("META-INF/container.xml", Array(Self.container.utf8)),
        ]
        for (index, document) in documents.enumerated() {
            items += #"<item id="d\#(index)" href="text/\#(document.name)" media-type="application/xhtml+xml"/>"#
            spine += #"<itemref idref="d\#(index)"/>"#
        }
        if let navigation {
            items += #"<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>"#
            entries.append(
                ("OEBPS/nav.xhtml", page("<nav epub:type=\"toc\"><ol>\(navigation)</ol></nav>")))
        }
        if let ncx {
            items += #"<item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>"#
            entries.append(("OEBPS/toc.ncx", Array("<ncx><navMap>\(ncx)</navMap></ncx>".utf8)))
        }
        let package = """
            <?xml version="1.0"?>
            <package xmlns="http://www.idpf.org/2007/opf" xmlns:dc="http://purl.org/dc/elements/1.1/">
            <metadata>\(metadata)</metadata><manifest>\(items)\(manifest)</manifest>
            <spine\(ncx == nil ? "" : " toc=\"ncx\"")>\(spine)</spine></package>
            """
        entries.append(("OEBPS/package.opf", Array(package.utf8)))
        entries += documents.map { ("OEBPS/text/\($0.name)", page($0.body)) }
        return zipArchive(leading + entries + files, compressed: compressed)
    }

    private func page(_ body: String) -> [UInt8] {
        let head = "<head><title>长路</title><style>p { color: red }</style></head>"
        let namespaces = #"xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops""#
        return Array(
            """
            <?xml version="1.0" encoding="utf-8"?>
            \(doctype)<html \(namespaces)>\(head)<body>\(body)</body></html>
            """.utf8)
    }

    private static let container = """
        <?xml version="1.0"?><container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>
        <rootfile full-path="OEBPS/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
        """
}
