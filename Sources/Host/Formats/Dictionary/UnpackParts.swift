/// Unpacks the wanted entries of an archive one by one, so that only one of them is in memory.
///
/// Ignores entries whose names are absolute or leave the archive, and those whose name occurred before.
///
/// - Returns: The names of all entries whose names are safe.
/// - Throws: `.unsafeArchive`, `.damagedArchive` for an archive that is cut off anywhere, `.passwordNeeded`, `.cancelled`, and
///   what `body` throws.
@discardableResult
func unpackParts(
    _ archive: Span<UInt8>, as kind: ArchiveReader.Kind, budget: inout UnpackingBudget, progress: ImportProgress,
    where isWanted: (String) -> Bool, _ body: (_ name: String, _ bytes: [UInt8]) throws(FormatError) -> Void
) throws(FormatError) -> Set<String> {
    var names: Set<String> = []
    try archive.withUnsafeBytes { (bytes) throws(FormatError) in
        var reader = try ArchiveReader(bytes, kind)
        var isTruncated = false
        var count = 0
        while let name = try reader.next(isTruncated: &isTruncated) {
            count += 1
            guard count <= UnpackingBudget.entryLimit else { throw .unsafeArchive(.entries) }
            let isNew = isSafe(name) && names.insert(name).inserted
            let isKept = isNew && !name.hasSuffix("/") && isWanted(name)
            if isKept, reader.entryIsEncrypted { throw .passwordNeeded }
            // Going to the next entry of a tape unpacks this one, too.
            guard isKept || kind == .tape else { continue }
            let entry = try reader.read(
                budget: &budget, isTruncated: &isTruncated, progress: progress, isKept: isKept)
            if isTruncated { throw .damagedArchive }
            if isKept { try body(name, entry) }
        }
        guard count > 0, !isTruncated else { throw .damagedArchive }
    }
    return names
}

/// Unpacks a file that is compressed with gzip by itself.
///
/// - Throws: `.unsafeArchive`, `.damagedArchive`, `.cancelled`.
func unpackGzip(
    _ file: Span<UInt8>, budget: inout UnpackingBudget, progress: ImportProgress
) throws(FormatError) -> [UInt8] {
    var unpacked: [UInt8] = []
    func isAny(_ name: String) -> Bool { true }
    try unpackParts(file, as: .compressed, budget: &budget, progress: progress, where: isAny) {
        unpacked = $1
    }
    return unpacked
}

/// Whether bytes begin as those of gzip do.
func isGzip(_ bytes: Span<UInt8>) -> Bool { bytes.starts(with: [0x1F, 0x8B]) }
