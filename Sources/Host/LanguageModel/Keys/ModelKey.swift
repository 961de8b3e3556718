import Foundation
import Model

/// An endpoint's API key. It is redacted when printed, and used only in a header and in a key store.
public struct ModelKey: Hashable, Sendable {
    let text: String

    /// - Parameter text: The pasted text; surrounding whitespace is removed.
    /// - Throws: ``ModelError/ProfileFault/key`` if the text cannot be a key.
    public init(_ text: String) throws(ModelError) {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard (1...4096).contains(text.utf8.count), text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            throw .impossibleProfile(.key)
        }
        self.text = text
    }
}

extension ModelKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "•••" }
    public var debugDescription: String { "•••" }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
