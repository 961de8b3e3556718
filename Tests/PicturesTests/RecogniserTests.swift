import Foundation
import Model
import Testing

@testable import Recognition

/// The glossa program, which is built next to the tests.
private let glossa: String? = {
    let tests = URL(filePath: CommandLine.arguments.first ?? "").deletingLastPathComponent()
    let found = [tests, Bundle.main.bundleURL].map { $0.appending(path: "glossa").path }
    return found.first { FileManager.default.isExecutableFile(atPath: $0) }
}()

@Suite(.enabled(if: canLabel && glossa != nil, "Run Scripts/setup and Scripts/image-classifier, and build glossa"))
struct RecogniserTests {
    private static func recogniser() throws -> Recogniser { Recogniser(program: [try #require(glossa), "recognise"]) }

    /// The child processes that recognise pictures, as the kernel describes them.
    private static func children() -> [(status: String, limits: String)] {
        let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return processes.compactMap { id in
            guard Int(id) != nil, let command = try? String(contentsOfFile: "/proc/\(id)/cmdline", encoding: .utf8),
                command.hasSuffix("\0recognise\0"),
                let status = try? String(contentsOfFile: "/proc/\(id)/status", encoding: .utf8),
                status.contains("PPid:\t\(ProcessInfo.processInfo.processIdentifier)\n"),
                let limits = try? String(contentsOfFile: "/proc/\(id)/limits", encoding: .utf8)
            else { return nil }
            return (status, limits)
        }
    }

    private static func picture() throws -> PictureFile {
        try PictureFile(MadePicture.png(255, 0, 0, width: 40, height: 24), name: "a.png")
    }

    @Test func anotherProcessSaysTheSameAsThisOne() async throws {
        let made = try MadeClassifier()
        let recogniser = try Self.recogniser()
        let here = try await PictureWorkerInProcess().labels(of: Self.picture(), made.settings, count: 3)
        try await recogniser.load(made.settings)
        #expect(try await recogniser.labels(of: Self.picture(), made.settings, count: 3) == here)
        recogniser.forget()
        #expect(try await recogniser.labels(of: Self.picture(), made.settings, count: 1) == Array(here.prefix(1)))
        let plain = try await recogniser.plainJPEG(of: Self.picture(), within: 10)
        #expect(try PictureFile(plain, name: "a.jpg").width == 10)
        try made.remove()
    }

    @Test func problemsComeBackAsWhatTheyAre() async throws {
        let recogniser = try Self.recogniser()
        let made = try MadeClassifier([1, 2, 3])
        let missing = ClassifierSettings(model: made.folder.appending(path: "none").path, labels: "")
        await #expect(throws: PictureProblem.self) { try await recogniser.load(made.settings) }
        await #expect(
            throws: PictureProblem.badModel("there is no file that can be read at \(missing.model)")
        ) { try await recogniser.load(missing) }
        // The process still works.
        let good = try MadeClassifier(labels: "a")
        await #expect(throws: PictureProblem.wrongLabelCount(labels: 1, outputs: 3)) {
            try await recogniser.labels(of: Self.picture(), good.settings, count: 1)
        }
        try made.remove()
        try good.remove()
    }

    @Test func theProcessHasEveryLimitAndSaysSo() async throws {
        let recogniser = try Self.recogniser()
        #expect(await recogniser.findMissingLimits() == [])
        _ = try await recogniser.plainJPEG(of: Self.picture(), within: 10)
        // Processes of other tests may not have limited themselves yet.
        #expect(
            Self.children().contains { status, limits in
                status.contains("NoNewPrivs:\t1") && status.contains("Seccomp:\t2")
                    && limits.contains(#/Max file size +0 +0 /#) && limits.contains(#/Max core file size +0 +0 /#)
                    && limits.contains(#/Max open files +64 +64 /#)
            })
    }

    @Test func manyAtOnceAreAnsweredOneAfterTheOther() async throws {
        let made = try MadeClassifier()
        let recogniser = try Self.recogniser()
        let labels = try await withThrowingTaskGroup(of: String?.self) { group in
            for _ in 0..<12 {
                group.addTask { try await recogniser.labels(of: Self.picture(), made.settings, count: 1).first?.text }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(labels == Array(repeating: "tiger", count: 12))
        try made.remove()
    }
}

/// The greeting of a shell script that reports no missing limits.
private let greeting = #"printf '\0\0\0\016\0\0\0\0{"missing":[]}'; "#

/// Scripts that replace the process and misbehave.
@Suite struct BadRecogniserTests {
    private static func recogniser(_ script: String, seconds: Int = 20) -> Recogniser {
        Recogniser(program: ["/bin/sh", "-c", script], seconds: seconds)
    }

    private static func fails(_ recogniser: Recogniser, with problem: PictureProblem) async throws {
        let picture = try PictureFile(MadePicture.png(255, 0, 0), name: "a.png")
        await #expect(throws: problem) { try await recogniser.plainJPEG(of: picture, within: 10) }
        await #expect(throws: problem) { try await recogniser.load(ClassifierSettings(model: "a", labels: "")) }
    }

    @Test(arguments: [
        "exit 0", greeting + "exit 0", greeting + "kill -SEGV $$", greeting + "head -c 20 >/dev/null; exit 1",
        greeting + "printf '\\377\\377\\377\\377\\377\\377\\377\\377'; cat",
        greeting + "printf '\\0\\0\\0\\7\\0\\0\\0\\0nothing'; cat >/dev/null", "kill -SEGV $$", "kill -KILL $$",
        "echo nonsense that is no answer",
        "printf '\\377\\377\\377\\377\\377\\377\\377\\377'; cat", "printf '\\0\\0\\0\\2\\0\\0\\0\\0{}'; exit 0",
        "printf '\\0\\0\\0\\7\\0\\0\\0\\0nothing'; cat >/dev/null",
    ])
    func aProcessThatStopsOrTalksNonsenseIsAnError(_ script: String) async throws {
        try await Self.fails(Self.recogniser(script), with: .recogniserStopped)
    }

    @Test func aProgramThatIsNotThereIsAnError() async throws {
        try await Self.fails(Recogniser(program: ["/nonexistent/glossa"]), with: .recogniserStopped)
    }

    @Test(arguments: [
        "exec sleep 600", greeting + "exec sleep 600", greeting + "cat >/dev/null", "cat >/dev/null",
        "printf '\\0\\0\\0\\2'; exec sleep 600",
    ])
    func aProcessThatHangsIsEndedAtItsDeadline(_ script: String) async throws {
        try await Self.fails(Self.recogniser(script, seconds: 1), with: .tookTooLong(seconds: 1))
    }

    @Test func aRequestThatNobodyWantsAnyMoreEndsItsProcess() async throws {
        let recogniser = Self.recogniser("exec sleep 600", seconds: 600)
        let picture = try PictureFile(MadePicture.png(255, 0, 0), name: "a.png")
        let task = Task { try await recogniser.plainJPEG(of: picture, within: 10) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func aRequestThatEndsItsProcessIsNotTriedInAnother() async throws {
        let log = try Log()
        let request = RecognitionRequest(work: .load(ClassifierSettings(model: "a", labels: "")))
        let length = try RecognitionFrame(request).encoded.count
        // It answers one request, and dies after reading the next one completely.
        let recogniser = Self.recogniser(
            log.line + greeting + "head -c \(length) >/dev/null; "
                + #"printf '\0\0\0\015\0\0\0\0{"labels":[]}'; head -c \#(length) >/dev/null; exit 1"#)
        try await recogniser.load(ClassifierSettings(model: "a", labels: ""))
        await #expect(throws: PictureProblem.recogniserStopped) {
            try await recogniser.load(ClassifierSettings(model: "a", labels: ""))
        }
        #expect(log.lines == 1)
        // The next request gets a process that works like the first.
        try await recogniser.load(ClassifierSettings(model: "a", labels: ""))
        #expect(log.lines == 2)
    }

    @Test func aProcessThatEndedWhileItWaitedIsReplaced() async throws {
        let log = try Log()
        let recogniser = Self.recogniser(
            log.line + greeting + #"printf '\0\0\0\015\0\0\0\0{"labels":[]}'; exec sleep 600"#)
        try await recogniser.load(ClassifierSettings(model: "a", labels: ""))
        let id = try #require(log.last)
        kill(id, SIGKILL)
        let end = ContinuousClock.now + .seconds(10)
        while !log.isZombie(id), ContinuousClock.now < end { await Task.yield() }
        try await recogniser.load(ClassifierSettings(model: "a", labels: ""))
        #expect(log.lines == 2)
    }

    @Test func whatTheProcessCouldNotLimitIsKnown() async throws {
        let recogniser = Self.recogniser(
            #"printf '\0\0\0\044\0\0\0\0{"missing":["systemCalls","memory"]}'; exec sleep 600"#)
        #expect(recogniser.missingLimits == [])
        #expect(await recogniser.findMissingLimits() == [.memory, .systemCalls])
        #expect(recogniser.missingLimits == [.memory, .systemCalls])
        #expect(await Recogniser(program: ["/nonexistent/glossa"]).findMissingLimits() == [])
    }

    @Test func theProcessKnowsNothingOfTheEnvironment() {
        let environment = Recogniser.environment([
            "HOME": "/home/me", "OPENAI_API_KEY": "sk-secret", "SSH_AUTH_SOCK": "/x", "GLOSSA_ONNXRUNTIME": "/ort.so",
            "DBUS_SESSION_BUS_ADDRESS": "unix:path=/run",
        ])
        #expect(environment["ORT_DISABLE_TELEMETRY"] == "1")
        #expect(environment["GLOSSA_ONNXRUNTIME"] == "/ort.so")
        #expect(environment["GLOSSA_LITERT"] == "/home/me/.cache/glossa/litert/libLiteRt.so")
        #expect(
            Set(environment.keys) == [
                "PATH", "LC_ALL", "HOME", "ORT_DISABLE_TELEMETRY", "GLOSSA_ONNXRUNTIME", "GLOSSA_LITERT",
            ])
    }

    @Test func anEmptyVariableCountsAsNotSet() {
        let environment = Recogniser.environment([
            "HOME": "/home/me", "XDG_CACHE_HOME": "", "GLOSSA_ONNXRUNTIME": "", "GLOSSA_LITERT": "",
        ])
        #expect(environment["GLOSSA_ONNXRUNTIME"] == nil)
        #expect(environment["GLOSSA_LITERT"] == "/home/me/.cache/glossa/litert/libLiteRt.so")
    }
}

/// A file in which a shell script logs each of its processes.
private struct Log {
    private let file = FileManager.default.temporaryDirectory.appending(path: "glossa-log-\(UUID().uuidString)")

    init() throws { try Data().write(to: file) }

    /// Logs the process's id.
    var line: String { "echo $$ >> '\(file.path)'; " }

    private var ids: [Substring] { ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n") }
    var lines: Int { ids.count }
    var last: pid_t? { ids.last.flatMap { pid_t($0) } }

    /// Whether a process has ended but has not been reaped.
    func isZombie(_ id: pid_t) -> Bool {
        (try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8))?.contains(") Z ") ?? false
    }
}
