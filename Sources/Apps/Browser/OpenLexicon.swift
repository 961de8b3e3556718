import Lexicon
import Segmentation

/// The sections of a compiled lexicon that the client has copied into the module's memory so far, by their number in
/// the file.
private final class LoadedSections {
    var bytes: [UInt32: UnsafeRawBufferPointer] = [:]
}

/// Returns the version of the file of a compiled lexicon that this module reads; the file's header has it as well.
@_expose(wasm, "glossa_lexicon_version")
@_cdecl("glossa_lexicon_version")
public func lexiconVersion() -> UInt32 { LexiconSection.formatVersion }

/// Returns whether look-ups or the segmenter read a section, by its number in the file.
@_expose(wasm, "glossa_lexicon_reads")
@_cdecl("glossa_lexicon_reads")
public func readsSection(_ number: UInt32) -> Bool { LexiconImage.reads(number) }

/// Begins a lexicon: add its sections next, then open it.
@_expose(wasm, "glossa_lexicon_sections")
@_cdecl("glossa_lexicon_sections")
public func makeSections() -> UnsafeMutableRawPointer { Unmanaged.passRetained(LoadedSections()).toOpaque() }

/// Adds a section of a compiled lexicon without copying it. It must be at an address from `glossa_allocate` and stay
/// there, unchanged.
@_expose(wasm, "glossa_lexicon_add")
@_cdecl("glossa_lexicon_add")
public func addSection(_ sections: UnsafeRawPointer, _ number: UInt32, _ start: UnsafeRawPointer, _ length: Int) {
    Unmanaged<LoadedSections>.fromOpaque(sections).takeUnretainedValue()
        .bytes[number] = UnsafeRawBufferPointer(start: start, count: length)
}

/// Opens a lexicon over the sections that were added, and frees their list. Whatever needs a section that was left out
/// finds nothing.
///
/// - Parameter fingerprint: A text that no other lexicon has: the digest in the file's header.
@_expose(wasm, "glossa_lexicon")
@_cdecl("glossa_lexicon")
public func openLexicon(
    _ sections: UnsafeRawPointer, _ fingerprint: UnsafePointer<UInt8>, _ length: Int
) -> UnsafeMutableRawPointer {
    let sections = Unmanaged<LoadedSections>.fromOpaque(sections).takeRetainedValue()
    let lexicon = Lexicon(
        image: LexiconImage(sections: sections.bytes), fingerprint: IncomingText(fingerprint, length).string)
    return Unmanaged.passRetained(lexicon).toOpaque()
}

/// Creates a segmenter; returns null for a lexicon without Chinese, or without the sections for it.
@_expose(wasm, "glossa_segmenter")
@_cdecl("glossa_segmenter")
public func makeSegmenter(_ lexicon: UnsafeRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Lexicon>.fromOpaque(lexicon).takeUnretainedValue().segmentationTables.map {
        Unmanaged.passRetained(Segmenter(tables: $0)).toOpaque()
    }
}
