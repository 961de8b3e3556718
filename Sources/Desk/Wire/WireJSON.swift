import Foundation

/// How JSON is written in the API, by commands and in the export.
public enum WireJSON {
    /// Returns an encoder: members in the order of their names, on one line, slashes as they are.
    public static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }

    /// Returns a value as JSON.
    public static func data(of value: some Encodable) throws -> Data { try encoder.encode(value) }
}
