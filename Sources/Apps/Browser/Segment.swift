import Model
import Segmentation

/// Inserts one space between the words of a Chinese text and changes nothing else. The result equals that of `glossa
/// segment`.
@_expose(wasm, "glossa_segment")
@_cdecl("glossa_segment")
public func segment(
    _ segmenter: UnsafeRawPointer, _ text: UnsafePointer<UInt8>, _ length: Int
) -> UnsafeMutableRawPointer {
    let text = IncomingText(text, length).utf8
    var answer: [UInt8] = []
    answer.reserveCapacity(length * 2)
    var isAfterSpace = true
    for segment in segments(of: text, by: segmenter) {
        let isSpace = segment.kind == .space
        if !isAfterSpace, !isSpace { answer.append(UInt8(ascii: " ")) }
        answer.append(contentsOf: text[Int(segment.start)..<Int(segment.end)])
        isAfterSpace = isSpace
    }
    return outgoing(answer)
}

/// Returns the tokens of a text, found by a segmenter from `glossa_segmenter`.
func segments(of text: UnsafeBufferPointer<UInt8>, by segmenter: UnsafeRawPointer) -> [Segment] {
    var segments: [Segment] = []
    Unmanaged<Segmenter>.fromOpaque(segmenter).takeUnretainedValue().segment(text, into: &segments)
    return segments
}
