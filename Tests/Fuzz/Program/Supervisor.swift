import Foundation
import FuzzParsers

/// Runs workers and determines which input ended one.
struct Supervisor {
    /// Seconds of elapsed time after which the supervisor gives up on an input that uses no processor time; external
    /// programs that read files have limits of their own.
    static let longestWait = 60.0

    /// Seconds of processor time after which an input counts as endless.
    var patience = Parser.patience

    let parser: Parser
    let seed: UInt64
    let fixtures: URL
    let program: URL
    /// Private to this run.
    private let folder = FileManager.default.temporaryDirectory.appending(path: "glossa-fuzz-\(UUID().uuidString)")

    init(parser: Parser, seed: UInt64, fixtures: URL, program: URL) {
        self.parser = parser
        self.seed = seed
        self.fixtures = fixtures
        self.program = program
    }

    /// Why an input counts as a finding.
    enum End: Equatable {
        case finished
        case died(String)
        case hung
    }

    struct Outcome {
        var taken = 0
        var findings: [String] = []
        /// Peak memory of a worker, in bytes.
        var memory = 0
        var kept = 0
    }

    /// Runs this many inputs, restarting after each one that ends a worker.
    func run(_ count: Int) throws -> Outcome {
        var outcome = Outcome()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let slate = try Slate(path: folder.appending(path: "slate").path)
        while outcome.taken < count, outcome.findings.count < 50 {
            slate.count = outcome.taken
            slate.input = []
            let worker = try begin([
                "worker", parser.name, "\(seed)", "\(outcome.taken)", "\(count - outcome.taken)", slate.path,
            ])
            let end = watch(worker, slate, &outcome.memory)
            // A worker that ended before its first input would end there again.
            guard slate.count > outcome.taken || end == .finished else {
                throw Parser.Fault("\(parser.name) does not begin: \(end)")
            }
            outcome.taken = slate.count
            outcome.kept = max(outcome.kept, slate.corpus)
            if end != .finished { outcome.findings.append(try record(slate.input, end)) }
        }
        return outcome
    }

    /// A worker's standard error.
    private var messages: URL { folder.appending(path: "messages") }

    private func begin(_ arguments: [String]) throws -> Process {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        let messages = messages
        _ = FileManager.default.createFile(atPath: messages.path, contents: nil)
        process.standardError = try FileHandle(forWritingTo: messages)
        process.standardOutput = FileHandle.nullDevice
        // Unwinding the stack would take longer than all the inputs.
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        try process.run()
        return process
    }

    /// Waits for a worker; ends it if an input takes too long.
    private func watch(_ process: Process, _ slate: Slate, _ memory: inout Int) -> End {
        let id = process.processIdentifier
        let first = slate.count
        var number = first
        var began = (time: Date(), used: Self.processorTime(of: id))
        while process.isRunning {
            usleep(20_000)
            let used = Self.processorTime(of: id)
            memory = max(memory, Self.memory(of: id))
            if slate.count != number {
                number = slate.count
                began = (Date(), used)
            } else if used - began.used > patience || Date().timeIntervalSince(began.time) > Self.longestWait,
                // Before its first input, a worker is preparing.
                number != first
            {
                kill(id, SIGKILL)
                process.waitUntilExit()
                return .hung
            }
        }
        process.waitUntilExit()
        if process.terminationReason == .exit, process.terminationStatus == 0 { return .finished }
        let told = String(decoding: (try? Data(contentsOf: messages).suffix(600)) ?? Data(), as: UTF8.self)
        let reason = process.terminationReason == .exit ? "status" : "signal"
        return .died("\(reason) \(process.terminationStatus): \(told)")
    }

    /// Processor time used by a process, in seconds; 0 if it has ended.
    private static func processorTime(of id: pid_t) -> Double {
        guard let text = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8),
            let fields = text.split(separator: ")").last?.split(separator: " "), fields.count > 12,
            let user = Double(fields[11]), let system = Double(fields[12])
        else { return 0 }
        return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    private static func memory(of id: pid_t) -> Int {
        guard let text = try? String(contentsOfFile: "/proc/\(id)/statm", encoding: .utf8),
            let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
        else { return 0 }
        return pages * sysconf(Int32(_SC_PAGESIZE))
    }

    // MARK: Findings

    /// Minimizes an input that still ends a worker, and saves it as a fixture.
    private func record(_ input: [UInt8], _ end: End) throws -> String {
        let file = folder.appending(path: "input")
        func ends(_ input: [UInt8]) -> Bool {
            guard (try? Data(input).write(to: file)) != nil else { return false }
            let end = (try? ending(file)) ?? .finished
            return end != .finished
        }
        var smallest = input
        let isRepeatable = ends(input)
        if isRepeatable, end != .hung { smallest = Minimizer(mostTries: 150).smallest(input, where: ends) }
        let place = fixtures.appending(path: parser.name)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let name = String(
            smallest.reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }, radix: 16)
        try Data(smallest).write(to: place.appending(path: name))
        return "\(parser.name)/\(name)\(isRepeatable ? "" : " (not alone)"): \(end)"
    }

    /// How a worker ends when it runs only the input in a file.
    func end(of file: URL) throws -> End {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try ending(file)
    }

    private func ending(_ file: URL) throws -> End {
        let slate = try Slate(path: folder.appending(path: "slate-of-one").path)
        slate.count = 0
        slate.input = []
        var memory = 0
        return watch(try begin(["one", parser.name, file.path, slate.path]), slate, &memory)
    }
}

/// Removes parts of an input as long as it keeps a property (delta debugging, Zeller 1999).
struct Minimizer {
    let mostTries: Int

    func smallest(_ input: [UInt8], where holds: ([UInt8]) -> Bool) -> [UInt8] {
        var smallest = input
        var length = max(1, input.count / 2)
        var tries = 0
        while length > 0, tries < mostTries {
            var start = 0
            while start < smallest.count, tries < mostTries {
                var shorter = smallest
                shorter.removeSubrange(start..<min(start + length, smallest.count))
                tries += 1
                if holds(shorter) { smallest = shorter } else { start += length }
            }
            length /= 2
        }
        return smallest
    }
}
