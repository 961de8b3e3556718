import Model
import PagedSQLite
import StorageContract
import Support
import Synchronization
import Testing

@testable import Storage
@testable import StorageEngines

/// The cases that every engine passes. `make test-wasm` runs them in WebAssembly, too.
@Suite struct ContractTests {
    @Test(arguments: Engine.tested, ContractCase.all.map(\.name))
    func anEngineOfTheServerKeepsTheContract(_ engine: Engine, _ name: String) async throws {
        let test = try #require(ContractCase.all.first { $0.name == name })
        try await withDatabase(engine) { database in
            var findings = Findings()
            for step in test.steps {
                let (found, error) = await step.run(on: database, findings)
                findings = found
                step.judge(error, &findings)
            }
            #expect(findings.faults.isEmpty)
        }
    }

    @Test(arguments: ContractCase.all.map(\.name))
    func theEngineOfTheBrowserKeepsTheContract(_ name: String) throws {
        let test = try #require(ContractCase.all.first { $0.name == name })
        #expect(test.runOnPages().isEmpty)
    }

    @Test func pagesThatWereStoredAreTheDatabase() throws {
        let block = PageBlock()
        let database = try PagedDatabase(block, at: contractTime)
        try database.write(reader1, at: noon) { transaction throws(StorageError) in try add(reader1, transaction) }
        var stored: [Int: [UInt8]] = [:]
        func store() {
            for page in block.takeDirtyPages() { stored[page] = Array(block.page(page)) }
        }
        store()
        try database.write(reader1, at: noon) { transaction throws(StorageError) in try mark("银行", transaction) }
        let changed = block.takeDirtyPages()
        #expect(!changed.isEmpty && changed.count < 12)
        for page in changed { stored[page] = Array(block.page(page)) }

        let copy = PageBlock()
        for (page, bytes) in stored {
            let isPut = bytes.withUnsafeBytes { copy.put($0, at: page) }
            #expect(isPut)
        }
        let reopened = try PagedDatabase(copy, at: contractTime)
        let words = try reopened.read(reader1) { reader throws(StorageError) in
            try reader.rows("SELECT word FROM mark WHERE learner_id = ?", [reader.owner]).count
        }
        #expect(words == 1)
        #expect(copy.takeDirtyPages().isEmpty)
    }

    @Test func aTransactionThatFailsLeavesNoDirtyPages() throws {
        let block = PageBlock()
        let database = try PagedDatabase(block, at: contractTime)
        _ = block.takeDirtyPages()
        #expect(throws: StorageError.busy) {
            try database.write(reader1, at: noon) { transaction throws(StorageError) in
                try add(reader1, transaction)
                throw .busy
            }
        }
        #expect(block.takeDirtyPages().isEmpty)
    }

    private func add(_ learner: ID<Learner>, _ transaction: Transaction) throws(StorageError) {
        try transaction.run(
            "INSERT INTO learner (id, name, created_at) VALUES (?, ?, ?)", [SQLValue(learner), "", 0],
            changes: .upsert(.learner, learner))
    }

    private func mark(_ word: String, _ transaction: Transaction) throws(StorageError) {
        try transaction.run(
            """
            INSERT INTO mark (learner_id, language, word, status, times_marked, created_at, updated_at)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            """, [transaction.owner, "zh", SQLValue(word), "difficult", 1, 0, 0], changes: .upsert(.mark, "zh", word))
    }
}

extension ContractStep {
    /// Runs the step as one request, and returns the findings with the error that ended it.
    fileprivate func run(on database: any Database, _ findings: Findings) async -> (Findings, StorageError?) {
        let kept = Mutex(findings)
        do {
            switch body {
            case .read(let body):
                try await database.read(learner) { reader in
                    var found = findings
                    defer { kept.withLock { $0 = found } }
                    try body(reader, &found)
                }
            case .write(let body):
                try await database.write(learner, at: contractTime) { transaction in
                    var found = findings
                    defer { kept.withLock { $0 = found } }
                    try body(transaction, &found)
                }
            }
            return (kept.withLock { $0 }, nil)
        } catch {
            return (kept.withLock { $0 }, .declining(error))
        }
    }
}
