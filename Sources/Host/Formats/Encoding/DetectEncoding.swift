import CUchardet

/// Returns the encodings a text may be in, the likeliest first.
///
/// A byte order mark decides; otherwise strictly valid UTF-8, unless it may be a coincidence. Failing these, a
/// sample is decoded in every encoding (only in UTF-16 if it is full of zero bytes) and scored by how common its
/// characters are (`plausibility`). uchardet's opinion breaks ties.
///
/// A declared encoding is the only candidate, unless the bytes plainly contradict it.
///
/// - Parameter forget: Called repeatedly with how far the bytes have been read.
/// - Throws: `.notText` for binary data, `.wrongEncoding` if the bytes plainly contradict the declared encoding,
///   `.unreadableEncoding` if every trial gives gibberish.
func candidateEncodings(
    of bytes: Span<UInt8>, declared: TextEncoding?, forget: (Int) -> Void = { _ in }
) throws(FormatError) -> [TextEncoding] {
    if let announced = announcedEncoding(of: bytes) {
        if let declared, declared != announced { throw .wrongEncoding(declared: declared, looksLike: announced) }
        return [announced]
    }
    let sample = Sample(of: bytes, forget)
    let isASCII = sample.firstHighByte == nil && !sample.looksBinary
    if let declared, isASCII, declared.unitLength == 1 { return [declared] }
    if isASCII || (!sample.looksBinary && sample.couldProveUTF8 && isUTF8(bytes, forget)) {
        if let declared, declared != .utf8 { throw .wrongEncoding(declared: declared, looksLike: .utf8) }
        return [.utf8]
    }
    // A few NULs in text that is otherwise UTF-8 come from a faulty program; they are dropped.
    if sample.hasStrayNULs, isUTF8(bytes, forget), declared ?? .utf8 == .utf8 { return [.utf8] }
    let trials = rank(bytes.extracting(sample.range), amongWide: sample.looksBinary)
    guard let best = trials.first else { throw .notText(kind: nil) }
    if let declared {
        let own = trials.first { $0.encoding == declared }?.score ?? -.infinity
        // Three nats per character: for each of them, the declared reading is twenty times less likely.
        let isGibberish = best.score - own > 3 * Double(best.characters) && best.characters >= 4
        guard !isGibberish else { throw .wrongEncoding(declared: declared, looksLike: best.encoding) }
        return [declared]
    }
    guard best.score / Double(max(best.characters, 1)) > -13.5 else {
        if sample.looksBinary { throw .notText(kind: nil) }
        throw .unreadableEncoding(tried: trials.map(\.encoding))
    }
    return trials.map(\.encoding)
}

private func announcedEncoding(of bytes: Span<UInt8>) -> TextEncoding? {
    TextEncoding.allCases.first { !$0.byteOrderMark.isEmpty && bytes.starts(with: $0.byteOrderMark) }
}

/// Whether all bytes are valid UTF-8, except for a character cut off at the end.
private func isUTF8(_ bytes: Span<UInt8>, _ forget: (Int) -> Void) -> Bool {
    var start = 0
    while start < bytes.count {
        let end = pieceEnd(of: bytes, from: start)
        do throws(UTF8.ValidationError) {
            _ = try UTF8Span(validating: bytes.extracting(start..<end))
        } catch {
            return error.kind == .truncatedScalar && start + error.byteOffsets.upperBound == bytes.count
                && bytes.count > 4
        }
        forget(end)
        start = end
    }
    return true
}

/// The position of the first byte that is not ASCII.
private func placeOfHighByte(in bytes: Span<UInt8>, _ forget: (Int) -> Void) -> Int? {
    var start = 0
    while start < bytes.count {
        let end = min(start + (8 << 20), bytes.count)
        for index in start..<end where bytes[index] >= 0x80 { return index }
        forget(end)
        start = end
    }
    return nil
}

/// The part of a file used for trials: up to 64 KiB around its first byte that is not ASCII.
private struct Sample {
    let range: Range<Int>
    let firstHighByte: Int?
    /// Whether there are too many control characters and NULs for a byte encoding: UTF-16, or not text at all.
    let looksBinary: Bool
    /// Whether enough bytes are not ASCII to rule out that they are valid UTF-8 by coincidence. One short word
    /// of GB18030 in ten is valid UTF-8 in sequences of two bytes, and of eight characters in a row one in a million.
    let couldProveUTF8: Bool
    /// Whether it looks binary only because of NULs, and has too few for UTF-16, which has one for each
    /// ASCII character.
    let hasStrayNULs: Bool

    init(of bytes: Span<UInt8>, _ forget: (Int) -> Void) {
        let high = placeOfHighByte(in: bytes, forget)
        let start = max(0, (high ?? 0) - 512) & ~1
        let range = start..<min(start + 1 << 16, bytes.count)
        var (controls, nuls, highBytes, longSequences) = (0, 0, 0, 0)
        for index in range {
            switch bytes[index] {
            case 0x00: nuls += 1
            case 0x01..<0x08, 0x0E..<0x20: controls += 1
            case 0xE0...: longSequences += 1
            case 0x80...: highBytes += 1
            default: break
            }
        }
        self.range = range
        firstHighByte = high
        looksBinary = (controls + nuls) * 25 > range.count
        hasStrayNULs = controls * 25 <= range.count && nuls > 0 && nuls * 4 < range.count
        couldProveUTF8 = longSequences > 0 || highBytes >= 16
    }
}

private struct Trial {
    let encoding: TextEncoding
    let score: Double
    let characters: Int
}

/// Decodes the sample in every encoding and sorts the results by plausibility.
private func rank(_ sample: Span<UInt8>, amongWide: Bool) -> [Trial] {
    let opinion = uchardetOpinion(of: sample)
    var trials: [Trial] = []
    for encoding in TextEncoding.allCases {
        let isWide = encoding.unitLength == 2
        guard !amongWide || isWide, !isWide || sample.count % 2 == 0 || amongWide else { continue }
        var text: [UInt8] = []
        let faults = try? decode(sample, from: encoding, tolerating: 16 + sample.count / 50) {
            (piece, _) throws(FormatError) in
            piece.withUnsafeBufferPointer { text.append(contentsOf: $0) }
        }
        guard let faults = faults ?? nil else { continue }
        let (score, characters) = plausibility(of: text, as: encoding)
        let penalty = 25 * Double(faults.damagedCharacters) + (faults.endsInsideCharacter ? 12 : 0)
        trials.append(
            Trial(
                encoding: encoding, score: score - penalty + (opinion == encoding ? 4 : 0), characters: characters))
    }
    return trials.sorted { $0.score > $1.score }
}

private func uchardetOpinion(of sample: Span<UInt8>) -> TextEncoding? {
    guard let detector = uchardet_new() else { return nil }
    defer { uchardet_delete(detector) }
    sample.withUnsafeBytes { bytes in
        _ = uchardet_handle_data(detector, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
    }
    uchardet_data_end(detector)
    return uchardet_get_charset(detector).flatMap { TextEncoding(label: String(cString: $0)) }
}
