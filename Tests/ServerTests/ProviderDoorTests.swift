import Accounts
import Cryptography
import Foundation
import HTTPTypes
import Hummingbird
import Lanes
import Model
import OpenID
import Operations
import Routes
import Support
import Testing

@testable import Server

/// Signing in with a provider, as a browser does it.
@Suite struct ProviderDoorTests {
    /// Runs a test against a server with accounts and a provider.
    private func withDoor(
        _ admission: AccountsDesk.Admission = .anybody, settings: ProviderSettings = TestIssuer.settings(),
        metrics: ServerMetrics? = nil, log: LoggedLines = LoggedLines(),
        _ body:
            @escaping @Sendable (_ client: TestClient, _ accounts: AccountsDesk, _ issuer: TestIssuer) async throws
            -> Void
    ) async throws {
        let issuer = TestIssuer()
        try await ServerTests.withDoor(
            admission, providers: [OpenIDProvider(settings, over: issuer)], metrics: metrics, log: log
        ) { client, accounts in try await body(client, accounts, issuer) }
    }

    /// The cookies that an answer sets, as a browser sends them.
    private static func cookies(_ answer: TestResponse) -> [String: String] {
        var cookies: [String: String] = [:]
        for header in answer.headers[values: .setCookie] {
            for part in ["; Path=/", "; Secure", "; HttpOnly", "; SameSite=Lax"] {
                #expect(header.contains(part) || header.contains(String(part.dropFirst(2))), "\(header)")
            }
            let pair = header.prefix { $0 != ";" }.split(separator: "=", maxSplits: 1).map(String.init)
            cookies[pair[0]] = pair.count == 2 && !header.contains("Max-Age=0") ? pair[1] : ""
        }
        return cookies
    }

    private func get(_ client: TestClient, _ path: String, _ cookies: [String: String] = [:]) async throws
        -> TestResponse
    {
        let sent = cookies.filter { !$0.value.isEmpty }.map { "\($0.key)=\($0.value)" }.joined(separator: "; ")
        return try await client.execute(
            uri: path, method: .get, headers: sent.isEmpty ? [:] : [.cookie: sent])
    }

    /// Goes to the provider, signs in there, and comes back.
    private func visit(
        _ client: TestClient, _ issuer: TestIssuer, by path: String = "/account/openid/test",
        _ cookies: [String: String] = [:], _ change: (inout TestIssuer.Claims) -> Void = { _ in }
    ) async throws -> TestResponse {
        let sent = try await get(client, path, cookies)
        #expect(sent.status == .seeOther)
        let address = try #require(sent.headers[.location])
        var claims = TestIssuer.Claims()
        change(&claims)
        let brought = try issuer.signIn(address, claims)
        #expect(brought.back.hasSuffix("/account/openid/test/back"))
        return try await get(
            client, "/account/openid/test/back?code=\(brought.code)&state=\(brought.state)",
            cookies.merging(Self.cookies(sent)) { $1 })
    }

    /// Goes to the provider with the password, to link what somebody is there, and comes back.
    private func link(
        _ client: TestClient, _ issuer: TestIssuer, _ cookies: [String: String],
        _ change: (inout TestIssuer.Claims) -> Void = { _ in }
    ) async throws -> TestResponse {
        let sent = try await begin(client, cookies, "four+words+of+mine")
        #expect(sent.status == .ok)
        var claims = TestIssuer.Claims()
        change(&claims)
        let brought = try issuer.signIn(try Self.onward(sent), claims)
        return try await get(
            client, "/account/openid/test/back?code=\(brought.code)&state=\(brought.state)",
            cookies.merging(Self.cookies(sent)) { $1 })
    }

    private func begin(
        _ client: TestClient, _ cookies: [String: String], _ password: String
    ) async throws -> TestResponse {
        try await client.post(
            "/account/openid/test/link", form: "password=\(password)",
            headers: [.cookie: "__Host-glossa=\(cookies["__Host-glossa"] ?? "")"])
    }

    /// The address to which a page leads on.
    private static func onward(_ answer: TestResponse) throws -> String {
        let refresh = try #require(answer.headers[HTTPField.Name("Refresh")!])
        #expect(refresh.hasPrefix("0; url="))
        return String(refresh.dropFirst(7))
    }

    @Test func aNewcomerIsAskedWhenTheyWereBornAndHasADesk() async throws {
        try await withDoor { client, accounts, issuer in
            let form = try await client.get("/account/sign-in?next=%2Fwords")
            #expect(form.text.contains("Continue with Test"))
            #expect(form.text.contains("/account/openid/test?next="))
            let back = try await visit(client, issuer, by: "/account/openid/test?next=%2Fwords") { $0.name = "Anna" }
            #expect(back.status == .seeOther && back.headers[.location] == "/words")
            let cookies = Self.cookies(back)
            #expect(cookies["__Host-glossa-openid"] == "")
            #expect(cookies["__Host-glossa"]?.hasPrefix("glossa_") == true)
            let asked = try await get(client, "/words", cookies)
            #expect(asked.headers[.location]?.hasPrefix("/account/age") == true)
            let sent = "__Host-glossa=\(cookies["__Host-glossa"] ?? "")"
            let answered = try await client.post(
                "/account/age/confirm", form: "birthYear=1990&birthMonth=5&next=%2Fwords", headers: [.cookie: sent])
            #expect(answered.headers[.location] == "/words")
            #expect(try await get(client, "/words", cookies).status == .ok)
            let page = try await get(client, "/account", cookies)
            #expect(page.text.contains("Unlink") && !page.text.contains("id=\"change-password\""))
            // The next time it is the same account.
            #expect(try await visit(client, issuer).headers[.location] == "/")
            #expect(try await accounts.accounts().map(\.shownName) == ["Anna"])
        }
    }

    @Test func aChildIsToldKindlyAndNothingIsKept() async throws {
        try await withDoor { client, accounts, issuer in
            let cookies = Self.cookies(try await visit(client, issuer))
            let answer = try await client.post(
                "/account/age/confirm", form: "birthYear=2020&birthMonth=5",
                headers: [.cookie: "__Host-glossa=\(cookies["__Host-glossa"] ?? "")"])
            #expect(answer.status == .forbidden && answer.text.contains("from the age of 13"))
            #expect(try await accounts.accounts().isEmpty)
        }
    }

    @Test func whoWasNotInvitedIsTold() async throws {
        try await withDoor(.invited) { client, accounts, issuer in
            let back = try await visit(client, issuer)
            #expect(back.status == .forbidden && back.text.contains("You need an invitation"))
            #expect(Self.cookies(back)["__Host-glossa"] == nil)
            let owner = try #require(
                try await accounts.database.readAcrossLearners { reader in
                    try reader.first("SELECT id FROM learner")?.id("id", of: Learner.self)
                })
            let first = try #require(try await accounts.inviteOwner(owner, at: TestDesk.now))
            #expect(
                try await client.get("/account/join?invitation=\(first.text)").text
                    .contains("/account/openid/test?invitation=glossa_"))
            let invited = try await visit(client, issuer, by: "/account/openid/test?invitation=\(first.text)")
            #expect(invited.status == .seeOther && invited.headers[.location] == "/")
            #expect(try await accounts.account(of: owner)?.isAdministrator == true)
        }
    }

    @Test func anAnswerWithoutItsBrowserSignsNobodyIn() async throws {
        try await withDoor { client, accounts, issuer in
            let sent = try await get(client, "/account/openid/test")
            let brought = try issuer.signIn(try #require(sent.headers[.location]))
            let link = "/account/openid/test/back?code=\(brought.code)&state=\(brought.state)"
            #expect(try await get(client, link).status == .unauthorized)
            #expect(try await get(client, link, ["__Host-glossa-openid": "x"]).status == .unauthorized)
            let denied = try await get(
                client, "/account/openid/test/back?error=access_denied&state=\(brought.state)", Self.cookies(sent))
            #expect(denied.status == .forbidden && denied.text.contains("You were not signed in"))
            #expect(try await accounts.accounts().isEmpty)
            #expect(try await get(client, "/account/openid/other").status == .notFound)
        }
    }

    @Test func aLearnerLinksAndUnlinks() async throws {
        let log = LoggedLines()
        try await withDoor(log: log) { client, accounts, issuer in
            func signUp(_ name: String) async throws -> [String: String] {
                Self.cookies(
                    try await client.post(
                        "/account/create",
                        form: "name=\(name)&password=four+words+of+mine&birthYear=1990&birthMonth=5"))
            }
            let anna = try await signUp("anna")
            let bert = try await signUp("bert")
            // Whoever finds the browser signed in does not have the password.
            for password in ["", "not+this+one"] {
                let refused = try await begin(client, anna, password)
                #expect(refused.status == .forbidden && refused.text.contains("id=\"link-password-fault\""))
                #expect(Self.cookies(refused)["__Host-glossa-openid"] == nil)
            }
            let opened = try await get(client, "/account/openid/test/link", anna)
            #expect(opened.status == .seeOther && opened.headers[.location] == "/account")
            let linked = try await link(client, issuer, anna)
            #expect(linked.headers[.location] == "/account?notice=linked")
            #expect(try await get(client, "/account?notice=linked", anna).text.contains("Unlink"))
            // It is Anna's now.
            let taken = try await link(client, issuer, bert)
            #expect(taken.status == .conflict && taken.text.contains("It belongs to another account"))
            #expect(try await visit(client, issuer).status == .seeOther)
            #expect(try await accounts.accounts().count == 2)
            // An answer for Anna is not Bert's, who has signed in to the same browser meanwhile.
            let sent = try await begin(client, anna, "four+words+of+mine")
            var other = TestIssuer.Claims()
            other.sub = "anna-2"
            let brought = try issuer.signIn(try Self.onward(sent), other)
            let crossed = try await get(
                client, "/account/openid/test/back?code=\(brought.code)&state=\(brought.state)",
                bert.merging(Self.cookies(sent)) { $1 })
            #expect(crossed.status == .unauthorized)
            let learner = try #require(try await accounts.accounts().first { $0.name == "anna" }).learner
            let identity = try #require(try await accounts.identities(of: learner).first).id
            let cookie: HTTPFields = [.cookie: "__Host-glossa=\(anna["__Host-glossa"] ?? "")"]
            let unlinked = try await client.post("/account/identities/\(identity)/unlink", form: "", headers: cookie)
            #expect(unlinked.headers[.location] == "/account?notice=unlinked")
            #expect(try await accounts.identities(of: learner).isEmpty)
        }
        let told = log.all.filter { $0.hasPrefix("An identity") || $0.hasPrefix("A name or password") }
        #expect(
            told.map { String($0.prefix { $0 != "=" }) } == [
                "A name or password was wrong learner", "A name or password was wrong learner",
                "An identity of a provider was linked learner", "An identity of a provider was unlinked learner",
            ])
    }

    @Test func theLogAndTheMetricsTellWhatBecameOfASignIn() async throws {
        let (log, metrics) = (LoggedLines(), ServerMetrics())
        try await withDoor(metrics: metrics, log: log) { client, _, issuer in
            let made = try await visit(client, issuer)
            let again = try await visit(client, issuer)
            #expect(made.status == .seeOther && again.status == .seeOther)
            #expect(try await get(client, "/account/openid/test/back?code=x&state=y").status == .unauthorized)
            #expect(try await get(client, "/account/openid/test/back?error=access_denied").status == .forbidden)
            #expect(try await get(client, "/account/openid/test/back?error=server_error").status == .badGateway)
        }
        let told = log.all.filter { $0.hasPrefix("An account was made") || $0.hasPrefix("Signed in") }
        #expect(told.map { String($0.prefix { $0 != "=" }) } == ["An account was made learner", "Signed in learner"])
        let text = metrics.registry.exposition()
        for reason in ["provider_unproven", "provider_declined", "provider_failed"] {
            #expect(text.contains("\nglossa_sign_ins_refused_total{reason=\"\(reason)\"} 1\n"), "\(reason)")
        }
        #expect(!text.contains("reason=\"malformed\""))
    }

    @Test func whatAnotherSitePostsIsOnlyCarriedOn() async throws {
        try await withDoor { client, accounts, _ in
            let headers: HTTPFields = [
                .contentType: "application/x-www-form-urlencoded", .origin: "https://appleid.apple.com",
                HTTPField.Name("Sec-Fetch-Site")!: "cross-site",
            ]
            let user = "%7B%22name%22%3A%7B%22firstName%22%3A%22Anna%22%2C%22lastName%22%3A%22B%22%7D%7D"
            let answer = try await client.execute(
                uri: "/account/openid/test/posted", method: .post, headers: headers,
                body: ByteBuffer(string: "code=a%2Fb&state=s&user=\(user)"))
            #expect(answer.status == .seeOther)
            let link = try #require(answer.headers[.location])
            guard case .account(.fromProvider("test", let carried)) = Route(link: link) else {
                Issue.record("\(link) leads elsewhere")
                return
            }
            #expect(carried == ProviderAnswer(code: "a/b", state: "s", name: "Anna B"))
            // Nothing else may come from there.
            let other = try await client.execute(
                uri: "/account/enter", method: .post, headers: headers, body: ByteBuffer(string: "name=a&password=b"))
            #expect(other.status == .forbidden)
            #expect(try await accounts.accounts().isEmpty)
        }
    }

    @Test func anAppSignsInWithApple() async throws {
        let apple = TestIssuer.settings(brand: .apple, apps: ["org.example.app"])
        try await withDoor(settings: apple) { client, accounts, issuer in
            func send(_ more: String = "", _ change: (inout TestIssuer.Claims) -> Void = { _ in }) async throws
                -> TestResponse
            {
                var claims = TestIssuer.Claims()
                claims.aud = ["org.example.app"]
                change(&claims)
                return try await client.send(
                    .post, "/api/v1/auth/signin-apple",
                    json: #"{"appleIdentityToken":"\#(try await issuer.token(claims))"\#(more)}"#)
            }
            let first = try await send(#","displayName":"Anna","birthYear":1990,"birthMonth":5"#)
            #expect(first.status == .ok)
            let token = try #require(try first.object()["token"] as? String)
            let books = try await client.execute(
                uri: "/api/v1/books", method: .get, headers: [.authorization: "Bearer \(token)"])
            #expect(books.status == .ok)
            #expect(try await send().object()["userId"] as? String == first.object()["userId"] as? String)
            #expect(try await accounts.accounts().map(\.shownName) == ["Anna"])
            #expect(try await send { $0.aud = ["org.example.other"] }.status == .unauthorized)
            #expect(try await send { $0.nonce = "n" }.status == .unauthorized)
            // What Apple was given is the digest of what only the app knows; the nonce itself, as it stands in the token, proves
            // nothing.
            let digest = SHA256.hash(data: Array("raw".utf8)).hexadecimal
            #expect(try await send(#","nonce":"raw""#) { $0.nonce = digest }.status == .ok)
            #expect(try await send(#","nonce":"raw""#) { $0.nonce = "raw" }.status == .unauthorized)
            #expect(try await send(#","nonce":"\#(digest)""#) { $0.nonce = digest }.status == .unauthorized)
            #expect(try await send(#","nonce":"raw""#).status == .unauthorized)
            // A token for this server's own client is got with a code.
            #expect(try await send { $0.aud = [TestIssuer.client] }.status == .unauthorized)
            let young = try await send(#","birthYear":2020,"birthMonth":5"#) { $0.sub = "kim-1" }
            #expect(young.status == .forbidden && young.text.contains("tooYoung"))
            #expect(try await accounts.accounts().count == 1)
        }
        for settings in [TestIssuer.settings(), TestIssuer.settings(brand: .apple)] {
            try await withDoor(settings: settings) { client, _, _ in
                let answer = try await client.send(
                    .post, "/api/v1/auth/signin-apple", json: #"{"appleIdentityToken":"a.b.c"}"#)
                #expect(answer.status == .notFound && answer.text.contains("providerNotFound"))
            }
        }
    }
}
