import Foundation
import Memory

/// The threads of a lane. They run a task's code between two suspensions, so that Swift's own threads, one per
/// processor, are always free for short answers.
///
/// Threads start on demand, up to the limit, and end with the executor.
final class LaneThreads: TaskExecutor {
    private let crew: Crew

    /// - Parameters:
    ///   - name: The name of the threads, as shown by system tools.
    ///   - count: The most threads; at least one.
    ///   - niceness: How far the threads yield to others, from 0 to 19 (`nice(2)`).
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

/// The state that the threads share. They retain it while they run, but not the executor.
private final class Crew: @unchecked Sendable {
    struct Piece {
        var job: UnownedJob
        var executor: UnownedTaskExecutor
    }

    /// Recursive parsers need more than the 512 KB that Foundation gives a thread.
    private static let stackSize = 8 << 20
    /// Idle seconds after which memory is returned to the system.
    private static let pause = 1.0

    private let name: String
    private let size: Int
    private let niceness: Int32
    // Everything below is guarded by `condition`.
    private let condition = NSCondition()
    private var pieces: [Piece] = []
    /// The index of the first piece that no thread has taken.
    private var first = 0
    private var threads = 0
    private var idle = 0
    /// Whether there was work since memory was last returned.
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
        // There may be fewer idle threads than pieces already waiting for them.
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
            // Through the kernel's file: `Thread` loses a name that is set before it has registered its own thread.
            FileHandle(forWritingAtPath: "/proc/thread-self/comm")?.write(Data(name.utf8))
            // On Linux this sets the niceness of the calling thread only.
            if niceness > 0 { _ = nice(niceness) }
            while let piece = next() {
                piece.job.runSynchronously(on: piece.executor)
                ProcessMemory.giveBackMapped()
            }
        }
        thread.stackSize = Self.stackSize
        thread.start()
    }

    /// Waits for the next piece; nil after the executor has been deallocated.
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

    /// Waits for a signal; after work, for no longer than ``pause``.
    ///
    /// - Returns: Whether the pause elapsed without a signal.
    private func waits() -> Bool {
        if hasWorked { return !condition.wait(until: Date(timeIntervalSinceNow: Self.pause)) }
        condition.wait()
        return false
    }
}
