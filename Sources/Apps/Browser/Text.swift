// How texts come in and go out. A text is UTF-8: what comes in lies where `glossa_allocate` made room and has a
// length; what goes out ends in a zero. The caller gives both back with `glossa_free`.

/// Makes room in the module's memory, for anything up to the alignment of a cache line.
@_expose(wasm, "glossa_allocate")
@_cdecl("glossa_allocate")
public func allocate(_ bytes: Int) -> UnsafeMutableRawPointer {
    .allocate(byteCount: max(bytes, 1), alignment: 64)
}

/// Gives room back.
@_expose(wasm, "glossa_free")
@_cdecl("glossa_free")
public func free(_ pointer: UnsafeMutableRawPointer) { pointer.deallocate() }

/// A text of the caller's.
struct IncomingText {
    let utf8: UnsafeBufferPointer<UInt8>

    init(_ start: UnsafePointer<UInt8>, _ length: Int) { utf8 = UnsafeBufferPointer(start: start, count: length) }

    var string: String { String(decoding: utf8, as: UTF8.self) }
}

/// Hands a text to the caller.
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
