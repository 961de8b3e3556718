import StorageContract

/// The contract that all engines keep, on SQLite over a block of pages.
func checkStorage(_ report: inout Report) {
    for test in ContractCase.all {
        let faults = test.runOnPages()
        for fault in faults { report.expect(test.name + ": " + fault, false) }
        report.expect(test.name, faults.isEmpty)
    }
}
