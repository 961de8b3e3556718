import Foundation

/// Produces batches on a separate thread while the caller's thread consumes them, with a few buffered in between.
///
/// ```swift
/// try Pipeline.run { hand in
///     for page in pages { try hand(parse(page)) }
/// } use: { next in
///     while let batch = try next() { try save(batch) }
/// }
/// ```
enum Pipeline {
    /// Runs both sides to completion.
    ///
    /// - Parameters:
    ///   - capacity: The maximum number of buffered batches.
    ///   - make: Produces the batches in order. `hand` throws `CancellationError` once `use` has ended.
    ///   - use: Consumes the batches; receives nil after the last.
    /// - Throws: What `use` throws, which includes an error of `make` before its last batch.
    static func run<Batch>(
        capacity: Int = 2, make: (_ hand: (Batch) throws -> Void) throws -> Void,
        use: (_ next: @escaping () throws -> Batch?) throws -> Void
    ) throws {
        let belt = Belt<Batch>(capacity: capacity)
        try withoutActuallyEscaping(make) { make in
            let work = Work(make)
            let thread = Thread {
                // The output must be complete, and `make` released, before the consumer sees the end.
                let failure = work.run(belt.put)
                belt.end(failure)
            }
            thread.stackSize = 8 << 20
            thread.start()
            defer { belt.close() }
            try use(belt.take)
        }
    }

    /// The work of the thread. It releases `make` as soon as it has run, because `make` must not outlive the call.
    private final class Work<Batch>: @unchecked Sendable {
        private var make: ((_ hand: (Batch) throws -> Void) throws -> Void)?

        init(_ make: @escaping (_ hand: (Batch) throws -> Void) throws -> Void) { self.make = make }

        func run(_ hand: (Batch) throws -> Void) -> (any Error)? {
            defer { make = nil }
            do {
                try make?(hand)
                return nil
            } catch {
                return error
            }
        }
    }

    private final class Belt<Batch>: @unchecked Sendable {
        private let lock = NSCondition()
        private let capacity: Int
        private var waiting: [Batch] = []
        private var failure: (any Error)?
        private var hasEnded = false
        private var isClosed = false

        init(capacity: Int) { self.capacity = capacity }

        func put(_ batch: Batch) throws {
            lock.lock()
            defer { lock.unlock() }
            while waiting.count >= capacity, !isClosed { lock.wait() }
            if isClosed { throw CancellationError() }
            waiting.append(batch)
            lock.broadcast()
        }

        func end(_ error: (any Error)?) {
            lock.lock()
            defer { lock.unlock() }
            failure = error
            hasEnded = true
            lock.broadcast()
        }

        func take() throws -> Batch? {
            lock.lock()
            defer { lock.unlock() }
            while waiting.isEmpty, !hasEnded { lock.wait() }
            if !waiting.isEmpty {
                defer { lock.broadcast() }
                return waiting.removeFirst()
            }
            if let failure { throw failure }
            return nil
        }

        /// Accepts no more batches, and waits for the thread.
        func close() {
            lock.lock()
            defer { lock.unlock() }
            isClosed = true
            waiting = []
            lock.broadcast()
            while !hasEnded { lock.wait() }
        }
    }
}
