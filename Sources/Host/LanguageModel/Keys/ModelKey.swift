import Foundation
import Model

/// A key of an endpoint. It does not appear where it is printed, and goes nowhere but into a header and a key store.
public struct ModelKey: Hashable, Sendable {
    let text: String

    /// - Parameter text: As it was pasted; blanks around it are taken off.
    /// - Throws: ``ModelError/ProfileFault/key`` for a text that cannot be a key.
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
