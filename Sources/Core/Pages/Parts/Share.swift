/// A part of a whole, in thousandths: 0 to 1000.
public struct Share: Hashable, Comparable, Sendable {
    public let permille: Int

    /// - Parameter permille: Thousandths, clamped to 0 to 1000.
    public init(permille: Int) { self.permille = min(max(permille, 0), 1000) }

    /// `part` of `whole`, rounded down, so that 100% means nothing is missing. Zero for an empty whole.
    public init(_ part: Int, of whole: Int) {
        // For very large wholes the result only needs to be accurate to about a thousandth, and multiplying by 1000
        // might overflow.
        let isLarge = part > Int.max / 1000 || part < 0
        self.init(permille: whole > 0 ? isLarge ? max(0, part) / max(1, whole / 1000) : part * 1000 / whole : 0)
    }

    /// Whole percent.
    public var percent: Int { permille / 10 }

    /// Smaller shares sort first.
    public static func < (left: Share, right: Share) -> Bool { left.permille < right.permille }

    /// The text used on every page, in every language: "0%", "33%". From 90% on, where it decides whether a text is
    /// comfortable to read, it has one decimal: "92.3%".
    var text: String {
        guard permille >= 900, permille < 1000 else { return "\(percent)%" }
        return "\(percent).\(permille % 10)%"
    }
}
