/// Why an account cannot be made, signed in to or changed, or cannot have a purchase.
public enum AccountError: Error, Hashable, Sendable {
    /// A name that nobody can have.
    case impossibleName(NameFault)
    /// A password that would be guessed.
    case weakPassword(PasswordFault)
    /// Another account has the name.
    case nameTaken
    /// The name or the password is wrong; which of them is not told.
    case wrongNameOrPassword
    /// The account's password was asked for again, and is another.
    case wrongPassword
    /// Too many tries; the seconds until the next may succeed.
    case tooManyTries(retryAfter: Int)
    /// This server takes only those who were invited.
    case notInvited
    /// An invitation that was used, has ended or never was.
    case noInvitation
    /// A link to choose a new password that was used, has ended, was replaced or never was.
    case noReset
    /// No month of birth was given, or one that cannot be.
    case noBirthMonth
    /// The learner was not asked yet when they were born.
    case ageUnknown
    /// The learner is not old enough.
    case tooYoung
    /// The request needs somebody who is signed in.
    case notSignedIn
    /// The request needs an administrator.
    case notAdministrator
    /// The request needs somebody who signed in with a password, not a program's token.
    case notForPrograms
    /// The last administrator cannot stop being one, or be closed.
    case lastAdministrator
    /// No account, device, token or invitation is the one that was named.
    case notFound
    /// The name of a token or of a person is empty or too long.
    case impossibleLabel
    /// An administrator closed the account.
    case closed
    /// This server does not sign in with the provider that was named.
    case noProvider
    /// The learner did not go through with it at the provider, or the provider refused.
    case declined
    /// What came back from a provider does not prove who it is about, or belongs to another browser or an earlier try.
    case unproven
    /// The provider cannot be reached, or its answer cannot be used; the reason is for whoever runs the server.
    case providerFailed(reason: String)
    /// Another account signs in with the identity.
    case identityTaken
    /// An account without a password needs an identity to sign in with, at a provider that the server still offers.
    case lastIdentity
    /// Nothing is sold on this server.
    case noStore
    /// What was sent as a purchase does not count.
    case purchaseRefused(PurchaseFault)
    /// The purchase serves another account, or was made for one.
    case purchaseTaken

    /// What is wrong with a name to sign in with.
    public enum NameFault: Hashable, Sendable {
        case empty
        /// It has more characters than this.
        case tooLong(limit: Int)
        /// It has a space or a sign that names do not have.
        case sign
        /// It has an @ and is no e-mail address.
        case noAddress
    }

    /// What is wrong with a password.
    public enum PasswordFault: Hashable, Sendable {
        /// It has fewer characters than this.
        case tooShort(least: Int)
        /// It has more characters than this.
        case tooLong(most: Int)
        /// It is one of the commonest passwords, or one of them with something around it.
        case common
        /// It says the name.
        case name
        /// It repeats a few characters, or follows the alphabet, the digits or the keyboard.
        case pattern
    }
}

extension AccountError {
    /// Whether somebody may not ask at all, or not any more; otherwise what was asked for was refused.
    public var isOfAdmission: Bool { self == .notSignedIn || self == .notAdministrator }
}

extension AccountError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .impossibleName(let fault): "\(fault.text) Nothing was saved; choose another name."
        case .weakPassword(let fault): "\(fault.text) Nothing was saved; choose another password."
        case .nameTaken: "This name is taken. Nothing was saved; choose another."
        case .wrongNameOrPassword:
            "The name or the password is wrong. Nothing was changed; check both, or ask whoever runs this server."
        case .wrongPassword: "The password is wrong. Nothing was changed; enter the one with which you sign in."
        case .tooManyTries(let seconds):
            "There were too many tries. Nothing was changed; try again in \(seconds) seconds."
        case .notInvited: "This server takes only those who were invited. Nothing was saved; ask whoever runs it."
        case .noInvitation:
            "This invitation was used, has ended or never was. Nothing was saved; ask for a new one."
        case .noReset:
            "This link was used, has ended or was replaced. Nothing was changed; ask an administrator for a new one."
        case .noBirthMonth: "The month and the year of birth are needed. Nothing was saved; give both."
        case .ageUnknown:
            "Nobody has asked yet when you were born. Nothing was shown or changed; say it first."
        case .tooYoung:
            "Glossa can be used here from the age of 13. Nothing that you entered was kept; come back when you are older."
        case .notSignedIn: "You are not signed in. Nothing was shown or changed; sign in first."
        case .notAdministrator: "Only an administrator can do this. Nothing was changed."
        case .notForPrograms:
            "A program’s token cannot do this. Nothing was changed; sign in in a browser, and do it there."
        case .lastAdministrator:
            "This is the last administrator. Nothing was changed; make another account an administrator first."
        case .notFound: "There is no such account, device, token or invitation. Nothing was changed."
        case .impossibleLabel: "A name has from 1 to 80 characters. Nothing was saved; choose another."
        case .closed: "This account is closed. Nothing was shown or changed; ask whoever runs this server."
        case .noProvider:
            "This server does not sign in with this provider. Nothing was changed; sign in another way."
        case .declined: "The provider did not sign you in. Nothing was changed; try again, or sign in another way."
        case .unproven:
            "What came back from the provider does not prove who you are. Nothing was changed; sign in again from the start."
        case .providerFailed(let reason):
            "The provider could not be asked: \(reason). Nothing was changed; try again later, or sign in another way."
        case .identityTaken:
            "Another account signs in with it. Nothing was changed; sign in to that account and unlink it there first."
        case .lastIdentity:
            "This account has no password, and this is the only way into it. Nothing was changed; link another first."
        case .noStore: "Nothing is sold on this server, and everything is open. Nothing was changed."
        case .purchaseRefused(let fault):
            "\(fault.text) Nothing was opened; restore the purchase in the app, and try again."
        case .purchaseTaken:
            "Another account has this purchase. Nothing was changed; sign in to that account, and give the purchase up there."
        }
    }
}

extension AccountError.NameFault {
    fileprivate var text: String {
        switch self {
        case .empty: "A name is needed."
        case .tooLong(let limit): "A name has at most \(limit) characters."
        case .sign: "A name has letters, digits and the signs . _ - + only, or is an e-mail address."
        case .noAddress: "A name with @ must be an e-mail address."
        }
    }
}

extension PurchaseFault {
    fileprivate var text: String {
        switch self {
        case .malformed: "This is no purchase that a store has signed."
        case .chain, .signature: "The App Store did not sign this purchase."
        case .app: "This purchase is of another app."
        case .environment: "This purchase was made in another environment of the store."
        case .product: "What was bought opens nothing here."
        case .early: "This purchase is dated in the future."
        case .expired: "This purchase has ended."
        case .revoked: "The store took this purchase back."
        }
    }
}

extension AccountError.PasswordFault {
    fileprivate var text: String {
        switch self {
        case .tooShort(let least): "A password has at least \(least) characters."
        case .tooLong(let most): "A password has at most \(most) characters."
        case .common: "This password is one of the first that are tried."
        case .name: "A password must not contain the name."
        case .pattern: "This password is a pattern, which is quickly guessed."
        }
    }
}

#if !hasFeature(Embedded)
extension AccountError: Codable {}
extension AccountError.NameFault: Codable {}
extension AccountError.PasswordFault: Codable {}
#endif
