/// A part of a whole, in thousandths: 0 to 1000.
public struct Share: Hashable, Comparable, Sendable {
    public let permille: Int

    /// - Parameter permille: Thousandths; values outside 0 to 1000 are brought inside.
    public init(permille: Int) { self.permille = min(max(permille, 0), 1000) }

    /// `part` of `whole`, rounded down, so that 100% is said only when nothing is missing. Zero for an empty whole.
    public init(_ part: Int, of whole: Int) {
        // Of very large wholes thousandths are near enough, and their product with 1000 might overflow.
        let isLarge = part > Int.max / 1000 || part < 0
        self.init(permille: whole > 0 ? isLarge ? max(0, part) / max(1, whole / 1000) : part * 1000 / whole : 0)
    }

    /// Whole percent.
    public var percent: Int { permille / 10 }

    /// The smaller part comes first.
    public static func < (left: Share, right: Share) -> Bool { left.permille < right.permille }

    /// As every page writes it, in every language: "0%", "33%". With one decimal where that decides whether a text is
    /// comfortable, from 90% on: "92.3%".
    var text: String {
        guard permille >= 900, permille < 1000 else { return "\(percent)%" }
        return "\(percent).\(permille % 10)%"
    }
}
