import Model
import Routes

extension Wording {
    // MARK: The entrance

    var signIn: String { say("Sign in", "登录") }
    var signOut: String { say("Sign out", "退出登录") }
    var signInLead: String { say("Your books and cards are waiting.", "你的书和卡片都在等你。") }
    var newPasswordSet: String {
        say("Your new password is set. Sign in with it.", "新密码已设置，请用它登录。")
    }
    var signedOut: String { say("You are signed out.", "你已退出登录。") }
    var accountName: String { say("Name or e-mail address", "用户名或邮箱") }
    var accountNameHelp: String {
        say(
            "You sign in with this: an e-mail address, or a name of letters, digits and .\u{A0}_\u{A0}-\u{A0}+",
            "用于登录：可填邮箱，也可用文字、数字和 .\u{A0}_\u{A0}-\u{A0}+ 组成用户名。")
    }
    var password: String { say("Password", "密码") }
    func passwordHelp(_ least: Int) -> String {
        say("At least \(least) characters. A few words in a row are easy to remember.", "至少 \(least) 个字符。几个词连在一起更好记。")
    }
    var noAccountYet: String { say("No account yet?", "还没有账号？") }
    var accountAlready: String { say("Already have an account?", "已经有账号了？") }
    var makeAccount: String { say("Create an account", "创建账号") }
    var makeAccountLead: String { say("A desk of your own for the languages you read.", "一张属于你自己的书桌，读你正在学的语言。") }
    var forgottenPassword: String {
        say(
            "Forgot your password, or have no account yet? Ask whoever runs this server.",
            "忘记密码或还没有账号？请联系这台服务器的管理员。")
    }
    var whatToCallYou: String { say("What should we call you? (optional)", "怎么称呼你？（选填）") }
    var monthOfBirth: String { say("When were you born?", "你的出生年月") }
    var month: String { say("Month", "月") }
    var year: String { say("Year", "年") }
    var birthHelp: String {
        say("Only to check that you are 13 or older. It is not stored.", "只用来确认你已年满 13 岁，不会保存。")
    }
    var whenBorn: String { say("One more question", "还有一个问题") }
    var whenBornLead: String { say("Then your desk is ready.", "回答之后就可以开始了。") }
    var goOn: String { say("Continue", "继续") }
    /// Whether the year stands before the month.
    var yearComesFirst: Bool { interface == .simplifiedChinese }
    func monthName(_ number: Int) -> String {
        let names = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December",
        ]
        return say(names[min(max(number, 1), 12) - 1], "\(number) 月")
    }

    /// In the words of the providers' own guidelines.
    func continueWith(_ provider: String) -> String { say("Continue with \(provider)", "通过 \(provider) 继续") }
    var orWithPassword: String { say("or with a password", "或使用密码") }

    // MARK: The account

    var plan: String { say("Your plan", "订阅状态") }
    var planOfAdministrator: String {
        say("You look after this server, so everything is open to you.", "你是这台服务器的管理员，可以使用全部功能。")
    }
    /// - Parameter until: When it ends unless it is renewed; nil for what is bought once.
    func pro(until: Moment?) -> String {
        guard let until else { return say("You have Pro for good.", "你已拥有专业版，永久有效。") }
        let day = date(year: until.year, month: until.month, day: until.day)
        return say("You have Pro until \(day), and longer if it is renewed.", "你正在使用专业版，有效期至 \(day)，续订后顺延。")
    }
    func freePlan(_ limit: Int, used: Int) -> String {
        say(
            "This server’s language model answers \(count(limit, "request", "requests")) a day for free. You have used "
                + "\(Quantity.grouped(used)) today; the count begins anew at midnight.",
            "这台服务器的语言模型每天免费回答 \(Quantity.grouped(limit)) 次，今天已用 \(Quantity.grouped(used)) 次，零点后重新计算。")
    }
    var freePlanHelp: String {
        say(
            "For more, subscribe in the app, or restore there what you bought before. Reading, reviewing, exporting and "
                + "models of your own are always open.",
            "需要更多次数，可在 App 中订阅，或在那里恢复以前的购买。阅读、复习、导出和你自己添加的模型始终开放。")
    }

    var waysToSignIn: String { say("Other ways to sign in", "其他登录方式") }
    var waysToSignInLead: String {
        say(
            "Once linked, you can sign in here with that account. Nothing you read or learn is sent there.",
            "关联后，可以用那个账号登录这里。你读什么、学什么，都不会发送给对方。")
    }
    func link(_ provider: String) -> String { say("Link \(provider)", "关联 \(provider)") }
    var unlink: String { say("Unlink", "解除关联") }
    var notOffered: String { say("No longer offered", "已不再提供") }
    var passwordHere: String { say("Your Glossa password", "你的 Glossa 密码") }
    var passwordHereHelp: String {
        say("From then on, what you link can sign in to this account.", "关联之后，对方的账号就能登录你在这里的账号。")
    }
    func leavingLead(_ provider: String) -> String {
        say("Sign in to \(provider) with the account that you want to link.", "请在 \(provider) 登录要关联的账号。")
    }

    var yourAccount: String { say("Your account", "你的账号") }
    func signedInAs(_ shown: String, _ name: String) -> String {
        shown == name
            ? say("Signed in as \(name)", "已登录：\(name)")
            : say("Signed in as \(shown) (\(name))", "已登录：\(shown)（\(name)）")
    }
    var signedInDevices: String { say("Where you are signed in", "已登录的设备") }
    var signOutOthers: String { say("Sign out all other devices", "退出其他所有设备") }
    var thisDevice: String { say("This device", "当前设备") }
    var lastUsed: String { say("Last used", "上次使用：") }
    /// Of what has not been used since it was made.
    var notUsedYet: String { say("Not used yet", "还没有用过") }
    var tokens: String { say("Access tokens", "访问令牌") }
    var tokensLead: String {
        say(
            "A program that uses Glossa’s API signs in with a token of its own, never with your password.",
            "使用 Glossa API 的程序用各自的令牌登录，不需要你的密码。")
    }
    var tokenName: String { say("Name of the program", "程序名称") }
    var makeToken: String { say("Create a token", "创建令牌") }
    var withdraw: String { say("Revoke", "撤销") }
    func newToken(_ name: String) -> String { say("Token for \(name)", "“\(name)”的令牌") }
    var shownOnce: String {
        say("Copy it now: it is shown only this once, and is not stored.", "请现在复制：它只显示这一次，不会保存。")
    }
    var changePassword: String { say("Change your password", "修改密码") }
    var oldPassword: String { say("Current password", "当前密码") }
    var newPassword: String { say("New password", "新密码") }
    var changePasswordHelp: String {
        say("This signs out every other device and program.", "修改后，其他设备和程序都会退出登录。")
    }
    /// - Parameter person: Whose account was changed, if it is another's.
    func told(_ notice: AccountPath.Notice, of person: String = "") -> String {
        switch notice {
        case .passwordChanged:
            say(
                "Your password was changed, and all other devices and programs were signed out.",
                "密码已修改，其他设备和程序均已退出登录。")
        case .ended: say("Signed out.", "已退出登录。")
        case .othersEnded:
            say(
                "All other devices are signed out. Access tokens still work; revoke them below.",
                "其他设备均已退出登录。访问令牌仍然有效，可在下方撤销。")
        case .promoted: say("\(person) is now an administrator.", "“\(person)”已设为管理员。")
        case .demoted: say("\(person) is no longer an administrator.", "“\(person)”不再是管理员。")
        case .closed: say("\(person)’s account is deactivated.", "“\(person)”的账号已停用。")
        case .opened: say("\(person)’s account is active again.", "“\(person)”的账号已重新启用。")
        case .takenBack: say("The invitation was withdrawn.", "邀请已撤回。")
        case .linked: say("You can sign in with it from now on.", "现在可以用它登录了。")
        case .unlinked: say("It no longer signs in to your account.", "已解除关联，它不能再登录你的账号。")
        }
    }

    // MARK: People

    var people: String { say("People", "用户") }
    var peopleLead: String {
        say(
            "Everyone who has an account on this server. These pages show nobody what others read and learn, but whoever "
                + "runs the server can see it. "
                + "A deactivated account cannot sign in; everything in it is kept.",
            "这台服务器上的用户。网页不会显示别人读什么、学什么，但服务器的管理员可以看到。停用的账号无法登录，其中的数据都会保留。")
    }
    var inviteSomebody: String { say("Invite someone", "邀请新用户") }
    var whomFor: String { say("Who is it for?", "邀请谁？") }
    var writeInvitation: String { say("Create the link", "生成邀请链接") }
    func invitationFor(_ note: String) -> String { say("Invitation for \(note)", "给“\(note)”的邀请") }
    var invitationHelp: String {
        say(
            "Send them this link. It can be used once, within a week, and is shown only now.",
            "把这个链接发给对方。链接一周内有效，只能使用一次，并且只在此时显示。")
    }
    var invited: String { say("Invited", "邀请时间：") }
    var takeBack: String { say("Withdraw", "撤回") }
    func accounts(_ count: Int) -> String { say(self.count(count, "account", "accounts"), "\(count) 个账号") }
    var administrator: String { say("Administrator", "管理员") }
    var closed: String { say("Deactivated", "已停用") }
    /// Of an account whose learner is leaving.
    func willBeDeleted(on day: Moment) -> String {
        let day = date(year: day.year, month: day.month, day: day.day)
        return say("Leaving: will be deleted on \(day)", "已申请删除，将于\(day)删除")
    }
}
