/// How directly a definition of CC-CEDICT says what a word means today.
///
/// This is the only place that decides whether a definition explains its word or only refers to another; ``Entry/onlyRefers``
/// asks it of a whole entry.
public enum SenseStanding: Int, Comparable, Sendable {
    case everyday
    /// Old, literary, regional, vulgar or technical.
    case restricted
    /// A reference to another word, a measure word, a surname or a note on pronunciation.
    case reference

    public init(_ definition: String) {
        if Self.references.contains(where: { definition.hasPrefix($0) }) || Self.pointsToAnother(definition)
            || Self.isVariant(definition)
        {
            self = .reference
        } else if Self.restrictions.contains(where: { definition.hasPrefix($0) }) {
            self = .restricted
        } else {
            self = .everyday
        }
    }

    public static func < (left: SenseStanding, right: SenseStanding) -> Bool { left.rawValue < right.rawValue }

    /// Whether a definition only says of which word this one is a variant: "erhua variant of 差點|差点[cha4 dian3]". In brackets it
    /// is a remark on what the word means: "just now (variant of 剛才|刚才[gang1 cai2])".
    public static func isVariant(_ definition: String) -> Bool {
        let bytes = definition.utf8
        var depth = 0
        var place = bytes.startIndex
        while place < bytes.endIndex {
            switch bytes[place] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: "v") where depth == 0 && bytes[place...].starts(with: variantMark.utf8):
                let word = bytes.index(place, offsetBy: variantMark.utf8.count)
                if word < bytes.endIndex, definition.unicodeScalars[word].isEastAsian { return true }
            default: break
            }
            place = bytes.index(after: place)
        }
        return false
    }

    private static let variantMark = "variant of "
    private static let references = [
        MeasureWords.mark, "surname ", "two-character surname ", "used in ", "used for ", "abbr. for ", "abbr. of ",
        "abbr. to ", "also written ", "same as ", "equivalent to ", "also called ", "also pr. ", "Taiwan pr. ",
        "(Taiwan pr. ", "old pr. ", "pr. [", "see also ", "Kangxi radical ", "contracted form of ", "Japanese kokuji",
        "component in Chinese character",
    ]

    private static let restrictions = [
        "(old)", "(archaic)", "(literary)", "(dialect)", "(Tw)", "(Taiwan)", "(slang)", "(Internet slang)", "(vulgar)",
        "(obsolete)", "(coll.) (old)", "(Cantonese)", "(loanword)", "(Buddhism)", "(geology)", "(chemistry)",
        "(botany)",
        "(TCM)", "(Chinese medicine)", "(astronomy)", "(classical)", "(Japanese)", "(bird species of China)",
        "(historical)", "(euphemism)", "(derog.)", "(honorific)", "(computing)", "(math.)", "(physics)",
        "(linguistics)",
    ]

    /// Whether it only says where to look: "see 相聲|相声[xiang4 sheng5]".
    private static func pointsToAnother(_ definition: String) -> Bool {
        guard definition.hasPrefix("see ") else { return false }
        return definition.unicodeScalars.dropFirst(4).first?.isEastAsian ?? false
    }
}

extension Entry {
    /// Whether a definition says what the word means, rather than to which other word it belongs. Only CC-CEDICT has
    /// definitions of the other kind.
    public func explains(_ definition: String) -> Bool {
        language != .chinese || SenseStanding(definition) != .reference
    }

    /// Whether none of its definitions says what the word means.
    public var onlyRefers: Bool { !definitions.contains { explains($0) } }
}
