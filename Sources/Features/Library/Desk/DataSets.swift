import Lexicon
import LexiconCompiler

extension Desk {
    /// The sources of the compiled dictionaries; all with a count of 0 if there is no lexicon.
    public var dataSets: [CompiledDataSet] {
        lexicon?.parts
            ?? DataSet.all.map {
                CompiledDataSet(
                    name: $0.name, version: $0.version, licence: $0.licence, home: $0.home, purpose: $0.purpose,
                    count: 0)
            }
    }
}
