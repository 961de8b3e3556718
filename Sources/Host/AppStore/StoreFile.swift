import Foundation
import Model

/// The file in which whoever runs a server describes the store. `environment`, `root` and `freeRequests` may be left
/// out.
///
/// ```json
/// {"bundle": "org.example.glossa", "products": ["pro.month", "pro.year"], "environment": "Production", "freeRequests": 20}
/// ```
extension AppStore {
    /// What is wrong with the file, in words for whoever wrote it.
    public struct FileFault: Error, Hashable, CustomStringConvertible {
        public let description: String
    }

    private static let names: Set<String> = ["bundle", "products", "environment", "root", "freeRequests"]

    /// Reads a store from its file.
    ///
    /// - Throws: ``FileFault``.
    public init(fileAt path: String) throws(FileFault) {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw FileFault(description: "\(path) cannot be read.")
        }
        try self.init(file: data)
    }

    /// Reads a store from the contents of its file.
    ///
    /// - Throws: ``FileFault``.
    init(file json: Data) throws(FileFault) {
        func fault(_ text: String) -> FileFault { FileFault(description: "The file of the store \(text).") }
        guard let entry = try? JSONSerialization.jsonObject(with: json) as? [String: Any] else {
            throw fault("is no JSON object")
        }
        for name in entry.keys.sorted() where !Self.names.contains(name) { throw fault("has an unknown \"\(name)\"") }
        guard let bundle = entry["bundle"] as? String, !bundle.isEmpty else {
            throw fault("needs the app's identifier as \"bundle\"")
        }
        guard let products = entry["products"] as? [String], !products.isEmpty, !products.contains("") else {
            throw fault("needs the identifiers of what is sold as \"products\"")
        }
        self.init(bundle: bundle, products: Set(products))
        if let value = entry["environment"] {
            guard let environment = (value as? String).flatMap({ Environment(rawValue: $0) }) else {
                throw fault("has an \"environment\" that is neither Production nor Sandbox")
            }
            self.environment = environment
        }
        if let value = entry["root"] {
            let digits = (value as? String)?.lowercased().filter { $0 != ":" } ?? ""
            guard digits.utf8.count == 64, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
                throw fault("has a \"root\" that is no SHA-256 digest of a certificate, in hexadecimal digits")
            }
            root = digits
        }
        if let value = entry["freeRequests"] {
            guard let number = value as? Int, Bounds.freeRequests.contains(number) else {
                throw fault("has \"freeRequests\" that are no whole number from 1 to \(Bounds.freeRequests.most)")
            }
            freeRequests = number
        }
    }
}
