import Foundation
import Model

/// The limits and isolation of a process that reads hostile files. They last for the rest of the process and are
/// set before anything is loaded.
enum Confinement {
    /// Address space: enough for a model of a gigabyte, which its runtime copies, or the largest picture four times.
    private static let addressSpace: rlim_t = 6 << 30
    /// Processor time for one request, in seconds.
    static let seconds: rlim_t = 90
    /// Total processor time in seconds; then a new process replaces this one.
    private static let lifetime: rlim_t = 3600

    /// - Returns: The limits that could not be set on this machine.
    static func confine() -> [PictureLimit] {
        // A write beyond the limit must fail with EFBIG, not end the process.
        signal(SIGXFSZ, SIG_IGN)
        return PictureLimit.allCases.filter { !set($0) }
    }

    private static func set(_ wanted: PictureLimit) -> Bool {
        switch wanted {
        case .memory: limit(RLIMIT_AS, to: addressSpace)
        case .processorTime: limit(RLIMIT_CPU, to: lifetime)
        case .openFiles: limit(RLIMIT_NOFILE, to: 64)
        case .writtenBytes: limit(RLIMIT_FSIZE, to: 0)
        case .memoryImages: limit(RLIMIT_CORE, to: 0)
        case .systemCalls: SystemCallFilter.install()
        }
    }

    /// Grants processor time for the next request. Exceeding it ends the process (SIGXCPU).
    static func allowAnotherRequest() {
        var usage = rusage()
        guard getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 else { return }
        let used = rlim_t(max(0, usage.ru_utime.tv_sec + usage.ru_stime.tv_sec))
        var limits = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limits) == 0 else { return }
        limits.rlim_cur = min(used + seconds, limits.rlim_max)
        _ = setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limits)
    }

    /// Lowers a limit; keeps it if it is already lower.
    private static func limit(_ resource: __rlimit_resource, to value: rlim_t) -> Bool {
        var limits = rlimit()
        guard getrlimit(__rlimit_resource_t(resource.rawValue), &limits) == 0 else { return false }
        limits.rlim_max = min(limits.rlim_max, value)
        limits.rlim_cur = min(limits.rlim_cur, limits.rlim_max)
        return setrlimit(__rlimit_resource_t(resource.rawValue), &limits) == 0
    }
}

/// A kernel filter (seccomp, `linux/seccomp.h`) that prevents a process from opening sockets and starting programs.
private enum SystemCallFilter {
    private struct Machine {
        /// `AUDIT_ARCH_…`
        var architecture: UInt32
        var seccomp: Int
        /// socket, socketpair, connect, ptrace, execve, execveat, io_uring_setup, process_vm_writev
        var refused: [UInt32]
    }

    #if arch(x86_64)
    private static let machine: Machine? = Machine(
        architecture: 0xC000_003E, seccomp: 317, refused: [41, 53, 42, 101, 59, 322, 425, 311])
    #elseif arch(arm64)
    private static let machine: Machine? = Machine(
        architecture: 0xC000_00B7, seccomp: 277, refused: [198, 199, 203, 117, 221, 281, 425, 271])
    #else
    private static let machine: Machine? = nil
    #endif

    /// `struct sock_filter`
    private struct Instruction {
        var code: UInt16
        var ifTrue: UInt8 = 0
        var ifFalse: UInt8 = 0
        var value: UInt32
    }

    /// `struct sock_fprog`
    private struct Program {
        var count: UInt16
        var instructions: UnsafePointer<Instruction>?
    }

    /// - Returns: Whether it is in force; false on architectures whose system call numbers are not listed here.
    static func install() -> Bool {
        guard let machine, let program = dlsym(nil, "prctl"), let call = dlsym(nil, "syscall") else { return false }
        // Both are variadic, which Swift does not import; on these architectures the calling convention is the same.
        typealias Control = @convention(c) (Int32, Int, Int, Int, Int) -> Int32
        typealias Call = @convention(c) (Int, Int, Int, UnsafeRawPointer) -> Int
        // PR_SET_NO_NEW_PRIVS, which a filter requires.
        guard unsafeBitCast(program, to: Control.self)(38, 1, 0, 0, 0) == 0 else { return false }
        let instructions = instructions(for: machine)
        return instructions.withUnsafeBufferPointer { buffer in
            var filter = Program(count: UInt16(buffer.count), instructions: buffer.baseAddress)
            // SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC: applies to existing threads, too. The result is 0,
            // −1, or the id of a thread that could not be synchronised.
            return withUnsafePointer(to: &filter) {
                unsafeBitCast(call, to: Call.self)(machine.seccomp, 1, 1, $0) == 0
            }
        }
    }

    private static func instructions(for machine: Machine) -> [Instruction] {
        let load: UInt16 = 0x20
        let isEqual: UInt16 = 0x15
        let isAtLeast: UInt16 = 0x35
        let end: UInt16 = 0x06
        let count = UInt8(machine.refused.count)
        // seccomp_data: the system call number at 0, the architecture at 4.
        var instructions = [
            Instruction(code: load, value: 4),
            Instruction(code: isEqual, ifFalse: count + 3, value: machine.architecture),
            Instruction(code: load, value: 0),
            // System calls of x32, which have other numbers.
            Instruction(code: isAtLeast, ifTrue: count + 1, value: 0x4000_0000),
        ]
        for (place, number) in machine.refused.enumerated() {
            instructions.append(Instruction(code: isEqual, ifTrue: count - UInt8(place), value: number))
        }
        // SECCOMP_RET_ALLOW; SECCOMP_RET_ERRNO with EACCES.
        instructions.append(Instruction(code: end, value: 0x7FFF_0000))
        instructions.append(Instruction(code: end, value: 0x0005_0000 | UInt32(EACCES)))
        return instructions
    }
}
