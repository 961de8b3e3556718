import Accounts
import Logging
import Model

/// Logs what happens to accounts: who signs in, what is refused, and what is changed. It names learners by their ids, which tell
/// nothing outside this database, and no name, address or secret.
///
/// Tries that a limit refuses are not logged: those before them were, and a flood must not fill the disk.
///
/// Source: OWASP ASVS 4.0.3, V7.1.3 and V7.2.
struct SecurityLog: Sendable {
    /// What succeeded.
    enum Event: String {
        case signedIn = "Signed in"
        case signedOut = "Signed out"
        case accountMade = "An account was made"
        case accountChanged = "An account was changed"
        case passwordChanged = "A password was changed"
        case resetMade = "A link to choose a new password was made"
        case passwordReset = "A password was chosen by a link"
        case identityLinked = "An identity of a provider was linked"
        case identityUnlinked = "An identity of a provider was unlinked"
        case tokenMade = "A token was made"
        case deviceEnded = "A device or program was signed out"
        case othersEnded = "All other devices and programs were signed out"
        case invited = "An invitation was written"
        case invitationTakenBack = "An invitation was taken back"
        case exported = "An export of everything was asked for"
        case backupMade = "A backup was asked for"
        case deletionRequested = "The deletion of everything was requested"
    }

    /// What was refused.
    enum Refusal: String {
        case password = "A name or password was wrong"
        case invitation = "An invitation was missing or over"
        case reset = "A link to choose a new password was over"
        case closedAccount = "A closed account was refused"
        case administrator = "Something for administrators was refused"
        case program = "Something was refused to a token"
        case age = "Somebody too young was refused, and the account was forgotten"
    }

    let logger: Logger

    /// Logs that somebody signed in, or that this made their account.
    func admitted(_ signedIn: SignedIn) {
        happened(signedIn.isNew ? .accountMade : .signedIn, by: signedIn.account.learner)
    }

    /// - Parameters:
    ///   - learner: Who did it.
    ///   - subject: To whose account, if it is another's.
    func happened(_ event: Event, by learner: ID<Learner>, to subject: ID<Learner>? = nil) {
        var metadata: Logger.Metadata = ["learner": "\(learner)"]
        if let subject { metadata["subject"] = "\(subject)" }
        logger.notice("\(event.rawValue)", metadata: metadata)
    }

    /// - Parameter learner: Whose request it was; nil for somebody who is not signed in.
    func refused(_ refusal: Refusal, to learner: ID<Learner>? = nil) {
        logger.notice("\(refusal.rawValue)", metadata: learner.map { ["learner": "\($0)"] } ?? [:])
    }

    /// Logs a refusal, if the error is one.
    func refused(_ error: AccountError, to learner: ID<Learner>? = nil) {
        switch error {
        case .wrongNameOrPassword, .wrongPassword: refused(.password, to: learner)
        case .closed: refused(.closedAccount, to: learner)
        case .notInvited, .noInvitation: refused(.invitation, to: learner)
        case .noReset: refused(.reset, to: learner)
        case .notAdministrator: refused(.administrator, to: learner)
        case .notForPrograms: refused(.program, to: learner)
        default: break
        }
    }
}
