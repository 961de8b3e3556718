import Lexicon
import Model

/// Returns a value that changes whenever the words that are counted of a language's books could come out differently.
///
/// Corrections that do not hold everywhere are no part of it: a book is counted as a whole, and not again for each place.
///
/// - Parameters:
///   - language: The book's, which can change.
///   - corrections: The learner's of the language, as ``Reader/corrections(_:)`` returns them.
public func vocabularyFingerprint(
    _ language: Language, _ corrections: [Correction], _ lexicon: Lexicon?
) -> String {
    var hash = Hash()
    for correction in corrections.everywhere { hash.add(correction.parts) }
    return "4-" + language.rawValue + "-" + (lexicon?.fingerprint ?? "none") + "-" + hash.text
}

/// Returns a value that changes whenever the words of a page, or what is shown of them, could come out differently.
///
/// - Parameters:
///   - language: The book's, which can change.
///   - corrections: The learner's that hold on the page, as ``Reader/corrections(_:on:of:)`` returns them.
public func wordsFingerprint(_ language: Language, _ corrections: [Correction], _ lexicon: Lexicon?) -> String {
    var hash = Hash()
    for correction in corrections {
        hash.add(correction.parts)
        hash.add(correction.readings.map { $0 ?? "" })
        switch correction.scope {
        case .everywhere: hash.add([])
        case .inContext(let context): hash.add([context.before, context.after])
        case .here(let place): hash.add([String(place.start)])
        }
    }
    return language.rawValue + "-" + (lexicon?.fingerprint ?? "none") + "-" + hash.text
}

/// FNV-1a over lists of texts.
private struct Hash {
    private var value: UInt64 = 0xCBF2_9CE4_8422_2325

    var text: String { String(value, radix: 16) }

    mutating func add(_ texts: [String]) {
        for byte in texts.joined(separator: "\u{1F}").utf8 { add(byte) }
        add(0x1E)
    }

    private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
}
