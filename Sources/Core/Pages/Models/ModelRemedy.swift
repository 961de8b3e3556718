import Model
import Routes

extension ModelError {
    /// The page on which the cause is mended: the settings of language models, where keys, addresses, time limits, budgets and
    /// the choice of a model are. Nil where nothing there would help.
    ///
    /// Every door tells it: pages as a link, the API as `remedy`, commands as the command that does the same.
    public var remedy: Route? {
        switch self {
        case .noProfile, .noSuchProfile, .impossibleProfile, .noKey, .keys, .noSuchRequest, .budgetUsedUp,
            .freeRequestsUsedUp, .unreachable, .untrusted, .timedOut, .brokenOff, .refusedKey, .wrongAddress,
            .unknownModel, .notAnEndpoint,
            .tooManyRequests, .accountUsedUp, .serverFailed, .refusedRequest, .tooLong, .emptyReply, .cutShort,
            .withheld, .invalidReply:
            .me(.models())
        case .requestTooLarge, .cancelled: nil
        }
    }

    /// The arguments of `glossa models` that mend the cause; nil where nothing there would help.
    var command: String? {
        switch self {
        case .noProfile, .freeRequestsUsedUp: "add"
        case .noKey, .keys, .impossibleProfile, .budgetUsedUp, .untrusted, .refusedKey, .wrongAddress, .unknownModel,
            .notAnEndpoint:
            "set"
        case .unreachable, .timedOut, .brokenOff, .serverFailed: "test"
        case .tooManyRequests, .accountUsedUp, .refusedRequest, .tooLong, .emptyReply, .cutShort, .withheld,
            .invalidReply:
            "choose"
        case .noSuchProfile: "list"
        case .noSuchRequest: "queue"
        case .requestTooLarge, .cancelled: nil
        }
    }
}
