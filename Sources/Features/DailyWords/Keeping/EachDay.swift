import Model
import Storage

extension Reader {
    /// Passes the words of every day to `body`, in the order of the days.
    public func forEachDailyWords(_ body: (DailyWords) throws(StorageError) -> Void) throws(StorageError) {
        for row in try rows("SELECT day FROM dose WHERE learner_id = ? ORDER BY day", [owner]) {
            let day = CalendarDate(number: try row.integer("day"))
            let words: DailyWords?
            do { words = try dailyWords(on: day) } catch { throw .declining(error) }
            if let words { try body(words) }
        }
    }
}
