import Cryptography

/// A digest as a text.
enum Digest {
    static func text(of subject: String) -> String { SHA256.hash(data: Array(subject.utf8)).hexadecimal }
}
