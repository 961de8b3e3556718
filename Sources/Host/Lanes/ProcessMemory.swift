internal import CMemory

/// How this process asks the system for memory and gives it back.
///
/// As it comes, glibc lets every second thread allocate from an arena of its own, up to eight for each processor. Each of
/// them keeps what its largest piece of work has left, so that a server holds many times what it uses.
public enum ProcessMemory {
    /// Bytes from which an allocation is a mapping of its own, which goes back to the system as soon as it is freed.
    private static let ownMapping: Int32 = 512 << 10
    /// Arenas. Two processors allocate at once; more arenas are more places to leave something behind.
    private static let arenas: Int32 = 2

    /// Keeps the memory of a server that runs for months near what it uses. To be called before its threads start.
    ///
    /// Source: mallopt(3). Setting the threshold also keeps glibc from raising it up to 32 MB by itself.
    public static func stayClose() {
        mallopt(M_ARENA_MAX, arenas)
        mallopt(M_MMAP_THRESHOLD, ownMapping)
    }

    /// Gives back what was freed. Takes some milliseconds.
    ///
    /// Source: malloc_trim(3).
    static func giveBack() {
        malloc_trim(0)
    }
}
