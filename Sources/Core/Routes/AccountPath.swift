import Model

/// Routes under `/account`: signing in and up, and the learner's account, on a server that has accounts.
public enum AccountPath: Hashable, Sendable {
    /// `/account?notice=`: the learner's name, devices and tokens.
    case overview(notice: Notice? = nil)
    /// `/account/sign-in?next=&out=1&reset=1`: the form; `next` is the page to open then, `out` says that the learner has just
    /// signed out, and `reset` that they have just chosen a new password.
    case signIn(next: String = "", out: Bool = false, reset: Bool = false)
    /// `POST /account/enter`: signs in.
    case enter
    /// `/account/join?invitation=`: the form for a new account.
    case join(invitation: String = "")
    /// `POST /account/create`: makes an account.
    case create
    /// `/account/reset?token=`: the form for a new password, to which a link from an administrator leads.
    case reset(token: String = "")
    /// `POST /account/reset/choose`: sets the password.
    case chooseReset
    /// `/account/age?next=`: asks for the month of birth of somebody who was not asked yet.
    case age(next: String = "")
    /// `POST /account/age/confirm`
    case confirmAge
    /// `POST /account/sign-out`
    case signOut
    /// `POST /account/password`: changes it.
    case changePassword
    /// `POST /account/tokens`: makes a token for a program, and shows it.
    case makeToken
    /// `POST /account/devices/{id}/end`: signs a device or a program out.
    case end(ID<Access>)
    /// `POST /account/devices/end-others`: signs all devices out but the one that asks.
    case endOthers
    /// `/account/openid/{provider}?next=&invitation=`: sends a browser to a provider of sign-ins.
    case toProvider(String, next: String = "", invitation: String = "")
    /// `POST /account/openid/{provider}/link`: sends a learner there, to link what they are there to their account, whose
    /// password is asked for again.
    case link(String)
    /// `/account/openid/{provider}/back?code=&state=…`: where the provider sends the browser back to.
    case fromProvider(String, ProviderAnswer)
    /// `POST /account/openid/{provider}/posted`: the same, of a provider that has the browser post a form.
    case posted(String)
    /// `POST /account/identities/{id}/unlink`
    case unlink(ID<Identity>)
    /// `/account/people?notice=&about=`: all accounts and open invitations, for administrators; `about` is whose account was
    /// just changed.
    case people(notice: Notice? = nil, about: ID<Learner>? = nil)
    /// `POST /account/people/invite`: writes an invitation, and shows its link.
    case invite
    /// `POST /account/people/invitations/{id}/take-back`
    case takeBack(ID<Invitation>)
    /// `POST /account/people/{learner}/change`: makes an account an administrator's or not, closes or opens it.
    case change(ID<Learner>)
    /// `POST /account/people/{learner}/reset`: makes a link with which the learner chooses a new password, and shows it.
    case makeReset(ID<Learner>)

    /// What was just done.
    public enum Notice: String, CaseIterable, Hashable, Sendable {
        case passwordChanged = "password"
        case ended
        case othersEnded = "others"
        case promoted
        case demoted
        case closed
        case opened
        case takenBack = "taken-back"
        case linked
        case unlinked
    }

    /// Whether the route changes data and answers `POST`.
    public var isAction: Bool {
        switch self {
        case .overview, .signIn, .join, .reset, .age, .people, .toProvider, .fromProvider: false
        default: true
        }
    }

    /// Whether a link on another web site may open it. Where a browser is sent to a provider, only Glossa's own pages lead.
    var isOpenToLinks: Bool {
        switch self {
        case .toProvider: false
        default: !isAction
        }
    }

    /// Whether somebody who is not signed in may ask for it.
    public var isForStrangers: Bool {
        switch self {
        case .signIn, .enter, .join, .create, .reset, .chooseReset, .toProvider, .fromProvider, .posted: true
        default: false
        }
    }

    init?(_ path: inout PathReader, _ query: QueryReader) {
        let notice = query["notice"].flatMap { Notice(rawValue: $0) }
        switch path.next() {
        case nil: self = .overview(notice: notice)
        case "sign-in":
            self = .signIn(next: query.text("next"), out: query.flag("out"), reset: query.flag("reset"))
        case "enter": self = .enter
        case "join": self = .join(invitation: query.text("invitation"))
        case "create": self = .create
        case "reset":
            switch path.next() {
            case nil: self = .reset(token: query.text("token"))
            case "choose": self = .chooseReset
            default: return nil
            }
        case "age":
            switch path.next() {
            case nil: self = .age(next: query.text("next"))
            case "confirm": self = .confirmAge
            default: return nil
            }
        case "sign-out": self = .signOut
        case "password": self = .changePassword
        case "tokens": self = .makeToken
        case "devices":
            guard let second = path.next() else { return nil }
            if second == "end-others" {
                self = .endOthers
            } else {
                guard let id = ID<Access>(second), path.next() == "end" else { return nil }
                self = .end(id)
            }
        case "openid":
            guard let provider = path.next() else { return nil }
            switch path.next() {
            case nil:
                self = .toProvider(provider, next: query.text("next"), invitation: query.text("invitation"))
            case "link": self = .link(provider)
            case "back": self = .fromProvider(provider, ProviderAnswer(query))
            case "posted": self = .posted(provider)
            default: return nil
            }
        case "identities":
            guard let text = path.next(), let id = ID<Identity>(text), path.next() == "unlink" else { return nil }
            self = .unlink(id)
        case "people":
            switch path.next() {
            case nil: self = .people(notice: notice, about: query["about"].flatMap { ID<Learner>($0) })
            case "invite": self = .invite
            case "invitations":
                guard let text = path.next(), let id = ID<Invitation>(text), path.next() == "take-back" else {
                    return nil
                }
                self = .takeBack(id)
            case .some(let text):
                guard let id = ID<Learner>(text) else { return nil }
                switch path.next() {
                case "change": self = .change(id)
                case "reset": self = .makeReset(id)
                default: return nil
                }
            }
        default: return nil
        }
    }

    func print(into link: inout LinkWriter) {
        link.segment("account")
        switch self {
        case .overview(let notice): link.parameter("notice", notice?.rawValue)
        case .signIn(let next, let out, let reset):
            link.segment("sign-in")
            link.parameter("next", next)
            link.flag("out", out)
            link.flag("reset", reset)
        case .enter: link.segment("enter")
        case .join(let invitation):
            link.segment("join")
            link.parameter("invitation", invitation)
        case .create: link.segment("create")
        case .reset(let token):
            link.segment("reset")
            link.parameter("token", token)
        case .chooseReset: link.segments("reset", "choose")
        case .age(let next):
            link.segment("age")
            link.parameter("next", next)
        case .confirmAge: link.segments("age", "confirm")
        case .signOut: link.segment("sign-out")
        case .changePassword: link.segment("password")
        case .makeToken: link.segment("tokens")
        case .end(let id): link.segments("devices", .id(id), "end")
        case .endOthers: link.segments("devices", "end-others")
        case .toProvider(let provider, let next, let invitation):
            link.segments("openid", .name(provider))
            link.parameter("next", next)
            link.parameter("invitation", invitation)
        case .link(let provider): link.segments("openid", .name(provider), "link")
        case .fromProvider(let provider, let answer):
            link.segments("openid", .name(provider), "back")
            answer.print(into: &link)
        case .posted(let provider): link.segments("openid", .name(provider), "posted")
        case .unlink(let id): link.segments("identities", .id(id), "unlink")
        case .people(let notice, let learner):
            link.segment("people")
            link.parameter("notice", notice?.rawValue)
            link.parameter("about", learner?.description)
        case .invite: link.segments("people", "invite")
        case .takeBack(let id): link.segments("people", "invitations", .id(id), "take-back")
        case .change(let id): link.segments("people", .id(id), "change")
        case .makeReset(let id): link.segments("people", .id(id), "reset")
        }
    }
}

/// What a provider of sign-ins has a browser bring back (OpenID Connect Core 1.0, section 3.1.2.5). Nothing of it is proven.
public struct ProviderAnswer: Hashable, Sendable {
    /// What the provider exchanges for a token; empty if it did not sign anybody in.
    public var code: String
    /// The text that the browser was sent with.
    public var state: String
    /// Why nobody was signed in, as a code; empty if somebody was.
    public var error: String
    /// Who answers (RFC 9207); empty if the provider does not say.
    public var issuer: String
    /// What the person wants to be called, which Apple tells only here; empty if it is not told.
    public var name: String

    public init(code: String = "", state: String = "", error: String = "", issuer: String = "", name: String = "") {
        self.code = code
        self.state = state
        self.error = error
        self.issuer = issuer
        self.name = name
    }

    init(_ query: QueryReader) {
        self.init(
            code: query.text("code"), state: query.text("state"), error: query.text("error"),
            issuer: query.text("iss"), name: query.text("name"))
    }

    func print(into link: inout LinkWriter) {
        link.parameter("code", code)
        link.parameter("state", state)
        link.parameter("error", error)
        link.parameter("iss", issuer)
        link.parameter("name", name)
    }
}

/// Routes under `/api/v1/auth`.
public enum AuthAPIPath: Hashable, Sendable {
    /// `POST /auth/signup`: makes an account.
    case signUp
    /// `POST /auth/signin`: signs in.
    case signIn
    /// `POST /auth/signin-apple`: signs in with a token of Apple's, and makes an account for whoever has none.
    case signInApple
    /// `POST /auth/signout`: signs the token that asks out.
    case signOut
    /// `POST /auth/age`: says when the learner was born, if nobody has asked yet.
    case age
    /// `/auth/account`: the account of the token that asks.
    case account
    /// `/auth/devices`: the devices and programs that are signed in.
    case devices
    /// `DELETE /auth/devices/{id}`: signs one out.
    case device(ID<Access>)
    /// `POST /auth/tokens`: makes a token for a program.
    case tokens

    /// The methods the route answers.
    public var methods: [Method] {
        switch self {
        case .signUp, .signIn, .signInApple, .signOut, .age, .tokens: [.post]
        case .account, .devices: [.get]
        case .device: [.delete]
        }
    }

    /// Whether somebody who is not signed in may ask for it.
    public var isForStrangers: Bool { self == .signUp || self == .signIn || self == .signInApple }

    init?(_ path: inout PathReader) {
        switch path.next() {
        case "signup": self = .signUp
        case "signin": self = .signIn
        case "signin-apple": self = .signInApple
        case "signout": self = .signOut
        case "age": self = .age
        case "account": self = .account
        case "devices":
            guard let text = path.next() else {
                self = .devices
                return
            }
            guard let id = ID<Access>(text) else { return nil }
            self = .device(id)
        case "tokens": self = .tokens
        default: return nil
        }
    }

    func print(into link: inout LinkWriter) {
        link.segment("auth")
        switch self {
        case .signUp: link.segment("signup")
        case .signIn: link.segment("signin")
        case .signInApple: link.segment("signin-apple")
        case .signOut: link.segment("signout")
        case .age: link.segment("age")
        case .account: link.segment("account")
        case .devices: link.segment("devices")
        case .device(let id): link.segments("devices", .id(id))
        case .tokens: link.segment("tokens")
        }
    }
}
