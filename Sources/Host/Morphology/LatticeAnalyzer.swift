import Lexicon
import Phonology
import Segmentation
import Synchronization

/// Analyses Japanese text with Glossa's own lattice over a compiled lexicon, without MeCab.
///
/// One analyzer serves any number of threads at once.
public final class LatticeAnalyzer: JapaneseAnalysis {
    private let lexicon: Lexicon
    private let tables: JapaneseTables
    private let terms: [UniDicTerms]
    /// Lattices with their working memory, for the next texts.
    private let idle = Mutex<[Idle]>([])
    private static let mostIdle = 4

    /// A lattice that nobody uses: whoever takes it out of the list has it alone.
    private final class Idle: @unchecked Sendable {
        var lattice: JapaneseLattice
        init(_ tables: JapaneseTables) { lattice = JapaneseLattice(tables) }
    }

    /// Nil if the lexicon was compiled without a Japanese dictionary for segmentation.
    public init?(lexicon: Lexicon) {
        guard let tables = lexicon.japaneseTables else { return nil }
        self.lexicon = lexicon
        self.tables = tables
        terms = lexicon.japanesePartsOfSpeech.map(UniDicTerms.init)
        guard !terms.isEmpty else { return nil }
    }

    public func analyze(_ text: String) -> [Morpheme] {
        let used = idle.withLock { $0.popLast() } ?? Idle(tables)
        defer { idle.withLock { if $0.count < Self.mostIdle { $0.append(used) } } }
        var text = text
        return text.withUTF8 { bytes in
            var found = MorphemeWriter(bytes)
            var context = UniDicContext()
            for piece in AnalysisPieces.ranges(in: bytes) {
                used.lattice.analyze(UnsafeBufferPointer(rebasing: bytes[piece])) { part in
                    guard part.partOfSpeech < terms.count else { return }
                    append(part, from: piece.lowerBound, to: &found)
                    let mayHelp = terms[part.partOfSpeech].mayHelp
                    found.drain { context.append($0, mayHelp: mayHelp) }
                }
            }
            found.fillGap(upTo: bytes.count)
            found.drain { context.append($0, mayHelp: false) }
            var morphemes = context.takeMorphemes()
            QuantityJoining.join(&morphemes)
            ReadingsInContext.settle(&morphemes)
            return morphemes
        }
    }

    private func append(_ part: JapanesePiece, from base: Int, to writer: inout MorphemeWriter) {
        guard part.partOfSpeech < terms.count else { return }
        let terms = terms[part.partOfSpeech]
        let word = tables.word(part.word)
        writer.append(
            part.start + base..<part.end + base, terms, lemma: word.flatMap(lexicon.lemma),
            reading: word.flatMap(tables.reading), isKnown: word != nil)
    }
}
