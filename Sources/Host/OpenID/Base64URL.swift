import Foundation

/// Base64 for addresses, without padding (RFC 4648, section 5).
public enum Base64URL {
    public static func text(_ bytes: some Sequence<UInt8>) -> String {
        Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    /// Nil for anything else.
    public static func data(_ text: String) -> Data? {
        guard !text.contains("+"), !text.contains("/"), !text.contains("=") else { return nil }
        let coded = text.replacing("-", with: "+").replacing("_", with: "/")
        return Data(base64Encoded: coded + String(repeating: "=", count: (4 - coded.utf8.count % 4) % 4))
    }
}

/// Text in `application/x-www-form-urlencoded`.
enum FormText {
    private static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

    static func encoded(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
    }

    static func encoded(_ fields: [(name: String, value: String)]) -> String {
        fields.map { "\(encoded($0.name))=\(encoded($0.value))" }.joined(separator: "&")
    }
}
