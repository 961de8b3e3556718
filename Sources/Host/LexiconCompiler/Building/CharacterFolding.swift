import Segmentation

/// Which characters share a code in the trie: traditional and simplified, full-width and narrow, upper and lower case.
struct CharacterFolding {
    private var simplified: [UInt32: UInt32] = [:]

    /// Learns from the dictionary's pairs of forms. A traditional character folds into its most frequent simplified
    /// form, unless it occurs in simplified text itself (乾 in 乾隆, 著 in 著名).
    init(entries: [CEDICTEntry]) {
        var pairs: [UInt32: [UInt32: Int]] = [:]
        var inSimplified: [UInt32: Int] = [:]
        for entry in entries {
            let traditional = Array(entry.traditional.unicodeScalars)
            let simple = Array(entry.simplified.unicodeScalars)
            for scalar in simple { inSimplified[scalar.value, default: 0] += 1 }
            guard traditional.count == simple.count else { continue }
            for (from, to) in zip(traditional, simple) where from != to {
                pairs[from.value, default: [:]][to.value, default: 0] += 1
            }
        }
        for (from, targets) in pairs {
            guard let best = targets.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { continue }
            if inSimplified[from, default: 0] * 20 < best.value { simplified[from] = best.key }
        }
    }

    /// The scalar that represents `scalar` in the trie.
    func folded(_ scalar: UInt32) -> UInt32 {
        switch scalar {
        case 0xFF01...0xFF5E: folded(scalar - 0xFEE0)
        case 0x41...0x5A: scalar + 0x20
        default: simplified[scalar] ?? scalar
        }
    }

    /// Folds the Han characters of a text; letters and digits stay unchanged.
    func folded(_ text: String) -> String {
        var view = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            view.append(simplified[scalar.value].flatMap { Unicode.Scalar($0) } ?? scalar)
        }
        return String(view)
    }

    /// The characters that fold into each simplified one, in their order.
    var variants: [UInt32: [UInt32]] {
        Dictionary(grouping: simplified.keys.sorted()) { simplified[$0] ?? $0 }
    }
}
