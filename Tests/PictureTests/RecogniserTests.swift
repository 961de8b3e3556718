import Foundation
import Model
import Testing

@testable import Recognition

/// The program itself, which stands beside the tests when they are built.
private let glossa: String? = {
    let tests = URL(filePath: CommandLine.arguments.first ?? "").deletingLastPathComponent()
    let found = [tests, Bundle.main.bundleURL].map { $0.appending(path: "glossa").path }
    return found.first { FileManager.default.isExecutableFile(atPath: $0) }
}()

@Suite(.enabled(if: canLabel && glossa != nil, "Run Scripts/setup and Scripts/labeller, and build glossa"))
struct RecogniserTests {
    private static func recogniser() throws -> Recogniser { Recogniser(program: [try #require(glossa), "recognise"]) }

    private static func picture() throws -> PictureFile {
        try PictureFile(MadePicture.png(255, 0, 0, width: 40, height: 24), name: "a.png")
    }

    @Test func anotherProcessSaysTheSameAsThisOne() async throws {
        let made = try MadeLabeller()
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
        let made = try MadeLabeller([1, 2, 3])
        let missing = LabellerSettings(model: made.folder.appending(path: "none").path, labels: "")
        await #expect(throws: PictureProblem.self) { try await recogniser.load(made.settings) }
        await #expect(
            throws: PictureProblem.badModel("there is no file that can be read at \(missing.model)")
        ) { try await recogniser.load(missing) }
        // The process is as good as before.
        let good = try MadeLabeller(labels: "a")
        await #expect(throws: PictureProblem.wrongLabelCount(labels: 1, outputs: 3)) {
            try await recogniser.labels(of: Self.picture(), good.settings, count: 1)
        }
        try made.remove()
        try good.remove()
    }

    @Test func manyAtOnceAreAnsweredOneAfterTheOther() async throws {
        let made = try MadeLabeller()
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

/// Programs that stand in for the process and do what it must not.
@Suite struct BadRecogniserTests {
    private static func recogniser(_ script: String, seconds: Int = 20) -> Recogniser {
        Recogniser(program: ["/bin/sh", "-c", script], seconds: seconds)
    }

    private static func fails(_ recogniser: Recogniser, with problem: PictureProblem) async throws {
        let picture = try PictureFile(MadePicture.png(255, 0, 0), name: "a.png")
        await #expect(throws: problem) { try await recogniser.plainJPEG(of: picture, within: 10) }
        await #expect(throws: problem) { try await recogniser.load(LabellerSettings(model: "a", labels: "")) }
    }

    @Test(arguments: [
        "exit 0", "kill -SEGV $$", "kill -KILL $$", "head -c 20 >/dev/null; exit 1", "echo nonsense that is no answer",
        "printf '\\377\\377\\377\\377\\377\\377\\377\\377'; cat", "printf '\\0\\0\\0\\2\\0\\0\\0\\0{}'; exit 0",
        "printf '\\0\\0\\0\\7\\0\\0\\0\\0nothing'; cat >/dev/null",
    ])
    func aProcessThatStopsOrTalksNonsenseIsAnError(_ script: String) async throws {
        try await Self.fails(Self.recogniser(script), with: .recogniserStopped)
    }

    @Test func aProgramThatIsNotThereIsAnError() async throws {
        try await Self.fails(Recogniser(program: ["/nonexistent/glossa"]), with: .recogniserStopped)
    }

    @Test(arguments: ["exec sleep 600", "cat >/dev/null", "printf '\\0\\0\\0\\2'; exec sleep 600"])
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
}
