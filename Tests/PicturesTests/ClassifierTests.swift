import Foundation
import Model
import Pictures
import Storage
import Support
import Testing

@testable import Recognition

/// Classifier files made by a test.
struct MadeClassifier {
    let folder: URL
    let settings: ClassifierSettings

    init(
        _ model: [UInt8] = MadeModel.meanColour(), labels: String = "tiger\nbook, volume\ndoor knob, door\n",
        scale: ClassifierSettings.Scale = .unit, named name: String = "model.onnx"
    ) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "glossa-classifier-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let modelFile = folder.appending(path: name)
        let labelFile = folder.appending(path: "labels.txt")
        try Data(model).write(to: modelFile)
        try Data(labels.utf8).write(to: labelFile)
        settings = ClassifierSettings(model: modelFile.path, labels: labelFile.path, scale: scale)
    }

    func remove() throws { try FileManager.default.removeItem(at: folder) }
}

/// What these tests need in addition to Swift; `Scripts/setup` and `Scripts/image-classifier` install it.
let canLabel: Bool = (try? ONNXRuntime.shared()) != nil && (try? Leptonica.shared()) != nil

@Suite(.enabled(if: canLabel, "Run Scripts/setup and Scripts/image-classifier")) struct ClassifierTests {
    private static func picture(_ red: UInt8, _ green: UInt8, _ blue: UInt8) throws -> PictureFile {
        try PictureFile(MadePicture.png(red, green, blue, width: 40, height: 24), name: "a.png")
    }

    @Test(arguments: ClassifierSettings.Scale.allCases, [[1, 3, 4, 4], [1, 4, 4, 3]])
    func aClassifierByMeanColourNamesPictures(_ scale: ClassifierSettings.Scale, _ shape: [Int]) throws {
        let made = try MadeClassifier(MadeModel.meanColour(shape: shape), scale: scale)
        let classifier = try Classifier(made.settings)
        #expect(try classifier.labels(of: Self.picture(255, 0, 0), count: 3).first?.text == "tiger")
        #expect(try classifier.labels(of: Self.picture(0, 250, 10), count: 1).map(\.text) == ["book, volume"])
        let all = try classifier.labels(of: Self.picture(20, 30, 240), count: 9)
        #expect(all.map(\.text) == ["door knob, door", "book, volume", "tiger"])
        #expect(abs(all.map(\.probability).reduce(0, +) - 1) < 1e-6)
        try made.remove()
    }

    @Test func whatThePixelsAreIsWhatTheModelGets() throws {
        let made = try MadeClassifier(scale: .bytes)
        let session = try ONNXSession(Array(Data(contentsOf: URL(filePath: made.settings.model))))
        let colours = try Leptonica.shared().middle(of: Self.picture(200, 100, 50), width: 4, height: 4)
        #expect(Array(colours.prefix(3)) == [200, 100, 50])
        let planes = (0..<3).flatMap { channel in
            stride(from: channel, to: colours.count, by: 3).map { Float(colours[$0]) }
        }
        #expect(session.input.bytes(of: colours, scale: .bytes) == planes.withUnsafeBytes { Array($0) })
        #expect(try session.run(planes.withUnsafeBytes { Array($0) }).numbers == [200, 100, 50])
        try made.remove()
    }

    @Test func theLabelsBecomeWordsWithTheDictionarysReadings() async throws {
        let made = try MadeClassifier()
        let test = try await TestDesk()
        let models = TestModels(test.desk.database, learner: test.desk.learner)
        let pictures = PictureDesk(over: test.desk, models: models, worker: PictureWorkerInProcess())
        try await pictures.keep(made.settings, at: TestDesk.now)
        let named = try await pictures.words(for: Self.picture(255, 60, 20), in: .chinese, at: TestDesk.now)
        #expect(named.namer == .classifier)
        #expect(named.modelProblem == nil)
        #expect(named.words.map(\.word) == ["老虎", "书", "门"])
        #expect(named.words.map(\.reading) == ["lǎohǔ", "shū", "mén"])
        #expect(named.words[0].label == "tiger")
        #expect(try #require(named.words[0].permille) > 500)
        // A label with a probability below one percent is not a guess.
        let sure = try await pictures.words(for: Self.picture(255, 0, 0), in: .chinese, at: TestDesk.now)
        #expect(sure.words.map(\.word) == ["老虎"])
        try await test.remove()
        try made.remove()
    }

    @Test func whereTheModelCannotSeeTheClassifierIsAsked() async throws {
        let made = try MadeClassifier()
        try await RecordedServer.run([
            .body(#"{"error":{"message":"this model does not support images"}}"#, status: 400)
        ]) { server in
            let test = try await TestDesk()
            let models = TestModels(test.desk.database, learner: test.desk.learner)
            try await models.addProfile(at: server.address)
            let pictures = PictureDesk(over: test.desk, models: models, worker: PictureWorkerInProcess())
            await #expect(throws: ModelError.self) {
                try await pictures.words(for: Self.picture(255, 0, 0), in: .chinese, at: TestDesk.now)
            }
            try await pictures.keep(made.settings, at: TestDesk.now)
            let named = try await pictures.words(for: Self.picture(255, 0, 0), in: .chinese, at: TestDesk.now)
            #expect(named.namer == .classifier)
            #expect(named.modelProblem != nil)
            try await test.remove()
        }
        try made.remove()
    }

    @Test func aModelFileThatIsNoneIsRefusedAndTheFormerOneKept() async throws {
        let good = try MadeClassifier()
        let bad = try MadeClassifier(Array("This is no model.".utf8))
        let flat = try MadeClassifier(MadeModel.meanColour(shape: [1, 5, 4, 4]))
        let test = try await TestDesk()
        let models = TestModels(test.desk.database, learner: test.desk.learner)
        let pictures = PictureDesk(over: test.desk, models: models, worker: PictureWorkerInProcess())
        try await pictures.keep(good.settings, at: TestDesk.now)
        for made in [bad, flat] {
            let problem = await #expect(throws: PictureProblem.self) {
                try await pictures.keep(made.settings, at: TestDesk.now)
            }
            guard case .badModel(let reason) = problem else {
                Issue.record("\(String(describing: problem))")
                continue
            }
            #expect(!reason.isEmpty)
        }
        var none = good.settings
        none.model += ".gone"
        await #expect(throws: PictureProblem.self) { try await pictures.keep(none, at: TestDesk.now) }
        #expect(try await pictures.classifierSettings() == good.settings)
        try await pictures.removeClassifier(at: TestDesk.now)
        #expect(try await pictures.classifierSettings() == nil)
        try await test.remove()
        for made in [good, bad, flat] { try made.remove() }
    }

    @Test func labelsThatDoNotFitTheModelAreToldOf() throws {
        let made = try MadeClassifier(labels: "one\ntwo\n")
        let classifier = try Classifier(made.settings)
        // If there is one more output than labels, the extra one is the background.
        #expect(try classifier.labels(of: Self.picture(0, 255, 0), count: 1).map(\.text) == ["one"])
        let few = try MadeClassifier(labels: "one\n")
        #expect(throws: PictureProblem.wrongLabelCount(labels: 1, outputs: 3)) {
            try Classifier(few.settings).labels(of: Self.picture(0, 255, 0), count: 1)
        }
        #expect(throws: PictureProblem.badLabels) {
            try Classifier(MadeClassifier(labels: " \n\n").settings)
        }
        try made.remove()
        try few.remove()
    }

    @Test func aPictureThatBreaksOffInItsDataIsDamaged() throws {
        // Apparently intact: the missing data shows only during decoding.
        let picture = try PictureFile(MadePicture.bomb(width: 900, height: 900), name: "a.png")
        #expect(throws: PictureProblem.damaged) { try Leptonica.shared().middle(of: picture, width: 4, height: 4) }
    }

    @Test func whatIsSentAwayIsSmallAndPlain() throws {
        let picture = try PictureFile(MadePicture.png(10, 200, 30, width: 600, height: 300), name: "a.png")
        let plain = try PictureFile(picture.plainJPEG(within: 100), name: "plain.jpg")
        #expect(plain.format == .jpeg)
        #expect(plain.width == 100)
        #expect(plain.height == 50)
    }
}
