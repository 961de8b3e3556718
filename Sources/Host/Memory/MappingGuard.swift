import Foundation
import Synchronization

/// Keeps the process alive if a mapped file is truncated, or its disk fails, while it is being read.
///
/// In that case the kernel sends SIGBUS for the page that it cannot load, which normally ends the process. Inside
/// guarded ranges, the page is replaced with zeros, in which readers find nothing. Everywhere else, the signal keeps
/// its previous effect. systemd's journal does the same (`src/basic/sigbus.c`).
package enum MappingGuard {
    /// A guarded range; free if its start is 0.
    fileprivate struct Slot: ~Copyable {
        let start = Atomic<UInt>(0)
        let length = Atomic<UInt>(0)
    }

    /// The data that the signal handler reads: it must not lock or allocate.
    fileprivate struct Ranges: @unchecked Sendable {
        /// A server has one or two mappings at a time; the tests, which run in parallel, have hundreds.
        static let capacity = 4096
        let list: UnsafeMutablePointer<Slot>
        let pageSize: UInt
        /// The previous action for SIGBUS.
        let previous: UnsafeMutablePointer<sigaction>

        init() {
            list = .allocate(capacity: Self.capacity)
            for index in 0..<Self.capacity { (list + index).initialize(to: Slot()) }
            pageSize = UInt(max(1, sysconf(Int32(_SC_PAGESIZE))))
            previous = .allocate(capacity: 1)
            previous.initialize(to: sigaction())
        }
    }

    private static let lock = Mutex(())

    /// Guards a mapping until ``forget(_:)``. Mappings beyond the capacity are not guarded.
    package static func guardMapping(_ start: UnsafeRawPointer, length: Int) {
        lock.withLock { _ in
            _ = installed
            for index in 0..<Ranges.capacity where ranges.list[index].start.load(ordering: .relaxed) == 0 {
                ranges.list[index].length.store(UInt(length), ordering: .relaxed)
                ranges.list[index].start.store(UInt(bitPattern: start), ordering: .releasing)
                return
            }
        }
    }

    /// Stops guarding a mapping; call it before unmapping.
    package static func forget(_ start: UnsafeRawPointer) {
        lock.withLock { _ in
            for index in 0..<Ranges.capacity
            where ranges.list[index].start.load(ordering: .relaxed) == UInt(bitPattern: start) {
                ranges.list[index].start.store(0, ordering: .releasing)
                return
            }
        }
    }

    /// Takes the pages of the guarded mappings out of this process; they stay in the system's cache, and what is read
    /// again is mapped again. Takes a few milliseconds for a hundred megabytes.
    ///
    /// Source: madvise(2), MADV_DONTNEED.
    static func unmapPages() {
        lock.withLock { _ in
            for index in 0..<Ranges.capacity {
                let start = ranges.list[index].start.load(ordering: .relaxed)
                guard start != 0 else { continue }
                madvise(
                    UnsafeMutableRawPointer(bitPattern: start),
                    Int(ranges.list[index].length.load(ordering: .relaxed)), MADV_DONTNEED)
            }
        }
    }

    fileprivate static let ranges = Ranges()

    /// Whether the handler is installed; the first use installs it.
    private static let installed: Bool = {
        var action = sigaction()
        action.__sigaction_handler = .init(sa_sigaction: handleBusError)
        action.sa_flags = SA_SIGINFO | SA_ONSTACK
        sigemptyset(&action.sa_mask)
        return sigaction(SIGBUS, &action, MappingGuard.ranges.previous) == 0
    }()
}

/// Replaces an unreadable page of a guarded mapping with zeros; passes every other fault to the previous handler.
private func handleBusError(
    _ number: Int32, _ information: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
) {
    let ranges = MappingGuard.ranges
    if let information {
        let address = UInt(bitPattern: information.pointee._sifields._sigfault.si_addr)
        var index = 0
        while index < MappingGuard.Ranges.capacity {
            let start = ranges.list[index].start.load(ordering: .acquiring)
            if start != 0, address &- start < ranges.list[index].length.load(ordering: .relaxed) {
                let saved = errno
                let page = UnsafeMutableRawPointer(bitPattern: address & ~(ranges.pageSize &- 1))
                let zeros = mmap(
                    page, Int(ranges.pageSize), PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0)
                errno = saved
                if zeros != MAP_FAILED { return }
            }
            index &+= 1
        }
    }
    sigaction(SIGBUS, ranges.previous, nil)
}
