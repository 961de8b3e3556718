import Lexicon
import Morphology
import Synchronization

/// Chooses what finds the words of Japanese texts: Glossa's own lattice if the lexicon has its tables, otherwise MeCab.
enum JapaneseEngine {
    /// The lattice of the lexicon used last; it is the same for everybody and takes a moment to make.
    private static let latest = Mutex<(fingerprint: String, analyzer: LatticeAnalyzer)?>(nil)

    /// Returns the better engine; nil if there is none.
    ///
    /// - Parameter otherwise: MeCab, or nil if it is not installed.
    static func best(_ lexicon: Lexicon?, otherwise: (any JapaneseAnalysis)?) -> (any JapaneseAnalysis)? {
        guard let lexicon, lexicon.japaneseTables != nil else { return otherwise }
        return latest.withLock { latest in
            if let latest, latest.fingerprint == lexicon.fingerprint { return latest.analyzer }
            guard let analyzer = LatticeAnalyzer(lexicon: lexicon) else { return otherwise }
            latest = (lexicon.fingerprint, analyzer)
            return analyzer
        }
    }
}
