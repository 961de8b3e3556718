import HTTPTypes
import Model

extension PictureProblem {
    /// The HTTP status of this error in pages and the API.
    var status: HTTPResponse.Status {
        switch self {
        case .forgotten: .notFound
        case .recogniserStopped, .tookTooLong: .unprocessableContent
        case .tooLarge: .contentTooLarge
        case .nobodyToAsk, .noLibrary: .conflict
        case .noPicture, .notAPicture, .tooManyPoints, .damaged, .badModel, .badLabels, .noLabels,
            .wrongLabelCount, .noWord:
            .unprocessableContent
        }
    }
}

extension ModelError {
    /// The HTTP status of this error in pages and the API.
    var status: HTTPResponse.Status {
        switch self {
        case .noSuchProfile, .noSuchRequest: .notFound
        case .impossibleProfile: .unprocessableContent
        case .requestTooLarge: .contentTooLarge
        case .noProfile, .noKey, .budgetUsedUp, .cancelled: .conflict
        case .keys: .internalServerError
        case .unreachable: .serviceUnavailable
        case .timedOut: .gatewayTimeout
        default: .badGateway
        }
    }
}
