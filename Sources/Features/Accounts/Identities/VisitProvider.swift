import Cryptography
import Model
import OpenID
import Routes

extension AccountsDesk {
    /// Returns the provider with a part of addresses.
    ///
    /// - Throws: ``AccountError/noProvider``.
    func provider(_ id: String) throws(AccountError) -> OpenIDProvider {
        guard let provider = providers.first(where: { $0.settings.provider.id == id }) else { throw .noProvider }
        return provider
    }

    /// Sends a browser to a provider.
    ///
    /// - Parameters:
    ///   - next: The page to open then, as a link.
    ///   - linking: Who links an identity to their account; nil to sign in.
    ///   - back: Where the provider sends the browser back to.
    /// - Returns: The address at the provider, and what the browser must keep until it is back.
    /// - Throws: ``AccountError/noProvider``, ``AccountError/providerFailed(reason:)``.
    public func visit(
        _ id: String, next: String = "", invitation: String = "", linking: ID<Learner>? = nil, backTo back: String,
        at now: Timestamp
    ) async throws(AccountError) -> (address: String, visit: ProviderVisit) {
        let provider = try provider(id)
        let visit = ProviderVisit(
            to: id, next: next, invitation: invitation, linking: linking, at: now, random: random)
        let address = try await provider.believed { provider throws(OpenIDError) in
            try await provider.address(backTo: back, with: visit.secrets, at: now)
        }
        return (address, visit)
    }

    /// Whether a provider has the browser post a form rather than open an address.
    public func postsAnswer(_ id: String) throws(AccountError) -> Bool { try provider(id).settings.postsAnswer }

    /// Finds out who is back from a provider.
    ///
    /// - Parameters:
    ///   - visit: What the browser kept; nil if it has nothing.
    ///   - address: Where the request comes from.
    /// - Throws: ``AccountError``, `StorageError`.
    public func prove(
        _ answer: ProviderAnswer, from id: String, of visit: ProviderVisit?, backTo back: String,
        from address: String, at now: Timestamp
    ) async throws -> ProvenIdentity {
        let provider = try provider(id)
        try await count(.address, of: ClientNetwork(address).text, at: now)
        guard answer.error.isEmpty else {
            // It proves nothing, and some providers send it without the state. The second is Apple's; any other is a fault of
            // the provider, or of how it was set up.
            let isDeclined = ["access_denied", "user_cancelled_authorize"].contains(answer.error)
            let reason = "it answered with an error \(OpenIDError.code(answer.error))"
            throw isDeclined ? AccountError.declined : .providerFailed(reason: reason)
        }
        guard let visit, visit.provider == id, now.seconds(since: visit.startedAt) <= ProviderVisit.longest,
            Secret.equal(Array(answer.state.utf8), Array(visit.secrets.state.utf8)),
            answer.issuer.isEmpty || provider.settings.provider.isIssuer(answer.issuer)
        else { throw AccountError.unproven }
        guard !answer.code.isEmpty else { throw AccountError.unproven }
        var identity = try await provider.believed { provider throws(OpenIDError) in
            try await provider.identity(forCode: answer.code, backTo: back, with: visit.secrets, at: now)
        }
        if identity.name == nil, !answer.name.isEmpty { identity.name = answer.name }
        return identity
    }

    /// Finds out whom a token of Apple's is about, which an app has got by itself.
    ///
    /// - Parameter nonce: What the app gave Apple, or of which it gave Apple the SHA-256 digest in hexadecimal digits; nil if
    ///   it gave nothing.
    /// - Throws: ``AccountError``, `StorageError`.
    public func proveApple(
        _ token: String, nonce: String?, from address: String, at now: Timestamp
    ) async throws -> ProvenIdentity {
        guard let provider = providers.first(where: { $0.settings.provider.brand == .apple }) else {
            throw AccountError.noProvider
        }
        try await count(.address, of: ClientNetwork(address).text, at: now)
        let nonces = nonce.map { [$0, Digest.text(of: $0)] } ?? []
        return try await provider.believed { provider throws(OpenIDError) in
            try await provider.identity(ofAppsToken: token, nonces: nonces, at: now)
        }
    }
}

extension OpenIDProvider {
    /// Asks the provider, and tells its errors as those of accounts.
    fileprivate nonisolated func believed<Value: Sendable>(
        _ ask: (OpenIDProvider) async throws(OpenIDError) -> Value
    ) async throws(AccountError) -> Value {
        do throws(OpenIDError) {
            return try await ask(self)
        } catch {
            throw AccountError(error)
        }
    }
}

extension AccountError {
    init(_ error: OpenIDError) {
        switch error {
        case .token: self = .unproven
        // The code was used, is too old, or is another's.
        case .refused(_, code: "invalid_grant"): self = .unproven
        case .unreachable, .refused, .unusable: self = .providerFailed(reason: error.description)
        }
    }
}
