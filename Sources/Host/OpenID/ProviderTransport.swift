import Foundation
import LanguageModel
import Model

/// Carries requests to providers.
public protocol ProviderTransport: Sendable {
    /// - Parameters:
    ///   - form: The body of a POST in `application/x-www-form-urlencoded`; nil to GET.
    ///   - authorization: The value of a header; nil for none.
    /// - Returns: The answer, whatever its status.
    /// - Throws: `OpenIDError.unreachable`.
    func exchange(
        _ form: String?, with address: String, authorization: String?
    ) async throws(OpenIDError) -> (status: Int, body: Data)
}

/// The HTTP client that language models have, too: no proxy, no redirection, certificates checked.
extension ModelTransport: ProviderTransport {
    public func exchange(
        _ form: String?, with address: String, authorization: String?
    ) async throws(OpenIDError) -> (status: Int, body: Data) {
        do {
            return try await exchange(form, with: address, authorization: authorization, within: 15)
        } catch {
            throw .unreachable(reason: Self.reason(error))
        }
    }

    private static func reason(_ error: ModelError) -> String {
        switch error {
        case .unreachable(.unknownHost): "no such host"
        case .unreachable(.refused): "nothing listens there"
        case .unreachable: "no answer"
        case .untrusted: "its certificate is not trusted"
        default: "the connection broke off"
        }
    }
}
