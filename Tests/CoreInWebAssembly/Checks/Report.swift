/// The results of a group of checks, as lines of text that must be identical natively and in WebAssembly.
///
/// A line begins with `ok`, `FAIL` or `same`. `same` is for answers too long to write out: it gives their length and
/// hash, for the caller to compare between the two platforms.
struct Report {
    private(set) var text = ""

    /// Records whether the answer on `subject` is exactly the right one.
    mutating func expect(_ subject: String, _ answer: String, _ right: String) {
        if answer.utf8.elementsEqual(right.utf8) {
            line("ok", subject, answer)
        } else {
            line("FAIL", subject, answer + ", not " + right)
        }
    }

    /// Records whether a condition holds.
    mutating func expect(_ subject: String, _ holds: Bool) {
        line(holds ? "ok" : "FAIL", subject, holds ? "yes" : "no")
    }

    /// Records an answer to compare between platforms.
    mutating func same(_ subject: String, _ answer: some Sequence<UInt8>) {
        var hash = Hash()
        for byte in answer { hash.add(byte) }
        line("same", subject, "\(hash.count) bytes, \(String(hash.value, radix: 16))")
    }

    private mutating func line(_ verdict: String, _ subject: String, _ answer: String) {
        text += verdict
        text += " "
        text += subject
        text += ": "
        text += answer
        text += "\n"
    }
}

/// 64-bit FNV-1a. http://www.isthe.com/chongo/tech/comp/fnv
private struct Hash {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325
    private(set) var count = 0

    mutating func add(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
        count += 1
    }
}

/// Pseudorandom numbers that are the same on every platform (D. Knuth's MMIX generator, its upper half).
struct Dice {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt32 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt32(truncatingIfNeeded: state >> 32)
    }

    /// A number from 0 up to, but not including, `limit`.
    mutating func next(below limit: Int) -> Int { Int(next() % UInt32(limit)) }
}
