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
    /// By number of part of speech.
    private let heads: [JapaneseLattice.Head]
    /// About how many bytes of text a morpheme has, for the memory to reserve.
    private static let bytesOfMorpheme = 4
    /// Lattices with their working memory, for the next texts.
    private let idle = Mutex<[Idle]>([])
    private static let mostIdle = 4

    /// A lattice that nobody uses: whoever takes it out of the list has it alone.
    private final class Idle: @unchecked Sendable {
        var lattice: JapaneseLattice
        var known = KnownMorphemes()
        init(_ tables: JapaneseTables, heads: [JapaneseLattice.Head]) {
            lattice = JapaneseLattice(tables, heads: heads)
        }
    }

    /// Nil if the lexicon was compiled without a Japanese dictionary for segmentation.
    public init?(lexicon: Lexicon) {
        guard let tables = lexicon.japaneseTables else { return nil }
        self.lexicon = lexicon
        self.tables = tables
        terms = lexicon.japanesePartsOfSpeech.map(UniDicTerms.init)
        heads = terms.map { terms in
            if terms.partOfSpeech == .conjunction { return .unusualIfShort }
            let isParticle = terms.classes == ["助詞", "係助詞"] || terms.classes == ["助詞", "格助詞", "一般"]
            return isParticle ? .unusual : .usual
        }
        guard !terms.isEmpty else { return nil }
    }

    public func hasWord(_ text: String) -> Bool { lexicon.contains(text, in: .japanese) }

    public func analyze(_ text: String) -> [Morpheme] {
        let used = idle.withLock { $0.popLast() } ?? Idle(tables, heads: heads)
        defer { idle.withLock { if $0.count < Self.mostIdle { $0.append(used) } } }
        var text = text
        return text.withUTF8 { bytes in
            var found = MorphemeWriter(bytes)
            var context = UniDicContext()
            context.reserve(bytes.count / Self.bytesOfMorpheme)
            func settle(mayHelp: Bool) {
                for morpheme in found.morphemes { context.append(morpheme, mayHelp: mayHelp) }
                found.removeMorphemes()
            }
            for piece in AnalysisPieces.ranges(in: bytes) {
                used.lattice.analyze(UnsafeBufferPointer(rebasing: bytes[piece])) { part in
                    guard part.partOfSpeech < terms.count else { return }
                    append(part, from: piece.lowerBound, to: &found, &used.known)
                    settle(mayHelp: terms[part.partOfSpeech].mayHelp)
                }
            }
            found.fillGap(upTo: bytes.count)
            settle(mayHelp: false)
            let cut = Recutting.recut(context.morphemes, isWord: hasWord)
            var morphemes = QuantityJoining.join(CompoundReadings.join(cut))
            ReadingsInContext.settle(&morphemes)
            return morphemes
        }
    }

    private func append(
        _ part: JapanesePiece, from base: Int, to writer: inout MorphemeWriter, _ known: inout KnownMorphemes
    ) {
        let range = part.start + base..<part.end + base
        if let morpheme = known[part.word], writer.append(range, as: morpheme) { return }
        let word = tables.word(part.word)
        writer.append(
            range, terms[part.partOfSpeech], lemma: word.flatMap(lexicon.lemma),
            reading: word.flatMap(tables.reading), isKnown: word != nil)
        guard word != nil, let morpheme = writer.morphemes.last else { return }
        known[part.word] = morpheme
    }
}
