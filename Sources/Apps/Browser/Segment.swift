import Model
import Segmentation

/// Begins a lexicon: add its sections next, then create a segmenter.
@_expose(wasm, "glossa_lexicon")
@_cdecl("glossa_lexicon")
public func makeLexicon() -> UnsafeMutableRawPointer { Unmanaged.passRetained(LexiconSections()).toOpaque() }

/// Returns whether the segmenter reads a section, by its number in the file of a compiled lexicon.
@_expose(wasm, "glossa_lexicon_reads")
@_cdecl("glossa_lexicon_reads")
public func readsSection(_ number: Int32) -> Bool { LexiconSections.Section(rawValue: number) != nil }

/// Adds a section of a compiled lexicon without copying it; it must stay in place.
@_expose(wasm, "glossa_lexicon_add")
@_cdecl("glossa_lexicon_add")
public func addSection(_ lexicon: UnsafeRawPointer, _ number: Int32, _ start: UnsafeRawPointer, _ length: Int) {
    guard let section = LexiconSections.Section(rawValue: number) else { return }
    Unmanaged<LexiconSections>.fromOpaque(lexicon).takeUnretainedValue()
        .add(section, UnsafeRawBufferPointer(start: start, count: length))
}

/// Creates a segmenter from the sections of a lexicon; returns null while one is missing.
@_expose(wasm, "glossa_segmenter")
@_cdecl("glossa_segmenter")
public func makeSegmenter(_ lexicon: UnsafeRawPointer) -> UnsafeMutableRawPointer? {
    let sections = Unmanaged<LexiconSections>.fromOpaque(lexicon).takeUnretainedValue()
    return sections.tables.map { Unmanaged.passRetained(Segmenter(tables: $0)).toOpaque() }
}

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
