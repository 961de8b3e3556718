import Foundation
import Model

/// The file in which whoever runs a server names the providers with which learners sign in.
///
/// ```json
/// {"providers": [
///   {"name": "Our school", "issuer": "https://id.example.org", "clientID": "glossa", "secretFile": "school.secret"},
///   {"preset": "google", "clientID": "123.apps.googleusercontent.com", "secretFile": "google.secret"},
///   {"preset": "apple", "clientID": "org.example.glossa.web", "teamID": "ABCDE12345", "keyID": "FGHIJ67890",
///    "keyFile": "AuthKey_FGHIJ67890.p8", "appIDs": ["org.example.glossa"]}
/// ]}
/// ```
public struct ProviderFile: Sendable {
    public let providers: [ProviderSettings]

    /// What is wrong with the file, to be told to whoever wrote it.
    public struct Fault: Error, Hashable, CustomStringConvertible {
        public let description: String
    }

    /// - Throws: ``Fault``.
    public init(at path: String) throws(Fault) {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw Fault(description: "\(path) cannot be read.")
        }
        let folder = URL(filePath: path).deletingLastPathComponent()
        try self.init(data) { name in
            // A path in the file begins where the file is.
            let file = URL(filePath: name, relativeTo: folder)
            return FileManager.default.contents(atPath: file.path).flatMap { String(data: $0, encoding: .utf8) }
        }
    }

    /// - Parameter read: Returns the text of a file that is named; nil if it cannot be read.
    init(_ json: Data, read: @escaping (String) -> String?) throws(Fault) {
        guard let object = try? JSONSerialization.jsonObject(with: json) as? [String: Any],
            let listed = object["providers"] as? [[String: Any]], object.count == 1
        else { throw Fault(description: "The file of providers is not of the form {\"providers\": [{…}, …]}.") }
        var providers: [ProviderSettings] = []
        for (index, entry) in listed.enumerated() {
            let reader = EntryReader(place: "Provider \(index + 1)", entry: entry, read: read)
            let settings = try reader.settings()
            guard !providers.contains(where: { $0.provider.id == settings.provider.id }) else {
                throw reader.fault("has the same \"id\" as another: \(settings.provider.id)")
            }
            guard !providers.contains(where: { $0.provider.issuer == settings.provider.issuer }) else {
                throw reader.fault("has the same issuer as another: \(settings.provider.issuer)")
            }
            providers.append(settings)
        }
        self.providers = providers
    }
}

/// Reads one provider of the file.
private struct EntryReader {
    let place: String
    let entry: [String: Any]
    let read: (String) -> String?

    private static let names: Set<String> = [
        "id", "name", "preset", "issuer", "clientID", "secret", "secretFile", "teamID", "keyID", "key", "keyFile",
        "appIDs",
    ]

    func fault(_ text: String) -> ProviderFile.Fault { ProviderFile.Fault(description: "\(place) \(text).") }

    func settings() throws(ProviderFile.Fault) -> ProviderSettings {
        for name in entry.keys.sorted() where !Self.names.contains(name) { throw fault("has an unknown \"\(name)\"") }
        guard let clientID = try text("clientID") else { throw fault("has no \"clientID\"") }
        var settings: ProviderSettings
        if let preset = try text("preset") {
            guard let brand = SignInProvider.Brand(rawValue: preset) else {
                throw fault("has an unknown preset, \"\(preset)\"; there are apple, google and facebook")
            }
            try refuse(["issuer", "name", "id"], because: "follows from the preset")
            settings = ProviderSettings(brand, clientID: clientID, credential: try credential(of: brand))
        } else {
            settings = try described(clientID)
        }
        settings.apps = try apps()
        return settings
    }

    private func described(_ clientID: String) throws(ProviderFile.Fault) -> ProviderSettings {
        guard let issuer = try text("issuer") else { throw fault("has neither \"issuer\" nor \"preset\"") }
        guard ProviderMetadata.isSafe(issuer, orLocal: true), URLComponents(string: issuer)?.query == nil else {
            throw fault("has an issuer that is no https address: \(issuer)")
        }
        guard let name = try text("name") else { throw fault("has no \"name\"") }
        let made = String(name.lowercased().map { Self.isPartOfID($0) ? $0 : "-" })
        let id = try text("id") ?? made
        guard (1...32).contains(id.count), id.allSatisfy(Self.isPartOfID), id.contains(where: { $0 != "-" }) else {
            throw fault("needs an \"id\" of at most 32 letters a to z, digits and hyphens")
        }
        try refuse(["teamID", "keyID", "key", "keyFile"], because: "is for Apple")
        return ProviderSettings(
            id: id, name: name, issuer: issuer, clientID: clientID,
            credential: try secret("secret").map { .secret($0) } ?? .none)
    }

    private func credential(of brand: SignInProvider.Brand) throws(ProviderFile.Fault) -> ProviderSettings.Credential {
        guard brand == .apple else {
            try refuse(["teamID", "keyID", "key", "keyFile"], because: "is for Apple")
            guard let secret = try secret("secret") else { throw fault("has neither \"secret\" nor \"secretFile\"") }
            return .secret(secret)
        }
        try refuse(["secret", "secretFile"], because: "is not Apple's way")
        guard let team = try text("teamID"), let key = try text("keyID"), let pem = try secret("key") else {
            throw fault("needs \"teamID\", \"keyID\" and \"keyFile\"")
        }
        guard ClientSecret.isKey(pem) else { throw fault("has a key that is no private key for ES256 in PEM") }
        return .apple(team: team, key: key, pem: pem)
    }

    private func apps() throws(ProviderFile.Fault) -> [String] {
        guard let value = entry["appIDs"] else { return [] }
        guard let apps = value as? [String], apps.allSatisfy({ !$0.isEmpty }) else {
            throw fault("has \"appIDs\" that are no list of texts")
        }
        return apps
    }

    /// A text; nil if it is not there.
    private func text(_ name: String) throws(ProviderFile.Fault) -> String? {
        guard let value = entry[name] else { return nil }
        let text = (value as? String)?.trimmingCharacters(in: .whitespacesAndNewlines)
        guard let text, !text.isEmpty else { throw fault("has no text in \"\(name)\"") }
        return text
    }

    /// A secret, in the file itself or in one that it names.
    private func secret(_ name: String) throws(ProviderFile.Fault) -> String? {
        let (written, file) = (try text(name), try text(name + "File"))
        guard written == nil || file == nil else {
            throw fault("has both \"\(name)\" and \"\(name)File\"; give one of them")
        }
        if let written { return written }
        guard let file else { return nil }
        let secret = read(file)?.trimmingCharacters(in: .whitespacesAndNewlines)
        guard let secret, !secret.isEmpty else { throw fault("names \(file), which cannot be read or is empty") }
        return secret
    }

    private func refuse(_ names: [String], because reason: String) throws(ProviderFile.Fault) {
        for name in names where entry[name] != nil { throw fault("has \"\(name)\", which \(reason)") }
    }

    private static func isPartOfID(_ character: Character) -> Bool {
        character.isASCII && (character.isLowercase || character.isNumber || character == "-")
    }
}
