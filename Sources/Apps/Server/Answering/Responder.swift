import Accounts
import Foundation
import HTTPTypes
import Hummingbird
import Lanes
import Library
import Logging
import Memory
import Model
import NIOHTTP1
import Operations
import Pages
import Routes
import Storage
import Wire

/// Handles every request: checks that it comes from this machine's own pages, routes and answers it, and converts
/// errors to a page or an API error.
struct Responder: HTTPResponder {
    typealias Context = BasicRequestContext

    let parts: SiteParts

    /// The maximum number of query parameters; the longest form of Glossa's own has about thirty.
    private static let mostParameters = 500

    /// Answers in a task of its own. What a task needs at its deepest, it keeps to its end; the task of a connection lives as
    /// long as the connection, and kept 60 KB for each browser that did nothing.
    func respond(to request: Request, context: Context) async throws -> Response {
        let logger = context.logger
        let answering = Task { try await respond(to: request, logger) }
        return try await withTaskCancellationHandler {
            try await answering.value
        } onCancel: {
            answering.cancel()
        }
    }

    private func respond(to request: Request, _ logger: Logger) async throws -> Response {
        // Where Hummingbird keeps the request's id; its own property for it needs the context.
        let watched = parts.watch.begin(request, id: logger[metadataKey: "hb.request.id"]?.description ?? "")
        var status = HTTPResponse.Status.internalServerError
        var sender: RequestOrigin?
        defer { parts.watch.end(watched, status: status.code, client: sender?.client.map { "\($0)" }) }
        var response: Response
        do {
            let origin = try RequestOrigin(request, on: Connection.current, reach: parts.reach)
            sender = origin
            if let refusal = OriginCheck.refusal(of: request, from: origin, reach: parts.reach) {
                response = refused(request, refusal, from: origin)
            } else {
                response = try await answer(request, from: origin)
            }
        } catch let error as ForwardingError {
            let reason = "\(error) Nothing was read or changed; set up the proxy to remove one."
            response = refused(request, reason, from: nil)
        } catch let error as HTTPParserError {
            // Hummingbird's answer to a body that cannot be parsed.
            status = .badRequest
            throw error
        }
        status = response.status
        SecurityHeaders.add(to: &response, for: sender)
        if request.isForAPI { SecurityHeaders.makeFile(of: &response) }
        if request.method == .head { response.removeBody() }
        return response
    }

    /// - Parameter sender: Nil if it is unknown where the request came from.
    private func refused(_ request: Request, _ reason: String, from sender: RequestOrigin?) -> Response {
        guard !request.isForAPI else { return .apiError(ErrorJSON(.forbidden, reason), status: .forbidden) }
        // By a name that is not the server's, a browser would not get the files of a page either.
        guard sender?.authority != nil else { return .text(reason + "\n", status: .forbidden) }
        var preferences = Preferences()
        preferences.interface = request.interface
        let shell = Shell(
            preferences: preferences, now: parts.workplace.clock.now(), assetVersion: parts.assets.version,
            current: .today,
            isEntrance: true)
        return .page(ProblemPage.page(ProblemPage.Model(problem: .fromElsewhere), shell), status: .forbidden)
    }

    /// Finds out who asks, once for each request, and answers.
    private func answer(_ request: Request, from sender: RequestOrigin) async throws -> Response {
        let now = parts.workplace.clock.now()
        let route = Route(path: request.uri.path, query: request.uri.query ?? "")
        if let answer = await parts.answer(toWatcher: route, request) { return answer }
        guard case .accounts(let accounts, _) = parts.door else {
            return try await answer(request, of: parts.door.owner, from: sender, at: now)
        }
        let lobby = Lobby(parts: parts, accounts: accounts, now: now, sender: sender)
        // Files hold nothing of anybody, and load even if the database is unavailable.
        guard route?.isFile != true || route?.isOfMedia == true else {
            return await lobby.answer(route ?? .today, request)
        }
        let visitor: Admitted?
        do {
            visitor = try await request.accessToken.asyncMap {
                // Only a page that a browser opens surely keeps the new cookie.
                try await accounts.admitted(
                    $0, renews: request.headers[.authorization] == nil && request.opensPage, at: now)
            }
        } catch {
            return lobby.failure(error, route ?? .today, request)
        }
        guard let visitor else { return await lobby.answer(route ?? .today, request) }
        if visitor.account.ageConfirmedAt == nil, route?.isBeforeAge != true {
            guard !request.isForAPI, request.method == .get else {
                return lobby.failure(AccountError.ageUnknown, route ?? .today, request)
            }
            return .seeOther(.account(.age(next: route?.link ?? "")))
        }
        if visitor.access.kind == .program, route?.needsPassword(request.method) == true {
            parts.security.refused(.program, to: visitor.account.learner)
            return lobby.failure(AccountError.notForPrograms, route ?? .today, request)
        }
        var response = try await answer(
            watched(request, accounts, visitor), of: visitor.account.learner, from: sender, visitor, at: now)
        if let renewed = visitor.renewed { response.signIn(with: renewed) }
        return response
    }

    /// Answers a learner, in the time zone that the request tells.
    private func answer(
        _ request: Request, of learner: ID<Learner>, from sender: RequestOrigin, _ visitor: Admitted? = nil,
        at now: Timestamp
    ) async throws -> Response {
        let told = request.zone.flatMap { ToldZone($0, of: learner, at: now) }
        return try await ToldZone.$current.withValue(told) {
            let site = await parts.site(of: learner, at: now, sender: sender, visitor: visitor)
            return try await answer(request, site, at: now)
        }
    }

    /// The request with a body that arrives only while its sender is signed in.
    private func watched(_ request: Request, _ accounts: AccountsDesk, _ visitor: Admitted) -> Request {
        guard request.method != .get, request.method != .head, let token = request.accessToken else { return request }
        var request = request
        let clock = parts.workplace.clock
        request.body = RequestBody(
            asyncSequence: AdmittedBody(body: request.body) {
                try await accounts.check(visitor, by: token, at: clock.now())
            })
        return request
    }

    private func answer(_ request: Request, _ site: Site, at now: Timestamp) async throws -> Response {
        guard request.uri.query?.utf8.lazy.count(where: { $0 == UInt8(ascii: "&") }) ?? 0 < Self.mostParameters else {
            let error = FormError.unusable("more than \(Self.mostParameters) parameters")
            guard !request.isForAPI else { return .apiError(ErrorJSON(error, as: .badForm), status: .badRequest) }
            return await site.problem(.badForm, status: .badRequest, route: .today, request.device)
        }
        guard !request.uri.path.contains("%00"),
            let route = Route(path: request.uri.path, query: request.uri.query ?? "")
        else {
            if request.isForAPI {
                return .apiError(ErrorJSON(AssetError.notFound(request.uri.path), as: .notFound), status: .notFound)
            }
            return await site.problem(.notFound, status: .notFound, route: .today, request.device)
        }
        let refusal = await Self.refusal(of: request, route) {
            await site.problem(.methodNotAllowed, status: .methodNotAllowed, route: .today, request.device)
        }
        if let refusal { return refusal }
        // The API works with the learner's own settings, whatever program calls it.
        let device = request.isForAPI ? nil : request.device
        do {
            // Static files need no preferences, and must load even if the database is unavailable.
            var frame = PageFrame()
            if !route.isFile, !route.isLookup {
                frame = try await site.context.frame(on: device, countsCards: route.showsRooms)
                // Where nobody signs up, the first page that is opened tells a new desk its language.
                if !parts.door.hasAccounts, route.showsRooms, request.method == .get,
                    frame.preferences.interface != request.interface, await site.context.keep(request.interface)
                {
                    frame = try await site.context.frame(on: device, countsCards: true)
                }
            }
            return try await site.answerInTurn(
                Site.Visit(
                    route: route, request: request, sender: site.sender, device: device, preferences: frame.preferences,
                    now: now,
                    shell: site.shell(frame, route: route)))
        } catch let error as HTTPParserError where error != .invalidEOFState {
            // Nothing after it can be parsed: Hummingbird responds with 400 and closes the connection.
            throw error
        } catch {
            let (problem, status) = Failure.explain(error)
            if let error = error as? AccountError { parts.security.refused(error, to: site.context.learner) }
            if Failure.isForLog(error) {
                parts.errors.failed(request.method, on: route, error)
            }
            if case .api = route {
                var response = Response.apiError(ErrorJSON(error, as: problem), status: status)
                response.headers[.retryAfter] = Self.retryAfter(error)
                if case AccountError.tooYoung = error { response.keepTooYoung() }
                return response
            }
            // A failed model request can be repeated from the page that sent it.
            let origin = error is ModelError ? request.origin : nil
            var response = await site.problem(problem, status: status, route: route, device, back: origin)
            response.headers[.retryAfter] = Self.retryAfter(error)
            return response
        }
    }

    /// Returns the answer to a method that the route does not have; nil if it has it. Whoever opens the address of a form gets
    /// to the page with the form: the browser shows that address after the form was answered with a page.
    ///
    /// - Parameter page: Makes the page that says so.
    static func refusal(of request: Request, _ route: Route, page: () async -> Response) async -> Response? {
        let method = Routes.Method(request.method)
        if let method, route.methods.contains(method) { return nil }
        if method == .get, let form = route.pageOfForm { return .seeOther(form) }
        let message = "This address does not accept \(request.method.rawValue)."
        var response: Response =
            request.isForAPI
            ? .apiError(ErrorJSON(.methodNotAllowed, message), status: .methodNotAllowed) : await page()
        response.headers[.allow] = route.methods.map(\.rawValue).joined(separator: ", ")
        return response
    }

    /// Returns the seconds after which the same request may succeed.
    private static func retryAfter(_ error: any Error) -> String? {
        switch error {
        case RateLimitError.exceeded(let seconds), LaneError.full(let seconds): String(seconds)
        case let error as StorageError where error.isTemporary: "5"
        case AccountError.tooManyTries(let seconds): String(seconds)
        case let error as ModelError: error.retryAfter.map { String($0) }
        default: nil
        }
    }
}

extension Site {
    /// Answers at once, in the learner's lane, or as long as the client is connected.
    fileprivate func answerInTurn(_ visit: Visit) async throws -> Response {
        switch visit.route.effort(visit.request.method) {
        case .moment:
            defer { ProcessMemory.giveBackMapped() }
            return try await answer(visit)
        case .long: return try await Connection.whileOpen { try await answer(visit) }
        case .inLane: return try await answer(visit, in: desk.answers)
        case .asJob: return try await answer(visit, in: desk.jobs)
        }
    }

    private func answer(_ visit: Visit, in lane: LearnerLane) async throws -> Response {
        var visit = visit
        // A client that sends slowly must not occupy the lane.
        if visit.request.method != .get, visit.request.method != .head {
            let body = try await visit.request.collected(upTo: visit.route.bodyLimit)
            visit.request.body = RequestBody(buffer: body)
        }
        return try await Connection.whileOpen { [visit] in
            try await lane.run { try await answer(visit) }
        }
    }

    /// Returns the page that explains an error.
    fileprivate func problem(
        _ problem: Problem, status: HTTPResponse.Status, route: Route, _ device: ID<Device>?, back origin: Route? = nil
    ) async -> Response {
        let frame = (try? await context.frame(on: device, countsCards: true)) ?? PageFrame()
        let shell = shell(frame, route: route)
        return .page(ProblemPage.page(ProblemPage.Model(problem: problem, retry: origin), shell), status: status)
    }
}

extension Optional {
    fileprivate func asyncMap<Value>(_ body: (Wrapped) async throws -> Value?) async rethrows -> Value? {
        if let self { try await body(self) } else { nil }
    }
}

extension Request {
    /// Whether a browser opens a page of its own with it.
    fileprivate var opensPage: Bool {
        method == .get && headers[HTTPField.Name("Sec-Fetch-Dest")!] == "document"
    }

    /// Whether it is an API request, which always gets JSON.
    var isForAPI: Bool { uri.path == "/api" || uri.path.hasPrefix("/api/") }

    /// The page that sent the request; nil if unknown or not one of Glossa's.
    fileprivate var origin: Route? {
        guard let sent = headers[.referer], let url = URLComponents(string: sent) else { return nil }
        return Route(link: url.percentEncodedPath + (url.percentEncodedQuery.map { "?" + $0 } ?? ""))
    }
}

extension Route {
    /// Whether it is a file of the learner's.
    fileprivate var isOfMedia: Bool {
        if case .review(.media) = self { true } else { false }
    }

    fileprivate var isFile: Bool {
        switch self {
        case .asset, .manifest, .health, .ready, .review(.media), .certificate(.root): true
        default: false
        }
    }
}

extension Route {
    /// Whether it needs only dictionaries, which are the same for everyone.
    fileprivate var isLookup: Bool {
        if case .api(.lookup) = self { true } else { false }
    }

    /// Whether its response is a page with the navigation rail.
    fileprivate var showsRooms: Bool {
        switch self {
        case .api: false
        default: !isFragment && !isFile && methods == [.get]
        }
    }
}

extension Site {
    fileprivate func shell(_ frame: PageFrame, route: Route) -> Shell {
        Shell(
            preferences: frame.preferences, now: context.now, clock: context.localClock, assetVersion: assets.version,
            current: route, waiting: frame.waiting, deletionDue: frame.deletionDue,
            signedIn: visitor?.account.shownName)
    }
}

extension Routes.Method {
    /// The method of a request, where `HEAD` is a `GET`; nil for one that no route has.
    init?(_ method: HTTPRequest.Method) {
        self.init(rawValue: method == .head ? HTTPRequest.Method.get.rawValue : method.rawValue)
    }
}
