import Foundation
import Synchronization

/// Keeps the process alive when a mapped file is cut short, or its disk fails, while it is read.
///
/// The kernel then sends SIGBUS for the page that it cannot bring, which ends a process that does not expect it. Inside
/// the ranges named here the page is taken as zeros instead, in which readers find nothing. Everywhere else the signal
/// does what it did before. The same way is taken by systemd's journal (`src/basic/sigbus.c`).
enum MappingGuard {
    /// One guarded range; free where its start is 0.
    fileprivate struct Slot: ~Copyable {
        let start = Atomic<UInt>(0)
        let length = Atomic<UInt>(0)
    }

    /// What the signal handler reads: it may take no lock and allocate nothing.
    fileprivate struct Ranges: @unchecked Sendable {
        /// A server has one or two mappings at a time; the tests, which run side by side, have hundreds.
        static let capacity = 4096
        let list: UnsafeMutablePointer<Slot>
        let pageSize: UInt
        /// What SIGBUS did before.
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

    /// Guards a mapping until ``forget(_:)``. More mappings than there is room for go unguarded.
    static func guardMapping(_ start: UnsafeRawPointer, length: Int) {
        lock.withLock { _ in
            _ = installed
            for index in 0..<Ranges.capacity where ranges.list[index].start.load(ordering: .relaxed) == 0 {
                ranges.list[index].length.store(UInt(length), ordering: .relaxed)
                ranges.list[index].start.store(UInt(bitPattern: start), ordering: .releasing)
                return
            }
        }
    }

    /// Ends the guarding of a mapping; to be called before it is unmapped.
    static func forget(_ start: UnsafeRawPointer) {
        lock.withLock { _ in
            for index in 0..<Ranges.capacity
            where ranges.list[index].start.load(ordering: .relaxed) == UInt(bitPattern: start) {
                ranges.list[index].start.store(0, ordering: .releasing)
                return
            }
        }
    }

    fileprivate static let ranges = Ranges()

    /// Whether the handler is in place; put there by the first use.
    private static let installed: Bool = {
        var action = sigaction()
        action.__sigaction_handler = .init(sa_sigaction: handleBusError)
        action.sa_flags = SA_SIGINFO | SA_ONSTACK
        sigemptyset(&action.sa_mask)
        return sigaction(SIGBUS, &action, MappingGuard.ranges.previous) == 0
    }()
}

/// Puts a page of zeros where one of a guarded mapping cannot be read; leaves every other fault to whoever was there first.
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
