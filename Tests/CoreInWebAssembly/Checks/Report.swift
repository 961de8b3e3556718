/// What a group of checks found, as lines of text that must be the same natively and in WebAssembly.
///
/// A line begins with `ok`, `FAIL` or `same`. The last is for answers too long to be written down: it tells their
/// length and hash, which whoever runs the checks compares between the two.
struct Report {
    private(set) var text = ""

    /// Notes whether the answer on `subject` is the one that is right, to the last bit.
    mutating func expect(_ subject: String, _ answer: String, _ right: String) {
        if answer.utf8.elementsEqual(right.utf8) {
            line("ok", subject, answer)
        } else {
            line("FAIL", subject, answer + ", not " + right)
        }
    }

    /// Notes whether something holds.
    mutating func expect(_ subject: String, _ holds: Bool) {
        line(holds ? "ok" : "FAIL", subject, holds ? "yes" : "no")
    }

    /// Notes an answer to be compared between machines.
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

/// FNV-1a in 64 bits. http://www.isthe.com/chongo/tech/comp/fnv
private struct Hash {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325
    private(set) var count = 0

    mutating func add(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
        count += 1
    }
}

/// Numbers that look random and are the same everywhere (D. Knuth's MMIX generator, its upper half).
struct Dice {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt32 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt32(truncatingIfNeeded: state >> 32)
    }

    /// A number from 0 up to `limit`, without it.
    mutating func next(below limit: Int) -> Int { Int(next() % UInt32(limit)) }
}
