import Accounts
import ArgumentParser
import Foundation
import Model
import Operations

/// `glossa accounts delete`: an account with everything of its learner, after a week or at once.
struct AccountsDelete: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete",
        abstract: "Delete an account and everything of its learner, after a week in which it can be taken back.",
        discussion: """
            After a week, the next command or a running server deletes the account, what is signed in to it, the invitations \
            that it wrote, and all books, words, cards, answers, translations, lessons, settings, pictures, recordings, \
            dictionaries, keys of language models and notebooks of its learner. Backups stay.

            Until then its learner can sign in and take it back, and so can `glossa accounts delete NAME --take-back`. To keep \
            the learner out meanwhile, close the account first.
            """)

    @Argument(help: "The account's name.") var name: String
    @Flag(help: "Delete it at once, which cannot be taken back.") var now = false
    @Flag(help: "Take the request back, whoever made it.") var takeBack = false
    @Flag(help: "Do not ask.") var yes = false
    @OptionGroup var desk: DeskOptions

    func validate() throws {
        if takeBack, now || yes { throw ValidationError("--take-back needs no other options.") }
    }

    func run() async throws {
        let opened = try await desk.openAccounts()
        let account = try await opened.accounts.account(named: name)
        let context = await opened.workplace.context(of: account.learner)
        if takeBack {
            guard try await context.takeBackDeletion() else {
                throw CommandFailure("\(account.name) is not to be deleted, so there is nothing to take back.")
            }
            return Output.line("\(account.name) will not be deleted.")
        }
        if !now, let request = try await context.deletionRequest() { return tell(account, request) }
        if !yes { try ask(account) }
        guard now else { return tell(account, try await context.requestDeletion()) }
        _ = try await context.requestDeletion(grace: 0)
        let files = desk.learnerFiles(owner: opened.owner)
        let notebook = context.notebook(at: files.notebook(of: account.learner))
        guard try await context.deleteEverythingIfDue(notebook) != nil else {
            throw CommandFailure(
                "\(account.name) was not deleted: the request was taken back meanwhile. Nothing was changed.")
        }
        Output.line("\(account.name) and everything of its learner are deleted.")
    }

    private func ask(_ account: Account) throws {
        Output.note(
            "\(account.name) and everything of its learner will be deleted \(now ? "at once" : "in a week"). "
                + "To go on, type the account's name.")
        guard let line = readLine(), (try? AccountName(line))?.key == account.name else {
            Output.note("Nothing was changed. With --yes the command does not ask.")
            throw ExitCode.failure
        }
    }

    private func tell(_ account: Account, _ request: DeletionRequest) {
        Output.line(
            "\(account.name) and everything of its learner will be deleted on \(request.dueAt.shortDate). Until then, "
                + "`glossa accounts delete \(account.name) --take-back` takes it back.")
    }
}
