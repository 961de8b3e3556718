import HTTPTypes
import Model

extension PictureProblem {
    /// The status with which a page or the API tells of it.
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

    /// Its name in the API, which does not change with its wording.
    var name: String {
        switch self {
        case .noPicture: "noPicture"
        case .notAPicture: "notAPicture"
        case .tooLarge: "pictureTooLarge"
        case .tooManyPoints: "tooManyPoints"
        case .damaged: "damagedPicture"
        case .nobodyToAsk: "nobodyToAsk"
        case .noLibrary: "libraryMissing"
        case .badModel: "badModel"
        case .badLabels: "badLabels"
        case .noLabels: "noLabels"
        case .wrongLabelCount: "wrongLabelCount"
        case .noWord: "noWord"
        case .forgotten: "pictureForgotten"
        case .recogniserStopped: "recogniserStopped"
        case .tookTooLong: "pictureTookTooLong"
        }
    }
}

extension ModelError {
    /// The status with which a page or the API tells of it.
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

    /// Its name in the API, which does not change with its wording.
    public var name: String {
        switch self {
        case .noProfile: "noModel"
        case .noSuchProfile: "modelNotFound"
        case .impossibleProfile: "impossibleModel"
        case .noKey: "noKey"
        case .keys: "keysUnavailable"
        case .noSuchRequest: "requestNotFound"
        case .requestTooLarge: "requestTooLarge"
        case .budgetUsedUp: "budgetUsedUp"
        case .unreachable: "unreachable"
        case .untrusted: "untrusted"
        case .timedOut: "timedOut"
        case .brokenOff: "brokenOff"
        case .cancelled: "cancelled"
        case .refusedKey: "refusedKey"
        case .wrongAddress: "wrongAddress"
        case .unknownModel: "unknownModel"
        case .notAnEndpoint: "notAnEndpoint"
        case .tooManyRequests: "tooManyRequests"
        case .accountUsedUp: "accountUsedUp"
        case .serverFailed: "serverFailed"
        case .refusedRequest: "refusedRequest"
        case .tooLong: "tooLong"
        case .emptyReply: "emptyReply"
        case .cutShort: "cutShort"
        case .withheld: "withheld"
        case .invalidReply: "invalidReply"
        }
    }
}
