// The passing of texts between module and caller. A text is UTF-8. Incoming text is at an address from
// `glossa_allocate` and has a length; outgoing text ends with a zero byte. The caller frees both with `glossa_free`.

/// Allocates memory in the module, aligned for anything up to a cache line.
@_expose(wasm, "glossa_allocate")
@_cdecl("glossa_allocate")
public func allocate(_ bytes: Int) -> UnsafeMutableRawPointer {
    .allocate(byteCount: max(bytes, 1), alignment: 64)
}

/// Frees memory.
@_expose(wasm, "glossa_free")
@_cdecl("glossa_free")
public func free(_ pointer: UnsafeMutableRawPointer) { pointer.deallocate() }

/// A text from the caller.
struct IncomingText {
    let utf8: UnsafeBufferPointer<UInt8>

    init(_ start: UnsafePointer<UInt8>, _ length: Int) { utf8 = UnsafeBufferPointer(start: start, count: length) }

    var string: String { String(decoding: utf8, as: UTF8.self) }
}

/// Returns a text to the caller.
func outgoing(_ utf8: some Collection<UInt8>) -> UnsafeMutableRawPointer {
    let room = allocate(utf8.count + 1)
    let bytes = room.bindMemory(to: UInt8.self, capacity: utf8.count + 1)
    var end = 0
    for byte in utf8 {
        bytes[end] = byte
        end += 1
    }
    bytes[end] = 0
    return room
}
