import Glibc

/// Decodes with glibc's iconv, which supports the national encodings. See `decode` for the contract.
func decodeWithIconv(
    _ bytes: Span<UInt8>, from start: Int, encoding: TextEncoding, tolerating tolerated: Int,
    into sink: (Span<UInt8>, Int) throws(FormatError) -> Void
) throws(FormatError) -> DecodingFaults? {
    var converter = try IconvConverter(from: encoding)
    var faults = DecodingFaults()
    var position = start
    while position < bytes.count {
        let end = min(position + IconvConverter.inputLength, bytes.count)
        let step = converter.convert(bytes.extracting(position..<end))
        position += step.consumed
        if !converter.output.isEmpty { try sink(converter.output.span, position) }
        switch step.stop {
        case .outputFull, .inputDone:
            continue
        case .insideCharacter where end < bytes.count:
            continue
        case .insideCharacter:
            faults.endsInsideCharacter = true
            position = bytes.count
        case .invalid:
            faults.damagedCharacters += 1
            guard faults.damagedCharacters <= tolerated else { return nil }
            position = min(position + encoding.unitLength, bytes.count)
            try sink(IconvConverter.replacement.span, position)
        }
    }
    converter.flush()
    if !converter.output.isEmpty { try sink(converter.output.span, position) }
    return faults
}

/// An open iconv descriptor with its output buffer.
private struct IconvConverter: ~Copyable {
    enum Stop {
        case inputDone, outputFull, insideCharacter, invalid
    }

    static let inputLength = 1 << 18
    static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]
    private static let outputLength = 1 << 20

    /// The UTF-8 output of the last call.
    private(set) var output: [UInt8] = []
    private let descriptor: iconv_t

    init(from encoding: TextEncoding) throws(FormatError) {
        let opened = iconv_open("UTF-8", encoding.iconvName)
        guard let opened, opened != iconv_t(bitPattern: -1) else {
            throw .programMissing(name: "iconv \(encoding.iconvName)", package: "libc6")
        }
        descriptor = opened
    }

    deinit {
        iconv_close(descriptor)
    }

    /// Converts as much of `input` as is complete, valid and fits the output.
    mutating func convert(_ input: Span<UInt8>) -> (consumed: Int, stop: Stop) {
        input.withUnsafeBytes { source in
            // iconv declares its input as mutable for historical reasons and does not write to it.
            var next = UnsafeMutablePointer(mutating: source.baseAddress?.assumingMemoryBound(to: CChar.self))
            var left = source.count
            let stop = run(&next, &left)
            return (source.count - left, stop)
        }
    }

    /// Writes what the conversion state still holds back (in Big5-HKSCS, a letter that may be followed by an accent).
    mutating func flush() {
        var nothing: UnsafeMutablePointer<CChar>?
        var none = 0
        _ = run(&nothing, &none)
    }

    private mutating func run(_ next: inout UnsafeMutablePointer<CChar>?, _ left: inout Int) -> Stop {
        var stop = Stop.inputDone
        let descriptor = descriptor
        output = Array(unsafeUninitializedCapacity: Self.outputLength) { buffer, count in
            buffer.withMemoryRebound(to: CChar.self) { characters in
                var target = characters.baseAddress
                var room = characters.count
                if iconv(descriptor, &next, &left, &target, &room) == -1 {
                    stop =
                        switch errno {
                        case E2BIG: .outputFull
                        case EINVAL: .insideCharacter
                        default: .invalid
                        }
                }
                count = characters.count - room
            }
        }
        return stop
    }
}
