import Phonology

/// Analyses Japanese text with MeCab and IPADIC.
///
/// ```swift
/// let analyzer = try JapaneseAnalyzer()
/// analyzer.words(in: "寿司を食べられました。").map(\.lemma)   // ["寿司", "を", "食べる", "。"]
/// ```
///
/// One analyzer serves any number of threads at once. Loading takes a moment and maps 50 MB, so keep the analyzer.
public final class JapaneseAnalyzer: JapaneseAnalysis {
    /// The folder of the dictionary in use.
    public let dictionary: String
    private let model: MeCabModel

    /// Loads a dictionary.
    ///
    /// - Parameter dictionary: The folder of IPADIC in UTF-8. Nil searches the places named in MeCab's configuration
    ///   and those where systems install it.
    /// - Throws: `MorphologyError` if there is none, or none that can be used.
    public init(dictionary: String? = nil) throws(MorphologyError) {
        let candidates = dictionary.map { [$0] } ?? MeCabDictionary.candidates()
        var refusal = MorphologyError.noDictionary(searched: candidates)
        for folder in candidates where MeCabDictionary.exists(at: folder) {
            do throws(MorphologyError) {
                model = try MeCabModel(folder: folder)
                self.dictionary = folder
                return
            } catch {
                refusal = error
            }
        }
        throw refusal
    }

    public func analyze(_ text: String) -> [Morpheme] {
        var text = text
        return text.withUTF8 { bytes in
            var writer = MorphemeWriter(bytes)
            if let session = MeCabModel.Session(model) {
                for piece in AnalysisPieces.ranges(in: bytes) {
                    session.parse(UnsafeBufferPointer(rebasing: bytes[piece])) { range, feature, isKnown in
                        let place = range.lowerBound + piece.lowerBound..<range.upperBound + piece.lowerBound
                        writer.append(place, feature, isKnown: isKnown)
                    }
                }
            }
            writer.fillGap(upTo: bytes.count)
            return writer.morphemes
        }
    }
}
