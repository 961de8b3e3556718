import Foundation

/// Decodes EUC-JP. Drops invalid bytes.
func decodeEUCJP(_ data: Data) -> String? {
    guard let converter = iconv_open("UTF-8", "EUC-JP"), converter != iconv_t(bitPattern: -1) else { return nil }
    defer { iconv_close(converter) }
    var input = [CChar](data.map { CChar(bitPattern: $0) })
    var output = [CChar](repeating: 0, count: input.count * 2 + 16)
    var written = 0
    input.withUnsafeMutableBufferPointer { input in
        output.withUnsafeMutableBufferPointer { output in
            var source = input.baseAddress
            var sourceLeft = input.count
            var target = output.baseAddress
            var targetLeft = output.count
            while sourceLeft > 0 {
                let result = iconv(converter, &source, &sourceLeft, &target, &targetLeft)
                if result != -1 { break }
                guard errno == EILSEQ, sourceLeft > 0 else { break }
                source = source?.advanced(by: 1)
                sourceLeft -= 1
            }
            written = output.count - targetLeft
        }
    }
    return String(decoding: output[..<written].map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
