import AsyncHTTPClient
import Glibc
import Model
import NIOCore
import NIOHTTP1
import NIOPosix

extension ModelError {
    /// What an error of the HTTP client means.
    init(transport error: any Error) {
        switch error {
        case let error as ModelError: self = error
        case is CancellationError: self = .cancelled
        case let error as HTTPClientError: self.init(error)
        case let error as NIOConnectionError: self = .unreachable(Unreachable(error))
        case let error as IOError: self.init(errorNumber: error.errnoCode)
        case ChannelError.connectTimeout(_): self = .unreachable(.noAnswer)
        case HTTPParserError.invalidEOFState: self = .brokenOff
        case is HTTPParserError: self = .notAnEndpoint(.otherProtocol)
        default:
            // NIOSSL is not ours to import for the names of its errors.
            self = String(reflecting: type(of: error)).contains("SSL") ? .untrusted : .brokenOff
        }
    }

    private init(_ error: HTTPClientError) {
        switch error {
        case .cancelled, .requestStreamCancelled: self = .cancelled
        case .connectTimeout, .getConnectionFromPoolTimeout: self = .unreachable(.noAnswer)
        case .tlsHandshakeTimeout: self = .untrusted
        case .invalidURL, .emptyHost, .emptyScheme: self = .impossibleProfile(.address)
        default: self = .brokenOff
        }
    }

    private init(errorNumber: Int32) {
        switch errorNumber {
        case ECONNREFUSED: self = .unreachable(.refused)
        case ENETUNREACH, EHOSTUNREACH, ENETDOWN, EADDRNOTAVAIL: self = .unreachable(.noRoute)
        case ETIMEDOUT: self = .unreachable(.noAnswer)
        default: self = .brokenOff
        }
    }
}

extension ModelError.Unreachable {
    fileprivate init(_ error: NIOConnectionError) {
        guard !error.connectionErrors.isEmpty else {
            self = .unknownHost
            return
        }
        let reasons = error.connectionErrors.map { failure in
            if let error = failure.error as? IOError, case .unreachable(let reason) = ModelError(transport: error) {
                return reason
            }
            return Self.noAnswer
        }
        // Of several addresses, the one that was reached tells most.
        self = reasons.contains(.refused) ? .refused : reasons[0]
    }
}
