import Foundation
import Lanes
import Model
import Models
import Support
import Synchronization
import Testing

@testable import Pictures
@testable import Recognition

@Suite struct PictureWordTests {
    private static func picture() throws -> PictureFile {
        try PictureFile(MadePicture.png(255, 0, 0), name: "a.png")
    }

    private static func answer(_ things: [(String, String, String)]) throws -> RecordedServer.Answer {
        let list = things.map { ["word": $0.0, "sentence": $0.1, "translation": $0.2] }
        let data = try JSONSerialization.data(withJSONObject: ["things": list], options: .sortedKeys)
        return .reply(String(decoding: data, as: UTF8.self))
    }

    /// Runs a test with a picture desk that has a language model at an address.
    private static func run(_ address: String?, _ body: (PictureDesk) async throws -> Void) async throws {
        let test = try await TestDesk()
        let models = TestModels(test.desk.database, learner: test.desk.learner)
        if let address { try await models.addProfile(at: address) }
        try await body(PictureDesk(over: test.desk, models: models, worker: PictureWorkerInProcess()))
        try await test.remove()
    }

    @Test func theModelGetsThePictureAndItsWordsAreChecked() async throws {
        let answer = try Self.answer([
            ("老虎", "我喜欢老虎。", "I like tigers."), ("银虎学", "我有银虎学。", "No such word."),
            ("书", "他去银行。", "A sentence without it."),
        ])
        try await RecordedServer.run([answer]) { server in
            try await Self.run(server.address) { pictures in
                let named = try await pictures.words(for: Self.picture(), in: .chinese, at: TestDesk.now)
                #expect(named.namer == .model)
                #expect(named.words.map(\.word) == ["老虎", "书"])
                #expect(named.words[0].reading == "lǎohǔ")
                #expect(named.words[0].sentence?.translation == "I like tigers.")
                #expect(named.words[1].sentence?.source != .model)
                let body = try #require(server.requests.first).body
                #expect(body.contains("data:image"))
            }
        }
    }

    @Test func picturesAreLookedAtInTheLearnersTurn() async throws {
        let test = try await TestDesk()
        let models = TestModels(test.desk.database, learner: test.desk.learner)
        let worker = WatchedWorker(test.desk.lanes.answers)
        let pictures = PictureDesk(over: test.desk, models: models, worker: worker)
        let settings = ClassifierSettings(model: "/none", labels: "/none")
        await #expect(throws: PictureProblem.self) {
            try await pictures.label(Self.picture(), .chinese, settings)
        }
        _ = try await pictures.request(Self.picture(), .chinese)
        #expect(worker.running == [1, 1])
        #expect(test.desk.lanes.answers.load == (0, 0))
        try await test.remove()
    }

    /// Records a lane's load when it is called.
    private final class WatchedWorker: PictureWorker {
        private let lane: Lane
        private let noted = Mutex<[Int]>([])

        init(_ lane: Lane) { self.lane = lane }

        var running: [Int] { noted.withLock { $0 } }

        private func note() { noted.withLock { $0.append(lane.load.running) } }

        func labels(of picture: PictureFile, _ settings: ClassifierSettings, count: Int) async throws -> [ImageLabel] {
            note()
            throw PictureProblem.damaged
        }

        func load(_ settings: ClassifierSettings) async throws {}

        func forget() {}

        var missingLimits: [PictureLimit] { [] }

        func findMissingLimits() async -> [PictureLimit] { [] }

        func plainJPEG(of picture: PictureFile, within limit: Int) async throws -> [UInt8] {
            note()
            return picture.bytes
        }
    }

    @Test(arguments: ["A tiger!", #"{"things":[]}"#]) func aReplyOfAnotherShapeIsAnError(_ reply: String) async throws {
        try await RecordedServer.run([.reply(reply)]) { server in
            try await Self.run(server.address) { pictures in
                await #expect(throws: ModelError.self) {
                    try await pictures.words(for: Self.picture(), in: .chinese, at: TestDesk.now)
                }
            }
        }
    }

    @Test func wordsThatNoDictionaryHasAreToldOf() async throws {
        try await RecordedServer.run([try Self.answer([("银虎学", "我有银虎学。", "No.")])]) { server in
            try await Self.run(server.address) { pictures in
                await #expect(throws: PictureProblem.noWord(["银虎学"])) {
                    try await pictures.words(for: Self.picture(), in: .chinese, at: TestDesk.now)
                }
            }
        }
    }

    @Test func aPictureWaitsForTheNetworkAndThenHasItsWords() async throws {
        let answer = try Self.answer([("老虎", "我喜欢老虎。", "I like tigers.")])
        try await RecordedServer.run([answer]) { server in
            try await Self.run(server.address) { pictures in
                let id: ID<PictureWord> = TestIDs.next()
                try await pictures.wait(with: Self.picture(), name: "tiger.png", id, in: .chinese, at: TestDesk.now)
                #expect(try await pictures.waited(id)?.named == nil)
                #expect(
                    try await pictures.database.read(pictures.learner) { try $0.waitingPictures() }.map(\.summary) == [
                        "tiger.png"
                    ])
                var handlers = WaitingHandlers()
                handlers[.picture] = { _ in }
                let pass = try await pictures.models.answerWaiting(handlers, at: TestDesk.now)
                #expect(pass.answered == 1)
                let waited = try #require(try await pictures.waited(id))
                #expect(waited.name == "tiger.png" && waited.language == .chinese && waited.file.width == 8)
                #expect(waited.named?.namer == .model)
                #expect(waited.named?.words.map(\.word) == ["老虎"])
            }
        }
    }

    @Test func aPictureThatWaitedInVainSaysWhy() async throws {
        try await RecordedServer.run([.refusal(400, message: "No pictures")]) { server in
            try await Self.run(server.address) { pictures in
                let id: ID<PictureWord> = TestIDs.next()
                try await pictures.wait(with: Self.picture(), name: "a.png", id, in: .chinese, at: TestDesk.now)
                _ = try await pictures.models.answerWaiting(WaitingHandlers(), at: TestDesk.now)
                await #expect(throws: ModelError.self) { try await pictures.waited(id) }
            }
        }
    }

    @Test func withNobodyToAskItSaysSo() async throws {
        try await Self.run(nil) { pictures in
            await #expect(throws: PictureProblem.nobodyToAsk) {
                try await pictures.words(for: Self.picture(), in: .chinese, at: TestDesk.now)
            }
        }
    }

    @Test(arguments: [
        ("n02123045 tabby, tabby cat", "tabby, tabby cat"), ("281: 'tabby cat',", "tabby cat"), ("  dog ", "dog"),
        ("101 Dalmatians", "101 Dalmatians"),
    ])
    func numbersBeforeLabelsAreLeftOut(_ line: String, _ label: String) {
        #expect(LabelFile.labels(in: line + "\r\n\n") == [label])
    }

    @Test func cameraTurnsAreRead() {
        // Exif in both byte orders, with an orientation of 6: the camera was turned to the right.
        let little: [UInt8] = Array("II".utf8) + [42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0]
        let big: [UInt8] = Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
        for tiff in [little, big] {
            let segment = Array("Exif\0\0".utf8) + tiff
            let file: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(segment.count + 2)] + segment + [0xFF, 0xD9]
            #expect(Orientation.quarterTurns(ofJPEG: file) == 1)
            for length in file.indices {
                #expect((0...3).contains(Orientation.quarterTurns(ofJPEG: Array(file.prefix(length)))))
            }
        }
    }
}
