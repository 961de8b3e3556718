import Model
import Pages

/// The declared code of an error in the API, its streams and in JSON that commands write, independent of the message's
/// language and wording. Published codes never change; `openapi.json` lists all of them.
public enum ErrorCode: String, CaseIterable, Encodable, Sendable {
    case forbidden, methodNotAllowed, notFound, bookNotFound, pageNotFound, jobNotFound, dictionaryNotFound
    case deckNotFound, cardNotFound, requestNotFound, modelNotFound, translationNotFound, badForm
    case outOfBounds, emptyText, textTooLong, emptyFile, noText, notText, notADictionary, tooManyDictionaries,
        noDictionaries
    case unreadableEncoding, truncated, unsafeArchive, encrypted, tooLarge, unsupported
    case impossibleDeckName, deckExists, deckInItself, impossibleDeckSettings, impossibleNote, reschedulingUndecided
    case staleRescheduling, reschedulingGone, nothingToUndo, unreadableList, noColumnOfWords, unreadablePackage
    case unusableMedium, searchTookTooLong, notebook, lesson, impossiblePair, noModel
    case impossibleModel, noKey, keysUnavailable, requestTooLarge, budgetUsedUp, unreachable
    case untrusted, timedOut, brokenOff, cancelled, refusedKey, wrongAddress
    case unknownModel, notAnEndpoint, accountUsedUp, serverFailed, refusedRequest, tooLong
    case emptyReply, cutShort, withheld, invalidReply, noPicture, notAPicture
    case pictureTooLarge, tooManyPoints, damagedPicture, nobodyToAsk, libraryMissing, badModel
    case badLabels, noLabels, wrongLabelCount, noWord, pictureForgotten, recogniserStopped
    case pictureTookTooLong, tooManyRequests, overloaded, databaseAway, diskFull, readOnlyDisk
    case databaseMoved, databaseDamaged, noBackups, unexpected
    case notSignedIn, wrongNameOrPassword, notInvited, nameTaken, impossibleName, weakPassword, tooYoung, ageUnknown
    case accountNotFound, lastAdministrator
    case notEmpty, notAnExport, damagedExport, newerExport
    case accountClosed, providerNotFound, providerFailed, unproven, identityTaken, lastIdentity
    case freeRequestsUsedUp, noStore, purchaseRefused, purchaseTaken
    case quotaExceeded
}

extension Problem {
    /// The code of the error that the problem describes.
    public var code: ErrorCode {
        switch self {
        case .notFound, .noDailyWords, .noDailyWord: .notFound
        case .account(let error): error.code
        case .archive(let problem): problem.code
        case .bookNotFound: .bookNotFound
        case .pageNotFound: .pageNotFound
        case .jobNotFound, .jobInterrupted: .jobNotFound
        case .emptyFile: .emptyFile
        case .notText: .notText
        case .notADictionary: .notADictionary
        case .dictionaryNotFound: .dictionaryNotFound
        case .tooManyDictionaries: .tooManyDictionaries
        case .noDictionaries: .noDictionaries
        case .unreadableEncoding: .unreadableEncoding
        case .truncated, .brokenDictionary: .truncated
        case .unsafeArchive: .unsafeArchive
        case .tooLarge: .tooLarge
        case .encrypted: .encrypted
        case .noText, .blankFile, .noEntries: .noText
        case .unsupported: .unsupported
        case .deckNotFound: .deckNotFound
        case .cardNotFound: .cardNotFound
        case .impossibleDeckName: .impossibleDeckName
        case .deckExists: .deckExists
        case .deckInItself: .deckInItself
        case .impossibleDeckSettings: .impossibleDeckSettings
        case .impossibleNote: .impossibleNote
        case .nothingToUndo: .nothingToUndo
        case .reschedulingUndecided: .reschedulingUndecided
        case .staleRescheduling: .staleRescheduling
        case .reschedulingGone: .reschedulingGone
        case .unreadableList: .unreadableList
        case .unreadablePackage: .unreadablePackage
        case .unusableMedium: .unusableMedium
        case .searchTookTooLong: .searchTookTooLong
        case .noColumnOfWords: .noColumnOfWords
        case .notebook: .notebook
        case .methodNotAllowed: .methodNotAllowed
        case .fromElsewhere: .forbidden
        case .lesson: .lesson
        case .model(let error): error.code
        case .translate(let problem): problem.code
        case .tooManyRequests: .tooManyRequests
        case .overloaded: .overloaded
        case .databaseAway: .databaseAway
        case .textTooLong: .textTooLong
        case .picture(let problem): problem.code
        case .diskFull: .diskFull
        case .overQuota: .quotaExceeded
        case .readOnlyDisk: .readOnlyDisk
        case .databaseMoved: .databaseMoved
        case .databaseDamaged: .databaseDamaged
        case .noBackups: .noBackups
        case .badForm, .notAChoice, .impossibleWord, .tooManyWords, .impossibleCorrection, .emptyTitle: .badForm
        case .outOfBounds: .outOfBounds
        case .unexpected: .unexpected
        }
    }
}

extension TranslateProblem {
    fileprivate var code: ErrorCode {
        switch self {
        case .emptyText: .emptyText
        case .tooLong: .textTooLong
        case .impossiblePair: .impossiblePair
        case .noSuchTranslation: .translationNotFound
        }
    }
}

extension PictureProblem {
    fileprivate var code: ErrorCode {
        switch self {
        case .noPicture: .noPicture
        case .notAPicture: .notAPicture
        case .tooLarge: .pictureTooLarge
        case .tooManyPoints: .tooManyPoints
        case .damaged: .damagedPicture
        case .nobodyToAsk: .nobodyToAsk
        case .noLibrary: .libraryMissing
        case .badModel: .badModel
        case .badLabels: .badLabels
        case .noLabels: .noLabels
        case .wrongLabelCount: .wrongLabelCount
        case .noWord: .noWord
        case .forgotten: .pictureForgotten
        case .recogniserStopped: .recogniserStopped
        case .tookTooLong: .pictureTookTooLong
        }
    }
}

extension ModelError {
    /// The code of the error.
    public var code: ErrorCode {
        switch self {
        case .noProfile: .noModel
        case .noSuchProfile: .modelNotFound
        case .impossibleProfile: .impossibleModel
        case .noKey: .noKey
        case .keys: .keysUnavailable
        case .noSuchRequest: .requestNotFound
        case .requestTooLarge: .requestTooLarge
        case .budgetUsedUp: .budgetUsedUp
        case .freeRequestsUsedUp: .freeRequestsUsedUp
        case .unreachable: .unreachable
        case .untrusted: .untrusted
        case .timedOut: .timedOut
        case .brokenOff: .brokenOff
        case .cancelled: .cancelled
        case .refusedKey: .refusedKey
        case .wrongAddress: .wrongAddress
        case .unknownModel: .unknownModel
        case .notAnEndpoint: .notAnEndpoint
        case .tooManyRequests: .tooManyRequests
        case .accountUsedUp: .accountUsedUp
        case .serverFailed: .serverFailed
        case .refusedRequest: .refusedRequest
        case .tooLong: .tooLong
        case .emptyReply: .emptyReply
        case .cutShort: .cutShort
        case .withheld: .withheld
        case .invalidReply: .invalidReply
        }
    }
}

extension ArchiveProblem {
    fileprivate var code: ErrorCode {
        switch self {
        case .notEmpty: .notEmpty
        case .notAnExport: .notAnExport
        case .damaged, .incomplete: .damagedExport
        case .encrypted: .encrypted
        case .tooLarge: .tooLarge
        case .newer: .newerExport
        }
    }
}

extension AccountError {
    /// The code of the error.
    fileprivate var code: ErrorCode {
        switch self {
        case .impossibleName, .impossibleLabel: .impossibleName
        case .weakPassword: .weakPassword
        case .nameTaken: .nameTaken
        case .wrongNameOrPassword, .wrongPassword: .wrongNameOrPassword
        case .tooManyTries: .tooManyRequests
        case .notInvited, .noInvitation: .notInvited
        case .noBirthMonth: .badForm
        case .ageUnknown: .ageUnknown
        case .tooYoung: .tooYoung
        case .notSignedIn: .notSignedIn
        case .notAdministrator, .notForPrograms: .forbidden
        case .lastAdministrator: .lastAdministrator
        case .notFound, .noReset: .accountNotFound
        case .closed: .accountClosed
        case .noProvider: .providerNotFound
        case .providerFailed: .providerFailed
        case .declined, .unproven: .unproven
        case .identityTaken: .identityTaken
        case .lastIdentity: .lastIdentity
        case .noStore: .noStore
        case .purchaseRefused: .purchaseRefused
        case .purchaseTaken: .purchaseTaken
        }
    }
}
