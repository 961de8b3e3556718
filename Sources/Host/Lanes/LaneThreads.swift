import Foundation

/// The threads of a lane. They take over whatever a task does there between two suspensions, so that Swift's own threads,
/// of which there is one for each processor, are always free for short answers.
///
/// Threads start when there is something to do, as many as are allowed at most, and end with the executor.
final class LaneThreads: TaskExecutor {
    private let crew: Crew

    /// - Parameters:
    ///   - name: Of the threads, as the system's tools show it.
    ///   - count: The most threads; at least one.
    ///   - niceness: How far they stand back where the processors are wanted elsewhere, from 0 to 19 (`nice(2)`).
    init(name: String, count: Int, niceness: Int32) {
        crew = Crew(name: name, size: max(1, count), niceness: niceness)
    }

    deinit {
        crew.end()
    }

    func enqueue(_ job: consuming ExecutorJob) {
        crew.add(Crew.Piece(job: UnownedJob(job), executor: asUnownedTaskExecutor()))
    }
}

/// What the threads share. They hold it as long as they run, and nothing else of the executor.
private final class Crew: @unchecked Sendable {
    struct Piece {
        var job: UnownedJob
        var executor: UnownedTaskExecutor
    }

    /// Recursive parsers need more than the 512 KB that Foundation gives a thread.
    private static let stackSize = 8 << 20
    /// Seconds without work after which the memory of the last is given back.
    private static let pause = 1.0

    private let name: String
    private let size: Int
    private let niceness: Int32
    // Everything below is guarded by `condition`.
    private let condition = NSCondition()
    private var pieces: [Piece] = []
    /// Where the first piece is that nobody has taken.
    private var first = 0
    private var threads = 0
    private var idle = 0
    /// Whether there was work since memory was last given back.
    private var hasWorked = false
    private var hasEnded = false

    init(name: String, size: Int, niceness: Int32) {
        self.name = name
        self.size = size
        self.niceness = niceness
    }

    func add(_ piece: Piece) {
        condition.lock()
        pieces.append(piece)
        hasWorked = true
        // Those that wait may be fewer than the pieces already there for them.
        let needsThread = pieces.count - first > idle && threads < size
        if needsThread { threads += 1 }
        condition.signal()
        condition.unlock()
        if needsThread { start() }
    }

    func end() {
        condition.lock()
        hasEnded = true
        condition.broadcast()
        condition.unlock()
    }

    private func start() {
        let thread = Thread { [self] in
            // By the kernel's file: `Thread` forgets a name that is set before it has noted its own thread.
            FileHandle(forWritingAtPath: "/proc/thread-self/comm")?.write(Data(name.utf8))
            // On Linux this is the niceness of the calling thread alone.
            if niceness > 0 { _ = nice(niceness) }
            while let piece = next() { piece.job.runSynchronously(on: piece.executor) }
        }
        thread.stackSize = Self.stackSize
        thread.start()
    }

    /// Waits for the next piece; nil when the executor has gone.
    private func next() -> Piece? {
        condition.lock()
        defer { condition.unlock() }
        while first == pieces.count {
            if hasEnded {
                threads -= 1
                return nil
            }
            idle += 1
            let isPause = waits()
            idle -= 1
            if isPause, hasWorked, idle + 1 == threads {
                hasWorked = false
                condition.unlock()
                ProcessMemory.giveBack()
                condition.lock()
            }
        }
        let piece = pieces[first]
        first += 1
        if first == pieces.count {
            pieces.removeAll(keepingCapacity: pieces.capacity <= 1024)
            first = 0
        }
        return piece
    }

    /// Waits for a signal; after work no longer than the pause.
    ///
    /// - Returns: Whether the pause went by without one.
    private func waits() -> Bool {
        if hasWorked { return !condition.wait(until: Date(timeIntervalSinceNow: Self.pause)) }
        condition.wait()
        return false
    }
}
