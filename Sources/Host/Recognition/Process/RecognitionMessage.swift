import Foundation
import Model

/// What the process that looks at pictures says before it is asked anything.
struct RecognitionGreeting: Codable, Sendable {
    /// The limits that it could not set for itself.
    var missing: [PictureLimit]
}

/// What a server asks of the process that looks at pictures.
struct RecognitionRequest: Codable, Sendable {
    enum Work: Codable, Sendable {
        /// Loads the classifier of these files anew.
        case load(ClassifierSettings)
        case labels(ClassifierSettings, count: Int)
        /// A JPEG file no wider or taller than so many points.
        case plainJPEG(limit: Int)
    }

    var work: Work
    /// The picture's file, which follows the request; empty where there is none.
    var name = ""
}

/// What it answers. A picture follows where one was asked for.
struct RecognitionReply: Codable, Sendable {
    struct Label: Codable, Sendable {
        var text: String
        var probability: Double
    }

    var labels: [Label] = []
    var problem: PictureProblem?
}

/// A message on its way: the lengths of a JSON text and of the bytes of a picture, each as four bytes, the highest first, and
/// then both.
struct RecognitionFrame: Sendable {
    static let headLength = 8
    /// The most bytes of a JSON text: labels of a classifier, at most as many as are asked for.
    static let mostText = 1 << 20
    static let mostBytes = (PictureFile.megabytes + 1) << 20

    var text: [UInt8]
    var bytes: [UInt8]

    init(_ message: some Encodable, _ bytes: [UInt8] = []) throws {
        text = Array(try JSONEncoder().encode(message))
        self.bytes = bytes
    }

    init(text: [UInt8], bytes: [UInt8]) {
        self.text = text
        self.bytes = bytes
    }

    var encoded: [UInt8] {
        [text.count, bytes.count].flatMap { length in (0..<4).map { UInt8(length >> (24 - 8 * $0) & 255) } } + text
            + bytes
    }

    /// The two lengths; nil for more than a message may have.
    static func lengths(_ head: [UInt8]) -> (text: Int, bytes: Int)? {
        guard head.count == headLength else { return nil }
        let lengths = (text: head.bigEndian(0, 4), bytes: head.bigEndian(4, 4))
        return lengths.text <= mostText && lengths.bytes <= mostBytes ? lengths : nil
    }
}
