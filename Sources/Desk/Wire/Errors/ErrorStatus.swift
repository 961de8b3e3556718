import Model
import Notebook
import Pages

extension PictureProblem {
    /// The status of an HTTP answer.
    var status: Int {
        switch self {
        case .forgotten: 404
        case .nobodyToAsk, .noLibrary: 409
        case .tooLarge: 413
        case .recogniserStopped, .tookTooLong, .noPicture, .notAPicture, .tooManyPoints, .damaged, .badModel,
            .badLabels, .noLabels, .wrongLabelCount, .noWord:
            422
        }
    }
}

extension ModelError {
    /// The status of an HTTP answer.
    var status: Int {
        switch self {
        case .noSuchProfile, .noSuchRequest: 404
        case .freeRequestsUsedUp: 402
        case .noProfile, .noKey, .budgetUsedUp, .cancelled: 409
        case .requestTooLarge: 413
        case .impossibleProfile: 422
        case .keys: 500
        case .untrusted, .brokenOff, .refusedKey, .wrongAddress, .unknownModel, .notAnEndpoint, .tooManyRequests,
            .accountUsedUp, .serverFailed, .refusedRequest, .tooLong, .emptyReply, .cutShort, .withheld, .invalidReply:
            502
        case .unreachable: 503
        case .timedOut: 504
        }
    }
}

extension NotebookError {
    /// The status of an HTTP answer.
    var status: Int {
        switch self {
        case .emptyWord, .tooLong: 400
        case .unknownWord, .unknownChinese, .noSuchEntry, .noEarlierNotebook: 404
        case .staleProposal: 409
        case .fault, .noNotebook: 422
        case .unreadable: 500
        case .noDictionaries: 503
        case .notWritten: 507
        }
    }
}

extension NotebookProblem {
    /// What an error is to a user.
    public init(_ error: NotebookError) {
        switch error {
        case .emptyWord, .unknownWord("", _): self = .unknownWord("", near: [])
        case .tooLong: self = .tooLong
        case .unknownWord(let word, let near): self = .unknownWord(word, near: near)
        case .unknownChinese(let word): self = .unknownChinese(word)
        case .noDictionaries: self = .noDictionaries
        case .fault, .noNotebook: self = .noNotebook
        case .staleProposal: self = .staleReplacement
        case .noEarlierNotebook: self = .noEarlierNotebook
        case .noSuchEntry(let title): self = .noSuchEntry(title)
        case .unreadable(let path, let reason): self = .unreadable(path: path, reason: reason)
        case .notWritten(let path, let reason): self = .notWritten(path: path, reason: reason)
        }
    }
}

extension AccountError {
    /// The status of an HTTP answer.
    var status: Int {
        switch self {
        case .wrongNameOrPassword, .notSignedIn, .unproven: 401
        case .wrongPassword, .notInvited, .noInvitation, .tooYoung, .ageUnknown, .notAdministrator, .notForPrograms,
            .closed, .declined:
            403
        case .notFound, .noReset, .noProvider, .noStore: 404
        case .nameTaken, .lastAdministrator, .identityTaken, .lastIdentity, .purchaseTaken: 409
        case .impossibleName, .weakPassword, .impossibleLabel, .noBirthMonth, .purchaseRefused: 422
        case .tooManyTries: 429
        case .providerFailed: 502
        }
    }
}
