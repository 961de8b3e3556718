import Foundation
import Model
import Testing

@testable import Recognition

/// What these tests need in addition to Swift; `Scripts/setup` and `Scripts/image-classifier` install it.
let canLabelLite: Bool = (try? LiteRT.shared()) != nil && (try? Leptonica.shared()) != nil

@Suite(.enabled(if: canLabelLite, "Run Scripts/setup and Scripts/image-classifier")) struct LiteClassifierTests {
    private static let labels = "tiger\nbook, volume\ndoor knob, door\n"

    private static func picture(_ red: UInt8, _ green: UInt8, _ blue: UInt8) throws -> PictureFile {
        try PictureFile(MadePicture.png(red, green, blue, width: 40, height: 24), name: "a.png")
    }

    /// The labels and probabilities that a mean-colour classifier gives for a reddish picture.
    private static func names(_ model: [UInt8], _ scale: ClassifierSettings.Scale = .unit) throws -> [ImageLabel] {
        let made = try MadeClassifier(model, labels: labels, scale: scale, named: "model.tflite")
        defer { try? made.remove() }
        return try Classifier(made.settings).labels(of: picture(220, 120, 20), count: 3)
    }

    @Test(arguments: ClassifierSettings.Scale.allCases, [[1, 3, 4, 4], [1, 4, 4, 3]] as [[Int32]])
    func aClassifierByMeanColourNamesPictures(_ scale: ClassifierSettings.Scale, _ shape: [Int32]) throws {
        let found = try Self.names(MadeLiteModel.meanColour(shape: shape), scale)
        #expect(found.map(\.text) == ["tiger", "book, volume", "door knob, door"])
        #expect(abs(found.map(\.probability).reduce(0, +) - 1) < 1e-6)
    }

    @Test func bytesThatStandForNumbersGiveWhatTheNumbersWould() throws {
        let plain = try Self.names(MadeLiteModel.meanColour())
        let models: [[UInt8]] = [
            MadeLiteModel.meanColour(kind: .byte, scale: 1 / 255),
            MadeLiteModel.meanColour(kind: .byte, scale: 1 / 128, zeroPoint: 20),
            MadeLiteModel.meanColour(kind: .signedByte, scale: 1 / 255, zeroPoint: -128),
        ]
        for model in models {
            let found = try Self.names(model)
            #expect(found.map(\.text) == plain.map(\.text))
            for (one, other) in zip(found, plain) { #expect(abs(one.probability - other.probability) < 0.01) }
        }
        // Without a scale, bytes are the colours themselves.
        #expect(try Self.names(MadeLiteModel.meanColour(kind: .byte)).first?.text == "tiger")
    }

    @Test func aModelThatTakesPicturesOfAnySizeGetsTheUsualOne() throws {
        let session = try LiteRTSession(MadeLiteModel.meanColour(shape: [1, 1, 1, 3], anySide: true))
        #expect(session.input.shape == [1, 224, 224, 3])
        let colours = Array(repeating: [200, 100, 50] as [UInt8], count: 224 * 224).flatMap(\.self)
        let found = try session.run(session.input.bytes(of: colours, scale: .bytes)).numbers
        #expect(zip(found, [200, 100, 50]).allSatisfy { abs($0 - $1) < 0.1 })
    }

    @Test func labelsInTheFileNeedNoFileOfTheirOwn() throws {
        let texts = [("about.txt", "Nothing but remarks\n"), ("labels.txt", Self.labels)]
        let made = try MadeClassifier(
            MadeLiteModel.packed(MadeLiteModel.meanColour(), texts), labels: "a\nb\nc\n", named: "model.tflite")
        var settings = made.settings
        // An explicitly chosen file takes precedence.
        #expect(try Classifier(settings).labels(of: Self.picture(9, 9, 200), count: 1).map(\.text) == ["c"])
        settings.labels = ""
        let found = try Classifier(settings).labels(of: Self.picture(9, 9, 200), count: 1)
        #expect(found.map(\.text) == ["door knob, door"])
        try made.remove()
        let bare = try MadeClassifier(MadeLiteModel.meanColour(), named: "model.tflite")
        settings = bare.settings
        settings.labels = ""
        #expect(throws: PictureProblem.noLabels) { try Classifier(settings) }
        try bare.remove()
    }

    @Test func aFileThatIsCutOffAnywhereIsRefused() {
        let whole = MadeLiteModel.meanColour()
        for length in stride(from: 1, to: 200, by: 7) {
            #expect(throws: PictureProblem.self, "\(length) bytes") {
                try LiteRTSession(Array(whole.prefix(length)))
            }
        }
    }

    @Test func aFileWithAnyByteChangedEndsInAnErrorOrAnAnswer() {
        let whole = MadeLiteModel.meanColour()
        for place in stride(from: 8, to: whole.count, by: 3) {
            var file = whole
            file[place] ^= 0x81
            do throws(PictureProblem) {
                let session = try LiteRTSession(file)
                _ = try session.run([UInt8](repeating: 9, count: session.input.shape.reduce(4, *)))
            } catch {
                guard case .badModel(let reason) = error else {
                    Issue.record("\(error)")
                    continue
                }
                #expect(!reason.isEmpty)
            }
        }
    }

    @Test func whatIsNoClassifierOfPicturesIsRefusedWithItsReason() throws {
        let models: [(bytes: [UInt8], reason: String)] = [
            (Array("This is no model.".utf8), "it is not a TensorFlow Lite file, or it is damaged"),
            (MadeLiteModel.meanColour(shape: [1, 5, 4, 4]), "without three colours"),
            (MadeLiteModel.meanColour(shape: [1, 9_000, 4, 3]), "larger than any picture"),
            (MadeLiteModel.meanColour(kind: .double), "of a kind"),
            (MadeLiteModel.meanColour(kind: .signedByte), "without saying what they stand for"),
            (MadeLiteModel.meanColour(kind: .byte, scale: .infinity), "scale"),
            (MadeLiteModel.meanColour(kind: .byte, scale: 1, zeroPoint: 900), "zero point 900"),
            (MadeLiteModel.meanColour(version: 99), "LiteRT cannot run it"),
            ([], "the file is empty"),
        ]
        for (bytes, reason) in models {
            let made = try MadeClassifier(bytes, named: "model.tflite")
            let problem = #expect(throws: PictureProblem.self) { try Classifier(made.settings) }
            guard case .badModel(let told) = problem else {
                Issue.record("\(reason): \(String(describing: problem))")
                continue
            }
            #expect(told.contains(reason), "\(told)")
            try made.remove()
        }
    }

    @Test func roundedProbabilitiesAreProbabilitiesAllTheSame() {
        let rounded = ClassifierOutput(numbers: [0.5, 0.25, 0.246_093_75], step: 1 / 256).probabilities
        #expect(abs(rounded.reduce(0, +) - 1) < 1e-9 && abs(rounded[0] - 0.502) < 0.001)
        #expect(ClassifierOutput(numbers: [0.5, 0.5, 0]).probabilities == [0.5, 0.5, 0])
        #expect(abs(ClassifierOutput(numbers: [9, 9]).probabilities[0] - 0.5) < 1e-9)
    }
}
