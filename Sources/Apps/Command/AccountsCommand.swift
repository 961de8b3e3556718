import Accounts
import ArgumentParser
import Foundation
import Lanes
import Library
import Model
import OpenID
import Operations
import Storage
import Wire

/// `glossa accounts`: the accounts of a server that others reach, for whoever has the machine.
struct AccountsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "accounts",
        abstract: "List, add, promote, demote, close, open and delete accounts, and set passwords.",
        subcommands: [
            AccountsList.self, AccountsAdd.self, AccountsPassword.self, AccountsPromote.self, AccountsDemote.self,
            AccountsClose.self, AccountsOpen.self, AccountsDelete.self, AccountsSignOut.self,
        ], defaultSubcommand: AccountsList.self)
}

extension DeskOptions {
    /// Opens the accounts.
    func openAccounts() async throws -> OpenedAccounts {
        let (workplace, owner) = try await openWorkplace()
        return OpenedAccounts(workplace: workplace, accounts: AccountsDesk(of: workplace), owner: owner)
    }
}

/// The account that a command is about, and where it is.
struct NamedAccount: ParsableArguments {
    @Argument(help: "The account's name.") var name: String
    @OptionGroup var desk: DeskOptions

    /// Finds the account.
    ///
    /// - Throws: ``AccountError/notFound``, ``AccountError/impossibleName(_:)``, or what opening the desk throws.
    func find() async throws -> (account: Account, opened: OpenedAccounts) {
        let opened = try await desk.openAccounts()
        return (try await opened.accounts.account(named: name), opened)
    }

    /// Changes the account as whoever has the machine may, and prints what became of it.
    ///
    /// - Parameter told: Returns what to print. It is given the account as it was.
    func change(_ change: AccountsDesk.Change, told: (_ before: Account) -> String) async throws {
        let (account, opened) = try await find()
        try await opened.workplace.change(account.learner, change, in: opened.accounts, at: DeskOptions.clock.now())
        Output.line(told(account))
    }
}

/// What a command on accounts works with.
struct OpenedAccounts {
    let workplace: Workplace
    let accounts: AccountsDesk
    /// The learner of the desk that was there first.
    let owner: ID<Learner>
}

extension AccountsDesk {
    /// Creates the accounts of a workplace.
    init(
        of workplace: Workplace, admission: Admission = .invited, providers: [OpenIDProvider] = [], stay: Stay = .usual
    ) {
        let clock = workplace.clock
        self.init(
            database: workplace.database, admission: admission, providers: providers,
            lane: Lane(
                name: "passwords",
                limits: Lane.Limits(threads: 2, running: 2, waiting: 100, waitingOfOne: 100, retryAfter: 5), niceness: 5
            ),
            random: { clock.random() })
        self.stay = stay
    }
}

struct AccountsList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List all accounts.")

    @Flag(help: "Write JSON.") var json = false
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let opened = try await desk.openAccounts()
        let all = try await opened.accounts.accounts()
        let deletions = try await opened.workplace.deletions()
        if json {
            return try Output.json(all.map { AccountJSON($0, deletionDueAt: deletions[$0.learner]) })
        }
        if all.isEmpty {
            return Output.note("There are no accounts. `glossa accounts add NAME --owner` makes the first.")
        }
        for account in all {
            let notes = [
                account.isAdministrator ? "administrator" : nil, account.closedAt == nil ? nil : "closed",
                deletions[account.learner].map { "to be deleted on \($0.shortDate)" },
            ]
            Output.line(
                "\(account.name)\t\(account.shownName)\t\(notes.compactMap(\.self).joined(separator: ", "))")
        }
    }
}

struct AccountsAdd: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Make an account.",
        discussion: "The password is typed without echo, or piped in: it is never an argument, which others could see.")

    @Argument(help: "The name to sign in with: an e-mail address, or a name without spaces.") var name: String
    @Option(help: "What to call the learner (default: the name).") var shownName: String?
    @Flag(help: "Make it an administrator.") var administrator = false
    @Flag(help: "Make it the account of the desk that is on this machine already, and an administrator.") var owner =
        false
    @Flag(help: "Write JSON.") var json = false
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let password = try Password.read(twice: true)
        let opened = try await desk.openAccounts()
        let (accounts, ownersDesk) = (opened.accounts, opened.owner)
        if owner, try await accounts.account(of: ownersDesk) != nil {
            throw CommandFailure("The desk of this machine has an account already. Nothing was changed.")
        }
        let account = try await accounts.makeAccount(
            NewAccount(name: name, password: password, shownName: shownName ?? ""), for: owner ? ownersDesk : nil,
            isAdministrator: administrator || owner, at: DeskOptions.clock.now())
        if json { return try Output.json(AccountJSON(account)) }
        Output.line("Added \(account.name).")
    }
}

struct AccountsPassword: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "password", abstract: "Set a password that was forgotten, and sign out every device and program.")

    @OptionGroup var named: NamedAccount

    func run() async throws {
        let (account, opened) = try await named.find()
        let password = try Password.read(twice: true)
        try await opened.accounts.setPassword(of: account.learner, to: password, at: DeskOptions.clock.now())
        Output.line("The password of \(account.name) is set, and every device and program is signed out.")
    }
}

struct AccountsPromote: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "promote", abstract: "Make an account an administrator.",
        discussion: """
            An administrator invites others, looks after accounts and backups, and may name what the machine reaches.
            """)

    @OptionGroup var named: NamedAccount

    func run() async throws {
        try await named.change(AccountsDesk.Change(isAdministrator: true)) { before in
            before.isAdministrator
                ? "\(before.name) is an administrator already." : "\(before.name) is an administrator now."
        }
    }
}

struct AccountsDemote: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "demote", abstract: "Make an administrator a learner like any other.",
        discussion: """
            The last administrator stays one. Open invitations of whoever is demoted make no accounts any more.
            """)

    @OptionGroup var named: NamedAccount

    func run() async throws {
        try await named.change(AccountsDesk.Change(isAdministrator: false)) { before in
            before.isAdministrator
                ? "\(before.name) is no longer an administrator." : "\(before.name) is no administrator."
        }
    }
}

struct AccountsClose: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "close", abstract: "Close an account: nobody can sign in to it, and its data stay.",
        discussion: "Every device and program of it is signed out, and what goes on for it in the background ends.")

    @OptionGroup var named: NamedAccount

    func run() async throws {
        try await named.change(AccountsDesk.Change(isClosed: true)) { before in
            "Closed \(before.name). `glossa accounts open` opens it again."
        }
    }
}

struct AccountsOpen: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "open", abstract: "Open a closed account again.")

    @OptionGroup var named: NamedAccount

    func run() async throws {
        try await named.change(AccountsDesk.Change(isClosed: false)) { before in "Opened \(before.name)." }
    }
}

struct AccountsSignOut: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sign-out", abstract: "Sign out every device and program of an account.")

    @OptionGroup var named: NamedAccount

    func run() async throws {
        let (account, opened) = try await named.find()
        try await opened.accounts.signOutAll(of: account.learner, at: DeskOptions.clock.now())
        Output.line("Every device and program of \(account.name) is signed out.")
    }
}
