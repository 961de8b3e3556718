/// Derives inputs from others: splices them, inserts tokens, makes numbers absurd, flips bits and truncates. If large
/// inputs are wanted, it occasionally repeats a piece up to a megabyte. The same seed produces the same inputs.
struct Mutator {
    private var random: Random
    private let tokens: [[UInt8]]
    private let makesLargeInputs: Bool
    /// The maximum length of a derived input.
    static let limit = 64 << 10
    /// The maximum length of an input that repeats a piece.
    static let largest = 1 << 20

    init(seed: UInt64, tokens: [[UInt8]], makesLargeInputs: Bool = false) {
        self.makesLargeInputs = makesLargeInputs
        random = Random(state: seed)
        self.tokens = tokens
    }

    /// Derives a new input.
    ///
    /// - Parameter corpus: The inputs to derive it from; not empty.
    mutating func next(_ corpus: [[UInt8]]) -> [UInt8] {
        if makesLargeInputs, random.below(1024) == 0 { return large(corpus) }
        let original = corpus[random.below(corpus.count)]
        var input = original
        // A change may have no effect, and repeating an existing input tells nothing new.
        for _ in 0..<8 where input == original { change(&input, corpus) }
        // Usually a few more changes; occasionally many.
        for _ in 0...(random.below(8) == 0 ? random.below(40) : random.below(4)) {
            change(&input, corpus)
            if input.count > Self.limit { input.removeLast(input.count - Self.limit) }
        }
        return input
    }

    /// Repeats up to three tokens, or letters of an input, after the beginning of another input and before its end.
    private mutating func large(_ corpus: [[UInt8]]) -> [UInt8] {
        let other = corpus[random.below(corpus.count)]
        let place = random.below(other.count + 1)
        var input = Array(other[..<place])
        let areLetters = random.below(2) == 0
        let piece = (0...random.below(3)).flatMap { _ in areLetters ? letter(of: other) : token() }
        guard !piece.isEmpty else { return input }
        while input.count + piece.count <= Self.largest { input += piece }
        return input + other[place...].prefix(Self.limit)
    }

    /// A letter that occurs in an input.
    private mutating func letter(of input: [UInt8]) -> [UInt8] {
        guard !input.isEmpty else { return [] }
        var start = random.below(input.count)
        func continues(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
        while start > 0, continues(input[start]) { start -= 1 }
        return [input[start]] + input[(start + 1)...].prefix(3).prefix(while: continues)
    }

    private mutating func change(_ input: inout [UInt8], _ corpus: [[UInt8]]) {
        let place = random.below(input.count + 1)
        let length = random.below(min(64, input.count - place) + 1)
        let range = place..<place + length
        switch random.below(12) {
        case 0 where place < input.count: input[place] ^= 1 << UInt8(random.below(8))
        case 1 where place < input.count: input[place] = Self.bytes[random.below(Self.bytes.count)]
        case 2: input.removeSubrange(range)
        case 3: input.insert(contentsOf: input[range], at: random.below(input.count + 1))
        // The same, repeated many times.
        case 4:
            let piece = length == 0 || random.below(2) == 0 ? token() : Array(input[range])
            let times = min(1 << random.below(12), Self.limit / max(1, piece.count))
            input.insert(contentsOf: repeatElement(piece, count: times).joined(), at: place)
        // The beginning of one input and the end of another.
        case 5:
            let other = corpus[random.below(corpus.count)]
            input = Array(input[..<place]) + other[random.below(other.count + 1)...]
        case 6: input.removeSubrange(place...)
        case 7, 8: input.insert(contentsOf: token(), at: place)
        case 9: input.replaceSubrange(range, with: token())
        case 10: replaceNumber(&input, from: place)
        default: input.insert(contentsOf: (0..<random.below(8)).map { _ in UInt8(random.below(256)) }, at: place)
        }
    }

    private mutating func token() -> [UInt8] {
        tokens.isEmpty || random.below(4) == 0
            ? Array(Self.numbers[random.below(Self.numbers.count)].utf8) : tokens[random.below(tokens.count)]
    }

    /// Replaces the next number in the input with an absurd one.
    private mutating func replaceNumber(_ input: inout [UInt8], from place: Int) {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard let start = input[place...].firstIndex(where: { digits.contains($0) }) else { return }
        let end = input[start...].firstIndex { !digits.contains($0) && $0 != UInt8(ascii: ".") } ?? input.endIndex
        input.replaceSubrange(start..<end, with: Self.numbers[random.below(Self.numbers.count)].utf8)
    }

    private static let bytes: [UInt8] = [0, 1, 0x7F, 0x80, 0xFF, 0xFE, 0x0A, 0x20, 0x22, 0x3C, 0x5C, 0xC0, 0xE4, 0xF0]
    private static let numbers = [
        "0", "-1", "1", "255", "65536", "2147483647", "-2147483648", "4294967296", "9223372036854775807",
        "-9223372036854775808",
        "9223372036854775808", "18446744073709551616", "1e308", "-1e308", "1e400", "NaN", "Infinity", "0.1", "1e-320",
        "99999999999999999999999999", "000000000000000000000000000001",
    ]
}

/// SplitMix64 (Steele, Lea and Flood, 2014).
struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }

    /// A number from 0 up to, but not including, a bound; 0 for a bound of 0.
    mutating func below(_ bound: Int) -> Int { bound < 2 ? 0 : Int(next() % UInt64(bound)) }
}
