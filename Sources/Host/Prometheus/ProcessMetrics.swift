import CoreMetrics
import Glibc

extension PrometheusRegistry {
    /// What every program tells of its process, under the names that Prometheus' client libraries use.
    public static let processDescriptions = [
        MetricDescription("process_resident_memory_bytes", "Resident memory size in bytes."),
        MetricDescription("process_virtual_memory_bytes", "Virtual memory size in bytes."),
        MetricDescription("process_open_fds", "Number of open file descriptors."),
        MetricDescription("process_max_fds", "Maximum number of open file descriptors."),
        MetricDescription("process_cpu_seconds_total", "Total user and system CPU time spent in seconds."),
        MetricDescription(
            "process_start_time_seconds", "Start time of the process since the Unix epoch in seconds."),
    ]

    /// Reads this process's figures whenever the metrics are read. Does nothing where there is no `/proc`.
    ///
    /// Source: proc_pid_stat(5), getrlimit(2).
    public func readProcess() {
        beforeReading { [unowned self] in
            guard let process = ProcessStatus() else { return }
            set("process_resident_memory_bytes", process.residentBytes)
            set("process_virtual_memory_bytes", process.virtualBytes)
            if let open = process.openFiles { set("process_open_fds", open) }
            if let most = process.mostFiles { set("process_max_fds", most) }
            if let start = process.startTime { set("process_start_time_seconds", start) }
            follow("process_cpu_seconds_total", process.processorSeconds)
        }
    }

    private func set(_ name: String, _ value: Double) { makeMeter(label: name, dimensions: []).set(value) }
}

/// This process, as the kernel tells of it.
struct ProcessStatus {
    var residentBytes: Double
    var virtualBytes: Double
    var processorSeconds: Double
    /// Seconds since 1970; nil if the kernel does not tell when it started.
    var startTime: Double?
    /// The number of open files, this reading's own not among them.
    var openFiles: Double?
    var mostFiles: Double?

    init?() {
        guard let line = Self.text(of: "/proc/self/stat"),
            // The name of the program, in parentheses, may hold anything.
            let end = line.lastIndex(of: ")")
        else { return nil }
        let fields = line[end...].dropFirst().split(separator: " ").map { Double($0) ?? 0 }
        // The first is field 3 of the manual page.
        guard fields.count > 21 else { return nil }
        let ticks = Double(max(1, sysconf(Int32(_SC_CLK_TCK))))
        processorSeconds = (fields[11] + fields[12]) / ticks
        virtualBytes = fields[20]
        residentBytes = fields[21] * Double(max(1, sysconf(Int32(_SC_PAGESIZE))))
        if let boot = Self.text(of: "/proc/stat")?.split(separator: "\n").first(where: { $0.hasPrefix("btime ") }),
            let seconds = Double(boot.dropFirst(6))
        {
            startTime = seconds + fields[19] / ticks
        }
        openFiles = Self.countFiles()
        var files = rlimit()
        if getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &files) == 0 { mostFiles = Double(files.rlim_cur) }
    }

    private static func text(of path: String) -> String? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes: [UInt8] = []
        let size = 16 << 10
        var part = [UInt8](repeating: 0, count: size)
        while bytes.count < 1 << 20 {
            let count = read(file, &part, size)
            guard count > 0 else { break }
            bytes += part[..<count]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func countFiles() -> Double? {
        guard let folder = opendir("/proc/self/fd") else { return nil }
        defer { closedir(folder) }
        var count = 0
        while let entry = readdir(folder) {
            if entry.pointee.d_name.0 != CChar(UInt8(ascii: ".")) { count += 1 }
        }
        return Double(count - 1)
    }
}
