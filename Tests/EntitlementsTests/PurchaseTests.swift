import AppStore
import Model
import Storage
import Support
import Testing

@testable import Entitlements

/// Whom a purchase serves, and for how long.
@Suite struct PurchaseTests {
    private static let now = TestDesk.now
    private static let month: Int64 = 30 * 86_400

    private static func after(_ seconds: Int64) -> Timestamp { now.advanced(bySeconds: seconds) }

    /// Two learners of a server that sells something.
    private struct Shop {
        let store: TestStore
        let anna: EntitlementDesk
        let bert: EntitlementDesk
        /// Anna's server, if it sold nothing.
        let free: EntitlementDesk

        func state(_ desk: EntitlementDesk, at time: Timestamp = PurchaseTests.now) async throws -> Entitlement? {
            try await desk.plan(at: time)?.entitlement
        }
    }

    private func withShop(_ engine: Engine, _ body: (Shop) async throws -> Void) async throws {
        try await withDatabase(engine) { database in
            let store = try TestStore()
            let settings = try store.settings()
            let learners: [ID<Learner>] = [TestIDs.next(), TestIDs.next()]
            for (number, learner) in learners.enumerated() {
                try await database.write(learner, at: Self.now) { transaction in
                    _ = try transaction.run(
                        "INSERT INTO learner (id, name, created_at) VALUES (?, '', 0)", [transaction.owner],
                        changes: .upsert(.learner, learner))
                    _ = try transaction.runDerived(
                        "INSERT INTO account (learner_id, name, shown_name, created_at) VALUES (?, ?, '', 0)",
                        [transaction.owner, .text("\(number)")])
                }
            }
            func desk(_ learner: ID<Learner>, _ store: AppStore?) -> EntitlementDesk {
                EntitlementDesk(database: database, learner: learner, store: store, clock: LocalClock())
            }
            try await body(
                Shop(
                    store: store, anna: desk(learners[0], settings), bert: desk(learners[1], settings),
                    free: desk(learners[0], nil)))
        }
    }

    @Test(arguments: Engine.tested) func aPurchaseOpensEverythingUntilItEnds(_ engine: Engine) async throws {
        try await withShop(engine) { shop in
            #expect(try await shop.state(shop.anna) == .free)
            let transaction = try shop.store.transaction()
            try await shop.anna.take(transaction, at: Self.now)
            // Shown again, it is the same.
            try await shop.anna.take(transaction, at: Self.now)
            let end = Self.after(Self.month)
            #expect(try await shop.state(shop.anna) == .pro(until: end))
            #expect(try await shop.state(shop.anna, at: end.advanced(bySeconds: -1)) == .pro(until: end))
            #expect(try await shop.state(shop.anna, at: end) == .free)
            #expect(try await shop.state(shop.bert) == .free)
            await #expect(throws: AccountError.purchaseRefused(.expired)) {
                try await shop.anna.take(transaction, at: end)
            }
            // What is bought once has no end.
            try await shop.anna.take(
                shop.store.transaction {
                    $0.originalTransactionId = "2000"
                    $0.expiresDate = nil
                }, at: Self.now)
            #expect(try await shop.state(shop.anna, at: end) == .pro(until: nil))
        }
    }

    @Test(arguments: Engine.tested) func whereNothingIsSoldEverythingIsOpen(_ engine: Engine) async throws {
        try await withShop(engine) { shop in
            #expect(try await shop.free.plan(at: Self.now) == nil)
            let learner = shop.free.learner
            let entitlement = try await shop.free.database.read(learner) { try $0.entitlement(in: nil, at: Self.now) }
            #expect(entitlement == .everything)
            await #expect(throws: AccountError.noStore) {
                try await shop.free.take(shop.store.transaction(), at: Self.now)
            }
            await #expect(throws: AccountError.noStore) { try await shop.free.giveUp(at: Self.now) }
            await #expect(throws: AccountError.noStore) {
                try await shop.free.heed(shop.store.notification(), at: Self.now)
            }
        }
    }

    @Test(arguments: Engine.tested) func whoeverLooksAfterTheServerHasEverything(_ engine: Engine) async throws {
        try await withShop(engine) { shop in
            try await shop.anna.database.write(shop.anna.learner, at: Self.now) { transaction in
                _ = try transaction.runDerived(
                    "UPDATE account SET is_administrator = 1 WHERE learner_id = ?", [transaction.owner])
            }
            #expect(try await shop.state(shop.anna) == .everything)
            #expect(try await shop.state(shop.bert) == .free)
        }
    }

    @Test(arguments: Engine.tested) func aPurchaseServesOneAccountAtATime(_ engine: Engine) async throws {
        try await withShop(engine) { shop in
            let transaction = try shop.store.transaction()
            try await shop.anna.take(transaction, at: Self.now)
            await #expect(throws: AccountError.purchaseTaken) { try await shop.bert.take(transaction, at: Self.now) }
            #expect(try await shop.state(shop.bert) == .free)
            try await shop.anna.giveUp(at: Self.now)
            #expect(try await shop.state(shop.anna) == .free)
            try await shop.bert.take(transaction, at: Self.now)
            #expect(try await shop.state(shop.bert) != .free)
        }
    }

    @Test(arguments: Engine.tested) func aPurchaseForAnAccountServesNoOther(_ engine: Engine) async throws {
        try await withShop(engine) { shop in
            let learner = shop.anna.learner
            let hers = try shop.store.transaction { $0.appAccountToken = learner.description.uppercased() }
            await #expect(throws: AccountError.purchaseTaken) { try await shop.bert.take(hers, at: Self.now) }
            try await shop.anna.take(hers, at: Self.now)
            // Once her account is gone, the purchase is nobody's.
            try await shop.anna.database.write(learner, at: Self.now) { transaction in
                _ = try transaction.runDerived("DELETE FROM learner WHERE id = ?", [transaction.owner])
            }
            try await shop.bert.take(hers, at: Self.now)
            #expect(try await shop.state(shop.bert) != .free)
        }
    }

    @Test(arguments: Engine.tested) func whatAStoreWouldNotWriteIsRefusedAndNotKept(_ engine: Engine) async throws {
        let changes: [@Sendable (inout TestStore.Claims) -> Void] = [
            { $0.originalTransactionId = "1000\0" }, { $0.appAccountToken = "anna" },
        ]
        try await withShop(engine) { shop in
            for change in changes {
                await #expect(throws: AccountError.purchaseRefused(.malformed)) {
                    try await shop.anna.take(shop.store.transaction(change), at: Self.now)
                }
                await #expect(throws: AccountError.purchaseRefused(.malformed)) {
                    try await shop.anna.heed(shop.store.notification("SUBSCRIBED", change), at: Self.now)
                }
            }
            #expect(try await shop.state(shop.anna) == .free)
            // Apple leaves the token empty if the app gives none; then it is for whoever shows it first.
            try await shop.bert.take(shop.store.transaction { $0.appAccountToken = "" }, at: Self.now)
            #expect(try await shop.state(shop.bert) != .free)
        }
    }

    @Test(arguments: Engine.tested) func aRefundEndsItAndIsNotForgotten(_ engine: Engine) async throws {
        try await withShop(engine) { shop in
            let bought = try shop.store.transaction()
            try await shop.anna.take(bought, at: Self.now)
            let later = Self.after(3600)
            let refund = try shop.store.notification {
                $0.signedDate = later.milliseconds
                $0.revocationDate = later.milliseconds
            }
            for _ in 0..<2 { try await shop.bert.heed(refund, at: later) }
            #expect(try await shop.state(shop.anna, at: later) == .free)
            // What was signed before changes nothing, by whichever door and whoever shows it.
            await #expect(throws: AccountError.purchaseRefused(.revoked)) {
                try await shop.anna.take(bought, at: later)
            }
            try await shop.anna.heed(shop.store.notification("SUBSCRIBED"), at: later)
            #expect(try await shop.state(shop.anna, at: later) == .free)
            try await shop.anna.giveUp(at: later)
            await #expect(throws: AccountError.purchaseRefused(.revoked)) {
                try await shop.bert.take(bought, at: later)
            }
            // The store may take the refund back.
            let last = Self.after(7200)
            try await shop.anna.heed(
                shop.store.notification("REFUND_REVERSED") { $0.signedDate = last.milliseconds }, at: last)
            try await shop.bert.take(bought, at: last)
            #expect(try await shop.state(shop.bert, at: last) != .free)
        }
    }

    @Test(arguments: Engine.tested) func aRenewalCountsAndARefundOfAnEarlierMonthDoesNot(_ engine: Engine) async throws
    {
        try await withShop(engine) { shop in
            try await shop.anna.take(shop.store.transaction(), at: Self.now)
            let (second, end) = (Self.after(Self.month), Self.after(2 * Self.month))
            try await shop.anna.heed(
                shop.store.notification("DID_RENEW") {
                    $0.signedDate = second.milliseconds
                    $0.purchaseDate = second.milliseconds
                    $0.expiresDate = end.milliseconds
                }, at: second)
            #expect(try await shop.state(shop.anna, at: second) == .pro(until: end))
            let later = second.advanced(bySeconds: 60)
            try await shop.anna.heed(
                shop.store.notification {
                    $0.signedDate = later.milliseconds
                    $0.revocationDate = later.milliseconds
                }, at: later)
            #expect(try await shop.state(shop.anna, at: later) == .pro(until: end))
        }
    }

    @Test(arguments: Engine.tested) func whatCannotBeChargedForGoesOnForAWhile(_ engine: Engine) async throws {
        try await withShop(engine) { shop in
            try await shop.anna.take(shop.store.transaction(), at: Self.now)
            let end = Self.after(Self.month)
            let grace = end.advanced(bySeconds: 16 * 86_400)
            try await shop.anna.heed(
                shop.store.notification("DID_FAIL_TO_RENEW", grace: grace) { $0.signedDate = end.milliseconds }, at: end
            )
            #expect(try await shop.state(shop.anna, at: end) == .pro(until: grace))
            // The app shows the same transaction, which says nothing of it.
            let again = try shop.store.transaction { $0.signedDate = end.milliseconds + 1000 }
            try await shop.anna.take(again, at: end)
            #expect(try await shop.state(shop.anna, at: end) == .pro(until: grace))
            #expect(try await shop.state(shop.anna, at: grace) == .free)
            try await shop.anna.heed(
                shop.store.notification("EXPIRED") { $0.signedDate = end.milliseconds + 2000 }, at: end)
            #expect(try await shop.state(shop.anna, at: end) == .free)
        }
    }

    @Test(arguments: Engine.tested) func whatIsNotTheStoresOpensNothing(_ engine: Engine) async throws {
        try await withShop(engine) { shop in
            await #expect(throws: AccountError.purchaseRefused(.chain)) {
                try await shop.anna.take(TestStore().transaction(), at: Self.now)
            }
            await #expect(throws: AccountError.purchaseRefused(.chain)) {
                try await shop.anna.heed(TestStore().notification(), at: Self.now)
            }
            await #expect(throws: AccountError.purchaseRefused(.revoked)) {
                try await shop.anna.take(
                    shop.store.transaction { $0.revocationDate = Self.now.milliseconds }, at: Self.now)
            }
            // Another product of the subscription has taken its place.
            await #expect(throws: AccountError.purchaseRefused(.revoked)) {
                try await shop.anna.take(
                    shop.store.transaction {
                        $0.originalTransactionId = "3000"
                        $0.isUpgraded = true
                    }, at: Self.now)
            }
            let state = try await shop.state(shop.anna)
            #expect(state == .free)
        }
    }
}
