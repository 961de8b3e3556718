import Foundation
import Model
import Support
import Testing

@testable import AppStore

/// Which purchases are believed, with chains that the tests sign.
@Suite struct VerifyTransactionTests {
    private static let now = TestDesk.now

    /// What a text counts for that `store` signed, where another may be trusted.
    private func verify(
        _ transaction: String, trusting trusted: TestStore, _ change: (inout AppStore) -> Void = { _ in }
    ) async throws -> StoreTransaction {
        var settings = try trusted.settings()
        change(&settings)
        return try await settings.verify(transaction, at: Self.now)
    }

    @Test func aPurchaseIsBelieved() async throws {
        let store = try TestStore()
        let account = "01a1fd00-5d68-7a4d-bd55-3970b6313f56"
        let found = try await verify(store.transaction { $0.appAccountToken = account }, trusting: store)
        #expect(found.original == "1000" && found.product == TestStore.product && found.account?.description == account)
        #expect(found.environment == .production && found.signedAt == Self.now && !found.isReplaced)
        #expect(found.expiresAt == Self.now.advanced(bySeconds: 30 * 86_400) && found.revokedAt == nil)
        let forGood = try await verify(store.transaction { $0.expiresDate = nil }, trusting: store)
        #expect(forGood.expiresAt == nil)
    }

    @Test func aChainToAnotherRootIsNot() async throws {
        let (store, other) = (try TestStore(), try TestStore())
        await #expect(throws: PurchaseFault.chain) { try await verify(store.transaction(), trusting: other) }
        await #expect(throws: PurchaseFault.chain) {
            try await verify(store.transaction(), trusting: store) { $0.root = AppStore.appleRoot }
        }
        // The trusted root at the end of a chain that it did not sign.
        await #expect(throws: PurchaseFault.chain) {
            try await verify(store.withRoot(of: other).transaction(), trusting: other)
        }
    }

    @Test(arguments: [0, 1]) func certificatesForSomethingElseAreNot(_ marked: Int) async throws {
        let store = try TestStore(marked: [marked])
        await #expect(throws: PurchaseFault.chain) { try await verify(store.transaction(), trusting: store) }
    }

    @Test func aCertificateHasToBeValidWhenItSigned() async throws {
        let store = try TestStore(end: Self.now.advanced(bySeconds: -60))
        await #expect(throws: PurchaseFault.chain) { try await verify(store.transaction(), trusting: store) }
        // What it signed while it was valid still counts.
        let earlier = try store.transaction { $0.signedDate -= 120_000 }
        #expect(try await verify(earlier, trusting: store).original == "1000")
    }

    @Test func anotherSignatureIsNot() async throws {
        let store = try TestStore()
        await #expect(throws: PurchaseFault.signature) {
            try await verify(store.withForeignKey().transaction(), trusting: store)
        }
        // The signature of one text under another.
        let (cheap, dear) = (try store.transaction { $0.expiresDate = 0 }, try store.transaction())
        let (signed, wanted) = (cheap.split(separator: "."), dear.split(separator: "."))
        let altered = [signed[0], wanted[1], signed[2]].joined(separator: ".")
        await #expect(throws: PurchaseFault.signature) { try await verify(altered, trusting: store) }
    }

    /// A header with two chains: the certificates that are checked are those whose key must have signed.
    @Test func aKeyThatStandsTwiceMeansOneThing() async throws {
        let (store, other) = (try TestStore(), try TestStore())
        let (genuine, foreign) = (try store.chain(), try other.chain())
        for name in ["x5c", #"\u00785c"#] {
            let text = try other.transaction(header: #"{"alg":"ES256","\#(name)":\#(foreign),"x5c":\#(genuine)}"#)
            await #expect(throws: PurchaseFault.signature) { try await verify(text, trusting: store) }
        }
        let turned = try other.transaction(header: #"{"alg":"ES256","x5c":\#(genuine),"x5c":\#(foreign)}"#)
        await #expect(throws: PurchaseFault.chain) { try await verify(turned, trusting: store) }
    }

    /// The year 10000, in which no certificate can be valid, among others.
    @Test(arguments: [253_402_300_800_000, .max, .min, -1, 0, 946_684_799_999] as [Int64])
    func noDateBringsTheServerDown(_ date: Int64) async throws {
        let store = try TestStore()
        await #expect(throws: PurchaseFault.self) {
            try await verify(store.transaction { $0.signedDate = date }, trusting: store)
        }
    }

    private static let wrong: [(PurchaseFault, @Sendable (inout TestStore.Claims) -> Void)] = [
        (.app, { $0.bundleId = "org.example.other" }), (.environment, { $0.environment = "Sandbox" }),
        (.product, { $0.productId = "hat" }), (.early, { $0.signedDate += 61_000 }),
    ]

    @Test(arguments: wrong.indices) func whatATransactionSaysIsChecked(_ index: Int) async throws {
        let store = try TestStore()
        let (fault, change) = Self.wrong[index]
        await #expect(throws: fault) { try await verify(store.transaction(change), trusting: store) }
    }

    private static let accounts: [(token: String?, account: String?)] = [
        (nil, nil), ("", nil),
        ("01a1fd00-5d68-7a4d-bd55-3970b6313f56", "01a1fd00-5d68-7a4d-bd55-3970b6313f56"),
        ("01A1FD00-5D68-7A4D-BD55-3970B6313F56", "01a1fd00-5d68-7a4d-bd55-3970b6313f56"),
        // Any UUID is one, whatever its version.
        ("00000000-0000-0000-0000-000000000000", "00000000-0000-0000-0000-000000000000"),
    ]

    /// Apple writes a UUID, or nothing.
    @Test(arguments: accounts.indices) func thePurchaseSaysForWhomItIs(_ index: Int) async throws {
        let store = try TestStore()
        let (token, account) = Self.accounts[index]
        let found = try await verify(store.transaction { $0.appAccountToken = token }, trusting: store)
        #expect(found.account?.description == account)
    }

    private static let noAccounts = [
        "anna", " 01a1fd00-5d68-7a4d-bd55-3970b6313f56", "01a1fd005d687a4dbd553970b6313f56",
        "{01a1fd00-5d68-7a4d-bd55-3970b6313f56}", "01a1fd00-5d68-7a4d-bd55-3970b6313f5g", "\0",
    ]

    @Test(arguments: noAccounts) func aTokenThatIsNoUUIDIsNotTheStores(_ token: String) async throws {
        let store = try TestStore()
        await #expect(throws: PurchaseFault.malformed) {
            try await verify(store.transaction { $0.appAccountToken = token }, trusting: store)
        }
        await #expect(throws: PurchaseFault.malformed) {
            try await store.settings().verify(
                notification: store.notification { $0.appAccountToken = token }, at: Self.now)
        }
    }

    private static let noIdentifiers = [
        "", "1000\0", "\0", "10 00", "书", "1\u{7F}", String(repeating: "1", count: 101),
    ]

    /// PostgreSQL keeps no NUL, and no key of several thousand characters.
    @Test(arguments: noIdentifiers) func whatIsNoIdentifierIsNotTheStores(_ original: String) async throws {
        let store = try TestStore()
        await #expect(throws: PurchaseFault.malformed) {
            try await verify(store.transaction { $0.originalTransactionId = original }, trusting: store)
        }
    }

    @Test func theSandboxCountsWhereItIsSetUp() async throws {
        let store = try TestStore()
        let played = try store.transaction { $0.environment = "Sandbox" }
        let found = try await verify(played, trusting: store) { $0.environment = .sandbox }
        #expect(found.environment == .sandbox)
        await #expect(throws: PurchaseFault.environment) {
            try await verify(store.transaction(), trusting: store) { $0.environment = .sandbox }
        }
    }

    @Test(arguments: ["", "a.b.c", "e30.e30.", "🙂", "e30.e30.e30.e30"])
    func whatIsNoTransactionIsNot(_ text: String) async throws {
        let store = try TestStore()
        await #expect(throws: PurchaseFault.malformed) { try await verify(text, trusting: store) }
        // Nor is what the store signed and is something else.
        let notification = try store.notification()
        await #expect(throws: PurchaseFault.malformed) { try await verify(notification, trusting: store) }
    }

    @Test func aNotificationIsVerifiedWithWhatIsWithinIt() async throws {
        let store = try TestStore()
        let settings = try store.settings()
        let grace = Self.now.advanced(bySeconds: 86_400)
        let told = try await settings.verify(
            notification: store.notification("DID_FAIL_TO_RENEW", grace: grace), at: Self.now)
        #expect(told?.transaction.original == "1000" && told?.graceUntil == grace)
        #expect(try await settings.verify(notification: store.testNotification(), at: Self.now) == nil)
        #expect(
            try await settings.verify(notification: store.notification { $0.productId = "hat" }, at: Self.now) == nil)
        await #expect(throws: PurchaseFault.app) {
            try await settings.verify(notification: store.notification { $0.bundleId = "x" }, at: Self.now)
        }
        await #expect(throws: PurchaseFault.malformed) {
            try await settings.verify(notification: store.notification(original: "2000"), at: Self.now)
        }
        await #expect(throws: PurchaseFault.chain) {
            try await settings.verify(notification: TestStore().notification(), at: Self.now)
        }
    }

    // MARK: The file

    @Test func theFileDescribesTheStore() throws {
        let least = try AppStore(file: Data(#"{"bundle":"a.b","products":["x"]}"#.utf8))
        #expect(least == AppStore(bundle: "a.b", products: ["x"]))
        #expect(least.root == AppStore.appleRoot && least.environment == .production && least.freeRequests == 20)
        let digits = String(repeating: "AB", count: 32)
        let whole = try AppStore(
            file: Data(
                #"{"bundle":"a.b","products":["x","y"],"environment":"Sandbox","root":"\#(digits)","freeRequests":5}"#
                    .utf8))
        #expect(whole.environment == .sandbox && whole.freeRequests == 5 && whole.root == digits.lowercased())
    }

    private static let faulty: [(text: String, part: String)] = [
        ("[]", "no JSON object"), (#"{"products":["x"]}"#, "\"bundle\""),
        (#"{"bundle":"a","products":[]}"#, "\"products\""),
        (#"{"bundle":"a","products":["x"],"environment":"Xcode"}"#, "\"environment\""),
        (#"{"bundle":"a","products":["x"],"root":"12"}"#, "\"root\""),
        (#"{"bundle":"a","products":["x"],"freeRequests":0}"#, "\"freeRequests\""),
        (#"{"bundle":"a","products":["x"],"price":1}"#, "unknown \"price\""),
    ]

    @Test(arguments: faulty.indices) func whatIsWrongWithTheFileIsTold(_ index: Int) {
        let (text, part) = Self.faulty[index]
        let fault = #expect(throws: AppStore.FileFault.self) { try AppStore(file: Data(text.utf8)) }
        #expect(fault?.description.contains(part) == true, "\(fault?.description ?? "")")
    }
}
