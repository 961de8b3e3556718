import PagedSQLite
import Storage

extension ContractCase {
    /// Runs the case on a new database in a block of pages, the engine of the browser.
    ///
    /// - Returns: What is wrong.
    public func runOnPages() -> [String] {
        var findings = Findings()
        do throws(StorageError) {
            let database = try PagedDatabase(at: contractTime)
            for step in steps {
                var error: StorageError?
                do throws(StorageError) {
                    switch step.body {
                    case .read(let body):
                        try database.read(step.learner) { reader throws(StorageError) in try body(reader, &findings) }
                    case .write(let body):
                        try database.write(step.learner, at: contractTime) { transaction throws(StorageError) in
                            try body(transaction, &findings)
                        }
                    }
                } catch let found {
                    error = found
                }
                step.judge(error, &findings)
            }
        } catch {
            findings.faults.append("the engine does not start: \(error.description)")
        }
        return findings.faults
    }
}
