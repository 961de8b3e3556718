// Whole file: only for WebAssembly.
#if arch(wasm32)
/// The product of two 128-bit integers.
///
/// The compiler calls this function of its runtime library, which is not linked, where it needs more than 64 bits of a
/// product: the standard library does so to write a `Double`.
@_cdecl("__multi3")
func multiplyWide(
    _ product: UnsafeMutablePointer<UInt64>, _ left: UInt64, _ leftHigh: UInt64, _ right: UInt64, _ rightHigh: UInt64
) {
    let half: UInt64 = 0xFFFF_FFFF
    let low = (left & half) &* (right & half)
    let middle = (left >> 32) &* (right & half) &+ low >> 32
    let other = (left & half) &* (right >> 32) &+ middle & half
    product[0] = other << 32 | low & half
    let high = (left >> 32) &* (right >> 32) &+ middle >> 32 &+ other >> 32
    product[1] = high &+ left &* rightHigh &+ leftHigh &* right
}
#endif
