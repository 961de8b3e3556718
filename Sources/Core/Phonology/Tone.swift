/// A tone of Standard Chinese. The raw value is the number in dictionaries: 1 to 4, and 5 for the neutral tone.
public enum Tone: UInt8, CaseIterable, Hashable, Sendable {
    case first = 1
    case second
    case third
    case fourth
    case neutral

    /// Reads an ASCII digit: `1` to `5`, and `0`, which some sources use for the neutral tone. Nil for others.
    init?(digit: Unicode.Scalar) {
        guard digit.isASCII, digit >= "0" else { return nil }
        let number = UInt8(digit.value) - UInt8(ascii: "0")
        self.init(rawValue: number == 0 ? 5 : number)
    }

    /// The ASCII digit of this tone.
    package var digit: Unicode.Scalar { Unicode.Scalar(UInt8(ascii: "0") + rawValue) }
}

#if !hasFeature(Embedded)
extension Tone: Codable {}
#endif
