import HTTPTypes
import Model
import NIOHTTP1
import Pages
import Wire

/// Converts errors to pages and status codes.
enum Failure {
    static func explain(_ error: any Error) -> (problem: Problem, status: HTTPResponse.Status) {
        let explained = explanation(of: error)
        return (explained.problem, HTTPResponse.Status(of: explained))
    }

    /// Whether an error is one of this server's, for whoever runs it to see.
    ///
    /// A failure of a remote endpoint is not, and may contain the learner's words.
    static func isForLog(_ error: any Error) -> Bool {
        explanation(of: error).status >= 500 && !(error is ModelError || error is CancellationError)
    }

    /// Adds the errors of requests and connections to those that operations throw.
    private static func explanation(of error: any Error) -> ErrorExplanation {
        switch error {
        case is HTTPParserError: ErrorExplanation(.badForm, status: 400)
        case RateLimitError.exceeded(let seconds):
            ErrorExplanation(.tooManyRequests(retryAfter: seconds), status: 429)
        case UploadError.tooLarge(let megabytes): ErrorExplanation(.tooLarge(megabytes: megabytes), status: 413)
        case UploadError.malformed, UploadError.brokenOff: ErrorExplanation(.badForm, status: 400)
        case UploadError.notWritten: ErrorExplanation(.diskFull, status: 507)
        case is AssetError: ErrorExplanation(.notFound, status: 404)
        default: ErrorExplanation(error)
        }
    }
}

extension HTTPResponse.Status {
    /// The statuses of errors, with their phrases (RFC 9110, RFC 4918).
    private static let ofErrors: [HTTPResponse.Status] = [
        .badRequest, .unauthorized, .forbidden, .notFound, .conflict, .contentTooLarge, .unprocessableContent,
        .tooManyRequests,
        .internalServerError, .badGateway, .serviceUnavailable, .gatewayTimeout,
        HTTPResponse.Status(code: 507, reasonPhrase: "Insufficient Storage"),
    ]

    /// The status of an error.
    init(of explained: ErrorExplanation) {
        self = Self.ofErrors.first { $0.code == explained.status } ?? HTTPResponse.Status(code: explained.status)
    }
}
