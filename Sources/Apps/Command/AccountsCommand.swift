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

    /// Changes an account as whoever has the machine may.
    ///
    /// - Returns: The account as it was.
    func changeAccount(_ name: String, _ change: AccountsDesk.Change) async throws -> Account {
        let opened = try await openAccounts()
        let account = try await opened.accounts.account(named: name)
        try await opened.workplace.change(account.learner, change, in: opened.accounts, at: Self.clock.now())
        return account
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

    @Argument(help: "The account's name.") var name: String
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let accounts = try await desk.openAccounts().accounts
        let account = try await accounts.account(named: name)
        let password = try Password.read(twice: true)
        try await accounts.setPassword(of: account.learner, to: password, at: DeskOptions.clock.now())
        Output.line("The password of \(account.name) is set, and every device and program is signed out.")
    }
}

struct AccountsPromote: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "promote", abstract: "Make an account an administrator.",
        discussion: """
            An administrator invites others, looks after accounts and backups, and may name what the machine reaches.
            """)

    @Argument(help: "The account's name.") var name: String
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let account = try await desk.changeAccount(name, AccountsDesk.Change(isAdministrator: true))
        Output.line(
            account.isAdministrator
                ? "\(account.name) is an administrator already." : "\(account.name) is an administrator now.")
    }
}

struct AccountsDemote: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "demote", abstract: "Make an administrator a learner like any other.",
        discussion: """
            The last administrator stays one. Open invitations of whoever is demoted make no accounts any more.
            """)

    @Argument(help: "The account's name.") var name: String
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let account = try await desk.changeAccount(name, AccountsDesk.Change(isAdministrator: false))
        Output.line(
            account.isAdministrator
                ? "\(account.name) is no longer an administrator." : "\(account.name) is no administrator.")
    }
}

struct AccountsClose: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "close", abstract: "Close an account: nobody can sign in to it, and its data stay.",
        discussion: "Every device and program of it is signed out, and what goes on for it in the background ends.")

    @Argument(help: "The account's name.") var name: String
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let account = try await desk.changeAccount(name, AccountsDesk.Change(isClosed: true))
        Output.line("Closed \(account.name). `glossa accounts open` opens it again.")
    }
}

struct AccountsOpen: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "open", abstract: "Open a closed account again.")

    @Argument(help: "The account's name.") var name: String
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let account = try await desk.changeAccount(name, AccountsDesk.Change(isClosed: false))
        Output.line("Opened \(account.name).")
    }
}

struct AccountsSignOut: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sign-out", abstract: "Sign out every device and program of an account.")

    @Argument(help: "The account's name.") var name: String
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let accounts = try await desk.openAccounts().accounts
        let account = try await accounts.account(named: name)
        try await accounts.signOutAll(of: account.learner, at: DeskOptions.clock.now())
        Output.line("Every device and program of \(account.name) is signed out.")
    }
}
