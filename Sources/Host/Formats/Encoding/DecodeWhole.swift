/// The contents of a text file as a string.
struct DecodedText {
    var text: String
    var encoding: TextEncoding
    var notes: [ImportNote]
}

/// Decodes a whole file in the first of `candidates` that fits.
///
/// - Throws: `.wrongEncoding` if the learner's own choice does not fit, otherwise `.unreadableEncoding`.
func decodeWhole(
    _ bytes: Span<UInt8>, candidates: [TextEncoding], declared: TextEncoding?, progress: ImportProgress
) throws(FormatError) -> DecodedText {
    for encoding in candidates {
        var text: [UInt8] = []
        let faults = try decode(bytes, from: encoding, tolerating: toleratedDamage(in: bytes.count)) {
            (piece, consumed) throws(FormatError) in
            // Real text contains no NUL, and PostgreSQL cannot store it.
            piece.withUnsafeBufferPointer { text.append(contentsOf: $0.lazy.filter { $0 != 0 }) }
            try progress(Double(consumed) / Double(bytes.count))
        }
        guard let faults else { continue }
        return DecodedText(text: String(decoding: text, as: UTF8.self), encoding: encoding, notes: faults.notes)
    }
    throw encodingError(bytes, candidates: candidates, declared: declared)
}

/// The first few thousand characters, for determining the kind of text. Invalid bytes become U+FFFD.
func decodedHead(of bytes: Span<UInt8>, in encoding: TextEncoding) -> String {
    var text: [UInt8] = []
    let head = bytes.extracting(first: 8192)
    _ = try? decode(head, from: encoding, tolerating: .max) { (piece, _) throws(FormatError) in
        piece.withUnsafeBufferPointer { text.append(contentsOf: $0) }
    }
    return String(decoding: text, as: UTF8.self)
}

/// The error for a text that fits none of the candidates.
func encodingError(_ bytes: Span<UInt8>, candidates: [TextEncoding], declared: TextEncoding?) -> FormatError {
    guard let declared else { return .unreadableEncoding(tried: candidates) }
    let found = try? candidateEncodings(of: bytes, declared: nil).first
    return .wrongEncoding(declared: declared, looksLike: found == declared ? nil : found)
}
