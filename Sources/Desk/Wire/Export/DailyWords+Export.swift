import DailyWords
import Formats
import Storage

extension ExportSection {
    /// The words of every day. The member kept the name that daily words had before.
    static let dailyWords = array("doses") { json, reader in
        try reader.forEachDailyWords { words throws(StorageError) in try json.row(DailyWordsJSON(words)) }
    }
}
