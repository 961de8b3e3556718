import Accounts
import HTTPTypes
import Hummingbird
import Model
import Pages
import Routes
import Wire

extension Site {
    /// `/account…` of a learner who is signed in.
    func account(_ path: AccountPath, _ visit: Visit) async throws -> Response {
        guard case .accounts(let accounts, _) = parts.door, let visitor else {
            // A desk without accounts has no such pages.
            throw AssetError.notFound(visit.route.path)
        }
        let learner = context.learner
        switch path {
        // Whoever is signed in already goes on.
        case .signIn, .join, .enter, .create, .toProvider: return .seeOther(.today)
        // A link to choose a new password is for whoever has it, whether signed in or not.
        case .reset, .chooseReset:
            return await Lobby(parts: parts, accounts: accounts, now: visit.now, sender: sender).answer(
                visit.route, visit.request)
        case .age(let next):
            guard visitor.account.ageConfirmedAt == nil else { return .seeOther(.today) }
            return .page(EntrancePage.page(EntrancePage.Age(next: next), entrance(visit.shell)))
        case .confirmAge: return try await confirmAge(accounts, visit)
        case .overview(let notice): return try await accountPage(accounts, visitor, visit, notice: notice)
        case .signOut:
            try? await accounts.signOut(visitor.access.id, of: learner, at: visit.now)
            parts.security.happened(.signedOut, by: learner)
            var response = Response.seeOther(.account(.signIn(out: true)))
            response.signOut()
            return response
        case .changePassword:
            let form = try await Form(visit.request)
            do {
                try await accounts.changePassword(
                    of: learner, from: form["old"] ?? "", to: form["new"] ?? "", keeping: visitor.access.id,
                    at: visit.now)
                parts.security.happened(.passwordChanged, by: learner)
                return .seeOther(.account(.overview(notice: .passwordChanged)))
            } catch let error as AccountError {
                parts.security.refused(error, to: learner)
                return try await accountPage(accounts, visitor, visit, problem: error, in: .password)
            }
        case .makeToken:
            let form = try await Form(visit.request)
            do {
                let made = try await accounts.makeToken(
                    named: form["name"] ?? "", of: learner, from: visitor.access.id, at: visit.now)
                parts.security.happened(.tokenMade, by: learner)
                return try await accountPage(
                    accounts, visitor, visit, token: (made.access.name, made.token.text))
            } catch let error as AccountError {
                return try await accountPage(accounts, visitor, visit, problem: error, in: .token)
            }
        case .end(let access):
            try await accounts.signOut(access, of: learner, at: visit.now)
            parts.security.happened(.deviceEnded, by: learner)
            return .seeOther(.account(.overview(notice: .ended)))
        case .endOthers:
            try await accounts.signOutOthers(than: visitor.access.id, of: learner, at: visit.now)
            parts.security.happened(.othersEnded, by: learner)
            return .seeOther(.account(.overview(notice: .othersEnded)))
        case .link, .posted, .fromProvider, .unlink: return try await identities(path, accounts, visitor, visit)
        case .people, .invite, .takeBack, .change, .makeReset: return try await people(path, accounts, visitor, visit)
        }
    }

    /// Links what the learner is at a provider, and unlinks it.
    private func identities(
        _ path: AccountPath, _ accounts: AccountsDesk, _ visitor: Admitted, _ visit: Visit
    ) async throws -> Response {
        let learner = context.learner
        let passage = ProviderPassage(accounts: accounts, sender: sender, now: visit.now)
        var response: Response
        do {
            switch path {
            case .link(let provider):
                let password = try await Form(visit.request)["password"] ?? ""
                return try await passage.leave(for: provider, toLinkTo: learner, password: password, visit.shell)
            case .posted(let provider): return try await passage.forward(provider, visit.request)
            case .unlink(let identity):
                try await accounts.unlink(identity, of: learner, at: visit.now)
                parts.security.happened(.identityUnlinked, by: learner)
                return .seeOther(.account(.overview(notice: .unlinked)))
            case .fromProvider(let provider, let answer):
                let kept = visit.request.providerVisit
                if let kept, kept.linking == nil {
                    // Whoever is signed in already goes on.
                    response = .seeOther(.today)
                } else {
                    // Somebody else may have signed in to this browser meanwhile.
                    guard let kept, kept.linking == learner else { throw AccountError.unproven }
                    let proven = try await passage.prove(answer, from: provider, of: kept)
                    try await accounts.link(proven, to: learner, after: kept, at: visit.now)
                    parts.security.happened(.identityLinked, by: learner)
                    response = .seeOther(.account(.overview(notice: .linked)))
                }
            default: return .seeOther(.account())
            }
        } catch let error as AccountError where !error.isOfAdmission {
            if Failure.isForLog(error) { parts.errors.failed(visit.request.method, on: visit.route, error) }
            parts.security.refused(error, to: learner)
            response = try await accountPage(accounts, visitor, visit, problem: error, in: .linking)
        }
        if case .fromProvider = path { response.endProviderVisit() }
        return response
    }

    private func confirmAge(_ accounts: AccountsDesk, _ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        let today = context.localClock.date(at: visit.now)
        guard
            let birth = BirthMonth(
                year: form["birthYear"].flatMap { Int($0) } ?? 0, month: form["birthMonth"].flatMap { Int($0) } ?? 0,
                today: today)
        else {
            let model = EntrancePage.Age(next: form["next"] ?? "", problem: .noBirthMonth)
            return .page(EntrancePage.page(model, entrance(visit.shell)), status: .unprocessableContent)
        }
        do {
            try await accounts.confirmAge(
                birth, wasTooYoung: visit.request.wasTooYoung, of: context.learner, on: today, at: visit.now)
        } catch AccountError.tooYoung {
            try await accounts.forget(context.learner, at: visit.now)
            parts.security.refused(.age, to: context.learner)
            var response = Response.page(
                ProblemPage.page(ProblemPage.Model(problem: .account(.tooYoung)), entrance(visit.shell)),
                status: .forbidden)
            response.signOut()
            response.keepTooYoung()
            return response
        }
        return .seeOther(Route(link: form["next"] ?? "").flatMap { $0.methods == [.get] ? $0 : nil } ?? .today)
    }

    /// The frame of a page without rooms.
    private func entrance(_ shell: Shell) -> Shell {
        var shell = shell
        shell.isEntrance = true
        return shell
    }

    private func accountPage(
        _ accounts: AccountsDesk, _ visitor: Admitted, _ visit: Visit, notice: AccountPath.Notice? = nil,
        token: (name: String, text: String)? = nil, problem: AccountError? = nil, in form: AccountPage.Model.Form? = nil
    ) async throws -> Response {
        let model = AccountPage.Model(
            account: visitor.account, accesses: try await accounts.accesses(of: context.learner),
            current: visitor.access.id, identities: try await accounts.identities(of: context.learner),
            providers: accounts.offered, plan: try await context.entitlements.plan(at: visit.now), notice: notice,
            token: token, problem: problem, form: form,
            leastPassword: PasswordRule.least)
        return .page(
            AccountPage.page(model, visit.shell), status: problem.map { Failure.explain($0).status } ?? .ok)
    }

    private func people(
        _ path: AccountPath, _ accounts: AccountsDesk, _ visitor: Admitted, _ visit: Visit
    ) async throws -> Response {
        try requireAdministrator()
        let learner = context.learner
        do {
            switch path {
            case .invite:
                let note = try await Form(visit.request)["note"] ?? ""
                let (invitation, token) = try await accounts.invite(note, by: learner, at: visit.now)
                parts.security.happened(.invited, by: learner)
                let link = link(to: .join(invitation: token.text))
                return try await peoplePage(accounts, visit, written: (invitation.note, link))
            case .takeBack(let invitation):
                try await accounts.takeBack(invitation, by: learner, at: visit.now)
                parts.security.happened(.invitationTakenBack, by: learner)
                return .seeOther(.account(.people(notice: .takenBack)))
            case .change(let other):
                let form = try await Form(visit.request)
                let change = AccountsDesk.Change(
                    isAdministrator: form["administrator"].map { $0 == "on" },
                    isClosed: form["closed"].map { $0 == "on" })
                try await parts.workplace.change(other, change, in: accounts, by: learner, at: visit.now)
                parts.security.happened(.accountChanged, by: learner, to: other)
                return .seeOther(.account(.people(notice: Self.notice(of: change), about: other)))
            case .makeReset(let other):
                let password = try await Form(visit.request)["password"] ?? ""
                do {
                    let (_, token) = try await accounts.makeReset(
                        of: other, by: learner, confirmedBy: password, at: visit.now)
                    parts.security.happened(.resetMade, by: learner, to: other)
                    return try await peoplePage(
                        accounts, visit, reset: (other, link(to: .reset(token: token.text))))
                } catch let error as AccountError where !error.isOfAdmission {
                    parts.security.refused(error, to: learner)
                    return try await peoplePage(accounts, visit, problem: error, asked: other)
                }
            case .people(let notice, let changed):
                return try await peoplePage(accounts, visit, notice: notice, changed: changed)
            default: return .seeOther(.account(.people()))
            }
        } catch let error as AccountError where !error.isOfAdmission {
            return try await peoplePage(accounts, visit, problem: error)
        }
    }

    /// Checks that what concerns the whole server is asked for by somebody who may: by an administrator, where there are
    /// accounts.
    ///
    /// - Throws: ``AccountError/notAdministrator``.
    func requireAdministrator() throws(AccountError) {
        guard case .accounts = parts.door else { return }
        guard visitor?.account.isAdministrator == true else { throw .notAdministrator }
    }

    /// What the page of people says of a change.
    private static func notice(of change: AccountsDesk.Change) -> AccountPath.Notice? {
        switch (change.isAdministrator, change.isClosed) {
        case (true, _): .promoted
        case (false, _): .demoted
        case (nil, true): .closed
        case (nil, false): .opened
        case (nil, nil): nil
        }
    }

    /// The address of a page for whoever is sent a link to it.
    private func link(to path: AccountPath) -> String {
        (parts.reach.url(of: sender) ?? sender.url ?? "") + Route.account(path).link
    }

    private func peoplePage(
        _ accounts: AccountsDesk, _ visit: Visit, notice: AccountPath.Notice? = nil, changed: ID<Learner>? = nil,
        written: (note: String, link: String)? = nil, reset: (learner: ID<Learner>, link: String)? = nil,
        problem: AccountError? = nil, asked: ID<Learner>? = nil
    ) async throws -> Response {
        let model = PeoplePage.Model(
            accounts: try await accounts.accounts(), deletions: try await parts.workplace.deletions(),
            invitations: try await accounts.invitations(of: context.learner, at: visit.now), viewer: context.learner,
            notice: notice, changed: changed, written: written, reset: reset, problem: problem, asked: asked)
        return .page(PeoplePage.page(model, visit.shell), status: problem.map { Failure.explain($0).status } ?? .ok)
    }

    // MARK: The API

    /// `/api/v1/auth…` of a learner who is signed in.
    func api(_ path: AuthAPIPath, _ visit: Visit) async throws -> Response {
        guard case .accounts(let accounts, _) = parts.door, let visitor else {
            throw AssetError.notFound(visit.route.path)
        }
        let learner = context.learner
        switch path {
        // Signing in again is a sign-in of its own.
        case .signUp, .signIn, .signInApple:
            return await Lobby(parts: parts, accounts: accounts, now: visit.now, sender: sender).answer(
                visit.route, visit.request)
        case .signOut:
            try await accounts.signOut(visitor.access.id, of: learner, at: visit.now)
            parts.security.happened(.signedOut, by: learner)
            return .noContent
        case .age:
            let sent: SentBirth = try await visit.request.decoded()
            let today = context.localClock.date(at: visit.now)
            guard let birth = BirthMonth(year: sent.birthYear, month: sent.birthMonth, today: today) else {
                throw AccountError.noBirthMonth
            }
            do {
                try await accounts.confirmAge(
                    birth, wasTooYoung: visit.request.wasTooYoung, of: learner, on: today, at: visit.now)
            } catch AccountError.tooYoung {
                try await accounts.forget(learner, at: visit.now)
                parts.security.refused(.age, to: learner)
                throw AccountError.tooYoung
            }
            return .noContent
        case .account:
            let request = try await context.deletionRequest()
            return try .json(AccountJSON(visitor.account, deletionDueAt: request?.dueAt))
        case .devices:
            return try .json(
                try await accounts.accesses(of: learner).map {
                    AccessJSON($0, isCurrent: $0.id == visitor.access.id)
                })
        case .device(let access):
            try await accounts.signOut(access, of: learner, at: visit.now)
            parts.security.happened(.deviceEnded, by: learner)
            return .noContent
        case .tokens:
            let sent: SentToken = try await visit.request.decoded()
            let made = try await accounts.makeToken(
                named: sent.name, of: learner, from: visitor.access.id, at: visit.now)
            parts.security.happened(.tokenMade, by: learner)
            return try .json(SignedInJSON(learner, token: made.token.text), status: .created)
        }
    }
}

extension AccountsDesk {
    /// The providers with which learners can sign in, as pages show them.
    var offered: [SignInProvider] { providers.map(\.settings.provider) }
}
