import Model
import Routes

/// `/account/sign-in`, `/account/join` and `/account/age`: the forms of somebody who is not at the desk yet.
public enum EntrancePage {
    /// The form for signing in.
    public struct SignIn: Sendable {
        /// The page to open then, as a link; empty for the first.
        public var next: String
        /// The name that was entered, to be corrected.
        public var name: String
        /// Whether the learner has just signed out.
        public var isOut: Bool
        /// Whether the learner has just chosen a new password.
        public var isReset: Bool
        public var problem: AccountError?
        /// Whether anybody may make an account.
        public var offersJoining: Bool
        /// With whom learners can sign in.
        public var providers: [SignInProvider]

        public init(
            next: String = "", name: String = "", isOut: Bool = false, isReset: Bool = false,
            problem: AccountError? = nil, offersJoining: Bool = false, providers: [SignInProvider] = []
        ) {
            self.next = next
            self.name = name
            self.isOut = isOut
            self.isReset = isReset
            self.problem = problem
            self.offersJoining = offersJoining
            self.providers = providers
        }
    }

    /// The form for a new account.
    public struct Join: Sendable {
        /// The text of the invitation; empty where anybody may join.
        public var invitation: String
        /// Whether the invitation can still be used, or none is needed.
        public var isOpen: Bool
        /// What was entered, to be corrected. The password is never shown again.
        public var name: String
        public var shownName: String
        public var birthYear: String
        public var birthMonth: Int?
        /// The least number of characters of a password.
        public var leastPassword: Int
        public var problem: AccountError?
        /// With whom an account can be made.
        public var providers: [SignInProvider]

        public init(
            invitation: String = "", isOpen: Bool, name: String = "", shownName: String = "", birthYear: String = "",
            birthMonth: Int? = nil, leastPassword: Int, problem: AccountError? = nil, providers: [SignInProvider] = []
        ) {
            self.invitation = invitation
            self.isOpen = isOpen
            self.name = name
            self.shownName = shownName
            self.birthYear = birthYear
            self.birthMonth = birthMonth
            self.leastPassword = leastPassword
            self.problem = problem
            self.providers = providers
        }

        /// The field that has to be filled in otherwise, by its id; nil if the problem is none of a field.
        var faultyField: String? {
            switch problem {
            case .impossibleName, .nameTaken: "name"
            case .impossibleLabel: "shownName"
            case .weakPassword: "password"
            case .noBirthMonth: "birth"
            default: nil
            }
        }

        /// What is wrong with a field; nil if nothing is.
        func problem(of field: String) -> AccountError? { faultyField == field ? problem : nil }
    }

    /// The form for a new password, to which a link from an administrator leads.
    public struct Reset: Sendable {
        /// The text of the link.
        public var token: String
        /// Whose password it is; nil if the link cannot be used.
        public var account: Account?
        /// The least number of characters of a password.
        public var leastPassword: Int
        public var problem: AccountError?

        public init(token: String, account: Account?, leastPassword: Int, problem: AccountError? = nil) {
            self.token = token
            self.account = account
            self.leastPassword = leastPassword
            self.problem = problem
        }
    }

    /// The question for the month of birth.
    public struct Age: Sendable {
        public var next: String
        public var problem: AccountError?

        public init(next: String = "", problem: AccountError? = nil) {
            self.next = next
            self.problem = problem
        }
    }
}

/// `/account`: the learner's account.
public enum AccountPage {
    /// The data that the page shows.
    public struct Model: Sendable {
        public var account: Account
        public var accesses: [Access]
        /// The access that asks.
        public var current: ID<Access>?
        /// What the learner is at providers.
        public var identities: [Identity]
        /// With whom learners can sign in.
        public var providers: [SignInProvider]
        /// What the learner has of what the server sells; nil where nothing is.
        public var plan: Plan?
        public var notice: AccountPath.Notice?
        /// A token that was just made, with its name; it is shown this once.
        public var token: (name: String, text: String)?
        public var problem: AccountError?
        /// The form that was sent with what the problem is about; nil if there was none.
        public var form: Form?
        public var leastPassword: Int

        /// A form of the page.
        public enum Form: Hashable, Sendable { case password, linking, token }

        public init(
            account: Account, accesses: [Access], current: ID<Access>?, identities: [Identity] = [],
            providers: [SignInProvider] = [], plan: Plan? = nil, notice: AccountPath.Notice? = nil,
            token: (name: String, text: String)? = nil, problem: AccountError? = nil, form: Form? = nil,
            leastPassword: Int
        ) {
            self.account = account
            self.accesses = accesses
            self.current = current
            self.identities = identities
            self.providers = providers
            self.plan = plan
            self.notice = notice
            self.token = token
            self.problem = problem
            self.form = form
            self.leastPassword = leastPassword
        }

        /// The field that has to be filled in otherwise, by its id; nil if the problem is none of a field.
        var faultyField: String? {
            switch (problem, form) {
            case (.wrongPassword, .password): "old"
            case (.weakPassword, .password): "new"
            case (.wrongPassword, .linking): "link-password"
            case (.impossibleLabel, .token): "token-name"
            default: nil
            }
        }

        /// What is wrong with a field; nil if nothing is.
        func problem(of field: String) -> AccountError? { faultyField == field ? problem : nil }
    }
}

/// `/account/people`: all accounts and open invitations, for administrators.
public enum PeoplePage {
    /// The data that the page shows.
    public struct Model: Sendable {
        public var accounts: [Account]
        /// When the accounts of which learners are deleted with everything of theirs, as requested.
        public var deletions: [ID<Learner>: Timestamp]
        public var invitations: [Invitation]
        /// The learner who looks.
        public var viewer: ID<Learner>
        public var notice: AccountPath.Notice?
        /// Whose account the notice is about.
        public var changed: ID<Learner>?
        /// An invitation that was just written: whom it is for, and its link, which is shown this once.
        public var written: (note: String, link: String)?
        /// A link to choose a new password that was just made: for whom, and the link, which is shown this once.
        public var reset: (learner: ID<Learner>, link: String)?
        public var problem: AccountError?
        /// Whose form was sent with what the problem is about; nil for that of an invitation, or of no form.
        public var asked: ID<Learner>?

        public init(
            accounts: [Account], deletions: [ID<Learner>: Timestamp] = [:], invitations: [Invitation],
            viewer: ID<Learner>, notice: AccountPath.Notice? = nil, changed: ID<Learner>? = nil,
            written: (note: String, link: String)? = nil, reset: (learner: ID<Learner>, link: String)? = nil,
            problem: AccountError? = nil, asked: ID<Learner>? = nil
        ) {
            self.changed = changed
            self.reset = reset
            self.asked = asked
            self.deletions = deletions
            self.accounts = accounts
            self.invitations = invitations
            self.viewer = viewer
            self.notice = notice
            self.written = written
            self.problem = problem
        }
    }
}
