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
    ///   - back: Where the provider sends the browser back to.
    /// - Returns: The address at the provider, and what the browser must keep until it is back.
    /// - Throws: ``AccountError/noProvider``, ``AccountError/providerFailed(reason:)``.
    public func visit(
        _ id: String, next: String = "", invitation: String = "", backTo back: String, at now: Timestamp
    ) async throws(AccountError) -> (address: String, visit: ProviderVisit) {
        let visit = ProviderVisit(to: id, next: next, invitation: invitation, linking: nil, at: now, random: random)
        return (try await address(of: visit, backTo: back, at: now), visit)
    }

    /// Sends a browser to a provider, to link what the learner is there to their account.
    ///
    /// - Parameters:
    ///   - password: The account's password, which is asked for again; not heeded where the account has none.
    ///   - back: Where the provider sends the browser back to.
    /// - Returns: The address at the provider, and what the browser must keep until it is back.
    /// - Throws: ``AccountError``, `StorageError`, `LaneError`.
    public func visitToLink(
        _ id: String, to learner: ID<Learner>, password: String, backTo back: String, at now: Timestamp
    ) async throws -> (address: String, visit: ProviderVisit) {
        var visit = ProviderVisit(to: id, next: "", invitation: "", linking: learner, at: now, random: random)
        if try await database.read(learner, { try $0.passwordHash() }) != nil {
            visit.permit(by: try await confirm(password, of: learner, at: now))
        }
        return (try await address(of: visit, backTo: back, at: now), visit)
    }

    private func address(
        of visit: ProviderVisit, backTo back: String, at now: Timestamp
    ) async throws(AccountError) -> String {
        let provider = try provider(visit.provider)
        return try await provider.believed { provider throws(OpenIDError) in
            try await provider.address(backTo: back, with: visit.secrets, at: now)
        }
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
        try await count(.address, of: Self.client(address), at: now)
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
    /// - Parameter nonce: The text of which the app gave Apple the SHA-256 digest, in hexadecimal digits, as the nonce of its
    ///   request; nil if it gave nothing. Whoever sees the token, or the request for it, does not know this text.
    /// - Throws: ``AccountError``, `StorageError`; ``AccountError/noProvider`` also if no apps are set up.
    public func proveApple(
        _ token: String, nonce: String?, from address: String, at now: Timestamp
    ) async throws -> ProvenIdentity {
        guard let provider = providers.first(where: { $0.settings.provider.brand == .apple }),
            !provider.settings.apps.isEmpty
        else { throw AccountError.noProvider }
        try await count(.address, of: Self.client(address), at: now)
        let nonces = nonce.map { [Digest.text(of: $0)] } ?? []
        return try await provider.believed { provider throws(OpenIDError) in
            try await provider.identity(ofAppsToken: token, nonces: nonces, at: now)
        }
    }
}

extension OpenIDProvider {
    /// Asks the provider, and tells its errors as those of accounts.
    fileprivate func believed<Value: Sendable>(
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
