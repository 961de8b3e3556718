import Foundation
import Testing

@testable import OpenID

/// The file that names providers.
@Suite struct ProviderFileTests {
    private static func file(_ entries: String) throws -> ProviderFile {
        try ProviderFile(Data(#"{"providers":[\#(entries)]}"#.utf8)) { $0 == "a.secret" ? " s3cret \n" : nil }
    }

    @Test func providersAreRead() throws {
        let providers = try Self.file(
            #"""
            {"name":"Our school","issuer":"https://id.example.org/","clientID":"glossa"},
            {"preset":"google","clientID":"g","secretFile":"a.secret"},
            {"preset":"facebook","clientID":"f","secret":"x","appIDs":["org.example.app"]}
            """#
        ).providers
        #expect(providers.map(\.provider.id) == ["our-school", "google", "facebook"])
        #expect(providers.map(\.provider.name) == ["Our school", "Google", "Facebook"])
        #expect(providers[0].provider.issuer == "https://id.example.org")
        #expect(providers[0].provider.brand == nil && providers[1].provider.brand == .google)
        #expect(providers[2].apps == ["org.example.app"])
        guard case .secret("s3cret") = providers[1].credential, case .none = providers[0].credential else {
            Issue.record("the secrets are not those of the file")
            return
        }
    }

    @Test(arguments: [
        (#"{"issuer":"https://a.test","name":"A"}"#, "clientID"), (#"{"clientID":"x"}"#, "issuer"),
        (#"{"clientID":"x","issuer":"http://a.test","name":"A"}"#, "https"),
        (#"{"clientID":"x","issuer":"https://a.test"}"#, "name"),
        (#"{"clientID":"x","issuer":"https://a.test","name":"学校"}"#, "id"),
        (#"{"clientID":"x","preset":"myspace"}"#, "myspace"), (#"{"clientID":"x","preset":"google"}"#, "secret"),
        (#"{"clientID":"x","preset":"google","secretFile":"b.secret"}"#, "b.secret"),
        (#"{"clientID":"x","preset":"google","secret":"x","secretFile":"a.secret"}"#, "secretFile"),
        (#"{"clientID":"x","issuer":"https://a.test","name":"A","secret":"x","secretFile":"a.secret"}"#, "both"),
        (#"{"clientID":"x","preset":"apple","teamID":"t","keyID":"k","key":"x","keyFile":"a.secret"}"#, "keyFile"),
        (#"{"clientID":"x","preset":"apple","secret":"x"}"#, "secret"),
        (#"{"clientID":"x","preset":"apple","teamID":"t","keyID":"k","key":"no key"}"#, "key"),
        (#"{"clientID":"x","preset":"google","secret":"x","sceret":"y"}"#, "sceret"),
        (#"{"clientID":7,"preset":"google","secret":"x"}"#, "clientID"),
        (
            #"{"clientID":"x","issuer":"https://a.test","name":"A"},{"clientID":"x","issuer":"https://b.test","name":"a"}"#,
            "id"
        ),
        (
            #"{"clientID":"x","issuer":"https://a.test","name":"A"},{"clientID":"x","issuer":"https://a.test/","name":"B"}"#,
            "issuer"
        ),
    ])
    func whatIsWrongIsToldByName(_ entries: String, _ name: String) throws {
        let fault = #expect(throws: ProviderFile.Fault.self) { try Self.file(entries) }
        #expect(fault?.description.contains(name) == true)
    }

    @Test(arguments: ["", "[]", "{}", #"{"providers":{}}"#, #"{"providers":[],"more":1}"#])
    func anotherFormIsRefused(_ text: String) {
        #expect(throws: ProviderFile.Fault.self) { try ProviderFile(Data(text.utf8)) { _ in nil } }
    }
}
