import Model

/// What a file of a dictionary has: passed on as it is read.
public enum BroughtItem: Sendable {
    case entry(BroughtEntry)
    case fact(BroughtFact)
}

/// A file of a dictionary that was read.
public enum ReadDictionary: Sendable {
    /// All its entries have been passed on.
    case whole(BroughtDictionary)
    /// It is plain text, decoded. Which dictionary's lines it has, its reader decides.
    case lines(String)
}

/// Reads a dictionary that a learner brings: an archive of Yomitan or of StarDict, or plain text, which may be compressed with
/// gzip. What it is, its contents decide.
///
/// Archives are read under the limits of books' archives; the articles that are passed on are measured by the same limits,
/// because an index may name one of them many times. Writes nothing to disk.
///
/// - Parameters:
///   - progress: Called with the fraction done, from 0 to 1. If it throws, or the task is cancelled, reading is cancelled.
///   - take: Receives each entry and each fact. If it throws, reading ends.
/// - Throws: `FormatError`: `.empty`, `.notADictionary`, `.damagedArchive`, `.unsafeArchive`, `.malformedDictionary`,
///   `.passwordNeeded`, `.unreadableEncoding`, `.tooLarge`, `.unreadableFile`, `.cancelled`.
public func readDictionary(
    from source: ImportSource, progress report: (Double) throws -> Void = { _ in },
    _ take: (BroughtItem) throws(FormatError) -> Void
) throws(FormatError) -> ReadDictionary {
    try withoutActuallyEscaping(report) { (report) throws(FormatError) in
        let progress = ImportProgress(report)
        return try source.withBytes { (bytes) throws(FormatError) in try read(bytes, progress, take) }
    }
}

private func read(
    _ bytes: Span<UInt8>, _ progress: ImportProgress, _ take: (BroughtItem) throws(FormatError) -> Void
) throws(FormatError) -> ReadDictionary {
    guard !bytes.isEmpty else { throw .empty }
    try progress(0)
    var budget = UnpackingBudget(archiveLength: bytes.count)
    if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
        func isNone(_ name: String) -> Bool { false }
        let names = try unpackParts(bytes, as: .zip, budget: &budget, progress: progress, where: isNone) {
            (_, _) throws(FormatError) in
        }
        if names.contains(Yomitan.indexName) {
            return .whole(try Yomitan.read(bytes, names, budget: &budget, progress: progress, take))
        }
        guard StarDict.isThere(names) else { throw .notADictionary }
        return .whole(try StarDict.read(bytes, as: .zip, budget: &budget, progress: progress, take))
    }
    if isTape(bytes) {
        return .whole(try StarDict.read(bytes, as: .tape, budget: &budget, progress: progress, take))
    }
    guard isGzip(bytes) else { return .lines(try decodedLines(bytes, progress)) }
    let unpacked = try unpackGzip(bytes, budget: &budget, progress: progress)
    if isTape(unpacked.span) {
        return .whole(try StarDict.read(unpacked.span, as: .tape, budget: &budget, progress: progress, take))
    }
    guard !unpacked.isEmpty else { throw .empty }
    return .lines(try decodedLines(unpacked.span, progress))
}

/// Whether bytes begin as a tape archive does, or as a file that is compressed with bzip2 or xz, which nothing but tape
/// archives are here.
private func isTape(_ bytes: Span<UInt8>) -> Bool {
    let mark = Array("ustar".utf8)
    if bytes.count > 262, mark.indices.allSatisfy({ bytes[257 + $0] == mark[$0] }) { return true }
    return bytes.starts(with: Array("BZh".utf8)) || bytes.starts(with: [0xFD, 0x37, 0x7A, 0x58, 0x5A])
}

private func decodedLines(_ bytes: Span<UInt8>, _ progress: ImportProgress) throws(FormatError) -> String {
    // Signatures of other files, pictures and programs among them.
    let container: FileFormat?
    do { container = try FileFormat.ofContainer(bytes) } catch { throw .notADictionary }
    guard container == nil else { throw .notADictionary }
    return try decodeWhole(
        bytes, candidates: [.utf8, .eucJP], declared: nil, progress: progress.step(0...0.2)
    ).text
}
