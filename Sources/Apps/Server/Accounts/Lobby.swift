import Accounts
import HTTPTypes
import Hummingbird
import Model
import Operations
import Pages
import Routes
import Wire

/// What somebody sees who is not signed in: the way in, and nothing of anybody.
struct Lobby: Sendable {
    let parts: SiteParts
    let accounts: AccountsDesk
    let now: Timestamp
    /// Where the request comes from.
    let sender: RequestOrigin
    /// The client, by whose address tries are counted; empty if it is unknown.
    private var client: String { sender.client.map { "\($0)" } ?? "" }

    /// Answers a request of somebody who is not signed in.
    func answer(_ route: Route, _ request: Request) async -> Response {
        do {
            let refusal = await Responder.refusal(of: request, route) {
                problem(.methodNotAllowed, status: .methodNotAllowed, route, request)
            }
            if let refusal { return refusal }
            guard route.isForStrangers else { return try refused(route, request) }
            switch route {
            case .account(let path): return try await answer(path, request)
            case .api(.auth(.signUp)): return try await apiSignUp(request)
            case .api(.auth(.signIn)): return try await apiSignIn(request)
            case .api(.auth(.signInApple)): return try await apiSignInApple(request)
            case .api(.description):
                return .bytes(try APIDescription.document(), type: "application/json", cache: "no-cache")
            case .api(.storeNotifications): return try await parts.heedStore(request, from: sender, at: now)
            case .asset(let name, let version): return try parts.assets.answer(name, version, to: request)
            case .manifest: return try parts.assets.answer("manifest.webmanifest", nil, to: request)
            case .certificate(let path): return try parts.certificate(path, to: sender, shell(route, request))
            default: return try refused(route, request)
            }
        } catch {
            if let error = error as? AccountError { parts.security.refused(error) }
            return failure(error, route, request)
        }
    }

    /// Sends somebody who wants a page to the form for signing in, and back to the page from there.
    private func refused(_ route: Route, _ request: Request) throws -> Response {
        guard !request.isForAPI, request.method == .get || request.method == .head, !route.isFragment else {
            throw AccountError.notSignedIn
        }
        return .seeOther(.account(.signIn(next: route == .today ? "" : route.link)))
    }

    func failure(_ error: any Error, _ route: Route, _ request: Request) -> Response {
        let (problem, status) = Failure.explain(error)
        if Failure.isForLog(error) { parts.errors.failed(request.method, on: route, error) }
        var response =
            request.isForAPI
            ? Response.apiError(ErrorJSON(error, as: problem), status: status)
            : self.problem(problem, status: status, route, request)
        if case AccountError.tooManyTries(let seconds) = error { response.headers[.retryAfter] = String(seconds) }
        if case AccountError.tooYoung = error { response.keepTooYoung() }
        if status == .unauthorized { response.headers[.wwwAuthenticate] = "Bearer realm=\"Glossa\"" }
        return response
    }

    private func problem(
        _ problem: Problem, status: HTTPResponse.Status, _ route: Route, _ request: Request
    ) -> Response {
        .page(ProblemPage.page(ProblemPage.Model(problem: problem), shell(route, request)), status: status)
    }

    /// The frame of a page, in the language that the browser asks for.
    func shell(_ route: Route, _ request: Request) -> Shell {
        var preferences = Preferences()
        preferences.interface = request.interface
        return Shell(
            preferences: preferences, now: now, assetVersion: parts.assets.version, current: route, isEntrance: true)
    }

    private func answer(_ path: AccountPath, _ request: Request) async throws -> Response {
        let route = Route.account(path)
        let shell = shell(route, request)
        switch path {
        case .signIn(let next, let isOut, let isReset):
            return .page(EntrancePage.page(signInForm(next, isOut: isOut, isReset: isReset), shell))
        case .reset(let token):
            let account = try await accounts.accountToReset(token, at: now)
            return resetPage(token, account, shell)
        case .chooseReset: return try await chooseReset(try await Form(request), shell)
        case .join(let invitation):
            let isOpen =
                invitation.isEmpty
                ? accounts.admission == .anybody : try await accounts.isOpen(invitation, at: now)
            return .page(
                EntrancePage.page(
                    EntrancePage.Join(
                        invitation: invitation, isOpen: isOpen, leastPassword: PasswordRule.least,
                        providers: accounts.offered), shell)
            )
        case .enter: return try await enter(try await Form(request), request, shell)
        case .create: return try await create(try await Form(request), request, shell)
        case .toProvider(let provider, let next, let invitation):
            do {
                return try await passage.leave(for: provider, next: next, invitation: invitation)
            } catch let error as AccountError {
                return failed(error, request, next, shell)
            }
        case .posted(let provider): return try await passage.forward(provider, request)
        case .fromProvider(let provider, let answer):
            return try await welcomeBack(answer, from: provider, request, shell)
        default: return try refused(route, request)
        }
    }

    private func enter(_ form: Form, _ request: Request, _ shell: Shell) async throws -> Response {
        let (name, next) = (form["name"] ?? "", form["next"] ?? "")
        do {
            let signedIn = try await signIn(name, form["password"] ?? "", request)
            parts.security.admitted(signedIn)
            return welcome(signedIn, next)
        } catch let error as AccountError {
            parts.security.refused(error)
            return page(EntrancePage.page(signInForm(next, name: name, problem: error), shell), error)
        }
    }

    /// Signs in with a password, by whichever door.
    private func signIn(_ name: String, _ password: String, _ request: Request) async throws -> SignedIn {
        try await counted {
            try await accounts.signIn(name, password: password, device: request.deviceName, from: client, at: now)
        }
    }

    /// Signs in, and counts refusals.
    private func counted(_ signIn: () async throws -> SignedIn) async throws -> SignedIn {
        do {
            return try await signIn()
        } catch {
            parts.watch.metrics?.signInRefused(error)
            throw error
        }
    }

    private func signInForm(
        _ next: String, name: String = "", isOut: Bool = false, isReset: Bool = false, problem: AccountError? = nil
    ) -> EntrancePage.SignIn {
        EntrancePage.SignIn(
            next: next, name: name, isOut: isOut, isReset: isReset, problem: problem,
            offersJoining: accounts.admission == .anybody, providers: accounts.offered)
    }

    // MARK: A new password

    /// Sets the password that somebody chose who came by a link.
    private func chooseReset(_ form: Form, _ shell: Shell) async throws -> Response {
        let token = form["token"] ?? ""
        do {
            let account = try await accounts.setPassword(by: token, to: form["new"] ?? "", at: now)
            parts.security.happened(.passwordReset, by: account.learner)
            return .seeOther(.account(.signIn(reset: true)))
        } catch let error as AccountError {
            parts.security.refused(error)
            return resetPage(token, try await accounts.accountToReset(token, at: now), problem: error, shell)
        }
    }

    /// - Parameter account: Whose password it is; nil if the link cannot be used.
    private func resetPage(
        _ token: String, _ account: Account?, problem: AccountError? = nil, _ shell: Shell
    ) -> Response {
        let page = EntrancePage.page(
            EntrancePage.Reset(token: token, account: account, leastPassword: PasswordRule.least, problem: problem),
            shell)
        guard let error = problem ?? (account == nil ? AccountError.noReset : nil) else { return .page(page) }
        return self.page(page, error)
    }

    // MARK: Providers

    private var passage: ProviderPassage { ProviderPassage(accounts: accounts, sender: sender, now: now) }

    /// Signs in whoever is back from a provider.
    private func welcomeBack(
        _ answer: ProviderAnswer, from provider: String, _ request: Request, _ shell: Shell
    ) async throws -> Response {
        let visit = request.providerVisit
        var response: Response
        do {
            // Whoever links an identity is signed in.
            guard visit?.linking == nil else { throw AccountError.unproven }
            let proven = try await passage.prove(answer, from: provider, of: visit)
            let invitation = visit?.invitation ?? ""
            let signedIn = try await accounts.signIn(
                with: proven,
                as: AccountsDesk.Newcomer(
                    invitation: invitation.isEmpty ? nil : invitation, wasTooYoung: request.wasTooYoung),
                on: await today(), device: request.deviceName, from: client, at: now)
            if signedIn.isNew {
                await keep(shell.preferences.interface, for: signedIn.account.learner)
            }
            // The browser still comes from another web site, to which not every page opens.
            let next = Route(link: visit?.next ?? "").flatMap { $0.isOpenToLinks ? $0 : nil }
            parts.security.admitted(signedIn)
            response = .seeOther(next ?? .today)
            response.signIn(with: signedIn.token)
        } catch let error as AccountError {
            parts.watch.metrics?.signInRefused(error)
            parts.security.refused(error)
            response = failed(error, request, visit?.next ?? "", shell)
        }
        response.endProviderVisit()
        return response
    }

    /// The form for signing in, with what went wrong at a provider.
    private func failed(_ error: AccountError, _ request: Request, _ next: String, _ shell: Shell) -> Response {
        if Failure.isForLog(error) {
            parts.errors.failed(request.method, on: Route(path: request.uri.path, query: ""), error)
        }
        return page(EntrancePage.page(signInForm(next, problem: error), shell), error)
    }

    private func today() async -> CalendarDate {
        await parts.workplace.context(of: parts.door.owner, at: now).localClock.date(at: now)
    }

    private func create(_ form: Form, _ request: Request, _ shell: Shell) async throws -> Response {
        let invitation = form["invitation"] ?? ""
        do {
            let today = await today()
            guard
                let birth = BirthMonth(
                    year: form["birthYear"].flatMap { Int($0) } ?? 0,
                    month: form["birthMonth"].flatMap { Int($0) } ?? 0,
                    today: today)
            else { throw AccountError.noBirthMonth }
            let new = NewAccount(
                name: form["name"] ?? "", password: form["password"] ?? "", shownName: form["shownName"] ?? "",
                birth: birth, invitation: invitation.isEmpty ? nil : invitation, wasTooYoung: request.wasTooYoung)
            let signedIn = try await accounts.signUp(
                new, on: today, device: request.deviceName, from: client, at: now)
            parts.security.admitted(signedIn)
            await keep(shell.preferences.interface, for: signedIn.account.learner)
            return welcome(signedIn, "")
        } catch AccountError.tooYoung {
            // Nothing that was entered is shown again.
            return failure(AccountError.tooYoung, .account(.create), request)
        } catch let error as AccountError {
            parts.security.refused(error)
            let isOver = error == .noInvitation || error == .notInvited
            let model = EntrancePage.Join(
                invitation: invitation, isOpen: !isOver, name: form["name"] ?? "", shownName: form["shownName"] ?? "",
                birthYear: form["birthYear"] ?? "", birthMonth: form["birthMonth"].flatMap { Int($0) },
                leastPassword: PasswordRule.least, problem: error, providers: accounts.offered)
            return page(EntrancePage.page(model, shell), error)
        }
    }

    private func page(_ html: HTML, _ error: AccountError) -> Response {
        var response = Response.page(html, status: Failure.explain(error).status)
        if case .tooManyTries(let seconds) = error { response.headers[.retryAfter] = String(seconds) }
        return response
    }

    /// Shows a new learner's pages in the language in which the account was made.
    private func keep(_ interface: Preferences.Interface, for learner: ID<Learner>) async {
        await parts.workplace.context(of: learner, at: now).keep(interface)
    }

    private func welcome(_ signedIn: SignedIn, _ next: String) -> Response {
        var response = Response.seeOther(Route(link: next).flatMap { $0.methods == [.get] ? $0 : nil } ?? .today)
        response.signIn(with: signedIn.token)
        return response
    }

    // MARK: The API

    private func apiSignUp(_ request: Request) async throws -> Response {
        let sent: SentSignUp = try await request.decoded()
        let today = await today()
        let birth = try Self.birth(year: sent.birthYear, month: sent.birthMonth, on: today)
        let signedIn = try await accounts.signUp(
            NewAccount(
                name: sent.email, password: sent.password, shownName: sent.displayName, birth: birth,
                invitation: sent.invitation, wasTooYoung: request.wasTooYoung),
            on: today, device: request.deviceName, from: client, at: now)
        parts.security.admitted(signedIn)
        return try .json(SignedInJSON(signedIn.account.learner, token: signedIn.token.text), status: .created)
    }

    private func apiSignIn(_ request: Request) async throws -> Response {
        let sent: SentSignIn = try await request.decoded()
        let signedIn = try await signIn(sent.email, sent.password, request)
        parts.security.admitted(signedIn)
        return try .json(SignedInJSON(signedIn.account.learner, token: signedIn.token.text))
    }

    private func apiSignInApple(_ request: Request) async throws -> Response {
        let sent: SentAppleSignIn = try await request.decoded()
        let today = await today()
        let birth = try Self.birth(year: sent.birthYear, month: sent.birthMonth, on: today)
        let signedIn = try await counted {
            let proven = try await accounts.proveApple(
                sent.appleIdentityToken, nonce: sent.nonce, from: client, at: now)
            return try await accounts.signIn(
                with: proven,
                as: AccountsDesk.Newcomer(
                    shownName: sent.displayName ?? "", birth: birth, invitation: sent.invitation,
                    wasTooYoung: request.wasTooYoung),
                on: today, device: request.deviceName, from: client, at: now)
        }
        parts.security.admitted(signedIn)
        return try .json(SignedInJSON(signedIn.account.learner, token: signedIn.token.text))
    }

    /// A month of birth; nil if nothing was sent of it.
    private static func birth(year: Int?, month: Int?, on today: CalendarDate) throws(AccountError) -> BirthMonth? {
        guard year != nil || month != nil else { return nil }
        guard let birth = BirthMonth(year: year ?? 0, month: month ?? 0, today: today) else { throw .noBirthMonth }
        return birth
    }
}
