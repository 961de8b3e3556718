internal import CMemory
import Foundation

/// How this process allocates memory and returns it to the system.
///
/// By default, glibc gives threads arenas of their own, up to eight per processor. Each arena retains what its largest
/// job left behind, so that a server occupies many times the memory it uses.
public enum ProcessMemory {
    /// The size in bytes from which an allocation is mapped separately, and returned to the system as
    /// soon as it is freed.
    private static let ownMapping: Int32 = 512 << 10
    /// The number of arenas. Two processors can allocate at once; every further arena retains more memory.
    private static let arenas: Int32 = 2

    /// Keeps the memory of a long-running server close to what it uses. Call it before any threads start.
    ///
    /// Source: mallopt(3). Setting the threshold also prevents glibc from raising it up to 32 MB dynamically.
    public static func stayClose() {
        mallopt(M_ARENA_MAX, arenas)
        mallopt(M_MMAP_THRESHOLD, ownMapping)
    }

    /// Returns freed memory to the system, and takes the pages of mapped files out of this process. Takes some milliseconds.
    ///
    /// Source: malloc_trim(3).
    package static func giveBack() {
        malloc_trim(0)
        MappingGuard.unmapPages()
    }

    /// Takes the pages of mapped files out of this process if they are many: a lexicon is far larger than what one page of
    /// a book needs of it, and every book needs another part. Takes some microseconds if they are few.
    package static func giveBackMapped() {
        guard let pages = mappedPages(), pages > mostMapped / max(1, sysconf(Int32(_SC_PAGESIZE))) else { return }
        MappingGuard.unmapPages()
    }

    /// The bytes of mapped files, the program itself among them, that this process may have in memory after a piece of work.
    private static let mostMapped = 66 << 20

    /// The pages of mapped files in this process's memory; nil where the system does not tell.
    ///
    /// Source: proc_pid_statm(5), the third field.
    private static func mappedPages() -> Int? {
        guard statistics >= 0 else { return nil }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 128) { buffer in
            let count = pread(statistics, buffer.baseAddress, buffer.count, 0)
            guard count > 0 else { return nil }
            let fields = buffer[..<count].split(separator: UInt8(ascii: " "))
            return fields.count > 2 ? Int(String(decoding: fields[2], as: UTF8.self)) : nil
        }
    }

    private static let statistics = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
}
