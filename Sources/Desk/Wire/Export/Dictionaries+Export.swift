import Formats
import Reading
import Storage

extension ExportSection {
    /// The learner's dictionaries without their entries, which are others' works: where each stands and when it is on.
    static let dictionaries = array("dictionaries") { json, reader in
        for dictionary in try reader.dictionaries() { try json.value(DictionaryJSON(dictionary)) }
    }
}
