import Model

/// Reads the files of StarDict in an archive: `.ifo`, `.idx`, `.dict` or `.dict.dz`, and `.syn` (the format is described in
/// `dict/doc/StarDictFileFormat` of StarDict's source).
struct StarDict {
    /// The names of its files without their endings.
    private var stem = ""
    private var info: [String: String] = [:]
    private var index: [UInt8] = []
    private var data: [UInt8] = []
    private var synonyms: [UInt8] = []

    /// Whether an archive has a dictionary of StarDict, by the names of its entries.
    static func isThere(_ names: Set<String>) -> Bool { names.contains { $0.lowercased().hasSuffix(".ifo") } }

    private static func isPart(_ name: String) -> Bool { endings.contains { name.lowercased().hasSuffix($0) } }

    private static let endings = [".ifo", ".idx", ".idx.gz", ".idx.dz", ".dict", ".dict.dz", ".syn", ".syn.dz"]

    static func read(
        _ archive: Span<UInt8>, as kind: ArchiveReader.Kind, budget: inout UnpackingBudget, progress: ImportProgress,
        _ take: (BroughtItem) throws(FormatError) -> Void
    ) throws(FormatError) -> BroughtDictionary {
        var files: [String: [UInt8]] = [:]
        try unpackParts(
            archive, as: kind, budget: &budget, progress: progress,
            where: isPart
        ) { (name, bytes) throws(FormatError) in files[name.lowercased()] = bytes }
        guard let name = files.keys.filter({ $0.hasSuffix(".ifo") }).min() else { throw .notADictionary }
        let stem = name.dropLast(4)
        func file(_ endings: [String]) throws(FormatError) -> [UInt8]? {
            for ending in endings {
                guard let bytes = files.removeValue(forKey: stem + ending) else { continue }
                return isGzip(bytes.span)
                    ? try unpackGzip(bytes.span, budget: &budget, progress: progress) : bytes
            }
            return nil
        }
        var dictionary = StarDict()
        dictionary.info = try information(try file([".ifo"]) ?? [], name)
        dictionary.stem = String(stem)
        guard let index = try file([".idx", ".idx.gz", ".idx.dz"]) else {
            throw .malformedDictionary(part: stem + ".idx")
        }
        guard let data = try file([".dict", ".dict.dz"]) else { throw .malformedDictionary(part: stem + ".dict") }
        (dictionary.index, dictionary.data) = (index, data)
        dictionary.synonyms = try file([".syn", ".syn.dz"]) ?? []
        var articles = budget.renewed
        try dictionary.pass(to: take, budget: &articles, progress: progress)
        return BroughtDictionary(
            title: dictionary.info["bookname"] ?? "", kind: .starDict,
            attribution: ["author", "email", "website", "date", "description"].compactMap { dictionary.info[$0] }
                .map { PlainMarkup.lines(of: $0).joined(separator: "\n") }.filter { !$0.isEmpty }
                .joined(separator: "\n"))
    }

    /// The lines `name=value` of an `.ifo` file.
    private static func information(_ bytes: [UInt8], _ name: String) throws(FormatError) -> [String: String] {
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        guard let first = lines.first, first.drop(while: { $0 == "\u{FEFF}" }).hasPrefix("StarDict's dict ifo file")
        else { throw .malformedDictionary(part: name) }
        var information: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let equals = line.firstIndex(of: "=") else { continue }
            information[line[..<equals].trimmingWhitespace] = line[line.index(after: equals)...].trimmingWhitespace
        }
        return information
    }

    /// The most bytes of an article that are read: many times what the compiled dictionary keeps of it.
    private static let longestArticle = 1 << 20
    /// The most types in a sequence; the format has thirteen.
    private static let mostTypes = 32
    /// The most synonyms.
    private static let mostSynonyms = 8_000_000
    /// Work between two looks at whether reading goes on, in bytes, and what a word costs besides its own.
    private static let step = 1 << 20
    private static let workOfWord = 200

    /// - Parameter budget: For the articles, which words may share.
    private func pass(
        to take: (BroughtItem) throws(FormatError) -> Void, budget: inout UnpackingBudget, progress: ImportProgress
    ) throws(FormatError) {
        let offsetLength = info["idxoffsetbits"] == "64" ? 8 : 4
        let types = Array((info["sametypesequence"] ?? "").utf8)
        guard types.count <= Self.mostTypes else { throw .malformedDictionary(part: stem + ".ifo") }
        var synonyms = try StarDictSynonyms(synonyms, most: Self.mostSynonyms, progress)
        var place = 0
        var number = 0
        var work = 0
        while place < index.count {
            guard let end = index[place...].firstIndex(of: 0), end + offsetLength + 4 < index.count else {
                throw .malformedDictionary(part: stem + ".idx")
            }
            let word = index[place..<end]
            let offset = Self.number(index, end + 1, offsetLength)
            let length = Self.number(index, end + 1 + offsetLength, 4)
            place = end + 1 + offsetLength + 4
            guard length <= data.count, offset <= data.count - length else {
                throw .malformedDictionary(part: stem + ".dict")
            }
            let read = min(length, Self.longestArticle)
            try budget.spend(read)
            let article = StarDictArticle(data[offset..<offset + read], types)
            var entry = BroughtEntry(
                headword: String(decoding: word, as: UTF8.self), reading: article.reading,
                definitions: article.definitions())
            entry.otherForms = synonyms.take(of: number)
            if !entry.definitions.isEmpty { try take(.entry(entry)) }
            number += 1
            work += read + word.count + Self.workOfWord
            if work >= Self.step {
                work = 0
                try progress(Double(place) / Double(index.count))
            }
        }
    }

    /// A number of 4 or 8 bytes, the highest first; one that is too large for an `Int` becomes the largest.
    fileprivate static func number(_ bytes: [UInt8], _ place: Int, _ length: Int) -> Int {
        var number: UInt64 = 0
        for byte in bytes[place..<place + length] { number = number << 8 | UInt64(byte) }
        return Int(clamping: number)
    }
}

/// The synonyms of StarDict, handed out in the order of the words for which they stand.
private struct StarDictSynonyms {
    private let bytes: [UInt8]
    /// Where each synonym begins, by the number of its word.
    private var places: [(number: UInt32, start: Int)] = []
    private var next = 0

    /// What is damaged is left out.
    ///
    /// - Throws: `.unsafeArchive` if there are more than a dictionary has, `.cancelled`.
    init(_ bytes: [UInt8], most: Int, _ progress: ImportProgress) throws(FormatError) {
        self.bytes = bytes
        var place = 0
        while place < bytes.count, let end = bytes[place...].firstIndex(of: 0), end + 4 < bytes.count {
            guard places.count < most else { throw .unsafeArchive(.entries) }
            if places.count.isMultiple(of: 1 << 16) { try progress(0) }
            // Four bytes always fit.
            places.append((UInt32(StarDict.number(bytes, end + 1, 4)), place))
            place = end + 5
        }
        places.sort { ($0.number, $0.start) < ($1.number, $1.start) }
    }

    /// Returns the synonyms of a word. Each call must name a later word than the one before.
    mutating func take(of number: Int) -> [String] {
        var synonyms: [String] = []
        while next < places.count, places[next].number <= number {
            let place = places[next]
            next += 1
            guard place.number == number else { continue }
            synonyms.append(String(decoding: bytes[place.start...].prefix { $0 != 0 }, as: UTF8.self))
        }
        return synonyms
    }
}

/// The parts of an article of StarDict, each of a type.
struct StarDictArticle {
    private(set) var reading = ""
    private var texts: [String] = []

    /// - Parameter types: Those of all articles; none if each article says its own.
    init(_ bytes: ArraySlice<UInt8>, _ types: [UInt8]) {
        var rest = bytes
        if types.isEmpty {
            while let type = rest.popFirst() {
                guard let part = Self.part(of: &rest, type, isLast: false) else { return }
                take(part, type)
            }
        } else {
            for (index, type) in types.enumerated() {
                guard let part = Self.part(of: &rest, type, isLast: index == types.count - 1) else { return }
                take(part, type)
            }
        }
    }

    /// Takes a part: a text up to a zero, or bytes after their length for types in capitals. The last of a sequence has
    /// neither. Nil if it is cut off.
    private static func part(of rest: inout ArraySlice<UInt8>, _ type: UInt8, isLast: Bool) -> ArraySlice<UInt8>? {
        let isText = type >= UInt8(ascii: "a")
        let part: ArraySlice<UInt8>
        if isLast {
            part = rest
            rest = []
        } else if isText {
            let end = rest.firstIndex(of: 0) ?? rest.endIndex
            part = rest[..<end]
            rest = rest[min(end + 1, rest.endIndex)...]
        } else {
            guard rest.count >= 4 else { return nil }
            var length = 0
            for byte in rest.prefix(4) { length = length << 8 | Int(byte) }
            rest = rest.dropFirst(4)
            guard length <= rest.count else { return nil }
            part = rest.prefix(length)
            rest = rest.dropFirst(length)
        }
        return part
    }

    private mutating func take(_ part: ArraySlice<UInt8>, _ type: UInt8) {
        let text = String(decoding: part, as: UTF8.self)
        switch type {
        case UInt8(ascii: "m"), UInt8(ascii: "l"), UInt8(ascii: "w"): texts.append(text)
        case UInt8(ascii: "t"), UInt8(ascii: "y"): if reading.isEmpty { reading = text.trimmingWhitespace }
        case UInt8(ascii: "h"), UInt8(ascii: "x"), UInt8(ascii: "g"), UInt8(ascii: "k"):
            texts += PlainMarkup.lines(of: text)
        default: break
        }
    }

    /// The lines of its texts.
    func definitions() -> [String] {
        texts.flatMap { text in
            text.split(whereSeparator: \.isNewline).map { $0.trimmingWhitespace }.filter { !$0.isEmpty }
        }
    }
}
