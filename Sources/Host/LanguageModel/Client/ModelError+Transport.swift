import CCurl
import Glibc
import Model

extension ModelError {
    /// What an error of libcurl means (`libcurl-errors(3)`).
    init(curl code: CURLcode, _ handle: CurlHandle) {
        switch code {
        case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY: self = .unreachable(.unknownHost)
        case CURLE_COULDNT_CONNECT: self = .unreachable(Unreachable(errorNumber: handle.number(CURLINFO_OS_ERRNO)))
        // libcurl is given a limit of time for connecting, and for the whole of requests that are not for models.
        case CURLE_OPERATION_TIMEDOUT: self = .unreachable(.noAnswer)
        case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CIPHER, CURLE_SSL_CACERT_BADFILE,
            CURLE_SSL_ISSUER_ERROR, CURLE_SSL_INVALIDCERTSTATUS:
            self = .untrusted
        case CURLE_URL_MALFORMAT: self = .impossibleProfile(.address)
        // Said of the address, and of an answer without a status line.
        case CURLE_UNSUPPORTED_PROTOCOL:
            self =
                handle.number(CURLINFO_PRIMARY_PORT) == 0
                ? .impossibleProfile(.address) : .notAnEndpoint(.otherProtocol)
        case CURLE_WEIRD_SERVER_REPLY: self = .notAnEndpoint(.otherProtocol)
        default: self = .brokenOff
        }
    }
}

extension ModelError.Unreachable {
    fileprivate init(errorNumber: Int) {
        switch Int32(truncatingIfNeeded: errorNumber) {
        case ECONNREFUSED: self = .refused
        case ENETUNREACH, EHOSTUNREACH, ENETDOWN, EADDRNOTAVAIL: self = .noRoute
        default: self = .noAnswer
        }
    }
}

extension CurlHandle {
    /// A number that libcurl knows of the last request; 0 where it does not.
    fileprivate func number(_ info: CURLINFO) -> Int {
        var number = 0
        return glossa_curl_get_number(easy, info, &number) == CURLE_OK ? number : 0
    }
}
