internal import CPostgreSQL
import Storage

extension PostgreSQLSession {
    /// The number of statements sent before their answers are read. That many answers fit into a socket's buffer, so
    /// neither side waits for the other to read first.
    private static let pipelineLength = 256

    func execute(_ sql: String, _ next: () throws(StorageError) -> ArraySlice<SQLValue>?) throws(StorageError) -> Int {
        var count = 0
        var batch: [[SQLValue]] = []
        while let arguments = try next() {
            batch.append(Array(arguments))
            guard batch.count == Self.pipelineLength else { continue }
            count += try pipeline(sql, batch)
            batch.removeAll(keepingCapacity: true)
        }
        return try count + (batch.count == 1 ? single(sql, batch[0]) : pipeline(sql, batch))
    }

    private func single(_ sql: String, _ arguments: [SQLValue]) throws(StorageError) -> Int {
        let statement = try prepare(sql, for: arguments)
        let encoded = EncodedArguments(arguments)
        let result = try ask { connection in
            encoded.lend { count, values, lengths, formats in
                PQsendQueryPrepared(connection, statement.name, count, values, lengths, formats, 1)
            }
        }
        try result.check()
        return result.changedCount
    }

    /// Sends a whole batch and then reads all answers: one network round trip instead of one per row.
    private func pipeline(_ sql: String, _ batch: [[SQLValue]]) throws(StorageError) -> Int {
        if batch.isEmpty { return 0 }
        let connection = try live
        // Preparing waits for an answer, which a pipeline does not allow.
        var names: [String] = []
        for arguments in batch { names.append(try prepare(sql, for: arguments).name) }
        guard PQenterPipelineMode(connection) == 1 else { throw .unavailable(reason: "no pipeline") }
        defer { PQexitPipelineMode(connection) }
        for (name, arguments) in zip(names, batch) {
            _ = EncodedArguments(arguments).lend { count, values, lengths, formats in
                PQsendQueryPrepared(connection, name, count, values, lengths, formats, 1)
            }
        }
        PQpipelineSync(connection)
        return try answers(on: connection)
    }

    /// Reads answers to the end of the pipeline; after the first error the server skips the rest.
    private func answers(on connection: OpaquePointer) throws(StorageError) -> Int {
        var count = 0
        var failure: StorageError?
        var wasSeparator = false
        while true {
            let answer = try nextResult()
            // A null pointer ends the answer to one statement. Two in a row mean that the connection is lost.
            if answer == nil, wasSeparator { throw failure ?? .unavailable(reason: "the server closed the connection") }
            wasSeparator = answer == nil
            if wasSeparator { continue }
            let result = PostgreSQLResult(answer, on: connection)
            if result.status == PGRES_PIPELINE_SYNC { break }
            if result.status == PGRES_PIPELINE_ABORTED { continue }
            do { try result.check() } catch { failure = failure ?? error }
            count += result.changedCount
        }
        if let failure { throw failure }
        return count
    }
}
