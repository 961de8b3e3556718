import Foundation
import Model

/// The first message of the recognition process, before any request.
struct RecognitionGreeting: Codable, Sendable {
    /// The limits that it could not set for itself.
    var missing: [PictureLimit]
}

/// A request to the recognition process.
struct RecognitionRequest: Codable, Sendable {
    enum Work: Codable, Sendable {
        /// Reloads the classifier in these files.
        case load(ClassifierSettings)
        case labels(ClassifierSettings, count: Int)
        /// Converts to a JPEG file no wider or taller than `limit` pixels.
        case plainJPEG(limit: Int)
    }

    var work: Work
    /// The name of the picture file that follows the request; empty if there is none.
    var name = ""
}

/// The process's reply. It is followed by a picture if one was requested.
struct RecognitionReply: Codable, Sendable {
    struct Label: Codable, Sendable {
        var text: String
        var probability: Double
    }

    var labels: [Label] = []
    var problem: PictureProblem?
}

/// A message in transit: the lengths of a JSON text and of a picture, each as four big-endian bytes, followed by both.
struct RecognitionFrame: Sendable {
    static let headLength = 8
    /// The size limit of a JSON text, in bytes: it contains at most as many labels as requested.
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

    /// Decodes the two lengths; nil if a message may not be so long.
    static func lengths(_ head: [UInt8]) -> (text: Int, bytes: Int)? {
        guard head.count == headLength else { return nil }
        let lengths = (text: head.bigEndian(0, 4), bytes: head.bigEndian(4, 4))
        return lengths.text <= mostText && lengths.bytes <= mostBytes ? lengths : nil
    }
}
