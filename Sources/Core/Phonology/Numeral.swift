/// What the characters of numbers stand for, in Chinese and Japanese. This is the only table of them; how they make numbers is
/// a matter of each language and place.
public enum Numeral {
    /// The figures from 一 to 九, in order.
    public static let figures = ["一", "二", "三", "四", "五", "六", "七", "八", "九"]

    /// Returns 1 to 9 for 一 to 九; 0 for every other scalar.
    @inlinable
    public static func figure(_ scalar: UInt32) -> Int {
        switch scalar {
        case 0x4E00: 1
        case 0x4E8C: 2
        case 0x4E09: 3
        case 0x56DB: 4
        case 0x4E94: 5
        case 0x516D: 6
        case 0x4E03: 7
        case 0x516B: 8
        case 0x4E5D: 9
        default: 0
        }
    }

    /// Returns 0 to 9 for a digit of either width, a figure, 零, 〇 or 两; nil for every other character.
    public static func digit(_ scalar: Unicode.Scalar) -> Int64? {
        switch scalar {
        case "0"..."9": return Int64(scalar.value - 0x30)
        case "０"..."９": return Int64(scalar.value - 0xFF10)
        case "零", "〇": return 0
        case "两", "兩": return 2
        default:
            let figure = figure(scalar.value)
            return figure == 0 ? nil : Int64(figure)
        }
    }

    /// Returns the value of 十, 百, 千, 万 or 亿, in any of their forms; 0 for every other scalar.
    @inlinable
    public static func unit(_ scalar: UInt32) -> Int64 {
        switch scalar {
        case 0x5341: 10
        case 0x767E: 100
        case 0x5343: 1000
        case 0x4E07, 0x842C: 10_000
        case 0x4EBF, 0x5104: 100_000_000
        default: 0
        }
    }
}
