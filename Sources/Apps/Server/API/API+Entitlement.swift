import Entitlements
import Hummingbird
import Model
import Operations
import Wire

extension Site {
    /// `/entitlement`
    func apiEntitlement(_ visit: Visit) async throws -> Response {
        let entitlements = context.entitlements
        switch visit.request.method {
        case .post:
            let sent: SentPurchase = try await visit.request.decoded()
            try await entitlements.take(sent.transaction, at: visit.now)
        case .delete:
            try await entitlements.giveUp(at: visit.now)
            return .noContent
        default: break
        }
        return try .json(EntitlementJSON(try await entitlements.plan(at: visit.now), of: context.learner))
    }
}

extension SiteParts {
    /// `POST /store/notifications`: what is signed says who sent it.
    func heedStore(_ request: Request, from sender: RequestOrigin, at now: Timestamp) async throws -> Response {
        let sent: SentStoreNotification = try await request.decoded(upTo: 1 << 18)
        try await workplace.heedStore(sent.signedPayload, from: sender.client.map { "\($0)" } ?? "", at: now)
        return .noContent
    }
}
