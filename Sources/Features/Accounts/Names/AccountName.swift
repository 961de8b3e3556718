import Foundation
import Model

/// A name to sign in with: an e-mail address, or a name of letters, digits and the signs `.`, `_`, `-` and `+`.
public struct AccountName: Hashable, Sendable {
    /// As it was written.
    public let text: String
    /// As it is compared: in Unicode's compatibility form and in lower case, so that 王伟 and ＷＡＮＧ are found however they are
    /// typed.
    public let key: String

    /// The most characters (RFC 5321, section 4.5.3.1, and erratum 1690 to RFC 3696).
    public static let limit = 254

    /// - Throws: ``AccountError/impossibleName(_:)``.
    public init(_ text: String) throws(AccountError) {
        let name = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !name.isEmpty else { throw .impossibleName(.empty) }
        guard name.unicodeScalars.count <= Self.limit else { throw .impossibleName(.tooLong(limit: Self.limit)) }
        let key = name.precomposedStringWithCompatibilityMapping.lowercased()
        // One character can be several in this form, of which an index must have room for all.
        guard key.unicodeScalars.count <= Self.limit else { throw .impossibleName(.tooLong(limit: Self.limit)) }
        let parts = key.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.allSatisfy({ $0.unicodeScalars.allSatisfy(Self.isAllowed) }) else { throw .impossibleName(.sign) }
        guard parts.count == 1 || (parts.count == 2 && parts.allSatisfy { !$0.isEmpty } && parts[1].contains("."))
        else {
            throw .impossibleName(.noAddress)
        }
        self.text = name
        self.key = key
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        return properties.isAlphabetic || properties.generalCategory == .decimalNumber
            || properties.generalCategory == .nonspacingMark || "._-+".unicodeScalars.contains(scalar)
    }
}

/// A name that a learner gives: their own, or that of a token.
enum Label {
    /// Refuses what would change how the text around it reads.
    ///
    /// - Throws: ``AccountError/impossibleLabel``.
    static func checked(_ text: String) throws(AccountError) -> String {
        let label = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard (1...80).contains(label.unicodeScalars.count),
            label.unicodeScalars.allSatisfy({
                $0.properties.generalCategory != .control && !$0.properties.isBidiControl
            })
        else { throw .impossibleLabel }
        return label
    }
}
