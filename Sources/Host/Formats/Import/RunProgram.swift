import Glibc

/// An external program that reads files for Glossa.
struct Program {
    let name: String
    /// The Debian package that provides it.
    let package: String
}

/// How a program ended.
struct ProgramOutcome {
    var status: Int32
    var output: [UInt8]
    var errors: [UInt8]
}

/// Runs a program and collects its output. It gets no input, none of our open files and a neutral locale, cannot write
/// files unless it is allowed to, and has limits on memory and processor time, which `prlimit` of Debian's `util-linux` sets.
///
/// - Parameters:
///   - limit: Wall-clock seconds after which it is stopped.
///   - processorLimit: Seconds of processor time after which it is stopped, at most `limit`.
///   - largestFile: The size of the largest file that it may write, in bytes; 0 if it may write none.
///   - progress: Called ten times a second; the program is stopped when it throws.
/// - Throws: `.programMissing`, `.programFailed`, `.tookTooLong`, `.tooLarge` (300 MB of output), `.cancelled`.
func run(
    _ program: Program, _ arguments: [String], limit: Int, processorLimit: Int = .max, largestFile: Int = 0,
    progress: ImportProgress
) throws(FormatError) -> ProgramOutcome {
    let processorLimit = min(processorLimit, limit)
    let output = try Pipe()
    // The first line says what was wrong; a damaged file can cause millions, which must not block the program.
    let errors = try Pipe(dropsWhatDoesNotFit: true)
    let process = try spawn(
        program, arguments, processorLimit: processorLimit, largestFile: largestFile, output: output, errors: errors)
    defer { process.stop() }
    let deadline = ContinuousClock.now + .seconds(limit)
    var outcome = ProgramOutcome(status: 0, output: [], errors: [])
    var isOpen = (output: true, errors: true)
    while isOpen.output || isOpen.errors {
        try progress(0.5)
        guard ContinuousClock.now < deadline else { throw .tookTooLong(name: program.name, seconds: limit) }
        var polled = [
            pollfd(fd: isOpen.output ? output.reading : -1, events: Int16(POLLIN), revents: 0),
            // Polled only for its end: what fitted the pipe is read then, and the rest is lost.
            pollfd(fd: isOpen.errors ? errors.reading : -1, events: 0, revents: 0),
        ]
        guard poll(&polled, 2, 100) > 0 else { continue }
        if polled[0].revents != 0 { isOpen.output = output.read(into: &outcome.output) }
        if polled[1].revents != 0 { isOpen.errors = false }
        guard outcome.output.count <= UnpackingBudget.sizeLimit else {
            throw .tooLarge(limit: UnpackingBudget.sizeLimit)
        }
    }
    while errors.read(into: &outcome.errors) {}
    outcome.status = process.wait()
    guard outcome.status != 128 + SIGXCPU else { throw .tookTooLong(name: program.name, seconds: processorLimit) }
    return outcome
}

/// A pipe from a program. Both ends are closed with it.
private final class Pipe {
    let reading: Int32
    private(set) var writing: Int32

    /// - Parameter dropsWhatDoesNotFit: Whether writing to the full pipe fails instead of blocking. It holds 64 KB.
    init(dropsWhatDoesNotFit: Bool = false) throws(FormatError) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw .unreadableFile(reason: String(cString: strerror(errno))) }
        (reading, writing) = (ends[0], ends[1])
        if dropsWhatDoesNotFit { _ = fcntl(writing, F_SETFL, O_NONBLOCK) }
    }

    deinit {
        close(reading)
        closeWriting()
    }

    func closeWriting() {
        if writing >= 0 { close(writing) }
        writing = -1
    }

    /// Reads the available bytes; false at the end.
    func read(into bytes: inout [UInt8]) -> Bool {
        let piece = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
            count = max(0, Glibc.read(reading, buffer.baseAddress, buffer.count))
        }
        bytes.append(contentsOf: piece)
        return !piece.isEmpty
    }
}

/// A child process. Wait for it once.
private final class ChildProcess {
    private let id: pid_t
    private var isReaped = false

    init(id: pid_t) {
        self.id = id
    }

    /// Waits for its end; returns its exit status, or 128 plus the signal that ended it.
    func wait() -> Int32 {
        guard !isReaped else { return 0 }
        isReaped = true
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    }

    /// Stops it if it is still running.
    func stop() {
        guard !isReaped else { return }
        kill(id, SIGKILL)
        _ = wait()
    }
}

private func spawn(
    _ program: Program, _ arguments: [String], processorLimit: Int, largestFile: Int, output: Pipe, errors: Pipe
) throws(FormatError) -> ChildProcess {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.writing, 1)
    posix_spawn_file_actions_adddup2(&actions, errors.writing, 2)
    for descriptor in openDescriptors() { posix_spawn_file_actions_addclose(&actions, descriptor) }
    // A child inherits blocked signals, and the limit on processor time is enforced with a signal.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    guard let file = executable(program.name, in: path) else {
        throw .programMissing(name: program.name, package: program.package)
    }
    let limits = [
        // One second between the signal that gives the reason and the one that cannot be ignored.
        "--as=\(ProgramLimits.memory)", "--cpu=\(processorLimit):\(processorLimit + 1)", "--core=0",
        "--fsize=\(largestFile)",
        "--nofile=64",
    ]
    let argv = duplicated(["prlimit"] + limits + ["--", file] + arguments)
    let environment = duplicated(["PATH=\(path)", "LC_ALL=C.UTF-8"])
    defer {
        for string in argv + environment { free(string) }
    }
    var id: pid_t = 0
    let failure = posix_spawnp(&id, "prlimit", &actions, &attributes, argv, environment)
    output.closeWriting()
    errors.closeWriting()
    switch failure {
    case 0: return ChildProcess(id: id)
    case ENOENT: throw .programMissing(name: "prlimit", package: "util-linux")
    default: throw .programFailed(name: program.name, message: String(cString: strerror(failure)))
    }
}

/// The resource limits of a program.
private enum ProgramLimits {
    /// Bytes of address space.
    static let memory = 2 << 30
}

/// The path of a program; nil if it is not installed.
private func executable(_ name: String, in path: String) -> String? {
    path.split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
}

/// Returns a nil-terminated list of C strings; the caller frees them.
private func duplicated(_ strings: [String]) -> [UnsafeMutablePointer<CChar>?] {
    strings.map { strdup($0) } + [nil]
}

/// Our open files except the standard three: a program must not inherit the server's sockets.
package func openDescriptors() -> [Int32] {
    guard let directory = opendir("/proc/self/fd") else { return [] }
    defer { closedir(directory) }
    var descriptors: [Int32] = []
    while let entry = readdir(directory) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
            pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if let descriptor = Int32(name), descriptor > 2 { descriptors.append(descriptor) }
    }
    return descriptors
}
