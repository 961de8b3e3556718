import Cryptography
import Foundation
import Model

/// What a browser's cookie, a program's token or an invitation's link carries: whose it is, which one, and a secret. The
/// database has only the secret's digest.
///
/// The learner's id is in it so that it is looked up among that learner's rows alone.
public struct AccessToken: Hashable, Sendable {
    public let learner: ID<Learner>
    /// The id of the access or invitation.
    let subject: (high: UInt64, low: UInt64)
    private let secret: [UInt8]

    /// The number of random bytes in the secret.
    private static let secretLength = 32
    /// What the text begins with, so that programs which look for lost secrets know it.
    private static let start = "glossa_"

    /// - Parameter random: Returns random bits.
    init<Subject>(of id: ID<Subject>, of learner: ID<Learner>, random: () -> (UInt64, UInt64)) {
        self.learner = learner
        subject = (id.high, id.low)
        let (one, two) = (random(), random())
        secret = [one.0, one.1, two.0, two.1].flatMap { Self.bytes(of: $0) }
    }

    /// Parses the text; nil for anything else.
    public init?(_ text: String) {
        guard text.hasPrefix(Self.start), text.utf8.count < 128 else { return nil }
        let coded = text.dropFirst(Self.start.count).replacing("-", with: "+").replacing("_", with: "/")
        let padding = String(repeating: "=", count: (4 - coded.count % 4) % 4)
        guard let data = Data(base64Encoded: coded + padding), data.count == 32 + Self.secretLength else { return nil }
        let bytes = Array(data)
        func word(_ start: Int) -> UInt64 { bytes[start..<start + 8].reduce(0) { $0 << 8 | UInt64($1) } }
        learner = ID(high: word(0), low: word(8))
        subject = (word(16), word(24))
        secret = Array(bytes[32...])
    }

    /// The text, of letters, digits, `_` and `-`.
    public var text: String {
        let ids = [learner.high, learner.low, subject.high, subject.low].flatMap { Self.bytes(of: $0) }
        return Self.start
            + Data(ids + secret).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
            .replacing("=", with: "")
    }

    /// What is stored of the secret.
    var digest: [UInt8] { SHA256.hash(data: secret) }

    /// The id of what it stands for.
    func id<Subject>(of subject: Subject.Type = Subject.self) -> ID<Subject> {
        ID(high: self.subject.high, low: self.subject.low)
    }

    private static func bytes(of word: UInt64) -> [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64(56 - 8 * $0)) }
    }

    public static func == (one: AccessToken, other: AccessToken) -> Bool { one.text == other.text }
    public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
