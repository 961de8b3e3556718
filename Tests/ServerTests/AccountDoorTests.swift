import Accounts
import Foundation
import HTTPTypes
import Hummingbird
import Lanes
import Model
import NIOCore
import Operations
import Routes
import Support
import Testing

@testable import Server

/// A server with accounts: who is not signed in sees nothing of anybody, by any address.
@Suite struct AccountDoorTests {
    private static let password = "four words of mine"

    private static func signUpForm(_ name: String, year: Int = 1990) -> String {
        "name=\(name)&password=four+words+of+mine&shownName=\(name)&birthYear=\(year)&birthMonth=5"
    }

    /// Signs up by the form.
    ///
    /// - Returns: The value of a `Cookie` header.
    private func signUp(_ client: TestClient, _ name: String) async throws -> String {
        let answer = try await client.post("/account/create", form: Self.signUpForm(name))
        #expect(answer.status == .seeOther)
        return try Self.cookie(answer)
    }

    private static func cookie(_ answer: TestResponse) throws -> String {
        let set = try #require(answer.headers[.setCookie])
        for part in ["; Path=/", "; Secure", "; HttpOnly", "; SameSite=Lax"] { #expect(set.contains(part)) }
        #expect(set.hasPrefix("__Host-glossa=glossa_"))
        return String(set.prefix { $0 != ";" })
    }

    private func get(_ client: TestClient, _ path: String, _ headers: HTTPFields) async throws -> TestResponse {
        try await client.execute(uri: path, method: .get, headers: headers)
    }

    @Test func healthAndReadinessNeedNoSigningIn() async throws {
        try await withDoor(.invited) { client, _ in
            let (health, ready) = (try await client.get("/health"), try await client.get("/ready"))
            #expect(health.status == .ok && health.text == "ok\n")
            #expect(ready.status == .ok && ready.text == "ready\n")
        }
    }

    @Test func refusedSignInsAreCountedByBothDoors() async throws {
        let metrics = ServerMetrics()
        try await withDoor(metrics: metrics) { client, _ in
            let form = try await client.post("/account/enter", form: "name=an&password=wrong")
            #expect(form.status == .unauthorized)
            let api = try await client.send(.post, "/api/v1/auth/signin", json: #"{"email":"an","password":"wrong"}"#)
            #expect(api.status == .unauthorized)
        }
        let text = metrics.registry.exposition()
        #expect(text.contains("\nglossa_sign_ins_refused_total{reason=\"wrong_name_or_password\"} 2\n"))
    }

    @Test func noRouteShowsOrChangesAnythingForStrangers() async throws {
        try await withDoor { client, accounts in
            let pages = [
                "/", "/library", "/library/import", "/words", "/words.csv", "/words/zh/%E4%B9%A6",
                "/dictionary?query=a",
                "/review", "/review/stats", "/shelf", "/corrections", "/notebook", "/practice", "/practice/lessons",
                "/practice/daily-words", "/practice/translate", "/practice/grammar", "/me", "/me/models",
                "/me/learning",
                "/me/progress", "/me/media", "/me/dictionaries", "/about", "/account", "/account/people",
                "/account/age",
                "/phrases/zh?text=%E4%B9%A6", "/no/such/page",
                "/books/01a1fd00-5d68-7a4d-bd55-3970b6313f56/pages/1",
            ]
            for page in pages {
                let answer = try await client.get(page)
                #expect(answer.status == .seeOther, "\(page)")
                #expect(answer.headers[.location]?.hasPrefix("/account/sign-in") == true, "\(page)")
            }
            let api = APIPath.samples.filter { $0 != .description }.flatMap { path in
                path.methods.map { (path, $0) }
            }
            for (path, method) in api where Route.api(path).isForStrangers == false {
                let link = Route.api(path).link
                let answer = try await client.execute(
                    uri: link, method: try #require(HTTPRequest.Method(method.rawValue)),
                    headers: [.contentType: "application/json"])
                #expect(answer.status == .unauthorized, "\(method) \(link)")
                #expect(answer.headers[.wwwAuthenticate] != nil)
            }
            for action in ["/me/export.json", "/account/sign-out", "/account/people/invite", "/words/marks"] {
                #expect(try await client.post(action, form: "").status == .unauthorized, "\(action)")
            }
            #expect(try await accounts.accounts().isEmpty)
        }
    }

    @Test func theAddressesOfFormsLeadToTheirPages() async throws {
        try await withDoor { client, _ in
            for (form, page) in [
                ("/account/enter", "/account/sign-in"), ("/account/create", "/account/join"),
                ("/account/tokens", "/account"),
                ("/account/age/confirm", "/account/age"),
            ] {
                let opened = try await client.get(form)
                #expect(opened.status == .seeOther && opened.headers[.location] == page, "\(form)")
            }
            let other = try await client.execute(
                uri: "/account/sign-in", method: .delete, headers: [.acceptLanguage: "zh-CN"])
            #expect(other.status == .methodNotAllowed && other.headers[.allow] == "GET")
            #expect(other.text.contains("这个地址不支持该操作"))
        }
    }

    @Test func theWayInLeadsToThePageThatWasAskedFor() async throws {
        try await withDoor { client, _ in
            _ = try await signUp(client, "anna")
            let sent = try await client.get("/words?sort=alphabet")
            let form = try #require(sent.headers[.location])
            #expect(try await client.get(form).text.contains("name=\"next\" value=\"/words"))
            let entered = try await client.post(
                "/account/enter", form: "name=ANNA&password=four+words+of+mine&next=%2Fwords")
            #expect(entered.status == .seeOther)
            #expect(entered.headers[.location] == "/words")
            // Never to another server, nor to something that is done.
            for next in ["https://evil.example/", "//evil.example", "/account/sign-out", "javascript:alert(1)"] {
                let encoded = try #require(next.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
                let answer = try await client.post(
                    "/account/enter", form: "name=anna&password=four+words+of+mine&next=\(encoded)")
                #expect(answer.headers[.location] == "/", "\(next)")
            }
            let wrong = try await client.post("/account/enter", form: "name=anna&password=not+this+one+at+all")
            #expect(wrong.status == .unauthorized)
            #expect(!wrong.text.contains("not this one"))
            #expect(wrong.headers[.setCookie] == nil)
        }
    }

    @Test func eachLearnerHasADeskOfTheirOwn() async throws {
        try await withDoor { client, _ in
            let anna: HTTPFields = [.cookie: try await signUp(client, "anna")]
            let bert: HTTPFields = [.cookie: "device=x; " + (try await signUp(client, "bert"))]
            var headers = anna
            headers[.contentType] = "application/json"
            let made = try await client.execute(
                uri: "/api/v1/books", method: .post, headers: headers,
                body: ByteBuffer(string: #"{"text":"我在图书馆看书。","title":"Zamarkand"}"#))
            #expect(made.status == .created)
            let place = try #require(made.headers[.location])
            #expect(try await get(client, place, anna).status == .ok)
            #expect(try await get(client, place, bert).status == .notFound)
            #expect(try await get(client, "/library", anna).text.contains("Zamarkand"))
            #expect(try await !get(client, "/library", bert).text.contains("Zamarkand"))
            #expect(try await get(client, "/me", bert).text.contains("bert"))
            // Pages of people are for administrators.
            #expect(try await get(client, "/account/people", anna).status == .forbidden)
        }
    }

    @Test func noLearnerLooksThroughTheMachine() async throws {
        try await withDoor { client, _ in
            let anna: HTTPFields = [.cookie: try await signUp(client, "anna")]
            // Whether a file is there, and what is in it.
            #expect(try await get(client, "/practice/picture/classifier", anna).status == .forbidden)
            for path in ["/etc/passwd", "/no/such/file"] {
                let answer = try await client.post(
                    "/practice/picture/classifier/save", form: "model=\(path)&labels=&scale=imagenet", headers: anna)
                #expect(answer.status == .forbidden)
                #expect(!answer.text.contains(path))
            }
            #expect(try await !get(client, "/practice/picture", anna).text.contains("/practice/picture/classifier"))
            // What listens on the machine and its network.
            for address in ["http://127.0.0.1:22/v1", "http://169.254.169.254/v1", "https://nas/v1"] {
                var headers = anna
                headers[.contentType] = "application/json"
                let answer = try await client.execute(
                    uri: "/api/v1/models", method: .post, headers: headers,
                    body: ByteBuffer(string: #"{"name":"A","baseUrl":"\#(address)","model":"m"}"#))
                #expect(answer.status == .unprocessableContent, "\(address)")
            }
        }
    }

    @Test func aProgramSignsInByTheAPI() async throws {
        try await withDoor { client, _ in
            let sent = #"{"email":"anna@example.org","password":"four words of mine","displayName":"Anna"}"#
            let made = try await client.send(.post, "/api/v1/auth/signup", json: sent)
            #expect(made.status == .created)
            let token = try #require(try made.object()["token"] as? String)
            let bearer: HTTPFields = [.authorization: "Bearer \(token)"]
            // Nobody has asked yet when Anna was born.
            #expect(try await get(client, "/api/v1/books", bearer).status == .forbidden)
            #expect(try await get(client, "/api/v1/books", bearer).text.contains("ageUnknown"))
            var headers = bearer
            headers[.contentType] = "application/json"
            let said = try await client.execute(
                uri: "/api/v1/auth/age", method: .post, headers: headers,
                body: ByteBuffer(string: #"{"birthYear":1990,"birthMonth":5}"#))
            #expect(said.status == .noContent)
            #expect(try await get(client, "/api/v1/books", bearer).status == .ok)
            let signedIn = try await client.send(
                .post, "/api/v1/auth/signin",
                json: #"{"email":"ANNA@example.org","password":"four words of mine"}"#)
            #expect(signedIn.status == .ok)
            #expect(try signedIn.object()["userId"] as? String == made.object()["userId"] as? String)
            #expect(try await get(client, "/api/v1/auth/devices", bearer).array().count == 2)
            let out = try await client.execute(uri: "/api/v1/auth/signout", method: .post, headers: bearer)
            #expect(out.status == .noContent)
            #expect(try await get(client, "/api/v1/books", bearer).status == .unauthorized)
            #expect(try await get(client, "/api/v1/books", [.authorization: "Basic YTpi"]).status == .unauthorized)
        }
    }

    @Test func anAccountIsDeletedInAWeekUnlessItsLearnerSignsInAndTakesItBack() async throws {
        try await withDoor { client, accounts in
            let anna: HTTPFields = [.cookie: try await signUp(client, "anna")]
            let page = try await get(client, "/me/delete", anna).text
            #expect(page.contains("Delete your account") && page.contains("/me/delete/request"))
            var form = anna
            form[.contentType] = "application/x-www-form-urlencoded"
            // Whoever finds the browser signed in does not know the password.
            for body in ["confirmation=delete+everything", "confirmation=delete+everything&password=not+mine+at+all"] {
                let refused = try await client.execute(
                    uri: "/me/delete/request", method: .post, headers: form, body: ByteBuffer(string: body))
                #expect(refused.status == .forbidden)
                #expect(
                    refused.text.contains("id=\"deletion-password-fault\"") && !refused.text.contains("role=\"alert\""))
            }
            var json = anna
            json[.contentType] = "application/json"
            for body in ["", "{}", #"{"password":"not mine at all"}"#] {
                let refused = try await client.execute(
                    uri: "/api/v1/deletion", method: .put, headers: json, body: ByteBuffer(string: body))
                #expect(refused.status == .forbidden)
                #expect(try refused.object()["error"] as? String == "wrongNameOrPassword")
            }
            #expect(try await get(client, "/api/v1/deletion", anna).object().isEmpty)
            let requested = try await client.execute(
                uri: "/me/delete/request", method: .post, headers: form,
                body: ByteBuffer(string: "confirmation=delete+everything&password=four+words+of+mine"))
            #expect(requested.status == .seeOther)
            let entered = try await client.post("/account/enter", form: "name=anna&password=four+words+of+mine")
            let again: HTTPFields = [.cookie: try Self.cookie(entered)]
            let told = try await get(client, "/", again).text
            #expect(told.contains("Your account and everything of yours will be deleted on 9 Jan 2026"))
            #expect(told.contains("/me/delete/take-back") && told.contains("Keep my account"))
            let asked = try await client.execute(
                uri: "/api/v1/deletion", method: .put, headers: json,
                body: ByteBuffer(string: #"{"password":"four words of mine"}"#))
            #expect(try asked.object()["dueAt"] != nil)
            #expect(try await get(client, "/api/v1/deletion", again).object()["includesAccount"] as? Bool == true)
            let kept = try await client.execute(uri: "/me/delete/take-back", method: .post, headers: form)
            #expect(kept.status == .seeOther)
            #expect(try await get(client, "/api/v1/deletion", again).object().isEmpty)

            // The last who looks after the server stays.
            let learner = try await accounts.account(named: "anna").learner
            try await accounts.change(learner, AccountsDesk.Change(isAdministrator: true), at: TestDesk.now)
            let stays = try await get(client, "/me/delete", again).text
            #expect(stays.contains("last administrator") && !stays.contains("/me/delete/request"))
            let refused = try await client.execute(uri: "/api/v1/deletion", method: .put, headers: again)
            #expect(refused.status == .conflict)
            #expect(try refused.object()["error"] as? String == "lastAdministrator")
        }
    }

    @Test func aTokenThatWasFoundDoesNotLast() async throws {
        try await withDoor { client, _ in
            let anna: HTTPFields = [.cookie: try await signUp(client, "anna"), .contentType: "application/json"]
            let made = try await client.execute(
                uri: "/api/v1/auth/tokens", method: .post, headers: anna,
                body: ByteBuffer(string: #"{"name":"Sync"}"#))
            #expect(made.status == .created)
            let token = try #require(try made.object()["token"] as? String)
            let program: HTTPFields = [.authorization: "Bearer \(token)", .contentType: "application/json"]
            #expect(try await get(client, "/api/v1/books", program).status == .ok)
            let devices = try await get(client, "/api/v1/auth/devices", program).array()
            #expect(devices.count == 2)
            for (method, path) in [
                (HTTPRequest.Method.post, "/api/v1/auth/tokens"), (.put, "/api/v1/deletion"),
                (.delete, "/api/v1/auth/devices/01a1fd00-5d68-7a4d-bd55-3970b6313f56"), (.post, "/me/delete/request"),
                (.post, "/account/tokens"), (.post, "/account/devices/end-others"), (.get, "/account"),
            ] {
                let answer = try await client.execute(
                    uri: path, method: method, headers: program, body: ByteBuffer(string: #"{"name":"Other"}"#))
                #expect(answer.status == .forbidden, "\(method) \(path)")
            }
            #expect(try await get(client, "/api/v1/auth/devices", program).array().count == 2)
            let out = try await client.execute(uri: "/api/v1/auth/signout", method: .post, headers: program)
            #expect(out.status == .noContent)
            #expect(try await get(client, "/api/v1/books", program).status == .unauthorized)
        }
    }

    @Test func aChildIsToldKindlyAndNothingIsKept() async throws {
        try await withDoor { client, accounts in
            let answer = try await client.post("/account/create", form: Self.signUpForm("kim", year: 2020))
            #expect(answer.status == .forbidden)
            #expect(answer.text.contains("from the age of 13"))
            #expect(!answer.text.contains("kim"))
            #expect(try await accounts.accounts().isEmpty)
        }
    }

    @Test func anotherAnswerOfTheSameVisitDoesNotCount() async throws {
        try await withDoor { client, accounts in
            let young = try await client.post("/account/create", form: Self.signUpForm("kim", year: 2020))
            let set = try #require(young.headers[.setCookie])
            for part in ["__Host-glossa-age=1; ", "; Path=/", "; Secure", "; HttpOnly", "; SameSite=Lax"] {
                #expect(set.contains(part))
            }
            // The browser forgets it when it is closed.
            #expect(!set.contains("Max-Age") && !set.contains("Expires"))
            let cookie = String(set.prefix { $0 != ";" })
            let again = try await client.post(
                "/account/create", form: Self.signUpForm("kim"), headers: [.cookie: cookie])
            #expect(again.status == .forbidden && again.text.contains("from the age of 13"))

            func send(_ path: String, _ json: String, _ headers: HTTPFields = [:]) async throws -> TestResponse {
                var headers = headers
                headers[.contentType] = "application/json"
                return try await client.execute(
                    uri: "/api/v1/auth/" + path, method: .post, headers: headers, body: ByteBuffer(string: json))
            }
            let account = #""email":"kim","password":"four words of mine","displayName":"Kim""#
            let birth = #""birthYear":1990,"birthMonth":5"#
            let api = try await send("signup", "{\(account),\(birth)}", [.cookie: cookie])
            #expect(api.status == .forbidden && api.text.contains("tooYoung"))
            #expect(try await accounts.accounts().isEmpty)

            // Nor where it is asked after the account was made, as it is of whoever comes from a provider.
            func make() async throws -> String {
                try #require(try await send("signup", "{\(account)}").object()["token"] as? String)
            }
            let program = try await send(
                "age", "{\(birth)}", [.cookie: cookie, .authorization: "Bearer \(try await make())"])
            #expect(program.status == .forbidden && program.headers[.setCookie]?.hasPrefix(cookie) == true)
            #expect(try await accounts.accounts().isEmpty)
            let page = try await client.post(
                "/account/age/confirm", form: "birthYear=1990&birthMonth=5",
                headers: [.cookie: "__Host-glossa=\(try await make()); \(cookie)"])
            #expect(page.status == .forbidden)
            #expect(page.headers[values: .setCookie].contains { $0.hasPrefix(cookie) })
            #expect(try await accounts.accounts().isEmpty)

            // Somebody else, in a browser of their own.
            _ = try await signUp(client, "kim")
        }
    }

    private static let impossibleBirths: [(year: String, month: String)] = [
        ("0", "5"), ("-1", "5"), ("9223372036854775807", "5"), ("-9223372036854775808", "5"),
        ("9223372036854775808", "5"), ("2027", "1"), ("1e300", "1"), ("1990", "0"), ("1990", "13"), ("1990", "-1"),
        ("1990", "9223372036854775807"), ("1990.5", "5"),
    ]

    @Test func aBirthThatCannotBeIsRefusedByEveryDoor() async throws {
        try await withDoor { client, accounts in
            for (year, month) in Self.impossibleBirths {
                let account = "name=kim&password=four+words+of+mine&shownName=Kim"
                let form = try await client.post(
                    "/account/create", form: account + "&birthYear=\(year)&birthMonth=\(month)")
                #expect(form.status == .unprocessableContent && form.headers[.setCookie] == nil, "\(year)-\(month)")
                let sent = #""email":"kim","password":"four words of mine","displayName":"Kim""#
                let api = try await client.send(
                    .post, "/api/v1/auth/signup", json: #"{\#(sent),"birthYear":\#(year),"birthMonth":\#(month)}"#)
                #expect([400, 422].contains(api.status.code) && api.text.contains("badForm"), "\(year)-\(month)")
            }
            #expect(try await accounts.accounts().isEmpty)
        }
    }

    @Test func theLogTellsWhatHappenedAndNothingOfAnybody() async throws {
        let log = LoggedLines()
        try await withDoor(log: log) { client, _ in
            let anna: HTTPFields = [.cookie: try await signUp(client, "anna")]
            _ = try await client.post("/account/enter", form: "name=anna&password=not+this+one+at+all")
            _ = try await get(client, "/account/people", anna)
            _ = try await get(client, "/me", anna)
            _ = try await client.post("/account/tokens", form: "name=Sync", headers: anna)
            for path in ["/me/export.json", "/api/v1/export", "/api/v1/export.zip"] {
                #expect(try await client.post(path, form: "", headers: anna).status == .ok)
            }
            _ = try await client.post("/account/sign-out", form: "", headers: anna)
        }
        let expected = [
            "An account was made", "A name or password was wrong", "Something for administrators was refused",
            "A token was made", "An export of everything was asked for", "An export of everything was asked for",
            "An export of everything was asked for", "Signed out",
        ]
        // A server tells of its own start as well.
        let told = log.all.filter { line in expected.contains { line.hasPrefix($0) } }
        #expect(told.map { String($0.prefix { $0 != "=" }.replacing(" learner", with: "")) } == expected)
        for secret in ["anna", "Sync", "127.0.0.1", "four", "not this", "glossa_"] {
            #expect(!told.joined(separator: "\n").contains(secret), "\(secret)")
        }
    }

    @Test func aWrongPasswordIsToldAtItsField() async throws {
        try await withDoor { client, _ in
            let anna: HTTPFields = [.cookie: try await signUp(client, "anna")]
            func change(_ old: String, _ new: String) async throws -> String {
                try await client.post("/account/password", form: "old=\(old)&new=\(new)", headers: anna).text
            }
            let wrong = try await change("not+this+one", "another+four+of+them")
            #expect(wrong.contains("id=\"old-fault\"") && wrong.contains("aria-describedby=\"old-fault\""))
            #expect(wrong.contains("It is not the password of this account.") && !wrong.contains("role=\"alert\""))
            let weak = try await change("four+words+of+mine", "short")
            #expect(weak.contains("id=\"new-fault\"") && weak.contains("aria-describedby=\"new-fault new-help\""))
            #expect(!weak.contains("old-fault"))
        }
    }

    @Test func whoIsSignedInIsNotAskedToSignIn() async throws {
        try await withDoor { client, _ in
            let anna: HTTPFields = [.cookie: try await signUp(client, "anna")]
            let refused = try await get(client, "/account/people", anna)
            #expect(refused.status == .forbidden && refused.text.contains("For administrators"))
            #expect(!refused.text.contains("/account/sign-in"))
        }
    }

    @Test func thatAnAccountIsClosedIsToldToWhoeverHasItsPassword() async throws {
        let (log, metrics) = (LoggedLines(), ServerMetrics())
        try await withDoor(metrics: metrics, log: log) { client, accounts in
            _ = try await signUp(client, "anna")
            let learner = try await accounts.account(named: "anna").learner
            try await accounts.change(learner, AccountsDesk.Change(isClosed: true), at: TestDesk.now)
            let wrong = try await client.post("/account/enter", form: "name=anna&password=not+this+one+at+all")
            #expect(wrong.status == .unauthorized && !wrong.text.contains("closed"))
            let right = try await client.post("/account/enter", form: "name=anna&password=four+words+of+mine")
            #expect(right.status == .forbidden && right.text.contains("This account is deactivated"))
            #expect(right.headers[.setCookie] == nil)
            let api = try await client.send(
                .post, "/api/v1/auth/signin", json: #"{"email":"anna","password":"four words of mine"}"#)
            #expect(api.status == .forbidden && api.text.contains("accountClosed"))
        }
        #expect(log.all.count { $0 == "A closed account was refused" } == 2)
        #expect(
            metrics.registry.exposition().contains(
                "\nglossa_sign_ins_refused_total{reason=\"account_closed\"} 2\n"))
    }

    @Test func whoHasNoInvitationIsNotToldThatItIsOver() async throws {
        try await withDoor(.invited) { client, _ in
            let without = try await client.get("/account/join").text
            #expect(without.contains("You need an invitation") && !without.contains("This invitation no longer works"))
            let over = try await client.get("/account/join?invitation=glossa_x").text
            #expect(over.contains("This invitation no longer works"))
        }
    }

    @Test func signingOutEndsTheCookie() async throws {
        try await withDoor { client, _ in
            let cookie = try await signUp(client, "anna")
            let out = try await client.post("/account/sign-out", form: "", headers: [.cookie: cookie])
            #expect(out.status == .seeOther)
            #expect(out.headers[.setCookie]?.contains("Max-Age=0") == true)
            #expect(out.headers[HTTPField.Name("Clear-Site-Data")!]?.contains("\"cache\"") == true)
            #expect(try await get(client, "/", [.cookie: cookie]).status == .seeOther)
        }
    }

    @Test func theOwnerInvites() async throws {
        try await withDoor(.invited) { client, accounts in
            #expect(try await client.post("/account/create", form: Self.signUpForm("eve")).status == .forbidden)
            let owner = try #require(
                try await accounts.database.readAcrossLearners { reader in
                    try reader.first("SELECT id FROM learner")?.id("id", of: Learner.self)
                })
            let first = try #require(try await accounts.inviteOwner(owner, at: TestDesk.now))
            #expect(try await client.get("/account/join?invitation=\(first.text)").text.contains("birthYear"))
            let answer = try await client.post(
                "/account/create", form: Self.signUpForm("anna") + "&invitation=\(first.text)")
            let anna: HTTPFields = [.cookie: try Self.cookie(answer)]
            #expect(try await get(client, "/account/people", anna).status == .ok)
            let written = try await client.post("/account/people/invite", form: "note=Bert", headers: anna)
            let link = try #require(
                written.text.firstMatch(of: /\/account\/join\?invitation=(glossa_[A-Za-z0-9_-]+)/)?.1)
            let bert = try await client.post(
                "/account/create", form: Self.signUpForm("bert") + "&invitation=\(link)")
            #expect(bert.status == .seeOther)
            #expect(try await get(client, "/account/people", anna).text.contains("bert"))
        }
    }

    @Test func anAdministratorHelpsSomebodyWhoForgotAPassword() async throws {
        let log = LoggedLines()
        try await withDoor(log: log) { client, accounts in
            let phone: HTTPFields = [.cookie: try await signUp(client, "anna")]
            let eva: HTTPFields = [.cookie: try await signUp(client, "eva")]
            let (anna, administrator) = (
                try await accounts.account(named: "anna").learner, try await accounts.account(named: "eva").learner
            )
            let path = "/account/people/\(anna)/reset"
            let form = "password=four+words+of+mine"
            #expect(try await client.post(path, form: form, headers: eva).status == .forbidden)
            try await accounts.change(administrator, AccountsDesk.Change(isAdministrator: true), at: TestDesk.now)
            let refused = try await client.post(path, form: "password=wrong", headers: eva)
            #expect(refused.status == .forbidden && refused.text.contains("id=\"password-\(anna)-fault\""))
            let shown = try await client.post(path, form: form, headers: eva)
            let link = try #require(shown.text.firstMatch(of: /\/account\/reset\?token=(glossa_[A-Za-z0-9_-]+)/)?.1)
            #expect(try await !get(client, "/account/people", eva).text.contains(link))
            // The link works for a stranger, and for whoever is signed in.
            for headers in [HTTPFields(), phone] {
                #expect(try await get(client, "/account/reset?token=\(link)", headers).text.contains("id=\"new\""))
            }
            let weak = try await client.post("/account/reset/choose", form: "token=\(link)&new=password1234567")
            #expect(weak.status == .unprocessableContent && weak.text.contains("id=\"new-fault\""))
            let chosen = try await client.post(
                "/account/reset/choose", form: "token=\(link)&new=five+other+words+of+hers")
            #expect(chosen.status == .seeOther && chosen.headers[.location] == "/account/sign-in?reset=1")
            #expect(try await get(client, "/library", phone).status == .seeOther)
            let over = try await get(client, "/account/reset?token=\(link)", HTTPFields())
            #expect(over.status == .notFound && over.text.contains("This link no longer works"))
            let again = try await client.post("/account/enter", form: "name=anna&password=five+other+words+of+hers")
            #expect(again.status == .seeOther)
            let made = "A link to choose a new password was made learner=\(administrator) subject=\(anna)"
            #expect(log.all.contains(made))
            #expect(log.all.contains("A password was chosen by a link learner=\(anna)"))
        }
    }

    @Test(arguments: ["/account", "/account/sign-in", "/account/join", "/account/people", "/api/v1/auth/account"])
    func aDeskWithoutAccountsHasNoneOfIt(_ path: String) async throws {
        try await withSite { client, _ in
            let answer = try await client.get(path)
            #expect(answer.status == .notFound)
        }
    }
}
