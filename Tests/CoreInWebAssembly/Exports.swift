// The functions that run.mjs calls. Texts are returned as UTF-8 with a terminating zero; the caller returns them to
// `checks_free`.

@_expose(wasm, "checks_count")
@_cdecl("checks_count")
func checksCount() -> Int32 { Int32(CheckGroup.all.count) }

@_expose(wasm, "checks_name")
@_cdecl("checks_name")
func checksName(_ index: Int32) -> UnsafeMutablePointer<UInt8> { leaving(CheckGroup.all[Int(index)].name) }

/// Runs a group of checks and returns its lines.
@_expose(wasm, "checks_run")
@_cdecl("checks_run")
func checksRun(_ index: Int32) -> UnsafeMutablePointer<UInt8> { leaving(CheckGroup.all[Int(index)].report()) }

@_expose(wasm, "checks_free")
@_cdecl("checks_free")
func checksFree(_ text: UnsafeMutablePointer<UInt8>) { text.deallocate() }

private func leaving(_ text: String) -> UnsafeMutablePointer<UInt8> {
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: text.utf8.count + 1)
    for (index, byte) in text.utf8.enumerated() { bytes[index] = byte }
    bytes[text.utf8.count] = 0
    return bytes
}
