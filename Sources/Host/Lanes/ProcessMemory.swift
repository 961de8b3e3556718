internal import CMemory

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

    /// Returns freed memory to the system. Takes some milliseconds.
    ///
    /// Source: malloc_trim(3).
    static func giveBack() {
        malloc_trim(0)
    }
}
