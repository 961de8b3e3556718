import CArchive
import Model

@testable import Formats

/// What was read of a dictionary.
struct TakenDictionary {
    var entries: [BroughtEntry] = []
    var facts: [BroughtFact] = []
    /// What the archive says of itself; nil for plain text.
    var about: BroughtDictionary?
    /// A plain text.
    var text: String?

    /// - Parameter progress: Cancels if it throws.
    init(_ bytes: [UInt8], progress: (Double) throws -> Void = { _ in }) throws(FormatError) {
        var entries: [BroughtEntry] = []
        var facts: [BroughtFact] = []
        switch try readDictionary(
            from: .bytes(bytes), progress: progress,
            { item in
                switch item {
                case .entry(let entry): entries.append(entry)
                case .fact(let fact): facts.append(fact)
                }
            })
        {
        case .whole(let whole): about = whole
        case .lines(let lines): text = lines
        }
        self.entries = entries
        self.facts = facts
    }
}

/// An archive for Yomitan that tests adapt to their needs.
struct YomitanFixture {
    var index = #"{"title":"Test","format":3,"revision":"1","author":"A","attribution":"free","sourceLanguage":"ja"}"#
    /// The other files, by name.
    var banks: [(name: String, text: String)] = []

    var bytes: [UInt8] {
        zipArchive(([("index.json", index)] + banks).map { ($0.name, Array($0.text.utf8)) })
    }
}

/// The files of StarDict that tests adapt to their needs.
struct StarDictFixture {
    var types: String? = "m"
    var articles: [(word: String, article: [UInt8])] = []
    var synonyms: [(word: String, number: UInt32)] = []
    var has64Bits = false
    var isCompressed = false
    /// How many words name each article.
    var wordsOfArticle = 1

    var files: [(name: String, bytes: [UInt8])] {
        var index: [UInt8] = []
        var data: [UInt8] = []
        for (word, article) in articles {
            for number in 0..<wordsOfArticle {
                index += Array((number == 0 ? word : word + String(number)).utf8) + [0]
                index += has64Bits ? Self.bytes(UInt64(data.count)) : Self.bytes(UInt32(data.count))
                index += Self.bytes(UInt32(article.count))
            }
            data += article
        }
        var info = "StarDict's dict ifo file\nversion=3.0.0\nbookname=Test\nwordcount=\(articles.count)\nauthor=A\n"
        if let types { info += "sametypesequence=\(types)\n" }
        if has64Bits { info += "idxoffsetbits=64\n" }
        var files: [(name: String, bytes: [UInt8])] = [
            ("d/test.ifo", Array(info.utf8)), ("d/test.idx", index),
            isCompressed ? ("d/test.dict.dz", gzip(data)) : ("d/test.dict", data),
        ]
        if !synonyms.isEmpty {
            files.append(("d/test.syn", synonyms.flatMap { Array($0.word.utf8) + [0] + Self.bytes($0.number) }))
        }
        return files
    }

    private static func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: number.bigEndian) { Array($0) }
    }
}

/// Compresses bytes with gzip.
func gzip(_ bytes: [UInt8]) -> [UInt8] { packed([("data", bytes)], format: archive_write_set_format_raw) }

/// A tape archive that is compressed with gzip.
func tapeArchive(_ files: [(name: String, bytes: [UInt8])]) -> [UInt8] {
    packed(files, format: archive_write_set_format_ustar)
}

private func packed(
    _ files: [(name: String, bytes: [UInt8])], format: (OpaquePointer?) -> Int32
) -> [UInt8] {
    let capacity = files.reduce(64 << 10) { $0 + $1.bytes.count + 2048 }
    return [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        let archive = archive_write_new()
        _ = format(archive)
        archive_write_add_filter_gzip(archive)
        archive_write_set_bytes_in_last_block(archive, 1)
        precondition(archive_write_open_memory(archive, buffer.baseAddress, buffer.count, &count) == ARCHIVE_OK)
        for (name, bytes) in files {
            let entry = archive_entry_new()
            archive_entry_set_pathname(entry, name)
            archive_entry_set_size(entry, Int64(bytes.count))
            archive_entry_set_filetype(entry, 0o100000)
            archive_entry_set_perm(entry, 0o644)
            archive_write_header(archive, entry)
            archive_write_data(archive, bytes, bytes.count)
            archive_entry_free(entry)
        }
        archive_write_close(archive)
        archive_write_free(archive)
    }
}
